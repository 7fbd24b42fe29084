//! Full sets of border clues: how many there are of n x n boards, and how many of them leave one square alone.
//!
//! All Latin squares are walked through. Squares with the same clues are found by sorting, in shares that fit into memory: a
//! share is all squares whose first and last row have certain pairs of clues. A board upside down is a board, so of two
//! shares that are each other upside down one is enough.

use super::lines::{Lines, RowSet, both, height, members};
use crate::record::{Found, Kept, Record};
use quadrille_core::{Budget, Stop};

/// How many sets of clues there are.
pub const SETS: Record = Record {
    name: "towers-clue-sets",
    about: "record-towers-clue-sets",
    source: "",
    first: 1,
    quick: 5,
    most: 6,
    published: &[],
    compute: |n, kept, budget| Ok(found(count(n as usize, kept, budget)?)),
    check: |_| Ok(()),
    prove: None,
};

/// What the shares so far came to.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Told {
    squares: u64,
    sets: u64,
    unique: u64,
    /// The most squares with the same clues.
    largest: u64,
}

impl Told {
    fn write(self, share: usize) -> String {
        let Told { squares, sets, unique, largest } = self;
        format!("{share} {squares} {sets} {unique} {largest}")
    }

    /// The next share, and what was told before it.
    fn read(text: &str) -> Option<(usize, Told)> {
        let numbers: Vec<u64> = text.split(' ').map_while(|word| word.parse().ok()).collect();
        match numbers[..] {
            [share, squares, sets, unique, largest] => {
                Some((share as usize, Told { squares, sets, unique, largest }))
            }
            _ => None,
        }
    }
}

fn found(told: Told) -> Found {
    let mut found = Found { value: told.sets.to_string(), ..Found::default() };
    for (name, number) in [
        ("squares", told.squares),
        ("sets with one square", told.unique),
        ("most squares of a set", told.largest),
    ] {
        found.further.insert(name.to_string(), number.to_string());
    }
    found
}

fn count(n: usize, kept: &mut Kept<'_>, budget: &mut Budget) -> Result<Told, Stop> {
    if n == 1 {
        return Ok(Told { squares: 1, sets: 1, unique: 1, largest: 1 });
    }
    let lines = Lines::new(n);
    let pairs = 1 + lines.rows.iter().map(|row| lines.pair(*row)).max().unwrap_or(0);
    let shares: Vec<(u8, u8)> =
        (0..pairs).flat_map(|first| (first..pairs).map(move |last| (first, last))).collect();
    let (from, mut told) = kept.mark.as_deref().and_then(Told::read).unwrap_or_default();
    for (number, (first, last)) in shares.iter().enumerate().skip(from) {
        budget.report("progress-shares", number as u64, shares.len() as u64);
        let mut walk = Walk::new(&lines, *first, *last);
        walk.down(&lines.all(), budget)?;
        let times = if first == last { 1 } else { 2 };
        add(&mut told, &mut walk.keys, times);
        (kept.keep)(&told.write(number + 1));
    }
    Ok(told)
}

/// Adds a share, and the one that is it upside down where that is another.
fn add(told: &mut Told, keys: &mut [u64], times: u64) {
    keys.sort_unstable();
    for squares in keys.chunk_by(|a, b| a == b).map(|same| same.len() as u64) {
        told.squares += times * squares;
        told.sets += times;
        told.unique += if squares == 1 { times } else { 0 };
        told.largest = told.largest.max(squares);
    }
}

/// A walk through the squares of a share, that notes the clues of each. The first and the last row come first, so that
/// nothing of another share is walked through.
struct Walk<'l> {
    lines: &'l Lines,
    /// The rows so far, in that order.
    chosen: Vec<u32>,
    ends: [u8; 2],
    keys: Vec<u64>,
}

impl<'l> Walk<'l> {
    fn new(lines: &'l Lines, first: u8, last: u8) -> Self {
        Walk { lines, ends: [first, last], chosen: Vec::new(), keys: Vec::new() }
    }

