//! Method `search`: propagation, probing, then search that learns from its conflicts. Complete.
//!
//! Answers are first looked for among the minimal ones (see [`super::engine`]); that already
//! tells none, one and several apart. Only a larger count looks at all answers.

use super::engine::Engine;
use super::probe;
use crate::learning::split::answers;
use crate::singles::frame::Frame;
use crate::singles::rules::{Puzzle, Solution};
use crate::singles::twins::Twins;
use quadrille_core::tree::Recorder;
use quadrille_core::{Answer, Ask, Budget, InputError, Message, Stop, message};

/// Runs the method.
///
/// | minimal answers | asked for | then |
/// |---|---|---|
/// | none | any number | impossible |
/// | some | 1 | the first one |
/// | one, and it cannot take another black | 2 or more | the only one |
/// | others | 2 | two: either two minimal ones, or one that takes another black |
/// | others | more | all answers are counted from scratch |
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let twins = Twins::new(puzzle);
    let recorder = ask.tree.then(Recorder::default);
    let mut found = Tally { threads: ask.threads, recorder, ..Tally::default() };
    let ended = found.minimal(puzzle, &twins, ask.count.min(2), budget);
    let all_minimal = match ended {
        Ok(all) => all,
        Err(stop) => {
            let tree = found.recorder.take().map(|recorder| named(puzzle, recorder));
            return Ok(Answer { tree, ..found.answer(false, Some(stop)) });
        }
    };
    // The tree is that of the minimal answers: a larger count walks through all the others one by one.
    let tree = found.recorder.take().map(|recorder| named(puzzle, recorder));
    let notes = std::mem::take(&mut found.notes);
    let answer = if all_minimal && found.count == 0 {
        found.answer(true, None)
    } else if ask.count == 1 {
        found.answer(false, None)
    } else if all_minimal && found.count == 1 && !found.grows {
        found.answer(true, None)
    } else if ask.count == 2 {
        found.count = 2;
        found.answer(false, None)
    } else {
        found.count = 0;
        let ended = found.every(puzzle, &twins, ask.count, budget);
        found.answer(ended == Ok(true), ended.err())
    };
    Ok(notes.into_iter().fold(Answer { tree, ..answer }, Answer::note))
}

/// A tree whose variables have the names of the integer program.
fn named(puzzle: &Puzzle, recorder: Recorder) -> quadrille_core::Tree {
    let frame = Frame::new(puzzle.rows(), puzzle.cols());
    recorder.tree(|at| format!("x_{}", frame.cell(at)))
}

/// What has been found so far.
#[derive(Default)]
struct Tally {
    first: Option<Solution>,
    count: u64,
    /// Whether the first answer can take one more black.
    grows: bool,
    notes: Vec<Message>,
    threads: usize,
    recorder: Option<Recorder>,
}

impl Tally {
    /// Counts minimal answers; says whether those are all.
    fn minimal(
        &mut self,
        puzzle: &Puzzle,
        twins: &Twins,
        limit: u64,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let mut engine = Engine::new(puzzle, twins, true);
        if !probe::settle(&mut engine, budget)? {
            return Ok(true);
        }
        let cells = puzzle.rows() * puzzle.cols();
        let known = engine.trail().len();
        self.notes.push(message!("singles-probing", count = known, cells = cells));
        let look = |engine: &Engine<'_>| (engine.solution(), engine.takes_another_black());
        let found = answers(engine, limit, self.threads, &mut self.recorder, budget, &look);
        self.count += found.count;
        if let Some((first, grows)) = found.first {
            self.first = Some(first);
            self.grows = grows;
        }
        if found.conflicts > 0 {
            self.notes.push(message!("singles-conflicts", count = found.conflicts));
        }
        if found.parts > 1 {
            self.notes.push(message!("split-parts", count = found.parts));
        }
        found.stop.map_or(Ok(found.all), Err)
    }

    /// Counts answers of every kind; says whether those are all.
    fn every(
        &mut self,
        puzzle: &Puzzle,
        twins: &Twins,
        limit: u64,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let mut engine = Engine::new(puzzle, twins, false);
        if !probe::settle(&mut engine, budget)? {
            return Ok(true);
        }
        let found = answers(engine, limit, self.threads, &mut None, budget, &|_| ());
        self.count += found.count;
        found.stop.map_or(Ok(found.all), Err)
    }

    fn answer(&mut self, all: bool, stop: Option<Stop>) -> Answer<Solution> {
        Answer::counted(self.first.take(), self.count, all, stop)
    }
}
