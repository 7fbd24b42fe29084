//! Technique `case_split`: where logic runs out, the cell with the fewest cases.

use super::UNREASONABLE;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::heights;
use crate::towers::rules::Towers;
use crate::towers::solve::search;
use quadrille_core::{Budget, Stop, Technique};

/// Every case tried: the only technique that guesses.
pub const CASE_SPLIT: Technique<Towers> =
    Technique { name: "case_split", level: UNREASONABLE, weight: 200, find };

/// Rules out a height because every way to go on with it fails.
///
/// Nothing is found exactly if every height still possible stands in some solution.
///
/// ```text
///     2    .    .    3    2                  2    .    .    3    2
/// 2 | 134  135  1235 123  234 |          2 | 134  135  1235 123  234 |
///   | 5    1234 1234 1234 123 |            | 5    1234 124  1234 123 |
/// 3 | 13   124  1234 1234 5   | 1   ->   3 | 13   124  1234 1234 5   | 1
/// 2 | 34   123  123  5    234 | 2        2 | 34   123  123  5    234 | 2
///   | 2    345  1345 134  13  | 3          | 2    345  1345 134  13  | 3
///     .    .    .    .    3                  .    .    .    .    3
/// ```
fn find(
    board: &mut KnownBoard<'_>,
    _most: usize,
    budget: &mut Budget,
) -> Result<Vec<Finding>, Stop> {
    for cell in board.open_cells() {
        let cases = board.possible(cell);
        for height in heights::members(cases) {
            let mut case = board.all_possible().to_vec();
            case[cell.row * board.n + cell.col] = heights::only(height);
            if search::count_within(board.puzzle, &case, 1, budget)? == 0 {
                let rule_out = vec![(cell, heights::only(height))];
                let finding = Finding::not(rule_out, Why::CaseSplit(cases));
                return Ok(vec![finding.because(vec![cell])]);
            }
        }
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&CASE_SPLIT, include_str!("case_split.rs"));
    }
}
