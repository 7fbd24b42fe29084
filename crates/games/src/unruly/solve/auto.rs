//! `auto`, the default: the quickest method for the question, and a complete one behind it.

use super::super::model;
use super::super::rules::{Puzzle, Solution};
#[cfg(feature = "highs")]
use super::mip;
#[cfg(feature = "sweep")]
use super::sweep;
use super::{fill, sat, search};
use quadrille_core::{Answer, Ask, Budget, InputError, Message, Verdict, message};
use std::time::Duration;

/// A search may take this long before another engine is asked.
const SEARCH_TIME: Duration = Duration::from_secs(2);
/// A search for few solutions, where their number is the question.
#[cfg(feature = "sweep")]
const FEW_TIME: Duration = Duration::from_millis(500);
/// A sweep, where looking at each solution may reach the number that is asked for.
#[cfg(feature = "sweep")]
const SWEEP_TIME: Duration = Duration::from_secs(5);
/// HiGHS is asked for boards up to this many cells: they are nearly solved by their relaxation.
#[cfg(feature = "highs")]
const MIP_CELLS: usize = 40_000;
/// And this long.
#[cfg(feature = "highs")]
const MIP_TIME: Duration = Duration::from_secs(10);

/// Any solution: `fill`, then `search`, `mip`, `sat`, each for a while, then `search` to the end.
/// A count: `search` for a while, then `sat`. The number of all, or of many: `search` while they are few, then `sweep`.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if ask.proof {
        return Ok(sat::run(puzzle, ask, budget)?.note(answered_by("sat")));
    }
    if ask.count <= 1 {
        let answer = fill::run(puzzle, ask, budget)?;
        if definite(&answer) || budget.check().is_err() {
            return Ok(answer.note(answered_by("fill")));
        }
    }
    if let Some(answer) = by_sweep(puzzle, ask, budget)? {
        return Ok(answer);
    }
    let answer = within(puzzle, ask, SEARCH_TIME, search::run, budget)?;
    if definite(&answer) || budget.check().is_err() {
        return Ok(answer.note(answered_by("search")));
    }
    if let Some(answer) = by_mip(puzzle, ask, budget)?
        && (definite(&answer) || budget.check().is_err())
    {
        return Ok(answer.note(answered_by("mip")));
    }
    if model::fits_formula(puzzle) {
        return Ok(sat::run(puzzle, ask, budget)?.note(answered_by("sat")));
    }
    Ok(search::run(puzzle, ask, budget)?.note(answered_by("search")))
}

/// The number of solutions, where that is the question: by looking at each while they are few, by a sweep otherwise. Where
/// it is only to reach a number, and the sweep of a wide board would not end, by looking at each after all.
#[cfg(feature = "sweep")]
fn by_sweep(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Option<Answer<Solution>>, InputError> {
    if ask.count <= Ask::MANY || !sweep::fits(puzzle) {
        return Ok(None);
    }
    let all = ask.count == Ask::ALL;
    let few = Ask { count: if all { Ask::MANY } else { ask.count }, ..ask.clone() };
    let answer = within(puzzle, &few, FEW_TIME, search::run, budget)?;
    if definite(&answer) && (answer.exhausted || !all) {
        return Ok(Some(answer.note(answered_by("search"))));
    }
    if all {
        let mut swept = sweep::run(puzzle, ask, budget)?;
        if !definite(&swept) {
            swept.solutions = swept.solutions.max(answer.solutions);
        }
        return Ok(Some(swept.note(answered_by("sweep"))));
    }
    let swept = within(puzzle, ask, SWEEP_TIME, sweep::run, budget)?;
    if definite(&swept) || budget.check().is_err() {
        return Ok(Some(swept.note(answered_by("sweep"))));
    }
    Ok(Some(search::run(puzzle, ask, budget)?.note(answered_by("search"))))
}

#[cfg(not(feature = "sweep"))]
fn by_sweep(_: &Puzzle, _: &Ask, _: &mut Budget) -> Result<Option<Answer<Solution>>, InputError> {
    Ok(None)
}

/// What the integer program says, where it is likely to say something soon.
#[cfg(feature = "highs")]
fn by_mip(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Option<Answer<Solution>>, InputError> {
    let small = puzzle.rows() * puzzle.cols() <= MIP_CELLS;
    if ask.count > 1 || !small || quadrille_engines::mip::available().is_err() {
        return Ok(None);
    }
    within(puzzle, ask, MIP_TIME, mip::run, budget).map(Some)
}

#[cfg(not(feature = "highs"))]
fn by_mip(_: &Puzzle, _: &Ask, _: &mut Budget) -> Result<Option<Answer<Solution>>, InputError> {
    Ok(None)
}

fn answered_by(method: &'static str) -> Message {
    message!("unruly-answered-by", method = method)
}

fn definite(answer: &Answer<Solution>) -> bool {
    !matches!(answer.verdict, Verdict::Unknown(_))
}

fn within(
    puzzle: &Puzzle,
    ask: &Ask,
    time: Duration,
    run: fn(&Puzzle, &Ask, &mut Budget) -> Result<Answer<Solution>, InputError>,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let mut slice = budget.slice(time, u64::MAX);
    let answer = run(puzzle, ask, &mut slice);
    budget.absorb(&slice);
    answer
}
