//! The rules of Towers: the puzzle, an answer, and the referee.
//!
//! An answer is a Latin square of heights 1 to n. A clue on the border says how many towers are
//! seen from there, shorter ones being hidden behind taller ones. Any clue may be missing, any
//! tower may be given. This room imports no other: it judges what all the others produce.

use quadrille_core::{Arg, Cell, Grid, Message, RuleBroken, Rules, message};
use std::fmt;

/// The game.
pub struct Towers;

/// The largest board: each height is one character of a solution (`1`-`9`, `a`-`z`, `A`-`Z`),
/// and a set of heights is one machine word.
pub const MAX_SIZE: usize = 61;

/// From where a line is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Down a column.
    Top,
    /// Up a column.
    Bottom,
    /// Along a row.
    Left,
    /// Back along a row.
    Right,
}

impl Side {
    /// All sides, in the order every notation lists them.
    pub const ALL: [Side; 4] = [Side::Top, Side::Bottom, Side::Left, Side::Right];

    /// The line that is seen from a place at this side of a board of size `n`.
    pub fn line(self, index: usize, n: usize) -> Line {
        match self {
            Side::Left | Side::Right => Line(index),
            Side::Top | Side::Bottom => Line(n + index),
        }
    }

    /// Its name in notations and messages.
    pub fn name(self) -> &'static str {
        match self {
            Side::Top => "top",
            Side::Bottom => "bottom",
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// So that messages can choose their words by it.
impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        side.name().into()
    }
}

/// A row or a column, counted from 0: the rows from the top, then the columns from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Line(pub usize);

/// An answer: a height for every cell.
pub type Heights = Grid<u8>;

/// A legal puzzle: every clue and every given tower is between 1 and n, no given height is
/// repeated in a line. It may still have no solution, or many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    n: usize,
    clues: [Vec<u8>; 4],
    givens: Grid<u8>,
}

impl Puzzle {
    /// A board of size `n`, from 1 to [`MAX_SIZE`], without clues and towers.
    pub fn empty(n: usize) -> Result<Puzzle, Message> {
        if n == 0 || n > MAX_SIZE {
            return Err(message!("towers-size", size = n, most = MAX_SIZE));
        }
        let clues = [(); 4].map(|()| vec![0; n]);
        Ok(Puzzle { n, clues, givens: Grid::filled(n, n, 0) })
    }

    /// Puts a clue on the border. The error names no place: only a reader of a text knows it.
    pub fn set_clue(&mut self, side: Side, index: usize, clue: u32) -> Result<(), Message> {
        let clue = self
            .height(clue)
            .ok_or_else(|| message!("towers-clue-range", clue = clue, most = self.n))?;
        self.clues[side as usize][index] = clue;
        Ok(())
    }

    /// Gives a tower. The error names no place in a text.
    pub fn give(&mut self, cell: Cell, height: u32) -> Result<(), Message> {
        let height = self
            .height(height)
            .ok_or_else(|| message!("towers-tower-range", height = height, most = self.n))?;
        for i in 0..self.n {
            for twin in [Cell::new(cell.row, i), Cell::new(i, cell.col)] {
                if twin != cell && self.givens[twin] == height {
                    return Err(message!(
                        "towers-repeats",
                        cell = cell,
                        height = height,
                        twin = twin
                    ));
                }
            }
        }
        self.givens[cell] = height;
        Ok(())
    }

    fn height(&self, number: u32) -> Option<u8> {
        u8::try_from(number).ok().filter(|&small| (1..=self.n).contains(&usize::from(small)))
    }

    /// Takes a clue away.
    pub fn drop_clue(&mut self, side: Side, index: usize) {
        self.clues[side as usize][index] = 0;
    }

    /// Takes a given tower away.
    pub fn drop_given(&mut self, cell: Cell) {
        self.givens[cell] = 0;
    }

    /// The number of rows, of columns, and the tallest height.
    pub fn size(&self) -> usize {
        self.n
    }

    /// The clue at a side, counted from the top or the left; nothing where it is missing.
    #[inline(always)]
    pub fn clue(&self, side: Side, index: usize) -> Option<usize> {
        match self.clues[side as usize][index] {
            0 => None,
            clue => Some(usize::from(clue)),
        }
    }

