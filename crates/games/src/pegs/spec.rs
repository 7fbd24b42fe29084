//! The reports' time-indexed programs, written from the rules alone.
//!
//! `x_r1c1_t` says that a peg stands on r1c1 before step t, `y_r1c1_r1c3_t` that the peg on r1c1 jumps to
//! r1c3 in step t; a step may be idle. [`plain`] writes only jumps there is room for. [`ringed`] is report
//! 002's to the letter: five variables a place and step, places outside the board and two rings around it
//! hold pegs that never move, so that no jump leaves the board.
//!
//! Proofs speak about these programs: nothing here is shared with a solver.

use super::rules::{Goal, Minimise, Puzzle, Solution, Spot, between, directions};
use quadrille_core::pb::{Bit, Program, Term};
use quadrille_core::walk::{Moves, Never};
use quadrille_core::{Cell, Claim, Grid, InputError, Shape, message};

/// Programs with more variables than this are refused.
const MAX_VARIABLES: usize = 2_000_000;

/// A jump of the board: from, over, to, by cell number.
pub type Jump = [usize; 3];

/// The board's cells in reading order and every jump there is room for.
pub fn board(puzzle: &Puzzle) -> (Vec<Cell>, Vec<Jump>) {
    let cells: Vec<Cell> = puzzle.cells().collect();
    let mut number: Grid<Option<usize>> =
        Grid::filled(puzzle.start().rows(), puzzle.start().cols(), None);
    cells.iter().enumerate().for_each(|(i, cell)| number[*cell] = Some(i));
    let place = |cell: Cell| number.get(cell).copied().flatten();
    let mut jumps = Vec::with_capacity(6 * cells.len());
    for (from, cell) in cells.iter().enumerate() {
        for (down, right) in directions(puzzle.shape()) {
            let row = cell.row.checked_add_signed(2 * down);
            let to = row.zip(cell.col.checked_add_signed(2 * right)).map(|(r, c)| Cell::new(r, c));
            let over = to.and_then(|to| between(puzzle.shape(), *cell, to));
            let found = over.and_then(place).zip(to.and_then(place));
            jumps.extend(found.map(|(over, to)| [from, over, to]));
        }
    }
    (cells, jumps)
}

/// The jumps, and a claim that a walk through all positions shows: one peg never stands on the goal alone, or no fewer
/// pegs are ever left than the answer leaves.
pub fn moves(puzzle: &Puzzle, claim: Claim, value: i64) -> Option<Moves> {
    let (cells, moves) = board(puzzle);
    let never = match (claim, puzzle.goal(), puzzle.minimise()) {
        (Claim::Impossible, Goal::At(goal), _) => {
            Never::Alone(cells.iter().position(|cell| *cell == goal)?)
        }
        (Claim::Optimal, _, Minimise::Pegs) => Never::Fewer(usize::try_from(value).ok()?),
        _ => return None,
    };
    let peg = |at: &usize| puzzle.start()[cells[*at]] == Spot::Peg;
    let pegs = (0..cells.len()).filter(peg).collect();
    Some(Moves { places: cells.len(), pegs, moves, never })
}

/// How many positions a play passes through: one peg leaves at every jump.
pub fn positions(puzzle: &Puzzle) -> usize {
    puzzle.start().values().iter().filter(|spot| **spot == Spot::Peg).count()
}

fn fits(puzzle: &Puzzle, each: usize) -> Result<(), InputError> {
    if puzzle.minimise() == Minimise::Moves {
        return Err(InputError::new(message!("pegs-model-moves")));
    }
    let variables = each.saturating_mul(positions(puzzle));
    if variables > MAX_VARIABLES {
        let what = message!("pegs-model-too-large", variables = variables, most = MAX_VARIABLES);
        return Err(InputError::new(what));
    }
    Ok(())
}

/// The program without rings.
pub fn plain(puzzle: &Puzzle) -> Result<Program, InputError> {
    let mut program = Program::new();
    let (cells, jumps) = board(puzzle);
    fits(puzzle, cells.len() + jumps.len())?;
    let (mut x, mut y): (Vec<Vec<Bit>>, Vec<Vec<Bit>>) = (Vec::new(), Vec::new());
    let last = positions(puzzle);
    for t in 1..=last {
        x.push(cells.iter().map(|c| program.answer_bit(format_args!("x_{c}_{t}"))).collect());
        if t < last {
            let name = |j: &Jump| format!("y_{}_{}_{t}", cells[j[0]], cells[j[2]]);
            y.push(jumps.iter().map(|j| program.answer_bit(name(j))).collect());
        }
    }
    program.note("the start");
    for (cell, x) in cells.iter().zip(&x[0]) {
        program.fix(*x, puzzle.start()[*cell] == Spot::Peg);
    }
    for (t, y) in y.iter().enumerate() {
        program.note(format!("step {}", t + 1));
        step(&mut program, &jumps, [&x[t], &x[t + 1]], y);
        program.at_most(y.iter().map(|y| (1, *y)), 1);
    }
    let end = &x[last - 1];
    match puzzle.goal() {
        Goal::Any => program.minimise(end.iter().map(|x| (1, *x))),
        Goal::At(goal) => {
            program.note("the end");
            for (cell, x) in cells.iter().zip(end) {
                program.fix(*x, *cell == goal);
            }
        }
    }
    program.whole()
}

