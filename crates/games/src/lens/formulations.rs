//! The formulations of a puzzle side by side.

use super::relaxation::best;
use super::{size, spent};
use quadrille_core::lens::{Formulation, gap};
use quadrille_core::{Ask, Budget, DynPuzzle, InputError, Options, Stop};
use quadrille_engines::lp::relax;
use quadrille_engines::mip;
use std::time::Duration;

/// Measures every program of a puzzle: its size, its root and the branch and bound `bnb` with these options; and the
/// loops of cuts, in games that have one. The budget's time is shared out; the inner error is a limit before
/// anything was measured.
pub fn formulations(
    puzzle: &dyn DynPuzzle,
    options: &Options,
    budget: &mut Budget,
) -> Result<Result<Vec<Formulation>, Stop>, InputError> {
    mip::available()?;
    let programs = puzzle.programs();
    let cuts = puzzle.cut_kinds();
    let mut measured = Vec::new();
    for (index, name) in programs.iter().enumerate() {
        let left = programs.len() - index + cuts.len();
        let mut slice = share(budget, left);
        let row = match program(puzzle, name, options, &mut slice) {
            Ok(row) => row,
            // A program that is not for this board, or too large, is no reason to hide the others.
            Err(_) if index > 0 => continue,
            Err(error) => return Err(error),
        };
        budget.absorb(&slice);
        measured.push(row);
    }
    for (index, cut) in cuts.iter().enumerate() {
        let mut slice = share(budget, cuts.len() - index);
        let before = slice.time_left().unwrap_or_default();
        let told = puzzle.cut_loop(cut, &mut slice)?;
        measured.push(Formulation {
            name: format!("mip --cut {cut}"),
            bound: None,
            optimum: None,
            gap: None,
            fractional: None,
            verdict: told.verdict,
            nodes: told.nodes,
            rounds: Some(told.rounds.len() as u64),
            cuts: Some(told.cuts() as u64),
            seconds: spent(before, &slice),
            size: told.size,
        });
        budget.absorb(&slice);
    }
    Ok(match budget.check() {
        Err(stop) if measured.is_empty() => Err(stop),
        _ => Ok(measured),
    })
}

/// An equal share of the time that is left.
fn share(budget: &Budget, among: usize) -> Budget {
    let left = budget.time_left().unwrap_or(Duration::from_secs(3600));
    budget.slice(left / among.max(1) as u32, u64::MAX)
}

fn program(
    puzzle: &dyn DynPuzzle,
    name: &str,
    options: &Options,
    budget: &mut Budget,
) -> Result<Formulation, InputError> {
    let written = puzzle.program(Some(name))?;
    let relaxed = relax(&written, &[], budget).ok().flatten();
    let minimises = !written.objective().is_empty();
    let mut options = options.clone();
    if puzzle.programs().len() > 1 {
        options.set("program", name);
    }
    let report = puzzle.solve(Some("bnb"), &Ask { options, ..Ask::default() }, budget)?;
    let bound = relaxed.as_ref().filter(|_| minimises).map(|relaxed| relaxed.bound);
    let optimum = match (&report.solution, report.verdict.is_definite()) {
        _ if !minimises => None,
        (Some(solution), true) => Some(puzzle.worth(name, solution)?),
        _ => best(puzzle, name, budget)?,
    };
    Ok(Formulation {
        name: name.to_string(),
        size: size(&written),
        bound,
        optimum,
        gap: gap(bound, optimum),
        fractional: relaxed.map(|relaxed| relaxed.fractional()),
        verdict: report.verdict,
        nodes: report.nodes,
        rounds: None,
        cuts: None,
        seconds: report.seconds,
    })
}
