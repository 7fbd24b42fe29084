//! Technique `last_cell`: the last empty cell of a line takes the colour that is lacking.

use super::{Finding, Position, TRIVIAL, Why};
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, Stop, Technique};

/// The last empty cell of a line takes the colour the line lacks.
///
/// ```text
/// 1 0 1 0 . 0   ->   1 0 1 0 1 0
/// ```
pub const LAST_CELL: Technique<Unruly> =
    Technique { name: "last_cell", level: TRIVIAL, weight: 1, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let board = &position.board;
    for line in position.lines().filter(|line| line.empty(board) == 1) {
        budget.tick()?;
        let mut places = (0..line.length(board)).map(|at| line.cell(at));
        let Some(gap) = places.find(|place| position.get(*place).is_none()) else { continue };
        let whites = line.count(board, Ink::White);
        let ink = Ink::black_if(whites == line.length(board) / 2);
        return Ok(vec![Finding { put: vec![(gap, ink)], why: Why::LastCell { line } }]);
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use crate::unruly::explain::diagram;

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&super::LAST_CELL, include_str!("last_cell.rs"));
    }
}
