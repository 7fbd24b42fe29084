//! Report 000's `generateGrid` (its algorithm 2): cells and heights drawn at random, and everything
//! from the start when a cell finds no height.
//!
//! Errata mended: the inner loop goes on while the height is refused *and* there are tries left (the
//! report has *or*), and what the restart returns is the result. A cell is tried until a height fits
//! or none can: with the report's limit of n tries a square of size 7 is not finished in minutes, and
//! the report made ten of size 8. Squares come out far from uniformly, and above 8 hardly ever.

use crate::towers::rules::Heights;
use quadrille_core::{Budget, Cell, Grid, Rng, Stop};

/// A Latin square of heights 1 to `n`, and how often it was begun.
pub fn square(n: usize, rng: &mut Rng, budget: &mut Budget) -> Result<(Heights, u64), Stop> {
    let mut begun = 1;
    loop {
        match attempt(n, rng, budget)? {
            Some(square) => return Ok((square, begun)),
            None => begun += 1,
        }
        if begun.is_multiple_of(10_000) {
            budget.report("progress-restarts", begun, 0);
        }
    }
}

/// One pass of the outer loop: nothing when a cell finds no height.
fn attempt(n: usize, rng: &mut Rng, budget: &mut Budget) -> Result<Option<Heights>, Stop> {
    let mut square = Grid::filled(n, n, 0u8);
    let mut empty: Vec<Cell> = square.cells().collect();
    // Heights that stand in each row and column, a bit each.
    let (mut rows, mut cols) = (vec![0u64; n], vec![0u64; n]);
    while !empty.is_empty() {
        budget.tick()?;
        let cell = empty.swap_remove(rng.below(empty.len()));
        let used = rows[cell.row] | cols[cell.col];
        let valuable = |k: &usize| used >> k & 1 == 0;
        if !(1..=n).any(|k| valuable(&k)) {
            return Ok(None);
        }
        let k = loop {
            let k = 1 + rng.below(n);
            if valuable(&k) {
                break k;
            }
        };
        rows[cell.row] |= 1 << k;
        cols[cell.col] |= 1 << k;
        square[cell] = k as u8;
    }
    Ok(Some(square))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::{Puzzle, Towers};
    use quadrille_core::Rules;
    use std::collections::BTreeMap;

    #[test]
    fn every_square_is_latin_and_all_of_size_three_come() {
        let mut rng = Rng::new(1);
        let mut seen = BTreeMap::new();
        for round in 0..400 {
            let n = if round < 300 { 3 } else { 1 + round % 6 };
            let (square, begun) = square(n, &mut rng, &mut Budget::unlimited()).unwrap();
            assert_eq!(Towers::check(&Puzzle::empty(n).unwrap(), &square), Ok(()));
            assert!(begun >= 1);
            if n == 3 {
                *seen.entry(square.values().to_vec()).or_insert(0) += 1;
            }
        }
        assert_eq!(seen.len(), 12);
    }

    #[test]
    fn a_size_it_cannot_finish_ends_with_the_budget() {
        let mut budget = Budget::unlimited().with_nodes(100_000);
        assert_eq!(square(20, &mut Rng::new(1), &mut budget), Err(Stop::Nodes));
    }
}
