# What all games share. A sentence ends where it is put into another, so no full stop here.

verbatim = { $text }
list-and = { $first } and { $last }
    .comma = ,{ " " }
list-or = { $first } or { $last }
    .comma = ,{ " " }
list-nor = { $first } or { $last }
    .comma = ,{ " " }

no-solution-from-here = There is no solution from here: { $why }.

option-whole = { $option } { $text }: expected a whole number from { $least } to { $most }
option-percent = { $option } { $text }: expected a number from 0 to 100

no-level = { $option } { $name }: expected { $known }
made-unique = It has exactly one solution.
made-level = Its level is { $level }.
made-scored = Its level is { $level }, its score { $score }.

explain-stopped = The explanation ends here: { $why }.
case-none = { $game } has no shortest reasons: there an answer is more than what its cells are; leave { $option } out
case-too-large = shortest reasons are for boards of up to { $most } cells
shortest-step =
    { $cited_count ->
        [0] { $effects }: by the rules alone
       *[other] { $effects }: from { $cited } alone
    }{ $rules_count ->
        [0] .
       *[other] {""}. Used: { $rules }.
    }
shortest-impossible = No solution keeps this position.
shortest-several = There are several solutions; nothing more follows for all of them.

stop-time = time limit reached
stop-cancelled = cancelled
stop-nodes = node limit reached
stop-memory = memory limit reached
stop-gave-up = the method gave up: it does not solve every puzzle

at-place = line { $line }, column { $column }: { $what }

read-no-such-game = no game { $name }; there are { $games }
read-other-game = the text is a puzzle of { $game }, not of { $other_game }
read-ambiguous = this could be a puzzle of { $games }; say which game
read-no-notation = found { $line }, expected a puzzle in a notation of { $games } (see `quadrille formats`)
read-no-address = found the address { $line }, expected one of puzz.link (hitori, skyscrapers), of Penpa+, f-puzzles or SudokuPad (fpuz…), or an ID of Simon Tatham’s pages (see `quadrille formats`)
read-as-game = as { $game }: { $why }
read-misfit = not a puzzle of any game: { $complaints }
read-too-long = the text is longer than { $most } bytes, the most that any game reads
read-too-long-for = the text is longer than { $most } bytes, the most that { $games } reads
read-not-text = found byte { $byte }, expected text in UTF-8
stop-refused = internal error: the referee refused the answer
stop-lost = the process of the solver ended unexpectedly
stop-untrue = the answer of the solver cannot be read, or breaks a row of the program
refused-answer = { $game } { $method }: { $why }

wish-both = no puzzle needs { $technique } and does without it
wish-option = no puzzle needs { $technique } without { $option } { $value }
wish-harder = no puzzle of level { $level } needs { $technique }: that technique is { $own }
wish-level = no puzzle is of level { $level } without the techniques of that level
wish-score = { $text } is no score; expected a number such as 30, or two such as 20..35
symmetry-not-square = a board of { $rows } x { $cols } has no quarter turn and no diagonal symmetry: it is not square
wish-gave-up = none was found among all the boards that were tried: such puzzles are rare, or there are none
wish-nearest =
    the nearest has score { $score }{ $broken ->
        [0] { "" }
        [one] { " " }and breaks one wish
       *[other] { " " }and breaks { $broken } wishes
    }
no-technique = { $game } has no technique `{ $name }`; it has { $known }
no-method = { $game } has no method `{ $name }`; it has { $known }
no-program = { $game } has no integer program of method `{ $name }`; it has { $known }
program-too-large = the 0-1 program would have more than { $most } terms, which nobody could check
no-notation = { $game } has no notation `{ $name }`; it has { $known }
text-empty = the text is empty; expected a puzzle of { $game }
text-too-long = the text has { $bytes } bytes; { $game } reads at most { $most }
not-a-puzzle-of = not a puzzle of { $game } in any known notation ({ $known })
too-large-to-draw = a board of { $cells } cells is too large to draw; the limit is { $most }
too-large-to-edit = a board of { $rows } x { $cols } is too large to be drawn by hand; the limit is { $most }
no-such-edit = found { $found }, expected an edit of this puzzle such as `r1c2=3`
not-in-pages = this is not to be had inside a page; the program has it
too-large-for-an-id = the board is too large for an ID
only-read = `{ $name }` can be read but not written
only-written = `{ $name }` can be written but not read
no-filled = a puzzle of { $game } cannot hold its solution; write the solution itself, without a notation
position-is-puzzle = a position of { $game } is a puzzle itself: solve that
no-proof-notation = { $game } has no proof notation of its own