    /// The tower given at a cell.
    pub fn given(&self, cell: Cell) -> Option<u8> {
        Some(self.givens[cell]).filter(|&height| height > 0)
    }

    /// All cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.givens.cells()
    }

    /// All given towers in reading order.
    pub fn givens(&self) -> impl Iterator<Item = (Cell, u8)> {
        self.cells().filter_map(|cell| Some((cell, self.given(cell)?)))
    }

    /// All clues, side by side.
    pub fn clues(&self) -> impl Iterator<Item = (Side, usize, usize)> {
        let places = Side::ALL.into_iter().flat_map(|side| (0..self.n).map(move |i| (side, i)));
        places.filter_map(|(side, i)| Some((side, i, self.clue(side, i)?)))
    }

    /// All rows, then all columns.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        (0..2 * self.n).map(Line)
    }
}

impl Line {
    /// Whether it is a row, and its number from 0.
    #[inline(always)]
    pub fn split(self, n: usize) -> (bool, usize) {
        if self.0 < n { (true, self.0) } else { (false, self.0 - n) }
    }

    /// Its cell at a position counted from the left or the top.
    #[inline(always)]
    pub fn cell(self, n: usize, position: usize) -> Cell {
        match self.split(n) {
            (true, row) => Cell::new(row, position),
            (false, col) => Cell::new(position, col),
        }
    }

    /// Its two ends: the side its positions are counted from, and the other.
    #[inline(always)]
    pub fn ends(self, n: usize) -> [Side; 2] {
        if self.0 < n { [Side::Left, Side::Right] } else { [Side::Top, Side::Bottom] }
    }

    /// The clues at its two ends.
    pub fn clues(self, puzzle: &Puzzle) -> [Option<usize>; 2] {
        let (_, index) = self.split(puzzle.n);
        self.ends(puzzle.n).map(|side| puzzle.clue(side, index))
    }

    /// A message that speaks of this line: with `line`, `row` or `column`, and `number` from 1.
    pub fn said_in(self, message: Message, n: usize) -> Message {
        let (is_row, index) = self.split(n);
        message.with("line", if is_row { "row" } else { "column" }).with("number", index + 1)
    }
}

/// How many towers are seen by somebody who stands before the first of them.
#[must_use]
pub fn seen(heights: impl IntoIterator<Item = u8>) -> usize {
    let mut highest = 0;
    let mut count = 0;
    for height in heights {
        if height > highest {
            highest = height;
            count += 1;
        }
    }
    count
}

/// The heights of a line as seen from one of its ends.
#[must_use]
pub fn look(heights: &Heights, side: Side, index: usize) -> Vec<u8> {
    let n = heights.rows();
    let at = |i: usize| match side {
        Side::Top => Cell::new(i, index),
        Side::Bottom => Cell::new(n - 1 - i, index),
        Side::Left => Cell::new(index, i),
        Side::Right => Cell::new(index, n - 1 - i),
    };
    (0..n).map(|i| heights[at(i)]).collect()
}

impl Rules for Towers {
    const NAME: &'static str = "towers";
    const TITLE: &'static str = "Towers (Skyscrapers)";
    type Puzzle = Puzzle;
    type Solution = Heights;

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.n * puzzle.n
    }

    fn check(puzzle: &Puzzle, heights: &Heights) -> Result<(), RuleBroken> {
        check_cells(puzzle, heights)?;
        check_lines(puzzle, heights)?;
        check_clues(puzzle, heights)
    }
}

/// Every cell of the board, and no other, holds a height, and the given ones stand.
fn check_cells(puzzle: &Puzzle, heights: &Heights) -> Result<(), RuleBroken> {
    let n = puzzle.n;
    let (rows, cols) = (heights.rows(), heights.cols());
    if (rows, cols) != (n, n) {
        let what = message!("towers-answer-size", rows = rows, cols = cols, n = n);
        return Err(RuleBroken::new(vec![], what));
    }
    for cell in puzzle.cells() {
        let height = heights[cell];
        if height == 0 || usize::from(height) > n {
            let what = message!("towers-no-height", cell = cell, height = height, n = n);
            return Err(RuleBroken::new(vec![cell], what));
        }
        if let Some(given) = puzzle.given(cell).filter(|&given| given != height) {
            let what = message!("towers-not-given", cell = cell, height = height, given = given);
            return Err(RuleBroken::new(vec![cell], what));
        }
    }
    Ok(())
}

