//! CaDiCaL, one solver of it.

use super::dives::{Dives, Shared};
use super::lrat::{Tracer, Writer};
use crate::memory::Watch;
use cadical_sys::{CaDiCal, Learner, Status, Terminator};
use quadrille_core::Budget;
use quadrille_core::tree::Recorder;
use rustsat::types::Lit;
use std::cell::RefCell;
use std::rc::Rc;

/// What `quadrille --version` calls this engine.
pub fn version() -> String {
    format!("CaDiCaL {}", CaDiCal::version())
}

/// Clauses in, assignments out.
pub struct Solver {
    solver: CaDiCal,
    model: Vec<bool>,
    dives: Option<Shared>,
}

// SAFETY: CaDiCaL keeps all it knows inside the solver object and nothing per thread; the object is
// owned here, so one thread at a time uses it. The only callback that stays connected between calls
// is a proof tracer or what watches its dives, and a solver with one never leaves the thread it was made in.
#[allow(unsafe_code)]
unsafe impl Send for Solver {}

impl Terminator for Watch {
    fn terminated(&mut self) -> bool {
        self.check().is_err()
    }
}

/// Tells whoever watches how many conflicts there were: CaDiCaL learns a clause from each.
struct Teller {
    budget: Budget,
    conflicts: u64,
}

impl Learner for Teller {
    fn learning(&mut self, _: i32) -> bool {
        self.conflicts += 1;
        if self.conflicts.is_multiple_of(256) {
            self.budget.report("progress-conflicts", self.conflicts, 0);
        }
        false
    }

    fn learn(&mut self, _: i32) {}
}

impl Solver {
    /// A solver without clauses.
    pub fn new() -> Self {
        let mut solver = CaDiCal::new();
        // Clauses with new variables may come later, and then no variable may be CaDiCaL's own.
        solver.set("factor", 0);
        Solver { solver, model: Vec::new(), dives: None }
    }

    /// Hands every step of the proof to `writer`. Before the first clause.
    pub fn trace(&mut self, writer: &Rc<RefCell<Writer>>) {
        self.solver.connect_proof_tracer1(Tracer(Rc::clone(writer)), true, false);
    }

    /// Writes down from now on what is decided.
    pub fn record(&mut self) {
        self.dives = Some(Dives::watch(&mut self.solver));
    }

    /// What was written down, if somebody asked for it.
    pub fn recorded(&self) -> Option<Recorder> {
        self.dives.as_ref().map(|dives| dives.borrow_mut().take())
    }

    /// Adds a clause.
    pub fn clause(&mut self, literals: &[Lit]) {
        literals.iter().for_each(|lit| self.solver.add(lit.to_ipasir()));
        self.solver.add(0);
    }

    /// Whether the clauses can hold together with the assumptions; nothing if `watch` ended it.
    pub fn solve(&mut self, assumptions: &[Lit], watch: Watch) -> Option<bool> {
        if let Some(dives) = &self.dives {
            let last = self.solver.vars();
            Dives::observe(dives, &mut self.solver, last);
        }
        if self.dives.is_none()
            && let Some(budget) = watch.watched()
        {
            self.solver.connect_learner(Teller { budget, conflicts: 0 });
        }
        self.solver.connect_terminator(watch);
        assumptions.iter().for_each(|lit| self.solver.assume(lit.to_ipasir()));
        let status = self.solver.solve();
        self.solver.disconnect_terminator();
        if self.dives.is_none() {
            self.solver.disconnect_learner();
        }
        match status {
            Status::SATISFIABLE => {
                let variables = self.solver.vars();
                self.model = (1..=variables).map(|v| self.solver.val(v) > 0).collect();
                Some(true)
            }
            Status::UNSATISFIABLE => Some(false),
            Status::UNKNOWN => None,
        }
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
    pub fn core(&mut self, assumptions: &[Lit]) -> Vec<Lit> {
        let mut core = assumptions.to_vec();
        core.retain(|lit| self.solver.failed(lit.to_ipasir()));
        core.into_iter().map(|lit| !lit).collect()
    }

    /// Conflicts so far: what CaDiCaL counts in place of search nodes.
    pub fn conflicts(&self) -> u64 {
        self.solver.get_statistic_value("conflicts").try_into().unwrap_or(0)
    }
}
