# Pegs. Errors and broken rules are parts of sentences and end without a full stop; notes and steps are
# sentences.

pegs-left =
    { $pegs ->
        [one] 1 peg
       *[other] { $pegs } pegs
    }
pegs-nothing = nothing

## Boards and rules

pegs-no-peg = the board has no peg; at least one is needed
pegs-no-hole = the board has no empty hole; at least one is needed
pegs-too-large = { $rows } rows and { $cols } columns are too many: the limits are { $side } of each and { $places } places in all
pegs-not-triangle = row r of a triangle has r cells
pegs-goal-not-a-cell = the goal { $goal } is not a cell of the board
pegs-not-a-cell = { $cell } is not a cell of the board
pegs-cannot-jump = The peg on { $cell } cannot jump: it needs a peg beside it and a hole behind that
pegs-jump = the jump { $from }-{ $to } is not allowed: { $why }
pegs-not-straight = a peg jumps two cells in a straight line
pegs-no-peg-at = there is no peg at { $cell }
pegs-no-peg-over = there is no peg to jump over at { $cell }
pegs-not-empty = { $cell } is not empty
pegs-move = move { $number }: { $why }
pegs-move-nowhere = move { $number } goes nowhere
pegs-goal-empty = no peg stands on the goal { $goal }
pegs-goal-not-alone =
    { $pegs ->
        [one] 1 peg is
       *[other] { $pegs } pegs are
    } left beside the one on the goal { $goal }

pegs-board-rect = { $name }: expected rect:ROWSxCOLUMNS
pegs-board-size = { $name } needs a size, such as { $kind }:7
pegs-board-unknown = no board is called { $name }; there are { $known }
pegs-board-side = { $name }: expected a size from { $least } to { $most }, found { $found }
pegs-board-odd = { $name }: expected an odd size, found { $found }
pegs-board-no-cell = { $cell } is not a cell of { $name }

## Notations

pegs-no-centre = { $option } centre: this board has no cell in its centre; name one as rRcC
pegs-goal = { $option } { $found }: expected any, centre or a cell such as r4c4
pegs-expected-position = expected the moves so far, such as r4c2-r4c4, or a position as id, csv or text
pegs-other-board = the position is of another board than the puzzle
pegs-uneven-row =
    found a row of { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $expected } as above
