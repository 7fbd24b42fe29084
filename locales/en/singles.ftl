# Singles. What stands within another sentence ends without a full stop.

## What shortest reasons cite

singles-case-number = the { $number } of { $cell }
singles-case-apart = no two blacks side by side
singles-case-together = all whites connected

## Techniques

singles-black_neighbour = { $cells_count ->
    [one] { $cells } is beside the black { $black }, so it is white.
   *[other] { $cells } are beside the black { $black }, so they are white.
}
    .name = black neighbour
    .about = the cells beside a black are white
singles-white_twin = { $cells_count ->
    [one] The { $number } at { $white } is white, so its twin at { $cells } is black.
   *[other] The { $number } at { $white } is white, so its twins at { $cells } are black.
}
    .name = white twin
    .about = a number seen once in a line hides its twins there
singles-sandwich = { $cell } stands between the two { $number }s at { $a } and { $b }: one of those is black, so { $cell } is white.
    .name = sandwich
    .about = the cell between two equal numbers is white
singles-pair_isolation = { $a } and { $b } are equal neighbours, so one of them shows the { $number }: { $cells } must be black.
    .name = pair isolation
    .about = two equal neighbours hide every other twin in their line
singles-cut_off = { $exit } is the last way out of { $cell }: black there would cut off { $cell }, so { $exit } is white.
    .name = cut off
    .about = the last way out of a cell is white
singles-corner = { $a }, { $b } and { $c } are equal: were the corner { $a } white, { $b } and { $c } would be black and cut it off. So { $a } is black.
    .name = corner
    .about = equal numbers in a corner of the board
singles-corner-two-pairs = { $a } and { $b } are equal, and so are { $c } and { $d }: of each pair one is black, not side by side, and not { $b } with { $c }, which would cut off the corner. So { $a } and { $d } are black.
singles-corner-pair = { $a } and { $b } are equal, so one of them is black. If { $a } is, its neighbour { $c } is white; if { $b } is, { $c } is the corner's last way out. So { $c } is white.
singles-split = Black at { $cell } would cut off { $cells } from the other whites, so { $cell } is white.
    .name = split
    .about = a black that would cut the whites in two is none
singles-split-many = Black at { $cell } would cut off { $count ->
    [one] { $count } cell
   *[other] { $count } cells
} on the side of { $near } from the other whites, so { $cell } is white.
singles-split-only = { $cell } is white: there must be a white cell.
singles-offset_pair = Were { $cell } black, { $a } and { $b } would be white, so their twins { $twin_a } and { $twin_b } would both be black and touch. So { $cell } is white.
    .name = offset pair
    .about = two pairs of twins that meet side by side
singles-short_try = { $chain } but now { $end }. So { $cell } is { $colour ->
    [black] black
   *[white] white
}.
    .name = short try
    .about = a try that soon runs into a contradiction
singles-long_try = { singles-short_try }
    .name = long try
    .about = a try that runs into a contradiction after a long chain
singles-exhaustion = No short argument is left. Every way to go on with { $cell } { $other ->
    [black] black
   *[white] white
} fails (found by search), so { $cell } is { $colour ->
    [black] black
   *[white] white
}.
    .name = exhaustion
    .about = every way to go on with the other colour fails

## A try, sentence by sentence

singles-suppose = Suppose { $cell } were { $colour ->
    [black] black
   *[white] white
} (1). It follows:
singles-suppose-at-once = Suppose { $cell } were { $colour ->
    [black] black
   *[white] white
}:
singles-then-twin = { $before } ({ $number }) { $cell } black, twin of { $other };
singles-then-beside = { $before } ({ $number }) { $cell } white, beside { $other };
singles-then-split = { $before } ({ $number }) { $cell } white, or it would split the whites;
singles-then-lock = { $before } ({ $number }) { $cell } white, or it would lock in { $inside };
singles-and-so-on = { $before } and so on for { $more ->
    [one] 1 more cell
   *[other] { $more } more cells
};

## Contradictions

singles-both-colours = { $cell } would have to be both black and white
singles-same-number = { $a } and { $b } show the same number in one line
singles-black-neighbours = { $a } and { $b } are black neighbours
singles-black-cuts = the black at { $cell } cuts the whites in two
singles-cut-in-two = the blacks cut the whites in two

## How an explanation ends

