//! Technique `gap`: between two equal tiles stands the other colour.

use super::{Finding, Position, TRIVIAL, Why};
use crate::unruly::rules::Unruly;
use quadrille_core::{Budget, Stop, Technique};

/// Between two equal tiles stands the other colour.
///
/// ```text
/// 1 . 1 .   ->   1 0 1 .
/// ```
pub const GAP: Technique<Unruly> = Technique { name: "gap", level: TRIVIAL, weight: 1, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    for line in position.lines() {
        budget.tick()?;
        for from in 0..line.length(&position.board).saturating_sub(2) {
            let [a, gap, b] = [from, from + 1, from + 2].map(|at| line.cell(at));
            let (None, Some(ink)) = (position.get(gap), position.get(a)) else { continue };
            if position.get(b) == Some(ink) {
                let why = Why::Gap { two: [a, b], ink };
                return Ok(vec![Finding { put: vec![(gap, !ink)], why }]);
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
        diagram::runs(&super::GAP, include_str!("gap.rs"));
    }
}
