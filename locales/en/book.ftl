# Books on paper: what they say, and what is wrong with a wish. Complaints are parts of sentences and end without a
# full stop.

book-title = Puzzles
book-contents = Contents
book-answers = Answers
book-rules = { $game }: rules
book-techniques = What helps
book-example = A puzzle
book-example-answer = Its answer
book-moves = The jumps, from row and column to row and column: { $moves }.
book-count = { $puzzles ->
    [one] One puzzle, with its answer
   *[other] { $puzzles } puzzles, with answers
}
book-made = Quadrille { $version }, seed { $seed }
book-beyond = beyond the techniques
book-goal = Goal: { $best }
book-goal-pegs = { $best ->
    [one] Goal: one peg left
   *[other] Goal: { $best } pegs left
}
book-goal-pairs = Goal: { $best } in all
progress-pages = pages
book-done = { $place }: { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
} on { $pages } pages

## What is wrong

book-in-section = section { $number } ({ $game }): { $what }
book-too-long = longer than { $most } bytes
book-language = language `{ $code }`: expected one of { $known }
book-sections = expected 1 to { $most } sections, each beginning with [[section]]
book-puzzles = puzzles: { $puzzles }; at most { $most } go into a book
book-number = { $name } = { $number }: expected a number from 1 to { $most }
book-line = { $name }: expected 1 to { $most } letters
book-letter = { $name }: the font has no letter `{ $letter }`
book-link = link `{ $link }`: expected an address such as https://example.org/play/, without #, of at most { $most } letters
book-paper = paper `{ $paper }`: expected { $known }, or width and height in millimetres such as 170x240, from { $least } to { $most }
book-bleed = bleed: expected 0 to { $most } millimetres
book-size = size `{ $size }`: expected a size such as 8 or 6x10
book-too-large = cells: { $cells }; at most { $most } go on a page
book-no-level = level `{ $name }`: expected one of { $known }
book-no-technique = technique `{ $name }`: expected one of { $known }
book-rating = rating `{ $rating }`: expected two numbers such as 20..80
book-from-collection = from and collection go together: the store, and the collection in it
book-no-store = books made here draw no puzzles from stores
book-small-cells = puzzle { $puzzle } would have cells of less than { $least } mm; ask for fewer puzzles a page, larger paper or smaller boards
book-short = { $wanted ->
    [one] found no puzzle
   *[other] found { $found } of { $wanted } puzzles
}: tried { $tried } ({ $equal } equal to one of the book up to symmetry, { $level } of another level, { $rating } rated otherwise, { $technique } without the technique, { $unsure } without a proved answer); ask for fewer, a larger size, or other wishes
book-stopped = no book: { $why }
book-too-many-here = puzzles: { $puzzles }; at most { $most } go into a book that is made here
book-seconds = seconds is for books made by the service; on the command line it is --time-limit
# What stands below the numbers of white, red, blue and green cells.
book-letters = W R B G
