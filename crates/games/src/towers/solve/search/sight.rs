//! Both clues of a line at once: a dynamic program split at the tallest tower.
//!
//! Somebody at either end sees nothing behind the tallest tower. So for each place `p` where it
//! may stand, the towers before `p` alone decide one clue, those behind it the other. On each
//! side a state is (towers passed, towers seen, highest so far). The highest are kept as a *set*,
//! a word of bits, so a step over one position takes a few operations for each number seen, of
//! which there are fewer than the clue says. A height stays possible if some path through the
//! states uses it.
//!
//! The program does not know that heights differ, except that a tower as high as the highest so
//! far cannot come, and that the highest of `i` towers is at least `i`; the rest is left to
//! [`super::all_different`].

use super::board::{Conflict, SearchBoard};
use super::witness::Witness;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::{Line, Puzzle};

/// By towers passed, then towers seen (fewer than the clue): what the highest so far may be. Bit 0
/// stands for no tower at all.
type Table = Vec<HeightSet>;

/// The clue propagator and its working memory.
#[derive(Clone)]
pub struct Sight {
    clues: Vec<[Option<usize>; 2]>,
    /// For each end: the states that can be reached.
    reached: [Table; 2],
    /// The states from which the clue can still come true.
    wanted: Table,
    /// What each position of the line at hand may hold, and the same from its other end.
    sets: Vec<HeightSet>,
    mirrored: Vec<HeightSet>,
    /// What is left of it.
    keep: Vec<HeightSet>,
}

impl Sight {
    /// For the clues of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        Sight::with(puzzle.lines().map(|line| line.clues(puzzle)).collect(), puzzle.size())
    }

    fn with(clues: Vec<[Option<usize>; 2]>, size: usize) -> Self {
        let table = || vec![0; (size + 1) * size];
        let line = || vec![0; size];
        let (sets, mirrored, keep) = (line(), line(), line());
        Sight { clues, reached: [table(), table()], wanted: table(), sets, mirrored, keep }
    }

    /// Looks at one line.
    pub fn propagate(
        &mut self,
        board: &mut SearchBoard,
        line: Line,
        witness: &mut impl Witness,
    ) -> Result<(), Conflict> {
        let clues = self.clues[line.0];
        if clues == [None, None] {
            return Ok(());
        }
        for (position, set) in self.sets.iter_mut().enumerate() {
            *set = board.heights(board.cell(line, position));
        }
        self.look(clues);
        let mut told = false;
        for (position, (&set, &keep)) in self.sets.iter().zip(&self.keep).enumerate() {
            if set & !keep == 0 {
                continue;
            }
            if !std::mem::replace(&mut told, true) {
                witness.sight(line, &self.sets, &self.keep);
            }
            if !board.restrict(board.cell(line, position), keep) {
                return Err(Conflict(line));
            }
        }
        Ok(())
    }

    /// Leaves the heights each position can hold, by both clues; nothing anywhere if they cannot hold.
    fn look(&mut self, clues: [Option<usize>; 2]) {
        let Sight { reached, wanted: table, sets, mirrored, keep, .. } = self;
        let n = sets.len();
        mirrored.iter_mut().zip(sets.iter().rev()).for_each(|(back, &set)| *back = set);
        keep.fill(0);
        let (sets, mirrored) = (&sets[..], &mirrored[..]);
        let near = summits(sets, clues[0], &mut reached[0]);
        let far = summits(mirrored, clues[1], &mut reached[1]);
        let summit = near & mirror(far, n);
        if summit == 0 {
            return;
        }
        let ways = [(sets, summit), (mirrored, mirror(summit, n))];
        for (end, (sets, summit)) in ways.into_iter().enumerate() {
            let last = 63 - summit.leading_zeros() as usize;
            let at = |position| if end == 0 { position } else { n - 1 - position };
            let Some(clue) = clues[end] else {
                (0..last).for_each(|i| keep[at(i)] |= sets[i] & heights::below(n));
                continue;
            };
            wanted(sets, summit, clue, table);
            let reached = reached[end].chunks_exact(clue);
            let wanted = table.chunks_exact(clue).skip(1);
            for (i, (reached, wanted)) in reached.zip(wanted).take(last).enumerate() {
                keep[at(i)] |= used(sets[i], reached, wanted);
            }
        }
        for position in heights::members(summit) {
            keep[position] |= heights::only(n);
        }
    }
}

