//! A SAT solver on a [`Formula`], incremental, under a budget, with proofs on demand.

use super::Formula;
#[cfg(not(feature = "cadical"))]
use super::batsat as engine;
#[cfg(feature = "cadical")]
use super::cadical as engine;
use crate::apart;
use crate::memory::Watch;
use quadrille_core::{Budget, LratProof, Stop};
use rustsat::types::Lit;
use std::sync::Arc;

/// Formulas with more clauses are loaded and solved in a thread that the caller can leave:
/// CaDiCaL simplifies them for longer than a budget may be overdrawn.
const LARGE: usize = 100_000;
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
    solver: engine::Solver,
    loaded: usize,
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
        let mut engine = self.engine.take().unwrap_or_else(Engine::new);
        let result = if self.formula.len() < LARGE {
            let result = engine.solve(&self.formula, assumptions, budget);
            self.engine = Some(engine);
            result
        } else {
            self.solve_apart(engine, assumptions, budget)
        };
        if result == Ok(false)
            && let Some(engine) = &mut self.engine
        {
            self.core = engine.solver.core(assumptions);
        }
        result
    }

    /// Solves in another thread; an engine that does not stop in time is left behind and the next
    /// call starts with a fresh one.
    fn solve_apart(
        &mut self,
        mut engine: Engine,
        assumptions: &[Lit],
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let (formula, assumptions) = (Arc::clone(&self.formula), assumptions.to_vec());
        let (engine, result) = apart::run("cadical", budget, move |inner| {
            let result = engine.solve(&formula, &assumptions, inner);
            (engine, result)
        })?;
        self.engine = Some(engine);
        result
    }

    /// Whether a literal holds in the solution just found.
    pub fn value(&self, literal: Lit) -> bool {
        self.engine.as_ref().is_some_and(|engine| engine.solver.value(literal))
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
        let writer = super::lrat::Writer::new(self.formula.len(), budget.memory_left());
        let mut engine = Engine::new();
        engine.solver.trace(&writer);
        match engine.solve(&self.formula, &[], budget) {
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

impl Engine {
    fn new() -> Self {
        Engine { solver: engine::Solver::new(), loaded: 0 }
    }

    /// Takes over the clauses that came since the last call.
    fn load(&mut self, formula: &Formula, budget: &Budget) -> Result<(), Stop> {
        for literals in formula.clauses_from(self.loaded) {
            self.solver.clause(literals);
            self.loaded += 1;
            if self.loaded.is_multiple_of(CLAUSES_PER_LOOK) {
                budget.check()?;
            }
        }
        Ok(())
    }

    fn solve(
        &mut self,
        formula: &Formula,
        assumptions: &[Lit],
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        self.load(formula, budget)?;
        let before = self.solver.conflicts();
        let result = self.solver.solve(assumptions, Watch::new(budget));
        budget.add_nodes(self.solver.conflicts().saturating_sub(before));
        // The watch that saw the end is inside the engine; ask the limits again, and if they are
        // silent now it was memory, which engines give back when they stop.
        result.ok_or_else(|| budget.check().err().unwrap_or(Stop::Memory))
    }
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
        for _ in 0..2 * LARGE {
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