# How far long work is; a number follows.
progress-squares = squares tried
progress-towers-and-clues = towers and clues looked at
progress-shortest = steps found
progress-boards = boards tried
progress-cut-rounds = rounds of the cut loop
progress-placing = placing tiles
progress-drawing = drawing a full board
progress-mixing = mixing the board
progress-filling = filling the board
progress-erasing = erasing tiles
progress-restarts = fresh starts
progress-rounds = rounds
progress-leaving-out = leaving out clues
progress-adding = adding clues
progress-removing = removing clues
progress-positions = positions
progress-nodes = nodes
progress-conflicts = conflicts
progress-pegs = pegs left
progress-census = levels of the census
progress-census-pages = pages of the census
progress-cubes = parts of the search
progress-back = levels gone back
progress-games = games
progress-puzzles = puzzles
progress-fewest = fewest clues so far

# Proofs for other people's checkers
prove-no-claim = no claim { $name }; there are { $known }
prove-too-large-here = the proof is larger than { $most } MB: make it with `quadrille prove`
prove-no-solution = the claim needs the answer it is about
prove-several = there is more than one solution, so there is nothing to prove but that (claim solvable)
prove-optimises = this game looks for the best answer, not for the only one: claim optimal
prove-nothing-best = this game has nothing to make small: claim unique
prove-is-impossible = the claim is false: the puzzle has no solution
prove-is-possible = the claim is false: the puzzle has a solution
prove-by-answer = The answer itself is the proof.
prove-by-search = The refutation was found and written by a search over the program’s own rows: every line follows from rows it names.
prove-by-lines = A search wrote the refutation; what a whole line allows is one sum of its rows, a circle of bounds on how many blacks come before each cell.
prove-by-tiles = The solver’s own search wrote the refutation while it searched: what a whole line allows is one sum of its rows, a circle of bounds on how many blacks come before each cell, and every branch that failed is a clause.
prove-by-walk = A walk through every position that can be reached shows it, level by level: one peg fewer each.
prove-no-walk = no walk through positions shows this claim
prove-by-rings = The solver’s own search wrote the refutation while it searched: every clause it learned follows from rows it names. Where blacks closed a ring, the proof derives from the rows about leaning and depth that one of them is white.
prove-by-layers = A search wrote the refutation; clues are said layer by layer, how high the towers passed so far are, and where some cells of a line share as many heights, that is one sum of rows. All of it is derived from the program’s rows.
prove-by-towers = The solver’s own search wrote the refutation while it searched: a clue is derived as the states that the search goes through, how many towers are seen and how high they are; where some cells of a line share as many heights, that is one sum of rows; and every branch that failed is a clause.
prove-by-prices = The bound is the sum of the cells’ rows, each times a price that the matching found.
prove-by-jumps = The bound is the sum of all jumps’ rows: every step takes one peg at most.
prove-by-parity = The proof adds the jumps’ rows over a set of cells of which every jump changes none or two, and halves the sum.
prove-by-pagoda = The proof adds the jumps’ rows, weighted so that no jump can raise the weight (a pagoda).
prove-by-part = The proof shows step by step that a part of the board that no jump leaves keeps a peg.

# Searches in parts
method-one-thread = { $method } works in one thread; several are for { $known }
no-threads = no method of { $game } uses several threads
no-cubes = { $game } cannot be cut into cubes
no-cube = cells and what is in them are expected, such as r1c2=3 r4c1=0, not { $text }
split-parts = parts that the search was cut into: { $count }
