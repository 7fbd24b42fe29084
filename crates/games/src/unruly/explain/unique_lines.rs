//! Technique `unique_lines`: a line must not become equal to a full one.

use super::{EASY, Finding, Position, Why};
use crate::unruly::lines::must_differ;
use crate::unruly::rules::Unruly;
use quadrille_core::{Budget, Stop, Technique};

/// A line that lacks one tile of a colour and has all others of it as a full line has them must
/// not put it where that one has it. Only where lines must differ.
///
/// ```text
/// 1 0 1 0 1 0        1 0 1 0 1 0
/// 1 0 . . 1 .   ->   1 0 0 . 1 .
/// ```
pub const UNIQUE_LINES: Technique<Unruly> =
    Technique { name: "unique_lines", level: EASY, weight: 4, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    if !position.puzzle.unique_lines() {
        return Ok(vec![]);
    }
    let board = &position.board;
    for line in position.lines().filter(|line| line.empty(board) > 1) {
        budget.tick()?;
        for full in line.siblings(board).filter(|other| other.empty(board) == 0) {
            let put = must_differ(board, full, line);
            if !put.is_empty() {
                return Ok(vec![Finding { put, why: Why::UniqueLines { line, full } }]);
            }
        }
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use crate::unruly::explain::diagram;

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&super::UNIQUE_LINES, include_str!("unique_lines.rs"));
    }
}
