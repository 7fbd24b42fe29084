//! Exhaustive search: looking at everything, for boards with few positions.

use super::set::PositionSet;
use super::word_board::WordBoard;
use crate::pegs::field::Jump;
use quadrille_core::{Budget, Stop};

/// Visits every position that can be reached, once up to symmetry, and keeps the fewest pegs seen.
pub struct ExhaustiveSearch<'a> {
    board: &'a WordBoard,
    seen: PositionSet,
    bound: usize,
    path: Vec<Jump>,
    /// The play that leaves the fewest.
    pub best: Vec<Jump>,
    fewest: usize,
}

impl<'a> ExhaustiveSearch<'a> {
    /// Prepares a visit that may end as soon as `bound` pegs are left.
    pub fn new(board: &'a WordBoard, start: u64, bound: usize) -> Self {
        let fewest = start.count_ones() as usize;
        let (path, best) = (Vec::new(), Vec::new());
        ExhaustiveSearch { board, seen: PositionSet::new(), bound, path, best, fewest }
    }

    /// Says whether the bound was met.
    pub fn visit(&mut self, position: u64, budget: &mut Budget) -> Result<bool, Stop> {
        budget.tick()?;
        let pegs = position.count_ones() as usize;
        if pegs < self.fewest {
            self.fewest = pegs;
            self.best.clone_from(&self.path);
            if pegs <= self.bound {
                return Ok(true);
            }
        }
        for i in 0..self.board.hops.len() {
            let hop = self.board.hops[i];
            if !hop.fits(position) {
                continue;
            }
            let next = position ^ hop.all;
            if !self.seen.insert(self.board.canonical(next), budget)? {
                continue;
            }
            self.path.push(hop.jump);
            if self.visit(next, budget)? {
                return Ok(true);
            }
            self.path.pop();
        }
        Ok(false)
    }
}
