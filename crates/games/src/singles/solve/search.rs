//! Method `search`: propagation, probing, then search that learns from its conflicts. Complete.
//!
//! Answers are first looked for among the minimal ones (see [`super::engine`]); that already
//! tells none, one and several apart. Only a larger count looks at all answers.

use super::engine::{Engine, Reason};
use super::literal::Literal;
use super::order::Order;
use super::probe;
use crate::singles::frame::Colour;
use crate::singles::rules::{Puzzle, Solution};
use crate::singles::twins::Twins;
use quadrille_core::restarts::luby;
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
    let mut found = Tally::default();
    let ended = found.minimal(puzzle, &twins, ask.count.min(2), budget);
    let all_minimal = match ended {
        Ok(all) => all,
        Err(stop) => return Ok(found.answer(false, Some(stop))),
    };
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
    Ok(notes.into_iter().fold(answer, Answer::note))
}

/// What has been found so far.
#[derive(Default)]
struct Tally {
    first: Option<Solution>,
    count: u64,
    /// Whether the first answer can take one more black.
    grows: bool,
    notes: Vec<Message>,
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
        let mut search = LearningSearch::new(engine);
        let all = search.each_answer(limit, budget, &mut |engine| {
            self.count += 1;
            if self.first.is_none() {
                self.first = Some(engine.solution());
                self.grows = engine.takes_another_black();
            }
        });
        if search.conflicts > 0 {
            self.notes.push(message!("singles-conflicts", count = search.conflicts));
        }
        all
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
        LearningSearch::new(engine).each_answer(limit, budget, &mut |_| self.count += 1)
    }

    fn answer(&mut self, all: bool, stop: Option<Stop>) -> Answer<Solution> {
        Answer::counted(self.first.take(), self.count, all, stop)
    }
}

/// Conflicts before the first restart; later ones follow Luby's sequence.
const RESTART: u64 = 128;

/// A search that learns.
pub struct LearningSearch<'a> {
    engine: Engine<'a>,
    order: Order,
    /// The colour a cell had last: tried first again.
    last: Vec<Colour>,
    conflicts: u64,
    /// How many learned clauses to keep.
    capacity: usize,
}

impl<'a> LearningSearch<'a> {
    /// A search from what an engine has settled.
    pub fn new(mut engine: Engine<'a>) -> Self {
        let len = engine.frame.len();
        let open = engine.frame.inside().filter(|&at| engine.colour(at) == Colour::Open).collect();
        engine.clauses.prepare(len);
        LearningSearch {
            order: Order::new(len, open),
            last: vec![Colour::White; len],
            conflicts: 0,
            capacity: 4_000,
            engine,
        }
    }

    /// Calls `found` for up to `limit` answers; `true` when there are no others.
    pub fn each_answer(
        &mut self,
        limit: u64,
        budget: &mut Budget,
        found: &mut dyn FnMut(&Engine<'a>),
    ) -> Result<bool, Stop> {
        let mut count = 0;
        let (mut run, mut until) = (1, RESTART);
        loop {
            if !self.engine.propagate(budget)? {
                budget.tick()?;
                if self.engine.depth() == 0 {
                    return Ok(true);
                }
                self.conflicts += 1;
                self.learn();
                if self.conflicts >= until {
                    run += 1;
                    until = self.conflicts + RESTART * luby(run);
                    self.restart();
                }
            } else if let Some(literal) = self.next() {
                budget.tick()?;
                self.engine.decide(literal);
            } else {
                found(&self.engine);
                count += 1;
                if self.engine.depth() == 0 {
                    return Ok(true);
                }
                if count == limit {
                    return Ok(false);
                }
                budget.take_memory(4 * self.engine.depth() as u64)?;
                self.exclude_this();
            }
        }
    }

    /// The next cell to decide, in the colour it had last.
    fn next(&mut self) -> Option<Literal> {
        while let Some(at) = self.order.pop() {
            if self.engine.colour(at) == Colour::Open {
                let was_black = self.last[at as usize] == Colour::Black;
                return Some(if was_black { Literal::black(at) } else { Literal::white(at) });
            }
        }
        None
    }

    fn go_back(&mut self, depth: usize) {
        for &literal in self.engine.trail_above(depth) {
            let at = literal.at();
            self.last[at as usize] = self.engine.colour(at);
            self.order.insert(at);
        }
        self.engine.backtrack(depth);
    }

    fn learn(&mut self) {
        let lesson = self.engine.learn();
        self.order.bump(self.engine.met());
        self.go_back(lesson.depth);
        self.keep(lesson.clause, lesson.spread);
    }

    /// Keeps a clause whose first literal follows from it now.
    fn keep(&mut self, clause: Vec<Literal>, spread: u32) {
        let first = clause[0];
        let reason = match clause.len() {
            1 => Reason::None,
            _ => Reason::Clause(self.engine.clauses.add(clause, spread)),
        };
        self.engine.assign(first, reason);
    }

    /// Forbids the answer at hand, by its decisions.
    fn exclude_this(&mut self) {
        let clause: Vec<Literal> = self.engine.decisions().map(|l| !l).collect();
        self.go_back(self.engine.depth() - 1);
        self.keep(clause, 0);
    }

    fn restart(&mut self) {
        self.go_back(0);
        if self.engine.clauses.learned() > self.capacity {
            self.engine.clauses.forget_half();
            self.capacity += self.capacity / 10;
        }
    }
}
