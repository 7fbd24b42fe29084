//! Who listens to the search and writes the proof.

use super::circle::{Circle, first_row};
use crate::unruly::board::TileBoard;
use crate::unruly::line_reasoner::{EITHER, Inks, only};
use crate::unruly::lines::Line;
use crate::unruly::propagate::Witness;
use crate::unruly::rules::{Ink, Puzzle};
use quadrille_core::Budget;
use quadrille_core::pb::{Bit, Program, RowId};
use quadrille_engines::pb::{Lit, Log};
use std::collections::HashSet;

/// The proof as it grows.
pub struct Journal {
    log: Log,
    rows: usize,
    cols: usize,
    /// What is tried at the moment, without what follows from a branch that failed.
    tried: Vec<Lit>,
    /// The sums that were told, by their rows.
    told: HashSet<Vec<RowId>>,
    circle: Circle,
    cells: Vec<Inks>,
    /// The row that cannot hold.
    end: Option<RowId>,
}

impl Journal {
    /// Nothing is written yet.
    pub fn new(puzzle: &Puzzle, program: &Program, budget: &Budget) -> Self {
        Journal {
            log: Log::new(program, budget),
            rows: puzzle.rows(),
            cols: puzzle.cols(),
            tried: Vec::new(),
            told: HashSet::new(),
            circle: Circle::default(),
            cells: Vec::new(),
            end: None,
        }
    }

    /// The proof, if everything failed.
    pub fn refutation(self) -> Option<String> {
        let end = self.end?;
        Some(self.log.unsatisfiable(end))
    }

    fn lit(&self, (row, col): (usize, usize), ink: Ink) -> Lit {
        Lit::new(Bit((row * self.cols + col) as u32), ink == Ink::Black)
    }

    /// Something follows from what is tried.
    fn clause(&mut self, more: Option<Lit>) -> RowId {
        let clause: Vec<Lit> = self.tried.iter().map(|lit| !*lit).chain(more).collect();
        self.log.follows(&clause)
    }

    /// Writes the sum that makes a line impossible; one row alone needs no words, nor does what was said.
    fn tell(&mut self, line: Line) {
        let first = first_row(self.rows, self.cols, line);
        let found = self.circle.find(&self.cells, first);
        debug_assert!(found, "{line:?}");
        if self.circle.rows.len() > 1 && !self.told.contains(&self.circle.rows) {
            self.told.insert(self.circle.rows.clone());
            self.log.add(&self.circle.rows);
        }
    }
}

impl Witness for Journal {
    fn line(&mut self, board: &TileBoard, line: Line, left: Option<&[Inks]>) {
        self.cells.clear();
        for at in 0..line.length(board) {
            let (row, col) = line.cell(at);
            self.cells.push(board.get(row, col).map_or(EITHER, only));
        }
        let Some(left) = left else { return self.tell(line) };
        for at in 0..left.len() {
            if self.cells[at] == EITHER && left[at] != EITHER {
                self.cells[at] = EITHER ^ left[at];
                self.tell(line);
                self.cells[at] = EITHER;
                self.circle.follow(&mut self.cells);
                self.cells[at] = left[at];
            }
        }
    }

    fn unlike(&mut self, cell: (usize, usize), ink: Ink) {
        let lit = self.lit(cell, ink);
        self.clause(Some(lit));
    }

    fn decide(&mut self, cell: (usize, usize), ink: Ink) {
        let lit = self.lit(cell, ink);
        self.tried.push(lit);
    }

    fn refuted(&mut self) {
        let id = self.clause(None);
        // The other colour of what was tried last follows now.
        if self.tried.pop().is_none() {
            self.end = Some(id);
        }
    }
}