/// The heights each position of a line can hold, by its two clues.
pub fn by_sight(sets: &[HeightSet], clues: [Option<usize>; 2]) -> Vec<HeightSet> {
    let mut sight = Sight::with(vec![], sets.len());
    sight.sets.copy_from_slice(sets);
    sight.look(clues);
    sight.keep
}

/// Positions counted from the other end.
#[inline(always)]
fn mirror(positions: u64, n: usize) -> u64 {
    positions.reverse_bits() >> (64 - n)
}

/// The heights above the least of a set; none for the empty set.
#[inline(always)]
fn above_least(set: HeightSet) -> HeightSet {
    !(set ^ set.wrapping_sub(1))
}

/// The heights below the greatest of a set, and "no tower"; nothing for the empty set.
#[inline(always)]
fn below_greatest(set: HeightSet) -> HeightSet {
    HeightSet::MAX.checked_shr(set.leading_zeros() + 1).unwrap_or(0)
}

/// Where the tallest tower may stand so that the towers before it show one less than the clue;
/// fills `reached` on the way.
fn summits(sets: &[HeightSet], clue: Option<usize>, reached: &mut Table) -> u64 {
    let n = sets.len();
    let tallest = heights::only(n);
    let free = (0..n).filter(|&i| sets[i] & tallest != 0).fold(0, |all, i| all | 1 << i);
    let Some(clue) = clue else { return free };
    let mut summits = 0;
    reached[..clue].fill(0);
    reached[0] = 1;
    // Behind the last place for the tallest tower nothing is seen.
    for i in 0..64 - free.leading_zeros() as usize {
        let (now, next) = reached[i * clue..(i + 2) * clue].split_at_mut(clue);
        if now[clue - 1] != 0 {
            summits |= free & 1 << i;
        }
        let higher = above_least(sets[i]);
        // The highest of `i + 1` towers is at least `i + 1`, and the tallest is yet to come.
        let levels = (tallest - 1) & (HeightSet::MAX << (i + 1));
        let mut rises = 0;
        let mut any = 0;
        for (now, next) in now.iter().zip(next) {
            *next = (now & higher | rises) & levels;
            rises = sets[i] & above_least(*now);
            any |= *next;
        }
        if any == 0 {
            break;
        }
    }
    summits
}

/// Fills in, backwards from the summits, from which states the clue can still come true.
fn wanted(sets: &[HeightSet], summits: u64, clue: usize, wanted: &mut Table) {
    let below_tallest = heights::only(sets.len()) - 1;
    let last = 63 - summits.leading_zeros() as usize;
    wanted[last * clue..(last + 1) * clue].fill(0);
    wanted[(last + 1) * clue - 1] = below_tallest;
    for i in (0..last).rev() {
        let (now, next) = wanted[i * clue..(i + 2) * clue].split_at_mut(clue);
        let higher = above_least(sets[i]);
        let mut rises = if summits & 1 << i != 0 { below_tallest } else { 0 };
        for (now, next) in now.iter_mut().zip(next).rev() {
            *now = *next & higher | rises;
            rises = below_greatest(sets[i] & *next);
        }
    }
}

