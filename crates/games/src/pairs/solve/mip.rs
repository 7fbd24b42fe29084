//! The integer program, solved by a general engine: slow, and independent of our own matching.

use super::super::model;
use super::super::rules::{Pairing, Puzzle};
use quadrille_core::{Answer, Ask, Budget, InputError};
use quadrille_engines::mip::{self, Outcome};

/// Solves the program of [`model::build`].
pub fn run(puzzle: &Puzzle, _: &Ask, budget: &mut Budget) -> Result<Answer<Pairing>, InputError> {
    mip::available()?;
    let model = model::build(puzzle, budget)?;
    let pairing = |values: &[f64]| {
        let chosen = model.pairs.iter().filter(|(var, _)| values[var.index()] > 0.5);
        Pairing { pairs: chosen.map(|(_, pair)| *pair).collect() }
    };
    // No variable, no question.
    if model.pairs.is_empty() {
        let mut answer = Answer::solved(Pairing::default());
        answer.bound = Some(puzzle.total());
        return Ok(answer);
    }
    Ok(match mip::solve(&model.program, budget) {
        Outcome::Optimal { values, .. } => {
            let found = pairing(&values);
            let score = puzzle.score(&found);
            let mut answer = Answer::solved(found);
            answer.bound = Some(score);
            answer
        }
        Outcome::Feasible { values, bound, .. } => {
            // The program leaves out the constant part of the score.
            let bound = bound.map(|bound| puzzle.total() + (bound - 1e-6).ceil() as i64);
            Answer::best(pairing(&values), bound)
        }
        Outcome::Infeasible => Answer::impossible(),
        Outcome::Stopped { stop, .. } => Answer::unknown(stop),
    })
}
