//! Black patterns that obey the rules, and the numbers of the whites.

use crate::singles::frame::Frame;
use crate::singles::solve::blacks::Blacks;
use quadrille_core::{Budget, Rng, Stop};

/// A random pattern that cannot take one more black: only such a pattern can be the answer of a
/// puzzle with one solution.
///
/// One pass in random order makes it: a cell refused once, because it has a black neighbour or
/// would split the whites, would be refused again.
pub fn maximal(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<Blacks, Stop> {
    random(frame, usize::MAX, rng, budget)
}

/// A random maximal pattern in which, as far as can be had, every white has a black neighbour.
///
/// Easy techniques learn about whites from the blacks beside them; a white that is white only
/// because black would split the board is beyond them. Cells around such a white are put first in
/// the order and the pattern is made again, until none is left.
pub fn dominating(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<Blacks, Stop> {
    const ROUNDS: usize = 300;
    let mut order: Vec<u32> = frame.inside().collect();
    rng.shuffle(&mut order);
    let mut blacks = in_order(frame, &order, usize::MAX, budget)?;
    for _ in 0..ROUNDS {
        let mut first = vec![false; frame.len()];
        let mut lonely = 0;
        for at in frame.inside() {
            let sides = frame.sides(at);
            if blacks.is_black(at) || sides.into_iter().any(|s| blacks.is_black(s)) {
                continue;
            }
            lonely += 1;
            // One of its sides is to be blackened before the others.
            first[sides[rng.below(4)] as usize] = true;
        }
        if lonely == 0 {
            break;
        }
        let (mut front, back): (Vec<u32>, Vec<u32>) =
            order.iter().partition(|&&at| first[at as usize]);
        front.extend(back);
        order = front;
        blacks = in_order(frame, &order, usize::MAX, budget)?;
    }
    Ok(blacks)
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
    in_order(frame, &order, limit, budget)
}

/// Blackens cells in this order wherever the rules allow, up to `limit` of them.
fn in_order(
    frame: Frame,
    order: &[u32],
    limit: usize,
    budget: &mut Budget,
) -> Result<Blacks, Stop> {
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
