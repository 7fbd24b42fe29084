//! What is asked of every generator, and the full boards that all begin with.

use super::refused;
use crate::unruly::rules::{Plane, Puzzle};
use crate::unruly::sample;
use crate::unruly::solve::search::TileSearch;
use quadrille_core::{
    Budget, Cell, GenerateError, InputError, Message, Rng, Stop, Symmetry, message,
};
use std::time::Duration;

/// A search for a full board gives up after so many nodes: there may be none.
const SEARCH_NODES: u64 = 100_000;

/// What every generator needs to know.
pub struct Wish {
    pub rows: usize,
    pub cols: usize,
    pub unique_lines: bool,
    pub rng: Rng,
    /// Full boards are drawn on their side, columns as rows.
    pub turned: bool,
    /// How clues lie.
    pub symmetry: Symmetry,
    /// How many stay, if not as few as can be.
    pub clues: Option<usize>,
}

impl Wish {
    pub fn cells(&self) -> usize {
        self.rows * self.cols
    }

    /// The cells that come and go with one, by their numbers in reading order, itself first.
    pub fn orbit(&self, cell: usize) -> Vec<usize> {
        let place = Cell::new(cell / self.cols, cell % self.cols);
        let orbit = self.symmetry.orbit(place, self.rows, self.cols);
        orbit.into_iter().map(|cell| cell.row * self.cols + cell.col).collect()
    }

    /// What is said of how clues lie, where that was asked.
    pub fn said_symmetry(&self) -> Option<Message> {
        match self.symmetry {
            Symmetry::Free => None,
            Symmetry::HalfTurn => Some(message!("unruly-made-symmetric")),
            _ => Some(message!("unruly-made-symmetry")),
        }
    }

    /// A random full board under the wanted rules.
    ///
    /// Rows are drawn more freely than columns, which on a flat board can hardly ever all differ.
    /// Where that fails the board is turned on its side, from then on.
    pub fn full_board(&mut self, budget: &mut Budget) -> Result<Plane, GenerateError> {
        let (rows, cols) = (self.rows, self.cols);
        if !self.turned {
            if let Some(plane) = self.drawn((rows, cols), budget)? {
                return Ok(plane);
            }
            self.turned = self.unique_lines && rows < cols;
        }
        if self.turned
            && let Some(plane) = self.drawn((cols, rows), budget)?
        {
            return Ok(plane.transposed());
        }
        if self.unique_lines
            && let Some(plane) = self.searched(budget)?
        {
            return Ok(plane);
        }
        refused(message!("unruly-no-unique-lines", rows = rows, cols = cols))
    }

    /// A full board where nearly every line there can be must appear, so that chance finds none.
    fn searched(&mut self, budget: &mut Budget) -> Result<Option<Plane>, GenerateError> {
        let empty = Puzzle::new(self.rows, self.cols)?.with_unique_lines(true);
        let mut search = TileSearch::new(&empty, self.rng.bits());
        let mut slice = budget.slice(Duration::MAX, SEARCH_NODES);
        let ended = search.count(1, &mut slice);
        budget.absorb(&slice);
        match ended {
            // Its own patience ended, unless it was that of whoever asked.
            Err(Stop::Nodes) => budget.check()?,
            ended => ended?,
        }
        Ok(search.first.map(|solution| solution.black))
    }

    fn drawn(&mut self, size: (usize, usize), budget: &mut Budget) -> Result<Option<Plane>, Stop> {
        sample::full_board(size, self.unique_lines, &mut self.rng, budget)
    }

    pub fn puzzle(&self, known: Plane, black: Plane) -> Result<Puzzle, InputError> {
        Ok(Puzzle::from_planes(known, black)?.with_unique_lines(self.unique_lines))
    }
}
