//! How many full boards there are where no two rows and no two columns are equal: every choice of all rows but two.
//!
//! That two columns differ in some row is a bit of a number, so it costs nothing to keep an eye on; the last two rows are looked up by what
//! the columns still need.
//!
//! A line is as good as its mirror image and as both with colours exchanged: its *class* is the least of these when it is read as a number
//! from its first cell. A board has four sides, its first and last row and column, and turning it moves them around. So only boards whose first
//! row is of the least class among the sides are looked at; one with k sides of that class stands for 4/k boards.

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

/// Boards are counted in twelfths: a board stands for 4/1, 4/2, 4/3 or 4/4 of them.
const WHOLE: u64 = 12;

fn compute(half: u32, kept: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let n = 2 * half as usize;
    if n == 2 {
        return Ok(Found { value: "2".to_string(), ..Found::default() });
    }
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
        (kept.keep)(&format!("sides {first} {total}"));
    }
    debug_assert!(total.is_multiple_of(WHOLE), "turned boards were not counted alike");
    Ok(Found { value: (total / WHOLE).to_string(), ..Found::default() })
}

/// The next first row, and the twelfths counted before it.
fn read_mark(mark: &str) -> Option<(usize, u64)> {
    let (first, total) = mark.strip_prefix("sides ")?.split_once(' ')?;
    Some((first.parse().ok()?, total.parse().ok()?))
}

/// Two last rows, by their numbers and as they are, and the pairs of columns that are equal in both.
struct Ending {
    numbers: [u8; 2],
    rows: [u32; 2],
    equal: u64,
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
    last: Vec<Vec<Ending>>,
    /// The class of every line, whatever its first cell is.
    class: Vec<u32>,
}

impl Tables {
    fn new(n: usize) -> Self {
        let rows = rows(n);
        let count = rows.len();
        let equal: Vec<u64> = rows.iter().map(|row| equal_columns(*row, n)).collect();
        let mut next = vec![Vec::new(); count * count];
        let mut last: Vec<Vec<Ending>> = (0..3usize.pow(n as u32)).map(|_| Vec::new()).collect();
        for (a, before) in rows.iter().enumerate() {
            for (b, row) in rows.iter().enumerate().filter(|(b, _)| *b != a) {
                let fit = (0..count).filter(|c| fits(*before, *row, rows[*c], n));
                next[a * count + b] = fit.map(|c| c as u8).collect();
                last[ternary(*before, n) + ternary(*row, n)].push(Ending {
                    numbers: [a as u8, b as u8],
                    rows: [*before, *row],
                    equal: equal[a] & equal[b],
                });
            }
        }
        let spread = rows.iter().map(|row| spread(*row, n)).collect();
        let ternary = rows.iter().map(|row| ternary(*row, n)).collect();
        let class = (0..1 << n).map(|line| class(line, n)).collect();
        Tables { n, rows, spread, ternary, equal, next, last, class }
    }

    /// How many first rows begin as many boards as this one, if it is the one that their class is named after; else 0.
    fn alike(&self, first: usize) -> u64 {
        let class = |row: &u32| self.class[*row as usize];
        let row = &self.rows[first];
        if turned(*row, self.n) != class(row) {
            return 0;
        }
        self.rows.iter().filter(|other| class(other) == class(row)).count() as u64
    }

    /// The boards that those with this first row, and no side of a lesser class, stand for, in twelfths.
    fn beginning_with(&self, first: usize, budget: &mut Budget) -> Result<u64, Stop> {
        let class = self.class[self.rows[first] as usize];
        let mut walk = Walk { tables: self, budget, class, boards: 0 };
        let start = Rows {
            depth: 0,
            last: [first; 2],
            ones: 0,
            sum: 0,
            used: 0,
            equal: u64::MAX,
            sides: [0; 2],
        };
        let start = start.and(first, self);
        for second in (0..self.rows.len()).filter(|second| *second != first) {
            let so_far = start.and(second, self);
            if walk.may_be_least(so_far) {
                walk.down(so_far)?;
            }
        }
        Ok(walk.boards)
    }
}

