//! Technique `hidden_set`: some heights that fit only into as many cells of a line.

use super::HARD;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use super::subsets::{MAX_GROUP, tight_groups};
use crate::towers::heights::members;
use crate::towers::rules::Towers;
use quadrille_core::Technique;

/// As many heights as cells.
pub const HIDDEN_SET: Technique<Towers> = Technique {
    name: "hidden_set",
    level: HARD,
    weight: 10,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Rules all other heights out in such cells.
///
/// ```text
/// . . 34 34   ->   12 12 34 34      (1 and 2 fit only into the first two)
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    board.first_in_lines(HIDDEN_SET.name, |board, line| {
        let places: Vec<u64> = (0..=board.n)
            .map(|height| if height == 0 { 0 } else { board.places(line, height) })
            .collect();
        (2..=MAX_GROUP.min(board.n / 2 + 1)).find_map(|size| {
            tight_groups(&places, size, &mut |heights, positions| {
                let cells: Vec<_> = members(positions).map(|i| line.cell(board.n, i)).collect();
                let rule_out: Vec<_> = cells
                    .iter()
                    .map(|&cell| (cell, board.possible(cell) & !heights))
                    .filter(|&(_, set)| set != 0)
                    .collect();
                if rule_out.is_empty() {
                    return None;
                }
                Some(Finding::not(rule_out, Why::HiddenSet(line, heights)).because(cells))
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
        diagram::shows(&HIDDEN_SET, include_str!("hidden_set.rs"));
    }
}
