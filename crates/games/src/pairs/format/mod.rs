//! The notations of Pairs, one file each.

pub mod grid;
pub mod id;
pub mod pairing;

use super::Pairs;
use super::rules::Rule;
use quadrille_core::{Format, InputError, Kind, OptionSpec, Options};

/// The rows of `formats`.
pub static FORMATS: &[Format<Pairs>] = &[
    Format {
        name: "grid",
        about: "the course's gridNN.in: a line `n m`, n lines of colours 0-4, optionally n of values",
        recognises: grid::recognises,
        read: Some(grid::read),
        write: Some(|puzzle| Ok(grid::write(puzzle))),
        read_stream: None,
        write_stream: Some(grid::write_to),
    },
    Format {
        name: "id",
        about: "one line: ROWSxCOLS (then `a` for white-anywhere), `:`, each cell a letter wrbgd and its value unless 1",
        recognises: id::recognises,
        read: Some(id::read),
        write: Some(|puzzle| Ok(id::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
];

/// Options that change what is asked of a board.
pub static READ_OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "rule",
    kind: Kind::Choice(&["adjacent", "white-anywhere"]),
    about: "who may pair: cells side by side, or also any two whites (default: what the puzzle says, else adjacent)",
}];

/// The rule the user named, or the one the text carries.
pub fn rule(options: &Options, written: Rule) -> Result<Rule, InputError> {
    if options.get("rule").is_none() {
        return Ok(written);
    }
    Ok(match options.choice("rule", &["adjacent", "white-anywhere"])? {
        "white-anywhere" => Rule::WhiteAnywhere,
        _ => Rule::Adjacent,
    })
}
