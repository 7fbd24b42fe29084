//! The engine of `search` with a log.
//!
//! The search itself is the one of [`super::super::solve`]: it asks the engine for reasons when it analyses a
//! contradiction, and each reason is a row of the program, a ring, or a clause learned before. So what
//! is learned follows by unit propagation from the rows behind the reasons, in the order of the trail. What
//! is decided for good gets a row of its own only when a clause needs it.
//!
//! Answers are looked for among all, not only among the minimal ones: that those suffice is no consequence
//! of the program. The answer that the program rules out is a contradiction like any other.

use super::rings::Rings;
use super::rows::Rows;
use crate::learning::{Clauses, Engine as Learning, Literal};
use crate::singles::rules::Puzzle;
use crate::singles::solve::chronicle::Reason;
use crate::singles::solve::engine::Engine;
use crate::singles::twins::Twins;
use quadrille_core::pb::{Bit, RowId};
use quadrille_core::{Budget, Stop, Task};
use quadrille_engines::pb::{Lit, Log};

/// An engine that names the rows behind everything it learns.
pub struct Logged<'a> {
    engine: Engine<'a>,
    numbers: &'a Rows,
    rings: Rings<'a>,
    log: Log,
    /// The colours of the answer that the program rules out, by cell, and the row that does.
    ruled_out: Option<(Vec<bool>, RowId)>,
    /// Whether the contradiction at hand is that answer.
    at_answer: bool,
    /// By frame number: the row that a cell is decided for good.
    unit: Vec<RowId>,
    /// By serial number of a learned clause: its row.
    learned: Vec<RowId>,
    /// The rows behind the analysis under way, the last of the trail first.
    used: Vec<RowId>,
    /// What is decided for good and took part in it; when a cell was last noted there.
    settled: Vec<Literal>,
    noted: Vec<u32>,
    analysis: u32,
}

/// In place of a row that is about to be derived.
const PENDING: RowId = RowId::MAX;

impl<'a> Logged<'a> {
    /// An engine for a program that has no answer, or none but the one it rules out.
    pub fn new(
        puzzle: &Puzzle,
        twins: &'a Twins,
        numbers: &'a Rows,
        task: &Task<'_>,
        budget: &Budget,
    ) -> Self {
        let engine = Engine::new(puzzle, twins, false).with_reasons();
        let len = engine.frame.len();
        // A program that rules an answer out has one more row, the last.
        let rows = task.program.ids();
        let ruled_out = (rows > numbers.all())
            .then(|| (task.point[..puzzle.rows() * puzzle.cols()].to_vec(), rows));
        Logged {
            engine,
            numbers,
            rings: Rings::new(puzzle, numbers),
            log: Log::new(task.program, budget),
            ruled_out,
            at_answer: false,
            unit: vec![0; len],
            learned: Vec::new(),
            used: Vec::new(),
            settled: Vec::new(),
            noted: vec![0; len],
            analysis: 1,
        }
    }

    /// Whether every cell is decided and nothing contradicts that: an answer that should not be.
    pub fn answered(&self) -> bool {
        self.engine.trail().len() == self.cells() && self.engine.conflict.is_empty()
    }

    fn cells(&self) -> usize {
        self.engine.frame.rows * self.engine.frame.cols
    }

    fn cell(&self, at: u32) -> usize {
        let cell = self.engine.frame.cell(at);
        cell.row * self.engine.frame.cols + cell.col
    }

    fn lit(&self, literal: Literal) -> Lit {
        Lit::new(Bit(self.cell(literal.at()) as u32), !literal.is_black())
    }

    /// Whether the cells are coloured as in the answer that is ruled out.
    fn is_ruled_out(&self) -> bool {
        let trail = self.engine.trail();
        trail.len() == self.cells()
            && self.ruled_out.as_ref().is_some_and(|(white, _)| {
                trail.iter().all(|l| white[self.cell(l.at())] != l.is_black())
            })
    }

    /// The row of the first two rules about two cells: no two blacks beside each other, no two whites with
    /// the same number in a line.
    fn rule(&self, a: u32, b: u32, black: bool) -> RowId {
        let (a, b) = (self.cell(a), self.cell(b));
        if black { self.numbers.beside(a, b) } else { self.numbers.alike(a, b) }
    }

    /// The row from which a literal follows if the others hold, derived if it is a ring.
    fn row(&mut self, literal: Literal, because: &[Literal]) -> RowId {
        match self.engine.decided(literal.at()).reason {
            Reason::Cell(other) => self.rule(literal.at(), other, !literal.is_black()),
            Reason::Clause(index) => self.clause_row(index),
            Reason::Cycle => self.ring(literal.at(), because),
            Reason::None | Reason::Lonely => unreachable!("only minimal answers know lonely cells"),
        }
    }

    fn clause_row(&self, index: u32) -> RowId {
        self.learned[self.engine.clauses.serial(index) as usize]
    }

    fn ring(&mut self, at: u32, others: &[Literal]) -> RowId {
        let cells: Vec<usize> = others.iter().map(|l| self.cell(l.at())).collect();
        self.rings.row(self.cell(at), &cells, &mut self.log)
    }

    /// Remembers which of these are decided for good.
    fn note(&mut self, literals: &[Literal]) {
        for &literal in literals {
            let at = literal.at() as usize;
            // What was tried may have been taken back by now, and then counts as not decided at all.
            let for_good = self.engine.holds(literal) && self.engine.decided(at as u32).level == 0;
            if for_good && self.noted[at] != self.analysis {
                self.noted[at] = self.analysis;
                self.settled.push(literal);
            }
        }
    }

