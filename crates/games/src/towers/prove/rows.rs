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
    clues: Vec<(Side, usize)>,
}

impl Rows {
    /// Of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let clues = puzzle.clues().map(|(side, index, _)| (side, index)).collect();
        Rows { n: puzzle.size(), clues }
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
        self.clues.iter().enumerate().map(|(clue, (side, index))| Look {
            rows: self,
            clue,
            side: *side,
            index: *index,
        })
    }
}

/// A line as somebody at one end sees it.
pub struct Look<'a> {
    rows: &'a Rows,
    clue: usize,
    side: Side,
    index: usize,
}

impl Look<'_> {
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
