//! Technique `pair`: beside two equal tiles stands the other colour.

use super::{Finding, Position, TRIVIAL, Why};
use crate::unruly::rules::Unruly;
use quadrille_core::{Budget, Stop, Technique};

/// Beside two equal neighbours stands the other colour.
///
/// ```text
/// 1 1 . .   ->   1 1 0 .
/// ```
pub const PAIR: Technique<Unruly> = Technique { name: "pair", level: TRIVIAL, weight: 1, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    for line in position.lines() {
        budget.tick()?;
        for from in 0..line.length(&position.board).saturating_sub(2) {
            let [a, b, c] = [from, from + 1, from + 2].map(|at| line.cell(at));
            for (gap, near, far) in [(c, b, a), (a, b, c)] {
                let (None, Some(ink)) = (position.get(gap), position.get(near)) else { continue };
                if position.get(far) == Some(ink) {
                    let why = Why::Pair { two: [near, far], ink };
                    return Ok(vec![Finding { put: vec![(gap, !ink)], why }]);
                }
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
        diagram::runs(&super::PAIR, include_str!("pair.rs"));
    }
}
