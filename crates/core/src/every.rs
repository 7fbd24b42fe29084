//! Every solution of a puzzle, one after the other, in an order that depends on the puzzle alone: so a list that was cut
//! short can be gone on with from its last line.

use crate::choices::{Choices, Witness};
use crate::end::End;
use crate::{Budget, DynPosition, DynPuzzle, InputError, Stop};
use std::rc::Rc;

/// How a walk through all solutions ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[must_use]
pub struct Every {
    /// How many were told.
    pub solutions: u64,
    /// Whether those were all, counted from where the walk began.
    pub exhausted: bool,
    /// What each of them scores, in games that minimise something: there all solutions are all best ones.
    pub objective: Option<i64>,
    /// The limit that ended it early.
    pub stopped: Option<Stop>,
}

/// A cell on the way to the solution that was told last.
struct Fork {
    position: Box<dyn DynPosition>,
    /// A solution that keeps the position.
    witness: Rc<Witness>,
    /// What to try next in this cell.
    next: u16,
}

/// Progress is told every so many solutions.
const TELL: u64 = 1 << 10;

impl dyn DynPuzzle + '_ {
    /// Tells every solution, or those after a given one, until `visit` says false.
    ///
    /// In games that minimise something these are the best ones. Refused where solutions cannot be told apart cell by
    /// cell.
    pub fn every(
        &self,
        after: Option<&str>,
        budget: &mut Budget,
        visit: &mut dyn FnMut(&str) -> bool,
    ) -> Result<Every, InputError> {
        let mut told = Every::default();
        match walk(self, after, &mut told, budget, visit) {
            Ok(exhausted) => told.exhausted = exhausted,
            Err(End::Stop(stop)) => told.stopped = Some(stop),
            Err(End::Input(error)) => return Err(error),
        }
        Ok(told)
    }
}

fn walk(
    puzzle: &dyn DynPuzzle,
    after: Option<&str>,
    told: &mut Every,
    budget: &mut Budget,
    visit: &mut dyn FnMut(&str) -> bool,
) -> Result<bool, End> {
    let (choices, first) = Choices::new(puzzle, budget)?;
    told.objective = choices.best;
    let Some(first) = first else { return Ok(true) };
    let mut forks = match after {
        Some(text) => resume(&choices, choices.read(text)?),
        None => vec![Fork { position: choices.root(), witness: first, next: 0 }],
    };
    loop {
        let Some(depth) = forks.len().checked_sub(1) else { return Ok(true) };
        if depth == choices.depth() {
            let Some(leaf) = forks.pop() else { return Ok(true) };
            told.solutions += 1;
            if told.solutions.is_multiple_of(TELL) {
                budget.report("progress-solutions", told.solutions, 0);
            }
            if !visit(&leaf.witness.text) {
                return Ok(false);
            }
            budget.tick()?;
            continue;
        }
        let fork = &mut forks[depth];
        if fork.next >= choices.width(depth) {
            forks.pop();
            continue;
        }
        let number = fork.next;
        fork.next += 1;
        let branch = if fork.witness.faces[depth] == number {
            let position = choices.along(&*fork.position, depth, &fork.witness);
            Some((position, fork.witness.clone()))
        } else {
            choices.branch(&*fork.position, depth, number, &fork.witness, budget)?
        };
        if let Some((position, witness)) = branch {
            forks.push(Fork { position, witness, next: 0 });
        }
    }
}

/// The way to a solution that was told before: what is left to try is what comes after it.
fn resume(choices: &Choices<'_>, last: Rc<Witness>) -> Vec<Fork> {
    let mut forks = Vec::new();
    let mut position = choices.root();
    for depth in 0..choices.depth() {
        let next = choices.along(&*position, depth, &last);
        let (witness, after) = (last.clone(), last.faces[depth] + 1);
        forks.push(Fork { position, witness, next: after });
        position = next;
    }
    forks
}
