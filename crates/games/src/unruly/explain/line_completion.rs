//! Technique `line_completion`: all ways to complete a line agree on a cell.

use super::{Finding, HARD, Position, Why};
use crate::unruly::line_reasoner::{EITHER, Inks, LineReasoner, only};
use crate::unruly::lines::Line;
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, Stop, Technique, message};

/// Every way to complete a line has the same colour in some empty cells; all of them are put.
///
/// No technique looks at two lines that cross: where a tile forces another that the crossing line cannot take, all
/// completions of that line agree on its place already, and this one speaks first.
///
/// ```text
/// 0 . . 1 . . . 0   ->   0 . . 1 . . 1 0
/// ```
pub const LINE_COMPLETION: Technique<Unruly> =
    Technique { name: "line_completion", level: HARD, weight: 8, find };

/// What each cell of a line may be.
pub fn options(position: &Position<'_>, line: Line) -> Vec<Inks> {
    line.tiles(&position.board).into_iter().map(|tile| tile.map_or(EITHER, only)).collect()
}

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let mut reasoner = LineReasoner::default();
    for line in position.lines() {
        if line.empty(&position.board) == 0 {
            continue;
        }
        budget.tick()?;
        let before = options(position, line);
        let mut after = before.clone();
        if !reasoner.narrow(&mut after) {
            position.clash = Some(message!("unruly-line-dead", line = line.name()));
            return Ok(vec![]);
        }
        let decided = (0..after.len()).filter(|&at| before[at] == EITHER && after[at] != EITHER);
        let put: Vec<_> = decided
            .map(|at| (line.cell(at), Ink::black_if(after[at] == only(Ink::Black))))
            .collect();
        if !put.is_empty() {
            return Ok(vec![Finding { put, why: Why::LineCompletion { line } }]);
        }
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use crate::unruly::explain::diagram;

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&super::LINE_COMPLETION, include_str!("line_completion.rs"));
    }
}
