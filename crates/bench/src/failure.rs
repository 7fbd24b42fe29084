//! What ends a campaign command early: always one clear message.

use quadrille_core::{InputError, Message};
use quadrille_games::reading::ReadError;
use std::fmt;
use std::path::Path;

/// A message for the user. Results recorded before it are kept.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A message.
    pub fn new(message: impl Into<String>) -> Self {
        Failure(message.into())
    }

    /// Trouble with a file or folder.
    pub fn at(path: &Path, what: impl fmt::Display) -> Self {
        Failure(format!("{}: {what}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Failure(message.to_string())
    }
}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Self {
        Failure(error.to_string())
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        Failure(error.to_string())
    }
}
