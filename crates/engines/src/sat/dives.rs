//! What CaDiCaL decides, as a tree: it tells an external propagator of every level it opens and leaves, and a
//! learner of every clause, which is one a conflict. Neither says anything, so they change nothing but which
//! simplifications are allowed: variables that somebody watches cannot be eliminated.

use cadical_sys::{CaDiCal, ExternalPropagator, Learner};
use quadrille_core::tree::{Fate, Recorder};
use std::cell::RefCell;
use std::rc::Rc;

/// What was seen so far.
#[derive(Default)]
pub struct Dives {
    recorder: Recorder,
    /// A level was opened, and its decision comes next.
    opened: bool,
    observed: i32,
}

/// What a solver and its two spies share.
pub type Shared = Rc<RefCell<Dives>>;

struct Levels(Shared);
struct Conflicts(Shared);

impl Dives {
    /// Watches a solver from now on.
    pub fn watch(solver: &mut CaDiCal) -> Shared {
        let dives = Shared::default();
        solver.connect_external_propagator(Levels(Rc::clone(&dives)));
        solver.connect_learner(Conflicts(Rc::clone(&dives)));
        dives
    }

    /// Watches all variables up to one.
    pub fn observe(shared: &Shared, solver: &mut CaDiCal, last: i32) {
        let first = shared.borrow().observed + 1;
        (first..=last).for_each(|variable| solver.add_observed_var(variable));
        let mut dives = shared.borrow_mut();
        dives.observed = dives.observed.max(last);
    }

    /// What was written down, variables by their numbers from 0.
    pub fn take(&mut self) -> Recorder {
        std::mem::take(&mut self.recorder)
    }
}

impl ExternalPropagator for Levels {
    fn notify_assignment(&mut self, literals: &[i32]) {
        let mut dives = self.0.borrow_mut();
        if let Some(decision) = literals.first().filter(|_| dives.opened) {
            dives.opened = false;
            dives.recorder.decide(decision.unsigned_abs() - 1, (*decision > 0).into());
        }
    }

    fn notify_new_decision_level(&mut self) {
        self.0.borrow_mut().opened = true;
    }

    fn notify_backtrack(&mut self, level: usize) {
        let mut dives = self.0.borrow_mut();
        dives.opened = false;
        dives.recorder.back_to(level);
    }

    fn cb_check_found_model(&mut self, _: &[i32]) -> bool {
        self.0.borrow_mut().recorder.end(Fate::Solution);
        true
    }

    fn cb_has_external_clause(&mut self, _: &mut bool) -> bool {
        false
    }

    fn cb_add_external_clause_lit(&mut self) -> i32 {
        0
    }
}

impl Learner for Conflicts {
    fn learning(&mut self, _: i32) -> bool {
        self.0.borrow_mut().recorder.end(Fate::Infeasible);
        false
    }

    fn learn(&mut self, _: i32) {}
}
