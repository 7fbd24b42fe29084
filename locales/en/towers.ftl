# Towers. A sentence that may stand within another has no full stop.

## Parts of sentences. `line` is row or column, `number` counts from 1.

towers-line =
    { $line ->
        [row] row
       *[column] column
    } { $number }
towers-line-first =
    { $line ->
        [row] Row
       *[column] Column
    } { $number }
towers-clue =
    The clue { $clue } { $side ->
        [top] above
        [bottom] below
        [left] left of
       *[right] right of
    } { towers-line }
towers-case-once = each height once in { towers-line }
towers-case-clue =
    the clue { $clue } { $side ->
        [top] above
        [bottom] below
        [left] left of
       *[right] right of
    } { towers-line }
towers-side = the { $side }
towers-nothing = nothing

## Puzzles

towers-size = found size { $size }, expected a board of size 1 to { $most }
towers-clue-range = found clue { $clue }, expected 1 to { $most }
towers-tower-range = found tower { $height }, expected 1 to { $most }
towers-height-range = found height { $height }, expected 1 to { $most }
towers-repeats = { $cell }={ $height } repeats the { $height } given at { $twin }; every height stands once in each row and column

## The referee

towers-answer-size = the answer is { $rows } x { $cols }, the board { $n } x { $n }
towers-no-height = { $cell } holds { $height }, but heights go from 1 to { $n }
towers-not-given = { $cell } holds { $height }, but a tower of height { $given } is given
towers-twice = { $one } and { $other } in { towers-line } both hold { $height }
towers-miscounted =
    { towers-line } shows { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } from { towers-side }, but its clue is { $clue }

## Playing

towers-shows = { towers-line } shows { $count } from { towers-side }, not { $clue }
towers-no-height-left = no height is left for { $cell }
towers-no-move = found { $found }, expected a move such as r1c2=3, r1c2!=3, r1c2?3 or r1c2:1,2
towers-outside = { $cell } is outside the board of { $n } x { $n }
towers-move-height = found { $found }, expected a height from { $least } to { $most }
towers-move-given = { $cell } holds a given tower of height { $given }
towers-mark-on-tower = A tower stands on { $cell }: take it away before you make marks there

## Solutions

towers-symbol = found { $found }, expected a height from 1 to { $tallest } or `.`
towers-too-many-heights =
    found more than the { $cells ->
        [one] { $cells } height
       *[other] { $cells } heights
    } of the board
towers-too-few-heights =
    found { $found ->
        [one] { $found } height
       *[other] { $found } heights
    }, expected { $cells } ({ $n } x { $n })

## Files: notation csv

towers-file-corner = found { $found }, expected an empty corner
towers-file-clue = found { $found }, expected a clue from 1 to { $most } or nothing
towers-file-height = found { $found }, expected a height from 1 to { $most } or nothing
towers-file-size = found a board of size { $found }, expected { $n }
towers-file-rows = found more than { $most } rows; the largest board is { $size }
towers-file-fields = found more than { $most } fields; the largest board is { $size }
towers-file-ragged =
    found { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    }, expected { $width } as in the first row
towers-file-empty = the file is empty; expected n+2 rows of n+2 fields
towers-file-shape =
    found { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } of { $width ->
        [one] { $width } field
       *[other] { $width } fields
    }, expected n+2 rows of n+2 fields, n at least 1

## Game IDs: notation id

towers-id-unexpected = found { $found }, expected { $expected }
towers-id-end = the end
towers-id-size = the size of the board
towers-id-colon = `:` and the clues
towers-id-clues =
    `/` and { $clues ->
        [one] { $clues } more clue
       *[other] { $clues } more clues
    }
towers-id-symbol = a letter, a tower or `_`
towers-id-number = found the number { $found }, expected a smaller one
towers-id-first-symbol = a letter or a tower
towers-id-cells =
    { $cells ->
        [one] { $cells } more cell
       *[other] { $cells } more cells
    }
