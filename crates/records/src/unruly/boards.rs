//! How many full boards there are, by a transfer matrix.

use super::rows::{can_be_balanced, fits, rows, spread};
use crate::record::{Found, Kept, Record};
use crate::table::Table;
use quadrille_core::{Budget, Stop};

/// Boards of 2n x 2n where lines may be equal.
pub const ALL: Record = Record {
    name: "unruly-boards",
    about: "record-unruly-boards",
    // Stored public notes list the first four as not in the OEIS.
    source: "",
    first: 1,
    quick: 4,
    most: 6,
    published: &[(1, "2"), (2, "90"), (3, "11222"), (4, "12413918")],
    compute: by_transfer,
    check: |_| Ok(()),
    prove: None,
};

/// What the rows so far leave open: the last two of them and the ones in each column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    before: u32,
    last: u32,
    ones: u64,
}

impl State {
    fn key(self, n: usize) -> u128 {
        u128::from(self.ones) << (2 * n) | u128::from(self.before) << n | u128::from(self.last)
    }

    fn read(key: u128, n: usize) -> Self {
        let row = |bits: u128| (bits & ((1 << n) - 1)) as u32;
        State { last: row(key), before: row(key >> n), ones: (key >> (2 * n)) as u64 }
    }

    /// The colours exchanged, after so many rows.
    fn exchanged(self, rows: u64, n: usize) -> Self {
        let all = (1u32 << n) - 1;
        let full = spread(all, n) * rows;
        State { before: !self.before & all, last: !self.last & all, ones: full - self.ones }
    }

    /// Left and right exchanged.
    fn mirrored(self, n: usize) -> Self {
        let turned = |row: u32| row.reverse_bits() >> (32 - n);
        let ones = (0..n).map(|col| (self.ones >> (4 * col) & 15) << (4 * (n - 1 - col))).sum();
        State { before: turned(self.before), last: turned(self.last), ones }
    }

    /// The least of the states that look alike, and how many of them there are: each is reached in as many ways.
    fn form(self, rows: u64, n: usize) -> (u128, u128) {
        let other = self.exchanged(rows, n);
        let mut keys = [self, other, self.mirrored(n), other.mirrored(n)].map(|state| state.key(n));
        keys.sort_unstable();
        let alike = 1 + (1..4).filter(|at| keys[*at] != keys[at - 1]).count();
        (keys[0], alike as u128)
    }
}

type Ways = Table<u128, u128>;

/// Rows are added from the top, and, the board upside down being a board too, also from the bottom. The two halves overlap
/// in the two middle rows, so a state of the top belongs to exactly one state of the bottom.
fn by_transfer(half: u32, _: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let n = 2 * half as usize;
    let rows = rows(n);
    let mut ways = Ways::default();
    for before in &rows {
        for last in &rows {
            let state =
                State { before: *before, last: *last, ones: spread(*before, n) + spread(*last, n) };
            if can_be_balanced(state.ones, 2, n) {
                *ways.entry(state.form(2, n).0).or_default() += 1;
            }
        }
    }
    let mut taken = 0;
    for depth in 2..=n / 2 {
        budget.report("progress-rows", depth as u64, n as u64 / 2 + 1);
        let next = below(&ways, depth, &rows, n, budget)?;
        budget.free_memory(taken);
        taken = (ways.len() + next.len()) as u64 * ENTRY;
        budget.take_memory(taken)?;
        ways = next;
    }
    budget.free_memory(taken);
    let depth = (n / 2 + 1).max(2) as u64;
    let total: u128 =
        ways.iter().map(|(key, ways_here)| joined(&ways, *key, *ways_here, depth, n)).sum();
    Ok(Found { value: total.to_string(), ..Found::default() })
}

/// About what an entry of a table takes.
const ENTRY: u64 = 2 * 33;

/// The states one row further down.
fn below(
    ways: &Ways,
    depth: usize,
    rows: &[u32],
    n: usize,
    budget: &mut Budget,
) -> Result<Ways, Stop> {
    let spreads: Vec<u64> = rows.iter().map(|row| spread(*row, n)).collect();
    let mut next = Ways::default();
    for (number, (key, count)) in ways.iter().enumerate() {
        budget.tick()?;
        if number.is_multiple_of(1 << 14) && next.len() as u64 * ENTRY > budget.memory_left() {
            return Err(Stop::Memory);
        }
        let state = State::read(*key, n);
        for (row, ones) in rows.iter().zip(&spreads) {
            let ones = state.ones + ones;
            if fits(state.before, state.last, *row, n) && can_be_balanced(ones, depth + 1, n) {
                let after = State { before: state.last, last: *row, ones };
                *next.entry(after.form(depth as u64 + 1, n).0).or_default() += count;
            }
        }
    }
    Ok(next)
}

/// The boards whose upper half ends in a state like this one.
fn joined(ways: &Ways, key: u128, count: u128, depth: u64, n: usize) -> u128 {
    let state = State::read(key, n);
    let shared = spread(state.before, n) + spread(state.last, n);
    // What the lower half must have, its rows read from the bottom: it holds the shared rows, too.
    let half = spread((1 << n) - 1, n) * (n as u64 / 2);
    let lower = State { before: state.last, last: state.before, ones: half + shared - state.ones };
    let (form, lower_alike) = lower.form(depth, n);
    match ways.get(&form) {
        // All states that look alike are reached in as many ways, and each belongs to its own lower half.
        Some(lower_count) => count * (lower_count / lower_alike),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::rows::each_board;
    use super::*;

    #[test]
    fn the_transfer_matrix_counts_what_one_by_one_counts() {
        for half in 1..=3u32 {
            let mut count = 0u64;
            each_board(2 * half as usize, false, &mut Budget::unlimited(), &mut |_| count += 1)
                .unwrap();
            let mut keep = |_: &str| {};
            let kept = &mut Kept { mark: None, keep: &mut keep };
            let found = by_transfer(half, kept, &mut Budget::unlimited()).unwrap();
            assert_eq!(found.value, count.to_string(), "{half}");
        }
    }
}
