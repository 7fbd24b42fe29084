//! What is said to people, as facts: a key and its arguments. Words are made at the edge, from the
//! catalogue of a language (see [`crate::words`]).

use crate::{Cell, Locale};
use std::borrow::Cow;
use std::fmt;

/// One thing to say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub struct Message {
    /// Its name in the catalogues: `key`, or `key.attribute`.
    pub key: Cow<'static, str>,
    /// What it speaks of, by the names the catalogues use.
    pub args: Vec<(&'static str, Arg)>,
}

/// Something a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; sentences may choose their form by it.
    Number(i64),
    /// Notation, a name or a user's own text: the same in every language. Sentences may choose their
    /// form by it too.
    Text(Cow<'static, str>),
    /// An option, by its name. How it is spelled depends on where it is read: see [`Locale::in_forms`].
    Option(Cow<'static, str>),
    /// A part of the sentence with words of its own.
    Message(Box<Message>),
    /// Several, named one after the other with an "and" before the last. Beside `$name` a catalogue
    /// may use `$name_count`.
    All(Vec<Arg>),
    /// Several of which one is meant: with an "or" before the last.
    Any(Vec<Arg>),
    /// Several of which none is meant, behind a "not": languages have a word of their own between them.
    Neither(Vec<Arg>),
}

impl Message {
    /// A message without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Message { key: key.into(), args: Vec::new() }
    }

    /// The same with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// An argument, by name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// A sentence that nobody translates: what another program said, or a user's own words.
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Self {
        Message::new("verbatim").with("text", text.into())
    }
}

/// In English, for whoever asks for no language: logs, panics, `Error`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Locale::default().say(self))
    }
}

/// `message!("key", name = value, ...)`.
#[macro_export]
macro_rules! message {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($key)$(.with(stringify!($name), $value))*
    };
}

impl Arg {
    /// Several, joined by "and".
    pub fn all<T: Into<Arg>>(parts: impl IntoIterator<Item = T>) -> Self {
        Arg::All(parts.into_iter().map(Into::into).collect())
    }

    /// Several, joined as what something is not.
    pub fn neither<T: Into<Arg>>(parts: impl IntoIterator<Item = T>) -> Self {
        Arg::Neither(parts.into_iter().map(Into::into).collect())
    }

    /// Several, joined by "or".
    pub fn any<T: Into<Arg>>(parts: impl IntoIterator<Item = T>) -> Self {
        Arg::Any(parts.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

impl From<Cow<'static, str>> for Arg {
    fn from(text: Cow<'static, str>) -> Self {
        Arg::Text(text)
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Arg::Text(cell.to_string().into())
    }
}

impl From<&[Cell]> for Arg {
    fn from(cells: &[Cell]) -> Self {
        Arg::all(cells.iter().copied())
    }
}

impl From<&Vec<Cell>> for Arg {
    fn from(cells: &Vec<Cell>) -> Self {
        cells.as_slice().into()
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

/// As its English sentence, for reports that machines keep.
impl serde::Serialize for Message {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
