//! Technique `what_if`: one height tried in a cell, and no line may break.

use super::UNREASONABLE;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::heights;
use crate::towers::rules::Towers;
use crate::towers::solve::search::Trial;
use quadrille_core::{Budget, Stop, Technique};

/// A height tried.
pub const WHAT_IF: Technique<Towers> =
    Technique { name: "what_if", level: UNREASONABLE, weight: 60, find };

/// Rules out a height that leads, by forced towers alone, to a line that cannot be filled.
///
/// Cells with few heights are tried first: their trials are the shortest for a player.
///
/// ```text
/// 2 | 23  14  124 123 |          2 | 23  14  124 123 |
///   | 234 134 124 123 | 2   ->     | 234 134 124 123 | 2
/// 4 | 1   2   3   4   | 1        4 | 1   2   3   4   | 1
///   | 234 134 124 123 |            | 24  134 124 123 |
/// ```
fn find(
    board: &mut KnownBoard<'_>,
    _most: usize,
    budget: &mut Budget,
) -> Result<Vec<Finding>, Stop> {
    let n = board.n;
    let mut trial = Trial::new(board.puzzle, board.all_possible());
    for cell in board.open_cells() {
        for height in heights::members(board.possible(cell)) {
            if trial.breaks(cell, height, budget)?.is_none() {
                continue;
            }
            if let Some((chain, dead)) = trial.chain(cell, height, budget)? {
                let line = dead.line;
                let because = (0..n).map(|i| line.cell(n, i)).collect();
                let rule_out = vec![(cell, heights::only(height))];
                let why = Why::WhatIf { chain, dead };
                let finding = Finding::not(rule_out, why).seen_along(line, board);
                return Ok(vec![finding.because(because)]);
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
        diagram::shows(&WHAT_IF, include_str!("what_if.rs"));
    }
}
