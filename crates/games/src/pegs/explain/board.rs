//! What a person who explains knows: the position, and a best play from where the telling began.

use super::{Move, MoveKind};
use crate::pegs::play::{State, is_won};
use crate::pegs::rules::{Goal, Puzzle, Solution, Spot, jump, pegs, possible};
use crate::pegs::solve;
use quadrille_core::{Answer, Ask, Budget, Cell, Grid, Message, Stop, Verdict, message};
use std::cell::OnceCell;
use std::time::Duration;

/// Boards too large for proof get this long for each question.
const BEAM_TIME: Duration = Duration::from_secs(10);

/// A position on the way through a best play.
pub struct Board<'p> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) position: Grid<Spot>,
    /// Found when it is first asked for; nothing if the goal is out of reach.
    plan: OnceCell<Option<Plan>>,
    /// How many of the play's moves are behind us.
    played: usize,
}

/// A best play from the position where the telling began.
pub(super) struct Plan {
    moves: Vec<Vec<Cell>>,
    /// The pegs it leaves.
    pub(super) left: usize,
    /// Whether no play leaves fewer.
    proved: bool,
}

impl<'p> Board<'p> {
    /// The board of a position.
    pub(super) fn new(puzzle: &'p Puzzle, from: &State) -> Self {
        Board { puzzle, position: from.position.clone(), plan: OnceCell::new(), played: 0 }
    }

    /// The play, or nothing if the goal is out of reach.
    pub(super) fn plan(&self, budget: &mut Budget) -> Result<Option<&Plan>, Stop> {
        if let Some(plan) = self.plan.get() {
            return Ok(plan.as_ref());
        }
        let answer = best(self.puzzle, &self.position, budget)?;
        let plan = match (answer.verdict, answer.solution) {
            (Verdict::Unknown(stop), None) => return Err(stop),
            (_, None) => None,
            (verdict, Some(solution)) => Some(Plan {
                left: pegs(&self.position) - solution.jumps().count(),
                proved: verdict == Verdict::Solved,
                moves: solution.moves,
            }),
        };
        Ok(self.plan.get_or_init(|| plan).as_ref())
    }

    /// The play's next move as a finding, if `fits`.
    pub(super) fn next(
        &self,
        kind: MoveKind,
        fits: impl Fn(&[Cell]) -> bool,
        budget: &mut Budget,
    ) -> Result<Vec<Move>, Stop> {
        let plan = self.plan(budget)?;
        let next = plan.and_then(|plan| plan.moves.get(self.played));
        Ok(next
            .filter(|path| fits(path))
            .map(|path| Move { kind, path: path.clone() })
            .into_iter()
            .collect())
    }

    /// The jumps of the play that are still to come.
    pub(super) fn jumps_to_come(&self) -> impl Iterator<Item = [Cell; 2]> + '_ {
        let plan = self.plan.get().and_then(Option::as_ref);
        let moves = plan.map_or(&[][..], |plan| &plan.moves[self.played..]);
        moves.iter().flat_map(|path| path.windows(2).map(|hop| [hop[0], hop[1]]))
    }

    /// How many jumps are possible.
    pub(super) fn choices(&self) -> usize {
        possible(self.puzzle.shape(), &self.position).count()
    }

    /// Whether nothing is left to tell.
    pub(super) fn is_finished(&self) -> bool {
        match self.plan.get() {
            Some(plan) => plan.as_ref().is_some_and(|plan| plan.moves.len() == self.played),
            // There is nothing to plan where nothing can jump.
            None => {
                let goal_met =
                    self.puzzle.goal() == Goal::Any || is_won(self.puzzle, &self.position);
                goal_met && self.choices() == 0
            }
        }
    }

    /// What the play still leads to.
    pub(super) fn reach(&self) -> Message {
        let (left, proved) = match self.plan.get() {
            Some(Some(plan)) => (plan.left, plan.proved),
            _ => (pegs(&self.position), false),
        };
        message!("pegs-reach", pegs = left, proved = if proved { "yes" } else { "no" })
    }

    /// Goes on by one move of the play.
    pub(super) fn play(&mut self, path: &[Cell]) {
        for hop in path.windows(2) {
            // The play was refereed: every jump of it is allowed.
            let _ = jump(self.puzzle.shape(), &mut self.position, hop[0], hop[1]);
        }
        self.played += 1;
    }
}

/// The best play known from a position.
pub(super) fn best(
    puzzle: &Puzzle,
    position: &Grid<Spot>,
    budget: &mut Budget,
) -> Result<Answer<Solution>, Stop> {
    // Every position of a play has a peg and a hole, so it is a puzzle too.
    let Ok(asked) = puzzle.from_position(position) else { return Err(Stop::GaveUp) };
    let mut slice = match solve::usual_method(puzzle).exact {
        true => budget.clone(),
        false => budget.slice(BEAM_TIME, u64::MAX),
    };
    let answer = solve::best_known(&asked, &Ask::default(), &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    Ok(answer)
}
