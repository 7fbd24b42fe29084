//! Counting with sorted lists of positions, packed as differences: whoever drives it decides where
//! levels live, in memory or on disk. See the `pegs census` command.

use super::Census;
use crate::pegs::solve::set::{BATCH, PositionSet};
use crate::pegs::solve::word_board::Hop;
use quadrille_core::{Budget, Stop};

impl Census {
    /// The start.
    pub fn start(&self) -> u64 {
        self.board.canonical(self.start)
    }

    /// Everything one jump on from a level, up to symmetry and sorted: of `share.1` shares of all
    /// positions only share number `share.0`, so that memory can be kept bounded.
    pub fn next(
        &self,
        level: impl Iterator<Item = u64>,
        share: (u64, u64),
        budget: &mut Budget,
    ) -> Result<Vec<u64>, Stop> {
        let (mut set, mut batch) = (PositionSet::new(), Vec::new());
        for position in level {
            budget.tick()?;
            for hop in self.board.hops.iter().filter(|h| h.fits(position)) {
                let form = self.board.canonical(position ^ hop.all);
                if share.1 == 1 || share_of(form, share.1) == share.0 {
                    batch.push(form);
                }
            }
            if batch.len() >= BATCH {
                set.insert_all(&mut batch, budget)?;
            }
        }
        set.insert_all(&mut batch, budget)?;
        let mut next: Vec<u64> = set.iter().collect();
        set.clear(budget);
        next.sort_unstable();
        Ok(next)
    }

    /// How many positions a canonical one stands for.
    pub fn orbit(&self, position: u64) -> u64 {
        self.board.orbit(position)
    }

    /// Those positions of a level that can be won, where `next` are those of one peg less.
    pub fn won(
        &self,
        level: impl Iterator<Item = u64>,
        next: &PositionSet,
        budget: &mut Budget,
    ) -> Result<Vec<u64>, Stop> {
        let mut won = Vec::new();
        for position in level {
            budget.tick()?;
            let mut fits = self.board.hops.iter().filter(|h| h.fits(position));
            let leads = |h: &Hop| next.contains(self.board.canonical(position ^ h.all));
            if self.is_won(position) || fits.any(leads) {
                won.push(position);
            }
        }
        Ok(won)
    }
}

/// The share a position falls into.
pub fn share_of(position: u64, shares: u64) -> u64 {
    let mixed = (position ^ (position >> 31)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 40) % shares
}

/// Sorted positions as differences of seven bits a byte: about a third of the plain size.
pub fn pack(sorted: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(sorted.len() * 3);
    let mut last = 0;
    for &position in sorted {
        let mut rest = position - last;
        last = position;
        while rest >= 128 {
            bytes.push(rest as u8 | 128);
            rest >>= 7;
        }
        bytes.push(rest as u8);
    }
    bytes
}

/// What [`pack`] packed; stops at the first byte that makes no sense.
pub fn unpack(bytes: impl IntoIterator<Item = u8>) -> impl Iterator<Item = u64> {
    let mut bytes = bytes.into_iter();
    let mut last = 0u64;
    std::iter::from_fn(move || {
        let (mut step, mut shift) = (0u64, 0);
        loop {
            let byte = bytes.next()?;
            step |= u64::from(byte & 127).checked_shl(shift)?;
            shift += 7;
            if byte < 128 {
                break;
            }
        }
        last = last.checked_add(step)?;
        Some(last)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::field::Field;
    use crate::pegs::solve::word_board::word;
    use std::collections::HashSet;

    #[test]
    fn packing_loses_nothing() {
        let mut rng = quadrille_core::Rng::new(11);
        let mut all: Vec<u64> = (0..5_000).map(|i| rng.bits() >> (i % 60)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(unpack(pack(&all)).collect::<Vec<_>>(), all);
    }

    #[test]
    fn levels_and_wins_agree_with_brute_force() {
        for name in ["triangle:4", "cross:5", "rect:3x4"] {
            let puzzle = named(name, None).unwrap();
            let census = Census::new(&puzzle).unwrap();
            let mut budget = Budget::unlimited();
            let mut levels = vec![vec![census.start()]];
            while let Some(last) = levels.last().filter(|l| !l.is_empty()) {
                let mut next = census.next(last.iter().copied(), (0, 2), &mut budget).unwrap();
                next.extend(census.next(last.iter().copied(), (1, 2), &mut budget).unwrap());
                next.sort_unstable();
                levels.push(next);
            }
            let all: u64 = levels.iter().flatten().map(|p| census.orbit(*p)).sum();
            let field = Field::new(&puzzle);
            let mut seen = HashSet::from([word(&field.pegs(puzzle.start()))]);
            let mut open: Vec<u64> = seen.iter().copied().collect();
            while let Some(p) = open.pop() {
                for j in &field.jumps {
                    let (a, b, c) = (1 << j.from, 1 << j.over, 1 << j.to);
                    if p & a != 0 && p & b != 0 && p & c == 0 && seen.insert(p ^ (a | b | c)) {
                        open.push(p ^ (a | b | c));
                    }
                }
            }
            assert_eq!(all, seen.len() as u64, "{name}");
        }
    }
}
