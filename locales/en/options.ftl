option-switch = { $option } { $text }: expected true or false
option-number = { $option } { $text }: expected a number
option-choice = { $option } { $text }: expected { $choices }
option-unknown = { $option } is not an option of this game

quoted = “{ $text }”
label-alone = Alone
label-black = Black tiles
label-board = Board
label-branching = Branching
label-cells = Cells
label-clues = Clues
label-colours = Colours
label-cut = Cut
label-density = Density
label-difficulty = Difficulty
label-engine = Solver
label-fill = Fill
label-goal = Last peg at
label-holes = Holes
label-ignore-values = Ignore values
label-inference = Inference
label-kind = Kind
label-minimise = Minimise
label-mode = Mode
label-node-limit = Most nodes
label-node-order = Node order
label-penalty = Penalty
label-program = Program
label-restarts = Restarts
label-rule = Rule
label-seed = Seed
label-size = Size
label-spread = Spread
label-steps = Steps
label-style = Style
label-symmetric = Symmetric
label-unique-lines = No equal lines
label-vacancy = Vacancy
label-values = Values
label-white = White tiles

# What to type, where that is said in words.
value-percent = PERCENT
value-name = NAME
value-low-high = LOW..HIGH
value-w-r-b-g-d = W,R,B,G,D

# Levels of difficulty, as forms show them.
level-trivial = trivial
level-easy = easy
level-medium = medium
level-normal = normal
level-tricky = tricky
level-hard = hard
level-extreme = extreme
level-unreasonable = unreasonable
