//! The game ID of Simon Tatham's collection: `WxH:` and one character a cell.
//!
//! `1`..`9`, `a`..`z` = 10..35, `A`..`Z` = 36..61. Where a number is larger, or a cell holds none,
//! the cells are separated by commas instead, as in the reports' files.

use super::csv;
use crate::singles::rules::{Clue, Puzzle, Singles, check_size};
use quadrille_core::fields::{self, quoted};
use quadrille_core::{Format, InputError, Options, message};

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "id",
    about: "singles-format-id",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// The parts before and after the colon; letters after the size are the generator's.
struct Split<'a> {
    cols: usize,
    rows: usize,
    body: &'a str,
    /// Characters before the body, for places in errors.
    offset: usize,
}

fn split(text: &str) -> Result<Split<'_>, InputError> {
    let text = fields::without_bom(text).trim_end();
    let Some((head, body)) = text.split_once(':') else {
        return Err(InputError::at(1, 1, message!("singles-id", found = quoted(text))));
    };
    let digits = |t: &str| t.bytes().take_while(u8::is_ascii_digit).count();
    let number = |t: &str, column: usize| {
        let found = &t[..digits(t)];
        found
            .parse::<usize>()
            .map_err(|_| InputError::at(1, column, message!("singles-size", found = quoted(t))))
    };
    let cols = number(head, 1)?;
    let rest = &head[digits(head)..];
    let (rows, rest) = match rest.strip_prefix('x') {
        Some(after) => (number(after, head.len() - after.len() + 1)?, &after[digits(after)..]),
        None => (cols, rest),
    };
    if !rest.chars().all(|c| c.is_ascii_alphanumeric()) {
        let column = head.chars().count() - rest.chars().count() + 1;
        let what = message!("singles-after-size", found = quoted(rest));
        return Err(InputError::at(1, column, what));
    }
    check_size(rows, cols).map_err(|e| InputError::at(1, 1, e.what))?;
    Ok(Split { cols, rows, body, offset: head.chars().count() + 1 })
}

fn recognises(text: &str) -> bool {
    let one_line = !fields::without_bom(text).trim_end().contains('\n');
    let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b',' | b'?' | b'.' | b' ');
    // Boards of Pegs and Unruly are letters alone; a board of Singles hardly ever is.
    let ours = |body: &str| body.bytes().all(allowed) && body.bytes().any(|b| b.is_ascii_digit());
    one_line && split(text).is_ok_and(|s| ours(s.body))
}

/// Reads a game ID.
pub(super) fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let Split { cols, rows, body, offset } = split(text)?;
    let cells = rows * cols;
    let clues = if body.contains(',') {
        comma_cells(body, offset, cells)?
    } else {
        character_cells(body, offset, cells)?
    };
    if clues.len() != cells {
        let column = offset + body.chars().count() + 1;
        let found = clues.len();
        let what =
            message!("singles-id-cells", found = found, cols = cols, rows = rows, cells = cells);
        return Err(InputError::at(1, column, what));
    }
    Puzzle::new(rows, cols, clues)
}

fn character_cells(body: &str, offset: usize, cells: usize) -> Result<Vec<Clue>, InputError> {
    let mut clues = Vec::new();
    for (i, c) in body.chars().enumerate() {
        let value = match c {
            '1'..='9' => c as u64 - '0' as u64,
            'a'..='z' => c as u64 - 'a' as u64 + 10,
            'A'..='Z' => c as u64 - 'A' as u64 + 36,
            _ => {
                let what = message!("singles-id-character", found = quoted(&c.to_string()));
                return Err(InputError::at(1, offset + i + 1, what));
            }
        };
        if i == cells {
            let what = message!("singles-too-many-cells", wanted = cells);
            return Err(InputError::at(1, offset + i + 1, what));
        }
        clues.push(Clue::Number(value));
    }
    Ok(clues)
}

fn comma_cells(body: &str, offset: usize, cells: usize) -> Result<Vec<Clue>, InputError> {
    let mut clues = Vec::new();
    for mut field in fields::split(1, body) {
        field.column += offset;
        if clues.len() == cells {
            // A comma after the last cell: how a single large number is told from characters.
            if field.text.is_empty() && field.column == offset + body.chars().count() + 1 {
                break;
            }
            return Err(field.error(message!("singles-too-many-cells", wanted = cells)));
        }
        clues.push(csv::clue(&field)?);
    }
    Ok(clues)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    Ok(text(puzzle))
}

/// The game ID of a puzzle: every puzzle has one.
pub(super) fn text(puzzle: &Puzzle) -> String {
    let clues = puzzle.clues().values();
    let mut text = format!("{}x{}:", puzzle.cols(), puzzle.rows());
    let characters: Option<String> = clues.iter().map(|c| c.number().and_then(character)).collect();
    if let Some(characters) = characters {
        text.push_str(&characters);
        return text;
    }
    for (i, &clue) in clues.iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        csv::push(&mut text, clue);
    }
    if clues.len() == 1 {
        text.push(',');
    }
    text
}

fn character(number: u64) -> Option<char> {
    let byte = match u8::try_from(number).ok()? {
        n @ 1..=9 => b'0' + n,
        n @ 10..=35 => b'a' + n - 10,
        n @ 36..=61 => b'A' + n - 36,
        _ => return None,
    };
    Some(char::from(byte))
}
