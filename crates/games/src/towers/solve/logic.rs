//! Method `logic`: the techniques a person has a name for, and no guessing.

use crate::towers::explain::{LEVELS, Outcome, reason};
use crate::towers::rules::{Heights, Puzzle};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop};

/// Solves as far as named techniques go. What they find is proved, so an answer is the only one.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    let hardest = LEVELS[LEVELS.len() - 1];
    Ok(match reason(puzzle, hardest, false, budget) {
        Err(stop) => Answer::unknown(stop),
        Ok(Outcome::Stuck) => Answer::unknown(Stop::GaveUp),
        Ok(Outcome::Contradiction(why)) => Answer::impossible().note(why),
        Ok(Outcome::Solved(heights, level)) => {
            // Asked for any solution it says no more than that, like every other method.
            Answer::counted(Some(heights), 1, ask.count > 1, None)
                .note(format!("level {}", level.name))
        }
    })
}
