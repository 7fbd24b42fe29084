//! Technique `naked_single`: a cell with one height left.

use super::board::{Board, Finding};
use crate::towers::heights;
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "naked_single";

/// Builds the only tower that is still possible in a cell.
///
/// ```text
/// 1 2 . 4   ->   1 2 3 4
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    let single = |cell| !board.is_built(cell) && heights::is_single(board.possible(cell));
    let cell = board.puzzle.cells().find(|&cell| single(cell))?;
    let height = board.possible(cell).trailing_zeros() as usize;
    let text = match (board.language, board.n) {
        (Language::English, 1) => format!("{cell} is {height}, the only height there is."),
        (Language::English, _) => {
            format!("Every other height is ruled out for {cell}, so it is {height}.")
        }
        (Language::French, 1) => format!("{cell} vaut {height}, la seule hauteur qui existe."),
        (Language::French, _) => {
            format!("Toute autre hauteur est exclue pour {cell}, qui vaut donc {height}.")
        }
    };
    // The towers that rule the others out; what ruled out the rest was a step of its own.
    let in_sight = board.puzzle.cells().filter(|other| {
        *other != cell && (other.row == cell.row || other.col == cell.col) && board.is_built(*other)
    });
    Some(Finding::tower(NAME, cell, height, text).because(in_sight.collect()))
}
