//! Technique `fish`: a height confined, in some rows, to as many columns (or the reverse).

use super::EXTREME;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use super::subsets::{MAX_GROUP, tight_groups};
use crate::towers::heights::{self, members};
use crate::towers::rules::{Line, Towers};
use quadrille_core::Technique;

/// A height that some lines use up across others.
pub const FISH: Technique<Towers> = Technique {
    name: "fish",
    level: EXTREME,
    weight: 20,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Rules the height out in the rest of those columns: the rows use them up.
///
/// ```text
/// .   124 124 .        .   124 124 .
/// .   .   .   .   ->   124 .   .   124
/// .   124 124 .        .   124 124 .        (the 3 of rows 1 and 3)
/// .   .   .   .        124 .   .   124
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    let n = board.n;
    for height in (1..=n).rev() {
        // Rows across columns, then columns across rows.
        for (first, first_across) in [(0, n), (n, 0)] {
            let line = |i: usize| Line(first + i);
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
                    let lines = members(lines).map(line).collect();
                    let across = members(across).map(|j| Line(first_across + j)).collect();
                    let why = Why::Fish { height, lines, across };
                    Some(Finding::not(rule_out, why).because(body.collect()))
                })
            });
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&FISH, include_str!("fish.rs"));
    }
}
