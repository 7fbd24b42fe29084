//! The tree of a puzzle's solutions: cell after cell, what it may be in some solution that keeps the cells before it.
//!
//! No branch of this tree ends without a solution, because each is taken only when a solution with it was found. So a walk
//! through it never turns back, its order depends on nothing but the puzzle, and it needs no memory of where it was.
//! Written once for all games, over the erased layer.

use crate::agree::unsettled;
use crate::end::End;
use crate::{
    Ask, Budget, Cell, DynPosition, DynPuzzle, InputError, Outcome, Ruling, SolveReport, Stop,
    message,
};
use std::rc::Rc;

/// Boards with more open cells are not walked: a walk holds a position for each of them.
const MAX_OPEN: usize = 2500;

/// A solution, and what it makes of each open cell, by the number of the outcome.
pub(crate) struct Witness {
    pub text: String,
    pub faces: Vec<u16>,
}

/// What a branch leads to.
pub(crate) type Branch = (Box<dyn DynPosition>, Rc<Witness>);

/// The tree.
pub(crate) struct Choices<'p> {
    puzzle: &'p dyn DynPuzzle,
    cells: Vec<Cell>,
    outcomes: Vec<Vec<Outcome>>,
    /// What the best solutions score, in games that minimise something.
    pub best: Option<i64>,
}

impl<'p> Choices<'p> {
    /// The tree and a solution to begin with; none where there is no solution.
    pub fn new(
        puzzle: &'p dyn DynPuzzle,
        budget: &mut Budget,
    ) -> Result<(Self, Option<Rc<Witness>>), End> {
        if !puzzle.comparable() {
            return Err(
                InputError::new(message!("all-not-comparable", game = puzzle.game())).into()
            );
        }
        let (cells, outcomes): (Vec<_>, Vec<_>) = puzzle.outcomes().into_iter().unzip();
        if cells.len() > MAX_OPEN {
            let what = message!("all-too-large", cells = cells.len(), most = MAX_OPEN);
            return Err(InputError::new(what).into());
        }
        let mut choices = Choices { puzzle, cells, outcomes, best: None };
        let first = puzzle.solve(None, &Ask::default(), budget)?;
        if let Some(stop) = unsettled(&first, budget) {
            return Err(stop.into());
        }
        choices.best = first.objective;
        let witness = choices.witness(&first)?;
        Ok((choices, witness))
    }

    /// How many cells are decided one after the other.
    pub fn depth(&self) -> usize {
        self.cells.len()
    }

    /// How many things the cell at this depth may be, at most.
    pub fn width(&self, depth: usize) -> u16 {
        self.outcomes[depth].len() as u16
    }

    /// The root.
    pub fn root(&self) -> Box<dyn DynPosition> {
        self.puzzle.start()
    }

    /// A solution as a witness.
    pub fn read(&self, text: &str) -> Result<Rc<Witness>, InputError> {
        let faces = self.puzzle.faces(text, &self.cells)?;
        let number = |(outcomes, face): (&Vec<Outcome>, String)| {
            let at = outcomes.iter().position(|outcome| outcome.face == face);
            at.map(|at| at as u16).ok_or_else(|| InputError::new(message!("all-no-outcome")))
        };
        let faces = self.outcomes.iter().zip(faces).map(number).collect::<Result<_, _>>()?;
        Ok(Rc::new(Witness { text: text.to_string(), faces }))
    }

    fn witness(&self, answer: &SolveReport) -> Result<Option<Rc<Witness>>, End> {
        match (answer.verdict, &answer.solution) {
            (Ruling::Impossible, _) => Ok(None),
            (Ruling::Solved, Some(text)) if answer.objective == self.best => {
                Ok(Some(self.read(text)?))
            }
            (Ruling::Solved, Some(_)) => Ok(None),
            _ => Err(Stop::GaveUp.into()),
        }
    }

    /// The branch where the cell at this depth is what the witness says.
    pub fn along(
        &self,
        from: &dyn DynPosition,
        depth: usize,
        witness: &Witness,
    ) -> Box<dyn DynPosition> {
        let outcome = &self.outcomes[depth][witness.faces[depth] as usize];
        let mut next = from.duplicate();
        // A move that undoes something says that the cell is decided already, with a cell before it.
        let played = next.play(&outcome.play).is_ok() && next.extends(from);
        if played { next } else { from.duplicate() }
    }

    /// The branch where the cell at this depth is its outcome of this number, if a solution has it; `decided` is what any
    /// solution makes of the cells before.
    pub fn branch(
        &self,
        from: &dyn DynPosition,
        depth: usize,
        number: u16,
        decided: &Witness,
        budget: &mut Budget,
    ) -> Result<Option<Branch>, End> {
        budget.tick()?;
        let mut next = from.duplicate();
        let outcome = &self.outcomes[depth][number as usize];
        if next.play(&outcome.play).is_err() || !next.extends(from) {
            return Ok(None);
        }
        let answer = next.complete(budget)?;
        if let Some(stop) = unsettled(&answer, budget) {
            return Err(stop.into());
        }
        let Some(witness) = self.witness(&answer)? else { return Ok(None) };
        let kept = witness.faces[..depth] == decided.faces[..depth];
        debug_assert!(
            kept && witness.faces[depth] == number,
            "a completion keeps what was put down"
        );
        if kept && witness.faces[depth] == number {
            Ok(Some((next, witness)))
        } else {
            Err(Stop::Refused.into())
        }
    }
}
