//! Technique `clue_one`: who sees a single tower stands before the tallest.

use super::board::{Board, Finding};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "clue_one";

/// Builds the tallest tower next to a clue 1.
///
/// Anything shorter in front of it would be seen as well.
///
/// ```text
/// 1 | . . . . |   ->   1 | 4 . . . |
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    let tallest = board.n;
    board.clues().into_iter().filter(|clue| clue.3 == 1).find_map(|(line, end, side, clue)| {
        let cell = board.view(line, end)[0];
        let says = board.says(line, side, clue);
        let text = match board.language {
            Language::English => format!(
                "{says}, so nothing may stand before the tallest tower: {cell} is {tallest}."
            ),
            Language::French => format!(
                "{says}, donc rien ne peut se trouver devant la plus haute : {cell} vaut {tallest}."
            ),
        };
        (!board.is_built(cell))
            .then(|| Finding::tower(NAME, cell, tallest, text).seen_from(line, side))
    })
}
