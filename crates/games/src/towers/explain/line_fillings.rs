//! Technique `line_fillings`: every way to fill a line that its clues allow.

use super::HARD;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Towers;
use crate::towers::solve::search::by_sight;
use quadrille_core::Technique;

/// What no filling of a line has.
pub const LINE_FILLINGS: Technique<Towers> = Technique {
    name: "line_fillings",
    level: HARD,
    weight: 6,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Up to this size all fillings of a line are looked at; above, what the clues say without
/// regard to repeated heights must do.
pub(super) const MAX_EXACT: usize = 14;

/// Rules out heights that no filling of a line uses.
///
/// ```text
/// 3 | 2 . . . |   ->   3 | 2 13 134 14 |      (3 must be seen, so it stands before 4)
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    board.first_in_lines(LINE_FILLINGS.name, |board, line| {
        let clues = line.clues(board.puzzle);
        let mut seen_from = board.clues_of(line);
        let why = Why::LineFillings(seen_from.next()?, seen_from.next());
        let cells = board.view(line, 0);
        let sets: Vec<HeightSet> = cells.iter().map(|&cell| board.possible(cell)).collect();
        let used = if board.n <= MAX_EXACT {
            Fillings::new(&sets, clues).used()
        } else {
            by_sight(&sets, clues)
        };
        let rule_out: Vec<_> = (0..board.n)
            .map(|i| (cells[i], sets[i] & !used[i]))
            .filter(|&(_, set)| set != 0)
            .collect();
        if rule_out.is_empty() {
            return None;
        }
        Some(Finding::not(rule_out, why).seen_along(line, board).because(cells))
    })
}

/// All fillings of a line at once. The towers before the tallest are a set of heights; their
/// number is where they end, and the largest is the highest so far, so for each set it is enough
/// to know how many of them may be seen.
pub(super) struct Fillings<'a> {
    sets: &'a [HeightSet],
    /// The goal of each end: how many are seen before the tallest, as a set of counts.
    goals: [u64; 2],
    /// By end and set of heights below n: the counts seen on some way to place it next to the end.
    reached: [Vec<u64>; 2],
}

impl<'a> Fillings<'a> {
    pub(super) fn new(sets: &'a [HeightSet], clues: [Option<usize>; 2]) -> Self {
        let goals = clues.map(|clue| clue.map_or(u64::MAX, |clue| 1 << (clue - 1)));
        let mut fillings = Fillings { sets, goals, reached: [vec![], vec![]] };
        fillings.reached = [fillings.reach(0), fillings.reach(1)];
        fillings
    }

    fn tower(&self, end: usize, position: usize) -> HeightSet {
        self.sets[if end == 0 { position } else { self.sets.len() - 1 - position }]
    }

    /// What one more tower behind a set does to the counts.
    fn pass(behind: u64, height: usize, counts: u64) -> u64 {
        if heights::only(height) > behind { counts << 1 } else { counts }
    }

    fn reach(&self, end: usize) -> Vec<u64> {
        let n = self.sets.len();
        // Sets are indexed by their bits for heights 1 to n-1, shifted down by one.
        let mut reached = vec![0; 1 << (n - 1)];
        reached[0] = 1;
        for index in 0..reached.len() {
            let counts = reached[index];
            if counts == 0 {
                continue;
            }
            let set = (index as u64) << 1;
            let next = self.tower(end, set.count_ones() as usize) & heights::below(n) & !set;
            for height in heights::members(next) {
                reached[index | 1 << (height - 1)] |= Self::pass(set, height, counts);
            }
        }
        reached
    }

    /// The heights each position holds in some filling.
    pub(super) fn used(&self) -> Vec<HeightSet> {
        let n = self.sets.len();
        let full = (1 << (n - 1)) - 1;
        let mut used = vec![0; n];
        let mut wanted = [vec![0u64; full + 1], vec![0u64; full + 1]];
        for index in 0..=full {
            let summit = index.count_ones() as usize;
            if self.sets[summit] & heights::only(n) != 0
                && self.reached[0][index] & self.goals[0] != 0
                && self.reached[1][full ^ index] & self.goals[1] != 0
            {
                used[summit] |= heights::only(n);
                wanted[0][index] = self.goals[0];
                wanted[1][full ^ index] = self.goals[1];
            }
        }
        for end in 0..2 {
            self.walk_back(end, &mut wanted[end], &mut used);
        }
        used
    }

