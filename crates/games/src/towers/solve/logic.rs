//! Method `logic`: the techniques a person has a name for, and no guessing.

use crate::towers::explain::{self, EASY, KnownBoard, UNREASONABLE};
use crate::towers::rules::{Heights, Puzzle};
use quadrille_core::{Answer, Ask, Budget, InputError, Standing, Stop, message};

/// Solves as far as named techniques go. What they find is proved, so an answer is the only one.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    let mut board = KnownBoard::new(puzzle);
    let graded = match explain::grade(&mut board, UNREASONABLE, budget) {
        Ok(graded) => graded,
        Err(stop) => return Ok(Answer::unknown(stop)),
    };
    Ok(match graded.standing {
        Standing::Open => Answer::unknown(Stop::GaveUp),
        Standing::Contradiction(why) => Answer::impossible().note(why),
        Standing::Solved => {
            let level = graded.hardest.unwrap_or(EASY);
            // Asked for any solution it says no more than that, like every other method.
            Answer::counted(board.answer(), 1, ask.count > 1, None)
                .note(message!("towers-logic-level", level = level))
        }
    })
}
