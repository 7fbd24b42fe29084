//! Method `logic`: only the named techniques of `explain`; it may stop short.

use super::engine::OPEN;
use crate::singles::explain;
use crate::singles::rules::{Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop};

/// Runs the method.
pub fn run(puzzle: &Puzzle, _: &Ask, budget: &mut Budget) -> Result<Answer<Solution>, InputError> {
    let logic = match explain::logic(puzzle, u8::MAX, budget) {
        Ok(logic) => logic,
        Err(stop) => return Ok(Answer::unknown(stop)),
    };
    // Every step is certain: a completed board is the only solution, a contradiction means none.
    let answer = match (logic.solution, logic.clash) {
        (Some(solution), _) => Answer::counted(Some(solution), 1, true, None),
        (None, Some(what)) => Answer::impossible().note(what),
        (None, None) => {
            let cells = puzzle.rows() * puzzle.cols();
            let open = logic.colours.iter().filter(|&&c| c == OPEN).count();
            Answer::unknown(Stop::GaveUp).note(format!("{open} of {cells} cells stayed open"))
        }
    };
    let level = logic.level.unwrap_or("easy");
    Ok(answer.note(format!("hardest technique: {level}; score {}", logic.score)))
}
