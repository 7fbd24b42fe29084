//! Pagoda functions: a weight for each hole such that no jump can increase the pegs' total weight.
//!
//! If the start weighs less than a single peg on the goal, the goal is out of reach. The best such
//! weighting is a linear program.

use super::field::Field;
use quadrille_core::{Budget, Stop};
use quadrille_engines::mip::{self, Outcome, Program, Var};

/// Weights that prove `goal` out of reach, if there are any.
///
/// They are whole numbers, verified without the engine's rounding.
pub fn forbids(
    field: &Field,
    pegs: &[bool],
    goal: usize,
    budget: &mut Budget,
) -> Result<Option<Vec<i64>>, Stop> {
    let (program, _) = cone(field, pegs, goal);
    match mip::solve(&program, budget) {
        Outcome::Optimal { values, objective, .. } if objective < -1e-6 => {
            let lighter = |w: &[i64]| {
                let total: i64 = w.iter().zip(pegs).filter(|(_, p)| **p).map(|(w, _)| w).sum();
                total < w[goal]
            };
            Ok(multiple(&values, |w| is_pagoda(field, w) && lighter(w)))
        }
        // Without an engine there is no weighting to be had, and other proofs must do.
        Outcome::Stopped { stop: Stop::GaveUp, .. } => Ok(None),
        Outcome::Stopped { stop, .. } => Err(stop),
        _ => Ok(None),
    }
}

/// Weightings to filter positions by: one that leaves as little to spare between heaviest start and lightest end as
/// possible for each cell, counted once as a gain and once as a loss.
///
/// A position that weighs less than every end can no longer reach one, and what weighs more than every start never followed
/// from one.
pub fn filters(
    field: &Field,
    starts: &[u64],
    ends: &[u64],
    budget: &mut Budget,
) -> Result<Vec<Vec<i64>>, Stop> {
    let mut found: Vec<Vec<i64>> = Vec::new();
    for (cell, value) in (0..field.len()).flat_map(|i| [(i, 1.0), (i, -1.0)]) {
        let (mut program, weights) = between(field, starts, ends);
        program.fix(weights[cell], value);
        match mip::solve(&program, budget) {
            Outcome::Optimal { values, .. } => {
                if let Some(whole) = multiple(&values[..field.len()], |w| is_pagoda(field, w))
                    && !found.contains(&whole)
                {
                    found.push(whole);
                }
            }
            Outcome::Stopped { stop: Stop::GaveUp, .. } => return Ok(found),
            Outcome::Stopped { stop, .. } => return Err(stop),
            _ => {}
        }
    }
    Ok(found)
}

/// A weighting by which each of some positions weighs less than all of some others, so that no play leads from one to one
/// of those; nothing where there is none.
pub fn parts(
    field: &Field,
    starts: &[u64],
    ends: &[u64],
    budget: &mut Budget,
) -> Result<Option<Vec<i64>>, Stop> {
    let (program, _) = between(field, starts, ends);
    match mip::solve(&program, budget) {
        Outcome::Optimal { values, objective, .. } if objective < -1e-6 => {
            let weigh =
                |w: &[i64], position: u64| -> i64 { pegs_of(field, position).map(|i| w[i]).sum() };
            let lighter = |w: &[i64]| {
                let heaviest = starts.iter().map(|start| weigh(w, *start)).max();
                heaviest < ends.iter().map(|end| weigh(w, *end)).min()
            };
            Ok(multiple(&values[..field.len()], |w| is_pagoda(field, w) && lighter(w)))
        }
        Outcome::Stopped { stop: Stop::GaveUp, .. } => Ok(None),
        Outcome::Stopped { stop, .. } => Err(stop),
        _ => Ok(None),
    }
}

/// A weighting in which the start comes as near to a peg on the goal as it can: the less there is to spare, the less a
/// play may waste, and if it weighs less there is none. Nothing where no weighting gives the goal a weight.
#[cfg(feature = "highs")]
pub fn tightest(
    field: &Field,
    pegs: &[bool],
    goal: usize,
    budget: &mut Budget,
) -> Result<Option<Vec<i64>>, Stop> {
    let (mut program, weights) = cone(field, pegs, goal);
    program.fix(weights[goal], 1.0);
    match mip::solve(&program, budget) {
        Outcome::Optimal { values, .. } => Ok(multiple(&values, |w| is_pagoda(field, w))),
        Outcome::Stopped { stop, .. } => Err(stop),
        _ => Ok(None),
    }
}

/// All weightings between -1 and 1 that no jump increases, with the cost of start minus goal.
fn cone(field: &Field, pegs: &[bool], goal: usize) -> (Program, Vec<Var>) {
    let (mut program, weights) = all(field);
    for (i, w) in weights.iter().enumerate() {
        let counts = f64::from(u8::from(pegs[i])) - f64::from(u8::from(i == goal));
        program.cost(*w, counts);
    }
    (program, weights)
}

/// The same with the cost of heaviest start minus lightest end.
fn between(field: &Field, starts: &[u64], ends: &[u64]) -> (Program, Vec<Var>) {
    let (mut program, weights) = all(field);
    let most = field.len() as f64;
    for (name, cost, positions) in [("heaviest", 1.0, starts), ("lightest", -1.0, ends)] {
        let extreme = program.continuous(name.to_string(), -most, most);
        program.cost(extreme, cost);
        for (i, position) in positions.iter().enumerate() {
            let mut terms: Vec<(Var, f64)> =
                pegs_of(field, *position).map(|cell| (weights[cell], -cost)).collect();
            terms.push((extreme, cost));
            program.row(format!("{name}_{i}"), &terms, 0.0, f64::INFINITY);
        }
    }
    (program, weights)
}

/// The cells that have pegs in a position.
fn pegs_of(field: &Field, position: u64) -> impl Iterator<Item = usize> + use<> {
    (0..field.len()).filter(move |cell| position >> cell & 1 == 1)
}

/// All weightings between -1 and 1 that no jump increases.
fn all(field: &Field) -> (Program, Vec<Var>) {
    let mut program = Program::new("pagoda");
    let weights: Vec<Var> =
        field.cells.iter().map(|c| program.continuous(format!("w_{c}"), -1.0, 1.0)).collect();
    for (i, j) in field.jumps.iter().enumerate() {
        let terms = [(weights[j.from], 1.0), (weights[j.over], 1.0), (weights[j.to], -1.0)];
        program.row(format!("jump_{i}"), &terms, 0.0, f64::INFINITY);
    }
    (program, weights)
}

fn is_pagoda(field: &Field, weights: &[i64]) -> bool {
    field.jumps.iter().all(|j| weights[j.from] + weights[j.over] >= weights[j.to])
}

/// A small multiple of the values that is whole and passes a test.
fn multiple(values: &[f64], fits: impl Fn(&[i64]) -> bool) -> Option<Vec<i64>> {
    (1..=5040).find_map(|scale| {
        let scaled = values.iter().map(|v| v * f64::from(scale));
        if scaled.clone().any(|v| (v - v.round()).abs() > 1e-4) {
            return None;
        }
        let weights: Vec<i64> = scaled.map(|v| v.round() as i64).collect();
        fits(&weights).then_some(weights)
    })
}
