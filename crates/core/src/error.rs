//! Bad input and broken rules. A puzzle without a solution is neither: that is a verdict.

use crate::{Cell, Message, message};
use std::error::Error;
use std::fmt;

/// What is wrong with a text, where, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InputError {
    /// Line and column from 1, both counted in characters.
    pub at: Option<(usize, usize)>,
    /// What was found, and what was expected.
    pub what: Message,
}

impl InputError {
    /// An error of the text as a whole.
    pub fn new(what: impl Into<Message>) -> Self {
        InputError { at: None, what: what.into() }
    }

    /// An error at a place, line and column from 1.
    pub fn at(line: usize, column: usize, what: impl Into<Message>) -> Self {
        InputError { at: Some((line, column)), what: what.into() }
    }

    /// The same error, where what was read stands behind another text: its place is that in the whole.
    pub fn behind(mut self, before: &str) -> Self {
        if let Some((line, column)) = &mut self.at {
            if *line == 1 {
                *column += before.rsplit('\n').next().unwrap_or("").chars().count();
            }
            *line += before.matches('\n').count();
        }
        self
    }
}

impl InputError {
    /// All of it as one message: the place, if it is known, and what is wrong there.
    pub fn message(&self) -> Message {
        match self.at {
            Some((line, column)) => {
                message!("at-place", line = line, column = column, what = self.what.clone())
            }
            None => self.what.clone(),
        }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for InputError {}

/// Why a proposed solution or move is wrong: the rule, in a sentence, and the cells that break it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBroken {
    /// The cells a person should look at.
    pub cells: Vec<Cell>,
    /// What names the rule and the place.
    pub what: Message,
}

impl RuleBroken {
    /// A broken rule and where.
    pub fn new(cells: Vec<Cell>, what: impl Into<Message>) -> Self {
        RuleBroken { cells, what: what.into() }
    }
}

impl fmt::Display for RuleBroken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.what.fmt(f)
    }
}

impl Error for RuleBroken {}

/// As `[[cells], sentence]`: the cells by name, the sentence in English.
impl serde::Serialize for RuleBroken {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let cells: Vec<String> = self.cells.iter().map(Cell::to_string).collect();
        (cells, &self.what).serialize(to)
    }
}
