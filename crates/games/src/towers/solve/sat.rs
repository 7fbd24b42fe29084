//! Method `sat`: CaDiCaL on the formula of the puzzle.

use crate::towers::model::SightFormula;
use crate::towers::rules::{Heights, Puzzle};
use quadrille_core::{Answer, Ask, Budget, InputError};
use quadrille_engines::sat;

/// Solves by CaDiCaL; with `ask.proof` a claim of impossibility or uniqueness is proved in files.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    if let Err(stop) = budget.check() {
        return Ok(Answer::unknown(stop));
    }
    let model = SightFormula::new(puzzle, budget);
    Ok(sat::count(&model.formula, model.towers(), ask, budget, |sat| model.read(sat)))
}
