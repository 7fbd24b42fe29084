//! Puzzles out of a seed.

use crate::explain::Level;
use crate::fields::quoted;
use crate::{Arg, Budget, InputError, Message, Offer, OptionSpec, Options, Rules, Stop, message};
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

impl GenerateAsk {
    /// The level that is asked for, out of those a game has.
    pub fn level(&self, levels: &[Level]) -> Result<Option<Level>, InputError> {
        let Some(name) = &self.difficulty else { return Ok(None) };
        let found = levels.iter().copied().find(|level| level.name == name);
        found.map(Some).ok_or_else(|| {
            let known = Arg::any(levels.iter().map(|level| level.name));
            let option = Arg::Option("difficulty".into());
            let name = quoted(name);
            InputError::new(message!("no-level", option = option, name = name, known = known))
        })
    }

    /// Refuses a size that is not that of a picture or a puzzle that somebody named.
    pub fn sized(&self, rows: usize, cols: usize) -> Result<(), InputError> {
        match self.size {
            Some(size) if size != (rows, cols) => {
                let option = Arg::Option("size".into());
                let what = message!("size-differs", option = option, rows = rows, cols = cols);
                Err(InputError::new(what))
            }
            _ => Ok(()),
        }
    }
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

/// What a request must have for a puzzle that needs a technique.
#[derive(Clone, Copy, Default, Debug)]
pub struct Practised {
    /// Options without which no puzzle needs it: a name and a value.
    pub options: &'static [(&'static str, &'static str)],
    /// The size when none is asked for: on the usual boards it is too rare.
    pub size: Option<(usize, usize)>,
    /// The key of the reason why no puzzle needs it.
    pub never: Option<&'static str>,
}

impl Practised {
    /// The request with what the technique takes; a refusal where that cannot be.
    pub fn applied(self, technique: &str, ask: &GenerateAsk) -> Result<GenerateAsk, InputError> {
        let what = |key: &'static str| Message::new(key).with("technique", technique.to_string());
        if let Some(never) = self.never {
            return Err(InputError::new(what(never)));
        }
        let mut ask = ask.clone();
        ask.size = ask.size.or(self.size);
        for (name, value) in self.options {
            if ask.options.get(name).is_some_and(|given| given != *value) {
                let option = Arg::Option((*name).into());
                let what = what("wish-option").with("option", option).with("value", *value);
                return Err(InputError::new(what));
            }
            ask.options.set(name, *value);
        }
        Ok(ask)
    }
}

/// Making puzzles of a game.
pub trait Generate: Rules {
    /// What is offered of the game.
    const OFFER: Offer;

    /// Options of the generators.
    fn generate_options() -> &'static [OptionSpec] {
        &[]
    }
    /// Options that other games have and this one cannot have: a name, and the key of the reason.
    fn unfit_options() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// What a request must have for a puzzle that needs a technique, on boards of a size.
    fn practised(_technique: &str, _size: Option<(usize, usize)>) -> Practised {
        Practised::default()
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
