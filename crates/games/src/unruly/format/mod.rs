//! The notations: the reports' files in both codings, game IDs, and plain text.

mod csv;
mod sgt;
mod text;

use super::Unruly;
use super::rules::Puzzle;
use quadrille_core::{Format, InputError, Kind, OptionSpec, Options};

pub use text::{read_tiles, write_tiles};

/// The notations, in the order in which a text is tried against them.
pub static FORMATS: &[Format<Unruly>] = &[
    Format {
        name: "id",
        about: "game ID of Simon Tatham's collection: `8x8:FEfc...`, `8x8u:...` for unique lines",
        recognises: sgt::recognises,
        read: Some(sgt::read),
        write: Some(sgt::write),
        read_stream: Some(sgt::read_stream),
        write_stream: Some(sgt::write_stream),
    },
    Format {
        name: "csv",
        about: "report 002's file: 0 white, 1 black, blank or -1 empty, separated by commas; \
                extended by a first line `unique-lines` where that rule is on",
        recognises: csv::recognises_01,
        read: Some(csv::read),
        write: Some(|puzzle| csv::write(puzzle, csv::Coding::ZeroOne)),
        read_stream: Some(csv::read_stream),
        write_stream: Some(|puzzle, out| csv::write_stream(puzzle, csv::Coding::ZeroOne, out)),
    },
    Format {
        name: "csv12",
        about: "report 003's file: 1 white, 2 black, blank or 0 empty; the same as --cells 12",
        recognises: csv::recognises_12,
        read: Some(csv::read_12),
        write: Some(|puzzle| csv::write(puzzle, csv::Coding::OneTwo)),
        read_stream: Some(csv::read_stream_12),
        write_stream: Some(|puzzle, out| csv::write_stream(puzzle, csv::Coding::OneTwo, out)),
    },
    Format {
        name: "text",
        about: "a picture: 0 white, 1 black, . empty, one line a row, spaces between",
        recognises: text::recognises,
        read: Some(text::read),
        write: Some(text::write),
        read_stream: None,
        write_stream: None,
    },
];

/// Options that change how a text is read or which rules hold.
pub static READ_OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "cells",
        kind: Kind::Choice(&["01", "12"]),
        about: "digits for white and black in comma-separated files (default 01)",
    },
    OptionSpec {
        name: "unique-lines",
        kind: Kind::Switch,
        about: "also forbid two equal rows and two equal columns (default: as the puzzle says)",
    },
];

/// Adds the rule of unequal lines when the user asks for it.
fn with_options(puzzle: Puzzle, options: &Options) -> Result<Puzzle, InputError> {
    let unique = match options.get("unique-lines") {
        Some(_) => options.switch("unique-lines")?,
        None => puzzle.unique_lines(),
    };
    Ok(puzzle.with_unique_lines(unique))
}
