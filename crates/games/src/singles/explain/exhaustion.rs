//! Technique `exhaustion`: the last resort when every argument a person could make is spent.

use super::board::{Board, Deduction};
use crate::singles::solve::engine::{BLACK, Engine, OPEN, WHITE};
use crate::singles::solve::search::Search;
use quadrille_core::{Budget, Stop};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "exhaustion";

/// What the search says about a stuck board.
pub enum Found {
    /// One cell's colour.
    Step(Deduction),
    /// Why there is no further step.
    End(String),
}

/// Searches for all ways to complete the board, up to two.
pub fn settle(board: &Board<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let mut engine = Engine::new(board.puzzle, board.twins, false);
    let mut answers = Vec::new();
    if engine.adopt(board.colours(), budget)? {
        Search::new(engine).each_answer(2, budget, &mut |e| answers.push(e.solution()))?;
    }
    Ok(match answers.as_slice() {
        [] => Found::End("No way to go on: nothing completes this position.".to_string()),
        [only] => {
            let Some(at) = board.frame.inside().find(|&at| board.colour(at) == OPEN) else {
                return Ok(Found::End("Every cell is decided.".to_string()));
            };
            let cell = board.cell(at);
            let colour = if only.black[cell] { BLACK } else { WHITE };
            let [name, other] =
                if colour == BLACK { ["black", "white"] } else { ["white", "black"] };
            let text = format!(
                "No short argument is left. Every way to go on with {cell} {other} fails (found by search), so it is {name}."
            );
            Found::Step(Deduction { targets: vec![at], colour, because: vec![], text })
        }
        [one, other, ..] => {
            let cell = one.black.cells().find(|&c| one.black[c] != other.black[c]);
            let place = cell.map(|c| format!(": {c} can be black or white")).unwrap_or_default();
            Found::End(format!("Several solutions fit{place}. No further step is certain."))
        }
    })
}
