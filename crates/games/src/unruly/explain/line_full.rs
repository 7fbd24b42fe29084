//! Technique `line_full`: a line that has all its tiles of one colour is completed by the other.

use super::{EASY, Finding, Position, Why};
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, Stop, Technique};

/// A line that has half its tiles in one colour is completed by the other.
///
/// ```text
/// 1 0 1 . 1 .   ->   1 0 1 0 1 0
/// ```
pub const LINE_FULL: Technique<Unruly> =
    Technique { name: "line_full", level: EASY, weight: 2, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let board = &position.board;
    for line in position.lines().filter(|line| line.empty(board) > 0) {
        budget.tick()?;
        let half = line.length(board) / 2;
        if let Some(ink) = Ink::BOTH.into_iter().find(|ink| line.count(board, *ink) == half) {
            let places = (0..line.length(board)).map(|at| line.cell(at));
            let empty = places.filter(|place| position.get(*place).is_none());
            let put = empty.map(|place| (place, !ink)).collect();
            return Ok(vec![Finding { put, why: Why::LineFull { line, ink } }]);
        }
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use crate::unruly::explain::diagram;

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&super::LINE_FULL, include_str!("line_full.rs"));
    }
}
