//! Technique `naked_set`: some cells of a line that share as many heights.

use super::HARD;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use super::subsets::{MAX_GROUP, tight_groups};
use crate::towers::heights::{HeightSet, members};
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// As many cells as heights.
pub const NAKED_SET: Technique<Towers> = Technique {
    name: "naked_set",
    level: HARD,
    weight: 8,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Rules the heights of such cells out in the rest of the line.
///
/// ```text
/// 12 12 . .   ->   12 12 34 34
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    board.first_in_lines(NAKED_SET.name, |board, line| {
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
                let group = members(chosen).map(|i| cells[i]).collect();
                Some(Finding::not(rule_out, Why::NakedSet(line, union)).because(group))
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
        diagram::shows(&NAKED_SET, include_str!("naked_set.rs"));
    }
}
