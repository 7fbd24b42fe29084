//! Technique `clue_one`: who sees a single tower stands before the tallest.

use super::board::{Board, Finding};

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
        let text = format!(
            "{}, so nothing may stand before the tallest tower: {cell} is {tallest}.",
            board.says(line, side, clue)
        );
        (!board.is_built(cell)).then(|| Finding::tower(NAME, cell, tallest, text))
    })
}