singles-marks-clash = The marks contradict the rules: { $why }.
singles-marks-wrong = { $marks_count ->
    [one] This cannot be right: { $marks }. No solution has it.
   *[other] These cannot be right: { $marks }. No solution has any of them.
}
singles-mark = { $cell } { $colour ->
    [black] black
   *[white] white
}
singles-marks-together = These marks cannot all be right: no solution has them together.
singles-no-solution = This puzzle has no solution, with these marks or without.
singles-nothing-fits = No way to go on: nothing completes this position.
singles-several-fit = Several solutions fit: { $cell } can be black or white. No further step is certain.
singles-still-open = { $count ->
    [one] 1 cell is still open.
   *[other] { $count } cells are still open.
}

## Broken rules

singles-answer-size = the answer has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $cols ->
    [one] 1 column
   *[other] { $cols } columns
}, the puzzle { $puzzle_rows } and { $puzzle_cols }
singles-black-sides = { $a } and { $b } are both black and share a side
singles-seen-twice = { $number } is seen twice in { $line }: { $a } and { $b }
singles-row = row { $n }
singles-column = column { $n }
singles-no-white = there is no white cell at all
singles-whites-cut = the whites are not connected: { $cells }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
} cut off
singles-seen-at = { $number } is seen at { $a } and at { $b }
singles-some-cut-off = { $count ->
    [one] 1 of the whites is cut off at { $at }
   *[other] { $count } of the whites are cut off at { $at }
}

## What cannot be read or played

singles-board-cells = found { $found ->
    [one] 1 cell
   *[other] { $found } cells
}, expected { $rows } x { $cols }
singles-board-empty = a board of { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $cols ->
    [one] 1 column
   *[other] { $cols } columns
} is empty
singles-board-too-large = a board of { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $cols ->
    [one] 1 column
   *[other] { $cols } columns
} is too large; the limit is { $limit } cells
singles-no-move = found { $found }, expected a move such as r1c2=black, r1c2=white or r1c2=open
singles-outside = { $cell } is outside the board of { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $cols ->
    [one] 1 column
   *[other] { $cols } columns
}
singles-too-many-cells = found more than { $wanted ->
    [one] 1 cell
   *[other] { $wanted } cells
}, expected the end
singles-too-few-cells = found { $found ->
    [one] 1 cell
   *[other] { $found } cells
}, expected { $wanted }
singles-character = found { $found }, expected { $expected }
singles-solution-characters = 1 or # (black), 0 or . (white)
singles-progress-characters = 1 (black), 0 (white) or . (open)
singles-size = found { $found }, expected a size
singles-number-too-large = the number { $number } is too large; the limit is { $limit }
singles-cell-limit = too many cells; the limit is { $limit }
singles-csv-field = found { $found }, expected a number, `?`, `.` or a blank
singles-csv-row = found a row of { $found ->
    [one] 1 field
   *[other] { $found } fields
}, expected { $wanted } as in the first row
singles-csv-empty = found nothing, expected rows of comma-separated numbers
singles-text-empty = found nothing, expected rows of numbers
singles-text-unclear = a board with so few columns or numbers cannot be told from another game’s as text; use csv or id
singles-id = found { $found }, expected WxH:cells
singles-after-size = found { $found } after the size, expected `:`
singles-id-cells = found { $found ->
    [one] 1 cell
   *[other] { $found } cells
}, expected { $cols } x { $rows } = { $cells }
singles-id-character = found { $found }, expected 1-9, a-z or A-Z
singles-link = found { $found }, expected { $shape }
singles-link-short = the address ends too early, expected { $shape }
singles-link-rest = found { $found } after the cells
singles-link-digits = expected two base-36 digits after `-`
singles-link-character = found { $found }, expected 0-9, a-z, `-`, `.` or `@`
singles-link-number = puzz.link cannot carry { $number } at { $cell }: its largest number is { $limit }
singles-pzpr-short = the file ends before the { $lines ->
    [rows] rows
   *[columns] columns
}
singles-pzpr-size = found { $found }, expected the number of { $lines ->
    [rows] rows
   *[columns] columns
}
singles-pzpr-rows = found { $found ->
    [one] 1 row
   *[other] { $found } rows
}, expected { $wanted }
singles-pzpr-row-long = found more than { $wanted ->
    [one] 1 cell
   *[other] { $wanted } cells
}
singles-pzpr-field = found { $found }, expected a number, `.` or `-`
singles-model-too-large = a model of { $cells } cells would be too large; the limit is { $limit }

## What the methods note

