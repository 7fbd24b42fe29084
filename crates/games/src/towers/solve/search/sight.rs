//! Both clues of a line at once: a dynamic program split at the tallest tower.
//!
//! Somebody at either end sees nothing behind the tallest tower. So for each place `p` where it
//! may stand, the towers before `p` alone decide one clue, those behind it the other. On each
//! side a state is (towers passed, highest so far), and what is kept of it is the *set* of counts
//! seen so far, a word of bits. A height stays possible if some path through the states uses it.
//!
//! The program does not know that heights differ, except that a tower as high as the highest so
//! far cannot come, and that the highest of `i` towers is at least `i`; the rest is left to
//! [`super::all_different`].

use super::board::{Conflict, SearchBoard};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::{Line, MAX_SIZE, Puzzle};

const WORDS: usize = MAX_SIZE + 1;

/// A set of numbers of towers seen: bit `c` stands for `c`.
type Counts = u64;

/// By towers passed and highest so far: a set of counts.
type Table = Vec<[Counts; WORDS]>;

/// The clue propagator and its working memory.
#[derive(Clone)]
pub struct Sight {
    clues: Vec<[Option<usize>; 2]>,
    /// For each end: how many may have been seen on the way to a state.
    reached: [Table; 2],
    /// How many may have been seen at a state from which the clue can still come true.
    wanted: Table,
}

impl Sight {
    /// For the clues of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let table = || vec![[0; WORDS]; puzzle.size() + 1];
        Sight {
            clues: puzzle.lines().map(|line| line.clues(puzzle)).collect(),
            reached: [table(), table()],
            wanted: table(),
        }
    }

    /// Looks at one line.
    pub fn propagate(&mut self, board: &mut SearchBoard, line: Line) -> Result<(), Conflict> {
        let clues = self.clues[line.0];
        if clues == [None, None] {
            return Ok(());
        }
        let n = board.size();
        let mut sets = [0; WORDS];
        for position in 0..n {
            sets[position] = board.heights(board.cell(line, position));
        }
        let possible = self.possible(&sets[..n], clues);
        for position in 0..n {
            let keep = possible[position];
            if sets[position] & !keep != 0 && !board.restrict(board.cell(line, position), keep) {
                return Err(Conflict(line));
            }
        }
        Ok(())
    }

    /// The heights each position can hold, by both clues; nothing anywhere if they cannot hold.
    fn possible(&mut self, sets: &[HeightSet], clues: [Option<usize>; 2]) -> [HeightSet; WORDS] {
        let n = sets.len();
        let mut mirrored = [0; WORDS];
        for position in 0..n {
            mirrored[position] = sets[n - 1 - position];
        }
        let mirrored = &mirrored[..n];
        // Before the tallest tower one less than the clue is seen.
        let goals = clues.map(|clue| clue.map_or(Counts::MAX, |clue| 1 << (clue - 1)));
        let near = summits(sets, clues[0].is_some(), goals[0], &mut self.reached[0]);
        let far = summits(mirrored, clues[1].is_some(), goals[1], &mut self.reached[1]);
        let summit = near & mirror(far, n);

        let mut keep = [0; WORDS];
        if summit == 0 {
            return keep;
        }
        let ways = [(sets, summit), (mirrored, mirror(summit, n))];
        for (end, (sets, summit)) in ways.into_iter().enumerate() {
            let last = 63 - summit.leading_zeros() as usize;
            let at = |position| if end == 0 { position } else { n - 1 - position };
            if clues[end].is_none() {
                (0..last).for_each(|i| keep[at(i)] |= sets[i] & heights::below(n));
                continue;
            }
            wanted(sets, summit, goals[end], &mut self.wanted);
            for i in 0..last {
                keep[at(i)] |= used(sets[i], i..n, &self.reached[end][i], &self.wanted[i + 1]);
            }
        }
        for position in heights::members(summit) {
            keep[position] |= heights::only(n);
        }
        keep
    }
}

/// The heights each position of a line can hold, by its two clues.
pub fn by_sight(sets: &[HeightSet], clues: [Option<usize>; 2]) -> Vec<HeightSet> {
    let table = || vec![[0; WORDS]; sets.len() + 1];
    let mut sight = Sight { clues: vec![], reached: [table(), table()], wanted: table() };
    sight.possible(sets, clues)[..sets.len()].to_vec()
}

/// Positions counted from the other end.
fn mirror(positions: u64, n: usize) -> u64 {
    positions.reverse_bits() >> (64 - n)
}

/// Where the tallest tower may stand so that the towers before it show as many as the goal says;
/// fills `reached` on the way.
fn summits(sets: &[HeightSet], has_clue: bool, goal: Counts, reached: &mut Table) -> u64 {
    let n = sets.len();
    let tallest = heights::only(n);
    let free = (0..n).filter(|&i| sets[i] & tallest != 0).fold(0, |all, i| all | 1 << i);
    if !has_clue {
        return free;
    }
    if free == 0 {
        return 0;
    }
    let mut summits = 0;
    reached[0] = [0; WORDS];
    reached[0][0] = 1;
    // Behind the last place for the tallest tower nothing is seen.
    for i in 0..=63 - free.leading_zeros() as usize {
        let (before, behind) = reached.split_at_mut(i + 1);
        let (now, next) = (&before[i], &mut behind[0]);
        let lowest = sets[i].trailing_zeros() as usize;
        // The highest of `i` towers is at least `i`; nobody looks at states below that.
        let mut lower: Counts = now[i];
        for highest in i + 1..n {
            let here = now[highest];
            let hidden = if lowest < highest { here } else { 0 };
            let rises = if sets[i] & heights::only(highest) != 0 { lower << 1 } else { 0 };
            next[highest] = hidden | rises;
            lower |= here;
        }
        if lower & goal != 0 {
            summits |= free & 1 << i;
        }
        if lower == 0 {
            break;
        }
    }
    summits
}

/// Fills in, backwards from the summits, which counts can still lead to the goal.
fn wanted(sets: &[HeightSet], summits: u64, goal: Counts, wanted: &mut Table) {
    let n = sets.len();
    let last = 63 - summits.leading_zeros() as usize;
    wanted[last] = [goal; WORDS];
    for i in (0..last).rev() {
        let (before, behind) = wanted.split_at_mut(i + 1);
        let (now, next) = (&mut before[i], &behind[0]);
        let lowest = sets[i].trailing_zeros() as usize;
        let here = if summits & 1 << i != 0 { goal } else { 0 };
        let mut higher: Counts = 0;
        for highest in (0..n).rev() {
            let hidden = if lowest < highest { next[highest] } else { 0 };
            now[highest] = higher >> 1 | here | hidden;
            if sets[i] & heights::only(highest) != 0 {
                higher |= next[highest];
            }
        }
    }
}

/// The heights of one position that some path from `reached` before it to `wanted` behind uses; the
/// highest before it is one of `levels`.
fn used(
    set: HeightSet,
    levels: std::ops::Range<usize>,
    reached: &[Counts; WORDS],
    wanted: &[Counts; WORDS],
) -> HeightSet {
    let mut used = 0;
    let mut hidden_below = 0;
    let mut lower: Counts = 0;
    for height in levels {
        // A tower that rises above everything before it ...
        if set & heights::only(height) != 0 && (lower << 1) & wanted[height] != 0 {
            used |= heights::only(height);
        }
        // ... or one hidden behind the highest so far.
        if reached[height] & wanted[height] != 0 {
            hidden_below = height;
        }
        lower |= reached[height];
    }
    used | set & heights::below(hidden_below)
}
