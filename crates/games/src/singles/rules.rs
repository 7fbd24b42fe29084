//! The rules of Singles: the puzzle, an answer, and the referee.
//!
//! This file imports no other room of the game: whatever a solver believes, the referee decides.

use quadrille_core::{Cell, Grid, InputError, Message, RuleBroken, Rules, message};
use std::collections::HashMap;

/// The game.
pub struct Singles;

impl Rules for Singles {
    const NAME: &'static str = "singles";
    const TITLE: &'static str = "Singles (Hitori)";
    type Puzzle = Puzzle;
    type Solution = Solution;

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.rows() * puzzle.cols()
    }

    /// Says which rule an answer breaks and where.
    ///
    /// An answer without any white cell (only a 1x1 board could have one) is refused: the whites must
    /// be one area, and none is not one.
    fn check(puzzle: &Puzzle, solution: &Solution) -> Result<(), RuleBroken> {
        let black = &solution.black;
        if (black.rows(), black.cols()) != (puzzle.rows(), puzzle.cols()) {
            let what = message!(
                "singles-answer-size",
                rows = black.rows(),
                cols = black.cols(),
                puzzle_rows = puzzle.rows(),
                puzzle_cols = puzzle.cols()
            );
            return Err(RuleBroken::new(vec![], what));
        }
        no_black_neighbours(black)?;
        no_number_twice(puzzle, black)?;
        whites_connected(black)
    }
}

/// Boards with more cells are refused before anything is allocated.
pub const MAX_CELLS: usize = 4_000_000;

/// What is printed in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clue {
    /// A number: it may be seen only once in its row and in its column.
    Number(u64),
    /// Nothing printed: no constraint.
    Empty,
    /// A question mark: no constraint either, but drawn.
    Question,
}

impl Clue {
    /// The number, if there is one.
    pub fn number(self) -> Option<u64> {
        match self {
            Clue::Number(n) => Some(n),
            Clue::Empty | Clue::Question => None,
        }
    }
}

/// A grid of clues, at least 1x1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    clues: Grid<Clue>,
}

impl Puzzle {
    /// A puzzle of `clues` row by row.
    pub fn new(rows: usize, cols: usize, clues: Vec<Clue>) -> Result<Self, InputError> {
        check_size(rows, cols)?;
        if clues.len() != rows * cols {
            let found = clues.len();
            let what = message!("singles-board-cells", found = found, rows = rows, cols = cols);
            return Err(InputError::new(what));
        }
        Ok(Puzzle { clues: Grid::from_vec(rows, cols, clues) })
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.clues.rows()
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.clues.cols()
    }

    /// Prints something else in a cell; says whether there is such a cell.
    pub fn print(&mut self, cell: Cell, clue: Clue) -> bool {
        let found = self.clues.get(cell).is_some();
        if found {
            self.clues[cell] = clue;
        }
        found
    }

    /// What is printed where.
    pub fn clues(&self) -> &Grid<Clue> {
        &self.clues
    }
}

/// Fails on a board without cells or with too many; call it before allocating.
pub(super) fn check_size(rows: usize, cols: usize) -> Result<(), InputError> {
    match rows.checked_mul(cols) {
        Some(cells) if (1..=MAX_CELLS).contains(&cells) => Ok(()),
        Some(0) => Err(InputError::new(message!("singles-board-empty", rows = rows, cols = cols))),
        _ => Err(InputError::new(message!(
            "singles-board-too-large",
            rows = rows,
            cols = cols,
            limit = MAX_CELLS
        ))),
    }
}

/// An answer: which cells are black.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// `true` = black.
    pub black: Grid<bool>,
}

impl Solution {
    /// An answer from black marks row by row.
    pub fn new(rows: usize, cols: usize, black: Vec<bool>) -> Self {
        Solution { black: Grid::from_vec(rows, cols, black) }
    }
}

fn no_black_neighbours(black: &Grid<bool>) -> Result<(), RuleBroken> {
    for at in black.cells().filter(|&c| black[c]) {
        for next in [Cell::new(at.row, at.col + 1), Cell::new(at.row + 1, at.col)] {
            if black.get(next) == Some(&true) {
                let what = message!("singles-black-sides", a = at, b = next);
                return Err(RuleBroken::new(vec![at, next], what));
            }
        }
    }
    Ok(())
}

fn no_number_twice(puzzle: &Puzzle, black: &Grid<bool>) -> Result<(), RuleBroken> {
    if all_differ(puzzle, black) == Some(true) {
        return Ok(());
    }
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let row = |r: usize| (0..cols).map(move |c| Cell::new(r, c));
    let col = |c: usize| (0..rows).map(move |r| Cell::new(r, c));
    let mut seen = HashMap::new();
    for r in 0..rows {
        let name = || message!("singles-row", n = r + 1);
        line_without_twins(puzzle, black, row(r), &mut seen, name)?;
    }
    for c in 0..cols {
        let name = || message!("singles-column", n = c + 1);
        line_without_twins(puzzle, black, col(c), &mut seen, name)?;
    }
    Ok(())
}

