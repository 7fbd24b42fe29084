//! Black patterns that obey the rules, and the numbers of the whites.

use crate::singles::solve::blacks::Blacks;
use crate::singles::solve::twins::Frame;
use quadrille_core::{Budget, Rng, Stop};

/// A random pattern that cannot take one more black: only such a pattern can be the answer of a
/// puzzle with one solution.
///
/// One pass in random order makes it: a cell refused once, because it has a black neighbour or
/// would split the whites, would be refused again.
pub fn maximal(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<Blacks, Stop> {
    random(frame, usize::MAX, rng, budget)
}

/// Blackens random cells wherever the rules allow, up to `limit` of them.
pub fn random(
    frame: Frame,
    limit: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Blacks, Stop> {
    let mut order: Vec<u32> = frame.inside().collect();
    rng.shuffle(&mut order);
    let mut blacks = Blacks::new(frame);
    let mut count = 0;
    for (i, &at) in order.iter().enumerate() {
        if i % 1024 == 0 {
            budget.check()?;
        }
        if count == limit {
            break;
        }
        count += usize::from(blacks.add(at));
    }
    Ok(blacks)
}

/// A random square in which no line repeats a number from 1 to the longer side: the table of a
/// cyclic group with rows, columns and numbers shuffled.
pub struct Latin {
    row: Vec<usize>,
    col: Vec<usize>,
    number: Vec<u64>,
}

impl Latin {
    /// For a board of `rows` x `cols`.
    pub fn new(rows: usize, cols: usize, rng: &mut Rng) -> Self {
        let side = rows.max(cols);
        let mut shuffled = || {
            let mut order: Vec<usize> = (0..side).collect();
            rng.shuffle(&mut order);
            order
        };
        let (row, col, number) = (shuffled(), shuffled(), shuffled());
        Latin { row, col, number: number.into_iter().map(|n| n as u64 + 1).collect() }
    }

    /// The number of a cell.
    pub fn at(&self, row: usize, col: usize) -> u64 {
        self.number[(self.row[row] + self.col[col]) % self.number.len()]
    }
}
