# The words of the page: what it does not share with the command line and the service.

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
paper-needs-service = This page runs without a server and cannot write books. `quadrille serve` and `quadrille book` can; single puzzles are printed from their own page.
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
