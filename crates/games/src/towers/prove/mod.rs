//! Proofs about the program: a search that is told what a line's clues and its heights come to.
//!
//! | file | what is in it |
//! |---|---|
//! | `rows` | where the program's rows and variables are |
//! | `layers` | a clue as a layered automaton: how high the towers passed so far are |
//! | `hall` | as many cells as heights: one sum of rows |

mod hall;
mod layers;
mod rows;

use super::rules::Puzzle;
use hall::HallSets;
use quadrille_core::pb::{Bit, Row};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lemmas, Log, Outcome, Refuter};
use rows::Rows;

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let rows = Rows::new(puzzle);
    let mut log = Log::new(task.program, budget);
    let layers = layers::derive(puzzle, &rows, task.program.bits() as u32, &mut log);
    let mut lemmas = Lines { hall: HallSets::new(&rows), bits: layers.bits, rows };
    let ended = Refuter::run_with(task.program, &layers.lemmas, &mut lemmas, &mut log, budget)?;
    Ok(match ended {
        Outcome::Refuted(id) => {
            Some(Refutation { proof: log.unsatisfiable(id), by: "prove-by-layers" })
        }
        Outcome::Point => None,
    })
}

struct Lines {
    rows: Rows,
    bits: usize,
    hall: HallSets,
}

impl Lemmas for Lines {
    fn find(&mut self, value: &dyn Fn(Bit) -> Option<bool>, log: &mut Log) -> Vec<Lemma> {
        self.hall.find(value, log)
    }

    fn keeps(&self, row: &Row<'_>) -> bool {
        // The layers say the same with far fewer terms.
        !self.rows.is_sight(row.id)
    }

    fn bits(&self) -> usize {
        self.bits
    }
}
