//! Technique `hidden_single`: a height with one place left in a line.

use super::EASY;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// The last place of a height.
pub const HIDDEN_SINGLE: Technique<Towers> = Technique {
    name: "hidden_single",
    level: EASY,
    weight: 2,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

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
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    board.first_in_lines(HIDDEN_SINGLE.name, |board, line| {
        (1..=board.n).rev().find_map(|height| {
            if board.room(line, height) != 1 {
                return None;
            }
            let places = board.places(line, height);
            let cell = line.cell(board.n, places.trailing_zeros() as usize);
            (!board.is_built(cell)).then(|| {
                let others = board.view(line, 0).into_iter().filter(|&other| other != cell);
                Finding::tower(cell, height, Why::HiddenSingle(line)).because(others.collect())
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&HIDDEN_SINGLE, include_str!("hidden_single.rs"));
    }
}
