//! Making a puzzle unique: giving it as much of one of its solutions as leaves no other. Where solutions are ways, of
//! which there are always many, a puzzle is made winnable instead.
//!
//! Written once for all games, over the erased layer: a copy a game would be loaded with every page.

use crate::agree::unsettled;
use crate::end::End;
use crate::{Ask, Budget, DynPuzzle, InputError, Ruling, SolveReport, Stop};

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Unified {
    /// These edits leave one solution, or let the puzzle be won; none where that was so before. Not one of them can
    /// be left out, unless the budget ended before that was tried.
    Edits(Vec<String>),
    /// It has no solution to begin with.
    Impossible,
    /// Nothing that the game can add leaves a single solution.
    Never,
    /// The budget ended.
    Stopped(Stop),
}

impl dyn DynPuzzle + '_ {
    /// The edits that leave one of its solutions and no other; another seed adds other things.
    pub fn unify(&self, seed: u64, budget: &mut Budget) -> Result<Unified, InputError> {
        match self.unified(seed, budget) {
            Ok(unified) => Ok(unified),
            Err(End::Stop(stop)) => Ok(Unified::Stopped(stop)),
            Err(End::Input(error)) => Err(error),
        }
    }

    fn unified(&self, seed: u64, budget: &mut Budget) -> Result<Unified, End> {
        if !self.unifies() {
            return Ok(Unified::Never);
        }
        if !self.counts() {
            return Ok(self.mended(seed, budget)?.map_or(Unified::Never, Unified::Edits));
        }
        let answer = self.solve(None, &Ask::count(2), budget)?;
        let solution = match (answer.verdict, &answer.solution) {
            (Ruling::Impossible, _) => return Ok(Unified::Impossible),
            (_, Some(solution)) => solution,
            (_, None) => return Err(unsettled(&answer, budget).unwrap_or(Stop::GaveUp).into()),
        };
        if let Some(true) = single(&answer) {
            return Ok(Unified::Edits(Vec::new()));
        }
        let facts = self.facts(solution, seed, budget)??;
        Ok(match self.shortest(&facts, budget)? {
            Some(count) => Unified::Edits(self.needed(&facts[..count], budget)?),
            None => Unified::Never,
        })
    }

    /// Whether it has one solution with these edits.
    fn unique_with(&self, edits: &[&String], budget: &mut Budget) -> Result<bool, End> {
        let mut draft = self.draft();
        draft.play_all(edits)?;
        let answer = draft.complete(budget)?;
        single(&answer).ok_or_else(|| unsettled(&answer, budget).unwrap_or(Stop::GaveUp).into())
    }

    /// How many of the facts, from the first, leave one solution. As a rule more of them never leave more, so halves
    /// are tried; whatever is told was seen to do.
    fn shortest(&self, facts: &[String], budget: &mut Budget) -> Result<Option<usize>, End> {
        let all: Vec<&String> = facts.iter().collect();
        let (mut few, mut many) = (0, facts.len());
        if !self.unique_with(&all, budget)? {
            return Ok(None);
        }
        while few + 1 < many {
            let middle = few.midpoint(many);
            match self.unique_with(&all[..middle], budget)? {
                true => many = middle,
                false => few = middle,
            }
        }
        Ok(Some(many))
    }

    /// Leaves out, one after the other, what is not needed; as far as the budget goes. Where edits replace what was
    /// there, one may become needless after another has gone, so this goes round until nothing does.
    fn needed(&self, facts: &[String], budget: &mut Budget) -> Result<Vec<String>, End> {
        let mut kept: Vec<&String> = facts.iter().collect();
        let (mut at, mut since) = (0, 0);
        while since < kept.len() {
            at %= kept.len();
            let mut rest = kept.clone();
            rest.remove(at);
            match self.unique_with(&rest, budget) {
                Ok(true) => (kept, since) = (rest, 0),
                Ok(false) => (at, since) = (at + 1, since + 1),
                Err(End::Stop(_)) => break,
                Err(end) => return Err(end),
            }
        }
        Ok(kept.into_iter().cloned().collect())
    }
}

/// Whether an answer to the question for two has one; nothing where nobody knows.
fn single(answer: &SolveReport) -> Option<bool> {
    match answer.solutions {
        1 if answer.exhausted => Some(true),
        0 | 1 => None,
        _ => Some(false),
    }
}
