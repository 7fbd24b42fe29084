//! The options a game declares, and the values a user gave.

use crate::{Arg, InputError, Message, message, page};
use std::collections::BTreeMap;
use std::str::FromStr;

/// One option of a game: help, forms and validation all come from this row.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name without dashes.
    pub name: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// The key of one line for help pages and forms, with the default.
    pub about: &'static str,
}

/// The values an option takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// On or off; named alone it is on. Off when nobody names it.
    Switch,
    /// One of these; the first when nobody names one.
    Choice(&'static [&'static str]),
    /// A whole number within bounds.
    Whole {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
        /// What it is when nobody names one; nothing where that depends on the rest of the request.
        default: Option<u64>,
    },
    /// A share of a hundred, with decimals.
    Percent,
    /// A text of the game's own notation, which this describes: `rRcC|random`.
    Text(&'static str),
    /// A picture (see [`crate::picture`]); on a command line, the file that holds it.
    Picture,
    /// A puzzle of the same game in any notation; on a command line, named as puzzles are there.
    Puzzle,
}

impl OptionSpec {
    /// What a value looks like, for help pages: `N`, `a|b`.
    pub fn value(&self) -> String {
        match self.kind {
            Kind::Switch => "true|false".to_string(),
            Kind::Choice(choices) => choices.join("|"),
            Kind::Whole { .. } => "N".to_string(),
            Kind::Percent => "PERCENT".to_string(),
            Kind::Text(looks) => looks.to_string(),
            Kind::Picture => "FILE".to_string(),
            Kind::Puzzle => "PUZZLE".to_string(),
        }
    }

    /// Whether a switch is on.
    pub fn is_on(&self, options: &Options) -> Result<bool, InputError> {
        options.switch(self.name)
    }

    /// The choice that was made.
    pub fn chosen(&self, options: &Options) -> Result<&'static str, InputError> {
        match self.kind {
            Kind::Choice(choices) => options.choice(self.name, choices),
            _ => unreachable!("{} is no choice", self.name),
        }
    }

    /// The number that was given, or the default.
    pub fn whole(&self, options: &Options) -> Result<Option<u64>, InputError> {
        let Kind::Whole { least, most, default } = self.kind else {
            unreachable!("{} is no number", self.name)
        };
        let Some(text) = options.get(self.name) else { return Ok(default) };
        match text.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
            _ => Err(InputError::new(message!(
                "option-whole",
                option = Arg::Option(self.name.into()),
                text = text.to_string(),
                least = least,
                most = most
            ))),
        }
    }

    /// The text of a picture, unless it comes with what it decides itself or is asked for inside a page.
    ///
    /// Inlined, so that what comes after it is known not to be reached in a page, and is dropped.
    #[inline(always)]
    pub fn picture<'t>(&self, text: &'t str, with_others: bool) -> Result<&'t str, InputError> {
        page::refuses()?;
        if with_others {
            let option = Arg::Option(self.name.into());
            return Err(InputError::new(message!("picture-alone", option = option)));
        }
        Ok(text)
    }

    /// The share that was given.
    pub fn percent(&self, options: &Options) -> Result<Option<f64>, InputError> {
        let Some(text) = options.get(self.name) else { return Ok(None) };
        match text.parse() {
            Ok(share) if (0.0..=100.0).contains(&share) => Ok(Some(share)),
            _ => Err(InputError::new(message!(
                "option-percent",
                option = Arg::Option(self.name.into()),
                text = text.to_string()
            ))),
        }
    }
}

/// As front ends are told it.
impl serde::Serialize for OptionSpec {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Told<'a> {
            name: &'a str,
            value: String,
            about: Message,
        }
        Told { name: self.name, value: self.value(), about: Message::new(self.about) }.serialize(to)
    }
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
            Some(other) => Err(InputError::new(refused("option-switch", name, other))),
        }
    }

    /// A number, or `default` when the option was not given.
    pub fn number<T: FromStr>(&self, name: &str, default: T) -> Result<T, InputError> {
        match self.get(name) {
            None => Ok(default),
            Some(text) => {
                text.parse().map_err(|_| InputError::new(refused("option-number", name, text)))
            }
        }
    }

    /// One of `choices`; the first is the default.
    pub fn choice(&self, name: &str, choices: &[&'static str]) -> Result<&'static str, InputError> {
        let Some(text) = self.get(name) else { return Ok(choices[0]) };
        choices.iter().copied().find(|c| *c == text).ok_or_else(|| {
            let choices = Arg::any(choices.iter().copied());
            InputError::new(refused("option-choice", name, text).with("choices", choices))
        })
    }

    /// Fails on an option that none of `known` declares.
    pub fn only(&self, known: &[&[OptionSpec]]) -> Result<(), InputError> {
        for name in self.0.keys() {
            if !known.iter().any(|specs| specs.iter().any(|s| s.name == name)) {
                let option = Arg::Option(name.clone().into());
                return Err(InputError::new(message!("option-unknown", option = option)));
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

/// What was given for an option, and why that will not do.
fn refused(key: &'static str, name: &str, text: &str) -> Message {
    message!(key, option = Arg::Option(name.to_string().into()), text = text.to_string())
}