pegs-rows = more than { $most } rows
pegs-columns = more than { $most } columns
pegs-no-board = found nothing, expected a board
pegs-expected-vacancy = found { $found }, expected the empty hole as rRcC
pegs-expected-size = found { $found }, expected a size from 1 to { $most } such as 7x7
pegs-expected-cells = found the end, expected `:` and the cells
pegs-expected-rows = found { $found }, expected the rows of a triangle, 2 to 90
pegs-more-cells =
    more than { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
pegs-fewer-cells =
    found { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $expected }
pegs-expected-letter = found { $found }, expected P, H or O
pegs-expected-symbol = found { $found }, expected a peg (*), a hole (-) or a space
pegs-expected-field = found { $found }, expected a peg (x), a hole (o) or nothing; in numbers 0, 1 or 2, or with { $option } 123 a number from 1 to 3
pegs-no-triangles = this notation has no triangles; use id or text
pegs-expected-move = found { $found }, expected a move such as r4c2-r4c4 or r4c2-r4c4-r2c4
pegs-expected-landing = found { $found }, expected where the peg goes too, such as r4c2-r4c4

## Solving

pegs-exact-too-large = exact takes boards of up to { $most } cells, this one has { $cells }; use beam
pegs-census-too-large = a census takes boards of up to { $most } cells, this one has { $cells }
pegs-model-too-large = the model would have { $variables } variables; the limit is { $most }
pegs-model-moves = the reports’ program minimises pegs, not moves
pegs-rings-square = the program with rings is about boards of squares; use the program of method `mip`
pegs-one-solution = this method does not count solutions; exact does
pegs-moves-not-counted = plays of fewest moves are not counted; leave { $option } out
pegs-orders = The same jumps in another order count as another play.
pegs-misses-goal =
    The best play found leaves { $pegs ->
        [one] 1 peg
       *[other] { $pegs } pegs
    }, not one on { $goal }.
pegs-fewest = Fewer than { $pegs } pegs are impossible, by { $proof }.
pegs-not-fewest = Not proved to be the fewest: { $stop }.
pegs-by-class = position class
pegs-by-weights = a pagoda function
pegs-by-search = exhaustive search
pegs-moves-unproved = The fewest pegs are not proved, so neither are the fewest moves.
pegs-fewest-moves =
    Fewer than { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } are impossible, by exhaustive search.
pegs-moves-open =
    Fewer than { $below ->
        [one] 1 move
       *[other] { $below } moves
    } are impossible, fewer than { $moves } are not ruled out: { $stop }.
pegs-unreachable = No play ends with a single peg on { $goal }: proved by { $proof }.
pegs-why-weights = Weigh the pegs with { $weights } (0 elsewhere): no jump makes the sum larger, and it is less at the start than { $goal } weighs.
pegs-why-parity = Every jump changes none or two of { $cells }, so the pegs on them stay even or odd in number, and a single peg on { $goal } would need the other.
pegs-why-part = No jump leaves { $cells }, so a peg stays there.

## Proofs and their checker

pegs-proof-line = line { $line }: { $why }
pegs-proof-head = expected `pegs proof`
pegs-proof-claim = expected `claim ...`
pegs-proof-claims = expected `claim unreachable rRcC` or `claim at-least N`
pegs-proof-lines = expected parity, part, stay, weight or exhaustive
pegs-proof-cell = expected a cell, found { $found }
pegs-proof-pair = expected rRcC=WEIGHT
pegs-proof-weight = expected a whole weight
pegs-proof-other-goal = the proof is about { $goal }, asked is { $asked }
pegs-proof-jump = the jump { $from }-{ $to } breaks a line of the proof
pegs-proof-raises = the jump { $from }-{ $to } raises the total weight
pegs-proof-shared = two parts share a cell
pegs-proof-weak = the lines are true but do not prove the claim
pegs-proof-less =
    the lines prove at least { $bound ->
        [one] 1 peg
       *[other] { $bound } pegs
    }, not { $pegs }
pegs-proof-large = more than { $most } positions can be reached, too many to look at again: what the lines claim is not verified
pegs-proves-unreachable = no play ends with a single peg on { $goal }: { $why }
pegs-proves-parity =
    the pegs on { $cells } marked cells are { $parity ->
        [even] even
       *[odd] odd
    } in number for ever, and that peg alone would make them { $parity ->
        [even] odd
       *[odd] even
    }
pegs-proves-part = a part of the board that no jump leaves keeps a peg
pegs-proves-weights = the pegs weigh { $total }, no jump raises that, and a peg on { $goal } weighs { $end }
pegs-proves-search =
    { $positions ->
        [one] the only position that can be reached does not have it
       *[other] none of the { $positions } positions that can be reached has it
    }
pegs-proves-fewest = no play ends with fewer than { $pegs } pegs: { $why }
pegs-proves-fewest-parity = the parities forbid it
pegs-proves-fewest-parts = no part of the board that no jump leaves can have fewer
pegs-proves-fewest-stay = some pegs can never be jumped over, and the parities of the others forbid it
pegs-proves-fewest-search = none of the { $positions } positions that can be reached has

## Explaining

pegs-only_jump =
    { $move }: the peg on { $peg } jumps over { $over }; { $left ->
        [one] 1 peg is
       *[other] { $left } pegs are
    } left. No other jump is possible.
    { $picture }
    .name = only jump
    .about = no other jump is possible
pegs-keeping_jump =
    { $move }: the peg on { $peg } jumps over { $over }; { $left ->
        [one] 1 peg is left.
       *[other] { $left } pegs are left. { $reach }
    }
    { $picture }
    .name = keeping jump
    .about = a jump after which the fewest pegs can still be reached
pegs-keeping_chain =
    { $move }: the peg on { $peg } jumps over { $over }; { $left ->
        [one] 1 peg is left.
       *[other] { $left } pegs are left. { $reach }
    }
    { $picture }
    .name = keeping chain
    .about = several jumps in a row by one peg that keep the fewest pegs in reach
pegs-reach =
    { $pegs ->
        [one] A search knows a way on to a single peg.
       *[other] A search knows a way on to { $pegs } pegs, the fewest { $proved ->
            [yes] possible
           *[no] known
        }.
    }
pegs-purge =
    { $name ->
        [three] It begins a three-purge
        [six] It begins a six-purge
        [l] It begins an L-purge
       *[package] It begins a package
    }: { $jumps } take { $gone } away and leave everything else as it is now. { $reach }
pegs-no-jump-left =
    No jump is possible; { $pegs ->
        [one] one peg is
       *[other] { $pegs } pegs are
    } left.
pegs-worse = From here { $now } pegs are left at best, and from the start it was { $before }: go back to the last good jump.
pegs-out-of-reach = A single peg on { $goal } cannot be reached from the start, whatever is played.
pegs-no-longer = From here a single peg on { $goal } can no longer be reached: go back to the last good jump.
pegs-lost-because = { $told } { $why }
pegs-lost-part = No jump leaves { $cells }, so a peg stays there.
pegs-lost-class =
    { $wanted ->
        [odd] On { $cells } { $count ->
            [0] no pegs stand
           *[other] { $count } pegs stand
        }, an even number, and every jump keeps it even; a single peg on { $goal } would make it odd.
       *[even] On { $cells } { $count ->
            [one] 1 peg stands
           *[other] { $count } pegs stand
        }, an odd number, and every jump keeps it odd; a single peg on { $goal } would make it even.
    }
pegs-lost-weights = Give the cells the weights { $weights } and the others 0: the pegs weigh { $total }, no jump makes them heavier, and a peg on { $goal } weighs { $end }.

## Generating

pegs-size-with-board = { $size } does not go with { $option }; write { $option } square:6
pegs-size = { $option } { $rows }x{ $cols }: expected sides up to { $side } and at most { $places } cells
pegs-size-no-jump = { $option } { $rows }x{ $cols }: a jump needs three cells in a line
pegs-vacancy = { $option } { $found }: expected random or a cell such as r4c4
pegs-steps-fit = { $option } { $steps } do not fit on { $rows }x{ $cols }: { $fit } did; ask for a larger size
pegs-holes-rare = { $option }: no play of many starts so; they start with { $fewest } to { $most } holes
pegs-holes-none = { $option }: no play of so many jumps was found
pegs-program-level = boards of the program have no level
pegs-program-steps = { $steps } jumps do not fit on a board of { $rows } by { $cols }
pegs-program-none = the program says that no play on { $rows } by { $cols } has so many jumps ({ $steps }), so many holes at the start ({ $holes }) and its end in the middle
pegs-program-wrong = the solver’s play breaks its own program; another seed may help
pegs-level-rare = found no { $rows }x{ $cols } board of difficulty { $level }; ask for another size, or leave out what else is asked
pegs-no-clues = { $option }: Pegs has no clues; the number of holes is an option of its own
pegs-no-pattern = { $option }: a picture of a Pegs board is a puzzle already; give it to the other verbs as it is
pegs-no-symmetry = { $option }: Pegs has no clues that could lie symmetrically; boards that are symmetric have names (see --board)
pegs-no-from = { $option }: the position of Pegs is all there is; another one has another solution
pegs-level-board = { $board } leaves no choice of difficulty: it is not { $level }
pegs-made-proved =
    { $pegs ->
        [one] One peg is
       *[other] { $pegs } pegs are
    } the fewest a play can leave, which is proved.
pegs-made-known =
    { $pegs ->
        [one] One peg is
       *[other] { $pegs } pegs are
    } the fewest a play is known to leave, which is not proved.
pegs-made-impossible = The goal cannot be reached, which is proved.
pegs-made-unknown = The fewest pegs a play can leave are not known.
pegs-made-back = One peg is the fewest a play can leave, by construction.
pegs-made-program = An integer program made it: { $jumps ->
    [one] one jump leads
   *[other] { $jumps } jumps lead
} to a single peg, { $holes ->
    [one] one hole
   *[other] { $holes } holes
} at the start.

## What lists and forms say

pegs = Pegs
    .about = jump pegs over pegs until as few as possible are left
    .goal = Jump pegs until one is left.
    .rules = A peg jumps over a neighbour into the hole behind it, and the neighbour leaves. Leave as few pegs as the board allows: one, on most boards. A dashed ring marks where the last one must stand, if it must.
    .how = Drag a peg over its neighbour, or press it and then the hole. Keys: arrows, Enter to pick up and to land.
    .touch = Drag a peg over its neighbour, or tap it and then the hole.
    .stuck = No jump is left. Undo, or start again.
    .lost =
        { $least ->
            [one] One peg can no longer be reached from here.
           *[other] { $least } pegs, the fewest of this board, can no longer be reached from here.
        }
    .edit = Press: peg, hole, no cell; drawing makes more places like the first. Keys: p, h, x, and g where the last peg shall stand.
    .best =
        { $proved ->
            [true] { $best ->
                [one] It can be played down to one peg.
               *[other] At least { $best } pegs stay: one cannot be reached.
            }
           *[false] { $best ->
                [one] It can be played down to one peg.
               *[other] It can be played down to { $best } pegs; perhaps further.
            }
        }

pegs-method-exact = fewest pegs or moves with proof; boards of up to 64 cells (default there)
pegs-method-beam = beam search that improves until the time ends; any board (default on large ones)
pegs-method-mip = the reports' time-indexed integer program; small boards
pegs-method-gather = one play, each jump the one after which the pegs have the most neighbours
pegs-method-gather-penalised = the same minus --penalty for each empty hole
pegs-method-centre = one play, each jump towards the middle and landing nearest to it
pegs-method-random = random plays, the best of --restarts
pegs-method-bnb = our own branch and bound on the program’s linear relaxation, with a tree to look at; small boards

pegs-option-goal = where the last peg must stand (default any: as few pegs as possible, anywhere)
pegs-option-minimise = moves: of the ways to the fewest pegs, one of fewest moves; a chain of jumps by one peg is one move (default pegs)
pegs-option-cells = coding of the numeric matrix: 012 = hole, peg, no cell (default); 123 = no cell, hole, peg
pegs-option-penalty = gather-penalised: what an empty hole costs, 0 or more (default 4)
pegs-option-restarts = random: how many plays to try (default 1)
pegs-option-board = a named board: english, european, wiegleb, asymmetrical, cross:N, cross:RxC, european:N, diamond:N, square:N, rect:RxC, triangle:N
pegs-option-vacancy = with --board: the empty hole (default the board's usual one)
pegs-option-kind = without --board: a play taken back from one peg (default), a random shape full of pegs but one, or an integer program that chooses board and play
pegs-option-steps = reverse: how many jumps the puzzle takes (default as many as fit; with a difficulty up to 10, 20 or 35)
pegs-option-holes = how many holes the board starts with, for --kind reverse and program

pegs-format-id = 7x7:OOPPP... as in Simon Tatham's collection, triangle:5:HPP..., or a board's name with an empty hole: english, triangle:5@r3c2
pegs-format-csv = the reports' files: x peg, o hole, blank no cell, separated by commas
pegs-format-matrix = the reports' matrix: 0 hole, 1 peg, 2 no cell; --cells 123: 1 no cell, 2 hole, 3 peg
pegs-format-text = a drawing: * or x peg, - or o or . hole, space no cell; triangles centred
