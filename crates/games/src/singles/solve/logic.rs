//! Method `logic`: only the named techniques of `explain`; it may stop short.

use crate::singles::explain;
use crate::singles::rules::{Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, Standing, Stop, message};

/// Runs the method.
pub fn run(puzzle: &Puzzle, _: &Ask, budget: &mut Budget) -> Result<Answer<Solution>, InputError> {
    let (board, graded) = match explain::reasoned(puzzle, u8::MAX, budget) {
        Ok(reasoned) => reasoned,
        Err(stop) => return Ok(Answer::unknown(stop)),
    };
    // Every step is certain: a completed board is the only solution, a contradiction means none.
    let answer = match graded.standing {
        Standing::Solved => Answer::counted(Some(board.solution()), 1, true, None),
        Standing::Contradiction(why) => {
            Answer::impossible().note(message!("singles-contradiction", why = why))
        }
        Standing::Open => {
            let (open, cells) = (board.open(), puzzle.rows() * puzzle.cols());
            let note = message!("singles-stayed-open", count = open, cells = cells);
            Answer::unknown(Stop::GaveUp).note(note)
        }
    };
    let level = graded.hardest.unwrap_or(explain::LEVELS[0]);
    Ok(answer.note(message!("singles-hardest", level = level, score = graded.score)))
}
