//! What all solutions of a puzzle agree on: for each open cell everything it is in some solution.
//!
//! Written once for all games, over the erased layer: a copy a game would be loaded with every page.

use crate::edit::Outcome;
use crate::{Ask, Budget, Cell, DynPuzzle, InputError, Ruling, SolveReport, Stop};

/// What the solutions say of each cell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct Agreement {
    /// Each open cell with the faces of what it is in some solution; several where solutions differ, none
    /// where there is no solution.
    pub cells: Vec<(Cell, Vec<String>)>,
    /// Why some of it may be missing: what is told was found, and more may be.
    pub stopped: Option<Stop>,
}

/// One open cell while solutions are looked for.
struct Open {
    cell: Cell,
    outcomes: Vec<Outcome>,
    found: Vec<bool>,
}

impl dyn DynPuzzle + '_ {
    /// What each open cell is in some solution; nothing in games whose solutions cannot be compared.
    ///
    /// Asks for a solution with each thing a cell may be, unless a solution found before has it: so most answers are
    /// never asked for. In games that minimise something the solutions are the best ones.
    pub fn agreement(&self, budget: &mut Budget) -> Result<Agreement, InputError> {
        let mut open: Vec<Open> = self
            .outcomes()
            .into_iter()
            .map(|(cell, outcomes)| Open { cell, found: vec![false; outcomes.len()], outcomes })
            .collect();
        let stopped = if open.is_empty() { None } else { self.compare(&mut open, budget)? };
        let found = |open: Open| {
            let faces = open.outcomes.into_iter().zip(open.found).filter(|(_, found)| *found);
            (open.cell, faces.map(|(outcome, _)| outcome.face).collect())
        };
        Ok(Agreement { cells: open.into_iter().map(found).collect(), stopped })
    }

    fn compare(&self, open: &mut [Open], budget: &mut Budget) -> Result<Option<Stop>, InputError> {
        let first = self.solve(None, &Ask::default(), budget)?;
        let best = first.objective;
        if !self.note(open, &first)? {
            return Ok(unsettled(&first, budget));
        }
        for cell in 0..open.len() {
            for which in 0..open[cell].outcomes.len() {
                if open[cell].found[which] {
                    continue;
                }
                if let Err(stop) = budget.check() {
                    return Ok(Some(stop));
                }
                let mut position = self.start();
                if position.play(&open[cell].outcomes[which].play).is_err() {
                    continue;
                }
                let answer = position.complete(budget)?;
                if let Some(stop) = unsettled(&answer, budget) {
                    return Ok(Some(stop));
                }
                if answer.objective == best {
                    self.note(open, &answer)?;
                }
            }
        }
        Ok(None)
    }

    /// Notes what a solution makes of every cell; says whether there is one.
    fn note(&self, open: &mut [Open], answer: &SolveReport) -> Result<bool, InputError> {
        let (Ruling::Solved, Some(solution)) = (answer.verdict, &answer.solution) else {
            return Ok(false);
        };
        let cells: Vec<Cell> = open.iter().map(|open| open.cell).collect();
        for (Open { outcomes, found, .. }, face) in
            open.iter_mut().zip(self.faces(solution, &cells)?)
        {
            if let Some(at) = outcomes.iter().position(|outcome| outcome.face == face) {
                found[at] = true;
            }
        }
        Ok(true)
    }
}

/// Why an answer leaves the question open, if it does. Without a proof that it is the best, nobody knows what the
/// best ones are.
pub(crate) fn unsettled(answer: &SolveReport, budget: &Budget) -> Option<Stop> {
    let open = !matches!(answer.verdict, Ruling::Solved | Ruling::Impossible);
    open.then(|| budget.check().err().unwrap_or(Stop::GaveUp))
}
