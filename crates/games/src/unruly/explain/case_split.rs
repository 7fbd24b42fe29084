//! Technique `case_split`: a tile whose consequences contradict each other is the other tile.

use super::{Found, Position};
use crate::unruly::propagate::{Depth, Propagator};
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Cell, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "case_split",
    about: "suppose a tile; its consequences contradict each other, so it is the other one",
    level: "extreme",
};

/// On larger boards the first split that works is taken, not the shortest.
const SHORTEST_CELLS: usize = 1_000;

/// Finds the supposition that fails after the fewest consequences.
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    let board = position.board;
    let mut tiles = Propagator::over(board.clone(), Depth::Lines, position.unique_lines);
    let start = tiles.board.trail().len();
    let mut best: Option<(usize, Found)> = None;
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
                let cell = Cell::new(row, col);
                let place = blame.map_or(String::new(), |line| format!(" in {line}"));
                let text = format!(
                    "if {cell} were {ink}, {} further tiles would follow and end in a \
                     contradiction{place}; so it is {}",
                    steps.saturating_sub(1),
                    !ink
                );
                let because = blame.map_or(vec![], |line| position.tiles_of(line));
                best = Some((steps, Found { put: vec![((row, col), !ink)], because, text }));
            }
            if best.is_some() && board.rows() * board.cols() > SHORTEST_CELLS {
                break;
            }
        }
    }
    Ok(best.map(|(_, found)| found))
}
