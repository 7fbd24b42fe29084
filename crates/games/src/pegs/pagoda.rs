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
    let mut program = Program::new("pagoda");
    let weights: Vec<Var> =
        field.cells.iter().map(|c| program.continuous(format!("w_{c}"), -1.0, 1.0)).collect();
    for (i, w) in weights.iter().enumerate() {
        program.cost(*w, f64::from(pegs[i]) - if i == goal { 1.0 } else { 0.0 });
    }
    for (i, j) in field.jumps.iter().enumerate() {
        let terms = [(weights[j.from], 1.0), (weights[j.over], 1.0), (weights[j.to], -1.0)];
        program.row(format!("jump_{i}"), &terms, 0.0, f64::INFINITY);
    }
    match mip::solve(&program, budget) {
        Outcome::Optimal { values, objective } if objective < -1e-6 => {
            Ok(whole(field, pegs, goal, &values))
        }
        Outcome::Stopped { stop, .. } => Err(stop),
        _ => Ok(None),
    }
}

/// The weights as whole numbers, if some small multiple of them is a proof.
fn whole(field: &Field, pegs: &[bool], goal: usize, values: &[f64]) -> Option<Vec<i64>> {
    (1..=5040).find_map(|scale| {
        let scaled = values.iter().map(|v| v * f64::from(scale));
        if scaled.clone().any(|v| (v - v.round()).abs() > 1e-4) {
            return None;
        }
        let weights: Vec<i64> = scaled.map(|v| v.round() as i64).collect();
        let steady = |j: &super::field::Jump| weights[j.from] + weights[j.over] >= weights[j.to];
        let total: i64 = weights.iter().zip(pegs).filter(|(_, p)| **p).map(|(w, _)| w).sum();
        (field.jumps.iter().all(steady) && total < weights[goal]).then_some(weights)
    })
}
