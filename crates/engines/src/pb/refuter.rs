//! The search: sets variables until something breaks, learns a clause from it, and writes down why.

use super::Lit;
use super::analyse::Analysis;
use super::log::Log;
use super::queue::Queue;
use quadrille_core::pb::{Bit, Program, Row, RowId, Term};
use quadrille_core::restarts::luby;
use quadrille_core::{Budget, Stop};

/// A row that follows from the program and is already derived in the log: the sum is at least the bound.
pub struct Lemma {
    /// The sum.
    pub terms: Vec<Term>,
    /// What it reaches.
    pub bound: i64,
    /// Its number in the proof.
    pub id: RowId,
}

/// What a game knows beyond its rows.
pub trait Lemmas {
    /// Rows that say something new about what is set, each derived in the log. Asked when nothing follows from
    /// the rows that are there; `None` in `value` is not set yet.
    fn find(&mut self, value: &dyn Fn(Bit) -> Option<bool>, log: &mut Log) -> Vec<Lemma>;
    /// Whether the search keeps a row of the program; those it does not are for deriving lemmas.
    fn keeps(&self, _row: &Row<'_>) -> bool {
        true
    }
    /// How many variables its rows have beyond the program's.
    fn bits(&self) -> usize {
        0
    }
    /// Whether an answer stands as soon as the variables that tell it are set and no lemma speaks.
    fn suffices(&self) -> bool {
        false
    }
}

/// Nothing beyond the rows.
pub struct NoLemmas;

impl Lemmas for NoLemmas {
    fn find(&mut self, _value: &dyn Fn(Bit) -> Option<bool>, _log: &mut Log) -> Vec<Lemma> {
        Vec::new()
    }
}

/// How a refutation ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// There is no point: this row of the proof cannot hold.
    Refuted(RowId),
    /// There is one.
    Point,
}

/// Why a literal holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    /// It was chosen, or a row of its own says so.
    None,
    Clause(u32),
    Count(u32),
}

/// A clause; its first two literals are watched.
pub(super) struct Clause {
    pub lits: Vec<Lit>,
    pub id: RowId,
    /// Levels its literals were set at; 0 for clauses that stay.
    pub spread: u32,
}

/// A row that is no clause: the sum of factors of true literals is at least the degree.
pub(super) struct Count {
    /// The greatest factor first.
    pub terms: Vec<(i64, Lit)>,
    pub id: RowId,
    /// The sum of all factors less the degree.
    pub room: i64,
    /// The same without the literals that are false: below 0 is a conflict.
    pub slack: i64,
}

/// The search.
pub struct Refuter {
    pub(super) clauses: Vec<Clause>,
    pub(super) watches: Vec<Vec<u32>>,
    pub(super) counts: Vec<Count>,
    pub(super) counted: Vec<Vec<(u32, i64)>>,
    /// By literal: 1 true, -1 false, 0 not set.
    pub(super) value: Vec<i8>,
    pub(super) level: Vec<u32>,
    pub(super) reason: Vec<Reason>,
    pub(super) position: Vec<u32>,
    /// The row that says a variable set for good.
    pub(super) unit: Vec<RowId>,
    pub(super) trail: Vec<Lit>,
    pub(super) done: usize,
    pub(super) levels: Vec<usize>,
    pub(super) queue: Queue,
    pub(super) analysis: Analysis,
    phase: Vec<bool>,
    answer: Vec<Bit>,
    learnt: usize,
}

/// Conflicts before the first restart; later ones follow Luby's sequence.
const RESTART: u64 = 100;
/// Learnt clauses kept at first.
const KEPT: usize = 4000;

