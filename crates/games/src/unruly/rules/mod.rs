//! What an Unruly puzzle is, what a solution is, and when a solution is right.
//!
//! This page is the referee: it shares no code with any solver.

pub mod plane;

pub use plane::Plane;
use quadrille_core::order::Order as _;
use quadrille_core::{Arg, Cell, InputError, Message, RuleBroken, Rules, message};
use std::fmt;
use std::ops::Not;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unruly;

/// The colour of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ink {
    /// Written `0`.
    White,
    /// Written `1`.
    Black,
}

impl Ink {
    /// Both, in the order of their digits.
    pub const BOTH: [Ink; 2] = [Ink::White, Ink::Black];

    /// Black for true.
    pub fn black_if(black: bool) -> Ink {
        if black { Ink::Black } else { Ink::White }
    }

    /// The word in moves: the same in every language.
    pub fn name(self) -> &'static str {
        if self == Ink::Black { "black" } else { "white" }
    }
}

impl Not for Ink {
    type Output = Ink;
    fn not(self) -> Ink {
        Ink::black_if(self == Ink::White)
    }
}

/// As in moves and as an argument of messages.
impl fmt::Display for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Ink> for Arg {
    fn from(ink: Ink) -> Self {
        ink.name().into()
    }
}

/// The longest side of a board.
pub const MAX_SIDE: usize = 100_000;
/// The most cells of a board: 2 bits each, so 100 MB for the puzzle.
pub const MAX_CELLS: usize = 400_000_000;

/// Whether a board may have this size: even sides, at least 2, not too large.
pub fn check_size(rows: usize, cols: usize) -> Result<(), InputError> {
    for (n, lines) in [(rows, "unruly-rows"), (cols, "unruly-columns")] {
        let side = || message!(lines, n = n);
        if n == 0 || n % 2 == 1 {
            return Err(InputError::new(message!("unruly-side-odd", side = side())));
        }
        if n > MAX_SIDE {
            let what = message!("unruly-side-long", side = side(), most = MAX_SIDE);
            return Err(InputError::new(what));
        }
    }
    if rows * cols > MAX_CELLS {
        let (cells, most) = (rows * cols, MAX_CELLS);
        return Err(InputError::new(message!(
            "unruly-many-cells",
            rows = rows,
            cols = cols,
            cells = cells,
            most = most
        )));
    }
    Ok(())
}

/// A board with some tiles given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    known: Plane,
    black: Plane,
    unique_lines: bool,
}

impl Puzzle {
    /// An empty board.
    pub fn new(rows: usize, cols: usize) -> Result<Self, InputError> {
        check_size(rows, cols)?;
        let known = Plane::new(rows, cols);
        Ok(Puzzle { black: known.clone(), known, unique_lines: false })
    }

    /// A board whose tiles are given where `known` has a one, black where `black` has one too.
    pub fn from_planes(known: Plane, mut black: Plane) -> Result<Self, InputError> {
        check_size(known.rows(), known.cols())?;
        assert_eq!((known.rows(), known.cols()), (black.rows(), black.cols()), "one board");
        for row in 0..known.rows() {
            let pairs = black.row_mut(row).iter_mut().zip(known.row(row));
            pairs.for_each(|(b, k)| *b &= k);
        }
        Ok(Puzzle { known, black, unique_lines: false })
    }

    /// The same puzzle, with or without the rule that no two rows and no two columns are equal.
    #[must_use]
    pub fn with_unique_lines(mut self, unique_lines: bool) -> Self {
        self.unique_lines = unique_lines;
        self
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.known.rows()
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.known.cols()
    }

    /// Whether no two rows and no two columns may be equal.
    pub fn unique_lines(&self) -> bool {
        self.unique_lines
    }

    /// Where tiles are given.
    pub fn known(&self) -> &Plane {
        &self.known
    }

    /// Where black tiles are given.
    pub fn black(&self) -> &Plane {
        &self.black
    }

    /// The given tile of a cell.
    pub fn given(&self, row: usize, col: usize) -> Option<Ink> {
        self.known.get(row, col).then(|| Ink::black_if(self.black.get(row, col)))
    }

    /// Gives a tile, or takes it away.
    pub fn give(&mut self, row: usize, col: usize, ink: Option<Ink>) {
        self.known.set(row, col, ink.is_some());
        self.black.set(row, col, ink == Some(Ink::Black));
    }

    /// How many tiles are given.
    pub fn clues(&self) -> usize {
        self.known.count()
    }

