//! Method `sweep`: counts the completions of a board without looking at each (see [`quadrille_engines::sweep`]).
//!
//! Where lines may be equal the sweep goes cell by cell and remembers of each column its last tiles and how many of them
//! are black. Where no two may be, it goes row by row and remembers which rows there are.

mod cells;
mod line;
mod rows;

use super::super::board::TileBoard;
use super::super::propagate::{Depth, Propagator};
use super::super::rules::{Ink, Puzzle, Solution};
use super::search;
use cells::Cells;
use line::Line;
use quadrille_core::{Answer, Ask, Budget, InputError, Stop, Verdict, message};
use quadrille_engines::sweep::{Counted, count};
use rows::Rows;

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if let Some(broken) = puzzle.broken() {
        return Ok(Answer::impossible().note(broken.what));
    }
    if !fits(puzzle) {
        let what = match puzzle.unique_lines() {
            true => message!("unruly-sweep-lines", most = rows::LONGEST),
            false => message!("unruly-sweep-size", bits = cells::BITS),
        };
        return Err(InputError::new(what.with("rows", puzzle.rows()).with("cols", puzzle.cols())));
    }
    // One solution for the referee; and a board with fewer than two needs no sweep.
    let first = search::run(puzzle, &Ask { count: ask.count.min(2), ..ask.clone() }, budget)?;
    if first.verdict != Verdict::Solved || first.exhausted || ask.count <= 2 {
        return Ok(first);
    }
    let counted = match swept(puzzle, budget) {
        Ok(Some(counted)) => counted,
        Ok(None) => return Ok(Answer::impossible()),
        Err(stop) => return Ok(Answer::counted(first.solution, 1, false, Some(stop))),
    };
    let answer = Answer::tallied(first.solution, &counted.solutions, ask);
    Ok(answer.note(message!("sweep-widest", states = counted.widest)))
}

/// Whether what must be remembered of a board fits into a state at all.
pub fn fits(puzzle: &Puzzle) -> bool {
    let (long, short) = sides(puzzle);
    match puzzle.unique_lines() {
        true => short <= rows::LONGEST,
        false => Cells::bits(long, short) <= cells::BITS,
    }
}

fn sides(puzzle: &Puzzle) -> (usize, usize) {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    (rows.max(cols), rows.min(cols))
}

/// The number of solutions; nothing where the givens contradict each other.
fn swept(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<Counted>, Stop> {
    let mut tiles = Propagator::new(puzzle, Depth::Lines);
    if !tiles.sweep(budget)? || !tiles.run(budget)? {
        return Ok(None);
    }
    let board = Board::new(&tiles.board);
    let Some(lines) = board.lines() else { return Ok(None) };
    if !puzzle.unique_lines() {
        return count(&Cells::new(&board, lines), budget).map(Some);
    }
    match board.cols {
        // Rows of ten cells and fewer have at most 84 ways to be filled.
        ..=10 => count(&Rows::<2>::new(lines), budget).map(Some),
        _ => count(&Rows::<4>::new(lines), budget).map(Some),
    }
}

/// A board that is no wider than it is high: the sweep remembers something of each column.
struct Board<'a> {
    tiles: &'a TileBoard,
    rows: usize,
    cols: usize,
    turned: bool,
}

/// What can still become of each row and of each column.
struct Lines {
    rows: Vec<Line>,
    cols: Vec<Line>,
}

impl<'a> Board<'a> {
    fn new(tiles: &'a TileBoard) -> Self {
        let (rows, cols) = (tiles.rows(), tiles.cols());
        let (long, short) = (rows.max(cols), rows.min(cols));
        Board { tiles, rows: long, cols: short, turned: cols > rows }
    }

    fn get(&self, row: usize, col: usize) -> Option<Ink> {
        if self.turned { self.tiles.get(col, row) } else { self.tiles.get(row, col) }
    }

    /// Nothing where some line cannot be completed.
    fn lines(&self) -> Option<Lines> {
        let row = |row| Line::new((0..self.cols).map(|col| self.get(row, col)).collect());
        let col = |col| Line::new((0..self.rows).map(|row| self.get(row, col)).collect());
        let rows = (0..self.rows).map(row).collect::<Option<_>>()?;
        let cols = (0..self.cols).map(col).collect::<Option<_>>()?;
        Some(Lines { rows, cols })
    }
}
