//! Black patterns that obey the rules, and the numbers of the whites.

use crate::singles::solve::forest::{FRAME, Forest};
use crate::singles::solve::twins::Frame;
use quadrille_core::{Budget, Rng, Stop};

/// A random pattern that cannot take one more black: only such a pattern can be the answer of a
/// puzzle with one solution.
///
/// One pass in random order makes it: a cell refused once, because it has a black neighbour or
/// would split the whites, would be refused again.
pub fn maximal(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<Vec<bool>, Stop> {
    let mut order: Vec<u32> = frame.inside().collect();
    rng.shuffle(&mut order);
    in_order(frame, &order, usize::MAX, budget)
}

/// Blackens cells in the given order wherever the rules allow, up to `limit` of them.
pub fn in_order(
    frame: Frame,
    order: &[u32],
    limit: usize,
    budget: &mut Budget,
) -> Result<Vec<bool>, Stop> {
    let mut inside = vec![false; frame.len()];
    for at in frame.inside() {
        inside[at as usize] = true;
    }
    let outside = (0..frame.len() as u32).filter(|&at| !inside[at as usize]);
    let mut forest = Forest::new(frame.len(), outside);
    let mut black = vec![false; frame.len()];
    let mut count = 0;
    for (i, &at) in order.iter().enumerate() {
        if i % 1024 == 0 {
            budget.check()?;
        }
        let beside_black = frame.sides(at).into_iter().any(|s| black[s as usize]);
        if beside_black || frame.must_be_white(at) || count == limit {
            continue;
        }
        if link(frame, &mut forest, &inside, &black, at) {
            black[at as usize] = true;
            count += 1;
        }
    }
    Ok(black)
}

/// Joins a new black to the trees it touches; `false`, and nothing done, if that closes a cycle.
fn link(frame: Frame, forest: &mut Forest, inside: &[bool], black: &[bool], at: u32) -> bool {
    let corners = frame.diagonals(at);
    let mut roots = [FRAME; 5];
    let mut count = usize::from(corners.into_iter().any(|c| !inside[c as usize]));
    for corner in corners.into_iter().filter(|&c| black[c as usize]) {
        let root = forest.root(corner);
        if roots[..count].contains(&root) {
            return false;
        }
        roots[count] = root;
        count += 1;
    }
    let mut tree = at;
    for &root in &roots[..count] {
        tree = forest.join(tree, root);
    }
    true
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
