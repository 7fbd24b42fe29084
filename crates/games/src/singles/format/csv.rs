//! The reports' notation: comma-separated numbers, rows of equal length.
//!
//! A blank or a dot is an empty cell and `?` a question mark: neither constrains anything.

use crate::singles::rules::{Clue, MAX_CELLS, Puzzle, Singles};
use quadrille_core::fields::{self, Field};
use quadrille_core::{Format, InputError, Options, message};
use std::fmt::Write;

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "csv",
    about: "singles-format-csv",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// What the first line of such a file may hold. A blank field is read as an empty cell, but taken
/// as a sign of this game only by the user's word: the files of Towers and Unruly are full of them.
fn recognises(text: &str) -> bool {
    let Some((_, first)) = fields::lines(text).find(|(_, line)| !line.trim().is_empty()) else {
        return false;
    };
    // One column is written with a comma after it, or its numbers would be taken for rows of digits.
    let one = first.trim_end().strip_suffix(',').filter(|rest| !rest.contains(','));
    fields::split(1, one.unwrap_or(first)).all(|f| {
        let number = !f.text.is_empty() && f.text.bytes().all(|b| b.is_ascii_digit());
        number || matches!(f.text, "?" | ".")
    })
}

/// One field of a comma-separated puzzle.
pub(super) fn clue(field: &Field<'_>) -> Result<Clue, InputError> {
    match field.text {
        "" | "." => Ok(Clue::Empty),
        "?" => Ok(Clue::Question),
        text => match text.parse() {
            Ok(n) if text.bytes().all(|b| b.is_ascii_digit()) => Ok(Clue::Number(n)),
            _ if text.bytes().all(|b| b.is_ascii_digit()) => Err(field.error(message!(
                "singles-number-too-large",
                number = fields::quoted(text),
                limit = u64::MAX.to_string()
            ))),
            _ => Err(field.error(message!("singles-csv-field", found = fields::quoted(text)))),
        },
    }
}

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    // A comma at the end of every row is a habit of the reports, not another column.
    let ending = fields::lines(text).all(|(_, line)| line.trim_end().ends_with(','));
    let mut clues = Vec::new();
    let (mut rows, mut cols) = (0, 0);
    for (number, line) in fields::lines(text) {
        let line = if ending { line.trim_end().strip_suffix(',').unwrap_or(line) } else { line };
        let before = clues.len();
        for field in fields::split(number, line) {
            if clues.len() == MAX_CELLS {
                return Err(field.error(message!("singles-cell-limit", limit = MAX_CELLS)));
            }
            clues.push(clue(&field)?);
        }
        let width = clues.len() - before;
        if rows > 0 && width != cols {
            let what = message!("singles-csv-row", found = width, wanted = cols);
            return Err(InputError::at(number, 1, what));
        }
        cols = width;
        rows += 1;
    }
    if rows == 0 {
        return Err(InputError::at(1, 1, message!("singles-csv-empty")));
    }
    Puzzle::new(rows, cols, clues)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let mut text = String::with_capacity(puzzle.rows() * puzzle.cols() * 4);
    for row in 0..puzzle.rows() {
        for (col, &clue) in puzzle.clues().row(row).iter().enumerate() {
            if col > 0 {
                text.push(',');
            }
            push(&mut text, clue);
        }
        text.push_str(if puzzle.cols() == 1 && puzzle.rows() > 1 { ",\n" } else { "\n" });
    }
    Ok(text)
}

/// One field as text. Empty cells get a dot: blanks at the end of a file would be lost.
pub(super) fn push(text: &mut String, clue: Clue) {
    match clue {
        Clue::Number(n) => write!(text, "{n}").expect("writing to a string cannot fail"),
        Clue::Question => text.push('?'),
        Clue::Empty => text.push('.'),
    }
}
