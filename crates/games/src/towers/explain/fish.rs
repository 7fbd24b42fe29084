//! Technique `fish`: a height confined, in some rows, to as many columns (or the reverse).

use super::board::{Board, Finding};
use super::subsets::{MAX_GROUP, tight_groups};
use crate::towers::heights::{self, members};
use crate::towers::rules::Line;
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "fish";

/// Rules the height out in the rest of those columns: the rows use them up.
///
/// ```text
/// 3 . . 3        3 . . 3
/// 3 . 3 3   ->   . . 3 .
/// 3 . . 3        3 . . 3      (marked: where a 3 may stand)
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    let n = board.n;
    for height in (1..=n).rev() {
        for by_row in [true, false] {
            let line = |i: usize| Line(if by_row { i } else { n + i });
            let places: Vec<u64> = (0..n).map(|i| board.places(line(i), height)).collect();
            let found = (2..=MAX_GROUP.min(n / 2 + 1)).find_map(|size| {
                tight_groups(&places, size, &mut |lines, across| {
                    let rest = (0..n).filter(|&i| lines >> i & 1 == 0);
                    let rule_out: Vec<_> = rest
                        .flat_map(|i| members(places[i] & across).map(move |j| line(i).cell(n, j)))
                        .map(|cell| (cell, heights::only(height)))
                        .collect();
                    if rule_out.is_empty() {
                        return None;
                    }
                    let body = members(lines)
                        .flat_map(|i| members(places[i]).map(move |j| line(i).cell(n, j)));
                    let text = sentence(board, by_row, height, lines, across);
                    Some(Finding::not(NAME, rule_out, text).because(body.collect()))
                })
            });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

fn sentence(board: &Board<'_>, by_row: bool, height: usize, lines: u64, across: u64) -> String {
    // Counted from 1: `1 and 4`.
    let [lines, across] = [lines, across].map(|positions| board.and_list(positions << 1));
    match board.language {
        Language::English => {
            let (these, those) = if by_row { ("rows", "columns") } else { ("columns", "rows") };
            format!(
                "In {these} {lines} the {height} stands in {those} {across} only, so these {those} \
                 have no {height} elsewhere."
            )
        }
        Language::French => {
            let (these, those) =
                if by_row { ("lignes", "colonnes") } else { ("colonnes", "lignes") };
            format!(
                "Dans les {these} {lines}, le {height} n’a sa place que dans les {those} {across}, \
                 donc ces {those} n’ont pas de {height} ailleurs."
            )
        }
    }
}