/// Whether no line has a number twice among its whites, with a bit for each number of a line, row by row; nothing where numbers are too
/// large for that. It does not say where: that takes longer.
fn all_differ(puzzle: &Puzzle, black: &Grid<bool>) -> Option<bool> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let clues = puzzle.clues().values();
    let largest = clues.iter().filter_map(|clue| clue.number()).max().unwrap_or(0);
    let words = usize::try_from(largest / 64).ok()?.checked_add(1)?;
    if words > 4 + rows / 4 {
        return None;
    }
    let mut in_column = vec![0u64; words * cols];
    let mut in_row = vec![0u64; words];
    for (clues, black) in clues.chunks(cols).zip(black.values().chunks(cols)) {
        in_row.fill(0);
        let columns = in_column.chunks_mut(words);
        for ((clue, _), in_column) in
            clues.iter().zip(black).zip(columns).filter(|((_, b), _)| !**b)
        {
            let Clue::Number(n) = clue else { continue };
            let (word, bit) = ((n / 64) as usize, 1 << (n % 64));
            if (in_row[word] | in_column[word]) & bit != 0 {
                return Some(false);
            }
            in_row[word] |= bit;
            in_column[word] |= bit;
        }
    }
    Some(true)
}

fn line_without_twins(
    puzzle: &Puzzle,
    black: &Grid<bool>,
    line: impl Iterator<Item = Cell>,
    seen: &mut HashMap<u64, Cell>,
    name: impl Fn() -> Message,
) -> Result<(), RuleBroken> {
    seen.clear();
    for at in line.filter(|&c| !black[c]) {
        let Clue::Number(n) = puzzle.clues()[at] else { continue };
        if let Some(twin) = seen.insert(n, at) {
            let number = n.to_string();
            let what =
                message!("singles-seen-twice", number = number, line = name(), a = twin, b = at);
            return Err(RuleBroken::new(vec![twin, at], what));
        }
    }
    Ok(())
}

fn whites_connected(black: &Grid<bool>) -> Result<(), RuleBroken> {
    let Some(first) = black.cells().find(|&c| !black[c]) else {
        return Err(RuleBroken::new(vec![], message!("singles-no-white")));
    };
    let reached = white_area(black, first);
    match black.cells().find(|&c| !black[c] && !reached[c]) {
        None => Ok(()),
        Some(lost) => {
            // Show the smaller of the two areas: that is where a person looks for the mistake.
            let size = |area: &Grid<bool>| area.values().iter().filter(|&&b| b).count();
            let other = white_area(black, lost);
            let small = if size(&other) <= size(&reached) { other } else { reached };
            let cut: Vec<Cell> = small.cells().filter(|&c| small[c]).take(12).collect();
            let more = size(&small) - cut.len();
            let what = message!("singles-whites-cut", cells = &cut, more = more);
            Err(RuleBroken::new(cut, what))
        }
    }
}

/// The white cells that can be reached from one.
fn white_area(black: &Grid<bool>, from: Cell) -> Grid<bool> {
    let mut reached = black.map(|_| false);
    reached[from] = true;
    let mut todo = vec![from];
    while let Some(at) = todo.pop() {
        for next in at.neighbours(black.rows(), black.cols()) {
            if !black[next] && !reached[next] {
                reached[next] = true;
                todo.push(next);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(rows: usize, cols: usize, numbers: &[u64]) -> Puzzle {
        Puzzle::new(rows, cols, numbers.iter().map(|&n| Clue::Number(n)).collect()).unwrap()
    }

    fn answer(rows: usize, cols: usize, text: &str) -> Solution {
        Solution::new(rows, cols, text.bytes().map(|b| b == b'1').collect())
    }

    #[test]
    fn each_rule_is_named_with_its_place() {
        let p = puzzle(2, 3, &[1, 1, 2, 3, 4, 5]);
        assert!(Singles::check(&p, &answer(2, 3, "100000")).is_ok());
        let twice = Singles::check(&p, &answer(2, 3, "000000")).unwrap_err();
        assert_eq!(twice.what.to_string(), "1 is seen twice in row 1: r1c1 and r1c2");
        let side = Singles::check(&p, &answer(2, 3, "110000")).unwrap_err();
        assert_eq!(side.what.to_string(), "r1c1 and r1c2 are both black and share a side");
        let cut = Singles::check(&p, &answer(2, 3, "010100")).unwrap_err();
        assert_eq!(cut.what.to_string(), "the whites are not connected: r1c1 cut off");
    }

    #[test]
    fn a_board_needs_cells_and_a_white_one() {
        assert!(check_size(0, 4).is_err());
        assert!(check_size(usize::MAX, 2).is_err());
        let p = puzzle(1, 1, &[7]);
        assert!(Singles::check(&p, &answer(1, 1, "0")).is_ok());
        assert!(Singles::check(&p, &answer(1, 1, "1")).is_err());
    }
}
