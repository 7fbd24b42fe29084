# The last line of an explanation.
explained =
    { $solved ->
        [yes] Solved
       *[no] Not solved
    } in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $rated ->
        [no] { "" }
       *[yes] , difficulty { $level }
    }, score { $score }.
cli-open-to-others = warning: every machine that reaches { $address } can use this service: it computes for anybody and shows the campaigns of --data to anybody
cli-within = { $place }: { $what }
cli-model-cnf = a formula belongs to no method; leave --method away, or write lp, mps or opb
cli-which-game = { $what } with --game
cli-error = error: { $what }
cli-no-verb = no verb `{ $name }`
cli-name-a-verb = name a verb; see `quadrille --help`
cli-is-folder = is a folder, expected a puzzle file
cli-no-puzzle = { $name }: { $why }; expected a file, - for standard input, game:ID (games: { $games }) or a puzz.link address
cli-longer = longer than { $most } bytes
cli-standard-input = standard input
census-level-damaged = level { $level } in the folder is damaged; delete level-{ $level }.txt
census-damaged = damaged; delete it to begin anew
pegs-verb = pegs has two verbs of its own: census and agglomeration
pegs-agglomeration-shift = Every jump leaves one hole more, so both sums differ by { $shift } for all of them, and both heuristics choose alike.
census-other = holds the census of another board or goal, { $other }
census-from = --from goes with a board's name, not with a file
census-too-long = { $bytes } bytes are too many for a board
tournament-players = --players: expected two or more programs, separated by commas
tournament-panic = a game ended in a panic
tournament-other = is the record of another tournament ({ $first })
tournament-line = line { $line }: expected board, first, second and margin
serve-folder = expected a folder
serve-listen = cannot listen on { $place }
generate-not-written = { $game } is not written as `{ $format }`; it is written as { $known }
generate-stopped = no puzzle: { $why } (seed { $seed })
generate-nearest = { $what }: { $puzzle }
generate-distinct = { $count ->
        [one] one puzzle was made; the next { $tries } seeds
       *[other] { $count } puzzles were made; the next { $tries } seeds
    } gave only puzzles that were there already, or images of them
