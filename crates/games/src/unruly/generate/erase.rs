//! Report 002's generator: a full board, erased at random down to a fill rate. Always solvable.
//!
//! Report 002 gets its full board from an integer program that places a fifth of the tiles and
//! another that completes them, which is `--style program`; here it is drawn directly.

use super::{Wish, made, report};
use crate::unruly::rules::{Plane, Solution, Unruly};
use quadrille_core::{Budget, GenerateError, Generated, Stop, message};

/// Makes a puzzle with `fill` percent of its tiles given.
pub fn generate(
    mut wish: Wish,
    fill: f64,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let black = wish.full_board(budget)?;
    let known = kept(&mut wish, fill, budget)?;
    let solution =
        (wish.cells() <= super::SOLUTION_CELLS).then(|| Solution { black: black.clone() });
    let puzzle = wish.puzzle(known, black)?;
    let notes = vec![message!("unruly-solvable")];
    Ok(made(puzzle, solution, notes))
}

/// Which `fill` percent of the tiles are kept.
pub(super) fn kept(wish: &mut Wish, fill: f64, budget: &mut Budget) -> Result<Plane, Stop> {
    let mut known = Plane::new(wish.rows, wish.cols);
    // Exactly that many: each cell is kept with the chance that makes the rest come out right.
    let mut keep = (wish.cells() as f64 * fill / 100.0).round() as usize;
    let mut left = wish.cells();
    for row in 0..wish.rows {
        report(budget, "progress-erasing", row, wish.rows)?;
        for col in 0..wish.cols {
            if wish.rng.below(left) < keep {
                known.set(row, col, true);
                keep -= 1;
            }
            left -= 1;
        }
    }
    Ok(known)
}
