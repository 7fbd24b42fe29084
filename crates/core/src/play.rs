//! A person at the board: positions, moves, and what a position looks like.

use crate::{Cell, InputError, Message, RuleBroken, Rules, View};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// How a game under way stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
#[must_use]
pub struct Status {
    /// The goal is reached.
    pub won: bool,
    /// No further move is possible or needed.
    pub over: bool,
    /// The rules broken so far, each with the cells to look at.
    pub broken: Vec<RuleBroken>,
    /// Numbers a player wants to see: pegs left, score.
    pub counts: BTreeMap<&'static str, i64>,
}

impl Status {
    /// Notes a broken rule.
    pub fn breaks(&mut self, cells: &[Cell], what: impl Into<Message>) {
        self.broken.push(RuleBroken::new(cells.to_vec(), what));
    }
}

/// Playing a game. Stateless: a puzzle and a position in, a position or a picture out.
pub trait Play: Rules {
    /// A position of a person playing.
    type State: Clone + PartialEq + Debug + Send + Sync;

    /// The position before the first move.
    fn start(puzzle: &Self::Puzzle) -> Self::State;
    /// The position a solution ends in.
    fn finish(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Self::State;
    /// Plays one move, written as in [`crate::Step::effects`].
    fn play(puzzle: &Self::Puzzle, state: &mut Self::State, text: &str) -> Result<(), InputError>;
    /// Reads a position, whole or as the moves that lead to it: what `--progress` takes.
    fn read_progress(puzzle: &Self::Puzzle, text: &str) -> Result<Self::State, InputError>;
    /// Writes a position so that [`Play::read_progress`] reads it back.
    fn write_progress(puzzle: &Self::Puzzle, state: &Self::State) -> String;
    /// How a position stands.
    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status;
    /// A picture of a position.
    fn view(puzzle: &Self::Puzzle, state: &Self::State) -> View;
    /// The same for who knows already how it stands: judging a large board twice would be felt.
    fn view_standing(puzzle: &Self::Puzzle, state: &Self::State, _status: &Status) -> View {
        Self::view(puzzle, state)
    }
    /// A position drawn in plain text, as the reports print it.
    fn draw_text(puzzle: &Self::Puzzle, state: &Self::State) -> String;
    /// A solution as a sequence of pictures, for games that are played move by move.
    fn film(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Vec<View> {
        vec![Self::view(puzzle, &Self::finish(puzzle, solution))]
    }
}