/// No height stands twice in a line.
fn check_lines(puzzle: &Puzzle, heights: &Heights) -> Result<(), RuleBroken> {
    let n = puzzle.n;
    for line in puzzle.lines() {
        for j in 0..n {
            for i in 0..j {
                let (a, b) = (line.cell(n, i), line.cell(n, j));
                if heights[a] == heights[b] {
                    let what = message!("towers-twice", one = a, other = b, height = heights[a]);
                    return Err(RuleBroken::new(vec![a, b], line.said_in(what, n)));
                }
            }
        }
    }
    Ok(())
}

/// Every clue counts the towers seen.
fn check_clues(puzzle: &Puzzle, heights: &Heights) -> Result<(), RuleBroken> {
    let n = puzzle.n;
    for (side, index, clue) in puzzle.clues() {
        let count = seen(look(heights, side, index));
        if count != clue {
            let line = side.line(index, n);
            let cells = (0..n).map(|i| line.cell(n, i)).collect();
            let what = message!("towers-miscounted", count = count, side = side, clue = clue);
            return Err(RuleBroken::new(cells, line.said_in(what, n)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(rows: &[&[u8]]) -> Heights {
        Grid::from_vec(rows.len(), rows.len(), rows.concat())
    }

    #[test]
    fn shorter_towers_hide() {
        assert_eq!(seen([2, 1, 3, 4]), 3);
        assert_eq!(seen([4, 3, 1, 2]), 1);
        assert_eq!(seen([]), 0);
    }

    #[test]
    fn a_side_sees_along_its_lines() {
        let cells = |side: Side| [0, 1].map(|i| side.line(2, 4).cell(4, i).to_string());
        assert_eq!([cells(Side::Left), cells(Side::Right)], [["r3c1", "r3c2"]; 2]);
        assert_eq!([cells(Side::Top), cells(Side::Bottom)], [["r1c3", "r2c3"]; 2]);
    }

    #[test]
    fn the_referee_names_rule_and_place() {
        let mut puzzle = Puzzle::empty(3).unwrap();
        puzzle.set_clue(Side::Right, 0, 2).unwrap();
        puzzle.give(Cell::new(2, 2), 2).unwrap();
        let judge =
            |rows: &[&[u8]]| Towers::check(&puzzle, &square(rows)).map_err(|e| e.what.to_string());
        assert_eq!(
            judge(&[&[1, 3, 2], &[2, 1, 3], &[3, 2, 1]]).unwrap_err(),
            "r3c3 holds 1, but a tower of height 2 is given"
        );
        assert_eq!(
            judge(&[&[2, 1, 3], &[1, 3, 1], &[3, 2, 2]]).unwrap_err(),
            "r2c1 and r2c3 in row 2 both hold 1"
        );
        assert_eq!(
            judge(&[&[2, 1, 3], &[1, 3, 2], &[3, 2, 2]]).unwrap_err(),
            "r3c2 and r3c3 in row 3 both hold 2"
        );
        assert_eq!(
            judge(&[&[1, 2, 3], &[2, 3, 1], &[3, 1, 2]]).unwrap_err(),
            "row 1 shows 1 tower from the right, but its clue is 2"
        );
        assert_eq!(judge(&[&[2, 3, 1], &[1, 2, 3], &[3, 1, 2]]), Ok(()));
        assert!(judge(&[&[0, 3, 1], &[1, 2, 3], &[3, 1, 2]]).is_err());
        assert!(Towers::check(&puzzle, &square(&[&[1]])).is_err());
    }

    #[test]
    fn a_puzzle_cannot_hold_nonsense() {
        assert!(Puzzle::empty(0).is_err());
        assert!(Puzzle::empty(MAX_SIZE + 1).is_err());
        let mut puzzle = Puzzle::empty(4).unwrap();
        assert!(puzzle.set_clue(Side::Top, 0, 5).is_err());
        assert!(puzzle.set_clue(Side::Top, 0, 0).is_err());
        assert!(puzzle.give(Cell::new(0, 0), 300).is_err());
        puzzle.give(Cell::new(0, 0), 3).unwrap();
        assert!(puzzle.give(Cell::new(3, 0), 3).unwrap_err().to_string().contains("r1c1"));
    }
}
