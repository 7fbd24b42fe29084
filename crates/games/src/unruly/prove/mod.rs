//! Proofs about report 002's program, written by `search` while it searches.
//!
//! | file | what is in it |
//! |---|---|
//! | `journal` | who listens to the search and writes the proof |
//! | `circle` | what a whole line allows, as a sum of its rows |
//! | `lemmas` | a search over the program's rows, for boards on which `search` would go on to learn clauses |
//!
//! A checker propagates windows, counts and given tiles by itself, so only what a whole line says needs a
//! line of the proof, and every branch that fails one more.

mod circle;
mod journal;
mod lemmas;

use super::rules::Puzzle;
use super::solve::search::{FIRST_RUN, TileSearch};
use journal::Journal;
use quadrille_core::{Budget, Refutation, Stop, Task};

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let journal = Journal::new(puzzle, task.program, budget);
    // The seed of a question that names none: the search is the one that answered.
    let mut search = TileSearch::before(puzzle, 0, journal);
    // One answer may be there, which the program rules out.
    let few = 1 + u64::from(!task.point.is_empty());
    if search.begin(budget)? && !search.one_run(few, FIRST_RUN, budget)? {
        return lemmas::refute(puzzle, task, budget);
    }
    let proof = search.tiles.witness.refutation();
    Ok(proof.map(|proof| Refutation { proof, by: "prove-by-tiles" }))
}
