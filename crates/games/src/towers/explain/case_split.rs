//! Technique `case_split`: where logic runs out, a height whose consequences leave another cell without any.

use super::UNREASONABLE;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::heights;
use crate::towers::rules::Towers;
use crate::towers::solve::search::{self, End, Failure, Trial};
use quadrille_core::{Budget, Cell, Stop, Technique};

/// An argument that supposes more than this is nothing to read: then only the search knows.
const MOST_SUPPOSITIONS: usize = 200;
/// So many heights that fail are looked at for one with a short argument.
const MOST_TRIED: usize = 8;

/// Every case tried: the only technique that guesses.
pub const CASE_SPLIT: Technique<Towers> =
    Technique { name: "case_split", level: UNREASONABLE, weight: 200, find };

/// Rules out a height because every way to go on with it fails.
///
/// The towers it forces leave a cell whose heights all fail in their turn, if possible by forced towers alone. The
/// search says first which heights fail, so nothing is found exactly if every height still possible stands in some solution.
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
    let mut best = None;
    let mut trial = Trial::new(board.puzzle, board.all_possible());
    let mut tried = 0;
    for cell in board.open_cells() {
        for height in heights::members(board.possible(cell)) {
            let mut case = board.all_possible().to_vec();
            case[cell.row * board.n + cell.col] = heights::only(height);
            if search::count_within(board.puzzle, &case, 1, budget)? > 0 {
                continue;
            }
            let failure = trial.failure(cell, height, MOST_SUPPOSITIONS, budget)?;
            let simple = failure.as_ref().is_some_and(is_simple);
            best = Some(shorter(best, (cell, height, failure)));
            tried += 1;
            if simple || tried >= MOST_TRIED {
                return Ok(best.map(told).into_iter().collect());
            }
        }
    }
    Ok(best.map(told).into_iter().collect())
}

/// A height that fails in a cell, and why where that can be told.
type Failing = (Cell, usize, Option<Failure>);

/// Whether every case ends in a line at once: nothing is supposed within a case.
fn is_simple(failure: &Failure) -> bool {
    match &failure.end {
        End::Line(_) => true,
        End::Cases(_, cases) => cases.iter().all(|case| matches!(case.end, End::Line(_))),
    }
}

/// The one that supposes less; the earlier one if they are alike.
fn shorter(before: Option<Failing>, now: Failing) -> Failing {
    let length = |failing: &Failing| failing.2.as_ref().map_or(usize::MAX, Failure::suppositions);
    match before {
        Some(before) if length(&before) <= length(&now) => before,
        _ => now,
    }
}

fn told((cell, height, failure): Failing) -> Finding {
    let because = match failure.as_ref().map(|failure| &failure.end) {
        Some(&End::Cases(split, _)) => vec![cell, split],
        _ => vec![cell],
    };
    let rule_out = vec![(cell, heights::only(height))];
    Finding::not(rule_out, Why::CaseSplit(failure)).because(because)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;
    use quadrille_core::Explain;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&CASE_SPLIT, include_str!("case_split.rs"));
    }

    #[test]
    fn it_says_which_cell_is_left_without_a_height() {
        let board = diagram::first_board(include_str!("case_split.rs"));
        let known = &mut board.known();
        let found = find(known, 1, &mut Budget::unlimited()).unwrap();
        let Why::CaseSplit(Some(failure)) = &found[0].why else { panic!("{found:?}") };
        let End::Cases(split, cases) = &failure.end else { panic!("{failure:?}") };
        assert!(cases.len() > 1 && is_simple(failure), "{failure:?}");
        let told = Towers::tell(known, &found[0]);
        let said = told.reason.to_string();
        assert!(
            said.starts_with("Suppose r2c3 were 3. ") && said.ends_with(" So r2c3 is not 3."),
            "{said}"
        );
        assert!(
            cases.iter().all(|case| said.contains(&format!("{split}={}", case.chain[0].1))),
            "{said}"
        );
        assert_eq!((told.chain[0].as_str(), &told.broken), ("r2c3=3", &vec![split.to_string()]));
    }
}
