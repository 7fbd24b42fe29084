//! CaDiCaL on a [`Formula`], incremental, under a budget, with proofs on demand.

use super::Formula;
use crate::memory::Watch;
use quadrille_core::{Budget, Stop};
use rustsat::solvers::{ControlSignal, Solve, SolveIncremental, SolverResult, Terminate};
use rustsat::types::{Clause, Lit, TernaryVal};
use rustsat_cadical::{CaDiCaL, ProofFormat, Statistic};
use std::fmt;
use std::path::Path;

/// A solver that remembers every clause it was given, so that it can prove its claims afresh.
pub struct Sat {
    solver: CaDiCaL<'static, 'static>,
    formula: Formula,
    core: Vec<Lit>,
}

/// Why a proof could not be written.
#[derive(Debug)]
pub enum ProofError {
    /// The file cannot be written.
    File(std::io::Error),
    /// The budget ended first.
    Stopped(Stop),
    /// The formula has a solution: there is nothing to prove.
    Satisfiable,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProofError::File(error) => write!(f, "the proof cannot be written: {error}"),
            ProofError::Stopped(stop) => write!(f, "the proof was not finished: {stop}"),
            ProofError::Satisfiable => f.write_str("the formula has a solution: nothing to prove"),
        }
    }
}

impl std::error::Error for ProofError {}

impl Sat {
    /// A solver that holds a formula.
    pub fn new(formula: &Formula) -> Self {
        let mut solver = CaDiCaL::default();
        load(&mut solver, formula);
        Sat { solver, formula: formula.clone(), core: Vec::new() }
    }

    /// A further variable.
    pub fn fresh(&mut self) -> Lit {
        self.formula.fresh()
    }

    /// A further clause.
    pub fn clause(&mut self, literals: &[Lit]) {
        self.formula.clause(literals);
        add(&mut self.solver, literals);
    }

    /// Whether the clauses can hold together with the assumptions.
    pub fn solve(&mut self, assumptions: &[Lit], budget: &mut Budget) -> Result<bool, Stop> {
        budget.check()?;
        let result = run(&mut self.solver, assumptions, budget)?;
        if !result {
            self.core = self.solver.core().unwrap_or_default();
        }
        Ok(result)
    }

    /// Whether a literal holds in the solution just found.
    pub fn value(&self, literal: Lit) -> bool {
        // A variable in no clause has no value of its own: either will do.
        matches!(self.solver.lit_val(literal), Ok(TernaryVal::True))
    }

    /// After a failure: assumptions, negated, of which one must be given up.
    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// Proves afresh that the clauses given so far have no solution, and writes the formula to
    /// `path.cnf` and the proof, in LRAT, to `path.lrat`.
    ///
    /// A fresh run because LRAT numbers the clauses of the file first: clauses that came later
    /// into an incremental run would not match the file.
    pub fn write_proof(&self, path: &Path, budget: &mut Budget) -> Result<(), ProofError> {
        let (cnf, lrat) = (path.with_extension("cnf"), path.with_extension("lrat"));
        let partial = path.with_extension("lrat.part");
        let mut solver = CaDiCaL::default();
        solver
            .trace_proof(&partial, ProofFormat::Lrat { binary: false })
            .map_err(|e| ProofError::File(std::io::Error::other(e)))?;
        load(&mut solver, &self.formula);
        let outcome = run(&mut solver, &[], budget);
        // Dropping the solver closes and flushes the proof.
        drop(solver);
        let finish = || -> std::io::Result<()> {
            std::fs::write(path.with_extension("cnf.part"), self.formula.to_dimacs())?;
            std::fs::rename(path.with_extension("cnf.part"), cnf)?;
            std::fs::rename(&partial, lrat)
        };
        match outcome {
            Ok(false) => finish().map_err(ProofError::File),
            Ok(true) => {
                let _ = std::fs::remove_file(&partial);
                Err(ProofError::Satisfiable)
            }
            Err(stop) => {
                let _ = std::fs::remove_file(&partial);
                Err(ProofError::Stopped(stop))
            }
        }
    }
}

fn add(solver: &mut CaDiCaL<'static, 'static>, literals: &[Lit]) {
    let clause: Clause = literals.iter().copied().collect();
    solver.add_clause(clause).expect("CaDiCaL takes clauses in every state but out of memory");
}

fn load(solver: &mut CaDiCaL<'static, 'static>, formula: &Formula) {
    formula.clauses().for_each(|clause| add(solver, clause));
}

fn run(
    solver: &mut CaDiCaL<'static, 'static>,
    assumptions: &[Lit],
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let mut watch = Watch::new(budget);
    solver.attach_terminator(move || match watch.check() {
        Ok(()) => ControlSignal::Continue,
        Err(_) => ControlSignal::Terminate,
    });
    // Conflicts are what CaDiCaL counts in place of search nodes.
    let before = solver.get_statistic(Statistic::Conflicts);
    let result =
        if assumptions.is_empty() { solver.solve() } else { solver.solve_assumps(assumptions) };
    solver.detach_terminator();
    budget.add_nodes(solver.get_statistic(Statistic::Conflicts).saturating_sub(before));
    match result {
        Ok(SolverResult::Sat) => Ok(true),
        Ok(SolverResult::Unsat) => Ok(false),
        // The watch that saw the end is inside the callback; ask the limits again, and if they
        // are silent now it was memory, which engines give back when they stop.
        Ok(SolverResult::Interrupted) => Err(budget.check().err().unwrap_or(Stop::Memory)),
        Err(_) => Err(Stop::GaveUp),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

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
}
