//! What ends a verb early: always one clear message.

use quadrille_core::{InputError, RuleBroken};
use quadrille_games::reading::ReadError;
use std::fmt;
use std::io;

/// A message for the user; the exit status is 2.
#[derive(Debug)]
pub struct Failure {
    message: String,
    /// The reader of our output has closed it.
    pub broken_pipe: bool,
}

impl Failure {
    pub fn new(message: impl Into<String>) -> Self {
        Failure { message: message.into(), broken_pipe: false }
    }

    /// Says where the trouble is.
    pub fn within(self, place: impl fmt::Display) -> Self {
        Failure { message: format!("{place}: {}", self.message), ..self }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Self {
        Failure::new(error.to_string())
    }
}

impl From<RuleBroken> for Failure {
    fn from(error: RuleBroken) -> Self {
        Failure::new(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure {
            broken_pipe: error.kind() == io::ErrorKind::BrokenPipe,
            message: error.to_string(),
        }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::File(error) => error.into(),
            ReadError::Ambiguous(_) => Failure::new(format!("{error} with --game")),
            other => Failure::new(other.to_string()),
        }
    }
}
