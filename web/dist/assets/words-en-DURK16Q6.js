import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`progress-pages = pages
`,r=e({default:()=>i}),i=`verbatim = { $text }
stop-time = time limit reached
stop-cancelled = cancelled
stop-nodes = node limit reached
stop-memory = memory limit reached
stop-gave-up = the method gave up: it does not solve every puzzle

stop-refused = internal error: the referee refused the answer
stop-lost = the process of the solver ended unexpectedly
stop-untrue = the answer of the solver cannot be read, or breaks a row of the program
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

`,a=e({default:()=>``}),o=e({default:()=>s}),s=`progress-open = possibilities open in the best board so far
`,c=e({default:()=>l}),l=`option-switch = { $option } { $text }: expected true or false
option-number = { $option } { $text }: expected a number
option-choice = { $option } { $text }: expected { $choices }
option-unknown = { $option } is not an option of this game

quoted = “{ $text }”
label-alone = Alone
label-black = Black tiles
label-board = Board
label-branching = Branching
label-cells = Cells
label-change = Change
label-clues = Clues
label-colours = Colours
label-cut = Cut
label-density = Density
label-difficulty = Difficulty
label-engine = Solver
label-fill = Fill
label-from = Begin with
label-goal = Last peg at
label-holes = Holes
label-ignore-values = Ignore values
label-inference = Inference
label-kind = Kind
label-minimise = Minimise
label-mode = Mode
label-node-limit = Most nodes
label-node-order = Node order
label-pattern = Picture
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
label-symmetry = Symmetry
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
`,u=e({default:()=>d}),d=`# The words of the page: what it does not share with the command line and the service.

skip = Skip to the content

## The frame

nav-label = Pages
nav-games = Games
nav-daily = Today
nav-learn = Learn
nav-open = Own puzzle
nav-lab = Lab
language = Language
loading = Loading…
nowhere = There is no page at this address. Here is the first one.
cancel = Cancel
close = Close
copy = Copy
copied = Copied
retry = Try again
undo = Undo
redo = Redo
restart = Restart
check = Check
back = Last correct
service-away = The service does not answer. Is it still running?
service-ended = The service ended before the work was done.
engine-broken = Something went wrong inside the page, and the work was lost. Try again.
engine-loading-highs = loading HiGHS, the solver of integer programs (4 MB, once)
engine-no-highs = HiGHS, which solves integer programs, could not be loaded. Is the network there? The other methods do not need it.
engine-missing = The games could not be loaded. Is the network there?
task-waiting = waiting for a free worker
task-far = { $what }: { $how }
task-best = best { $best }
task-bound = bound { $bound }
storage-full = The browser’s store is full: what you play now is not kept. Save your games as a file on the start page, and remove some.
storage-forbidden = This browser lets the page keep nothing: your games end with this page.
copy-failed = This browser does not let the page copy. Select the text and copy it yourself.

## Home

home-title = Five grid games that tell you why
home-about = Play, ask for hints that say why, draw your own puzzles, and watch solvers compete.
home-continue = Continue
home-play = Play
home-choose = Size and level…
home-calendar = Calendar
home-games = The games
home-also-towers = also called Skyscrapers
home-also-singles = also called Hitori
home-also-unruly = also called Binairo or Takuzu
home-also-pegs = also called peg solitaire
home-also-pairs = a game of this house, also for two
home-learn = Open the lessons
home-lab = Open the Lab
home-open = Open or draw one
rules-title = Rules
kept-all =
    { $games ->
        [one] All games (1)
       *[other] All games ({ $games })
    }
kept-save = Save all games as a file
kept-open = Open a file of games
kept-remove = Remove { $game } { $size }
kept-copy = copy
kept-removed = The game was removed.
kept-read =
    { $added ->
        [one] One game was added;
       *[other] { $added } games were added;
    } { $known } were here already, { $lost } could not be read.
kept-unread = This is no file of games.

## New puzzles

new-title = New puzzle
new-any = As usual
new-random = random
new-usual = usual
choice = { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}
new-more = More options
new-make = New puzzle
new-making = Making a puzzle
new-draw = Draw your own
new-paste = Paste or open
new-badsize = A size is a number such as 8, or rows and columns such as 6x10.
new-stopped = No puzzle was made: { $why }.

## Playing

play-board = Board
play-tools = Tools
play-time = Time
play-new = New puzzle
play-more = More
play-cannot = This puzzle cannot be opened
play-toolarge = This board is too large to be played here; the Lab can solve it.
won = Solved!
won-next = Another one
won-best = Best time
won-record = a new best
won-hints = Hints
won-harder = Next level: { $level }
won-result =
    Quadrille: { $game } { $size }, { $level } ({ $rating }) – { $time }, { $hints ->
        [0] no hints
        [one] 1 hint
       *[other] { $hints } hints
    }
rating = Rating
rating-about = Rating: the weight of all steps that a person needs. It compares boards of one game and size.
hint-look = Look at the marked cell.
hint-reason = reason
hint-part = taking part
hint-target = what follows
hint-thinking = Looking for a step
hint-none = No further step is known from here.
check-looking = Comparing with the solutions
check-good = Everything is right so far.
check-wrong = Something is wrong, though no rule is broken yet.
check-norule = No rule is broken so far.
check-impossible = This puzzle has no solution.
check-unknown = No solution is known to compare with.
check-back =
    { $moves ->
        [one] Went back one move.
       *[other] Went back { $moves } moves.
    }
count-empty = Empty cells
count-black = Black cells
count-pegs = Pegs left
count-jumps = Jumps
count-score = Score
count-optimum = Best possible
count-moves = Moves
pad-label = Keys
pad-clear = Clear the cell
pad-pencil = Pencil
pad-fill = Fill in all marks
play-copy = This link was opened as a copy: your own game of this puzzle is still under Continue.
play-odd-move = The link holds a move that is not possible here: { $move }. What comes before it is on the board.
won-solver = The program has solved it.
hint-shortest = Shortest reason
hint-ask-none = Hint
hint-ask-line = Which cell?
hint-ask-cell = Why?
hint-ask-why = Do it
hint-row = Look at row { $number }.
hint-col = Look at column { $number }.
hint-clue = Look at the { $clue }.
hint-area = Look at the marked part of the board.
hint-back = Back to the last good move
count-empty-cells = Empty cells
count-pairs = Pairs
pad-mode = What is typed
pad-answer = Answer
pad-corner = Corner
mark-colours = Colours
mark-colour = Colour { $number }
mark-brush = Press cells to colour them; press the colour again to go on playing.
trial = Trial
trial-try = Try something
trial-keep = Keep the trial
trial-drop = Drop the trial
trial-about = What follows is marked, and can be kept or dropped as a whole.
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show all of it
zoom-full = Full screen
keys-title = Keys
keys-move = move the cursor
keys-type = fill the cell
keys-clear = empty the cell
keys-pencil = a pencil mark
keys-mode = answer, pencil, corner
keys-pick = pick up, put down
keys-choose = choose several cells
keys-clue = light a clue and hear it
keys-undo = undo
keys-redo = redo
keys-hint = hint, and its next stage
keys-try = try something; keep it
keys-zoom = larger, smaller (or Ctrl and the wheel)
keys-escape = let go
keys-sheet = this list
keys-touch = With fingers: tap to play, rest a moment and then draw to play several cells, two fingers to zoom and move the board.

## Savepoints and export

points = Savepoints
points-new = Name
points-add = Save here
points-load = Go back
points-remove = Remove { $name }
points-name = Point { $number }
points-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
points-about = Keep this position under a name and come back to it later.
export = Share and export
export-link = Link to this puzzle
export-progress = with my progress
export-format = Notation
export-choose = choose…
export-text = The puzzle in this notation
export-file = Save as a file
export-picture = Picture
export-print = Print

## Solving and films

solve = Solve
solve-method = Method
solve-usual = usual
solve-limit = Seconds at most
solve-run = Solve
solve-prove = Proof to download
solve-proved = Proved: { $claim }. The file proof.zip holds the programs, the proofs, and how to check them with somebody else’s program.
solve-explain = Explain all
solve-running = Working
solve-nodes =
    { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }
solve-film = Show as a film
solve-put = Put on the board
verdict-solved = Solved
verdict-impossible = There is no solution
verdict-best = An answer, not proved best
verdict-unknown = No answer within the limit
verdict-invalid = Not a valid puzzle
objective-pegs = fewest pegs left: { $objective }
objective-pairs = score { $objective }
film-title = Film
film-play = Play
film-pause = Pause
film-back = One step back
film-on = One step on
film-speed = Speed
film-place = Place in the film
film-start = The position before the first step.

## Own puzzles

open-title = Your own puzzle
open-about = Paste what you have from anywhere, or draw a puzzle and see its solutions counted as you do.
open-paste = Paste or drop it
open-text = A game ID, an address (puzz.link, Penpa+, Simon Tatham), rows of digits, or the text of a file
open-game = Game
open-auto = recognise it
open-go = Open
open-file = Choose a file
open-drop = or drop one here
open-several = Every line of this is a puzzle. Open one of them here; the Lab takes them all.
open-toolong = The file is too long.
open-draw = Draw it
open-drawabout = The editor tells as you draw whether the puzzle has no solution, one or several.
edit-title = Draw a puzzle: { $game }
edit-rows = Rows
edit-cols = Columns
edit-resize = Change size
edit-blank = Blank
edit-verdict = Solutions
edit-none = It has no solution.
edit-one = It has exactly one solution.
edit-several = It has several solutions.
edit-count =
    { $count ->
        [one] It has one solution.
       *[other] It has { $count } solutions.
    }
edit-many =
    { $count ->
        [one] It has one solution or more.
       *[other] It has { $count } solutions or more.
    }
edit-some = It has a solution; whether it is the only one was not found in time.
edit-unknown = No answer in time.
edit-looking = Looking…
edit-level = Level: { $level } (rating { $score })
edit-unrated = No technique that hints know gets to the end of it.
edit-differ = Show where they differ
edit-candidates = Show what each cell can be
edit-comparing = Comparing solutions
edit-differing =
    { $cells ->
        [0] The solutions agree on every cell.
        [one] The solutions differ in one cell.
       *[other] The solutions differ in { $cells } cells.
    }
edit-partly = Not all were compared: { $why }.
edit-unify = Make it unique
edit-unify-pairs = Changes values, as few as it can, until one pairing alone is the best.
edit-unify-pegs = Puts in or takes out one or two pegs so that a single one can be left. Ways to it are always many, so none is to be unique.
edit-mend = Make it winnable
edit-hopeless = No change of one or two pegs was found that lets it be won.
edit-empty = Nothing is drawn yet.
edit-unifying = Looking for what leaves one solution
edit-never = Nothing was found that leaves exactly one solution.
edit-brought =
    { $moves ->
        [one] One move came with it; playing it goes on from there.
       *[other] { $moves } moves came with it; playing it goes on from there.
    }
edit-play = Play this
edit-this = Edit this puzzle
edit-paste = Paste a puzzle
edit-pasteabout = Paste anywhere on this page, or here: an ID, an address of puzz.link, Penpa+ or Simon Tatham’s puzzles, a save file, rows of digits, a CSV file.
edit-take = Take it
edit-unfit = { $number } does not fit here: { $most } is the most.

## The Lab

lab-title = Lab
lab-projector = Projector
lab-address = Copy the address
lab-copied = Copied
lab-complaint = puzzle { $name }: { $why }
lab-unread = this is no puzzle in any notation.
lab-about = Run several methods on the same puzzles and compare them, live.
lab-microscope = Look inside the integer program of a puzzle.
lab-puzzles = Puzzles
lab-methods = Methods
lab-results = Results
lab-count = How many
lab-make = Make them
lab-list = Puzzles, one a line ({ $puzzles })
lab-files = Choose files
lab-folder = Choose a folder
lab-drop = or drop files and folders here
lab-reading = Reading the puzzles
lab-set =
    { $puzzles ->
        [one] 1 puzzle from a file: { $first }
       *[other] { $puzzles } puzzles from files: { $first } … { $last }
    }
lab-forget = Remove
lab-refused = { $puzzles } left out:
lab-toomany =
    { $most ->
        [one] more than { $most } puzzle
       *[other] more than { $most } puzzles
    }
lab-stray = a puzzle of { $game }
lab-limits =
    At most { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }, { $megabytes } MB a file, { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } a board.
lab-timelimit =
    At most { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } a run. Times are only comparable when no more run at once than the machine has free cores; at most { $lanes ->
        [one] { $lanes } runs
       *[other] { $lanes } run
    } at once.
lab-empty = Make, paste or drop some puzzles first.
lab-puzzle = Puzzle
lab-csv = Table (CSV)
lab-runscsv = Every run (CSV)
lab-svg = Diagram (SVG)
lab-signs = ✓ answered with proof, ~ an answer not proved best, ✗ no answer.
lab-lanes = At once
lab-run = Run
lab-progress = Runs done
lab-done =
    { $runs ->
        [one] { $done } of { $runs } run done
       *[other] { $done } of { $runs } runs done
    }
lab-answered = Answered
lab-mean = Mean time
lab-worst = Worst time
lab-nodes = Nodes
lab-objective = Mean objective
lab-each = Every run
lab-chart = Puzzles answered within a time
lab-time = time (logarithmic)
collection-title = From a collection
collection-choose = Collection
collection-size =
    { $puzzles ->
        [one] { $name } (one puzzle)
       *[other] { $name } ({ $puzzles } puzzles)
    }
collection-technique = Needs the technique
collection-any = any
collection-least = Score from
collection-most = Score to
collection-draw = Draw a puzzle
collection-none = The collection holds no such puzzle. Ask for less.
campaigns-title = Campaigns of quadrille bench
campaigns-choose = Campaign
campaigns-none = The data folder holds no campaign yet. It was chosen with
campaigns-folder = To see campaigns here, name their folder when starting:
campaigns-unreadable = No campaigns could be read from:
campaigns-size =
    { $instances ->
        [one] 1 instance.
       *[other] { $instances } instances.
    }
campaigns-median = Median
campaigns-geometric = Geometric mean
campaigns-wins = Wins
campaigns-peak = Peak memory

## Settings

settings-title = Settings
settings-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-errors = Show errors
errors-live = at once
errors-ask = when I press Check
errors-never = never
settings-play = While playing
settings-timer = Show the time
settings-autoClear = Towers: clear pencil marks by themselves
settings-counts = Unruly: count the colours of each line
settings-numbers = Number rows and columns
settings-lossWarning = Pegs: warn when one peg can no longer be reached
settings-animate = Soft animation

## Pairs for two

duel-title = Two players
duel-rules-lower = In turn each takes a pair and adds its difference to their own total; when no pair is left the lower total wins. Player 1 begins.
duel-rules-higher = In turn each takes a pair and adds its difference to their own total; when no pair is left the higher total wins. Player 1 begins.
duel-player = Player { $number }
duel-pace = Pace
pace-slow = slow
pace-usual = usual
pace-fast = fast
duel-begin = Begin
duel-again = Again
duel-end = Stop
duel-turn = to move
duel-thinks = thinks…
duel-failed = The machine has not moved.
duel-odd = The service answered with a move that is not possible here: { $move }.
duel-advice = An expert would take { $pair }.
duel-answer = The best answer to it is { $pair }.
duel-exchange = Exchange the players
duel-goal = Who wins
duel-lower = the lower total
duel-higher = the higher total
duel-bar = Show what an expert thinks
duel-even = With good play a draw.
duel-will = With good play player { $number } wins by { $by }.
duel-likely = Player { $number } should win by { $by }.
duel-moves = The moves
duel-lost = lost { $lost }; better { $pair }
duel-review = What was my mistake?
duel-perfect = There was no mistake in it.
duel-over = The game is over.
duel-draw = A draw.
duel-wins = Player { $number } wins.
player-person = person
player-random = machine: random
player-greedy = machine: greedy
player-minimax-3 = machine: three moves ahead
player-expert-1 = machine: expert
player-expert-5 = machine: expert with patience (5 s)

## Cells in words

letter-white = W
letter-red = R
letter-blue = B
letter-green = G
colour-white = white
colour-red = red
colour-blue = blue
colour-green = green
colour-black = black
piece-white = white
piece-black = black
piece-peg = peg
piece-hole = hole
piece-red = red
piece-blue = blue
piece-green = green
piece-gap = no cell
piece-goal = goal
piece-circle = circled
say-empty = empty
say-given = given
say-marks = marks { $marks }
say-paired = paired with { $cell }
say-goal = goal
say-alone = stays alone
new-classic = Classic boards
board-english = English, 33
board-european = European, 37
board-wiegleb = Wiegleb, 45
board-asymmetrical = Asymmetrical, 39
board-diamond-9 = Diamond, 41
board-triangle-5 = Triangle, 15
board-cross-5 = Small cross, 21
board-square-6 = Square, 36
clue-top = clue above column { $number }: { $clue }
clue-bottom = clue below column { $number }: { $clue }
clue-left = clue left of row { $number }: { $clue }
clue-right = clue right of row { $number }: { $clue }
say-wrong = breaks a rule
say-keys = Arrow keys move; the question mark lists all keys.
clue-none = no clue here
clue-seen =
    { $clue }; { $seen ->
        [one] one tower is seen so far
       *[other] { $seen } towers are seen so far
    }

## Puzzles of the day, and what was solved

daily-title = Puzzles of the day
daily-way = Your way
daily-way-about = The last seven days, and all days on which you solved the puzzle of the day.
daily-about = Five puzzles a day, the same for everybody, made from the date alone. A week begins gently and ends hard.
daily-today = Today, { $date }
daily-solved = solved
daily-share = Share the result
daily-streak = In a row
daily-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
daily-row =
    { $days ->
        [0] { $longest ->
            [0] No streak yet: solve a puzzle of today to begin one.
           *[other] No streak at the moment; the longest was { $longest }.
        }
        [one] 1 day in a row; the longest streak: { $longest }.
       *[other] { $days } days in a row; the longest streak: { $longest }.
    }
daily-count =
    { $count ->
        [one] 1 solved
       *[other] { $count } solved
    }
daily-before = The month before
daily-after = The month after
daily-result =
    Quadrille { $day }: { $game } { $size }, { $level } – { $time }, { $hints ->
        [0] no hints
        [one] 1 hint
       *[other] { $hints } hints
    }
stats-title = Statistics
stats-none = Nothing is solved yet. Here is where to begin:
stats-solved =
    { $count ->
        [one] puzzle solved
       *[other] puzzles solved
    }
stats-row =
    { $days ->
        [one] day in a row with a puzzle of the day
       *[other] days in a row with a puzzle of the day
    }
stats-longest = longest streak: { $days }
stats-unaided = solved without a hint
stats-all = All games
stats-days = Solved in the last { $days } days
stats-ladder = Games and levels
stats-count = Solved
stats-best = Best
stats-median = Median
stats-times = Last times
stats-file = Your games and results as a file
stats-file-about = Everything is kept in this browser alone. A file takes it to another one, or keeps it safe.

## Learning

learn-title = Learn
learn-about = Every technique that hints know: seen on a board where it is the next thing to see, and done on another.
learn-first = First steps
learn-first-title = First steps: { $game }
learn-done = done

## Books to print

paper-title = A book to print
paper-about = Puzzles of your choice as a PDF: rules, ratings, codes that open them here, and the answers at the back.
paper-needs-service = This page runs without a server and cannot write books. \`quadrille serve\` and \`quadrille book\` can; single puzzles are printed from their own page.
paper-name = Title
paper-paper = Paper
paper-large = Large print
paper-per-page = Puzzles a page
paper-bleed = Bleed (mm)
paper-rules = Rules
paper-codes = QR codes
paper-section = Section { $number }
paper-game = Game
paper-count = Puzzles
paper-add = Another section
paper-remove = Remove
paper-make = { $puzzles ->
    [one] Make a book of one puzzle
   *[other] Make a book of { $puzzles } puzzles
}
paper-making = Making the book
paper-most = At most { $most } puzzles go into a book made here.
paper-done = { $pages ->
    [one] Done: one page.
   *[other] Done: { $pages } pages.
}
home-paper = Choose puzzles
`,f=e({default:()=>p}),p=`pairs-lonely =
    .name = lonely
    .about = no cell is left that it may pair with
pairs-only_partner =
    .name = only partner
    .about = a cell with one possible partner takes it when no other pair of that partner saves more
pairs-strongest =
    .name = strongest
    .about = a pair that saves as much as the best other pairs of both its cells together
pairs-prices =
    .name = prices
    .about = a pair of the best pairing of all that is left, proved by prices
pairs = Pairs
    .about = Bind neighbouring cells of compatible colours two by two so that the score is least
    .goal = Pair neighbours for the lowest score, alone or against the machine.
    .rules = Pair neighbouring cells of compatible colours: white with any, red and blue with themselves and with each other, green with green, black with none. Each pair costs the difference of its values, each cell left alone its value, black cells nothing. Keep the total low.
    .how = Drag from one cell to its neighbour, or press both. Press a pair to part it. Keys: arrows and Enter; x or the right button puts a green ring on a cell that you mean to leave alone.
    .touch = Drag from one cell to its neighbour, or tap both. Tap a pair to part it.
    .stuck = No pair is left to make, and there is a better score. Undo, or press a pair to part it.
    .edit = Press for the next colour; drawing paints more cells like the first. Digits are values; keys w, r, b, g and d are colours.
    .best = The best score is { $best }.
    .rule-white-anywhere = White cells pair with any other white cell, wherever it lies.

pairs-method-matching = exact: heaviest matching by shortest augmenting paths, with prices as its proof
pairs-method-sweep = exact: counts all best pairings, along the prices of the matching
pairs-method-flow = the report's Ford-Fulkerson: exact where all values are equal, refused elsewhere
pairs-method-mip = exact: one binary variable a pair, each cell in one pair at most
pairs-method-brute = exact: tries every pairing; for tiny boards
pairs-method-greedy = the report's program: always the pair of least difference
pairs-method-greedy-score = the report's text: always the pair that lowers the score most
pairs-method-bnb = our own branch and bound on the program’s linear relaxation, with a tree to look at; small boards

pairs-option-rule = who may pair: cells side by side, or also any two whites (default: what the puzzle says, else adjacent)
pairs-option-ignore-values = read colours alone: every cell is worth 1 (default false)
pairs-option-colours = shares of white, red, blue, green and black (default 30,20,20,20,10)
pairs-option-values = the values of cells; one number makes them all equal (default 1..9)
pairs-option-spread = how values are drawn: evenly, low ones more often, middle ones more often

`,m=e({default:()=>h}),h=`pegs-only_jump =
    .name = only jump
    .about = no other jump is possible
pegs-keeping_jump =
    .name = keeping jump
    .about = a jump after which the fewest pegs can still be reached
pegs-keeping_chain =
    .name = keeping chain
    .about = several jumps in a row by one peg that keep the fewest pegs in reach
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

`,g=e({default:()=>_}),_=`singles-black_neighbour =
    .name = black neighbour
    .about = the cells beside a black are white
singles-white_twin =
    .name = white twin
    .about = a number seen once in a line hides its twins there
singles-sandwich =
    .name = sandwich
    .about = the cell between two equal numbers is white
singles-pair_isolation =
    .name = pair isolation
    .about = two equal neighbours hide every other twin in their line
singles-cut_off =
    .name = cut off
    .about = the last way out of a cell is white
singles-corner =
    .name = corner
    .about = equal numbers in a corner of the board
singles-split =
    .name = split
    .about = a black that would cut the whites in two is none
singles-offset_pair =
    .name = offset pair
    .about = two pairs of twins that meet side by side
singles-short_try =
    .name = short try
    .about = a try that soon runs into a contradiction
singles-long_try =
    .name = long try
    .about = a try that runs into a contradiction after a long chain
singles-exhaustion =
    .name = exhaustion
    .about = every way to go on with the other colour fails
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
singles-option-pattern = a picture: the black cells of the answer are its \`#\`, white its \`.\`, and \`?\` as the generator likes
singles-option-from = a new puzzle with the solution of this one
singles-option-change = how it differs from --from: other numbers (default), one level harder or easier

`,v=e({default:()=>y}),y=`towers-clue_one =
    .name = clue one
    .about = a clue 1 stands before the tallest tower
towers-clue_all =
    .name = clue all
    .about = a clue n looks up a staircase from 1 to n
towers-facing_clues =
    .name = facing clues
    .about = two facing clues that sum to n+1 fix the tallest tower
towers-clue_bound =
    .name = clue bound
    .about = a clue bounds the heights of the towers next to it
towers-naked_single =
    .name = naked single
    .about = a cell has one height left
towers-hidden_single =
    .name = hidden single
    .about = a height has one place left in a line
towers-line_fillings =
    .name = line fillings
    .about = no filling of a line that its clues allow uses a height
towers-naked_set =
    .name = naked set
    .about = some cells of a line share as many heights
towers-hidden_set =
    .name = hidden set
    .about = some heights fit only into as many cells of a line
towers-fish =
    .name = fish
    .about = a height is confined, in some rows, to as many columns, or the reverse
towers-forcing_chain =
    .name = forcing chain
    .about = a chain of cells with two heights each has the same height at one of its ends
towers-what_if =
    .name = what if
    .about = a height tried in a cell leads by forced towers to a line that cannot be filled
towers-case_split =
    .name = case split
    .about = a height leads by forced towers to a cell all of whose heights fail in their turn
towers = Towers
    .about = build a tower in every cell, each height once a row and column, so that the border clues count the towers seen
    .goal = Build towers so that every clue sees its number.
    .rules = Each height stands once in every row and column. A number at the border says how many towers are seen from there: taller ones hide those behind.
    .how = Choose a cell, then a number. Space switches pencil marks. Press a clue (or shift and an arrow) to see what it sees.
    .touch = Tap a cell, then a number; Pencil writes small marks. Tap a clue to see what it sees.
    .edit = Choose a cell or a place on the border and type a number; Delete takes it away. Drawing chooses several cells. Arrows lead onto the border and back.

towers-method-search = dedicated search (default): all-different, both clues of a line at once, restarts; \`sat\` when it stalls
towers-method-sat = CaDiCaL on a formula that follows the highest tower so far; can write proofs
towers-method-sat-plain = BatSat on a formula that follows the highest tower so far
towers-method-mip = HiGHS on the reports' integer program, errata mended; for boards up to about 8
towers-method-mip-001 = the same with report 001’s rows, which count towers of equal height too
towers-method-logic = only techniques a person has a name for; may stop short
towers-method-bnb = our own branch and bound on the program’s linear relaxation, with a tree to look at; small boards

towers-option-alone = search: never let \`sat\` take over when it stalls (default false)
towers-option-mode = unique (default): one solution, of the wanted difficulty, nothing given that is not needed; full: all clues; normal: all clues, in one board of five drawn at random; hard: half of the clues and n/2 towers; restarts: all clues of a square made by report 000’s generateGrid
towers-option-symmetric = clues and towers lie as they do after half a turn (default false)
towers-option-symmetry = how clues and towers lie (default none)
towers-option-clues = exactly so many clues and given towers; without --difficulty of any level
towers-option-pattern = a picture of the board with its border: clues and towers exactly at its \`#\`
towers-option-from = a new puzzle with the solution of this one
towers-option-change = how it differs from --from: other clues (default), one level harder or easier, or only fewer clues

`,b=e({default:()=>x}),x=`unruly-pair =
    .name = pair
    .about = beside two equal neighbours stands the other colour
unruly-gap =
    .name = gap
    .about = between two equal tiles stands the other colour
unruly-last_cell =
    .name = last cell
    .about = the last empty cell of a line takes the colour the line lacks
unruly-line_full =
    .name = line full
    .about = a line that has half its tiles in one colour is completed by the other
unruly-unique_lines =
    .name = unique lines
    .about = the last tile of a colour must not make a line equal to a full one (where that is a rule)
unruly-near_complete =
    .name = near complete
    .about = the last tile of a colour must stand where three of the other would meet
unruly-line_completion =
    .name = line completion
    .about = every way to complete a line has the same colour in a cell
unruly-case_split =
    .name = case split
    .about = suppose a tile; its consequences contradict each other, so it is the other one
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
unruly-option-pattern = a picture of the board: one solution, and clues exactly at its \`#\`
unruly-option-from = a new puzzle with the solution of this one
unruly-option-change = how it differs from --from: other clues (default), one level harder or easier, or only fewer clues

`;export{f as a,o as c,t as d,m as i,a as l,v as n,u as o,g as r,c as s,b as t,r as u};