generate-form = its name, which its images share: { $name }
generate-seed = seed { $seed }
duel-by-name = --two-players takes puzzles by name, not --from
solve-name = name a puzzle: a file, - for standard input, game:ID, an address, or --from FILE
solve-out = --out takes the solution of a single puzzle
solve-no-proofs = --proof: { $method } writes no proofs; ask for the game's default method, or for sat
show-terminal = { $kind } is not for a terminal; name a file with --out
show-nothing = nothing to draw: the puzzle is { $verdict }
show-nothing-because = nothing to draw: the puzzle is { $verdict }: { $why }
cli-no-file = there is no such file
cli-other-game = this is a puzzle of { $game }
bench-from = this preset takes its puzzles from a folder: --from DIR
bench-no-preset = no preset `{ $name }`; there are { $known }
bench-empty = it is empty
bench-no-campaign = no campaign `{ $name }`; there are { $known }
bench-no-verb = bench has no verb `{ $name }`
bench-name-a-verb = name a verb; see `quadrille bench --help`
bench-scatter = --scatter takes two methods, such as mip,search
bench-nothing-common = the two have no job in common (the same instance, method and seed)
bench-one-version = expected at least two versions: several sides, or a campaign that holds results of several versions or tags
bench-which-campaign = name one of its campaigns as STORE:CAMPAIGN; there are { $known }
bench-no-work = no work is called { $name }; there are { $known } and the names of the games
bench-number = --{ $name } { $number }: expected a number from 1 to { $most }
list-exact = { $about } [exact]
list-reads-and-writes = { $about } [reads and writes]
list-reads = { $about } [reads]
list-writes = { $about } [writes]
list-level = { $about } [{ $level }]
explain-none = no explanation: { $why }
rate-stopped = { $puzzle } is not rated: { $why }
check-right = right
check-right-objective = right; objective { $objective }
check-wrong-answer = wrong: { $what }
check-wrong-answer-at = wrong: { $what } ({ $cells })
check-proof-holds = the proof holds: { $what }
check-proof-fails = the proof fails: { $what }
progress-so-far = { $what }: { $done }
progress-best = { $what }, best { $best }, bound { $bound }
progress-bound = { $what }, bound { $bound }
progress-of = { $what }: { $done } of { $total }
solve-and = { "; " }
solve-summary =
    { $verdict } by { $method } in { $time }, { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
solve-measure = { $name } { $value }
verdict-word = { $verdict }
solve-only = the only solution
solve-in-all = { $solutions } solutions in all
solve-at-least = at least { $solutions } solutions
solve-objective = objective { $objective }
solve-with-bound = { $what }, proved to be at least { $bound }
solve-proof = proof: { $proof }
solve-two-proofs = proof: { $formula } and { $proof }
solve-no-proof = no proof: a solution is its own witness; --count 2 asks whether it is the only one
solve-line-too-long = longer than { $most } bytes; the rest is not read

# Bundles of proofs
bundle-unique = the { $game } puzzle has exactly one solution
bundle-impossible = the { $game } puzzle has no solution
bundle-optimal = no answer to the { $game } puzzle is better than { $value }
bundle-solvable = the { $game } puzzle has a solution
bundle-in-the-way = something is there already; name a new or an empty folder
bundle-id = the puzzle’s ID does not hold all of the puzzle; read it from its ID and the options
bundle-page =
    WHAT IS PROVED

    { $claim }.
    Puzzle: { $puzzle }

    HOW

    The files .opb state the puzzle as a program in variables that are 0 or 1: the integer program that
    the method { $program } solves, written from the rules. The comments in it name the variables. The
    files .pbp are proofs about these programs, in the notation of the checker VeriPB.
    exists: the answer in solution.txt keeps every row. unique: with a row that rules this answer out
    nothing is left. impossible: nothing keeps every row. optimal: the answer, and a bound that it meets.
    { $by }

    WHAT IS TRUSTED

    That the program says the rules: { $source } writes it, is short, and shares no code with any
    solver. That the checker is right: it is the work of others. Nothing else: no solver, and no part
    of Quadrille that searched for the proof.

    HOW TO CHECK IT

    quadrille verify . compares the programs with the puzzle and runs the checker. By hand
    (cargo install veripb --locked):

    { $commands }

    The line under each command is what the checker must say. Its exit status says less: a proof
    with an unchecked assumption (a line that begins with a) ends with 0 too.
bundle-page-walk =
    WHAT IS SHOWN

    { $claim }.
    Puzzle: { $puzzle }

    HOW

    { $by }
    walk.moves lists the places of the board, the pegs at the start, every jump there is room for, and what
    is said never to be, written from the rules. walk.levels says for every number of pegs how many
    positions can be reached and has a sum over them: each position as the bits of its places, spread by
    the last steps of SplitMix64, added modulo 2^64. If there is an answer, exists.opb states the puzzle
    as the integer program that the method { $program } solves, and exists.pbp says that the answer keeps
    every row, in the notation of the checker VeriPB.

    WHAT IS TRUSTED

    No outside checker has read the walk. Trusted are what writes the moves, { $source }, which is short and
    shares no code with any solver, and the program that walks again, crates/proof/src/walker.rs, which knows
    these two files and no game. Whoever does not trust it can walk with a program of their own: the numbers
    of every level are there to compare with.

    HOW TO CHECK IT

    quadrille verify . writes the moves again, compares them, walks through every position, and compares the
    levels. If there is an answer, it has VeriPB check that (cargo install veripb --locked).

    { $commands }
prove-stopped = not proved: { $why }
prove-written = { $claim }: the proof is in { $folder }
verify-manifest = manifest.json is not that of a bundle: { $why }
verify-missing = { $file } is missing
verify-no-file = { $file } is not a plain file
verify-foreign = { $file } is no part of this bundle
verify-changed = { $file } is not what the manifest says
verify-other-program = { $file } is not the program of this puzzle and claim
verify-unchecked = { $file }, line { $line }: not one rule that the checker checks
verify-refused = not verified: of { $file } the checker says { $said }, not “{ $wanted }”
verify-nothing = nothing
verify-verified = verified: { $claim }
verify-no-walk = { $file } is not the file of a walk
verify-walk-refused = not verified: a walk through every position finds something else than walk.levels says
verify-walk-large = the walk has too many positions to check
verify-walked = verified: { $claim } (by our own walk through { $positions ->
    [one] the one position
   *[other] all { $positions } positions
} that can be reached, not by VeriPB)
verify-time = the checker did not end in time
verify-no-checker = the checker VeriPB was not found; `cargo install veripb --locked` gets it
bench-name-a-server = name the database that the machines share: --store postgres://user@host/database, or QUADRILLE_STORE
bench-worked = { $finished ->
    [one] one task done
   *[other] { $finished } tasks done
}, { $failed ->
    [one] one failed
   *[other] { $failed } failed
}
bench-submitted = { $campaign }: { $total ->
    [one] one job
   *[other] { $total } jobs
}, { $new ->
    [one] one of them new
   *[other] { $new } of them new
}
bench-script = the array job is in { $file }
bench-no-sbatch = Slurm's sbatch cannot be started here ({ $error }); the campaign is in the store, start `quadrille bench work` by hand
bench-sbatch-refuses = Slurm refuses the array job ({ $error }); the campaign is in the store, start `quadrille bench work` by hand
bench-sbatch-line = --sbatch { $option }: expected one line
bench-nothing-submitted = nothing was submitted to this store; see `quadrille bench submit`
bench-standing = { $queue }: { $done } of { $total } done, { $held } under way with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $aside } set aside
bench-more-aside = and { $more } more
bench-waiting = { $done } of { $total } done, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}
bench-no-collection = no collection `{ $name }`; there are { $known }
bench-no-collections = the store has no collection yet: `quadrille generate --store` makes them
bench-no-technique = no game has a technique `{ $name }`; there are { $known }
bench-none-such = the collection has no such puzzle ({ $asked }); ask for another level, score or technique
generate-collected = { $collection }: { $puzzles ->
    [one] one puzzle, none of them the image of another
   *[other] { $puzzles } puzzles, none of them the image of another
}; { $done } of { $total } pieces of work done, { $aside } set aside
census-plays = games: { $games }; won: { $wins }
cubes-search-only = cubes are solved by search, not by { $method }
census-absolute = name the folder from the root, as all machines see it
census-no-pages = this board has no pages: it has no jump, too many holes or too many parts
solve-tree-many = --tree is about one puzzle
solve-tree-ending = expected a file whose name ends in .dot, .json or .txt
solve-no-tree = `{ $method }` keeps no tree; use --method bnb, search or sat
solve-no-engine = warning: `{ $method }` does not use --engine; name a method that does, such as --method mip
scenes-path = path { $path }; pairs after it: { $pairs }
scenes-cover = no path is left: the cells { $cells } touch every pair there could be, so there are no more than { $pairs }
scenes-shut = the last peg on { $cell }: never, because the start weighs { $value } and a peg there { $limit }
scenes-open = the last peg on { $cell }: the start weighs { $value }, a peg there { $limit }
duel-tree-who = --tree is about the player who begins, minimax:DEPTH
seat-first = First
seat-second = Second
seats-unfinished = The game was not finished.
seats-takes = { $side } ({ $player }) takes { $pair } for { $cost }
seats-totals = First { $first }, Second { $second }
seats-draw = { $totals }: a draw
seats-won = { $totals }: { $winner } wins by { $by }
seats-legal =
    { $count ->
        [one] one legal pair
       *[other] { $count } legal pairs
    }: { $pairs }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more (type `moves`)
    }
