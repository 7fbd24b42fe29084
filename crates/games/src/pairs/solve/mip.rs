//! The integer program, solved by a general engine: slow, and independent of our own matching.

use super::super::model::{self, Model};
use super::super::rules::{Pairing, Pairs, Puzzle};
use quadrille_core::{Answer, Ask, Budget, InputError, Rules, Stop, message};
use quadrille_engines::mip::{Engine, Outcome};

/// Solves the program of [`model::build`].
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Pairing>, InputError> {
    let engine = Engine::of(&ask.options)?;
    let model = model::build(puzzle, budget)?;
    // No variable, no question.
    if model.pairs.is_empty() {
        let mut answer = Answer::solved(Pairing::default());
        answer.bound = Some(puzzle.total());
        return Ok(answer);
    }
    Ok(match engine.solve(&model.program, budget) {
        Outcome::Optimal { values, bound, .. } | Outcome::Feasible { values, bound, .. } => {
            let Some(found) = pairing(puzzle, &model, &values) else {
                let note = message!("pairs-mip-fractions");
                return Ok(Answer::unknown(Stop::GaveUp).note(note));
            };
            // The program leaves out the constant part of the score.
            let least = |bound| puzzle.total() + least_whole(bound, values.len());
            judged(puzzle.score(&found), found, bound.map(least))
        }
        Outcome::Infeasible => Answer::impossible(),
        Outcome::Stopped { stop, .. } => Answer::unknown(stop),
    })
}

/// The pairs whose variables are 1, if all are 0 or 1 and no cell is in two pairs.
fn pairing(puzzle: &Puzzle, model: &Model, values: &[f64]) -> Option<Pairing> {
    const NEAR: f64 = 1e-3;
    if values.iter().any(|value| (value - value.round()).abs() > NEAR) {
        return None;
    }
    let chosen = model.pairs.iter().filter(|(var, _)| values[var.index()] > 0.5);
    let found = Pairing { pairs: chosen.map(|(_, pair)| *pair).collect() };
    Pairs::check(puzzle, &found).is_ok().then_some(found)
}

/// The least whole number that a bound on a whole objective leaves possible, with room for what
/// floating point may have lost: HiGHS forgives each variable 1e-7, and a double ends after some 16
/// digits.
fn least_whole(bound: f64, variables: usize) -> i64 {
    let lost = 1e-6 + 1e-7 * variables as f64 + 1e-12 * bound.abs();
    (bound - lost).ceil() as i64
}

/// HiGHS may call an answer optimal that is not, by as little as its tolerances times large values.
/// Only a bound that meets the score, counted in whole numbers, proves it.
fn judged(score: i64, found: Pairing, bound: Option<i64>) -> Answer<Pairing> {
    match bound {
        Some(bound) if bound >= score => {
            let mut answer = Answer::solved(found);
            answer.bound = Some(score);
            answer
        }
        _ => Answer::best(found, bound),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Verdict;

    #[test]
    fn a_bound_is_rounded_the_safe_way() {
        assert_eq!(least_whole(-200_008.0, 20), -200_008);
        assert_eq!(least_whole(-7.999_999, 20), -8);
        assert_eq!(least_whole(-7.5, 20), -7);
        assert_eq!(least_whole(-20_000_000_006.0, 20), -20_000_000_006);
        // So large that a double cannot say it to the unit.
        assert!(least_whole(-1e14, 20) < -100_000_000_000_000);
    }

    #[test]
    fn an_optimum_whose_bound_is_lower_is_only_the_best_known() {
        let answer = judged(16, Pairing::default(), Some(8));
        assert_eq!((answer.verdict, answer.bound), (Verdict::Best, Some(8)));
        let answer = judged(16, Pairing::default(), None);
        assert_eq!((answer.verdict, answer.bound), (Verdict::Best, None));
        let answer = judged(16, Pairing::default(), Some(16));
        assert_eq!((answer.verdict, answer.bound), (Verdict::Solved, Some(16)));
    }
}
