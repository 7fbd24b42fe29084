//! Technique `clue_all`: who sees every tower looks up a staircase.

use super::board::{Board, Finding};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "clue_all";

/// Builds a whole line whose clue is its length.
///
/// Every tower is seen only if each is taller than the one before.
///
/// ```text
/// 4 | . . . . |   ->   4 | 1 2 3 4 |
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    let n = board.n;
    board.clues().into_iter().filter(|clue| clue.3 == n).find_map(|(line, end, side, clue)| {
        let stairs = board.view(line, end).into_iter().zip(1..=n);
        let build: Vec<_> = stairs.filter(|&(cell, _)| !board.is_built(cell)).collect();
        if build.is_empty() {
            return None;
        }
        let says = board.says(line, side, clue);
        let text = match board.language {
            Language::English => format!(
                "{says}, all of its towers, so each is taller than the one before: 1 to {n} in \
                 order."
            ),
            Language::French => format!(
                "{says}, c’est-à-dire toutes, donc chacune dépasse la précédente : de 1 à {n} dans \
                 l’ordre."
            ),
        };
        Some(Finding::new(NAME, build, vec![], text).seen_from(line, side))
    })
}
