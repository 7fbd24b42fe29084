//! The options a game declares, and the values a user gave.

use crate::InputError;
use std::collections::BTreeMap;
use std::str::FromStr;

/// One option of a game: front ends offer `--name VALUE` from this row.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct OptionSpec {
    /// The name without dashes.
    pub name: &'static str,
    /// What a value looks like, such as `N` or `report|border`.
    pub value: &'static str,
    /// One line for the help page, with the default.
    pub about: &'static str,
}

/// Values a user gave, by option name.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// No option given.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same with one more value.
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.set(name, value);
        self
    }

    /// Gives an option a value.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.0.insert(name.to_string(), value.into());
    }

    /// The text given for an option.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Whether a switch was given (`--name` alone, or `true`/`yes`/`1`).
    pub fn switch(&self, name: &str) -> Result<bool, InputError> {
        match self.get(name) {
            None | Some("false" | "no" | "0") => Ok(false),
            Some("" | "true" | "yes" | "1") => Ok(true),
            Some(other) => {
                Err(InputError::new(format!("--{name} {other}: expected true or false")))
            }
        }
    }

    /// A number, or `default` when the option was not given.
    pub fn number<T: FromStr>(&self, name: &str, default: T) -> Result<T, InputError> {
        match self.get(name) {
            None => Ok(default),
            Some(text) => text
                .parse()
                .map_err(|_| InputError::new(format!("--{name} {text}: expected a number"))),
        }
    }

    /// One of `choices`; the first is the default.
    pub fn choice(&self, name: &str, choices: &[&'static str]) -> Result<&'static str, InputError> {
        let Some(text) = self.get(name) else { return Ok(choices[0]) };
        choices.iter().copied().find(|c| *c == text).ok_or_else(|| {
            InputError::new(format!("--{name} {text}: expected one of {}", choices.join(", ")))
        })
    }

    /// Fails on an option that none of `known` declares.
    pub fn only(&self, known: &[&[OptionSpec]]) -> Result<(), InputError> {
        for name in self.0.keys() {
            if !known.iter().any(|specs| specs.iter().any(|s| s.name == name)) {
                return Err(InputError::new(format!("--{name} is not an option of this game")));
            }
        }
        Ok(())
    }

    /// All values, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// Whether nothing was given.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
