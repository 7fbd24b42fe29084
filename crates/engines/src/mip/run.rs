//! HiGHS at work on a [`Program`], under a budget.

#[cfg(feature = "highs")]
use super::highs::Highs;
use super::program::Program;
#[cfg(feature = "highs")]
use super::rows::{Rows, Standing, Status};
#[cfg(feature = "highs")]
use crate::{child::Session, memory::Watch};
#[cfg(feature = "highs")]
use quadrille_core::Progress;
use quadrille_core::{Budget, InputError, Stop, message};

/// The HiGHS of this machine with its version, or why there is none.
#[cfg(feature = "highs")]
pub fn version() -> Result<String, &'static str> {
    super::highs::version()
}

/// The solver that was lent.
#[cfg(all(feature = "mip", not(feature = "highs")))]
pub fn version() -> Result<String, &'static str> {
    super::lent::version()
}

/// This build has none.
#[cfg(not(feature = "mip"))]
pub fn version() -> Result<String, &'static str> {
    Err("this program was built without HiGHS")
}

/// Refuses where there is no HiGHS to solve with.
pub fn available() -> Result<(), InputError> {
    version().map(|_| ()).map_err(|why| InputError::new(message!("mip-no-highs", why = why)))
}

/// What HiGHS found. Values are in the order of the variables, whole numbers not yet rounded.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// An optimal solution.
    Optimal {
        /// A value for each variable.
        values: Vec<f64>,
        /// The objective.
        objective: f64,
        /// The bound that proves it, if the program has whole numbers in it.
        bound: Option<f64>,
    },
    /// A solution not proved optimal before the budget ended.
    Feasible {
        /// A value for each variable.
        values: Vec<f64>,
        /// The objective.
        objective: f64,
        /// The best proved bound on the objective, if any.
        bound: Option<f64>,
    },
    /// No solution exists, says HiGHS.
    Infeasible,
    /// Nothing found before the budget ended.
    Stopped {
        /// Why it ended.
        stop: Stop,
        /// The best proved bound on the objective, if any.
        bound: Option<f64>,
    },
}

/// Solves a program from nothing.
pub fn solve(program: &Program, budget: &mut Budget) -> Outcome {
    solve_from(program, None, budget)
}

/// A program with at most this many coefficients is solved in the caller's own process: its relaxation
/// takes a fraction of a second, and between two of them HiGHS looks at the budget.
pub const SMALL: usize = 20_000;

/// Solves a program from a solution, complete or not even feasible, if one is given: a small program here, a larger
/// one in a child process where the budget has a workshop. One thread does it, so that runs can be repeated and compared.
#[cfg(feature = "highs")]
pub fn solve_from(program: &Program, start: Option<&[f64]>, budget: &mut Budget) -> Outcome {
    if let Some(stop) = program.stopped().or(budget.check().err()) {
        return Outcome::Stopped { stop, bound: None };
    }
    let task = Task { rows: in_rows(program), start: start.map(<[f64]>::to_vec) };
    if task.rows.factor.len() > SMALL
        && let Some(session) = Session::open(budget)
    {
        let own = program.bytes();
        let told = session.and_then(|session| task.solve_in(session, own, budget));
        return told.unwrap_or_else(|stop| Outcome::Stopped { stop, bound: None });
    }
    task.solve(budget)
}

/// Solves a program by the solver that was lent, which takes no start and has one thread.
#[cfg(all(feature = "mip", not(feature = "highs")))]
pub fn solve_from(program: &Program, _: Option<&[f64]>, budget: &mut Budget) -> Outcome {
    super::lent::solve(program, budget)
}

/// Solves nothing: this build has no HiGHS.
#[cfg(not(feature = "mip"))]
pub fn solve_from(_: &Program, _: Option<&[f64]>, _: &mut Budget) -> Outcome {
    Outcome::Stopped { stop: Stop::GaveUp, bound: None }
}

/// All that HiGHS needs.
#[cfg(feature = "highs")]
pub(super) struct Task {
    pub rows: Rows,
    pub start: Option<Vec<f64>>,
}

#[cfg(feature = "highs")]
impl Task {
    /// Solves it in this process.
    pub fn solve(&self, budget: &mut Budget) -> Outcome {
        let mut watch = Watch::new(budget);
        let mut ended = self.run(true, &mut watch, budget);
        // Presolve may stop at "one of the two"; the simplex method tells them apart.
        if matches!(ended, Some((_, Status::UnboundedOrInfeasible))) {
            ended = self.run(false, &mut watch, budget);
        }
        let stop = watch.check().err().unwrap_or(Stop::GaveUp);
        match ended {
            Some((highs, status)) => read(&highs, status, stop),
            None => Outcome::Stopped { stop, bound: None },
        }
    }

