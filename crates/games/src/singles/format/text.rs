//! Grids as people type and paste them: a digit a cell, or numbers with blanks between them.
//!
//! A dot is an empty cell and `?` a question mark, as in the reports' files.

use super::csv;
use crate::singles::rules::{MAX_CELLS, Puzzle, Singles};
use quadrille_core::fields::{self, Field};
use quadrille_core::{Format, InputError, Options, message};
use std::fmt::Write;

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "text",
    about: "singles-format-text",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// Fewer columns than this, and numbers with blanks between them may as well be the head of a file of Pairs.
const SURE_COLUMNS: usize = 3;

/// Whether the rows are numbers alone, equally many in each. Zeros and ones alone are a picture of Unruly.
fn recognises(text: &str) -> bool {
    let allowed = |c: char| c.is_ascii_digit() || c.is_whitespace() || matches!(c, '.' | '?');
    let ours = |c: char| matches!(c, '2'..='9');
    if !text.trim_start_matches('\u{feff}').chars().all(allowed) || !text.contains(ours) {
        return false;
    }
    let spaced = spaced(text);
    let mut widths = fields::lines(text).map(|(number, line)| cells(number, line, spaced).count());
    let Some(first) = widths.next() else { return false };
    let wide = first >= if spaced { SURE_COLUMNS } else { 2 };
    let mut further = 0;
    wide && widths.all(|width| {
        further += 1;
        width == first
    }) && further > 0
}

/// Whether blanks part the cells.
fn spaced(text: &str) -> bool {
    fields::lines(text).any(|(_, line)| line.split_whitespace().nth(1).is_some())
}

/// The cells of a line: its words, or its characters.
fn cells(line: usize, text: &str, spaced: bool) -> impl Iterator<Item = Field<'_>> {
    let mut rest = (text, 1);
    std::iter::from_fn(move || {
        let (left, column) = rest;
        let word = left.trim_start();
        let column = column + left[..left.len() - word.len()].chars().count();
        let ends = |at: usize, c: char| c.is_whitespace() || (!spaced && at > 0);
        let end = word.char_indices().find(|&(at, c)| ends(at, c)).map_or(word.len(), |(at, _)| at);
        let (text, after) = word.split_at(end);
        rest = (after, column + text.chars().count());
        (!text.is_empty()).then_some(Field { text, line, column })
    })
}

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let spaced = spaced(text);
    let mut clues = Vec::new();
    let (mut rows, mut cols) = (0, 0);
    for (number, line) in fields::lines(text) {
        let before = clues.len();
        for field in cells(number, line, spaced) {
            if clues.len() == MAX_CELLS {
                return Err(field.error(message!("singles-cell-limit", limit = MAX_CELLS)));
            }
            clues.push(csv::clue(&field)?);
        }
        let width = clues.len() - before;
        if rows > 0 && width != cols {
            let what = message!("singles-csv-row", found = width, wanted = cols);
            return Err(InputError::at(number, 1, what));
        }
        cols = width;
        rows += 1;
    }
    if clues.is_empty() {
        return Err(InputError::at(1, 1, message!("singles-text-empty")));
    }
    Puzzle::new(rows, cols, clues)
}

/// Writes digits side by side, or numbers in columns where some have several; refuses a board that nobody could tell
/// from another game's when it is read.
fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let texts = puzzle.clues().map(|&clue| {
        let mut text = String::new();
        csv::push(&mut text, clue);
        text
    });
    let width = texts.values().iter().map(String::len).max().unwrap_or(1);
    let blank = if width > 1 { " " } else { "" };
    let mut text = String::with_capacity(texts.values().len() * (width + 1));
    for row in 0..puzzle.rows() {
        for (col, cell) in texts.row(row).iter().enumerate() {
            let _ = write!(text, "{}{cell:>width$}", if col == 0 { "" } else { blank });
        }
        text.push('\n');
    }
    if puzzle.cols() > 1 && recognises(&text) {
        Ok(text)
    } else {
        Err(InputError::new(message!("singles-text-unclear")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_with_and_without_blanks_are_the_same_board() {
        let plain = csv::FORMAT.read.unwrap()("1,3,4,2\n4,2,2,4\n", &Options::new()).unwrap();
        for text in ["1342\n4224\n", "1 3 4 2\n4 2 2 4", "  1  3 4\t2\r\n4 2 2 4 \r\n"] {
            assert!(recognises(text), "{text:?}");
            assert_eq!(read(text, &Options::new()).unwrap(), plain, "{text:?}");
        }
        let wide = read(
            "1 12 .
3 ? 10
",
            &Options::new(),
        )
        .unwrap();
        assert_eq!(wide.to_string(), "3x2:1,12,.,3,?,10");
        assert_eq!(write(&wide).unwrap(), " 1 12  .\n 3  ? 10\n");
        assert_eq!(read(&write(&wide).unwrap(), &Options::new()).unwrap(), wide);
        assert_eq!(write(&plain).unwrap(), "1342\n4224\n");
        let row = read("1342\n", &Options::new()).unwrap();
        assert!(write(&row).is_err(), "one line of digits is a number");
    }

    #[test]
    fn other_games_texts_are_left_to_them() {
        for text in ["0110\n1001\n", "0 . \n1 1 \n", "2 2\n0 1\n1 2\n", "1342\n", "1,2\n2,1\n", ""]
        {
            assert!(!recognises(text), "{text:?}");
        }
    }

    #[test]
    fn errors_have_places() {
        let what = |text: &str| read(text, &Options::new()).unwrap_err().to_string();
        assert!(what("12\n123").starts_with("line 2, column 1: "), "{}", what("12\n123"));
        assert!(what("1 2\n3 x4").starts_with("line 2, column 3: found `x4`"));
        assert!(what(" \n ").starts_with("line 1, column 1: "));
    }
}
