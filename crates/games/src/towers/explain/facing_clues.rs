//! Technique `facing_clues`: two clues that share all towers fix the tallest.

use super::EASY;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// Two clues that sum to n + 1.
pub const FACING_CLUES: Technique<Towers> = Technique {
    name: "facing_clues",
    level: EASY,
    weight: 2,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Builds the tallest tower of a line whose two clues sum to n + 1.
///
/// Both see the tallest tower and no other is seen by both, so together they can see n + 1 only
/// if every tower is seen by one of them: then the clue says how far away the tallest stands.
///
/// ```text
/// 3 | . . . . | 2   ->   3 | . . 4 . | 2
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    let n = board.n;
    board.first_in_lines(FACING_CLUES.name, |board, line| {
        let mut clues = board.clues_of(line);
        let (near, far) = (clues.next()?, clues.next()?);
        let cell = line.cell(n, near.count - 1);
        if near.count + far.count != n + 1 || board.is_built(cell) {
            return None;
        }
        Some(Finding::tower(cell, n, Why::FacingClues([near, far])).seen_along(line, board))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&FACING_CLUES, include_str!("facing_clues.rs"));
    }
}