    /// HiGHS after a run and how it ended; nothing if it does not take the program.
    fn run(
        &self,
        presolve: bool,
        watch: &mut Watch,
        budget: &mut Budget,
    ) -> Option<(Highs, Status)> {
        let highs = Highs::new(&self.rows)?;
        highs.whole(c"threads", 1);
        // "Optimal" shall mean it: by default HiGHS stops a ten-thousandth short of the optimum. The
        // gap it allows besides, a millionth, is nothing where objectives are whole numbers.
        highs.number(c"mip_rel_gap", 0.0);
        if !presolve {
            highs.word(c"presolve", "off");
        }
        if let Some(left) = budget.time_left() {
            highs.number(c"time_limit", left.as_secs_f64());
        }
        if let Some(start) = &self.start {
            highs.start_from(start);
        }
        let finite = |number: f64| Some(number).filter(|number| number.abs() < 1e20);
        let status = highs.run(&mut |standing| {
            if let Some(Standing { nodes, best, bound }) = standing {
                let progress = Progress::new("progress-nodes", nodes, 0);
                let (best, bound) = (finite(best), finite(bound));
                budget.tell(Progress { best, bound, ..progress });
            }
            watch.check().is_ok()
        });
        budget.add_nodes(highs.nodes());
        Some((highs, status))
    }
}

/// The program without its names, as HiGHS takes it.
#[cfg(feature = "highs")]
fn in_rows(program: &Program) -> Rows {
    let mut rows = Rows { maximise: program.maximise, ..Rows::default() };
    for column in &program.columns {
        rows.cost.push(column.cost);
        rows.lower.push(column.lower);
        rows.upper.push(column.upper);
        rows.integer.push(column.integer);
    }
    for row in &program.rows {
        rows.start.push(rows.column.len());
        rows.row_lower.push(row.lower);
        rows.row_upper.push(row.upper);
        for (var, factor) in &row.terms {
            rows.column.push(var.0);
            rows.factor.push(*factor);
        }
    }
    rows
}

#[cfg(feature = "highs")]
fn read(highs: &Highs, status: Status, stop: Stop) -> Outcome {
    let bound = highs.bound();
    match status {
        Status::Optimal | Status::Empty => {
            Outcome::Optimal { values: highs.solution(), objective: highs.objective(), bound }
        }
        Status::Infeasible => Outcome::Infeasible,
        _ if highs.has_solution() => {
            Outcome::Feasible { values: highs.solution(), objective: highs.objective(), bound }
        }
        Status::TimeLimit => Outcome::Stopped { stop: Stop::Time, bound },
        Status::MemoryLimit => Outcome::Stopped { stop: Stop::Memory, bound },
        Status::UnboundedOrInfeasible | Status::Other => Outcome::Stopped { stop, bound },
    }
}

#[cfg(all(test, feature = "highs"))]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn finds_the_best_knapsack() {
        let mut p = Program::new("knapsack");
        p.maximise();
        let items = [(4.0, 5.0), (3.0, 4.0), (2.0, 3.0)];
        let vars: Vec<_> = (0..3).map(|i| p.binary(format!("x{i}"))).collect();
        for (var, (_, value)) in vars.iter().zip(items) {
            p.cost(*var, value);
        }
        let weights: Vec<_> = vars.iter().zip(items).map(|(v, (w, _))| (*v, w)).collect();
        p.row("weight", &weights, f64::NEG_INFINITY, 5.0);
        match solve(&p, &mut Budget::unlimited()) {
            Outcome::Optimal { objective, values, .. } => {
                assert!((objective - 7.0).abs() < 1e-6);
                assert!(values[0] < 0.5 && values[1] > 0.5 && values[2] > 0.5);
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn tells_infeasible() {
        let mut p = Program::new("parity");
        let x = p.integer("x", 0.0, 9.0);
        p.row("odd", &[(x, 2.0)], 3.0, 3.0);
        assert_eq!(solve(&p, &mut Budget::unlimited()), Outcome::Infeasible);
    }

    /// Market split: tiny to state and far beyond HiGHS, so only the budget ends it.
    fn market_split() -> Program {
        let mut rng = quadrille_core::Rng::new(3);
        let mut p = Program::new("market split");
        let vars: Vec<_> = (0..50).map(|i| p.binary(format!("x{i}"))).collect();
        for row in 0..6 {
            let terms: Vec<_> = vars.iter().map(|v| (*v, rng.below(100) as f64)).collect();
            let half = (terms.iter().map(|t| t.1).sum::<f64>() / 2.0).floor();
            p.row(format!("r{row}"), &terms, half, half);
        }
        p
    }

    #[test]
    fn a_deadline_and_a_cancel_end_a_hopeless_run() {
        let start = Instant::now();
        let mut budget = Budget::for_time(Duration::from_millis(300));
        let out = solve(&market_split(), &mut budget);
        assert!(matches!(out, Outcome::Stopped { stop: Stop::Time, .. }), "{out:?}");

        let mut budget = Budget::unlimited();
        let token = budget.cancel_token();
        let canceller = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(300));
            token.cancel();
        });
        let out = solve(&market_split(), &mut budget);
        canceller.join().unwrap();
        assert!(matches!(out, Outcome::Stopped { stop: Stop::Cancelled, .. }), "{out:?}");
        // Not a speed test: without the callbacks this would run for hours.
        assert!(start.elapsed() < Duration::from_secs(60));
    }
}
