//! The notations of Singles, one file each.

mod csv;
mod id;
#[cfg(not(target_family = "wasm"))]
mod janko;
mod penpa;
mod puzzlekit;
mod puzzlink;
mod pzpr;
mod save;
mod text;

use super::rules::{Puzzle, Singles, Solution};
use quadrille_core::fields::quoted;
use quadrille_core::{Format, InputError, Message, Notation, Options, message};
use std::fmt;
use std::str::FromStr;

/// Every notation; `id` is what follows `singles:` in a puzzle's name.
static FORMATS: &[Format<Singles>] = &[
    puzzlink::FORMAT,
    pzpr::FORMAT,
    id::FORMAT,
    puzzlekit::FORMAT,
    text::FORMAT,
    csv::FORMAT,
    penpa::FORMAT,
    save::FORMAT,
    // Left out of the page, which every visitor loads.
    #[cfg(not(target_family = "wasm"))]
    janko::FORMAT,
];

impl Notation for Singles {
    const MAX_TEXT_BYTES: u64 = 64 << 20;

    fn formats() -> &'static [Format<Self>] {
        FORMATS
    }

    /// Reads `1` or `#` black, `0` or `.` white, row by row.
    fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Solution, InputError> {
        let expected = message!("singles-solution-characters");
        let black = characters(puzzle, text, &expected, |c| match c {
            '1' | '#' => Some(true),
            '0' | '.' => Some(false),
            _ => None,
        })?;
        Ok(Solution::new(puzzle.rows(), puzzle.cols(), black))
    }

    fn moves_in(puzzle: &Puzzle, text: &str) -> Vec<String> {
        let moves = save::moves(text);
        if moves.is_empty() { pzpr::moves(puzzle, text) } else { moves }
    }

    /// Writes `1` black, `0` white.
    fn write_solution(_: &Puzzle, solution: &Solution) -> String {
        solution.black.values().iter().map(|&b| if b { '1' } else { '0' }).collect()
    }
}

/// Reads the game ID.
impl FromStr for Puzzle {
    type Err = InputError;

    fn from_str(text: &str) -> Result<Self, InputError> {
        id::read(text, &Options::new())
    }
}

/// Writes the game ID.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&id::text(self))
    }
}

/// Reads one character a cell, row by row; spaces and line ends between them do not count.
pub(super) fn characters<T>(
    puzzle: &Puzzle,
    text: &str,
    expected: &Message,
    meaning: impl Fn(char) -> Option<T>,
) -> Result<Vec<T>, InputError> {
    let wanted = puzzle.rows() * puzzle.cols();
    let mut values = Vec::with_capacity(wanted);
    for (line, row) in text.trim_end().lines().enumerate() {
        for (column, c) in row.chars().enumerate().filter(|(_, c)| !matches!(c, ' ' | '\t' | '/')) {
            let wrong = |what| InputError::at(line + 1, column + 1, what);
            if values.len() == wanted {
                return Err(wrong(message!("singles-too-many-cells", wanted = wanted)));
            }
            values.push(meaning(c).ok_or_else(|| {
                let found = quoted(&c.to_string());
                wrong(message!("singles-character", found = found, expected = expected.clone()))
            })?);
        }
    }
    if values.len() < wanted {
        let found = values.len();
        let what = message!("singles-too-few-cells", found = found, wanted = wanted);
        return Err(InputError::new(what));
    }
    Ok(values)
}
