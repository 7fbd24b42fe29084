//! The notations of Pairs, one file each.

pub mod grid;
pub mod id;
pub mod pairing;

use super::Pairs;
use super::rules::{Pairing, Puzzle, Rule};
use quadrille_core::fields::quoted;
use quadrille_core::{Format, InputError, Kind, Message, Notation, OptionSpec, Options, message};
use std::fmt;
use std::str::FromStr;

/// Who may pair with whom.
pub const RULE: OptionSpec = OptionSpec {
    name: "rule",
    kind: Kind::Choice(&["adjacent", "white-anywhere"]),
    about: "pairs-option-rule",
};

/// Every cell is worth 1, whatever the text says, as report 004's `grid_from_file(read_values=False)` reads it.
pub const IGNORE_VALUES: OptionSpec =
    OptionSpec { name: "ignore-values", kind: Kind::Switch, about: "pairs-option-ignore-values" };

static FORMATS: &[Format<Pairs>] = &[
    Format {
        name: "grid",
        about: "pairs-format-grid",
        recognises: grid::recognises,
        read: Some(grid::read),
        write: Some(|puzzle| Ok(grid::write(puzzle))),
        read_stream: None,
        write_stream: Some(grid::write_to),
    },
    Format {
        name: "id",
        about: "pairs-format-id",
        recognises: id::recognises,
        read: Some(id::read),
        write: Some(|puzzle| Ok(id::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
];

impl Notation for Pairs {
    const MAX_TEXT_BYTES: u64 = 1 << 29;

    fn formats() -> &'static [Format<Self>] {
        FORMATS
    }

    fn read_options() -> &'static [OptionSpec] {
        &[RULE, IGNORE_VALUES]
    }

    fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Pairing, InputError> {
        pairing::read(puzzle, text)
    }

    fn write_solution(puzzle: &Puzzle, solution: &Pairing) -> String {
        pairing::write(puzzle, solution)
    }
}

/// From the `id` notation.
impl FromStr for Puzzle {
    type Err = InputError;

    fn from_str(text: &str) -> Result<Self, InputError> {
        id::read(text, &Options::new())
    }
}

/// In the `id` notation.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&id::write(self))
    }
}

/// The rule the user named, or the one the text carries.
pub(super) fn rule(options: &Options, written: Rule) -> Result<Rule, InputError> {
    if options.get(RULE.name).is_none() {
        return Ok(written);
    }
    Ok(match RULE.chosen(options)? {
        "white-anywhere" => Rule::WhiteAnywhere,
        _ => Rule::Adjacent,
    })
}

/// What stands in a text where something else was expected.
pub(super) fn found(text: &str, expected: Message) -> Message {
    if text.is_empty() {
        return message!("pairs-found-nothing", expected = expected);
    }
    message!("pairs-found", found = quoted(text), expected = expected)
}
