//! What all solutions of a puzzle agree on: for each open cell everything it is in some solution.

use crate::edit::Outcome;
use crate::referee::{refereed, solve};
use crate::{Ask, Budget, Cell, Game, InputError, Stop, Verdict};

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

/// Asks for a solution with each thing a cell may be, unless a solution found before has it: so most answers are never
/// asked for. In games that minimise something the solutions are the best ones.
pub(crate) fn agreement<G: Game>(
    puzzle: &G::Puzzle,
    budget: &mut Budget,
) -> Result<Agreement, InputError> {
    let mut open: Vec<Open> = G::outcomes(puzzle)
        .into_iter()
        .map(|(cell, outcomes)| Open { cell, found: vec![false; outcomes.len()], outcomes })
        .collect();
    let ask = Ask::default();
    let first = solve(puzzle, G::default_method(puzzle, &ask), &ask, budget)?;
    let stopped = match (first.verdict, &first.solution) {
        (Verdict::Solved, Some(solution)) => {
            note::<G>(&mut open, puzzle, solution);
            others::<G>(&mut open, puzzle, G::objective(puzzle, solution), budget)?
        }
        (Verdict::Impossible, _) => None,
        (Verdict::Unknown(stop), _) => Some(stop),
        // Without a proof that it is the best nobody knows what the best ones are.
        _ => Some(Stop::GaveUp),
    };
    let found = |open: Open| {
        let faces = open.outcomes.into_iter().zip(open.found).filter(|(_, found)| *found);
        (open.cell, faces.map(|(outcome, _)| outcome.face).collect())
    };
    Ok(Agreement { cells: open.into_iter().map(found).collect(), stopped })
}

/// Notes what a solution makes of every cell.
fn note<G: Game>(open: &mut [Open], puzzle: &G::Puzzle, solution: &G::Solution) {
    for Open { cell, outcomes, found } in open {
        let face = G::outcome(puzzle, solution, *cell);
        if let Some(at) = outcomes.iter().position(|outcome| outcome.face == face) {
            found[at] = true;
        }
    }
}

/// Looks for solutions that have what none so far has.
fn others<G: Game>(
    open: &mut [Open],
    puzzle: &G::Puzzle,
    best: Option<i64>,
    budget: &mut Budget,
) -> Result<Option<Stop>, InputError> {
    for cell in 0..open.len() {
        for which in 0..open[cell].outcomes.len() {
            if open[cell].found[which] {
                continue;
            }
            if let Err(stop) = budget.check() {
                return Ok(Some(stop));
            }
            let mut state = G::start(puzzle);
            if G::play(puzzle, &mut state, &open[cell].outcomes[which].play).is_err() {
                continue;
            }
            let answer = refereed::<G>(puzzle, "complete", G::complete(puzzle, &state, budget)?);
            match (answer.verdict, &answer.solution) {
                (Verdict::Unknown(stop), _) => return Ok(Some(stop)),
                (Verdict::Solved, Some(solution)) if G::objective(puzzle, solution) == best => {
                    note::<G>(open, puzzle, solution);
                }
                _ => {}
            }
        }
    }
    Ok(None)
}