    /// How many towers are seen from an end in some filling, whatever its clue says: a set of counts.
    pub(super) fn shown(&self, end: usize) -> u64 {
        let n = self.sets.len();
        let full = (1 << (n - 1)) - 1;
        let summit = |index: usize| self.tower(end, index.count_ones() as usize);
        (0..=full)
            .filter(|&index| summit(index) & heights::only(n) != 0)
            .filter(|&index| self.reached[1 - end][full ^ index] != 0)
            .fold(0, |counts, index| counts | self.reached[end][index] << 1)
    }

    /// The towers seen from an end in some filling that shows so many, whatever its clue says; nothing if none does.
    pub(super) fn example(&self, end: usize, count: usize) -> HeightSet {
        let n = self.sets.len();
        let full = (1 << (n - 1)) - 1;
        let shows = |index: usize, seen: usize| self.reached[end][index] >> seen & 1 != 0;
        let summit = (0..=full).find(|&index: &usize| {
            let fits = self.tower(end, index.count_ones() as usize) & heights::only(n) != 0;
            fits && shows(index, count - 1) && self.reached[1 - end][full ^ index] != 0
        });
        let Some(mut index) = summit else { return 0 };
        let (mut seen, mut left) = (heights::only(n), count - 1);
        while index != 0 {
            let set = (index as u64) << 1;
            let last = set & self.tower(end, set.count_ones() as usize - 1);
            let step = heights::members(last).find_map(|height| {
                let before = index & !(1 << (height - 1));
                let rises = heights::only(height) > set & !heights::only(height);
                let left = left.checked_sub(usize::from(rises))?;
                shows(before, left).then_some((
                    before,
                    left,
                    if rises { heights::only(height) } else { 0 },
                ))
            });
            let Some((before, fewer, tower)) = step else { return 0 };
            (index, left) = (before, fewer);
            seen |= tower;
        }
        seen
    }

    /// From the sets that complete a filling back to the empty one, noting what is used.
    fn walk_back(&self, end: usize, wanted: &mut [u64], used: &mut [HeightSet]) {
        let n = self.sets.len();
        for index in (1..wanted.len()).rev() {
            if wanted[index] & self.reached[end][index] == 0 {
                continue;
            }
            let set = (index as u64) << 1;
            let position = set.count_ones() as usize - 1;
            for height in heights::members(set & self.tower(end, position)) {
                let before = index & !(1 << (height - 1));
                let counts =
                    Self::pass(set & !heights::only(height), height, self.reached[end][before]);
                if counts & wanted[index] != 0 {
                    used[if end == 0 { position } else { n - 1 - position }] |=
                        heights::only(height);
                    let rises = heights::only(height) > set & !heights::only(height);
                    wanted[before] |= if rises { wanted[index] >> 1 } else { wanted[index] };
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;
    use crate::towers::rules::seen;
    use quadrille_core::Rng;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&LINE_FILLINGS, include_str!("line_fillings.rs"));
    }

    fn by_trying(sets: &[HeightSet], clues: [Option<usize>; 2]) -> Vec<HeightSet> {
        fn fill(
            sets: &[HeightSet],
            clues: [Option<usize>; 2],
            row: &mut Vec<u8>,
            used: &mut [u64],
        ) {
            if row.len() == sets.len() {
                let counts = [seen(row.iter().copied()), seen(row.iter().rev().copied())];
                if (0..2).all(|end| clues[end].is_none_or(|clue| clue == counts[end])) {
                    row.iter().zip(used).for_each(|(&h, set)| *set |= heights::only(h.into()));
                }
                return;
            }
            for height in heights::members(sets[row.len()]) {
                if !row.contains(&(height as u8)) {
                    row.push(height as u8);
                    fill(sets, clues, row, used);
                    row.pop();
                }
            }
        }
        let mut used = vec![0; sets.len()];
        fill(sets, clues, &mut Vec::new(), &mut used);
        used
    }

    #[test]
    fn finds_exactly_what_trying_everything_finds() {
        let mut rng = Rng::new(8);
        for round in 0..2000 {
            let n = 1 + rng.below(6);
            let mut clue = || rng.chance(60.0).then(|| 1 + rng.below(n));
            let clues = [clue(), clue()];
            let sets: Vec<HeightSet> =
                (0..n).map(|_| (rng.bits() | rng.bits()) & heights::all(n)).collect();
            let expected = by_trying(&sets, clues);
            assert_eq!(Fillings::new(&sets, clues).used(), expected, "round {round}");
            // The quicker reasoning must never rule out more.
            let quick = by_sight(&sets, clues);
            for i in 0..n {
                assert_eq!(expected[i] & !quick[i], 0, "round {round}");
            }
        }
    }
}