towers-id-more-clues = found more than { $clues } clues
towers-id-more-cells =
    found more than { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
towers-id-seed = a random-seed ID can be replayed only by the program that made it; expected a descriptive ID such as `4:2/2/1/3/...`

## Addresses: notation puzzlink

towers-address = expected an address such as `https://puzz.link/p?skyscrapers/4/4/...`
towers-address-short = found the end, expected columns/rows/clues
towers-address-square =
    found { $cols ->
        [one] 1 column
       *[other] { $cols } columns
    } and { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, expected a square board
towers-address-ends =
    found the end, expected { $places ->
        [one] { $places } more place
       *[other] { $places } more places
    }
towers-address-run = a run of empty places past the last of { $places }
towers-address-digits = expected two hexadecimal digits after `-`
towers-address-symbol = found { $found }, expected 0-9, a-z, `-` or `.`
towers-address-more = found more places than the board has

## Methods and models

towers-search-stalled = The search stalled; `sat` answered.
towers-logic-level = Its level is { $level }.
towers-mip-wrong = HiGHS returned a point that is no answer: { $why }.
towers-program-size = the integer program of a board of size { $n } is too large; it is built up to size { $most }, use the formula (cnf, sat) beyond

## Generating

towers-not-square = { $option } { $rows }x{ $cols }: a board of Towers is square
towers-no-size = { $option } { $size }: expected 1 to { $most }
towers-mode-any-level = { $option } { $mode } makes boards of any difficulty; { $option } unique takes one
towers-none-made = no board of size { $n } and level { $level } was found among { $tried }; try a larger size
towers-never-hidden-set = no board up to size 6 needs { $technique }: the other cells of the line are a naked set then, which comes first; name a larger size
towers-unique-alone = { $given } goes with { $mode } unique alone
towers-clues-most = { $clues } is too many: a board of size { $n } has room for { $most } clues and towers
towers-clues-symmetry = a symmetric board of size { $n } cannot show exactly { $clues }: clues and towers come in groups
towers-none-counted = no board of size { $n } with { $clues } as the number of clues and towers, up to level { $level }, was found among { $tried }; the fewest were { $fewest }
towers-made-minimal = Nothing can be taken away.
towers-made-symmetric = Clues and towers lie as they do after half a turn; no two that belong together can be taken away.
towers-made-symmetry = Clues and towers are symmetric; none that belong together can be taken away.
towers-made-counted = It shows exactly as many clues and towers as wished: { $clues }.
towers-made-full = It has all clues of a random Latin square.
towers-made-restarts = It has all clues of a square made as report 000 does, by drawing and starting again: { $begun ->
    [one] the first start was enough.
   *[other] it was begun { $begun } times.
}
towers-made-random = Its clues are drawn at random: most likely it is impossible.
towers-made-hard =
    It has half of the clues of a random Latin square and { $towers ->
        [one] { $towers } tower
       *[other] { $towers } towers
    }.

## Explaining

towers-several = Every height left stands in some solution: this puzzle has several.
towers-wrong-together = These towers and marks cannot all be right: no solution has them together.
towers-wrong-marks =
    { $cells_count ->
        [one] The marks of { $cells } cannot be right: no solution has any of these heights there.
       *[other] The marks of { $cells } cannot be right: in each of these cells no solution has any of the heights marked.
    }
towers-wrong-alone = This cannot be right: no solution has { $towers }.
towers-no-place-left = { towers-line } has no place left for { $height }

## Techniques

towers-clue_one = { towers-clue } sees one tower only, so nothing stands before the tallest: { $cell } is { $height }.
    .name = clue one
    .about = a clue 1 stands before the tallest tower
towers-clue_all = { towers-clue } sees every tower, so each is taller than the one before: seen from there they are 1 to { $tallest } in order.
    .name = clue all
    .about = a clue n looks up a staircase from 1 to n
towers-facing_clues = The clues { $clue } and { $other_clue } at the ends of { towers-line } make { $sum }: every tower is seen from one side and the tallest from both, so { $cell } is { $height }.
    .name = facing clues
    .about = two facing clues that sum to n+1 fix the tallest tower
towers-clue_bound =
    { towers-clue } sees { $clue ->
        [one] one tower
       *[other] { $clue } towers, each taller than the one before
    }, so { $bounds }.
    .name = clue bound
    .about = a clue bounds the heights of the towers next to it
towers-clue_bound-before = { towers-clue } has { $left } to see before { $wall }, each taller than the one before, so { $bounds }.
towers-clue_bound-first = { towers-clue } may see only { $first } before { $wall }, so that is the tallest of those before { $wall }: { $bounds }.
towers-at-most = { $cell } is at most { $height }
towers-at-least = { $cell } is at least { $height }
towers-less-than = { $cell } is less than { $height }
towers-naked_single = { $reasons }, so { $cell } is { $height }.
    .name = naked single
    .about = a cell has one height left
towers-naked_single-alone = { $cell } is { $height }, the only height there is.
towers-stand-in =
    { $heights_count ->
        [one] { $heights } stands in { towers-line }
       *[other] { $heights } stand in { towers-line }
    }
towers-too-tall =
    { $heights_count ->
        [one] { $heights } is
       *[other] { $heights } are
    } too tall so near to the clue { $clue } { $side ->
        [top] above
        [bottom] below
        [left] on the left
       *[right] on the right
    }
towers-out-before =
    { $heights_count ->
        [one] { $heights } is ruled out already
       *[other] { $heights } are ruled out already
    }
towers-hidden_single = { towers-line-first } has no other place for { $height }, so { $cell } is { $height }.
    .name = hidden single
    .about = a height has one place left in a line
towers-line_fillings = { towers-line-first }: { $reasons }. So { $conclusion }.
    .name = line fillings
    .about = no filling of a line that its clues allow uses a height
towers-is-not = { $cell } is not { $heights }
towers-none-stands = none of these towers stands there
towers-too-many =
    { $gone } would show at least { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } from { towers-side }{ $best }, where the clue is { $clue }
towers-too-few =
    { $gone } would show at most { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } from { towers-side }{ $best }, where the clue is { $clue }
towers-at-best = { " " }(at best { $heights })
towers-at-best-none = { "" }
towers-no-height-for =
    { $cells_count ->
        [one] { $gone } would take the last height that { $cells } may have
       *[other] { $gone } would take one of the heights { $heights }, which { $cells } need for themselves
    }
towers-no-place-for =
    { $heights_count ->
        [one] { $gone } would take the last place where { $heights } may stand
       *[other] { $gone } would take one of { $cells }, the only cells for { $heights }
    }
towers-clues-apart =
    with { $gone } the clue { $clue } { $line ->
        [row] on the left
       *[column] above
    } needs the { $height } in { $cells }, but the clue { $other_clue } { $line ->
        [row] on the right
       *[column] below
    } needs it in { $other_cells }
towers-clues-differ =
    with { $gone } the clue { $clue } { $line ->
        [row] on the left
       *[column] above
    } needs { $heights } in { $at }, but the clue { $other_clue } { $line ->
        [row] on the right
       *[column] below
    } needs { $other_heights } there
towers-never = { $gone } would show { $counts } towers from { towers-side }, where the clue is { $clue }
towers-nowhere = with { $gone } there is no place for { $height } ({ $cases })
towers-clues-missed = with { $gone } the two clues together leave no way to fill the rest
towers-and-also = { $one }; { $rest }
towers-heights-in = { $heights } in { $cell }
towers-or-else = { $one }, or { $rest }
towers-naked_set =
    { towers-line-first }: { $cells } share { $heights } among them, so no other cell of the { $line ->
        [row] row
       *[column] column
    } holds these heights.
    .name = naked set
    .about = some cells of a line share as many heights
towers-hidden_set = { towers-line-first }: { $heights } fit only into { $cells }, so no other height stands there.
    .name = hidden set
    .about = some heights fit only into as many cells of a line
towers-fish =
    { $line ->
        [row] In rows { $lines } the { $height } can stand only in columns { $across }, so these columns have no { $height } elsewhere.
       *[column] In columns { $lines } the { $height } can stand only in rows { $across }, so these rows have no { $height } elsewhere.
    }
    .name = fish
    .about = a height is confined, in some rows, to as many columns, or the reverse
towers-forcing_chain =
    If { $start } is not { $height }, then { $chain }: one end of this chain is { $height } in any case, so { $targets_count ->
        [one] { $targets } is not { $height }.
       *[other] { $targets } are not { $height }.
    }
    .name = forcing chain
    .about = a chain of cells with two heights each has the same height at one of its ends
towers-then = then { $tower }
towers-what_if = Suppose { $cell } were { $height }. That forces { $chain }, and then { $end }. So { $cell } is not { $height }.
    .name = what if
    .about = a height tried in a cell leads by forced towers to a line that cannot be filled
towers-what_if-at-once = Suppose { $cell } were { $height }. Then { $end }. So { $cell } is not { $height }.
towers-end-no-height = { towers-line } has no height left for { $cells }
towers-end-cells =
    { $heights_count ->
        [one] { towers-line } has only { $heights } left for { $cells }
       *[other] { towers-line } has only { $heights } left for { $cells } together
    }
towers-end-no-place = { towers-line } has no place left for { $heights }
towers-end-heights =
    { $cells_count ->
        [one] { towers-line } has only { $cells } left for { $heights }
       *[other] { towers-line } has only { $cells } left for { $heights } together
    }
towers-end-too-many =
    { towers-line } shows at least { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } from { towers-side }, where the clue is { $clue }
towers-end-too-few =
    { towers-line } shows at most { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    } from { towers-side }, where the clue is { $clue }
towers-end-apart =
    in { towers-line } the clue { $clue } { $line ->
        [row] on the left
       *[column] above
    } needs the { $height } in { $cells }, but the clue { $other_clue } { $line ->
        [row] on the right
       *[column] below
    } needs it in { $other_cells }
towers-end-differ =
    in { towers-line } the clue { $clue } { $line ->
        [row] on the left
       *[column] above
    } needs { $heights } in { $at }, but the clue { $other_clue } { $line ->
        [row] on the right
       *[column] below
    } needs { $other_heights } there
towers-end-never = { towers-line } shows { $counts } towers from { towers-side }, where the clue is { $clue }
towers-end-nowhere = { towers-line } has no place left for { $height } ({ $cases })
towers-end-dead = { towers-line } cannot be filled any more
towers-more =
    { $more ->
        [one] 1 more tower
       *[other] { $more } more towers
    }
towers-case_split = Suppose { $cell } were { $height }. { $forced } { $split } is { $heights }. But { $cases }. So { $cell } is not { $height }.
    .name = case split
    .about = a height leads by forced towers to a cell all of whose heights fail in their turn
towers-case_split-then = Then
towers-case_split-forces = That forces { $chain }, and then
towers-case-at-once = with { $tower } { $end }
towers-case-fails = { $tower } forces { $chain }, and then { $end }
towers-case-deeper = after { $tower } every height of { $split } fails as well (cases within cases, { $more } in all)
towers-case_split-search = Suppose { $cell } were { $height }. Every way to go on from there fails, but in more cases than a sentence can follow: a search went through them. So { $cell } is not { $height }.

## What lists and forms say

towers = Towers
    .about = build a tower in every cell, each height once a row and column, so that the border clues count the towers seen
    .goal = Build towers so that every clue sees its number.
    .rules = Each height stands once in every row and column. A number at the border says how many towers are seen from there: taller ones hide those behind.
    .how = Choose a cell, then a number. Space switches pencil marks. Press a clue (or shift and an arrow) to see what it sees.
    .touch = Tap a cell, then a number; Pencil writes small marks. Tap a clue to see what it sees.
    .edit = Choose a cell or a place on the border and type a number; Delete takes it away. Drawing chooses several cells. Arrows lead onto the border and back.

towers-method-search = dedicated search (default): all-different, both clues of a line at once, restarts; `sat` when it stalls
towers-method-sat = CaDiCaL on a formula that follows the highest tower so far; can write proofs
towers-method-sat-plain = BatSat on a formula that follows the highest tower so far
towers-method-mip = HiGHS on the reports' integer program, errata mended; for boards up to about 8
towers-method-mip-001 = the same with report 001’s rows, which count towers of equal height too
towers-method-logic = only techniques a person has a name for; may stop short
towers-method-bnb = our own branch and bound on the program’s linear relaxation, with a tree to look at; small boards

towers-option-alone = search: never let `sat` take over when it stalls (default false)
towers-option-mode = unique (default): one solution, of the wanted difficulty, nothing given that is not needed; full: all clues; normal: all clues, in one board of five drawn at random; hard: half of the clues and n/2 towers; restarts: all clues of a square made by report 000’s generateGrid
towers-option-symmetric = clues and towers lie as they do after half a turn (default false)
towers-option-symmetry = how clues and towers lie (default none)
towers-option-clues = exactly so many clues and given towers; without --difficulty of any level
towers-option-pattern = a picture of the board with its border: clues and towers exactly at its `#`
towers-option-from = a new puzzle with the solution of this one
towers-option-change = how it differs from --from: other clues (default), one level harder or easier, or only fewer clues

towers-format-puzzlink = a puzz.link or pzv.jp address of genre skyscrapers
towers-format-id = game ID of Simon Tatham's collection; sizes above 9 are Quadrille's extension
towers-format-csv = the reports' file: n+2 rows of n+2 fields, clues on the border
