//! BatSat, a solver in plain Rust, for builds without CaDiCaL.

use crate::memory::Watch;
use batsat::{Callbacks, SolverInterface, lbool};
use quadrille_core::tree::Recorder;
use rustsat::types::Lit;
use std::cell::RefCell;

/// What `quadrille --version` calls this engine.
pub fn version() -> String {
    "BatSat 0.6".to_string()
}

/// Clauses in, assignments out.
pub struct Solver {
    solver: batsat::Solver<Stopper>,
    model: Vec<bool>,
}

/// Lets a budget end the run.
#[derive(Default)]
struct Stopper(Option<RefCell<Watch>>);

impl Callbacks for Stopper {
    fn stop(&self) -> bool {
        self.0.as_ref().is_some_and(|watch| watch.borrow_mut().check().is_err())
    }
}

impl Solver {
    /// A solver without clauses.
    pub fn new() -> Self {
        let solver = batsat::Solver::new(batsat::SolverOpts::default(), Stopper::default());
        Solver { solver, model: Vec::new() }
    }

    fn own(&mut self, literals: &[Lit]) -> Vec<batsat::Lit> {
        let own = |lit: &Lit| batsat::Lit::new(self.solver.var_of_int(lit.vidx32()), lit.is_pos());
        literals.iter().map(own).collect()
    }

    /// BatSat does not tell what it decides.
    pub fn record(&mut self) {}

    /// Nothing was written down.
    pub fn recorded(&self) -> Option<Recorder> {
        None
    }

    /// Adds a clause.
    pub fn clause(&mut self, literals: &[Lit]) {
        let mut own = self.own(literals);
        self.solver.add_clause_reuse(&mut own);
    }

    /// Whether the clauses can hold together with the assumptions; nothing if `watch` ended it.
    pub fn solve(&mut self, assumptions: &[Lit], watch: Watch) -> Option<bool> {
        let own = self.own(assumptions);
        self.solver.cb_mut().0 = Some(RefCell::new(watch));
        let status = self.solver.solve_limited(&own);
        self.solver.cb_mut().0 = None;
        if status == lbool::TRUE {
            let holds = |v| {
                let lit = batsat::Lit::new(batsat::Var::unsafe_from_idx(v), true);
                self.solver.value_lit(lit) == lbool::TRUE
            };
            self.model = (0..self.solver.num_vars()).map(holds).collect();
            return Some(true);
        }
        (status == lbool::FALSE).then_some(false)
    }

    /// The solution just found, a value for each variable.
    pub fn model(&self) -> &[bool] {
        &self.model
    }

    /// Whether a literal holds in the solution just found. A variable in no clause has no value of
    /// its own: either will do.
    pub fn value(&self, literal: Lit) -> bool {
        self.model.get(literal.vidx()).copied().unwrap_or(false) == literal.is_pos()
    }

    /// After a failure: assumptions, negated, of which one must be given up.
    pub fn core(&mut self, _assumptions: &[Lit]) -> Vec<Lit> {
        let theirs = self.solver.unsat_core().iter();
        theirs.map(|lit| Lit::new(lit.var().idx(), !lit.sign())).collect()
    }

    /// Conflicts so far.
    pub fn conflicts(&self) -> u64 {
        self.solver.num_conflicts()
    }
}
