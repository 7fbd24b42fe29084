//! Where the program's rows and variables are, as [`super::super::spec`] writes them. A wrong number here is a
//! proof that no checker accepts.

use crate::towers::rules::{Puzzle, Side};
use crate::towers::spec;
use quadrille_core::Cell;
use quadrille_core::pb::{Bit, RowId};

/// The numbers of a program's rows and variables.
pub struct Rows {
    /// The size of the board.
    pub n: usize,
    clues: Vec<(Side, usize, usize)>,
}

impl Rows {
    /// Of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        Rows { n: puzzle.size(), clues: puzzle.clues().collect() }
    }

    fn square(&self) -> RowId {
        (self.n * self.n) as RowId
    }

    /// "The tower at this cell has this height."
    pub fn tower(&self, cell: Cell, height: usize) -> Bit {
        spec::tower(self.n, cell, height)
    }

    /// A cell has a height at least; the next row: at most.
    pub fn cell(&self, cell: Cell) -> RowId {
        1 + 2 * (cell.row * self.n + cell.col) as RowId
    }

    /// A height stands in a line at least once, rows of the board before columns; the next row: at most once.
    pub fn line(&self, line: usize, height: usize) -> RowId {
        1 + 2 * self.square() + 2 * (line * self.n + height - 1) as RowId
    }

    /// The cell at a place of a line.
    pub fn at(&self, line: usize, place: usize) -> Cell {
        if line < self.n { Cell::new(line, place) } else { Cell::new(place, line - self.n) }
    }

    fn clue_start(&self, clue: usize) -> RowId {
        1 + 6 * self.square() + clue as RowId * (2 * self.square() + 2)
    }

    /// Whether a row is about what is seen from a clue, but for the one that counts it.
    pub fn is_sight(&self, row: RowId) -> bool {
        let clue = 2 * self.square() + 2;
        let clues = self.clue_start(0)..self.clue_start(self.clues.len());
        clues.contains(&row) && (row - clues.start) % clue < 2 * self.square()
    }

    /// The lines of sight, one a clue.
    pub fn looks(&self) -> impl Iterator<Item = Look<'_>> {
        (0..self.clues.len()).map(|clue| self.seen_from(clue))
    }

    /// What is seen from one side of a line, if there is a clue.
    pub fn look(&self, side: Side, index: usize) -> Option<Look<'_>> {
        let clue = self.clues.iter().position(|clue| (clue.0, clue.1) == (side, index))?;
        Some(self.seen_from(clue))
    }

    fn seen_from(&self, clue: usize) -> Look<'_> {
        let (side, index, seen) = self.clues[clue];
        Look { rows: self, clue, side, index, seen }
    }
}

/// A line as somebody at one end sees it.
pub struct Look<'a> {
    rows: &'a Rows,
    clue: usize,
    side: Side,
    index: usize,
    seen: usize,
}

impl Look<'_> {
    /// The size of the board.
    pub fn size(&self) -> usize {
        self.rows.n
    }

    /// How many towers the clue says are seen.
    pub fn asked(&self) -> usize {
        self.seen
    }

    /// The row that the cell behind so many others has a height at least.
    pub fn filled(&self, i: usize) -> RowId {
        self.rows.cell(self.cell(i))
    }

    /// The rows that as many towers are seen as the clue says: at least, and at most.
    pub fn seen_in_all(&self) -> [RowId; 2] {
        let first = self.hidden(self.rows.n, 1);
        [first, first + 1]
    }

    /// The cell behind so many others.
    pub fn cell(&self, i: usize) -> Cell {
        spec::cell(self.rows.n, self.side, self.index, i)
    }

    /// "The tower there has this height."
    pub fn x(&self, i: usize, height: usize) -> Bit {
        self.rows.tower(self.cell(i), height)
    }

    /// "The tower there is seen."
    pub fn y(&self, i: usize) -> Bit {
        let n = self.rows.n;
        Bit((n * n * n + self.clue * n + i) as u32)
    }

    /// The row that the height stands in this line at most once.
    pub fn once(&self, height: usize) -> RowId {
        let columns = matches!(self.side, Side::Top | Side::Bottom);
        self.rows.line(self.index + if columns { self.rows.n } else { 0 }, height) + 1
    }

    /// A tower of this height behind a taller one is hidden.
    pub fn hidden(&self, i: usize, height: usize) -> RowId {
        self.rows.clue_start(self.clue) + 2 * (i * self.rows.n + height - 1) as RowId
    }

    /// A tower of this height behind shorter ones is seen.
    pub fn seen(&self, i: usize, height: usize) -> RowId {
        self.hidden(i, height) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::pb::Term;

    /// Every row that the arithmetic names is the one that the specification wrote there.
    #[test]
    fn arithmetic_numbers_as_the_program_does() {
        let puzzle: Puzzle = "4:2//1/3//2/3/1/3//2/2/2/3/2/,f2h2".parse().unwrap();
        let program = spec::write(&puzzle).unwrap();
        let mut terms: Vec<&[Term]> = vec![&[]; program.ids() as usize + 1];
        program.rows().for_each(|row| terms[row.id as usize] = row.terms);
        let rows = Rows::new(&puzzle);
        let n = rows.n;
        let ones = |bits: Vec<Bit>| bits.into_iter().map(|bit| (1, bit)).collect::<Vec<Term>>();
        for line in 0..2 * n {
            for (place, height) in (0..n * n).map(|i| (i / n, 1 + i % n)) {
                let cell = rows.at(line, place);
                let own = ones((1..=n).map(|h| rows.tower(cell, h)).collect());
                assert_eq!(terms[rows.cell(cell) as usize], own);
                let all = ones((0..n).map(|i| rows.tower(rows.at(line, i), height)).collect());
                assert_eq!(terms[rows.line(line, height) as usize], all);
            }
        }
        assert_eq!(rows.looks().count(), puzzle.clues().count());
        for look in rows.looks() {
            let seen = ones((0..n).map(|i| look.y(i)).collect());
            assert_eq!(terms[look.seen_in_all()[0] as usize], seen);
            for (i, height) in (0..n * n).map(|i| (i / n, 1 + i % n)) {
                assert_eq!(look.filled(i), rows.cell(look.cell(i)));
                let (x, y) = (look.x(i, height), look.y(i));
                let hidden = terms[look.hidden(i, height) as usize];
                assert!(hidden.ends_with(&[(-(n as i64), y), (-(n as i64), x)]));
                let shown = terms[look.seen(i, height) as usize];
                assert!(shown.ends_with(&[(1, y), (-(n as i64), x)]));
            }
        }
    }
}