/// A jump needs two pegs and a hole; a peg that is there no more was moved or jumped.
pub(super) fn step(program: &mut Program, jumps: &[Jump], x: [&[Bit]; 2], y: &[Bit]) {
    let [now, next] = x;
    let mut balance: Vec<Vec<Term>> =
        now.iter().zip(next).map(|(now, next)| vec![(1, *now), (-1, *next)]).collect();
    for ([from, over, to], y) in jumps.iter().zip(y) {
        program.at_least([(1, now[*from]), (-1, *y)], 0);
        program.at_least([(1, now[*over]), (-1, *y)], 0);
        program.at_most([(1, now[*to]), (1, *y)], 1);
        balance[*from].push((-1, *y));
        balance[*over].push((-1, *y));
        balance[*to].push((1, *y));
    }
    for terms in balance {
        program.exactly(terms, 0);
    }
}

/// The point of a play in the program without rings: idle steps at the end.
pub fn plain_point(puzzle: &Puzzle, play: &Solution) -> Vec<bool> {
    let (cells, jumps) = board(puzzle);
    let number = |cell: Cell| cells.iter().position(|c| *c == cell);
    let mut pegs: Vec<bool> = cells.iter().map(|cell| puzzle.start()[*cell] == Spot::Peg).collect();
    let mut played = play.jumps();
    let mut point = Vec::new();
    for t in 1..=positions(puzzle) {
        point.extend(&pegs);
        if t == positions(puzzle) {
            break;
        }
        let ends = played.next().and_then(|(from, to)| number(from).zip(number(to)));
        let made = |j: &&Jump| ends == Some((j[0], j[2]));
        point.extend(jumps.iter().map(|j| made(&j)));
        if let Some([from, over, to]) = jumps.iter().find(made) {
            (pegs[*from], pegs[*over], pegs[*to]) = (false, false, true);
        }
    }
    point
}

/// The directions of report 002's p = 1 to 4: left, right, up, down.
const TOWARDS: [(isize, isize); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];

/// The places of report 002's grid, rings included, row by row, and where pegs may move.
struct Rings {
    rows: usize,
    cols: usize,
    playable: Vec<bool>,
}

impl Rings {
    fn new(puzzle: &Puzzle) -> Self {
        let (rows, cols) = (puzzle.start().rows() + 4, puzzle.start().cols() + 4);
        let mut playable = vec![false; rows * cols];
        puzzle.cells().for_each(|cell| playable[(cell.row + 2) * cols + cell.col + 2] = true);
        Rings { rows, cols, playable }
    }

    /// A place of the board by its cell, one outside by its row and column in the report's grid.
    fn name(&self, place: usize) -> String {
        let (row, col) = (place / self.cols, place % self.cols);
        match self.playable[place] {
            true => Cell::new(row - 2, col - 2).to_string(),
            false => format!("outside_{}_{}", row + 1, col + 1),
        }
    }

    /// The place some steps away, or nothing outside the rings.
    fn away(&self, place: usize, (down, right): (isize, isize), steps: isize) -> Option<usize> {
        let row = (place / self.cols).checked_add_signed(down * steps)?;
        let col = (place % self.cols).checked_add_signed(right * steps)?;
        (row < self.rows && col < self.cols).then_some(row * self.cols + col)
    }
}

/// Report 002's program, rings and all, for boards of squares.
pub fn ringed(puzzle: &Puzzle) -> Result<Program, InputError> {
    if puzzle.shape() != Shape::Square {
        return Err(InputError::new(message!("pegs-rings-square")));
    }
    let rings = Rings::new(puzzle);
    fits(puzzle, rings.playable.len() * 5)?;
    let mut program = Program::new();
    let last = positions(puzzle);
    let mut x: Vec<Vec<[Bit; 5]>> = Vec::new();
    for t in 1..=last {
        let mut five = |place| {
            let name = rings.name(place);
            [1, 2, 3, 4, 5].map(|p| program.answer_bit(format_args!("x_{name}_{t}_{p}")))
        };
        x.push((0..rings.playable.len()).map(&mut five).collect());
    }
    program.note("(1) to (4): pegs outside the board never move");
    for all in &x {
        for (x, _) in all.iter().zip(&rings.playable).filter(|(_, playable)| !**playable) {
            x[..4].iter().for_each(|bit| {
                program.fix(*bit, false);
            });
            program.fix(x[4], true);
        }
    }
    program.note("(5) and (6): the start");
    for cell in puzzle.cells() {
        let place = (cell.row + 2) * rings.cols + cell.col + 2;
        program.fix(x[0][place][4], puzzle.start()[cell] == Spot::Peg);
    }
    for t in 0..last {
        ringed_step(&mut program, &rings, &x[t], x.get(t + 1).map(Vec::as_slice), t + 1);
    }
    let end = (0..rings.playable.len()).filter(|p| rings.playable[*p]);
    match puzzle.goal() {
        Goal::Any => program.minimise(end.map(|place| (1, x[last - 1][place][4]))),
        Goal::At(goal) => {
            program.note("the end");
            let goal = (goal.row + 2) * rings.cols + goal.col + 2;
            end.for_each(|place| {
                program.fix(x[last - 1][place][4], place == goal);
            });
        }
    }
    program.whole()
}