seats-no-undo = There is no move of yours to take back.
seats-see-help = { $what }; type `help` for help
seats-help = Type a pair such as r1c1+r1c2 to take it. `undo` takes your last move back, `hint` names a good one, `moves` lists all legal pairs, `quit` ends the game.
seats-value = value { $value } (the first player's total less the second's); best first moves: { $moves }
seats-value-over = value { $value } (the first player's total less the second's); there is no move
seats-no-value = unknown: { $why }
seats-cost = { $what }; { $seconds } s, { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
}
tournament-head-player = player
tournament-head-wins = wins
tournament-head-draws = draws
tournament-head-losses = losses
tournament-head-margin = mean margin
tournament-head-rating = rating (95 %)
tournament-each-other = wins-draws-losses against each other, and the share of decided games won
tournament-short = games played: { $played } of { $games }
census-title = { $symmetries ->
    [one] positions; the start has no symmetry
   *[other] positions up to the { $symmetries } symmetries of the start
}
census-head-pegs = pegs
census-head-forms = up to symmetry
census-head-all = in all
census-head-won = can be won
census-sum = all
census-stopped = stopped: { $why }
census-needs = { $kib }K hold all positions as bits
census-more-memory = { $why }; give more with --memory-limit
census-more-memory-bits = { $why }; give more with --memory-limit ({ $bits })
census-or-disk = { $what }, or keep levels on disk with --dir
census-goes-on = { $why }; the same command goes on where this one ended
census-could-go-on = { $why }; with --dir a later run could go on from here
agglomeration-sum = { $matrix }, sum { $sum }
agglomeration-penalised = MP(G), k = { $penalty }
agglomeration-jump = jump
agglomeration-plain = sum of M
agglomeration-less = sum of MP
relax-no-layer = there is no layer `{ $name }`; known: { $known }
relax-no-layers = this program has no layers, so there is no `{ $name }`
relax-fix = expected a variable and 0 or 1, such as x_r1c1=1; found { $text }
relax-all-svg = a comparison is no picture; use --to text or --to json
relax-size = { $program }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}, { $columns ->
    [one] one variable
   *[other] { $columns } variables
}, { $nonzeros ->
    [one] one coefficient
   *[other] { $nonzeros } coefficients
}
relax-infeasible = the relaxation has no point, so the program has none
relax-gap = bound { $bound }, optimum { $optimum }, gap { $gap } %
relax-bound = bound { $bound }
relax-any = nothing is minimised: any whole point will do
relax-fractional = { $variables ->
    [0] no variable is fractional
    [one] one variable is fractional
   *[other] { $variables } variables are fractional
}, { $cells ->
    [0] no cell
    [one] one cell
   *[other] { $cells } cells
} of { $all }
relax-head-program = program
relax-head-rows = rows
relax-head-columns = columns
relax-head-nonzeros = nonzeros
relax-head-bound = root
relax-head-gap = gap
relax-head-fractional = fractional
relax-head-nodes = nodes
relax-head-rounds = rounds
relax-head-seconds = seconds
relax-head-verdict = verdict
cuts-round = Round { $round }
cuts-shut-in = shut in: { $cells }
cuts-added = cut: one of { $cells } must be white
cuts-end = { $verdict }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $cuts ->
    [0] no cut
    [one] one cut
   *[other] { $cuts } cuts
} added to { $rows ->
    [one] one row
   *[other] { $rows } rows
}