    /// The row that cannot hold.
    fn broken(&mut self) -> RowId {
        let conflict = std::mem::take(&mut self.engine.conflict);
        let row = match self.engine.blame {
            _ if self.at_answer => self.ruled_out.as_ref().map_or(0, |(_, row)| *row),
            Reason::Clause(index) => self.clause_row(index),
            Reason::Cycle => self.ring(conflict[0].at(), &conflict[1..]),
            _ => self.rule(conflict[0].at(), conflict[1].at(), conflict[0].is_black()),
        };
        self.note(&conflict);
        self.engine.conflict = conflict;
        row
    }

    /// Logs what the analysis of the contradiction at hand came to.
    fn lesson(&mut self, clause: &[Lit]) -> RowId {
        let broken = self.broken();
        let settled = std::mem::take(&mut self.settled);
        self.units(&settled);
        let mut hints: Vec<RowId> =
            settled.iter().map(|literal| self.unit[literal.at() as usize]).collect();
        hints.extend(self.used.drain(..).rev());
        hints.push(broken);
        self.settled = settled;
        self.settled.clear();
        self.analysis += 1;
        self.log.clause(clause, &hints)
    }

    /// Gives what is decided for good rows of its own, and whatever that follows from.
    fn units(&mut self, wanted: &[Literal]) {
        let mut todo: Vec<Literal> = wanted.to_vec();
        let mut steps: Vec<(u32, Literal, RowId, Vec<Literal>)> = Vec::new();
        while let Some(literal) = todo.pop() {
            let at = literal.at() as usize;
            if self.unit[at] != 0 {
                continue;
            }
            self.unit[at] = PENDING;
            let mut because = Vec::new();
            self.engine.because(literal, &mut because);
            let row = self.row(literal, &because);
            todo.extend(&because);
            steps.push((self.engine.decided(at as u32).place, literal, row, because));
        }
        steps.sort_unstable_by_key(|step| step.0);
        let mut hints = Vec::new();
        for (_, literal, row, because) in steps {
            hints.clear();
            hints.extend(because.iter().map(|literal| self.unit[literal.at() as usize]));
            hints.push(row);
            self.unit[literal.at() as usize] = self.log.clause(&[self.lit(literal)], &hints);
        }
    }

    /// The proof, ended by the contradiction at depth 0.
    ///
    /// A board may be decided whole by then, cell after cell. A checker that is told the rings finds all of it by itself,
    /// so no cell gets a row for it.
    pub fn refuted(mut self) -> String {
        self.broken();
        let mut todo = std::mem::take(&mut self.settled);
        let mut because = Vec::new();
        while let Some(literal) = todo.pop() {
            let unit = &mut self.unit[literal.at() as usize];
            if *unit == 0 {
                *unit = PENDING;
                because.clear();
                self.engine.because(literal, &mut because);
                self.row(literal, &because);
                todo.extend(&because);
            }
        }
        let id = self.log.follows(&[]);
        self.log.unsatisfiable(id)
    }
}

impl Learning for Logged<'_> {
    fn len(&self) -> usize {
        self.engine.frame.len()
    }

    fn open(&self) -> Vec<u32> {
        Learning::open(&self.engine)
    }

    fn holds(&self, literal: Literal) -> bool {
        self.engine.holds(literal)
    }

    fn level(&self, at: u32) -> u32 {
        self.engine.decided(at).level
    }

    fn depth(&self) -> usize {
        self.engine.depth()
    }

    fn trail(&self) -> &[Literal] {
        self.engine.trail()
    }

    fn start_of(&self, depth: usize) -> usize {
        self.engine.start_of(depth)
    }

    fn clauses(&mut self) -> &mut Clauses {
        if self.engine.depth() == 0 {
            // Clauses may be forgotten now: whatever follows from them for good is written down before.
            let trail = self.engine.trail().iter().copied();
            let by_clause = |l: &Literal| {
                matches!(self.engine.decided(l.at()).reason, Reason::Clause(_))
                    && self.unit[l.at() as usize] == 0
            };
            let settled: Vec<Literal> = trail.filter(by_clause).collect();
            self.units(&settled);
        }
        &mut self.engine.clauses
    }

    fn conclude(&mut self, literal: Literal, clause: u32) {
        let literals = self.engine.clauses.literals(clause);
        let lits: Vec<Lit> = literals.iter().map(|l| self.lit(*l)).collect();
        debug_assert_eq!(self.engine.clauses.serial(clause) as usize, self.learned.len());
        let id = self.lesson(&lits);
        self.learned.push(id);
        self.engine.conclude(literal, clause);
    }

    fn settle(&mut self, literal: Literal) {
        let id = self.lesson(&[self.lit(literal)]);
        self.unit[literal.at() as usize] = id;
        self.engine.settle(literal);
    }

    fn decide(&mut self, literal: Literal) {
        self.engine.decide(literal);
    }

    fn backtrack(&mut self, depth: usize) {
        self.engine.backtrack(depth);
    }

    fn draw(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        self.log.check()?;
        self.engine.conflict.clear();
        self.at_answer = false;
        if !self.engine.propagate(budget)? {
            return Ok(false);
        }
        self.at_answer = self.is_ruled_out();
        if self.at_answer {
            let trail = self.engine.trail().to_vec();
            self.engine.conflict = trail;
        }
        Ok(!self.at_answer)
    }

    fn clash(&self) -> &[Literal] {
        &self.engine.conflict
    }

    fn reasons_of(&mut self, literal: Literal, out: &mut Vec<Literal>) {
        let start = out.len();
        self.engine.because(literal, out);
        let row = self.row(literal, &out[start..]);
        self.used.push(row);
        self.note(&out[start..]);
    }
}