    /// Where the given tiles alone already break a rule.
    #[must_use]
    pub fn broken(&self) -> Option<RuleBroken> {
        broken_by(&self.black, Ink::Black).or_else(|| {
            let mut white = self.known.clone();
            for row in 0..self.rows() {
                let pairs = white.row_mut(row).iter_mut().zip(self.black.row(row));
                pairs.for_each(|(w, b)| *w &= !b);
            }
            broken_by(&white, Ink::White)
        })
    }
}

/// A full board: right or wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Where the tile is black; all others are white.
    pub black: Plane,
}

impl Rules for Unruly {
    const NAME: &'static str = "unruly";
    const TITLE: &'static str = "Unruly (Binairo, Takuzu)";
    type Puzzle = Puzzle;
    type Solution = Solution;

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.rows() * puzzle.cols()
    }

    fn further_rules(puzzle: &Puzzle) -> Vec<&'static str> {
        if puzzle.unique_lines { vec!["unique-lines"] } else { Vec::new() }
    }

    fn check(puzzle: &Puzzle, solution: &Solution) -> Result<(), RuleBroken> {
        let black = &solution.black;
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        if (black.rows(), black.cols()) != (rows, cols) {
            return Err(RuleBroken::new(
                vec![],
                message!(
                    "unruly-wrong-size",
                    rows = black.rows(),
                    cols = black.cols(),
                    board_rows = rows,
                    board_cols = cols
                ),
            ));
        }
        keeps_givens(puzzle, black)?;
        // A full line has half of each colour exactly when neither colour has more than half.
        let broken = broken_by(black, Ink::Black)
            .or_else(|| broken_by(&black.complement(), Ink::White))
            .or_else(|| puzzle.unique_lines.then(|| equal_lines(black)).flatten());
        broken.map_or(Ok(()), Err)
    }
}

fn keeps_givens(puzzle: &Puzzle, black: &Plane) -> Result<(), RuleBroken> {
    for row in 0..puzzle.rows() {
        let words = black.row(row).iter().zip(puzzle.known.row(row)).zip(puzzle.black.row(row));
        for (index, ((&now, &known), &given)) in words.enumerate() {
            let changed = (now ^ given) & known;
            if changed != 0 {
                let col = index * 64 + changed.trailing_zeros() as usize;
                let cell = Cell::new(row, col);
                let ink = Ink::black_if(puzzle.black.get(row, col));
                let what = message!("unruly-given-changed", cell = cell, ink = ink, other = !ink);
                return Err(RuleBroken::new(vec![cell], what));
            }
        }
    }
    Ok(())
}

/// The first rule that the tiles of one colour break: three in a row, or more than half a line.
fn broken_by(tiles: &Plane, ink: Ink) -> Option<RuleBroken> {
    if let Some(cells) = three_in_row(tiles).or_else(|| three_in_column(tiles)) {
        let what = message!("unruly-three", ink = ink, cells = cells.as_slice());
        return Some(RuleBroken::new(cells.to_vec(), what));
    }
    let half = tiles.cols() / 2;
    for row in 0..tiles.rows() {
        let count = tiles.count_row(row);
        if count > half {
            let cells = tiles.ones(row).map(|col| Cell::new(row, col)).collect();
            let line = row_name(row);
            let what =
                message!("unruly-too-many", line = line, count = count, ink = ink, half = half);
            return Some(RuleBroken::new(cells, what));
        }
    }
    let half = tiles.rows() / 2;
    let (col, count) = tiles.count_cols().into_iter().enumerate().find(|(_, n)| *n > half)?;
    let cells = (0..tiles.rows()).filter(|&row| tiles.get(row, col));
    let cells = cells.map(|row| Cell::new(row, col)).collect();
    let line = column_name(col);
    let what = message!("unruly-too-many", line = line, count = count, ink = ink, half = half);
    Some(RuleBroken::new(cells, what))
}

/// A row within a sentence; rows count from 1 there.
pub fn row_name(row: usize) -> Message {
    message!("unruly-row", n = row + 1)
}

/// A column within a sentence.
pub fn column_name(col: usize) -> Message {
    message!("unruly-column", n = col + 1)
}

fn three_in_row(tiles: &Plane) -> Option<[Cell; 3]> {
    for row in 0..tiles.rows() {
        let words = tiles.row(row);
        for (index, &word) in words.iter().enumerate() {
            let next = words.get(index + 1).copied().unwrap_or(0);
            let three = word & (word >> 1 | next << 63) & (word >> 2 | next << 62);
            if three != 0 {
                let col = index * 64 + three.trailing_zeros() as usize;
                return Some([col, col + 1, col + 2].map(|col| Cell::new(row, col)));
            }
        }
    }
    None
}

