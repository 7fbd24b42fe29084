import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`bnb-option-program = bnb: the program of which method (default: the first)
bnb-option-branching = bnb: the fraction to branch on (default smallest-row)
bnb-option-node-order = bnb: the open node to go on with (default depth)
bnb-option-node-limit = bnb: end after so many nodes
bnb-option-inference = bnb: what is concluded from the rows before a relaxation is solved; none: relaxations speak alone (default probing)
bnb-gave-up = HiGHS could not solve a relaxation
bnb-tree-cut = nodes that the tree keeps: { $kept }; left out: { $more }
lens-fixed-many = too many variables are fixed; at most: { $most }
lens-no-variable = the program has no variable \`{ $name }\`; its first is \`{ $example }\`
lens-stopped = no relaxation: { $why }
scenes-stopped = nothing to see: { $why }
no-cuts = { $game } has no loop of cuts: its program says all rules from the start

lens-no-tree = \`{ $method }\` keeps no tree
lens-text-long = this text is too long (bytes: { $bytes }): write it with \`quadrille model\`
no-scenes-at-all = { $game } has no scenes: its algorithms are not shown picture by picture
no-scenes = { $game } has no scenes called \`{ $name }\`; it has { $known }

lens-title = Microscope
lens-about = The integer program of one puzzle: its rows, its linear relaxation, the tree of a branch and bound. This needs the service, with HiGHS beside it.
lens-service = The microscope needs the service: start \`quadrille serve\` where HiGHS is installed.
lens-puzzle = Puzzle
lens-look = Look
lens-program = Program
lens-model = Rows
lens-relaxation = Relaxation
lens-formulations = Formulations
lens-cuts = Cuts
lens-tree = Tree
lens-size = Rows: { $rows }; variables: { $columns }; coefficients: { $nonzeros }
lens-group = { $name } ({ $count })
lens-first-rows = Shown: the first { $shown } of { $count }
lens-layer = Layer
lens-layer-all = all: how far from whole
lens-infeasible = The relaxation has no point, so the program has none.
lens-bound = Bound { $bound }
lens-gap = Bound { $bound }, optimum { $optimum }, gap { $gap } %
lens-any = Nothing is minimised: any whole point will do.
lens-fractional = { $variables ->
    [0] No variable is fractional.
    [one] One variable is fractional (cells with fractions: { $cells } of { $all }).
   *[other] { $variables } variables are fractional (cells with fractions: { $cells } of { $all }).
}
lens-name = Program
lens-rows = Rows
lens-columns = Variables
lens-nonzeros = Coefficients
lens-root = Root bound
lens-gap-head = Gap
lens-fractional-head = Fractional
lens-nodes = Nodes
lens-rounds = Rounds of cuts
lens-seconds = Seconds
lens-verdict = Verdict
lens-cut = Cut
lens-round = Round { $round } of { $rounds }
lens-shut-in = { $areas ->
    [0] Nothing is shut in: this is the solution.
    [one] One area of whites is shut in (framed).
   *[other] { $areas } areas of whites are shut in (framed).
}
lens-added = { $cuts ->
    [0] No row is added.
    [one] One row is added: one of the marked cells must become white.
   *[other] { $cuts } rows are added: in each, one of the marked cells must become white.
}
lens-node = Node { $node }: { $fate }
lens-node-bound = bound { $bound }
lens-node-fractional = { $count ->
    [one] one fraction
   *[other] { $count } fractions
}
lens-decisions = Decisions: { $path }
lens-no-decision = none
lens-shown = Nodes: { $shown } of { $all }
lens-more = Further nodes, not shown: { $more }.
lens-drawing = The tree, nodes: { $nodes }. Choose one with the mouse, or with the field below.
lens-chosen = Node
lens-grow = Grown so far
lens-fate-open = open
lens-fate-branched = branched
lens-fate-solution = solution
lens-fate-infeasible = infeasible
lens-fate-bound = cut off by the bound
lens-try = A puzzle to begin with:
lens-board = The board of what is looked at
lens-scenes = At work
lens-text = Text
lens-whose = Whose tree
lens-depth = Moves ahead
lens-tree-bnb = bnb: branch and bound on relaxations
lens-tree-search = search: decisions and contradictions
lens-tree-sat = sat: decisions and conflicts of CaDiCaL
lens-tree-minimax = minimax: the game for two, with the branches it leaves out
lens-play = Grow
lens-pause = Stop
lens-zoom = Zoom
lens-save = Save as
lens-scene = { $name }: { $number } of { $all }
lens-paths = Augmenting paths of \`flow\`
lens-paths-step = This path turns its pairs around; after it, pairs: { $value }.
lens-paths-end = No path is left. The marked cells, { $limit } of them, touch every pair there could be, so no pairing has more pairs than { $value }.
lens-pagoda = Pagoda functions
lens-pagoda-shuts = The start weighs { $value }, a peg on { $cell } weighs { $limit }. No jump makes a position heavier, so the last peg never stands there.
lens-pagoda-lets = The start weighs { $value }, a peg on { $cell } weighs { $limit }: a play to there may lose { $spare } on its way, and no more.
lens-no-scene = There is nothing to see on this board.
lens-prices = Prices on the cells
lens-duality = The prices add up to { $dual }: the bound again, from the other side.
lens-slack-head = Rows with a price have no slack, rows with slack have no price (complementary slackness). Broken: { $broken }.
lens-row = Row
lens-dual = Price
lens-slack = Slack
lens-reduced = Pairs and jumps in use cost nothing beyond their rows' prices. Broken: { $broken }.
lens-value = value { $value }

## What rows are about, by the names that programs give them

lens-rows-one-height-a-cell = one height a cell
lens-rows-each-height-once-a-row = each height once a row
lens-rows-each-height-once-a-column = each height once a column
lens-rows-clue-top = the clue above column { $number }
lens-rows-clue-bottom = the clue below column { $number }
lens-rows-clue-left = the clue left of row { $number }
lens-rows-clue-right = the clue right of row { $number }
lens-rows-given-towers = given towers
lens-rows-no-number-twice-in-a-line = no number twice in a line
lens-rows-no-two-blacks-side-by-side = no two blacks side by side
lens-rows-no-white-is-shut-in = no white is shut in
lens-rows-blacks-and-the-border-form-no-ring = blacks and the border form no ring
lens-rows-row = row { $number }
lens-rows-column = column { $number }
lens-rows-one-colour-a-cell = one colour a cell
lens-rows-given-tiles = given tiles
lens-rows-two-lines-differ = two lines differ
lens-rows-the-start = the start
lens-rows-step = step { $number }
lens-rows-the-end = the end
lens-rows-to-pegs-outside-the-board-never-move = (1) to (4): pegs outside the board never move
lens-rows-and-the-start = (5) and (6): the start
lens-rows-to-step = (7) to (17), step { $number }
lens-rows-each-cell-in-one-pair-at-most = each cell in one pair at most
`;export{t};