//! Methods `mip` and `mip-001`: an integer programming solver on report 000's program, and on report
//! 001's.

use crate::towers::model::{Counted, SightProgram};
use crate::towers::rules::{Heights, Puzzle, Towers};
use quadrille_core::{Answer, Ask, Budget, InputError, Rules, Stop, message};
use quadrille_engines::mip::{Engine, Outcome};

/// Report 000's program.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    solve(puzzle, Counted::Taller, ask, budget)
}

/// Report 001's program.
pub fn run_001(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Heights>, InputError> {
    solve(puzzle, Counted::NotLower, ask, budget)
}

/// Counts by forbidding each answer found and solving again.
fn solve(
    puzzle: &Puzzle,
    counted: Counted,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Heights>, InputError> {
    let engine = Engine::of(&ask.options)?;
    let mut model = SightProgram::new(puzzle, counted, budget)?;
    let mut first = None;
    let mut found = 0;
    while found < ask.count.max(1) {
        let values = match engine.solve(&model.program, budget) {
            // The objective is constant, so a point not proved optimal is as good.
            Outcome::Optimal { values, .. } | Outcome::Feasible { values, .. } => values,
            Outcome::Infeasible => return Ok(Answer::counted(first, found, true, None)),
            Outcome::Stopped { stop, .. } => {
                return Ok(Answer::counted(first, found, false, Some(stop)));
            }
        };
        let heights = model.read(&values);
        if let Err(broken) = Towers::check(puzzle, &heights) {
            // Floating point let a row slip; nothing can be concluded.
            let note = message!("towers-mip-wrong", why = broken.what);
            return Ok(Answer::counted(first, found, false, Some(Stop::GaveUp)).note(note));
        }
        found += 1;
        model.forbid(&heights, found);
        first.get_or_insert(heights);
    }
    Ok(Answer::counted(first, found, false, None))
}
