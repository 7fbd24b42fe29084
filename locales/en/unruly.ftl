# Unruly. Sentences of steps and notes are whole; what refuses an input or names a broken rule has no
# full stop, because it is put into other sentences.
#
# $ink, $other and $tile are `black` or `white`; $line is a line's name within a sentence, $Line where one
# begins.

unruly-row = row { $n }
unruly-column = column { $n }
unruly-case-three = no three alike in { $line }
unruly-case-half = as many white as black in { $line }
unruly-case-differ = { $one } and { $other } differ
unruly-row-title = Row { $n }
unruly-column-title = Column { $n }
unruly-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
unruly-columns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
}
unruly-tile-is = { $cell } is { $ink }

## The techniques

unruly-pair = { $cells } are both { $ink }, so { $cell } beside them is { $other }.
    .name = pair
    .about = beside two equal neighbours stands the other colour
unruly-gap = { $cells } are both { $ink }, so { $cell } between them is { $other }.
    .name = gap
    .about = between two equal tiles stands the other colour
unruly-last_cell = { $cell } is the last empty cell of { $line }, which lacks one { $ink } tile; so it is { $ink }.
    .name = last cell
    .about = the last empty cell of a line takes the colour the line lacks
unruly-line_full = { $half ->
    [one] { $Line } has its { $ink } tile, so the rest is { $other }.
   *[other] { $Line } has all its { $half } { $ink } tiles, so the rest is { $other }.
}
    .name = line full
    .about = a line that has half its tiles in one colour is completed by the other
unruly-unique_lines = { $Line } needs one more { $ink } tile, and at { $cell } it would make { $line } equal to { $full }; so { $tiles }.
    .name = unique lines
    .about = the last tile of a colour must not make a line equal to a full one (where that is a rule)
unruly-near_complete = { $Line } needs one more { $ink } tile, and it must be one of { $cells }, or these three would all be { $other }. So every other empty cell of { $line } is { $other }.
    .name = near complete
    .about = the last tile of a colour must stand where three of the other would meet
unruly-line_completion = { $argument }; so { $tile }.
    .name = line completion
    .about = every way to complete a line has the same colour in a cell
unruly-line_completion-likewise = { $argument }; so { $tile }. In the same way { $others }.
unruly-case_split = { $argument }; so { $cell } is { $other }.
    .name = case split
    .about = suppose a tile; its consequences contradict each other, so it is the other one
unruly-case_split-equal = { $further ->
    [0] If { $cell } were { $ink }, two lines would be equal at once; so { $cell } is { $other }.
    [one] If { $cell } were { $ink }, 1 further tile would follow and make two lines equal or leave one that cannot be completed; so { $cell } is { $other }.
   *[other] If { $cell } were { $ink }, { $further } further tiles would follow and make two lines equal or leave one that cannot be completed; so { $cell } is { $other }.
}

## What would follow from a tile, and how that ends

unruly-if = If { $cell } were { $ink }, { $end }
unruly-if-then = If { $cell } were { $ink }, { $chain } would follow, and { $end }
unruly-link = { $cell } { $ink }
unruly-more = { $more ->
    [one] 1 more tile
   *[other] { $more } more tiles
}
unruly-then-three = three { $ink } tiles would meet at { $cells }
unruly-then-many = { $half ->
    [one] { $line } would have more than { $half } { $ink } tile
   *[other] { $line } would have more than { $half } { $ink } tiles
}
unruly-then-short = { $left ->
    [one] { $line } would have only 1 { $ink } tile left, but { $windows } need one each
   *[other] { $line } would have only { $left } { $ink } tiles left, but { $windows } need one each
}
unruly-window = { $first } to { $last }
unruly-then-equal = { $line } would be equal to { $full }
unruly-then-dead = { $line } could not be completed

## How explanations end

unruly-broken-already = A rule is broken already: { $why }.
unruly-cannot-all-stay = these tiles cannot all stay
unruly-no-solution = There is no solution from here.
unruly-several = { $left ->
    [one] There are several solutions; { $left } cell is left open.
   *[other] There are several solutions; { $left } cells are left open.
}
unruly-no-further = { $left ->
    [one] No technique goes further; { $left } cell is left.
   *[other] No technique goes further; { $left } cells are left.
}
unruly-would-have = { $half ->
    [one] { $line } would have more than { $half } { $ink } tile
   *[other] { $line } would have more than { $half } { $ink } tiles
}
unruly-neither = { $cell } can be neither { $ink } nor { $other }
unruly-line-dead = { $line } cannot be completed

## Broken rules

unruly-wrong-size = the solution has { $rows } x { $cols } tiles, the board { $board_rows } x { $board_cols }
unruly-given-changed = { $cell } is given as { $ink } but the solution makes it { $other }
unruly-three = three { $ink } tiles in a row: { $cells }
unruly-three-in = three { $ink } tiles in a row in { $line }
unruly-too-many = { $line } has { $count } { $ink } tiles; half of it is { $half }
unruly-too-many-of = { $line } has { $count } { $ink } tiles of { $half }
unruly-equal-rows = rows { $one } and { $two } are equal
unruly-equal-columns = columns { $one } and { $two } are equal
unruly-caption = no two rows and no two columns are equal