# All solutions, and about how many
all-not-comparable = { $game }: the solutions of this puzzle are not told apart cell by cell, so they are not listed; `quadrille pegs census --plays` counts ways to play
all-too-large = { $cells } open cells are too many for a list of all solutions; { $most } at most
all-no-outcome = this is no solution of this puzzle
all-alone = --all and --estimate do not go with --{ $option }
all-one-puzzle = --all and --estimate are about one puzzle
all-json-out = --all with --json needs --out for the list
all-other-puzzle = holds the solutions of another puzzle; delete it to begin anew
all-none = there is no solution
all-whole = { $solutions ->
    [one] the only solution
   *[other] { $solutions } solutions, which are all
}
all-stopped = { $solutions ->
    [one] one solution so far
   *[other] { $solutions } solutions so far
}, perhaps not all ({ $why }); the same command with --out goes on where this one ended
all-no-probe = no probe came to its end
all-estimate = about { $number } (standard error { $error } %, { $probes ->
    [one] one probe
   *[other] { $probes } probes
}, seed { $seed })

# Records
records-no-such = there is no record { $name }; there are { $known }
records-sizes = sizes of this record go from { $first } to { $last }
records-other = holds the terms of another record, { $other }
records-stopped = stopped at n = { $n }: { $why }; with --out the same command goes on
records-wrong = the term of n = { $n } does not hold: { $what }
records-agrees = as published
records-new = not found in print
records-differs = published: { $published }
records-no-proofs = { $name } has no proofs for an outside checker
records-verified = nothing better than the term of n = { $n } is possible: { $programs } refuted programs, every proof verified by VeriPB
records-written = the proof that nothing better than the term of n = { $n } is possible is in { $folder }; tools/lrat-check verifies it
records-refused = the checker refuses this proof
records-checked = { $witnesses } of { $terms } terms have a witness, and all of these hold
record-singles-fewest = fewest black cells of an n x n pattern of Singles that cannot be blackened further
record-singles-fewest-number = number of n x n patterns of Singles with the fewest black cells that cannot be blackened further
record-singles-most = most black cells of an n x n pattern of Singles
record-singles-patterns = number of n x n patterns of Singles
record-unruly-boards = number of full 2n x 2n boards of Unruly
record-unruly-distinct = the same where no two rows and no two columns are equal
record-unruly-givens = fewest givens of a 2n x 2n Unruly puzzle with one solution
record-unruly-distinct-givens = the same where no two rows and no two columns are equal
record-towers-clue-sets = number of full sets of border clues of n x n Towers, and how many of them leave one square
record-towers-fewest-clues = fewest border clues of an n x n Towers puzzle with one solution and no given tower
record-pairs-duel-2 = value of Pairs for two on 2 x n white cells numbered in reading order
record-pairs-duel-3 = value of Pairs for two on 3 x n white cells numbered in reading order
record-pegs-triangle-moves = fewest moves from one hole, wherever it is, to one peg on a triangle of side n
record-witness-size = the witness is not of size { $n }
record-witness-illegal = the witness breaks a rule
record-witness-value = the witness shows { $found }
record-witness-grows = r{ $row }c{ $col } could be blackened, too
record-witness-not-unique = the witness does not have one solution
progress-solutions = solutions
progress-probes = probes
progress-swept = cells swept
progress-rows = rows
progress-forms = boards up to symmetry
progress-shares = shares of the squares
progress-sets = sets of clues
