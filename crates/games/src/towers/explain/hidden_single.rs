//! Technique `hidden_single`: a height with one place left in a line.

use super::board::{Board, Finding};
use crate::towers::heights;
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "hidden_single";

/// Builds the only tower of some height that a line still has a place for.
///
/// Tall towers first: they are the ones a player looks for.
///
/// ```text
/// 4 . . .        4 . . .
/// . . 4 .   ->   . . 4 .
/// . . . .        . . . 4
/// . 4 . .        . 4 . .
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    board.first_in_lines(0, |board, line| {
        (1..=board.n).rev().find_map(|height| {
            let places = board.places(line, height);
            if !heights::is_single(places) {
                return None;
            }
            let cell = line.cell(board.n, places.trailing_zeros() as usize);
            let name = board.title(line);
            let text = match board.language {
                Language::English => {
                    format!("{name} has no other place for {height}, so {cell} is {height}.")
                }
                Language::French => format!(
                    "{name} n’a pas d’autre place pour le {height}, donc {cell} vaut {height}."
                ),
            };
            (!board.is_built(cell)).then(|| {
                let others = board.view(line, 0).into_iter().filter(|&other| other != cell);
                Finding::tower(NAME, cell, height, text).because(others.collect())
            })
        })
    })
}
