//! Counting all positions that can be reached on a board, level by level.
//!
//! Everything here works on streams of sorted positions, packed as differences, so that whoever
//! drives it decides where levels live: in memory or on disk. See the `pegs census` command.

use super::field::Field;
use super::rules::Puzzle;
use super::solve::set::{BATCH, PositionSet};
use super::solve::small::{MAX_CELLS, Small, word};
use quadrille_core::{Budget, InputError, Stop};

/// A board prepared for counting.
///
/// Positions are counted up to the symmetries that leave the start (and the goal) as it is.
pub struct Census {
    small: Small,
    start: u64,
    goal: Option<u64>,
}

impl Census {
    /// Prepares a board of up to 64 cells.
    pub fn new(puzzle: &Puzzle) -> Result<Self, InputError> {
        let field = Field::new(puzzle);
        let pegs = field.pegs(puzzle.start());
        let goal = field.goal(puzzle);
        let keeps = |s: &[usize]| {
            (0..pegs.len()).all(|i| pegs[s[i]] == pegs[i]) && goal.is_none_or(|g| s[g] == g)
        };
        let Some(small) = Small::with_symmetries(&field, keeps) else {
            return Err(InputError::new(format!(
                "a census takes boards of up to {MAX_CELLS} cells, this one has {}",
                field.len()
            )));
        };
        Ok(Census { small, start: word(&pegs), goal: goal.map(|g| 1 << g) })
    }

    /// How many symmetries leave the start as it is.
    pub fn symmetries(&self) -> usize {
        self.small.order()
    }

    /// The start.
    pub fn start(&self) -> u64 {
        self.small.canonical(self.start)
    }

    /// The pegs at the start.
    pub fn pegs(&self) -> u32 {
        self.start.count_ones()
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
            for hop in self.small.hops.iter().filter(|h| h.fits(position)) {
                let form = self.small.canonical(position ^ hop.all);
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
        self.small.orbit(position)
    }

    /// Whether a single peg is a win.
    pub fn is_won(&self, position: u64) -> bool {
        position.count_ones() == 1 && self.goal.is_none_or(|g| g == position)
    }

    /// Everything one jump back from the won positions of a level, up to symmetry and sorted.
    pub fn before(&self, won: &[u64], budget: &mut Budget) -> Result<Vec<u64>, Stop> {
        let mut set = PositionSet::new();
        for &position in won {
            budget.tick()?;
            for hop in self.small.hops.iter().filter(|h| h.unfits(position)) {
                set.insert(self.small.canonical(position ^ hop.all), budget)?;
            }
        }
        let mut all: Vec<u64> = set.iter().collect();
        set.clear(budget);
        all.sort_unstable();
        Ok(all)
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

/// The members of a sorted stream that are also in a sorted slice.
pub fn common(stream: impl Iterator<Item = u64>, sorted: &[u64]) -> Vec<u64> {
    let mut rest = sorted;
    let mut both = Vec::new();
    for position in stream {
        let skip = rest.partition_point(|p| *p < position);
        rest = &rest[skip..];
        if rest.first() == Some(&position) {
            both.push(position);
        }
    }
    both
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
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
