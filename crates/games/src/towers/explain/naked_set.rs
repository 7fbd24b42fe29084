//! Technique `naked_set`: some cells of a line that share as many heights.

use super::board::{Board, Finding};
use super::subsets::{MAX_GROUP, tight_groups};
use crate::towers::heights::{HeightSet, members};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "naked_set";

/// Rules the heights of such cells out in the rest of the line.
///
/// ```text
/// 12 12 1234 1234   ->   12 12 34 34
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    board.first_in_lines(2, |board, line| {
        let cells = board.view(line, 0);
        let sets: Vec<HeightSet> = cells.iter().map(|&cell| board.possible(cell)).collect();
        (2..=MAX_GROUP.min(board.n / 2 + 1)).find_map(|size| {
            tight_groups(&sets, size, &mut |chosen, union| {
                let rule_out: Vec<_> = (0..board.n)
                    .filter(|&i| chosen >> i & 1 == 0 && sets[i] & union != 0)
                    .map(|i| (cells[i], sets[i] & union))
                    .collect();
                if rule_out.is_empty() {
                    return None;
                }
                let group: Vec<_> = members(chosen).map(|i| cells[i]).collect();
                let (cells, these) = (board.language.and(&group), board.and_list(union));
                let text = match board.language {
                    Language::English => format!(
                        "{}: {cells} share {these} among them, so no other cell of it holds these \
                         heights.",
                        board.title(line)
                    ),
                    Language::French => format!(
                        "Dans {}, {cells} se partagent les hauteurs {these}, qui ne vont donc \
                         nulle part ailleurs.",
                        board.name(line)
                    ),
                };
                Some(Finding::not(NAME, rule_out, text).because(group))
            })
        })
    })
}
