//! The search itself: what to try next, when to start again, what to forget.
//!
//! The first answers are each excluded by a clause, which leaves the search free to jump and to start again: that is how it
//! tells one answer from several. Clauses that are never forgotten make every later answer dearer, so from [`FEW`] on
//! the deepest decision is turned round instead, and everything up to it stands until its other side is exhausted
//! (Gebser, Kaufmann, Neumann, Schaub, *Conflict-driven answer set enumeration*, 2007). What is learned
//! still follows from the rules alone, because analysis never goes through a decision that was turned.

use super::order::Order;
use super::{Analysis, Engine, Literal};
use quadrille_core::restarts::luby;
use quadrille_core::tree::{Fate, Recorder};
use quadrille_core::{Budget, Stop};

/// Conflicts before the first restart; later ones follow Luby's sequence.
const RESTART: u64 = 128;
/// Answers that are excluded by a clause each.
const FEW: u64 = 1_000;

/// A search that learns.
pub struct LearningSearch<E> {
    engine: E,
    analysis: Analysis,
    order: Order,
    /// Whether a cell was black when it was last decided: tried first again.
    last_black: Vec<bool>,
    conflicts: u64,
    /// How many learned clauses to keep.
    capacity: usize,
    /// Decisions up to this depth stand: one side of each is exhausted, or they lead to one that is.
    floor: usize,
    /// What was learned to hold always while decisions stood.
    always: Vec<Literal>,
    recorder: Option<Recorder>,
}

impl<E: Engine> LearningSearch<E> {
    /// A search from what an engine has settled.
    pub fn new(mut engine: E) -> Self {
        let (len, open) = (engine.len(), engine.open());
        engine.clauses().prepare(len);
        LearningSearch {
            order: Order::new(len, open),
            last_black: vec![false; len],
            analysis: Analysis::default(),
            conflicts: 0,
            capacity: 4_000,
            floor: 0,
            always: Vec::new(),
            recorder: None,
            engine,
        }
    }

    /// The engine, as far as the search came.
    pub fn engine(&self) -> &E {
        &self.engine
    }

    /// The engine alone.
    pub fn into_engine(self) -> E {
        self.engine
    }

    /// The same, writing down what it tries: cells by their numbers, 1 for black.
    pub fn recorded(mut self, recorder: Option<Recorder>) -> Self {
        self.recorder = recorder;
        self
    }

    /// What was written down.
    pub fn take_recorder(&mut self) -> Option<Recorder> {
        self.recorder.take()
    }

    /// How many contradictions were met.
    pub fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Calls `found` for up to `limit` answers; `true` when there are no others.
    pub fn each_answer(
        &mut self,
        limit: u64,
        budget: &mut Budget,
        found: &mut dyn FnMut(&E),
    ) -> Result<bool, Stop> {
        let mut count = 0;
        let (mut run, mut until) = (1, RESTART);
        loop {
            if !self.engine.draw(budget)? {
                budget.tick()?;
                self.end(Fate::Infeasible);
                if self.engine.depth() == 0 {
                    return Ok(true);
                }
                self.conflicts += 1;
                if self.engine.depth() == self.floor {
                    self.turn()
                } else {
                    self.learn()
                }
                if self.conflicts >= until {
                    run += 1;
                    until = self.conflicts + RESTART * luby(run);
                    self.restart();
                }
            } else if let Some(literal) = self.next() {
                budget.tick()?;
                if let Some(recorder) = &mut self.recorder {
                    recorder.decide(literal.at(), literal.is_black().into());
                }
                self.engine.decide(literal);
            } else {
                self.end(Fate::Solution);
                found(&self.engine);
                count += 1;
                if self.engine.depth() == 0 {
                    return Ok(true);
                }
                if count == limit {
                    return Ok(false);
                }
                if count <= FEW {
                    budget.take_memory(4 * self.engine.depth() as u64)?;
                    self.exclude_this();
                } else {
                    self.turn();
                }
            }
        }
    }

    /// The next cell to decide, in the colour it had last.
    fn next(&mut self) -> Option<Literal> {
        while let Some(at) = self.order.pop() {
            let literal = Literal::new(at, self.last_black[at as usize]);
            if !self.engine.holds(literal) && !self.engine.holds(!literal) {
                return Some(literal);
            }
        }
        None
    }

    fn end(&mut self, fate: Fate) {
        if let Some(recorder) = &mut self.recorder {
            recorder.end(fate);
        }
    }

    fn go_back(&mut self, depth: usize) {
        if let Some(recorder) = &mut self.recorder {
            recorder.back_to(depth);
        }
        for &literal in &self.engine.trail()[self.engine.start_of(depth)..] {
            self.last_black[literal.at() as usize] = literal.is_black();
            self.order.insert(literal.at());
        }
        self.engine.backtrack(depth);
    }

    fn learn(&mut self) {
        let lesson = self.analysis.learn(&mut self.engine);
        self.order.bump(&self.analysis.met);
        self.go_back(lesson.depth.max(self.floor));
        self.keep(lesson.clause, lesson.spread);
    }

    /// Keeps a clause whose first literal follows from it now.
    fn keep(&mut self, clause: Vec<Literal>, spread: u32) {
        let first = clause[0];
        if clause.len() == 1 {
            self.engine.settle(first);
            if self.floor > 0 {
                self.always.push(first);
            }
        } else {
            let clause = self.engine.clauses().add(clause, spread);
            self.engine.conclude(first, clause);
        }
    }

    /// Forbids the answer at hand, by its decisions, the deepest first.
    fn exclude_this(&mut self) {
        let depth = self.engine.depth();
        let decision = |depth| !self.engine.trail()[self.engine.start_of(depth)];
        let clause: Vec<Literal> = (0..depth).rev().map(decision).collect();
        self.go_back(depth - 1);
        self.keep(clause, 0);
    }

    /// Goes on to the other side of the deepest decision, whose one side is exhausted.
    fn turn(&mut self) {
        self.floor = self.engine.depth() - 1;
        let other = !self.engine.trail()[self.engine.start_of(self.floor)];
        self.go_back(self.floor);
        for &literal in self.always.iter().chain([&other]) {
            if !self.engine.holds(literal) {
                self.engine.settle(literal);
            }
        }
    }

    /// Starts again from the decisions that stand. Clauses behind what followed from those may be forgotten: nobody asks for
    /// their reasons any more.
    fn restart(&mut self) {
        self.go_back(self.floor);
        if self.engine.clauses().learned() > self.capacity {
            self.engine.clauses().forget_half();
            self.capacity += self.capacity / 10;
        }
    }
}
