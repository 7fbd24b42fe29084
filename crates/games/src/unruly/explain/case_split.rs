//! Technique `case_split`: a tile whose consequences contradict each other is the other tile.

use super::{EXTREME, Finding, Position, Why};
use crate::unruly::propagate::{Depth, Propagator};
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, Stop, Technique};

/// A supposed tile whose consequences contradict each other is the other one. Of all such tiles
/// the one with the fewest consequences is taken.
///
/// ```text
/// . 0 . . 1 .   ->   . 0 . . 1 .
/// 0 1 0 1 1 0        0 1 0 1 1 0
/// . 0 . . 0 1        . 0 . . 0 1
/// . . . . . 0        . . . . 1 0
/// 1 . . 0 . .        1 . . 0 . .
/// . . 1 . 0 .        . . 1 . 0 .
/// ```
pub const CASE_SPLIT: Technique<Unruly> =
    Technique { name: "case_split", level: EXTREME, weight: 32, find };

/// On larger boards the first split that works is taken, not the shortest.
const SHORTEST_CELLS: usize = 1_000;

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    // Nothing follows from tiles that contradict the rules.
    if position.clash.is_some() {
        return Ok(vec![]);
    }
    let board = &position.board;
    let unique_lines = position.puzzle.unique_lines();
    let mut tiles = Propagator::over(board.clone(), Depth::Lines, unique_lines);
    let start = tiles.board.trail().len();
    let mut best: Option<(usize, Finding)> = None;
    for row in 0..board.rows() {
        for col in board.empty_in_row(row) {
            for ink in Ink::BOTH {
                budget.tick()?;
                let possible = tiles.try_tile((row, col), ink, budget)?;
                let steps = tiles.board.trail().len() - start;
                let blame = tiles.blame.take();
                tiles.undo_to(start);
                if possible || best.as_ref().is_some_and(|(least, _)| steps >= *least) {
                    continue;
                }
                let (supposed, further) = (((row, col), ink), steps.saturating_sub(1));
                let why = Why::CaseSplit { supposed, further, blame };
                best = Some((steps, Finding { put: vec![((row, col), !ink)], why }));
            }
            if best.is_some() && board.rows() * board.cols() > SHORTEST_CELLS {
                break;
            }
        }
    }
    Ok(best.map(|(_, finding)| finding).into_iter().collect())
}

#[cfg(test)]
mod tests {
    use crate::unruly::explain::diagram;

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&super::CASE_SPLIT, include_str!("case_split.rs"));
    }
}