## Boards, texts and moves that are refused

unruly-side-odd = the board has { $side }; each line holds as many black as white tiles, so both sides must be even and at least 2
unruly-side-long = the board has { $side }; a side may have at most { $most }
unruly-many-cells = a board of { $rows } x { $cols } has { $cells } cells; at most { $most } are allowed
unruly-too-large = the board is too large: at most { $rows } rows and { $cells } cells
unruly-nothing = nothing
unruly-unexpected = found { $found }, expected { $expected }
unruly-unexpected-2 = found { $found }, expected { $expected }; is this report 003's coding ({ $cells } 12)?
unruly-tile = 0 or 1
unruly-tile-or-empty = 0, 1 or .
unruly-field-01 = 0 (white), 1 (black), blank or -1 (empty)
unruly-field-12 = 1 (white), 2 (black), blank or 0 (empty)
unruly-uneven-rows = { $tiles ->
    [one] this row has { $tiles } tile, the first one has { $first }
   *[other] this row has { $tiles } tiles, the first one has { $first }
}
unruly-blank-line = found a blank line, expected a row of tiles
unruly-no-rows = found no rows, expected a board
unruly-row-long = a row may have at most { $most } tiles
unruly-text-long = the text goes on after all { $cells } tiles
unruly-text-short = { $tiles ->
    [one] the text has { $tiles } tile, the board { $cells }
   *[other] the text has { $tiles } tiles, the board { $cells }
}
unruly-unreadable = the file cannot be read: { $why }
unruly-id-colon = found no `:`, expected an ID such as 8x8:FEfc...
unruly-id-size = found { $found }, expected a size such as 8x8
unruly-id-height = found { $found }, expected the height
unruly-id-letter = found { $found }, expected a letter
unruly-id-long = the description goes on after the last of { $cells } cells
unruly-id-short = the description ends after { $walked } of { $cells } cells
unruly-id-no-end = the description ends at the last of { $cells } cells, expected one step past the last cell
unruly-move = { $found }: expected a move such as r1c2=black, r1c2=white or r1c2=empty
unruly-outside = { $cell } is outside the board of { $rows } rows and { $cols } columns
unruly-fixed = { $cell } is given and cannot be changed
unruly-given-missing = { $cell } is given as { $ink } but the position has it { $found }

## The methods

unruly-answered-by = Answered by { $method }.
unruly-sat-too-large = `sat` takes boards up to about 150 x 150: larger formulas do not fit into memory; use auto, fill or search
unruly-mip-too-large = `{ $method }` takes boards of up to { $most } cells and this one has { $cells }; use auto, fill or search
unruly-sweep-size = { $rows } x { $cols } is too wide for `sweep`: what it must remember of the columns does not fit into { $bits } bits; use auto or search
unruly-sweep-lines = `sweep` takes boards without equal lines whose shorter side has at most { $most } cells, and this one is { $rows } x { $cols }; use auto or search
unruly-fill-counts = `fill` finds one completion and cannot count them; use search or sat
unruly-model-too-large = a model of this board would be too large: formulas are written up to about 150 x 150, integer programs up to { $cells } cells
unruly-model-comparisons = comparing every two lines of this board would make the model too large

## The generators

