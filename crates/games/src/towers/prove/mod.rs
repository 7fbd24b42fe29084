//! Proofs about the program: the log of the solver's own search, or where that stalls a search over the program's rows
//! that is told what a line's clues and its heights come to.
//!
//! | file | what is in it |
//! |---|---|
//! | `rows` | where the program's rows and variables are |
//! | `journal` | who listens to the search and writes the proof |
//! | `automaton` | a clue as the states of the search's dynamic program |
//! | `layers` | a clue as a layered automaton: how high the towers passed so far are |
//! | `hall` | as many cells as heights: one sum of rows |

mod automaton;
mod hall;
mod journal;
mod layers;
mod rows;

use super::rules::Puzzle;
use super::solve::search::{self, NO_TIME_LIMIT};
use hall::HallSets;
use journal::Journal;
use quadrille_core::pb::{Bit, Row};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lemmas, Log, Outcome, Refuter};
use rows::Rows;

/// On larger boards the automata of all clues take a checker longer than the layers that the other search has.
const LARGEST: usize = 12;
/// So many looks at lines may the solver's search take before one that learns takes over.
const PATIENCE: u64 = 30_000;

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    if puzzle.size() > LARGEST {
        return by_learning(puzzle, task, budget);
    }
    let journal = Journal::new(Rows::new(puzzle), task.program, budget);
    // One answer may be there, which the program rules out.
    let few = 1 + u64::from(!task.point.is_empty());
    let mut slice = budget.slice(NO_TIME_LIMIT, PATIENCE);
    let searched = search::witnessed(puzzle, few, journal, &mut slice);
    budget.absorb(&slice);
    match searched {
        Ok(journal) => {
            let proof = journal.refutation()?;
            Ok(proof.map(|proof| Refutation { proof, by: "prove-by-towers" }))
        }
        Err(Stop::Nodes) => {
            budget.check()?;
            by_learning(puzzle, task, budget)
        }
        Err(stop) => Err(stop),
    }
}

/// Refutes a program by a search that learns, over layers of all clues.
fn by_learning(
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
