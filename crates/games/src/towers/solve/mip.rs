//! Method `mip`: HiGHS on the integer program of reports 000 and 001.

use crate::towers::model::SightProgram;
use crate::towers::rules::{Heights, Puzzle, Towers};
use quadrille_core::{Answer, Ask, Budget, InputError, Rules, Stop, message};
use quadrille_engines::mip::{self, Outcome};

/// Solves by HiGHS; counts by forbidding each answer found and solving again.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    mip::available()?;
    let mut model = SightProgram::new(puzzle, budget)?;
    let mut first = None;
    let mut found = 0;
    while found < ask.count.max(1) {
        let values = match mip::solve(&model.program, budget) {
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
