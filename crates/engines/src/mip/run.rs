//! HiGHS at work on a [`Program`], under a budget.

use super::program::Program;
use crate::apart;
use crate::memory::Watch;
use highs::{Col, HighsModelStatus, HighsSolutionStatus, Model, RowProblem, Sense, SolvedModel};
use quadrille_core::{Budget, CancelToken, Stop};
use std::num::NonZeroU32;

/// What HiGHS found. Values are in the order of the variables, whole numbers not yet rounded.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// An optimal solution.
    Optimal {
        /// A value for each variable.
        values: Vec<f64>,
        /// The objective.
        objective: f64,
    },
    /// A solution not proved optimal before the budget ended.
    Feasible {
        /// A value for each variable.
        values: Vec<f64>,
        /// The objective.
        objective: f64,
        /// The best proved bound on the objective.
        bound: f64,
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

/// How to run.
#[derive(Clone, Copy, Default, Debug)]
pub struct Settings<'a> {
    /// A solution to start from, complete or not even feasible.
    pub start: Option<&'a [f64]>,
    /// Threads; one when not given, so that runs can be repeated and compared.
    pub threads: Option<NonZeroU32>,
}

/// Solves a program from nothing with one thread.
pub fn solve(program: &Program, budget: &mut Budget) -> Outcome {
    solve_with(program, Settings::default(), budget)
}

/// Solves a program from a given start with one thread.
pub fn solve_from(program: &Program, start: Option<&[f64]>, budget: &mut Budget) -> Outcome {
    solve_with(program, Settings { start, threads: None }, budget)
}

/// Solves a program.
///
/// HiGHS looks at its interrupt only now and then: presolve and cutting rounds of large programs
/// can take seconds. It therefore runs in a thread of its own, which the caller leaves behind when
/// the budget ends; the thread ends at HiGHS's next look.
pub fn solve_with(program: &Program, settings: Settings<'_>, budget: &mut Budget) -> Outcome {
    if let Some(stop) = program.stopped().or(budget.check().err()) {
        return Outcome::Stopped { stop, bound: None };
    }
    let abandoned = CancelToken::new();
    let worker = Worker {
        program: program.nameless(),
        start: settings.start.map(<[f64]>::to_vec),
        threads: settings.threads,
        watch: Watch::new(budget),
        abandoned: abandoned.clone(),
    };
    apart::run("highs", budget, move |inner| worker.solve(inner)).unwrap_or_else(|stop| {
        abandoned.cancel();
        Outcome::Stopped { stop, bound: None }
    })
}

/// All that the solving thread needs.
struct Worker {
    program: Program,
    start: Option<Vec<f64>>,
    threads: Option<NonZeroU32>,
    watch: Watch,
    abandoned: CancelToken,
}

impl Worker {
    fn solve(mut self, budget: &mut Budget) -> Outcome {
        let mut solved = self.run(true, budget);
        // Presolve may stop at "one of the two"; the simplex method tells them apart.
        if matches!(&solved, Ok(s) if s.status() == HighsModelStatus::UnboundedOrInfeasible) {
            solved = self.run(false, budget);
        }
        match solved {
            Ok(solved) => read(&solved, budget),
            Err(stop) => Outcome::Stopped { stop, bound: None },
        }
    }

    fn run(&mut self, presolve: bool, budget: &mut Budget) -> Result<SolvedModel, Stop> {
        let mut model = build(&self.program).ok_or(Stop::GaveUp)?;
        model.make_quiet();
        model.set_threads(self.threads.unwrap_or(NonZeroU32::MIN));
        if !presolve {
            model.set_option("presolve", "off");
        }
        if let Some(left) = budget.time_left() {
            model.set_option("time_limit", left.as_secs_f64());
        }
        if let Some(start) = &self.start {
            // A start that does not fit is no reason to fail: HiGHS goes on without it.
            let _ = model.try_set_solution(Some(start), None, None, None);
        }
        interrupt::attach(&mut model, self);
        let solved = model.try_solve();
        let nodes = solved.as_ref().map_or(0, |s| s.int_info_value(c"mip_node_count").unwrap_or(0));
        budget.add_nodes(nodes.max(0) as u64);
        solved.map_err(|_| self.check().err().unwrap_or(Stop::GaveUp))
    }

