//! The notations: the reports' files in both codings, game IDs, and plain text.

mod csv;
#[cfg(not(target_family = "wasm"))]
mod janko;
mod penpa;
mod puzzlekit;
mod save;
mod sgt;
mod text;

use super::rules::{Plane, Puzzle, Solution, Unruly};
use quadrille_core::fields::quoted;
use quadrille_core::{Arg, Format, InputError, Kind, Notation, OptionSpec, Options, Play, message};
use std::fmt;
use std::str::FromStr;

pub(super) use text::{read_tiles, write_tiles};

/// The notations, in the order in which a text is tried against them.
static FORMATS: &[Format<Unruly>] = &[
    Format {
        name: "id",
        about: "unruly-format-id",
        recognises: sgt::recognises,
        read: Some(sgt::read),
        write: Some(sgt::write),
        read_stream: Some(sgt::read_stream),
        write_stream: Some(sgt::write_stream),
    },
    Format {
        name: "csv",
        about: "unruly-format-csv",
        recognises: csv::recognises_01,
        read: Some(csv::read),
        write: Some(|puzzle| csv::write(puzzle, csv::Coding::ZeroOne)),
        read_stream: Some(csv::read_stream),
        write_stream: Some(|puzzle, out| csv::write_stream(puzzle, csv::Coding::ZeroOne, out)),
    },
    Format {
        name: "csv12",
        about: "unruly-format-csv12",
        recognises: csv::recognises_12,
        read: Some(csv::read_12),
        write: Some(|puzzle| csv::write(puzzle, csv::Coding::OneTwo)),
        read_stream: Some(csv::read_stream_12),
        write_stream: Some(|puzzle, out| csv::write_stream(puzzle, csv::Coding::OneTwo, out)),
    },
    Format {
        name: "text",
        about: "unruly-format-text",
        recognises: text::recognises,
        read: Some(text::read),
        write: Some(text::write),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "penpa",
        about: "format-penpa",
        recognises: penpa::recognises,
        read: Some(penpa::read),
        write: Some(penpa::write),
        read_stream: None,
        write_stream: None,
    },
    save::FORMAT,
    Format {
        name: "puzzlekit",
        about: "format-puzzlekit",
        recognises: puzzlekit::recognises,
        read: Some(puzzlekit::read),
        write: Some(puzzlekit::write),
        read_stream: None,
        write_stream: None,
    },
    #[cfg(not(target_family = "wasm"))]
    janko::FORMAT,
];

/// Which of the reports' codings a comma-separated file is in.
pub const CELLS: OptionSpec =
    OptionSpec { name: "cells", kind: Kind::Choice(&["01", "12"]), about: "unruly-option-cells" };

/// Adds the rule of unequal lines, or takes it away.
pub const UNIQUE_LINES: OptionSpec =
    OptionSpec { name: "unique-lines", kind: Kind::Switch, about: "unruly-option-unique-lines" };

impl Notation for Unruly {
    fn formats() -> &'static [Format<Self>] {
        FORMATS
    }

    fn read_options() -> &'static [OptionSpec] {
        &[CELLS, UNIQUE_LINES]
    }

    fn filled(puzzle: &Puzzle, solution: &Solution) -> Option<Puzzle> {
        let mut all = Plane::new(puzzle.rows(), puzzle.cols());
        for row in 0..puzzle.rows() {
            (0..puzzle.cols()).for_each(|col| all.set(row, col, true));
        }
        let filled = Puzzle::from_planes(all, solution.black.clone()).ok()?;
        Some(filled.with_unique_lines(puzzle.unique_lines()))
    }

    fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Solution, InputError> {
        Ok(Solution { black: read_tiles(puzzle, text, false)?.1 })
    }

    fn moves_in(puzzle: &Puzzle, text: &str) -> Vec<String> {
        save::moves(puzzle, text)
    }

    fn write_solution(puzzle: &Puzzle, solution: &Solution) -> String {
        Self::write_progress(puzzle, &Self::finish(puzzle, solution))
    }
}

/// Reads the ID, with or without `unruly:` before it.
impl FromStr for Puzzle {
    type Err = InputError;

    fn from_str(text: &str) -> Result<Self, InputError> {
        sgt::read(text, &Options::new())
    }
}

/// Writes the ID.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sgt::write(self).map_err(|_| fmt::Error)?)
    }
}

/// Adds the rule of unequal lines when the user asks for it.
fn with_options(puzzle: Puzzle, options: &Options) -> Result<Puzzle, InputError> {
    let unique = match options.get(UNIQUE_LINES.name) {
        Some(_) => UNIQUE_LINES.is_on(options)?,
        None => puzzle.unique_lines(),
    };
    Ok(puzzle.with_unique_lines(unique))
}

/// What was found in a text, as errors name it.
pub(super) fn found(text: &str) -> Arg {
    if text.is_empty() { message!("unruly-nothing").into() } else { quoted(text).into() }
}