impl Refuter {
    /// A search that holds no row yet, with so many variables beyond the program's.
    pub fn new(program: &Program, further: usize) -> Self {
        let bits = program.bits() + further;
        Refuter {
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * bits],
            counts: Vec::new(),
            counted: vec![Vec::new(); 2 * bits],
            value: vec![0; 2 * bits],
            level: vec![0; bits],
            reason: vec![Reason::None; bits],
            position: vec![0; bits],
            unit: vec![0; bits],
            trail: Vec::new(),
            done: 0,
            levels: Vec::new(),
            queue: Queue::new(bits),
            analysis: Analysis::new(bits),
            phase: vec![true; bits],
            answer: program.answer().to_vec(),
            learnt: 0,
        }
    }

    /// Looks for a point of the program, or proves that there is none.
    pub fn run(
        program: &Program,
        lemmas: &mut dyn Lemmas,
        log: &mut Log,
        budget: &mut Budget,
    ) -> Result<Outcome, Stop> {
        Self::run_with(program, &[], lemmas, log, budget)
    }

    /// The same with further rows that the log has already.
    pub fn run_with(
        program: &Program,
        further: &[Lemma],
        lemmas: &mut dyn Lemmas,
        log: &mut Log,
        budget: &mut Budget,
    ) -> Result<Outcome, Stop> {
        let mut search = Refuter::new(program, lemmas.bits());
        for row in program.rows().filter(|row| lemmas.keeps(row)) {
            budget.tick()?;
            if let Some(refuted) = search.add(row.terms, row.bound, row.id, log) {
                return Ok(Outcome::Refuted(refuted));
            }
            if row.equation {
                let terms: Vec<Term> = row.terms.iter().map(|(by, bit)| (-by, *bit)).collect();
                if let Some(refuted) = search.add(&terms, -row.bound, row.id + 1, log) {
                    return Ok(Outcome::Refuted(refuted));
                }
            }
        }
        for lemma in further {
            if let Some(refuted) = search.take(lemma, log) {
                return Ok(Outcome::Refuted(refuted));
            }
        }
        search.search(lemmas, log, budget)
    }

    /// The whole proof that a program has no point; nothing if it has one.
    pub fn refute(
        program: &Program,
        lemmas: &mut dyn Lemmas,
        budget: &mut Budget,
    ) -> Result<Option<String>, Stop> {
        let mut log = Log::new(program, budget);
        Ok(match Self::run(program, lemmas, &mut log, budget)? {
            Outcome::Refuted(id) => Some(log.unsatisfiable(id)),
            Outcome::Point => None,
        })
    }

    /// The whole proof that no point of a program is better than this one; nothing if one is.
    pub fn bound(
        program: &Program,
        point: &[bool],
        lemmas: &mut dyn Lemmas,
        budget: &mut Budget,
    ) -> Result<Option<String>, Stop> {
        let mut log = Log::new(program, budget);
        let better = Self::better(program, point, &mut log);
        Ok(match Self::run_with(program, &[better], lemmas, &mut log, budget)? {
            Outcome::Refuted(id) => Some(log.optimal(program.value(point), id, point)),
            Outcome::Point => None,
        })
    }

    /// Logs a point, and the row that asks for a better one.
    pub fn better(program: &Program, point: &[bool], log: &mut Log) -> Lemma {
        let terms = program.objective().iter().map(|(by, bit)| (-by, *bit)).collect();
        Lemma { terms, bound: 1 - program.value(point), id: log.improve(point) }
    }

    fn search(
        &mut self,
        lemmas: &mut dyn Lemmas,
        log: &mut Log,
        budget: &mut Budget,
    ) -> Result<Outcome, Stop> {
        let (mut restarts, mut conflicts, mut kept) = (1, 0, KEPT);
        loop {
            budget.tick()?;
            if let Some(conflict) = self.propagate(log) {
                log.check()?;
                conflicts += 1;
                if let Some(refuted) = self.learn(conflict, log) {
                    return Ok(Outcome::Refuted(refuted));
                }
                continue;
            }
            if conflicts >= RESTART * luby(restarts) {
                (restarts, conflicts) = (restarts + 1, 0);
                self.back_to(0);
                if self.learnt > kept {
                    kept += KEPT / 8;
                    self.forget(log);
                }
                continue;
            }
            let value = |bit: Bit| match self.value[Lit::new(bit, true).index()] {
                0 => None,
                value => Some(value > 0),
            };
            let found = lemmas.find(&value, log);
            if !found.is_empty() {
                log.check()?;
                for lemma in found {
                    if let Some(refuted) = self.take(&lemma, log) {
                        return Ok(Outcome::Refuted(refuted));
                    }
                }
                continue;
            }
            if !self.decide(lemmas.suffices()) {
                return Ok(Outcome::Point);
            }
        }
    }

    /// Chooses a value for a variable; false if all that matter have one.
    fn decide(&mut self, answer_only: bool) -> bool {
        let free = |value: &[i8], bit: Bit| value[Lit::new(bit, true).index()] == 0;
        if answer_only && !self.answer.iter().any(|bit| free(&self.value, *bit)) {
            return false;
        }
        while let Some(bit) = self.queue.pop() {
            if free(&self.value, Bit(bit)) {
                self.levels.push(self.trail.len());
                self.set(Lit::new(Bit(bit), self.phase[bit as usize]), Reason::None);
                return true;
            }
        }
        false
    }

    /// Adds a row of the program; the number of the refutation if that ends it.
    fn add(&mut self, terms: &[Term], bound: i64, id: RowId, log: &mut Log) -> Option<RowId> {
        let lemma = Lemma { terms: terms.to_vec(), bound, id };
        self.take(&lemma, log)
    }

    /// Takes a row in, going back to where it first says something.
    fn take(&mut self, lemma: &Lemma, log: &mut Log) -> Option<RowId> {
        let mut degree = lemma.bound;
        let mut terms: Vec<(i64, Lit)> = Vec::with_capacity(lemma.terms.len());
        for &(by, bit) in &lemma.terms {
            // A negative factor of a variable is a positive one of its negation.
            degree += (-by).max(0);
            if by != 0 {
                terms.push((by.abs(), Lit::new(bit, by > 0)));
            }
        }
        if degree <= 0 {
            return None;
        }
        terms.iter_mut().for_each(|term| term.0 = term.0.min(degree));
        terms.sort_unstable_by_key(|term| (-term.0, term.1));
        let room = terms.iter().map(|term| term.0).sum::<i64>() - degree;
        if room < 0 {
            return Some(lemma.id);
        }
        self.back_to(self.speaks_at(&terms, room));
        if terms.iter().all(|term| term.0 == degree) {
            let lits = terms.iter().map(|term| term.1).collect();
            self.add_clause(Clause { lits, id: lemma.id, spread: 0 }, log)
        } else {
            self.add_count(Count { terms, id: lemma.id, room, slack: room }, log)
        }
    }

    /// The lowest level at which a row forces something; the present one if it never does.
    fn speaks_at(&self, terms: &[(i64, Lit)], room: i64) -> usize {
        let lost = |term: &&(i64, Lit)| self.value[term.1.index()] < 0;
        let at = |term: &(i64, Lit)| self.level[term.1.bit().index()] as usize;
        let mut levels: Vec<usize> = terms.iter().filter(lost).map(at).chain([0]).collect();
        levels.sort_unstable();
        levels.dedup();
        let speaks = |level: &usize| {
            let gone = terms.iter().filter(lost).filter(|term| at(term) <= *level);
            let slack = room - gone.map(|term| term.0).sum::<i64>();
            let open =
                terms.iter().filter(|term| self.value[term.1.index()] == 0 || at(term) > *level);
            slack < 0 || open.map(|term| term.0).max().is_some_and(|most| most > slack)
        };
        levels.iter().copied().find(speaks).unwrap_or(self.levels.len())
    }

    /// Unsets everything above a level.
    pub(super) fn back_to(&mut self, level: usize) {
        let Some(&start) = self.levels.get(level) else { return };
        for index in (start..self.trail.len()).rev() {
            let lit = self.trail[index];
            if index < self.done {
                for &(count, by) in &self.counted[(!lit).index()] {
                    self.counts[count as usize].slack += by;
                }
            }
            self.value[lit.index()] = 0;
            self.value[(!lit).index()] = 0;
            self.phase[lit.bit().index()] = lit.is_positive();
            self.queue.push(lit.bit().0);
        }
        self.trail.truncate(start);
        self.done = self.done.min(start);
        self.levels.truncate(level);
    }

    /// Adds what a conflict teaches; the number of the refutation if it is the last.
    fn learn(&mut self, conflict: Reason, log: &mut Log) -> Option<RowId> {
        let (lits, hints, spread) = self.analyse(conflict);
        let id = log.clause(&lits, &hints);
        if lits.is_empty() {
            return Some(id);
        }
        let back = lits.get(1).map_or(0, |lit| self.level[lit.bit().index()] as usize);
        self.back_to(back);
        self.queue.age();
        self.learnt += 1;
        self.add_clause(Clause { lits, id, spread }, log)
    }

    /// Lets go of the learnt clauses that link the most levels. Nothing is set but for good.
    fn forget(&mut self, log: &mut Log) {
        let mut spreads: Vec<u32> =
            self.clauses.iter().map(|c| c.spread).filter(|spread| *spread > 2).collect();
        spreads.sort_unstable();
        let Some(&middle) = spreads.get(spreads.len() / 2) else { return };
        let old = std::mem::take(&mut self.clauses);
        self.watches.iter_mut().for_each(Vec::clear);
        self.learnt = 0;
        for clause in old {
            if clause.spread > middle.max(2) {
                log.delete(clause.id);
            } else {
                self.learnt += usize::from(clause.spread > 0);
                self.watch(clause);
            }
        }
        // Reasons of what is set for good are never asked for again.
        self.trail.iter().for_each(|lit| self.reason[lit.bit().index()] = Reason::None);
    }
}