/// Which pairs of columns are equal in a row, a bit each.
fn equal_columns(row: u32, n: usize) -> u64 {
    let pairs = (0..n).flat_map(|a| (0..a).map(move |b| (a, b))).enumerate();
    let same = pairs.filter(|(_, (a, b))| row >> a & 1 == row >> b & 1);
    same.fold(0, |bits, (at, _)| bits | 1u64 << at)
}

/// A line from its last cell to its first.
fn turned(line: u32, n: usize) -> u32 {
    line.reverse_bits() >> (32 - n)
}

/// The least number that can be read from a line: from either end, in either colour.
fn class(line: u32, n: usize) -> u32 {
    let (other, all) = (turned(line, n), (1 << n) - 1);
    line.min(other).min(!line & all).min(!other & all)
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
    /// The first and the last column so far, read from the first row.
    sides: [u32; 2],
}

impl Rows {
    /// With one more row.
    fn and(self, row: usize, tables: &Tables) -> Self {
        let cells = tables.rows[row];
        Rows {
            depth: self.depth + 1,
            last: [self.last[1], row],
            ones: self.ones + tables.spread[row],
            sum: self.sum + tables.ternary[row],
            used: self.used | 1 << row,
            equal: self.equal & tables.equal[row],
            sides: longer(self.sides, cells, tables.n),
        }
    }
}

/// The first and the last column with the cells of one more row.
fn longer(sides: [u32; 2], cells: u32, n: usize) -> [u32; 2] {
    [sides[0] << 1 | cells & 1, sides[1] << 1 | cells >> (n - 1)]
}

struct Walk<'a> {
    tables: &'a Tables,
    budget: &'a mut Budget,
    /// The class of the first row.
    class: u32,
    /// In twelfths.
    boards: u64,
}

impl Walk<'_> {
    fn down(&mut self, so_far: Rows) -> Result<(), Stop> {
        let tables = self.tables;
        if so_far.depth + 2 == tables.n {
            self.boards += self.endings(so_far);
            return Ok(());
        }
        self.budget.tick()?;
        let [before, last] = so_far.last;
        for row in &tables.next[before * tables.rows.len() + last] {
            let row = usize::from(*row);
            if so_far.used >> row & 1 == 0 {
                let longer = so_far.and(row, tables);
                if can_be_balanced(longer.ones, longer.depth, tables.n) && self.may_be_least(longer)
                {
                    self.down(longer)?;
                }
            }
        }
        Ok(())
    }

    /// Whether no column at a side is sure to be of a lesser class than the first row.
    fn may_be_least(&self, so_far: Rows) -> bool {
        let depth = so_far.depth;
        let least = self.class >> (self.tables.n - depth);
        // A class begins with 0, and what a column begins with, in the colours that make its first cell 0, is one of its readings.
        let all = (1 << depth) - 1;
        so_far.sides.into_iter().all(|side| side.min(!side & all) >= least)
    }

    /// What the pairs of last rows that end a board count.
    fn endings(&self, so_far: Rows) -> u64 {
        let Tables { n, rows, last, class, .. } = self.tables;
        // No column needs more than 2 further ones, so what is needed has the digits of two rows.
        let needed = ternary((1 << n) - 1, *n) * (*n / 2) - so_far.sum;
        let [before, above] = so_far.last.map(|row| rows[row]);
        let worth = |end: &Ending| {
            let [a, b] = end.rows;
            if !fits(before, above, a, *n) || !fits(above, a, b, *n) {
                return 0;
            }
            let used = end.numbers.into_iter().any(|row| so_far.used >> row & 1 == 1);
            if used || so_far.equal & end.equal != 0 {
                return 0;
            }
            let [first, last] = longer(longer(so_far.sides, a, *n), b, *n);
            let sides = [first, last, b].map(|side| class[side as usize]);
            if sides.into_iter().any(|side| side < self.class) {
                return 0;
            }
            let least = 1 + sides.into_iter().filter(|side| *side == self.class).count() as u64;
            4 * WHOLE / least
        };
        last[needed].iter().map(worth).sum()
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
