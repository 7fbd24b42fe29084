//! Meet in the middle: depth-first search from the start to the set that leads to the ends.
//!
//! Taking jumps back from the ends gives, peg count by peg count, *all* positions that can still
//! reach one (see [`BackwardReach`]). The search from the front then stops at the largest such
//! count: a position there either is in the set or is dead. Positions proved dead are remembered up
//! to symmetry. Randomised restarts keep one unlucky early choice from costing the whole run.

use super::backward_reach::BackwardReach;
use super::set::PositionSet;
use super::word_board::{Hop, WordBoard};
use crate::pegs::field::Jump;
use quadrille_core::restarts::luby;
use quadrille_core::{Budget, Rng, Stop};

/// How a depth-first search below a position ended.
enum Dive {
    /// At an end.
    Found,
    /// No end can be reached.
    Dead,
    /// Where the nodes ran out.
    Cut,
}

/// What came of a series of searches.
pub enum Tried {
    /// A way to an end.
    Found(Vec<Jump>),
    /// The proof that there is none.
    NoWay,
    /// Nothing before the patience ended.
    Open,
}

/// A search for one set of ends.
pub struct MeetInTheMiddle<'a> {
    board: &'a WordBoard,
    reach: &'a BackwardReach,
    end_pegs: u32,
    dead: PositionSet,
    order: Vec<Hop>,
    path: Vec<Jump>,
    nodes_left: u64,
}

impl<'a> MeetInTheMiddle<'a> {
    /// Prepares a search for ends of `end_pegs` pegs.
    pub fn new(board: &'a WordBoard, reach: &'a BackwardReach, end_pegs: u32) -> Self {
        MeetInTheMiddle {
            board,
            reach,
            end_pegs,
            dead: PositionSet::new(),
            order: board.hops.clone(),
            path: Vec::new(),
            nodes_left: 0,
        }
    }

    /// Searches with restarts for `patience` nodes.
    pub fn tries(
        &mut self,
        start: u64,
        seed: u64,
        patience: u64,
        budget: &mut Budget,
    ) -> Result<Tried, Stop> {
        let mut rng = Rng::new(seed);
        let (mut spent, mut round) = (0, 0u64);
        while spent < patience {
            rng.shuffle(&mut self.order);
            round += 1;
            let limit = 2_000 * luby(round);
            self.nodes_left = limit;
            self.path.clear();
            match self.dive(start, start.count_ones(), budget)? {
                Dive::Found => return Ok(Tried::Found(std::mem::take(&mut self.path))),
                Dive::Dead => return Ok(Tried::NoWay),
                Dive::Cut => spent += limit,
            }
        }
        Ok(Tried::Open)
    }

    /// Counts the plays to the ends, each order of jumps by itself, up to `most`.
    ///
    /// Every position on the way must have been found alive or be remembered as dead, so that no
    /// time goes into the same blind alley twice.
    pub fn count(
        &mut self,
        position: u64,
        most: u64,
        found: &mut u64,
        budget: &mut Budget,
    ) -> Result<(), Stop> {
        budget.tick()?;
        let pegs = position.count_ones();
        if pegs <= self.reach.level && !self.reach.contains(self.board, position) {
            return Ok(());
        }
        if pegs == self.end_pegs {
            *found += 1;
            return Ok(());
        }
        let form = self.board.canonical(position);
        if self.dead.contains(form) {
            return Ok(());
        }
        let before = *found;
        for i in 0..self.order.len() {
            let hop = self.order[i];
            if hop.fits(position) {
                self.count(position ^ hop.all, most, found, budget)?;
            }
            if *found >= most {
                return Ok(());
            }
        }
        if *found == before {
            self.dead.insert(form, budget)?;
        }
        Ok(())
    }

    fn dive(&mut self, position: u64, pegs: u32, budget: &mut Budget) -> Result<Dive, Stop> {
        if pegs <= self.reach.level {
            if !self.reach.contains(self.board, position) {
                return Ok(Dive::Dead);
            }
            self.reach.finish(self.board, position, self.end_pegs, &mut self.path);
            return Ok(Dive::Found);
        }
        let form = self.board.canonical(position);
        if self.dead.contains(form) {
            return Ok(Dive::Dead);
        }
        budget.tick()?;
        if self.nodes_left == 0 {
            return Ok(Dive::Cut);
        }
        self.nodes_left -= 1;
        for i in 0..self.order.len() {
            let hop = self.order[i];
            if !hop.fits(position) {
                continue;
            }
            self.path.push(hop.jump);
            match self.dive(position ^ hop.all, pegs - 1, budget)? {
                Dive::Found => return Ok(Dive::Found),
                Dive::Cut => return Ok(Dive::Cut),
                Dive::Dead => self.path.pop(),
            };
        }
        self.dead.insert(form, budget)?;
        Ok(Dive::Dead)
    }
}
