//! A solver that somebody lends, for builds without HiGHS: inside a page it is HiGHS compiled for pages.
//!
//! The program goes to it as LP text, as to solvers of the user's own, and like theirs its solution is rounded and held
//! against every row here.

use super::answers::{self, judged};
use super::program::Program;
use super::run::{Outcome, available};
use quadrille_core::{Budget, InputError, Options};
use std::sync::OnceLock;

/// Takes a program as LP text and the most seconds. Gives a line `Optimal NODES`, `Stopped NODES` or `Infeasible NODES`, and
/// after the first two a line `NUMBER NAME VALUE` for each variable that is not zero; `no integer solution` in the line says
/// that there is nothing in hand.
type Solver = fn(lp: &str, seconds: f64) -> String;

static LENT: OnceLock<Solver> = OnceLock::new();

/// More seconds than anybody waits.
const NO_LIMIT: f64 = 1e7;

/// Lends a solver, once.
pub fn lend(solver: Solver) {
    // Whoever lends a second one lends the same.
    let _ = LENT.set(solver);
}

/// Says whether there is one.
pub(super) fn version() -> Result<String, &'static str> {
    let lent = LENT.get().map(|_| "HiGHS".to_string());
    lent.ok_or("nobody has lent this page a solver")
}

/// Solves a program.
pub(super) fn solve(program: &Program, budget: &mut Budget) -> Outcome {
    let stopped = |stop| Outcome::Stopped { stop, bound: None };
    if let Some(stop) = program.stopped().or(budget.check().err()) {
        return stopped(stop);
    }
    let Some(solver) = LENT.get() else { return stopped(quadrille_core::Stop::GaveUp) };
    let seconds = budget.time_left().map_or(NO_LIMIT, |left| left.as_secs_f64());
    let text = solver(&program.to_lp(), seconds);
    let head = text.lines().next().unwrap_or_default();
    budget.add_nodes(head.split(' ').nth(1).and_then(|nodes| nodes.parse().ok()).unwrap_or(0));
    judged(program, answers::cbc(program, &text), budget)
}

/// Which solver the methods called `mip` use: there is no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Engine(());

impl Engine {
    /// The one that was lent, if one was.
    pub fn of(_: &Options) -> Result<Self, InputError> {
        available().map(Engine)
    }

    /// Solves a program.
    pub fn solve(self, program: &Program, budget: &mut Budget) -> Outcome {
        solve(program, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Stop;

    #[test]
    fn what_a_lent_solver_says_is_held_against_the_program() {
        let mut program = Program::new("small");
        let (x, y) = (program.binary("x"), program.binary("y"));
        program.cost(x, 2.0);
        program.row("some", &[(x, 1.0), (y, 1.0)], 1.0, 1.0);
        let mut budget = Budget::unlimited();
        assert_eq!(
            solve(&program, &mut budget),
            Outcome::Stopped { stop: Stop::GaveUp, bound: None }
        );
        lend(|lp, seconds| {
            assert!(lp.contains("some") && seconds > 0.0, "{lp}");
            "Optimal 3\n0 x 1\n".to_string()
        });
        let values = vec![1.0, 0.0];
        let optimal = Outcome::Optimal { values, objective: 2.0, bound: Some(2.0) };
        assert_eq!(solve(&program, &mut budget), optimal);
        assert_eq!(budget.nodes(), 3);
        let (z, _) = (program.binary("z"), ());
        program.row("more", &[(z, 1.0)], 1.0, 1.0);
        // The answer leaves z at zero, which the second row forbids.
        assert_eq!(
            solve(&program, &mut budget),
            Outcome::Stopped { stop: Stop::GaveUp, bound: None }
        );
    }
}
