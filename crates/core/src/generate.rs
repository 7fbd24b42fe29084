//! Puzzles out of a seed.

use crate::{Budget, InputError, Message, OptionSpec, Options, Rules, Stop};
use std::error::Error;
use std::fmt;

/// What a generator is asked for.
#[derive(Clone, Debug, Default)]
pub struct GenerateAsk {
    /// Rows and columns; the game's default otherwise.
    pub size: Option<(usize, usize)>,
    /// A level's name.
    pub difficulty: Option<String>,
    /// Every random choice comes from here.
    pub seed: u64,
    /// The game's own options.
    pub options: Options,
}

/// A generated puzzle.
#[must_use]
pub struct Generated<G: Rules> {
    /// The puzzle.
    pub puzzle: G::Puzzle,
    /// A solution, where the generator knows one.
    pub solution: Option<G::Solution>,
    /// What is promised about it: unique, difficulty reached, fewest pegs known ...
    pub notes: Vec<Message>,
}

/// Why a generator has nothing to give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GenerateError {
    /// The request makes no sense.
    Input(InputError),
    /// The budget ended first.
    Stopped(Stop),
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GenerateError::Input(error) => error.fmt(f),
            GenerateError::Stopped(stop) => stop.fmt(f),
        }
    }
}

impl Error for GenerateError {}

impl From<InputError> for GenerateError {
    fn from(error: InputError) -> Self {
        GenerateError::Input(error)
    }
}

impl From<Stop> for GenerateError {
    fn from(stop: Stop) -> Self {
        GenerateError::Stopped(stop)
    }
}

/// Making puzzles of a game.
pub trait Generate: Rules {
    /// Options of the generators.
    fn generate_options() -> &'static [OptionSpec] {
        &[]
    }
    /// One of the puzzles that are this one seen otherwise: turned, mirrored, with its labels exchanged where the
    /// rules do not tell them apart. Nothing beyond the last; the same whichever of them one begins with.
    fn image(puzzle: &Self::Puzzle, number: usize) -> Option<Self::Puzzle> {
        (number == 0).then(|| puzzle.clone())
    }
    /// How many clues a puzzle has, in games where that is a choice.
    fn clues(_puzzle: &Self::Puzzle) -> Option<usize> {
        None
    }
    /// Makes a puzzle; the same request always gives the same puzzle.
    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError>;
}
