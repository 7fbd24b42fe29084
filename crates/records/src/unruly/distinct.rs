//! How many full boards there are where no two rows and no two columns are equal: every choice of all rows but two.
//!
//! That two columns differ in some row is a bit of a number, so it costs nothing to keep an eye on; the last two rows are looked up by what
//! the columns still need. First rows that are mirrored or have their colours exchanged begin as many boards.

use super::rows::{can_be_balanced, fits, rows, spread};
use crate::record::{Found, Kept, Record};
use quadrille_core::{Budget, Stop};

/// Boards of 2n x 2n where no two rows and no two columns are equal.
pub const DISTINCT: Record = Record {
    name: "unruly-distinct",
    about: "record-unruly-distinct",
    source: "OEIS A253316",
    first: 1,
    quick: 4,
    most: 5,
    published: &[(1, "2"), (2, "72"), (3, "4140"), (4, "4111116"), (5, "48183195384")],
    compute,
    check: |_| Ok(()),
    prove: None,
};

fn compute(half: u32, kept: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let n = 2 * half as usize;
    let tables = Tables::new(n);
    let (mut first, mut total) = kept.mark.as_deref().and_then(read_mark).unwrap_or((0, 0));
    let count = tables.rows.len();
    while first < count {
        budget.report("progress-rows", first as u64, count as u64);
        let alike = tables.alike(first);
        if alike > 0 {
            total += alike * tables.beginning_with(first, budget)?;
        }
        first += 1;
        (kept.keep)(&format!("{first} {total}"));
    }
    Ok(Found { value: total.to_string(), ..Found::default() })
}

/// The next first row, and the boards counted before it.
fn read_mark(mark: &str) -> Option<(usize, u64)> {
    let (first, total) = mark.split_once(' ')?;
    Some((first.parse().ok()?, total.parse().ok()?))
}

/// What is known of rows by their numbers, up to 84 of them.
struct Tables {
    n: usize,
    rows: Vec<u32>,
    /// With four bits a cell.
    spread: Vec<u64>,
    /// In base 3.
    ternary: Vec<usize>,
    /// Which pairs of columns are equal in a row.
    equal: Vec<u64>,
    /// Which rows may follow two others, by the number of the first times that of all plus the second.
    next: Vec<Vec<u8>>,
    /// The last two rows, by the ones they have in each column, in base 3.
    last: Vec<Vec<[u8; 2]>>,
}

impl Tables {
    fn new(n: usize) -> Self {
        let rows = rows(n);
        let count = rows.len();
        let equal = |row: &u32| {
            let pairs = (0..n).flat_map(|a| (0..a).map(move |b| (a, b))).enumerate();
            let same = pairs.filter(|(_, (a, b))| row >> a & 1 == row >> b & 1);
            same.fold(0, |bits, (at, _)| bits | 1u64 << at)
        };
        let mut next = vec![Vec::new(); count * count];
        let mut last = vec![Vec::new(); 3usize.pow(n as u32)];
        for (a, before) in rows.iter().enumerate() {
            for (b, row) in rows.iter().enumerate().filter(|(b, _)| *b != a) {
                let fit = (0..count).filter(|c| fits(*before, *row, rows[*c], n));
                next[a * count + b] = fit.map(|c| c as u8).collect();
                last[ternary(*before, n) + ternary(*row, n)].push([a as u8, b as u8]);
            }
        }
        let equal = rows.iter().map(equal).collect();
        let spread = rows.iter().map(|row| spread(*row, n)).collect();
        let ternary = rows.iter().map(|row| ternary(*row, n)).collect();
        Tables { n, rows, spread, ternary, equal, next, last }
    }

    /// How many first rows begin as many boards as this one, if it is the least of them; else 0.
    fn alike(&self, first: usize) -> u64 {
        let row = self.rows[first];
        let turned = row.reverse_bits() >> (32 - self.n);
        let all = (1 << self.n) - 1;
        let mut forms = [row, turned, !row & all, !turned & all];
        forms.sort_unstable();
        let different = 1 + (1..4).filter(|at| forms[*at] != forms[at - 1]).count();
        if forms[0] == row { different as u64 } else { 0 }
    }

