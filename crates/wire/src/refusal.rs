//! Refusals: what is wrong with a request, where, and what was expected.

use quadrille_core::{InputError, Locale, Message};
use quadrille_games::reading::ReadError;
use schemars::JsonSchema;
use serde::Serialize;

/// Why a request that is well formed is refused.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// What is wrong.
    pub what: Message,
    /// Line and column from 1, for texts.
    pub at: Option<(usize, usize)>,
}

/// A refusal as it is told.
#[derive(Serialize, JsonSchema)]
pub struct Problem {
    /// A sentence, with its place where it is about one.
    pub error: String,
    /// The same without the place, for who shows that in another way.
    pub what: String,
    /// Its name, the same in every language.
    pub code: String,
    /// Where in the text, if it is about a place.
    pub at: Option<Place>,
}

/// A place in a text.
#[derive(Serialize, JsonSchema)]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl Refusal {
    /// A refusal of the request as a whole.
    pub fn new(what: impl Into<Message>) -> Self {
        Refusal { what: what.into(), at: None }
    }

    /// In a language.
    pub fn told(&self, locale: Locale) -> Problem {
        let what = InputError { at: self.at, what: self.what.clone() }.message();
        Problem {
            error: locale.say(&what),
            what: locale.say(&self.what),
            code: self.what.key.to_string(),
            at: self.at.map(|(line, column)| Place { line, column }),
        }
    }
}

impl From<InputError> for Refusal {
    fn from(error: InputError) -> Self {
        Refusal { what: error.what, at: error.at }
    }
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        Refusal { what: error.message(), at: error.at() }
    }
}
