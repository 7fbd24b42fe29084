//! Technique `near_complete`: the last tile of a colour must break up a window of three.

use super::{Finding, NORMAL, Position, Why};
use crate::unruly::lines::last_tile;
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, Stop, Technique};

/// The last tile of a colour must stand where three of the other would meet: here a 1 is lacking,
/// and it must break up the cells 2 to 4.
///
/// ```text
/// 1 0 . . 0 1 . 1   ->   1 0 . . 0 1 0 1
/// ```
pub const NEAR_COMPLETE: Technique<Unruly> =
    Technique { name: "near_complete", level: NORMAL, weight: 4, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    for line in position.lines() {
        budget.tick()?;
        for ink in Ink::BOTH {
            let Some(last) = last_tile(&position.board, line, ink) else { continue };
            let put = last.elsewhere.into_iter().map(|place| (place, !ink)).collect();
            let why = Why::NearComplete { line, ink, window: last.window };
            return Ok(vec![Finding { put, why }]);
        }
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use crate::unruly::explain::diagram;

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&super::NEAR_COMPLETE, include_str!("near_complete.rs"));
    }
}
