# Containers that other programs exchange puzzles in.

penpa-address = this is no address of Penpa+, which holds m=edit&p= and a long text after it
penpa-damaged = the text after p= is damaged or cut short
penpa-grid = found a grid of kind { $found }, expected a square one
penpa-size = found a side of { $found }, expected 1 to { $most }
penpa-margins = the margins { $found } do not fit the grid
penpa-around = the number { $found } stands outside the board, where this game has no clues

save-first-line = expected the first line of a save file of Simon Tatham’s collection
save-line = expected a key, the length of its value and the value, as in GAME    :6:Towers
save-version = found version { $found } of save files, expected 1
save-number = { $key } is { $found }, expected a number from 1 to { $most }
save-missing = the save file has no line { $key }
save-states = { $found ->
    [one] the save file has one move
   *[other] the save file has { $found } moves
  }, but says { $wanted }
save-other-game = this is a save file of { $found }, expected one of { $wanted }

tokens-number = found { $found }, expected a number or -
tokens-size = found { $found }, expected a size
tokens-sizes = { $found ->
    [one] the first line has one number
   *[other] the first line has { $found } numbers
  }, expected { $wanted }
tokens-rows = { $found ->
    [one] there is one row
   *[other] there are { $found } rows
  } below the first line, expected { $wanted }
tokens-row = { $found ->
    [one] this row has one sign
   *[other] this row has { $found } signs
  }, expected { $wanted }

format-penpa = an address of Penpa+, the editor of setters
format-save = a save file of Simon Tatham’s collection
format-puzzlekit = puzzlekit’s text: sizes, then rows of signs with spaces between them, - for nothing
pegs-save-shape = Tatham’s Pegs has square boards alone
singles-penpa-cell = { $cell } holds { $found }, expected a number, ? or nothing
singles-puzzlekit-question = puzzlekit’s text has no question marks
singles-save-numbers = Tatham’s Singles has a number from 1 to 61 in every cell
towers-puzzlekit-sizes = the first line says { $rows } by { $cols } and heights to { $most }, expected three equal numbers
unruly-penpa-cell = { $cell } holds { $found }, expected a circle, 0, 1 or nothing
unruly-puzzlekit-lines = puzzlekit’s text cannot say that lines must differ; the id and csv can
unruly-puzzlekit-tile = found { $found }, expected 1, 2 or -