    /// Goes on with each of the rows that fit those chosen.
    fn down(&mut self, fitting: &RowSet, budget: &mut Budget) -> Result<(), Stop> {
        let depth = self.chosen.len();
        budget.tick()?;
        // Of two rows the walk chooses both: there the last row is not the one that is left.
        if depth >= 2 && depth + 1 == self.lines.n {
            return self.finish(budget);
        }
        if depth == self.lines.n {
            return self.note(budget);
        }
        for at in members(fitting) {
            let row = self.lines.rows[at];
            if depth < 2 && self.lines.pair(row) != self.ends[depth] {
                continue;
            }
            self.chosen.push(row);
            self.down(&both(fitting, &self.lines.fitting[at]), budget)?;
            self.chosen.pop();
        }
        Ok(())
    }

    /// The row that is left is what the columns lack.
    fn finish(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let n = self.lines.n;
        let all = (n * (n - 1) / 2) as u32;
        let sum = |col: usize| self.chosen.iter().map(|row| height(*row, col)).sum::<u32>();
        let row: u32 = (0..n).map(|col| (all - sum(col)) << (3 * col)).sum();
        self.chosen.push(row);
        let noted = self.note(budget);
        self.chosen.pop();
        noted
    }

    /// Notes the clues of a whole square, those of the first and the last row aside.
    fn note(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let mut key = 0;
        for inner in &self.chosen[2..] {
            key = key << 5 | u64::from(self.lines.pair(*inner));
        }
        let n = self.lines.n;
        // From the top: the first row, those that came third and later, and the one that came second.
        let order = [0].into_iter().chain(2..n).chain([1]);
        for col in 0..n {
            let mut column = 0;
            for (at, row) in order.clone().enumerate() {
                column |= height(self.chosen[row], col) << (3 * at);
            }
            key = key << 5 | u64::from(self.lines.pair(column));
        }
        if self.keys.len() == self.keys.capacity() {
            // A vector that grows is held twice for a moment.
            let bytes = 3 * self.keys.len() as u64 * size_of::<u64>() as u64;
            if bytes > budget.memory_left() {
                return Err(Stop::Memory);
            }
        }
        self.keys.push(key);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::{Rules, Solve};
    use quadrille_games::towers::rules::{Heights, Puzzle, Side, Towers, look, seen};
    use std::collections::BTreeMap;

    /// The clues of each square that the game's own solver lists, looked at by the game's own rules.
    fn listed(n: usize) -> Told {
        let mut sets: BTreeMap<Vec<usize>, u64> = BTreeMap::new();
        let board = quadrille_games::find(Towers::NAME).unwrap();
        let id = format!("{n}:{}", "/".repeat(4 * n - 1));
        let puzzle = board.read(Some("id"), &id, &Default::default()).unwrap();
        let blank = Puzzle::empty(n).unwrap();
        let _ = puzzle.every(None, &mut Budget::unlimited(), &mut |text| {
            let square: Heights =
                <Towers as quadrille_core::Notation>::read_solution(&blank, text).unwrap();
            let clue = |side: Side, at: usize| seen(look(&square, side, at));
            let clues = Side::ALL.into_iter().flat_map(|side| (0..n).map(move |at| (side, at)));
            *sets.entry(clues.map(|(side, at)| clue(side, at)).collect()).or_default() += 1;
            true
        });
        assert!(!Towers::methods().is_empty());
        Told {
            squares: sets.values().sum(),
            sets: sets.len() as u64,
            unique: sets.values().filter(|count| **count == 1).count() as u64,
            largest: sets.values().copied().max().unwrap_or(0),
        }
    }

    #[test]
    fn sets_of_small_boards_are_those_of_the_games_rules() {
        for n in 1..=4 {
            let mut keep = |_: &str| {};
            let kept = &mut Kept { mark: None, keep: &mut keep };
            assert_eq!(count(n, kept, &mut Budget::unlimited()).unwrap(), listed(n), "{n}");
        }
    }

    #[test]
    fn a_run_that_was_stopped_goes_on() {
        let mut marks = Vec::new();
        let mut keep = |mark: &str| marks.push(mark.to_string());
        let whole = count(4, &mut Kept { mark: None, keep: &mut keep }, &mut Budget::unlimited());
        let mut keep = |_: &str| {};
        for mark in marks {
            let kept = &mut Kept { mark: Some(mark), keep: &mut keep };
            assert_eq!(count(4, kept, &mut Budget::unlimited()), whole);
        }
    }
}
