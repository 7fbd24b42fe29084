import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`### What a lesson says about a technique: where to look, and why it works. The page and the manual read it.

lesson-towers-clue_one = A clue of 1 sees a single tower. The tallest tower is always seen, wherever it stands, so it is the one that is seen; any tower before it would be seen as well. The tallest therefore stands right beside the clue. Look for every 1 before anything else.
lesson-towers-clue_all = A clue as large as the board sees every tower of its line. A tower is seen only if it is taller than all before it, so each must be taller than the one before: the line climbs 1, 2, 3 and so on, and is filled at once.
lesson-towers-facing_clues = Both clues of a line see the tallest tower, and every other tower is seen from one side at most. Clues that sum to one more than the size of the board therefore see every tower: the heights climb to the tallest and fall behind it, so the clue counts where the tallest stands.
lesson-towers-clue_bound = A clue must still see its number of towers beyond the cell you look at. The tallest tower right beside a 3 would hide everything and leave the clue with 1; the second tallest would leave it with 2. So beside a large clue tall towers are out, and the farther from the clue, the taller they may be.
lesson-towers-naked_single = A height stands once in each row and each column. Cross out of a cell every height that its row and its column hold already, and what its clues forbid. When a single height is left, it is that one. Cells where full lines cross are the ones to look at.
lesson-towers-hidden_single = Turn the question round: not what a cell can be, but where a height can go. Every height stands somewhere in every line. If all its places in a line but one are taken or forbidden, it stands in that one, however many other heights the cell might still take.
lesson-towers-line_fillings = Take one line with its clues and write down every way to fill it that the clues and the marks allow. A height that no such way puts into a cell cannot stand there; one that all of them put there must. Short lists come from lines with large clues or with towers in place.
lesson-towers-naked_set = Two cells of a line that can only be 2 or 4 will take 2 and 4 between them, in one order or the other. Either way both heights are used up there, so no other cell of the line has them. The same holds for three cells that share three heights.
lesson-towers-hidden_set = If 1 and 2 fit only into the same two cells of a line, these two cells are taken by 1 and 2: any other height there would leave one of them without a place. So cross all other heights out of them. It is the naked set seen from the side of the heights.
lesson-towers-fish = Suppose that in two rows a height can stand only in the same two columns. One of the rows then has it in the first column and the other row in the second. Both columns have their height already, so no other cell of them can be that height. Three rows and three columns work alike.
lesson-towers-forcing_chain = Go from cell to cell where each has two heights left: if the first is not this one it is the other, so the next is not that one, and so on. If such a chain begins and ends with the same height, one of its ends has it for sure. A cell that sees both ends cannot be that height.
lesson-towers-what_if = Suppose a height in a cell and build only what follows by the simplest steps. If some line can then no longer be filled as its clues want, the supposition was wrong and the height is crossed out. Begin with cells that have two heights left and lie beside strong clues.
lesson-towers-case_split = When no shorter argument is left, take a cell with few heights, and follow one of them to the end, through further cases if need be. If every way fails, the height is out. This is work for paper or for a program, not an argument to see at a glance; puzzles that need it are called unreasonable for this reason.

lesson-singles-black_neighbour = Two black cells never share a side. So as soon as a cell is black, every cell beside it is white. Circle them at once: each white cell says something about its row and its column in turn.
lesson-singles-white_twin = A white cell keeps its number, and no number may show twice in a row or column. So every other cell of its row and its column with the same number is black. Whenever you circle a cell, run along both its lines.
lesson-singles-sandwich = In 4 7 4 one of the two 4s is black at least, for both cannot stay. Whichever it is, the 7 between them lies beside a black cell, and two blacks never touch. So the cell in the middle is white, before you know which 4 goes.
lesson-singles-pair_isolation = Two equal neighbours: one of them is black and the other white, for they may neither both stay nor both go. The one that stays shows the number in this line. So every further cell of the line with that number is black.
lesson-singles-cut_off = All cells that are not black hang together. If a cell has black neighbours and borders on all sides but one, the last side is its only way out, and that neighbour must be white. Watch the corners and the edges: there the ways out are few.
lesson-singles-corner = Equal numbers crowd a corner. Try each way to blacken them: some would leave the corner cell walled in by two blacks, or put two blacks side by side. What remains the same in every way that works is certain.
lesson-singles-split = Blacks that touch by their corners, or reach the border, form a wall. A black cell that would close such a wall cuts the whites into two parts, which is not allowed. So the cell is white. Look for long diagonals of blacks with one gap.
lesson-singles-offset_pair = Two pairs of equal numbers lie in neighbouring lines so that a cell of the one is beside a cell of the other. One cell of each pair is black, and the two that touch cannot both be. The remaining cases agree on a cell, and that one is certain.
lesson-singles-short_try = Suppose a cell to be black, or white, and mark only what follows at once: neighbours white, twins black, the last way out open. If this leads to two equal whites in a line, two touching blacks or a cell that is walled in, the supposition was wrong. Short tries can be done in the head.
lesson-singles-long_try = The same as a short try, but the chain of what follows is long: more than a head can hold. Work with a pencil, or with “Try something”, which marks all that follows in another colour and takes it back in one press. It is right for the same reason: what leads to a contradiction is false.
lesson-singles-exhaustion = When no chain from a single cell fails, cases are tried within cases until every way to go on with a colour has failed. It proves the other colour, but by sheer search; no board is made to need it. If you meet it, take the step and return to arguments.

lesson-unruly-pair = Two equal tiles side by side: a third beside them would make three in a row. So the cells at both ends of the pair take the other colour. It is the first thing to look for, after every tile you put.
lesson-unruly-gap = Two equal tiles with one empty cell between them: the same colour in the gap would make three in a row. So the gap takes the other colour. Pairs are seen at once, gaps are easily missed: look along every row, then along every column.
lesson-unruly-last_cell = Every line has as many black tiles as white ones. When one cell is empty, count: the colour of which one is missing goes there.
lesson-unruly-line_full = Half of each line is black and half white. Once one colour has its half, all empty cells of the line take the other. Lines where a colour lacks none or one tile are the ones to count.
lesson-unruly-unique_lines = Where the rules say that no two rows and no two columns are equal: take a line that is full and one that agrees with it and lacks two tiles. Filled one way it would be a copy of the full line, so it is filled the other way.
lesson-unruly-near_complete = A line lacks one tile of a colour; all its other empty cells take the opposite colour. If the missing tile stood here, would three of the opposite colour meet there? Where three would otherwise meet, the last tile must break them up, so it stands among these cells and the others are settled.
lesson-unruly-line_completion = Write down every way to complete a line: balanced, and without three in a row. A cell that has the same colour in all of them has it for certain. Lines with few empty cells, or with long empty runs where three threaten, have the fewest ways.
lesson-unruly-case_split = Suppose a tile and put what follows by the simple steps. If two of them contradict each other, or a line cannot be completed, the tile was wrong and the other colour stands there. Begin where a tile sets off the longest chain: beside pairs and in nearly full lines.

lesson-pegs-only_jump = When a single jump is possible there is nothing to choose: play it. Before that, count the jumps on the board now and then. Few jumps mean that pegs are running out of neighbours, and that every choice matters.
lesson-pegs-keeping_jump = Of several jumps, only some keep a good end in reach. Bring pegs from the edge to the middle and clear whole groups that leave the rest as it was: a block of three beside a peg and a hole goes entirely. Pegs that are left behind in corners are hard to fetch.
lesson-pegs-keeping_chain = One peg may jump again and again while there is something to jump over, and that counts as one move. Chains sweep the board: look for a peg with pegs at every second place before it, and set such places up before you start the sweep.

lesson-pairs-lonely = If no open neighbour of a cell has a fitting colour, the cell stays alone and costs its value, whatever else you do. Nothing is lost by marking it now, and its neighbours can forget about it.
lesson-pairs-only_partner = A pair saves twice its smaller value against two lonely cells. If a cell has one possible partner and that partner has no other pair that saves more, take it: any other answer can be changed to this pair without costing more.
lesson-pairs-strongest = Compare a pair with what its two cells could save elsewhere at best, both together. If the pair saves at least as much as the two best others, nothing is lost by taking it: an answer without it can exchange those for this pair. Two large equal values side by side are the usual case.
lesson-pairs-prices = Give every open cell a price so that each pair saves at most the sum of its two prices. Then no pairing saves more than all prices together. A pairing whose pairs save exactly their prices reaches that bound, so it is the best, and the prices prove it. This is the dual of a linear program, at work on squared paper.

## Around every lesson

learn-looking = Looking for a board that needs it
learn-why = Why it works
first-step = Step { $step }
first-do = Do it on the board: the place is marked.
first-alone = Your turn: what follows from what is there? Anything that is right counts.
first-help = Show me
first-done = Solved. You know the rules now, and the first ways to see what follows.
first-play = Play an easy one
first-lessons = To the lessons
learn-rare = No board that needs this could be made in time ({ $why }): it is for the rarest puzzles.
learn-none = No board is known that needs this, so there is none to look at or to try.
learn-look = Look
learn-board = A board of { $game } with what it rests on and what follows
learn-follows = Show what follows
learn-try = Now you
learn-do =
    { $count ->
        [one] One thing follows here. Put it on the board.
       *[other] { $count } things follow here. Put them on the board.
    }
learn-where = Where?
learn-right = Right: that is it.
learn-another = Another one
learn-next = Next: { $name }
`;export{t};