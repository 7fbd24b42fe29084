# Pairs. A sentence ends where it is put into another, so only whole ones have a full stop.

## Boards and pairs that cannot be

pairs-too-small = a board of { $rows } x { $cols }; it needs at least 1 row and 2 columns
pairs-too-large = a board of { $rows } x { $cols }; the limit is { $most } cells
pairs-wrong-count =
    a { $rows } x { $cols } board has { $cells ->
        [one] 1 colour and value
       *[other] { $cells } colours and values
    }
pairs-wrong-value = a value of { $value }; values are 1 to { $most }

pairs-outside = a pair reaches outside the board
pairs-twice = { $cell } is in two pairs
pairs-itself = { $cell } cannot pair with itself
pairs-black = { $first } and { $second }: { $cell } is black, and black pairs with nothing
pairs-colours = { $first } and { $second }: { $one } and { $other } do not pair
pairs-apart = { $first } and { $second } do not lie side by side
pairs-apart-unless-white = { $first } and { $second } do not lie side by side, and only two whites may pair then
pairs-colour-white = white
pairs-colour-red = red
pairs-colour-blue = blue
pairs-colour-green = green
pairs-colour-black = black

## Notations

pairs-found = found { $found }, expected { $expected }
pairs-found-nothing = found nothing, expected { $expected }
pairs-expected-size = the numbers of rows and columns
pairs-expected-colour = a colour from 0 to 4
pairs-expected-value = a value from 1 to { $most }
# There are at least two columns.
pairs-expected-line = { $cols } { $kind ->
        [values] values
       *[colours] colours
    } in this line
pairs-expected-letter = a colour: w, r, b, g or d
pairs-expected-pair = a pair such as r1c1+r1c2
pairs-expected-move = a pair such as r1c1+r1c2, or r1c1=alone
pairs-grid-head = expected the numbers of rows and columns, separated by a space
pairs-grid-short =
    the text ends too soon: { $rows ->
        [one] 1 line
       *[other] { $rows } lines
    } of { $cols ->
        [one] 1 colour
       *[other] { $cols } colours
    } must follow
pairs-grid-long = found a line after the last row of values
pairs-grid-ends =
    the text ends after { $done } of { $rows ->
        [one] 1 line
       *[other] { $rows } lines
    } of { $kind ->
        [values] values
       *[colours] colours
    }
pairs-grid-line = this line has { $kind ->
        [values] { $count ->
            [one] 1 value
           *[other] { $count } values
        }
       *[colours] { $count ->
            [one] 1 colour
           *[other] { $count } colours
        }
    }, expected { $cols }
pairs-id-head = expected ROWSxCOLS: and then the cells, as in `{ $example }`
pairs-id-short =
    the line ends too soon: expected { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }
pairs-id-long = found a cell too many: the board has { $cells }
pairs-id-few = found { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, expected { $cells }
pairs-off-board = { $cell } is outside the board of { $rows } x { $cols }
pairs-too-many =
    more pairs than the board's { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    }

## Playing

pairs-alone-anyway = { $cell } is black and pairs with nothing anyway
pairs-already-paired = { $cell } is already paired: { $pair }
pairs-has-partner = { $cell } is already paired
pairs-nobody-left = Nothing is left that { $cell } could pair with
pairs-alone-and-paired = { $cell } is marked alone and also paired
pairs-caption = score { $score }, { $pairs ->
        [one] 1 pair
       *[other] { $pairs } pairs
    }
pairs-legend = w white, r red, b blue, g green, ## black; { $caption }

## Methods and models

pairs-flow-rule = flow needs the checkerboard's two sides, and whites that pair anywhere have none; use { $option } { $method }
pairs-flow-values = flow finds the most pairs, which is best only where all values are equal; { $cell } is worth { $value } and others { $others }; use { $option } { $method }
pairs-sweep-rule = sweep remembers which cells ahead are taken, and whites that pair anywhere may take any; use { $option } { $method }
pairs-sweep-size = sweep takes boards whose shorter side has at most { $most } cells; use { $option } { $method }
pairs-brute-size = brute tries every pairing and takes boards of up to { $most } cells; this one has { $cells }
pairs-greedy-whites = the greedy methods list every two whites, and { $whites } are too many (limit { $most }); use { $option } { $method }
pairs-mip-fractions = HiGHS left fractions of pairs
pairs-model-size = the integer program would have more than { $most } variables; use { $option } { $method }
pairs-model-cnf = Pairs minimises a score, which a formula cannot say; use { $others }

## Proofs

pairs-proved = no pairing scores less than { $bound }
pairs-proof-weak = the prices prove a score of at least { $bound }, not { $score }
pairs-proof-long = the proof goes on after its end with `{ $word }`
pairs-proof-short = the proof ends too soon
pairs-proof-ends-before = the proof ends before `{ $expected }`
pairs-proof-word = word { $at } of the proof is `{ $word }`, expected `{ $expected }`
pairs-proof-number = word { $at } of the proof is `{ $word }`, expected a number
pairs-proof-below = word { $at } of the proof is { $number }, expected less than { $bound }
pairs-proof-negative = the price of { $cell } is negative
pairs-proof-cheap = the prices of { $pair } sum to less than the { $saved } it saves
pairs-proof-dear = vertex { $vertex } is priced { $price }, above { $limit }
pairs-proof-edge = the prices of the edge { $first } - { $second } exceed its cost { $cost }
pairs-proof-set-negative = set { $set } has a negative price
pairs-proof-set-even = set { $set } has an even number of vertices
pairs-proof-two-sets = vertex { $vertex } lies in two sets directly

## Explaining

pairs-lonely = { $cell } has no partner left and stays alone: it costs its value, { $value }.
    .name = lonely
    .about = no cell is left that it may pair with
pairs-only_partner = { $other ->
        [0] { $cell } and { $partner } can pair only with each other: as a pair they cost { $cost }, alone { $alone }, which saves { $saved }. So they pair.
       *[other] { $cell } can pair only with { $partner }: as a pair they cost { $cost }, alone { $alone }, which saves { $saved }. No other pair of { $partner } saves more than { $other }, so they pair.
    }
    .name = only partner
    .about = a cell with one possible partner takes it when no other pair of that partner saves more
pairs-strongest = As a pair { $cell } and { $partner } cost { $cost }, alone { $alone }, which saves { $saved }. With the best other partners they would save at most { $apart } in all, so they pair.
    .name = strongest
    .about = a pair that saves as much as the best other pairs of both its cells together
pairs-prices = Price the open cells so that no two that may pair save more than their two prices together. Such prices sum to { $total }, so nothing saves more than { $total }. { $cell } and { $partner } save all of theirs, { $price } + { $other_price }: as a pair they cost { $cost }, alone { $alone }. So they pair, and the other cells can still save { $rest }.
    .name = prices
    .about = a pair of the best pairing of all that is left, proved by prices
pairs-prices-unseen = The best pairing of what is left saves { $total }, which the solver proves. { $cell } and { $partner } are a pair of it: together they cost { $cost }, alone { $alone }, which saves { $saved }. So they pair, and the other cells can still save { $rest }.
pairs-lost = The choices so far cost { $lost }: { $reachable } is the best they allow, { $best } was possible.

## Generating

pairs-wrong-shares = { $option } { $text }: expected five whole numbers up to { $most }, for white, red, blue, green and black, as in 30,20,20,20,10
pairs-wrong-range = { $option } { $text }: expected LOW..HIGH within 1..{ $most }, as in 1..9
pairs-graded-size = a difficulty can be asked for up to { $most } cells
pairs-level-rare = none of { $tries } boards was { $level }; try another size, or other colours and values
pairs-no-clues = { $option }: every cell of Pairs has its colour and value; there are no clues to place or count
pairs-no-from = { $option }: the colours and values of Pairs are all there is; others have another solution
pairs-least-score = Its least score is { $score }.

## Two players

pairs-no-player = no player `{ $text }`; expected human, random, greedy, minimax:DEPTH (1 to { $depth }) or expert[:SECONDS] (up to { $seconds })
pairs-player-human = a person
pairs-player-random = a player who takes any pair
pairs-player-greedy = a player who takes the cheapest pair
pairs-player-minimax = a player who looks { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } ahead
pairs-player-expert = the best player, thinking { $seconds } s a move
pairs-duel-size = a board for two has at most { $most } pairs
pairs-taken = { $cell } is already taken
pairs-tournament-people = a tournament is for programs; people play duels
pairs-outcome-draw = a draw
pairs-outcome-win = a win by { $by }
pairs-outcome-loss = a loss by { $by }
pairs-hint-proved = { $pair } is best: it leads to { $outcome } against best play.
pairs-hint-likely = { $pair } looks best { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } ahead, towards { $outcome }.

## What lists and forms say

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

pairs-format-grid = the course's gridNN.in: a line `n m`, n lines of colours 0-4, optionally n of values
pairs-format-id = one line: ROWSxCOLS (then `a` for white-anywhere), `:`, each cell a letter wrbgd and its value unless 1