/// The heights of one position that some path from `reached` before it to `wanted` behind uses.
fn used(set: HeightSet, reached: &[HeightSet], wanted: &[HeightSet]) -> HeightSet {
    let mut used = 0;
    let mut stays = 0;
    let mut lower = 0;
    for (reached, wanted) in reached.iter().zip(wanted) {
        // A tower that rises above everything before it, or one hidden behind the highest so far.
        used |= lower & wanted;
        stays |= reached & wanted;
        lower = above_least(*reached);
    }
    set & (used | below_greatest(stays) & !1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Rng;
    use std::collections::BTreeSet;

    /// The same states, one by one, from one end of a line.
    struct Plain<'a> {
        sets: &'a [HeightSet],
        clue: Option<usize>,
    }

    impl Plain<'_> {
        /// Towers seen and the highest so far, after some more tower.
        fn steps(&self, at: usize, seen: usize, highest: usize) -> Vec<(usize, usize, usize)> {
            let lower = heights::members(self.sets[at] & heights::below(self.sets.len()));
            let step = |h: usize| (h, seen + usize::from(h > highest), h.max(highest));
            lower.filter(|&h| h != highest).map(step).collect()
        }

        fn reached(&self) -> Vec<BTreeSet<(usize, usize)>> {
            let mut reached = vec![BTreeSet::from([(0, 0)])];
            for at in 0..self.sets.len() {
                let from = reached[at].iter();
                let next = from.flat_map(|&(seen, highest)| self.steps(at, seen, highest));
                let next = next.filter(|&(_, _, highest)| highest > at);
                reached.push(next.map(|(_, seen, highest)| (seen, highest)).collect());
            }
            reached
        }

        fn done(&self, seen: usize) -> bool {
            self.clue.is_none_or(|clue| seen + 1 == clue)
        }

        fn summits(&self) -> Vec<bool> {
            let tallest = heights::only(self.sets.len());
            let states = self.reached().into_iter().zip(self.sets);
            let fits = |states: BTreeSet<(usize, usize)>| {
                self.clue.is_none() || states.iter().any(|&(seen, _)| self.done(seen))
            };
            states.map(|(states, set)| set & tallest != 0 && fits(states)).collect()
        }

        fn ends_well(&self, summits: &[bool], at: usize, seen: usize, highest: usize) -> bool {
            at < summits.len()
                && (summits[at] && self.done(seen)
                    || self
                        .steps(at, seen, highest)
                        .into_iter()
                        .any(|(_, seen, highest)| self.ends_well(summits, at + 1, seen, highest)))
        }

        fn kept(&self, summits: &[bool]) -> Vec<HeightSet> {
            let last = summits.iter().rposition(|&summit| summit).unwrap_or(0);
            let mut kept = vec![0; self.sets.len()];
            for (at, states) in self.reached().into_iter().enumerate().take(last) {
                if self.clue.is_none() {
                    kept[at] = self.sets[at] & heights::below(self.sets.len());
                }
                for (seen, highest) in states {
                    for (h, seen, highest) in self.steps(at, seen, highest) {
                        if self.clue.is_some() && self.ends_well(summits, at + 1, seen, highest) {
                            kept[at] |= heights::only(h);
                        }
                    }
                }
            }
            kept
        }
    }

    #[test]
    fn words_of_states_say_what_single_states_say() {
        let mut rng = Rng::new(9);
        let mut possible = 0;
        for round in 0..3000 {
            let n = 1 + rng.below(7);
            let mut clue = || rng.chance(70.0).then(|| 1 + rng.below(n));
            let clues = [clue(), clue()];
            let sets: Vec<HeightSet> =
                (0..n).map(|_| (rng.bits() | rng.bits()) & heights::all(n)).collect();
            let mirrored: Vec<HeightSet> = sets.iter().rev().copied().collect();
            let near = Plain { sets: &sets, clue: clues[0] };
            let far = Plain { sets: &mirrored, clue: clues[1] };
            let mut summits = near.summits();
            for (here, there) in summits.iter_mut().zip(far.summits().iter().rev()) {
                *here &= there;
            }
            let mut expected = near.kept(&summits);
            summits.reverse();
            for (kept, behind) in expected.iter_mut().zip(far.kept(&summits).iter().rev()) {
                *kept |= behind;
            }
            for (kept, summit) in expected.iter_mut().zip(summits.iter().rev()) {
                *kept |= if *summit { heights::only(n) } else { 0 };
            }
            possible += usize::from(summits.contains(&true));
            assert_eq!(by_sight(&sets, clues), expected, "round {round}: {sets:x?} {clues:?}");
        }
        assert!(possible > 300, "{possible} lines had a filling");
    }
}
