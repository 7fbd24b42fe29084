//! Technique `facing_clues`: two clues that share all towers fix the tallest.

use super::board::{Board, Finding, from_side};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "facing_clues";

/// Builds the tallest tower of a line whose two clues sum to n + 1.
///
/// Both see the tallest tower and no other is seen by both, so together they can see n + 1 only
/// if every tower is seen by one of them: then the clue says how far away the tallest stands.
///
/// ```text
/// 3 | . . . . | 2   ->   3 | . . 4 . | 2
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    let n = board.n;
    board.puzzle.lines().find_map(|line| {
        let [Some(near), Some(far)] = line.clues(board.puzzle) else { return None };
        if near + far != n + 1 {
            return None;
        }
        let cell = line.cell(n, near - 1);
        let [here, there] = line.ends(n);
        let (says, sum) = (board.says(line, here, near), n + 1);
        let text = match board.language {
            Language::English => format!(
                "{says} and {far} from the {there}, {sum} in all: every tower is seen from one \
                 side and the tallest from both, so {cell} is {n}."
            ),
            Language::French => format!(
                "{says}, et {far} vue {}, soit {sum} en tout : chaque tour est vue d’un côté et la \
                 plus haute des deux, donc {cell} vaut {n}.",
                from_side(there)
            ),
        };
        let finding = Finding::tower(NAME, cell, n, text).seen_along(line, board.puzzle);
        (!board.is_built(cell)).then_some(finding)
    })
}
