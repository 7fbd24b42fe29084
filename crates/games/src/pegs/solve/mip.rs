//! `mip`: the reports' time-indexed program, given to HiGHS or another solver.

use super::one_solution;
use crate::pegs::field::{Field, Jump};
use crate::pegs::model::{self, Timed};
use crate::pegs::rules::{Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError};
use quadrille_engines::mip::{Engine, Outcome};

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let engine = Engine::of(&ask.options)?;
    one_solution(ask)?;
    let field = Field::new(puzzle);
    let Timed { program, y } = model::timed(puzzle, &field, budget)?;
    let played = |values: &[f64]| {
        let steps = y.iter().flat_map(|step| step.iter().zip(&field.jumps));
        let jumps = steps.filter(|(v, _)| values[v.index()] > 0.5).map(|(_, j)| *j);
        field.solution(jumps.collect::<Vec<Jump>>())
    };
    // With a goal the objective is empty: whatever is found leaves one peg.
    let pegs = |objective: f64| match field.goal(puzzle) {
        Some(_) => 1,
        None => objective.round() as i64,
    };
    Ok(match engine.solve(&program, budget) {
        Outcome::Optimal { values, objective, .. } => {
            Answer { bound: Some(pegs(objective)), ..Answer::solved(played(&values)) }
        }
        Outcome::Feasible { values, bound, .. } => {
            Answer::best(played(&values), bound.map(|bound| ((bound - 1e-6).ceil() as i64).max(1)))
        }
        Outcome::Infeasible => Answer::impossible(),
        Outcome::Stopped { stop, bound } => {
            let mut answer = Answer::unknown(stop);
            answer.bound = bound.map(|b| (b - 1e-6).ceil() as i64);
            answer
        }
    })
}
