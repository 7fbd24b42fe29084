//! What ends a verb early: always one clear message.

use quadrille_core::{InputError, Locale, Message, RuleBroken, message};
use quadrille_games::reading::ReadError;
use std::fmt;
use std::io;

/// A message for the user; the exit status is 2.
#[derive(Debug)]
pub struct Failure {
    what: Message,
    /// The reader of our output has closed it.
    pub broken_pipe: bool,
}

impl Failure {
    pub fn new(what: Message) -> Self {
        Failure { what, broken_pipe: false }
    }

    /// What the system or a library said, in its own words.
    pub fn foreign(words: impl fmt::Display) -> Self {
        Failure::new(Message::verbatim(words.to_string()))
    }

    /// Says where the trouble is.
    pub fn within(self, place: impl fmt::Display) -> Self {
        self.at(Message::verbatim(place.to_string()))
    }

    /// The same where the place has words of its own.
    pub fn at(self, place: Message) -> Self {
        Failure { what: message!("cli-within", place = place, what = self.what), ..self }
    }

    /// In a language.
    pub fn told(&self, locale: Locale) -> String {
        locale.say(&self.what)
    }
}

/// In English, for reports that machines keep.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Self {
        Failure::new(error.message())
    }
}

impl From<quadrille_proof::Failure> for Failure {
    fn from(failure: quadrille_proof::Failure) -> Self {
        Failure::new(failure.0)
    }
}

impl From<RuleBroken> for Failure {
    fn from(error: RuleBroken) -> Self {
        Failure::new(error.what)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        let broken_pipe = error.kind() == io::ErrorKind::BrokenPipe;
        Failure { broken_pipe, ..Failure::foreign(error) }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::File(error) => error.into(),
            ReadError::Ambiguous(_) => {
                Failure::new(message!("cli-which-game", what = error.message()))
            }
            other => InputError { at: other.at(), what: other.message() }.into(),
        }
    }
}
