//! The rows that a board may have, and all boards one after the other.

use quadrille_core::{Budget, Stop};

/// Rows of `n` cells with as many ones as zeros and no three alike in a row: the lowest bit is the first cell.
pub fn rows(n: usize) -> Vec<u32> {
    let balanced = |row: &u32| row.count_ones() as usize == n / 2;
    (0..1u32 << n).filter(balanced).filter(|row| !has_three(*row, n)).collect()
}

fn has_three(row: u32, n: usize) -> bool {
    let other = !row & ((1 << n) - 1);
    [row, other].iter().any(|bits| bits & (bits >> 1) & (bits >> 2) != 0)
}

/// Whether no column has three alike in these rows.
pub fn fits(a: u32, b: u32, c: u32, n: usize) -> bool {
    let all = (1u32 << n) - 1;
    a & b & c == 0 && (a | b | c) & all == all
}

/// A row with four bits a cell, to be added up column by column.
pub fn spread(row: u32, n: usize) -> u64 {
    (0..n).map(|col| u64::from(row >> col & 1) << (4 * col)).sum()
}

/// Tells every full board of n x n cells as its rows, n up to 8; with `distinct` no two lines are equal.
pub fn each_board(
    n: usize,
    distinct: bool,
    budget: &mut Budget,
    visit: &mut dyn FnMut(&[u32]),
) -> Result<(), Stop> {
    let mut walk = Walk { n, distinct, rows: rows(n), chosen: Vec::new(), visit };
    walk.down(0, budget)
}

struct Walk<'a> {
    n: usize,
    distinct: bool,
    rows: Vec<u32>,
    chosen: Vec<u32>,
    visit: &'a mut dyn FnMut(&[u32]),
}

impl Walk<'_> {
    fn down(&mut self, ones: u64, budget: &mut Budget) -> Result<(), Stop> {
        let depth = self.chosen.len();
        if depth == self.n {
            if !self.distinct || distinct_columns(&self.chosen, self.n) {
                (self.visit)(&self.chosen);
            }
            return Ok(());
        }
        budget.tick()?;
        for at in 0..self.rows.len() {
            let row = self.rows[at];
            if depth >= 2 && !fits(self.chosen[depth - 2], self.chosen[depth - 1], row, self.n) {
                continue;
            }
            let ones = ones + spread(row, self.n);
            if !can_be_balanced(ones, depth + 1, self.n)
                || (self.distinct && self.chosen.contains(&row))
            {
                continue;
            }
            self.chosen.push(row);
            self.down(ones, budget)?;
            self.chosen.pop();
        }
        Ok(())
    }
}

/// Whether no column has more than half of its cells of one colour after so many rows, when none had one row before; n up to 14.
pub fn can_be_balanced(ones: u64, rows: usize, n: usize) -> bool {
    // All columns at once: more than half of them reach the highest of their four bits.
    let one = 0x1111_1111_1111_1111 >> (64 - 4 * n);
    let room = one * (7 - n as u64 / 2);
    let zeros = one * rows as u64 - ones;
    ((ones + room) | (zeros + room)) & (one << 3) == 0
}

fn distinct_columns(rows: &[u32], n: usize) -> bool {
    let column = |col: usize| rows.iter().fold(0u32, |bits, row| bits << 1 | (row >> col & 1));
    (1..n).all(|a| (0..a).all(|b| column(a) != column(b)))
}
