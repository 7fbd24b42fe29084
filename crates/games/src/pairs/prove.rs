//! Prices as a proof about the program: each cell's row times its price bounds what all pairs save.

use super::rules::{Puzzle, Rule};
use super::solve::matching;
use super::spec;
use crate::search_proof;
use quadrille_core::pb::{Bit, RowId};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lit, Log};

/// Proves that no pairing saves more.
///
/// Whites that pair at any distance have odd sets in their proofs, which are written in terms of the rail
/// and not of the pairs; there a search over the program writes the proof.
pub fn bound(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    if puzzle.rule() == Rule::WhiteAnywhere {
        return search_proof::bound(puzzle, task, budget);
    }
    let Ok(stated) = spec::state(puzzle) else { return Ok(None) };
    let (_, prices) = matching::priced(puzzle, budget)?;
    let mut parts: Vec<(Result<RowId, Lit>, u64)> = Vec::new();
    for (price, once) in prices.iter().zip(&stated.once) {
        if let Some(row) = once.filter(|_| *price > 0) {
            parts.push((Ok(row), price.unsigned_abs()));
        }
    }
    for (index, &(a, b)) in stated.pairs.iter().enumerate() {
        let saved = 2 * i64::from(puzzle.values()[a].min(puzzle.values()[b]));
        let spare = prices[a] + prices[b] - saved;
        if spare > 0 {
            parts.push((Err(Lit::new(Bit(index as u32), true)), spare.unsigned_abs()));
        }
    }
    if parts.is_empty() {
        parts.push((Err(Lit::new(Bit(0), true)), 1));
    }
    let mut log = Log::new(task.program, budget);
    log.check()?;
    let id = log.combine(&parts);
    let proof = log.optimal(task.program.value(task.point), id, task.point);
    Ok(Some(Refutation { proof, by: "prove-by-prices" }))
}
