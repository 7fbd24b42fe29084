//! A SAT solver on a [`Formula`], incremental, under a budget, with proofs on demand.

use super::remote::Remote;
use super::{Formula, engine};
use crate::child::Session;
use crate::memory::Watch;
use quadrille_core::{Budget, LratProof, Stop, Tree};
use rustsat::types::Lit;
use std::sync::Arc;

/// A formula with fewer clauses is solved in the caller's own process, where the budget is looked at
/// several times a second. CaDiCaL simplifies larger ones for longer than a budget may be overdrawn:
/// they are solved in a child process where the budget has a workshop.
pub const SMALL: usize = 100_000;
/// The budget is looked at once in so many clauses while they are loaded.
const CLAUSES_PER_LOOK: usize = 4096;

/// The engine behind [`Sat`] in this build, with its version.
pub fn version() -> String {
    engine::version()
}

/// A solver that remembers every clause it was given, so that it can prove its claims afresh and
/// start again after it was left behind.
pub struct Sat {
    formula: Arc<Formula>,
    engine: Option<Engine>,
    core: Vec<Lit>,
}

/// The engine, and how many of the formula's clauses it holds.
struct Engine {
    place: Place,
    loaded: usize,
}

/// Where it works.
enum Place {
    Here(Box<engine::Solver>),
    Child(Remote),
}

/// Why there is no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofError {
    /// The budget ended first.
    Stopped(Stop),
    /// The formula has a solution: there is nothing to prove.
    Satisfiable,
    /// This build has no engine that writes proofs.
    NoEngine,
}

impl Sat {
    /// A solver that holds a formula.
    pub fn new(formula: &Formula) -> Self {
        Sat { formula: Arc::new(formula.clone()), engine: None, core: Vec::new() }
    }

    /// The same, writing down what it decides. It works in the caller's own process then.
    pub fn recorded(mut self, recorded: bool) -> Self {
        if recorded {
            let mut solver = engine::Solver::new();
            solver.record();
            self.engine = Some(Engine { place: Place::Here(Box::new(solver)), loaded: 0 });
        }
        self
    }

    /// What was decided so far, if that was asked for and the engine tells; variables without a name have a number.
    pub fn take_tree(&mut self) -> Option<Tree> {
        let Some(Engine { place: Place::Here(solver), .. }) = &self.engine else { return None };
        let recorder = solver.recorded()?;
        Some(recorder.tree(|variable| self.formula.name(variable)))
    }

    /// A further variable.
    pub fn fresh(&mut self) -> Lit {
        Arc::make_mut(&mut self.formula).fresh()
    }

    /// A further clause.
    pub fn clause(&mut self, literals: &[Lit]) {
        Arc::make_mut(&mut self.formula).clause(literals);
    }

    /// Whether the clauses can hold together with the assumptions.
    pub fn solve(&mut self, assumptions: &[Lit], budget: &mut Budget) -> Result<bool, Stop> {
        budget.check()?;
        if let Some(stop) = self.formula.stopped() {
            return Err(stop);
        }
        let mut engine = match self.engine.take() {
            Some(engine) => engine,
            None => Engine::for_formula(&self.formula, budget)?,
        };
        let result = engine.solve(&self.formula, assumptions, budget);
        if result == Ok(false) {
            self.core = engine.core(assumptions);
        }
        // A child whose budget ended was ended too: the next call starts with a fresh one.
        if result.is_ok() || matches!(engine.place, Place::Here(_)) {
            self.engine = Some(engine);
        }
        result
    }

    /// Whether a literal holds in the solution just found.
    pub fn value(&self, literal: Lit) -> bool {
        match self.engine.as_ref().map(|engine| &engine.place) {
            Some(Place::Here(solver)) => solver.value(literal),
            Some(Place::Child(remote)) => remote.value(literal),
            None => false,
        }
    }

    /// After a failure: assumptions, negated, of which one must be given up.
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// Proves afresh, in LRAT, that the clauses given so far have no solution.
    ///
    /// A fresh run, because an incremental one has derived clauses before it was given the last.
    #[cfg(feature = "cadical")]
    pub fn prove(&self, budget: &mut Budget) -> Result<LratProof, ProofError> {
        if let Some(stop) = self.formula.stopped() {
            return Err(ProofError::Stopped(stop));
        }
        if self.formula.len() >= SMALL
            && let Some(session) = Session::open(budget)
        {
            let mut remote = Remote::new(session.map_err(ProofError::Stopped)?);
            self.formula.clauses().for_each(|clause| remote.clause(clause));
            let memory = self.formula.memory_left(budget).map_err(ProofError::Stopped)?;
            let proof = remote.prove(self.formula.len() as u64, memory, budget);
            return match proof.map_err(ProofError::Stopped)? {
                Some(proof) => Ok(LratProof { formula: self.formula.to_dimacs(), proof }),
                None => Err(ProofError::Satisfiable),
            };
        }
        let writer = super::lrat::Writer::new(self.formula.len(), budget.memory_left());
        let mut solver = engine::Solver::new();
        solver.trace(&writer);
        load(&mut solver, &self.formula, 0, budget).map_err(ProofError::Stopped)?;
        match solve_here(&mut solver, &[], budget) {
            Ok(true) => return Err(ProofError::Satisfiable),
            Ok(false) => {}
            Err(stop) => return Err(ProofError::Stopped(stop)),
        }
        let proof = writer.borrow_mut().finish().map_err(ProofError::Stopped)?;
        Ok(LratProof { formula: self.formula.to_dimacs(), proof })
    }

    /// There is no proof without CaDiCaL.
    #[cfg(not(feature = "cadical"))]
    pub fn prove(&self, _budget: &mut Budget) -> Result<LratProof, ProofError> {
        Err(ProofError::NoEngine)
    }
}