    /// The boards with this first row.
    fn beginning_with(&self, first: usize, budget: &mut Budget) -> Result<u64, Stop> {
        if self.n == 2 {
            return Ok(1);
        }
        let mut walk = Walk { tables: self, budget, boards: 0 };
        for second in (0..self.rows.len()).filter(|second| *second != first) {
            let so_far = Rows {
                depth: 2,
                last: [first, second],
                ones: self.spread[first] + self.spread[second],
                sum: self.ternary[first] + self.ternary[second],
                used: 1 << first | 1 << second,
                equal: self.equal[first] & self.equal[second],
            };
            walk.down(so_far)?;
        }
        Ok(walk.boards)
    }
}

/// A row with its cells as digits in base 3: two rows that are added up tell the ones of each column.
fn ternary(row: u32, n: usize) -> usize {
    (0..n).rev().fold(0, |number, col| 3 * number + (row >> col & 1) as usize)
}

/// The rows chosen so far.
#[derive(Clone, Copy)]
struct Rows {
    depth: usize,
    last: [usize; 2],
    /// The ones of each column, in four bits.
    ones: u64,
    /// All rows in base 3, added up.
    sum: usize,
    used: u128,
    /// The pairs of columns that are equal so far.
    equal: u64,
}

struct Walk<'a> {
    tables: &'a Tables,
    budget: &'a mut Budget,
    boards: u64,
}

impl Walk<'_> {
    fn down(&mut self, so_far: Rows) -> Result<(), Stop> {
        let Tables { n, spread, ternary, equal, next, rows, .. } = self.tables;
        if so_far.depth + 2 == *n {
            self.boards += self.endings(so_far);
            return Ok(());
        }
        self.budget.tick()?;
        let [before, last] = so_far.last;
        for row in &next[before * rows.len() + last] {
            let row = usize::from(*row);
            let ones = so_far.ones + spread[row];
            if so_far.used >> row & 1 == 0 && can_be_balanced(ones, so_far.depth + 1, *n) {
                self.down(Rows {
                    depth: so_far.depth + 1,
                    last: [last, row],
                    ones,
                    sum: so_far.sum + ternary[row],
                    used: so_far.used | 1 << row,
                    equal: so_far.equal & equal[row],
                })?;
            }
        }
        Ok(())
    }

    /// How many pairs of last rows end a board.
    fn endings(&self, so_far: Rows) -> u64 {
        let Tables { n, rows, equal, last, .. } = self.tables;
        // No column needs more than 2 further ones, so what is needed has the digits of two rows.
        let needed = ternary((1 << n) - 1, *n) * (*n / 2) - so_far.sum;
        let [before, above] = so_far.last.map(|row| rows[row]);
        let ends = |[a, b]: &&[u8; 2]| {
            let (a, b) = (usize::from(*a), usize::from(*b));
            (so_far.used >> a | so_far.used >> b) & 1 == 0
                && so_far.equal & equal[a] & equal[b] == 0
                && fits(before, above, rows[a], *n)
                && fits(above, rows[a], rows[b], *n)
        };
        last[needed].iter().filter(ends).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::super::rows::each_board;
    use super::*;

    #[test]
    fn looking_the_last_rows_up_counts_what_one_by_one_counts() {
        for half in 1..=3 {
            let mut count = 0u64;
            each_board(2 * half as usize, true, &mut Budget::unlimited(), &mut |_| count += 1)
                .unwrap();
            let mut marks = Vec::new();
            let mut keep = |mark: &str| marks.push(mark.to_string());
            let kept = &mut Kept { mark: None, keep: &mut keep };
            let found = compute(half, kept, &mut Budget::unlimited()).unwrap();
            assert_eq!(found.value, count.to_string(), "{half}");
            // Stopped anywhere, it goes on.
            for mark in marks {
                let mut keep = |_: &str| {};
                let kept = &mut Kept { mark: Some(mark), keep: &mut keep };
                let found = compute(half, kept, &mut Budget::unlimited()).unwrap();
                assert_eq!(found.value, count.to_string(), "{half}");
            }
        }
    }
}
