//! Technique `clue_one`: who sees a single tower stands before the tallest.

use super::EASY;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// A clue 1.
pub const CLUE_ONE: Technique<Towers> = Technique {
    name: "clue_one",
    level: EASY,
    weight: 1,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Builds the tallest tower next to a clue 1.
///
/// Anything shorter in front of it would be seen as well.
///
/// ```text
/// 1 | . . . . |   ->   1 | 4 . . . |
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    board.first_in_lines(CLUE_ONE.name, |board, line| {
        board.clues_of(line).filter(|clue| clue.count == 1).find_map(|clue| {
            let cell = board.view(clue.line, clue.end)[0];
            let finding = || Finding::tower(cell, board.n, Why::ClueOne(clue)).seen_from(clue);
            (!board.is_built(cell)).then(finding)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&CLUE_ONE, include_str!("clue_one.rs"));
    }
}
