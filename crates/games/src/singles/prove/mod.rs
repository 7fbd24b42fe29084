//! Proofs about the program, written by the engine of `search` while it searches.
//!
//! | file | what is in it |
//! |---|---|
//! | `logged` | the engine with a log: every clause it learns follows from rows it names |
//! | `rings` | that blacks form no ring, derived from the program's rows about leaning |
//! | `rows` | where the program's rows and variables are, by arithmetic |

mod logged;
mod rings;
mod rows;

use super::rules::Puzzle;
use super::solve::probe;
use super::twins::Twins;
use crate::learning::{Engine, LearningSearch};
use crate::search_proof;
use logged::Logged;
use quadrille_core::{Budget, Refutation, Stop, Task};
use rows::Rows;

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    if puzzle.rows() == 1 || puzzle.cols() == 1 {
        // A strip has no rings; its few rows propagate to the end.
        return search_proof::refute(puzzle, task, budget);
    }
    let numbers = Rows::new(puzzle, task.program);
    let twins = Twins::new(puzzle);
    let mut engine = Logged::new(puzzle, &twins, &numbers, task, budget);
    if probe::settle(&mut engine, budget)? {
        let mut search = LearningSearch::new(engine);
        if !search.each_answer(1, budget, &mut |_| ())? || search.engine().answered() {
            return Ok(None);
        }
        engine = search.into_engine();
    }
    debug_assert_eq!(engine.depth(), 0);
    Ok(Some(Refutation { proof: engine.refuted(), by: "prove-by-rings" }))
}
