//! Technique `naked_single`: a cell with one height left.

use super::EASY;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::heights;
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// The last height of a cell.
pub const NAKED_SINGLE: Technique<Towers> = Technique {
    name: "naked_single",
    level: EASY,
    weight: 1,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Builds the only tower that is still possible in a cell.
///
/// ```text
/// 1 2 . 4   ->   1 2 3 4
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    let single = |cell| !board.is_built(cell) && heights::is_single(board.possible(cell));
    let cell = board.puzzle.cells().find(|&cell| single(cell))?;
    let height = board.possible(cell).trailing_zeros() as usize;
    // The towers that rule the others out; what ruled out the rest was a step of its own.
    let in_sight = board.puzzle.cells().filter(|other| {
        *other != cell && (other.row == cell.row || other.col == cell.col) && board.is_built(*other)
    });
    Some(Finding::tower(cell, height, Why::NakedSingle).because(in_sight.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&NAKED_SINGLE, include_str!("naked_single.rs"));
    }
}
