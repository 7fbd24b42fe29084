//! Report 003's generator: tiles at random places, as long as none breaks a rule at once.

use super::{Wish, made};
use crate::unruly::board::TileBoard;
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, GenerateError, Generated, message};

/// Draws in a row that place nothing before giving up, for each cell of the board.
const PATIENCE: usize = 20;

/// Makes a puzzle with up to `density` percent of its tiles given.
pub fn generate(
    mut wish: Wish,
    density: f64,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let wanted = (wish.cells() as f64 * density / 100.0).round() as usize;
    let mut board = TileBoard::empty(wish.rows, wish.cols);
    let (mut placed, mut failures) = (0, 0);
    while placed < wanted && failures < PATIENCE * wish.cells() {
        budget.tick()?;
        if placed.is_multiple_of(65_536) {
            budget.report("progress-placing", placed as u64, wanted as u64);
        }
        let (row, col) = (wish.rng.below(wish.rows), wish.rng.below(wish.cols));
        let ink = Ink::black_if(wish.rng.below(2) == 1);
        // Report 003 never fills the last cell of a line, nor makes three in a row.
        if board.get(row, col).is_some()
            || board.row_empty(row) == 1
            || board.col_empty(col) == 1
            || board.forbids(row, col, ink)
        {
            failures += 1;
            continue;
        }
        board.put(row, col, ink);
        board.settle();
        placed += 1;
        failures = 0;
    }
    let mut notes = vec![message!("unruly-potentially")];
    if placed < wanted {
        notes.push(message!("unruly-placed", placed = placed, wanted = wanted));
    }
    let puzzle = wish.puzzle(board.known(), board.black())?;
    Ok(made(puzzle, None, notes))
}
