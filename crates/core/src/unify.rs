//! Making a puzzle unique: giving it as much of one of its solutions as leaves no other.

use crate::referee::solve;
use crate::{Answer, Ask, Budget, Game, InputError, Rng, Stop, Verdict};

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Unified {
    /// These edits leave one solution; none where there was only one. Not one of them can be left out, unless
    /// the budget ended before that was tried.
    Edits(Vec<String>),
    /// It has no solution to begin with.
    Impossible,
    /// Nothing that the game can add leaves a single solution.
    Never,
    /// The budget ended.
    Stopped(Stop),
}

/// Another seed adds other things.
pub(crate) fn unify<G: Game>(
    puzzle: &G::Puzzle,
    seed: u64,
    budget: &mut Budget,
) -> Result<Unified, InputError> {
    let answer = two::<G>(puzzle, budget)?;
    let solution = match (answer.verdict, &answer.solution) {
        (Verdict::Impossible, _) => return Ok(Unified::Impossible),
        (Verdict::Unknown(stop), _) => return Ok(Unified::Stopped(stop)),
        (_, None) => return Ok(Unified::Never),
        (_, Some(solution)) => solution,
    };
    if let Some(true) = single(&answer) {
        return Ok(Unified::Edits(Vec::new()));
    }
    let facts = match G::facts(puzzle, solution, &mut Rng::new(seed), budget) {
        Ok(facts) => facts,
        Err(stop) => return Ok(Unified::Stopped(stop)),
    };
    Ok(match shortest::<G>(puzzle, &facts, budget)? {
        Ok(Some(count)) => Unified::Edits(needed::<G>(puzzle, &facts[..count], budget)?),
        Ok(None) => Unified::Never,
        Err(stop) => Unified::Stopped(stop),
    })
}

fn two<G: Game>(
    puzzle: &G::Puzzle,
    budget: &mut Budget,
) -> Result<Answer<G::Solution>, InputError> {
    let ask = Ask::count(2);
    solve(puzzle, G::default_method(puzzle, &ask), &ask, budget)
}

/// Whether an answer to the question for two has one; nothing where nobody knows.
fn single<S>(answer: &Answer<S>) -> Option<bool> {
    match answer.solutions {
        1 if answer.exhausted => Some(true),
        0 | 1 => None,
        _ => Some(false),
    }
}

/// Whether a puzzle with these edits has one solution.
fn unique<G: Game>(
    puzzle: &G::Puzzle,
    edits: impl Iterator<Item = impl AsRef<str>>,
    budget: &mut Budget,
) -> Result<Result<bool, Stop>, InputError> {
    let mut edited = puzzle.clone();
    for text in edits {
        G::edit(&mut edited, text.as_ref())?;
    }
    let answer = two::<G>(&edited, budget)?;
    Ok(single(&answer).ok_or(match answer.verdict {
        Verdict::Unknown(stop) => stop,
        _ => Stop::GaveUp,
    }))
}

/// How many of the facts, from the first, leave one solution. As a rule more of them never leave more, so halves are
/// tried; whatever is told was seen to do.
fn shortest<G: Game>(
    puzzle: &G::Puzzle,
    facts: &[String],
    budget: &mut Budget,
) -> Result<Result<Option<usize>, Stop>, InputError> {
    let (mut few, mut many) = (0, facts.len());
    match unique::<G>(puzzle, facts.iter(), budget)? {
        Ok(true) => {}
        Ok(false) => return Ok(Ok(None)),
        Err(stop) => return Ok(Err(stop)),
    }
    while few + 1 < many {
        let middle = few.midpoint(many);
        match unique::<G>(puzzle, facts[..middle].iter(), budget)? {
            Ok(true) => many = middle,
            Ok(false) => few = middle,
            Err(stop) => return Ok(Err(stop)),
        }
    }
    Ok(Ok(Some(many)))
}

/// Leaves out, one after the other, what is not needed; as far as the budget goes.
fn needed<G: Game>(
    puzzle: &G::Puzzle,
    facts: &[String],
    budget: &mut Budget,
) -> Result<Vec<String>, InputError> {
    let mut kept: Vec<&String> = facts.iter().collect();
    let mut at = 0;
    while at < kept.len() {
        let rest = kept.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, text)| *text);
        match unique::<G>(puzzle, rest, budget)? {
            Ok(true) => drop(kept.remove(at)),
            Ok(false) => at += 1,
            Err(_) => break,
        }
    }
    Ok(kept.into_iter().cloned().collect())
}
