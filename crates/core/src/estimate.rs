//! How many solutions a puzzle has, about, where they are too many to count: Knuth's random probing.
//!
//! A probe walks down the tree of solutions, takes one of the branches at each fork, all with the same chance, and multiplies
//! how many there were. The mean of that product is the number of leaves exactly, whatever the tree looks like (D. E. Knuth,
//! Estimating the efficiency of backtrack programs, 1975). Every branch of our tree ends in a solution, so no probe is lost.
//! What it costs is the spread of the products, which the standard error tells.

use crate::choices::{Choices, Witness};
use crate::end::End;
use crate::{Budget, DynPuzzle, InputError, Rng, Stop};
use std::rc::Rc;

/// An estimate of a number of solutions.
#[derive(Clone, PartialEq, Debug, Default)]
#[must_use]
pub struct Estimate {
    /// The probes that were finished.
    pub probes: u64,
    /// The decimal logarithm of their mean; nothing when there is no solution, which is certain, or no probe.
    pub log10: Option<f64>,
    /// The standard error of the mean as a part of the mean; nothing for a single probe.
    pub relative_error: Option<f64>,
    /// What each solution scores, in games that minimise something: there the best ones are counted.
    pub objective: Option<i64>,
    /// The limit that ended the probing early: the probes before it still count.
    pub stopped: Option<Stop>,
}

impl Estimate {
    /// The mean, where a number of this size can be written.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        match self.log10 {
            None if self.stopped.is_none() => Some(0.0),
            None => None,
            Some(log) => Some(10f64.powf(log)).filter(|mean| mean.is_finite()),
        }
    }
}

impl dyn DynPuzzle + '_ {
    /// Estimates the number of solutions from so many probes, of which the seed decides the choices.
    pub fn estimate(
        &self,
        probes: u64,
        seed: u64,
        budget: &mut Budget,
    ) -> Result<Estimate, InputError> {
        let mut estimate = Estimate::default();
        let mut logs = Vec::new();
        match probe_all(self, probes, seed, &mut estimate, &mut logs, budget) {
            Ok(()) => {}
            Err(End::Stop(stop)) => estimate.stopped = Some(stop),
            Err(End::Input(error)) => return Err(error),
        }
        estimate.probes = logs.len() as u64;
        (estimate.log10, estimate.relative_error) = mean_of(&logs);
        Ok(estimate)
    }
}

fn probe_all(
    puzzle: &dyn DynPuzzle,
    probes: u64,
    seed: u64,
    estimate: &mut Estimate,
    logs: &mut Vec<f64>,
    budget: &mut Budget,
) -> Result<(), End> {
    let (choices, first) = Choices::new(puzzle, budget)?;
    estimate.objective = choices.best;
    let Some(first) = first else { return Ok(()) };
    let mut rng = Rng::new(seed);
    while (logs.len() as u64) < probes {
        logs.push(probe(&choices, first.clone(), &mut rng, budget)?);
        budget.report("progress-probes", logs.len() as u64, probes);
    }
    Ok(())
}

/// The natural logarithm of the product of one probe.
fn probe(
    choices: &Choices<'_>,
    mut witness: Rc<Witness>,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<f64, End> {
    let mut position = choices.root();
    let mut log = 0.0;
    for depth in 0..choices.depth() {
        let mut branches = Vec::new();
        for number in 0..choices.width(depth) {
            if witness.faces[depth] == number {
                let next = choices.along(&*position, depth, &witness);
                branches.push((next, witness.clone()));
            } else {
                branches.extend(choices.branch(&*position, depth, number, &witness, budget)?);
            }
        }
        log += (branches.len() as f64).ln();
        (position, witness) = branches.swap_remove(rng.below(branches.len()));
    }
    Ok(log)
}

/// The decimal logarithm of the mean of numbers given by their natural logarithms, and the standard error as a part of it.
/// Numbers with hundreds of digits are common here, so they are only ever compared with the greatest.
fn mean_of(logs: &[f64]) -> (Option<f64>, Option<f64>) {
    if logs.is_empty() {
        return (None, None);
    }
    let most = logs.iter().copied().fold(f64::MIN, f64::max);
    let count = logs.len() as f64;
    let mean = logs.iter().map(|log| (log - most).exp()).sum::<f64>() / count;
    let squares = logs.iter().map(|log| ((log - most).exp() - mean).powi(2)).sum::<f64>();
    let error = (squares / (count - 1.0) / count).sqrt() / mean;
    let error = (logs.len() > 1).then_some(error);
    (Some((mean.ln() + most) / std::f64::consts::LN_10), error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_of_numbers_too_large_to_write() {
        // 2, 4 and 6 times e^1000: their mean is 4 e^1000, its standard error 2 / sqrt(3) of e^1000.
        let logs = [2f64, 4.0, 6.0].map(|x| x.ln() + 1000.0);
        let (log, error) = mean_of(&logs);
        assert!((log.unwrap() - (4f64.log10() + 1000.0 / std::f64::consts::LN_10)).abs() < 1e-9);
        assert!((error.unwrap() - 0.5 / 3f64.sqrt()).abs() < 1e-9);
        assert_eq!(mean_of(&[]), (None, None));
        assert_eq!(mean_of(&[0.0]), (Some(0.0), None));
    }
}
