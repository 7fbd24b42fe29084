//! Why there is no book.

use quadrille_core::{GenerateError, InputError, Message, Stop};
use std::fmt;

/// Why there is no book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A wish that makes no sense, or that cannot be fulfilled.
    Wish(InputError),
    /// The budget ended first.
    Stopped(Stop),
}

impl Trouble {
    /// A wish that cannot be fulfilled.
    pub fn wish(what: Message) -> Self {
        Trouble::Wish(InputError::new(what))
    }

    /// What somebody else said, in their own words.
    pub fn foreign(words: impl fmt::Display) -> Self {
        Trouble::wish(Message::verbatim(words.to_string()))
    }

    /// What to say.
    pub fn message(&self) -> Message {
        match self {
            Trouble::Wish(error) => error.message(),
            Trouble::Stopped(stop) => stop.message(),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Trouble {}

impl From<InputError> for Trouble {
    fn from(error: InputError) -> Self {
        Trouble::Wish(error)
    }
}

impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Self {
        Trouble::Stopped(stop)
    }
}

impl From<GenerateError> for Trouble {
    fn from(error: GenerateError) -> Self {
        match error {
            GenerateError::Input(error) => error.into(),
            GenerateError::Stopped(stop) => stop.into(),
        }
    }
}
