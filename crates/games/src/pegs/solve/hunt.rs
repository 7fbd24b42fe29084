//! Depth-first search for a set of ends, meeting what leads to them from behind.
//!
//! Taking jumps back from the ends gives, peg count by peg count, *all* positions that can still
//! reach one. The search from the front then stops at the largest such count: a position there
//! either is in the set or is dead. Positions proved dead are remembered up to symmetry.
//! Randomised restarts keep one unlucky early choice from costing the whole run.

use super::set::PositionSet;
use super::small::{Hop, Small};
use crate::pegs::field::Jump;
use quadrille_core::{Budget, Rng, Stop};

/// Everything that can still reach one of the ends, for all peg counts up to `level`.
pub struct Behind {
    set: PositionSet,
    /// The highest peg count that is complete.
    pub level: u32,
}

impl Behind {
    /// Takes jumps back from `ends`, all of `pegs` pegs, until a level is larger than `enough`
    /// or has `top` pegs.
    pub fn new(
        small: &Small,
        ends: &[u64],
        pegs: u32,
        top: u32,
        enough: usize,
        budget: &mut Budget,
    ) -> Result<Self, Stop> {
        let mut set = PositionSet::new();
        let mut last = Vec::new();
        for end in ends {
            let form = small.canonical(*end);
            if set.insert(form, budget)? {
                last.push(form);
            }
        }
        let mut level = pegs;
        while level < top && last.len() <= enough && !last.is_empty() {
            let mut next = Vec::new();
            for position in last {
                budget.tick()?;
                for hop in small.hops.iter().filter(|h| h.unfits(position)) {
                    let form = small.canonical(position ^ hop.all);
                    if set.insert(form, budget)? {
                        next.push(form);
                    }
                }
            }
            last = next;
            level += 1;
        }
        // Nothing leads to the ends from further up: every higher level is complete and empty.
        if last.is_empty() {
            level = top;
        }
        Ok(Behind { set, level })
    }

    /// Knows nothing: every position of more than `pegs` pegs is worth a look.
    pub fn none(pegs: u32) -> Self {
        Behind { set: PositionSet::new(), level: pegs.saturating_sub(1) }
    }

    /// Whether a position of at most `level` pegs can reach an end.
    pub fn contains(&self, small: &Small, position: u64) -> bool {
        self.set.contains(small.canonical(position))
    }

    /// The jumps from a position in the set down to an end of `pegs` pegs.
    fn finish(&self, small: &Small, mut position: u64, pegs: u32, path: &mut Vec<Jump>) {
        while position.count_ones() > pegs {
            let good = |h: &&Hop| h.fits(position) && self.contains(small, position ^ h.all);
            let Some(hop) = small.hops.iter().find(good) else { return };
            path.push(hop.jump);
            position ^= hop.all;
        }
    }
}

enum Dive {
    Found,
    Dead,
    Cut,
}

/// A search for one set of ends.
pub struct Hunt<'a> {
    small: &'a Small,
    behind: &'a Behind,
    end_pegs: u32,
    dead: PositionSet,
    order: Vec<Hop>,
    path: Vec<Jump>,
    nodes_left: u64,
}

impl<'a> Hunt<'a> {
    /// Prepares a search for ends of `end_pegs` pegs.
    pub fn new(small: &'a Small, behind: &'a Behind, end_pegs: u32) -> Self {
        Hunt {
            small,
            behind,
            end_pegs,
            dead: PositionSet::new(),
            order: small.hops.clone(),
            path: Vec::new(),
            nodes_left: 0,
        }
    }

    /// Searches with restarts for `patience` nodes: `Some(Some(jumps))`, `Some(None)` if there is
    /// no way (proved), `None` if the patience ends first.
    pub fn tries(
        &mut self,
        start: u64,
        seed: u64,
        patience: u64,
        budget: &mut Budget,
    ) -> Result<Option<Option<Vec<Jump>>>, Stop> {
        let mut rng = Rng::new(seed);
        let (mut spent, mut round) = (0, 0u64);
        while spent < patience {
            rng.shuffle(&mut self.order);
            round += 1;
            // Luby's sequence: mostly short tries, now and then a long one.
            let limit = 2_000 * luby(round);
            self.nodes_left = limit;
            self.path.clear();
            match self.dive(start, start.count_ones(), budget)? {
                Dive::Found => return Ok(Some(Some(std::mem::take(&mut self.path)))),
                Dive::Dead => return Ok(Some(None)),
                Dive::Cut => spent += limit,
            }
        }
        Ok(None)
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
        if pegs <= self.behind.level && !self.behind.contains(self.small, position) {
            return Ok(());
        }
        if pegs == self.end_pegs {
            *found += 1;
            return Ok(());
        }
        let form = self.small.canonical(position);
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
        if pegs <= self.behind.level {
            if !self.behind.contains(self.small, position) {
                return Ok(Dive::Dead);
            }
            self.behind.finish(self.small, position, self.end_pegs, &mut self.path);
            return Ok(Dive::Found);
        }
        let form = self.small.canonical(position);
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

fn luby(mut i: u64) -> u64 {
    loop {
        let block = u64::BITS - i.leading_zeros();
        if i == (1 << block) - 1 {
            return 1 << (block - 1);
        }
        i -= (1 << (block - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luby_is_the_known_sequence() {
        let first: Vec<_> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