singles-sweep-size = sweep takes boards whose shorter side has 2 to { $most } cells and whose twins are not too many to remember; this one is { $rows } x { $cols }; use search
singles-probing = probing settled { $count } of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
singles-conflicts = { $count ->
    [one] 1 conflict
   *[other] { $count } conflicts
} in the search
singles-rounds-and-cuts = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $cuts ->
    [one] 1 { $cut } cut
   *[other] { $cuts } { $cut } cuts
}
singles-proof-with-cuts = the proof's formula includes the border cuts
singles-restarts = { $count ->
    [one] 1 restart
   *[other] { $count } restarts
}
singles-restarts-in-vain = no answer after { $count ->
    [one] 1 restart
   *[other] { $count } restarts
}
singles-contradiction = A contradiction: { $why }. Nothing completes this position.
singles-stayed-open = { $count } of { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} stayed open
singles-hardest = hardest technique: { $level }; score { $score }

## What the generators note and refuse

singles-one-or-more = It has at least one solution; there may be several.
singles-report-level = the report's generator knows no difficulty; drop { $level } or { $style }
singles-two-cells = no board of two cells has exactly one solution; ask for another size
singles-no-such-change = found no puzzle of difficulty { $level } with this answer among { $tries }; try another seed, or another change
singles-no-such-board = found no { $rows } x { $cols } board of difficulty { $level } among { $tries }; try a larger one
singles-never-exhaustion = { $technique } is a search for when no argument is left, not a technique that boards are made for
singles-no-clues = { $option }: every cell of Singles has its number; there is nothing to count
singles-report-alone = the report’s generator does not know { $given }; drop it or { $style }
singles-none-drawn = none of { $tried } boards with such an answer had one solution
singles-made-symmetric = The black cells of its answer are symmetric.
singles-symmetric-size = a board of { $rows } x { $cols } is too large for a symmetric answer; the limit is { $most } cells
singles-none-symmetric = no symmetric answer was found for a board of { $rows } x { $cols } that leaves no cell room to be black; try another symmetry or size

## What lists and forms say

singles = Singles
    .about = blacken cells so that no number is seen twice in a line, no two blacks touch by a side, and the whites stay connected
    .goal = Blacken cells until no number shows twice.
    .rules = Blacken cells so that no number shows twice in a row or column, no two blacks touch by a side, and all other cells stay connected.
    .how = Press: black, then circled (surely white), then empty. Right button: circle. Keys: 1 black, 2 circle.
    .touch = Tap: black, then circled (surely white), then empty. Rest a moment, then draw to play several cells.
    .edit = Choose a cell and type its number; Delete takes it away. Drawing chooses several cells. A cell without a number may be black or white.

singles-method-search = propagation with the blacks as a forest, probing, search that learns; the default
singles-method-sweep = counts all answers without looking at each: cell by cell, remembering the trees of blacks and the twins still to come
singles-method-sat = CaDiCaL with border cuts added as needed; can write proofs
singles-method-sat-plain = BatSat with border cuts added as needed
singles-method-mip = the report's integer program and its loop of connectivity cuts (HiGHS)
singles-method-restart = the report's heuristic: blacken duplicates at random, start again when stuck
singles-method-logic = only the named techniques of explain; may stop short
singles-method-bnb = our own branch and bound on the program’s linear relaxation, with a tree to look at; small boards

singles-option-cut = mip: which connectivity cut to add (default border; report = the report's own)
singles-option-restarts = restart: how often to start again before giving up (default 1000)
singles-option-style = unique = exactly one solution (default); report = the report's generator, which promises at least one
singles-option-symmetric = the black cells of the answer lie as they do after half a turn (default false)
singles-option-symmetry = how the black cells of the answer lie (default none)
singles-option-pattern = a picture: the black cells of the answer are its `#`, white its `.`, and `?` as the generator likes
singles-option-from = a new puzzle with the solution of this one
singles-option-change = how it differs from --from: other numbers (default), one level harder or easier

singles-format-puzzlink = puzz.link address (hitori), numbers to 1295; the site never accepts a board without blacks
singles-format-pzpr = file of pzpr (pzprv3, hitori)
singles-format-id = game ID of Simon Tatham's collection, WxH:cells; above 61 comma-separated (extension)
singles-format-csv = the reports' file: comma-separated numbers; blank, . or ? = no constraint
singles-format-text = numbers row by row, with or without blanks between them: 1342 or 1 3 4 2
