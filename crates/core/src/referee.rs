//! The gate every answer passes.

use crate::{Answer, Ask, Budget, InputError, Method, Rules, Stop, message};

/// Solves a puzzle with a named method and referees the answer.
///
/// A method whose answer fails the referee is a bug: this panics where debug assertions are on, as in
/// all tests, and is otherwise `Unknown` because the referee refused, so that a wrong answer is never
/// printed.
pub fn solve<G: Rules>(
    puzzle: &G::Puzzle,
    method: &Method<G>,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<G::Solution>, InputError> {
    if let Err(stop) = budget.check() {
        return Ok(Answer::unknown(stop));
    }
    Ok(refereed::<G>(puzzle, method.name, (method.run)(puzzle, ask, budget)?))
}

/// The answer, unless the referee refuses it.
pub fn refereed<G: Rules>(
    puzzle: &G::Puzzle,
    by: &'static str,
    answer: Answer<G::Solution>,
) -> Answer<G::Solution> {
    if let Some(solution) = &answer.solution
        && let Err(broken) = G::check(puzzle, solution)
    {
        debug_assert!(false, "internal error: {} {by}: {broken}", G::NAME);
        let complaint = message!("refused-answer", game = G::NAME, method = by, why = broken.what);
        return Answer::unknown(Stop::Refused).note(complaint);
    }
    answer
}