impl Drop for Sat {
    fn drop(&mut self) {
        if let Some(Engine { place: Place::Child(remote), .. }) = &mut self.engine {
            remote.release();
        }
    }
}

impl Engine {
    fn for_formula(formula: &Formula, budget: &Budget) -> Result<Self, Stop> {
        let child = if formula.len() < SMALL { None } else { Session::open(budget) };
        let place = match child {
            Some(session) => Place::Child(Remote::new(session?)),
            None => Place::Here(Box::new(engine::Solver::new())),
        };
        Ok(Engine { place, loaded: 0 })
    }

    fn solve(
        &mut self,
        formula: &Formula,
        assumptions: &[Lit],
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let first = std::mem::replace(&mut self.loaded, formula.len());
        match &mut self.place {
            Place::Here(solver) => {
                if let Err(stop) = load(solver, formula, first, budget) {
                    // Nobody knows how far it came.
                    *self =
                        Engine { place: Place::Here(Box::new(engine::Solver::new())), loaded: 0 };
                    return Err(stop);
                }
                solve_here(solver, assumptions, budget)
            }
            Place::Child(remote) => {
                formula.clauses_from(first).for_each(|clause| remote.clause(clause));
                let memory = formula.memory_left(budget)?;
                let (holds, conflicts) = remote.solve(assumptions, memory, budget)?;
                budget.add_nodes(conflicts);
                Ok(holds)
            }
        }
    }

    fn core(&mut self, assumptions: &[Lit]) -> Vec<Lit> {
        match &mut self.place {
            Place::Here(solver) => solver.core(assumptions),
            Place::Child(remote) => remote.core().to_vec(),
        }
    }
}

/// Takes over the clauses from a place on.
fn load(
    solver: &mut engine::Solver,
    formula: &Formula,
    first: usize,
    budget: &Budget,
) -> Result<(), Stop> {
    for (number, literals) in formula.clauses_from(first).enumerate() {
        solver.clause(literals);
        if number.is_multiple_of(CLAUSES_PER_LOOK) {
            budget.check()?;
        }
    }
    Ok(())
}

fn solve_here(
    solver: &mut engine::Solver,
    assumptions: &[Lit],
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let before = solver.conflicts();
    let result = solver.solve(assumptions, Watch::new(budget));
    budget.add_nodes(solver.conflicts().saturating_sub(before));
    // The watch that saw the end is inside the engine; ask the limits again, and if they are
    // silent now it was memory, which engines give back when they stop.
    result.ok_or_else(|| budget.check().err().unwrap_or(Stop::Memory))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use std::time::Instant;

    /// n + 1 pigeons in n holes: impossible, and hard for resolution.
    fn pigeons(holes: usize) -> Formula {
        let mut f = Formula::new();
        let at: Vec<Vec<Lit>> =
            (0..=holes).map(|p| (0..holes).map(|h| f.var(format!("p{p}h{h}"))).collect()).collect();
        at.iter().for_each(|row| f.clause(row));
        for h in 0..holes {
            for p in 0..=holes {
                for q in 0..p {
                    f.clause(&[!at[p][h], !at[q][h]]);
                }
            }
        }
        f
    }

    #[test]
    fn assumptions_give_a_core() {
        let mut f = Formula::new();
        let (a, b, c) = (f.var("a"), f.var("b"), f.var("c"));
        f.clause(&[!a, !b]);
        let mut sat = Sat::new(&f);
        let mut budget = Budget::unlimited();
        assert!(!sat.solve(&[a, b, c], &mut budget).unwrap());
        assert!(sat.core().iter().all(|l| *l == !a || *l == !b));
        assert!(sat.solve(&[a, c], &mut budget).unwrap());
        assert!(sat.value(a) && !sat.value(b) && sat.value(c));
    }

    #[test]
    fn a_deadline_and_a_cancel_end_a_hopeless_run() {
        let start = Instant::now();
        let mut sat = Sat::new(&pigeons(14));
        let mut budget = Budget::for_time(Duration::from_millis(200));
        assert_eq!(sat.solve(&[], &mut budget), Err(Stop::Time));
        let mut budget = Budget::unlimited();
        let token = budget.cancel_token();
        let canceller = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(200));
            token.cancel();
        });
        assert_eq!(sat.solve(&[], &mut budget), Err(Stop::Cancelled));
        canceller.join().unwrap();
        // Not a speed test: without the callback this would run for hours.
        assert!(start.elapsed() < Duration::from_secs(60));
    }

    #[test]
    fn a_large_formula_is_left_in_time_and_taken_up_again() {
        let mut f = pigeons(7);
        let a = f.var("a");
        // Ballast: satisfied clauses that take time to load and simplify.
        for _ in 0..2 * SMALL {
            let b = f.fresh();
            f.clause(&[a, b]);
        }
        let mut sat = Sat::new(&f);
        let mut short = Budget::for_time(Duration::from_millis(1));
        assert_eq!(sat.solve(&[], &mut short), Err(Stop::Time));
        assert_eq!(sat.solve(&[a], &mut Budget::unlimited()), Ok(false));
    }

    #[test]
    fn a_torso_is_not_solved() {
        let mut f = Formula::within(&Budget::for_time(Duration::ZERO));
        let lits: Vec<Lit> = (0..40).map(|i| f.var(format!("x{i}"))).collect();
        f.exactly(20, &lits);
        assert_eq!(f.stopped(), Some(Stop::Time));
        assert_eq!(Sat::new(&f).solve(&[], &mut Budget::unlimited()), Err(Stop::Time));
    }
}