/// (7) to (17) of one step; the last position has no jump.
fn ringed_step(
    program: &mut Program,
    rings: &Rings,
    now: &[[Bit; 5]],
    next: Option<&[[Bit; 5]]>,
    t: usize,
) {
    program.note(format!("(7) to (17), step {t}"));
    let Some(next) = next else {
        program.exactly(now.iter().flat_map(|x| x[..4].iter().map(|bit| (1, *bit))), 0);
        return;
    };
    for place in 0..now.len() {
        for (p, towards) in TOWARDS.iter().enumerate() {
            let jump = now[place][p];
            program.at_least([(1, now[place][4]), (-1, jump)], 0);
            if let Some(over) = rings.away(place, *towards, 1) {
                program.at_least([(1, now[over][4]), (-1, jump)], 0);
            }
            if let Some(to) = rings.away(place, *towards, 2) {
                program.at_most([(1, now[to][4]), (1, jump)], 1);
            }
        }
    }
    program.at_most(now.iter().flat_map(|x| x[..4].iter().map(|bit| (1, *bit))), 1);
    for place in (0..now.len()).filter(|place| rings.playable[*place]) {
        let mut terms: Vec<Term> = vec![(1, now[place][4]), (-1, next[place][4])];
        for (p, (down, right)) in TOWARDS.iter().enumerate() {
            terms.push((-1, now[place][p]));
            let back = (-down, -right);
            terms.extend(rings.away(place, back, 1).map(|from| (-1, now[from][p])));
            terms.extend(rings.away(place, back, 2).map(|from| (1, now[from][p])));
        }
        program.exactly(terms, 0);
    }
}

/// The point of a play in report 002's program.
pub fn ringed_point(puzzle: &Puzzle, play: &Solution) -> Vec<bool> {
    let rings = Rings::new(puzzle);
    let at = |cell: Cell| (cell.row + 2) * rings.cols + cell.col + 2;
    let mut peg: Vec<bool> = rings.playable.iter().map(|playable| !playable).collect();
    puzzle.cells().for_each(|cell| peg[at(cell)] = puzzle.start()[cell] == Spot::Peg);
    let mut played = play.jumps();
    let mut point = Vec::new();
    for t in 1..=positions(puzzle) {
        let ends = if t < positions(puzzle) { played.next() } else { None };
        let ends = ends.map(|(from, to)| (at(from), at(to)));
        for place in 0..peg.len() {
            let made = |towards: &(isize, isize)| {
                ends.is_some_and(|(from, to)| {
                    from == place && rings.away(place, *towards, 2) == Some(to)
                })
            };
            point.extend(TOWARDS.iter().map(made));
            point.push(peg[place]);
        }
        if let Some((from, to)) = ends {
            (peg[from], peg[from.midpoint(to)], peg[to]) = (false, false, true);
        }
    }
    point
}

/// The play of a point in the program without rings.
pub fn plain_answer(puzzle: &Puzzle, point: &[bool]) -> Solution {
    let (cells, jumps) = board(puzzle);
    let step = cells.len() + jumps.len();
    let played = (0..point.len()).filter(|at| point[*at] && at % step >= cells.len());
    let jump = |at: usize| jumps[at % step - cells.len()];
    Solution::from_jumps(played.map(jump).map(|[from, _, to]| (cells[from], cells[to])))
}

/// The play of a point in report 002's program.
pub fn ringed_answer(puzzle: &Puzzle, point: &[bool]) -> Solution {
    let rings = Rings::new(puzzle);
    let cell = |place: usize| Cell::new(place / rings.cols - 2, place % rings.cols - 2);
    let places = rings.playable.len();
    let played = (0..point.len()).filter(|at| point[*at] && at % 5 < 4);
    let jump = |at: usize| {
        let place = at / 5 % places;
        let to = rings.away(place, TOWARDS[at % 5], 2)?;
        (rings.playable[place] && rings.playable[to]).then(|| (cell(place), cell(to)))
    };
    Solution::from_jumps(played.filter_map(jump))
}