unruly-minimal = It has exactly one solution, and every clue is needed for that.
unruly-least = It has exactly one solution, and exchanging clues led to no fewer; with fewer than { $bound } there would be several.
unruly-least-ended = The search for fewer clues was ended early.
unruly-made-symmetric = Its clues lie as they do after half a turn.
unruly-made-symmetry = Its clues are symmetric.
unruly-beyond = It is harder than { $level }: it takes nested case splits.
unruly-up-to = It is solvable without guessing, by techniques up to { $level }.
unruly-clues = { $clues ->
    [one] It has { $clues } clue, { $share } % of the cells.
   *[other] It has { $clues } clues, { $share } % of the cells.
}
unruly-solvable = It is solvable; it may have several solutions.
unruly-potentially = It is potentially solvable: no three in a row so far, which does not mean that it can be solved.
unruly-rounds = { $rounds ->
    [one] The first board of the program could be solved
   *[other] Board { $rounds } of the program could be solved
}: { $white } white, { $black } black.
unruly-steps = { $rounds ->
    [one] A fifth of the cells ({ $tiles }) came from the program, and could be completed at once.
   *[other] A fifth of the cells ({ $tiles }) came from the program, { $rounds } times until they could be completed.
}
unruly-placed = No more than { $placed } of { $wanted } tiles could be placed.
unruly-too-small = a board of { $rows } x { $cols } is too small to be a puzzle: both sides must be at least { $least } (smaller boards can be solved, not generated)
unruly-two-generators = { $options } are two different generators; give one of them
unruly-no-levels = the reports' generators ({ $options }) know no difficulty
unruly-program-alone = boards of report 002’s program have no level, no density and no fewest clues
unruly-fill-or-tiles = choose a fill rate or numbers of tiles, not both
unruly-no-placing = the program has no room for { $white } white and { $black } black tiles
unruly-placing-wrong = the solver’s board breaks its own program; another seed may help
unruly-fewest-level = { $clues } fewest and least leave no choice of difficulty; leave { $level } out
unruly-symmetric-alone = { $option } is for boards with one solution and few clues, of up to { $cells } cells; it goes with no other generator
unruly-clues-value = { $option } { $text }: expected few, fewest, least, or how many
unruly-clues-alone = { $option } with a number is for boards with one solution; it goes with no generator of the reports
unruly-clues-most = { $clues } is too many for a board of { $rows } x { $cols }
unruly-clues-size = a board of { $rows } x { $cols } is too large to count its clues; the limit is { $most } cells
unruly-clues-symmetry = a symmetric board cannot have exactly { $clues }: its clues come in groups
unruly-none-counted = no board of { $rows } x { $cols } with exactly { $clues } of its cells given was found among { $tried }; the fewest were { $fewest }
unruly-large-level = boards of more than { $cells } cells are made up to level { $level }
unruly-too-easy = no board of { $rows } x { $cols } with difficulty { $level } was found in { $tries } tries: such boards are rare or impossible at this size
unruly-fewest-cells = { $clues } fewest and least are for boards of up to { $most } cells; this one has { $cells }
unruly-no-unique-lines = no board of { $rows } x { $cols } with all rows and all columns different was found; such boards are rare or impossible at this size

## What lists and forms say

unruly = Unruly
    .about = put a black or white tile on every cell: never three equal ones in a row, as many of each colour in every line
    .goal = Fill with black and white, never three in a row.
    .rules = Fill every cell black or white. Never three equal side by side; as many black as white in every row and column.
    .how = Press: black, then white, then empty. Right button: white. Keys: 1 black, 2 white. Square tiles are given.
    .touch = Tap: black, then white, then empty. Rest a moment, then draw to play several cells. Square tiles are given.
    .edit = Press: black, then white, then empty; drawing gives more tiles like the first. Keys: 1 black, 2 white, Delete.
    .rule-unique-lines = No two rows and no two columns may be equal.

unruly-method-auto = the quickest of the others for the board and the question, a complete one last
unruly-method-search = all completions of every line at once, then depth-first with restarts
unruly-method-sweep = counts all completions without looking at each: cell by cell, remembering the last tiles and counts of the columns
unruly-method-fill = any completion of boards of any size: fill locally, mend the counts along paths
unruly-method-sat = CaDiCaL on clauses; with --proof an LRAT proof of what it claims
unruly-method-sat-plain = BatSat on clauses
unruly-method-mip = report 002's integer program, by HiGHS: one binary a cell
unruly-method-mip-2colour = report 003's integer program, by HiGHS: one binary a cell and colour
unruly-method-logic = a person's techniques only, short case splits included; gives up where they end
unruly-method-bnb = our own branch and bound on the program’s linear relaxation, with a tree to look at; small boards

unruly-option-cells = digits for white and black in comma-separated files (default 01)
unruly-option-unique-lines = also forbid two equal rows and two equal columns (default: as the puzzle says)
unruly-option-fill = report 002's puzzles: erase a full board down to this fill rate (0 to 100); solvable, not unique
unruly-option-density = report 003's puzzles: place tiles at random up to this density (0 to 100); only potentially solvable
unruly-option-style = drawn (default); program: report 002’s integer program of three states, with numbers of tiles drawn or chosen and changed until the board can be solved; with a fill rate, its four steps
unruly-option-white = white tiles that report 002’s program places; without --style program the board may be impossible
unruly-option-black = black tiles that it places
unruly-option-clues = for one solution: few clues at the difficulty (default); fewest: none that could be left out, whatever the difficulty; least: a long search for fewer still, by exchanging them; or exactly so many
unruly-option-symmetric = for one solution: clues lie as they do after half a turn (default false)
unruly-option-symmetry = for one solution: how clues lie (default none)
unruly-option-pattern = a picture of the board: one solution, and clues exactly at its `#`
unruly-option-from = a new puzzle with the solution of this one
unruly-option-change = how it differs from --from: other clues (default), one level harder or easier, or only fewer clues

unruly-format-id = game ID of Simon Tatham's collection: `8x8:FEfc...`, `8x8u:...` for unique lines
unruly-format-csv = report 002's file: 0 white, 1 black, blank or -1 empty, separated by commas; extended by a first line `unique-lines` where that rule is on
unruly-format-csv12 = report 003's file: 1 white, 2 black, blank or 0 empty; the same as --cells 12
unruly-format-text = a picture: 0 white, 1 black, . empty, one line a row, spaces between
