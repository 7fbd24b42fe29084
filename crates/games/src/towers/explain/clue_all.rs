//! Technique `clue_all`: who sees every tower looks up a staircase.

use super::EASY;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// A clue as large as the board.
pub const CLUE_ALL: Technique<Towers> = Technique {
    name: "clue_all",
    level: EASY,
    weight: 1,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Builds a whole line whose clue is its length.
///
/// Every tower is seen only if each is taller than the one before.
///
/// ```text
/// 4 | . . . . |   ->   4 | 1 2 3 4 |
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    let n = board.n;
    board.first_in_lines(CLUE_ALL.name, |board, line| {
        board.clues_of(line).filter(|clue| clue.count == n).find_map(|clue| {
            let stairs = board.view(clue.line, clue.end).into_iter().zip(1..=n);
            let build: Vec<_> = stairs.filter(|&(cell, _)| !board.is_built(cell)).collect();
            let any = !build.is_empty();
            any.then(|| Finding::new(build, vec![], Why::ClueAll(clue)).seen_from(clue))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&CLUE_ALL, include_str!("clue_all.rs"));
    }
}