    /// Whether HiGHS may go on.
    fn check(&mut self) -> Result<(), Stop> {
        if self.abandoned.is_cancelled() { Err(Stop::Cancelled) } else { self.watch.check() }
    }
}

fn build(program: &Program) -> Option<Model> {
    let mut problem = RowProblem::default();
    let columns: Vec<Col> = program
        .columns
        .iter()
        .map(|c| problem.add_column_with_integrality(c.cost, c.lower..=c.upper, c.integer))
        .collect();
    for row in &program.rows {
        let terms: Vec<(Col, f64)> =
            row.terms.iter().map(|(var, factor)| (columns[var.0], *factor)).collect();
        problem.add_row(row.lower..=row.upper, terms);
    }
    let sense = if program.maximise { Sense::Maximise } else { Sense::Minimise };
    problem.try_optimise(sense).ok()
}

fn read(solved: &SolvedModel, budget: &Budget) -> Outcome {
    let status = solved.status();
    let values = || solved.get_solution().columns().to_vec();
    let objective = solved.objective_value();
    let bound = solved.double_info_value(c"mip_dual_bound").ok().filter(|b| b.is_finite());
    match status {
        HighsModelStatus::Optimal | HighsModelStatus::ModelEmpty => {
            Outcome::Optimal { values: values(), objective }
        }
        HighsModelStatus::Infeasible => Outcome::Infeasible,
        _ if solved.primal_solution_status() == HighsSolutionStatus::Feasible => {
            Outcome::Feasible { values: values(), objective, bound: bound.unwrap_or(f64::NAN) }
        }
        HighsModelStatus::ReachedTimeLimit => Outcome::Stopped { stop: Stop::Time, bound },
        HighsModelStatus::ReachedMemoryLimit => Outcome::Stopped { stop: Stop::Memory, bound },
        _ => Outcome::Stopped { stop: budget.check().err().unwrap_or(Stop::GaveUp), bound },
    }
}

/// The one place that talks to HiGHS behind its Rust binding, which has no callbacks.
#[allow(unsafe_code)]
mod interrupt {
    use super::Worker;
    use highs::Model;
    use highs_sys::{
        Highs_setCallback, Highs_startCallback, HighsCallbackDataIn, HighsCallbackDataOut,
        kHighsCallbackIpmInterrupt, kHighsCallbackMipInterrupt, kHighsCallbackSimplexInterrupt,
    };
    use std::ffi::{c_char, c_int, c_void};

    /// Lets `worker` end the run. It must stay where it is until the run has ended.
    pub(super) fn attach(model: &mut Model, worker: &mut Worker) {
        // SAFETY: the model is alive, the callback has the type HiGHS declares, and `worker`
        // outlives the run because the caller holds it until `try_solve` has returned.
        unsafe {
            let highs = model.as_mut_ptr();
            Highs_setCallback(highs, Some(ask), std::ptr::from_mut(worker).cast());
            for kind in [
                kHighsCallbackMipInterrupt,
                kHighsCallbackSimplexInterrupt,
                kHighsCallbackIpmInterrupt,
            ] {
                Highs_startCallback(highs, kind);
            }
        }
    }

    unsafe extern "C" fn ask(
        _kind: c_int,
        _message: *const c_char,
        _out: *const HighsCallbackDataOut,
        answer: *mut HighsCallbackDataIn,
        worker: *mut c_void,
    ) {
        // SAFETY: HiGHS hands back the pointer given to it in `attach`; the run has one thread of
        // callbacks, so nobody else holds the worker now. `answer` is null or valid for the call.
        unsafe {
            let stop = (*worker.cast::<Worker>()).check().is_err();
            if stop && !answer.is_null() {
                (*answer).user_interrupt = 1;
            }
        }
    }
}

#[cfg(test)]
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
            Outcome::Optimal { objective, values } => {
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
