//! Method `mip`: report 001's integer program, with its loop of connectivity cuts.
//!
//! The cut `report` is what the report writes (one of all current blacks must become visible);
//! `border` is one cut for each enclosed area, from the blacks around it alone.

use super::cuts::Areas;
use crate::singles::model;
use crate::singles::rules::{Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, Kind, OptionSpec, message};
use quadrille_engines::mip::{self, Engine, Outcome, Var};

/// The kind of cuts.
pub(super) const CUT: OptionSpec = OptionSpec {
    name: "cut",
    kind: Kind::Choice(&["border", "report"]),
    about: "singles-option-cut",
};

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let engine = Engine::of(&ask.options)?;
    let cut = CUT.chosen(&ask.options)?;
    if let Err(stop) = budget.check() {
        return Ok(Answer::unknown(stop));
    }
    let model::CellProgram { mut program, x } = model::program(puzzle, budget);
    let at_least_one =
        |program: &mut mip::Program, name: String, terms: &[(Var, f64)], least: f64| {
            program.row(name, terms, least, f64::INFINITY);
        };
    let (mut first, mut found) = (None, 0);
    let (mut rounds, mut cuts) = (0, 0);
    let (exhausted, stop) = loop {
        rounds += 1;
        if let Err(stop) = budget.check() {
            break (false, Some(stop));
        }
        let values = match engine.solve(&program, budget) {
            // The objective only picks among solutions: any feasible one will do.
            Outcome::Optimal { values, .. } | Outcome::Feasible { values, .. } => values,
            Outcome::Infeasible => break (true, None),
            Outcome::Stopped { stop, .. } => break (false, Some(stop)),
        };
        let solution = model::solution(puzzle, x.iter().map(|v| values[v.index()] < 0.5));
        let areas = Areas::new(&solution.black);
        if areas.connected() {
            found += 1;
            // Another answer differs somewhere: sum of (1 - x) over whites + x over blacks >= 1.
            let blacks = solution.black.values();
            let terms: Vec<_> =
                x.iter().zip(blacks).map(|(&v, &b)| (v, if b { 1.0 } else { -1.0 })).collect();
            let whites = blacks.iter().filter(|&&b| !b).count();
            first.get_or_insert(solution);
            if found >= ask.count.max(1) {
                break (false, None);
            }
            at_least_one(&mut program, format!("differs_{found}"), &terms, 1.0 - whites as f64);
        } else {
            for cells in cuts_of(cut, &areas, &solution) {
                cuts += 1;
                let terms: Vec<_> = cells.iter().map(|&c| (x[c], 1.0)).collect();
                at_least_one(&mut program, format!("cut_{cuts}"), &terms, 1.0);
            }
        }
        budget.report("progress-cut-rounds", rounds, 0);
    };
    let note = message!("singles-rounds-and-cuts", rounds = rounds, cuts = cuts, cut = cut);
    Ok(Answer::counted(first, found, exhausted, stop).note(note))
}

/// The cuts that an answer with several areas calls for, each as the cells of which one must be visible.
pub(super) fn cuts_of(cut: &str, areas: &Areas, solution: &Solution) -> Vec<Vec<usize>> {
    match cut {
        "report" => {
            let blacks = solution.black.values().iter().enumerate().filter(|(_, black)| **black);
            vec![blacks.map(|(cell, _)| cell).collect()]
        }
        _ => areas.border_cuts().cloned().collect(),
    }
}
