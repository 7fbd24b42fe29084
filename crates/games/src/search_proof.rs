//! Proofs by search alone, for every game: see `quadrille_engines::pb`.

use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{NoLemmas, Refuter};

/// Refutes a program from its rows alone.
pub fn refute<P>(
    _puzzle: &P,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let proof = Refuter::refute(task.program, &mut NoLemmas, budget)?;
    Ok(proof.map(|proof| Refutation { proof, by: "prove-by-search" }))
}

/// Proves from the rows alone that no point is better.
pub fn bound<P>(
    _puzzle: &P,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let proof = Refuter::bound(task.program, task.point, &mut NoLemmas, budget)?;
    Ok(proof.map(|proof| Refutation { proof, by: "prove-by-search" }))
}
