//! The search that learns, in parts: cells whose two colours both decide much are tried in both.
//!
//! Parts learn by themselves: a lesson that went from thread to thread would make the answer depend on who was quicker.

use super::{Engine, LearningSearch, Literal};
use crate::split::{PARTS, several};
use quadrille_core::tree::Recorder;
use quadrille_core::{Budget, Stop};
use quadrille_engines::cubes::{conquer, cut};
use std::time::Duration;

/// Nodes that one thread looks at before a board is worth cutting.
const PATIENCE: u64 = 30_000;
/// Cells that are tried in both colours to find the one to cut by.
const TRIED: usize = 24;
/// No limit but that of nodes.
const ANY_TIME: Duration = Duration::from_secs(1 << 40);

/// What a search found.
pub struct Found<T> {
    /// How many answers.
    pub count: u64,
    /// What was seen of the first.
    pub first: Option<T>,
    /// Whether there are no others.
    pub all: bool,
    /// Contradictions that were met.
    pub conflicts: u64,
    /// Why it ended early.
    pub stop: Option<Stop>,
    /// Parts that it was cut into.
    pub parts: usize,
}

/// A part: literals, and how many cells they leave open.
#[derive(Clone, Debug)]
pub struct Part {
    /// The literals.
    pub literals: Vec<Literal>,
    open: usize,
}

/// Finds up to `limit` answers from what an engine has settled, in one thread or, if that takes long, in several. What is
/// written down is the tree of one thread.
pub fn answers<E: Engine + Clone + Send + Sync, T: Send>(
    engine: E,
    limit: u64,
    threads: usize,
    recorder: &mut Option<Recorder>,
    budget: &mut Budget,
    look: &(impl Fn(&E) -> T + Sync),
) -> Found<T> {
    if !several(threads) || recorder.is_some() {
        return alone(engine, limit, recorder, budget, look);
    }
    let mut slice = budget.slice(ANY_TIME, PATIENCE);
    let found = alone(engine.clone(), limit, &mut None, &mut slice, look);
    budget.absorb(&slice);
    if found.stop != Some(Stop::Nodes) {
        return found;
    }
    if let Err(stop) = budget.check() {
        return Found { stop: Some(stop), ..found };
    }
    let parts = parts(&engine, PARTS, budget);
    let mut count = 0;
    let work = |part: &Part, budget: &mut Budget| match settled(&engine, part, budget) {
        Ok(Some(engine)) => alone(engine, limit, &mut None, budget, look),
        Ok(None) => Found { all: true, ..Found::nothing(None) },
        Err(stop) => Found::nothing(Some(stop)),
    };
    let found = conquer(&parts, threads, budget, work, |found| {
        count += found.count;
        count >= limit || found.stop.is_some()
    });
    let all = found.len() == parts.len() && found.iter().all(|part| part.all);
    let stop = match found.iter().find_map(|part| part.stop) {
        _ if count >= limit => None,
        None if found.len() < parts.len() => budget.check().err().or(Some(Stop::GaveUp)),
        stop => stop,
    };
    let conflicts = found.iter().map(|part| part.conflicts).sum();
    let first = found.into_iter().find_map(|part| part.first);
    Found { count: count.min(limit), first, all, conflicts, stop, parts: parts.len() }
}

impl<T> Found<T> {
    fn nothing(stop: Option<Stop>) -> Self {
        Found { count: 0, first: None, all: false, conflicts: 0, stop, parts: 1 }
    }
}

fn alone<E: Engine, T>(
    mut engine: E,
    limit: u64,
    recorder: &mut Option<Recorder>,
    budget: &mut Budget,
    look: &impl Fn(&E) -> T,
) -> Found<T> {
    let mut found = Found::nothing(None);
    if limit > 1 && recorder.is_none() && engine.is_settled() {
        // Nothing is left to search for, and making room to learn would take longer than all of it did.
        match engine.draw(budget) {
            Ok(true) => (found.count, found.first) = (1, Some(look(&engine))),
            Ok(false) => {}
            Err(stop) => found.stop = Some(stop),
        }
        return Found { all: found.stop.is_none(), ..found };
    }
    let mut search = LearningSearch::new(engine).recorded(recorder.take());
    let all = search.each_answer(limit, budget, &mut |engine| {
        found.count += 1;
        found.first.get_or_insert_with(|| look(engine));
    });
    *recorder = search.take_recorder();
    found.conflicts = search.conflicts();
    match all {
        Ok(all) => found.all = all,
        Err(stop) => found.stop = Some(stop),
    }
    found
}

/// Cuts all answers of an engine into about so many parts.
pub fn parts<E: Engine + Clone>(engine: &E, wanted: usize, budget: &mut Budget) -> Vec<Part> {
    let root = Part { literals: Vec::new(), open: engine.open().len() };
    cut(root, wanted, |part| part.open as u64, |part| branches(engine, part, budget))
}

/// The engine with the literals of a part settled, and all that follows; nothing if they contradict each other.
pub fn settled<E: Engine + Clone>(
    engine: &E,
    part: &Part,
    budget: &mut Budget,
) -> Result<Option<E>, Stop> {
    let mut engine = engine.clone();
    let len = engine.len();
    engine.clauses().prepare(len);
    for &literal in &part.literals {
        if !engine.draw(budget)? || engine.holds(!literal) {
            return Ok(None);
        }
        if !engine.holds(literal) {
            engine.settle(literal);
        }
    }
    Ok(engine.draw(budget)?.then_some(engine))
}

/// A part with one more cell in either colour.
fn branches<E: Engine + Clone>(
    engine: &E,
    part: &Part,
    budget: &mut Budget,
) -> Result<Vec<Part>, Stop> {
    let Some(mut engine) = settled(engine, part, budget)? else { return Ok(Vec::new()) };
    let open = engine.open();
    let step = open.len().div_ceil(TRIED).max(1);
    let mut best: Option<(usize, Vec<Part>)> = None;
    for &at in open.iter().step_by(step) {
        if engine.holds(Literal::white(at)) || engine.holds(Literal::black(at)) {
            continue;
        }
        let tried = [Literal::white(at), Literal::black(at)].map(|literal| {
            engine.decide(literal);
            let fits = engine.draw(budget)?;
            let left = engine.open().len();
            engine.backtrack(0);
            Ok::<_, Stop>(fits.then_some((literal, left)))
        });
        let [white, black] = tried;
        let sides = [white?, black?];
        let branch = |(literal, open)| {
            let literals = part.literals.iter().copied().chain([literal]).collect();
            Part { literals, open }
        };
        let parts: Vec<Part> = sides.into_iter().flatten().map(branch).collect();
        // A colour that cannot be is no cut, but worth more than any.
        let decided = |part: &Part| open.len() - part.open;
        let score = match parts.as_slice() {
            [one, other] => decided(one) * decided(other),
            _ => usize::MAX,
        };
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, parts));
        }
        if score == usize::MAX {
            break;
        }
    }
    // Only what has open cells is cut.
    best.map(|(_, parts)| parts).ok_or(Stop::GaveUp)
}
