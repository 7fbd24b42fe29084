//! What keeps a bundle from being written or read: always one clear message.

use quadrille_core::{InputError, Message, message};
use quadrille_games::reading::ReadError;
use std::fmt;
use std::io;

/// A message for the user.
#[derive(Debug)]
pub struct Failure(pub Message);

impl Failure {
    /// A message.
    pub fn new(what: Message) -> Self {
        Failure(what)
    }

    /// What the system or a library said, in its own words.
    pub fn foreign(words: impl fmt::Display) -> Self {
        Failure(Message::verbatim(words.to_string()))
    }

    /// Says where the trouble is.
    pub fn within(self, place: impl fmt::Display) -> Self {
        let place = Message::verbatim(place.to_string());
        Failure(message!("cli-within", place = place, what = self.0))
    }
}

/// In English.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Failure {}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Self {
        Failure(error.message())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::foreign(error)
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::File(error) => error.into(),
            other => InputError { at: other.at(), what: other.message() }.into(),
        }
    }
}