fn three_in_column(tiles: &Plane) -> Option<[Cell; 3]> {
    for row in 2..tiles.rows() {
        let words = tiles.row(row - 2).iter().zip(tiles.row(row - 1)).zip(tiles.row(row));
        for (index, ((a, b), c)) in words.enumerate() {
            let three = a & b & c;
            if three != 0 {
                let col = index * 64 + three.trailing_zeros() as usize;
                return Some([row - 2, row - 1, row].map(|row| Cell::new(row, col)));
            }
        }
    }
    None
}

/// The first two equal rows, or the first two equal columns, of a full board.
#[must_use]
pub fn equal_lines(black: &Plane) -> Option<RuleBroken> {
    if let Some((a, b)) = equal_rows(black) {
        let cells = [a, b].into_iter().flat_map(|r| (0..black.cols()).map(move |c| (r, c)));
        let cells = cells.map(|(r, c)| Cell::new(r, c)).collect();
        return Some(RuleBroken::new(
            cells,
            message!("unruly-equal-rows", one = a + 1, two = b + 1),
        ));
    }
    let (a, b) = equal_rows(&black.transposed())?;
    let cells = [a, b].into_iter().flat_map(|c| (0..black.rows()).map(move |r| (r, c)));
    let cells = cells.map(|(r, c)| Cell::new(r, c)).collect();
    Some(RuleBroken::new(cells, message!("unruly-equal-columns", one = a + 1, two = b + 1)))
}

fn equal_rows(black: &Plane) -> Option<(usize, usize)> {
    let mut order: Vec<usize> = (0..black.rows()).collect();
    order.order_by_key(|&row| (black.row(row), row));
    let twins = order.windows(2).filter(|two| black.row(two[0]) == black.row(two[1]));
    twins.map(|two| (two[0], two[1])).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(rows: &[&str]) -> Solution {
        let mut black = Plane::new(rows.len(), rows[0].len());
        for (r, row) in rows.iter().enumerate() {
            row.bytes().enumerate().for_each(|(c, b)| black.set(r, c, b == b'1'));
        }
        Solution { black }
    }

    const RIGHT: [&str; 4] = ["0011", "0101", "1010", "1100"];

    #[test]
    fn each_rule_is_named_with_its_place() {
        let puzzle = Puzzle::new(4, 4).unwrap();
        assert_eq!(Unruly::check(&puzzle, &board(&RIGHT)), Ok(()));
        let wrong =
            |rows: &[&str]| Unruly::check(&puzzle, &board(rows)).unwrap_err().what.to_string();
        assert_eq!(
            wrong(&["0111", "0101", "1010", "1000"]),
            "three black tiles in a row: r1c2, r1c3 and r1c4"
        );
        assert_eq!(
            wrong(&["1011", "0101", "1010", "0100"]),
            "row 1 has 3 black tiles; half of it is 2"
        );
        assert_eq!(
            wrong(&["1010", "1010", "0101", "1010"]),
            "column 1 has 3 black tiles; half of it is 2"
        );
        assert!(wrong(&["00", "11"]).contains("2 x 2"));
    }

    #[test]
    fn givens_and_equal_lines_are_refereed() {
        let mut puzzle = Puzzle::new(4, 4).unwrap();
        puzzle.give(1, 1, Some(Ink::White));
        let broken = Unruly::check(&puzzle, &board(&RIGHT)).unwrap_err();
        assert_eq!(
            broken.what.to_string(),
            "r2c2 is given as white but the solution makes it black"
        );
        let twins = board(&["0101", "1010", "0101", "1010"]);
        let puzzle = Puzzle::new(4, 4).unwrap();
        assert_eq!(Unruly::check(&puzzle, &twins), Ok(()));
        let broken = Unruly::check(&puzzle.with_unique_lines(true), &twins).unwrap_err();
        assert_eq!(broken.what.to_string(), "rows 1 and 3 are equal");
        assert_eq!(broken.cells.len(), 8);
    }

    #[test]
    fn sizes_and_broken_givens_are_told() {
        for (rows, cols) in [(0, 4), (5, 6), (6, 7), (100_002, 2), (50_000, 50_000)] {
            assert!(Puzzle::new(rows, cols).is_err(), "{rows}x{cols}");
        }
        let mut puzzle = Puzzle::new(6, 6).unwrap();
        assert_eq!(puzzle.broken(), None);
        (2..5).for_each(|row| puzzle.give(row, 3, Some(Ink::White)));
        assert_eq!(
            puzzle.broken().unwrap().what.to_string(),
            "three white tiles in a row: r3c4, r4c4 and r5c4"
        );
    }
}
