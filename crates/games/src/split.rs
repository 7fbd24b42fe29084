//! Counting in parts: what came of them put together, in their order.

use quadrille_core::{Answer, Ask, Budget, Stop, Verdict, message};
use quadrille_engines::cubes::conquer;

/// How many parts a search is cut into: the same for any number of threads, so that all give the same answer, and enough
/// for a few parts to last longer than others.
pub const PARTS: usize = 64;

/// Whether more than one thread shall, and can, be used. A tree that is written down is that of one.
pub fn wanted(ask: &Ask) -> bool {
    several(ask.threads) && !ask.tree
}

/// Whether there are several threads to use; never in a page, whose module has no code for that.
#[inline(always)]
pub fn several(threads: usize) -> bool {
    cfg!(not(target_family = "wasm")) && threads > 1
}

/// Solves the parts of a puzzle in several threads. The answer is that of one thread that takes one part after the other
/// and stops when it has as many solutions as were asked for.
pub fn counted<C: Sync, S: Send>(
    parts: &[C],
    ask: &Ask,
    budget: &mut Budget,
    work: impl Fn(&C, &mut Budget) -> Answer<S> + Sync,
) -> Answer<S> {
    let mut solutions = 0;
    let answers = conquer(parts, ask.threads, budget, work, |answer| {
        solutions += answer.solutions;
        solutions >= ask.count || stopped(answer).is_some()
    });
    let whole = answers.len() == parts.len() && answers.iter().all(|answer| answer.exhausted);
    let stop = match answers.iter().find_map(stopped) {
        _ if solutions >= ask.count => None,
        None if answers.len() < parts.len() => budget.check().err().or(Some(Stop::GaveUp)),
        stop => stop,
    };
    let first = answers.into_iter().find_map(|answer| answer.solution);
    let note = message!("split-parts", count = parts.len());
    Answer::counted(first, solutions.min(ask.count), whole, stop).note(note)
}

fn stopped<S>(answer: &Answer<S>) -> Option<Stop> {
    match answer.verdict {
        Verdict::Unknown(stop) => Some(stop),
        _ => None,
    }
}
