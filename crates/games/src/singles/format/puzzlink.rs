//! Addresses of puzz.link and its relatives, genre `hitori`.
//!
//! `https://puzz.link/p?hitori/COLS/ROWS/BODY`; cells `0-9a-z`, `-XY` for two base-36 digits, `.`
//! for an empty cell, `@` or `%` for a question mark.

use crate::singles::rules::{Clue, Puzzle, Singles, check_size};
use quadrille_core::fields::{quoted, without_bom};
use quadrille_core::{Format, InputError, Message, Options, message};

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "puzzlink",
    about: "singles-format-puzzlink",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// The largest number two base-36 digits can say.
const LARGEST: u64 = 36 * 36 - 1;

/// What an address looks like.
const SHAPE: &str = "https://puzz.link/p?hitori/COLS/ROWS/CELLS";

fn recognises(text: &str) -> bool {
    query(text).is_some_and(|(_, q)| {
        let genre = q.split('/').next().unwrap_or("");
        matches!(genre, "hitori" | "hitori_edit" | "hitori_play")
    })
}

/// What follows the `?` of an address, and how many characters come before it.
fn query(text: &str) -> Option<(usize, &str)> {
    let text = without_bom(text).trim_end();
    let lead = text.len() - text.trim_start().len();
    let address = text.trim_start();
    let is_address = address.starts_with("http://") || address.starts_with("https://");
    let (before, after) = address.split_once('?')?;
    let one_line = !address.contains('\n');
    (is_address && one_line).then(|| (lead + before.chars().count() + 1, after))
}

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let Some((mut column, query)) = query(text) else {
        let what = message!("singles-link", found = quoted(text.trim()), shape = SHAPE);
        return Err(InputError::at(1, 1, what));
    };
    column += 1;
    let mut parts = Vec::new();
    for part in query.split('/') {
        parts.push((column, part));
        column += part.chars().count() + 1;
    }
    // A variant (`v:x`) or a flag of the editor may stand between the genre and the size.
    let is_size = |p: &str| !p.is_empty() && p.bytes().all(|b| b.is_ascii_digit());
    let first = (1..parts.len().min(4)).find(|&i| is_size(parts[i].1)).unwrap_or(1);
    let [(at_cols, cols), (at_rows, rows), (at_body, body), rest @ ..] =
        &parts[first.min(parts.len())..]
    else {
        return Err(InputError::at(1, column, message!("singles-link-short", shape = SHAPE)));
    };
    if let Some((at, extra)) = rest.iter().find(|(_, p)| !p.is_empty()) {
        return Err(InputError::at(1, *at, message!("singles-link-rest", found = quoted(extra))));
    }
    let number = |at: usize, t: &str| {
        let what = || InputError::at(1, at, message!("singles-size", found = quoted(t)));
        if is_size(t) { t.parse::<usize>().map_err(|_| what()) } else { Err(what()) }
    };
    let (cols, rows) = (number(*at_cols, cols)?, number(*at_rows, rows)?);
    check_size(rows, cols).map_err(|e| InputError::at(1, *at_cols, e.what))?;
    Puzzle::new(rows, cols, cells(body, *at_body, rows * cols)?)
}

fn cells(body: &str, start: usize, wanted: usize) -> Result<Vec<Clue>, InputError> {
    let mut clues = Vec::new();
    let mut rest = body.chars().enumerate();
    while let Some((i, c)) = rest.next() {
        let wrong = |what: Message| Err(InputError::at(1, start + i, what));
        if clues.len() == wanted {
            return wrong(message!("singles-too-many-cells", wanted = wanted));
        }
        clues.push(match c {
            '.' => Clue::Empty,
            '@' | '%' => Clue::Question,
            '-' => {
                let digit = |d: Option<(usize, char)>| d.and_then(|(_, d)| d.to_digit(36));
                let (Some(high), Some(low)) = (digit(rest.next()), digit(rest.next())) else {
                    return wrong(message!("singles-link-digits"));
                };
                Clue::Number(u64::from(high * 36 + low))
            }
            _ => match c.to_digit(36).filter(|_| !c.is_ascii_uppercase()) {
                Some(value) => Clue::Number(u64::from(value)),
                None => {
                    let found = quoted(&c.to_string());
                    return wrong(message!("singles-link-character", found = found));
                }
            },
        });
    }
    if clues.len() < wanted {
        let what = message!("singles-too-few-cells", found = clues.len(), wanted = wanted);
        return Err(InputError::at(1, start + body.chars().count(), what));
    }
    Ok(clues)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let mut text = format!("https://puzz.link/p?hitori/{}/{}/", puzzle.cols(), puzzle.rows());
    let digit = |n: u64| char::from_digit(n as u32, 36).expect("a base-36 digit");
    for (cell, clue) in puzzle.clues().cells().zip(puzzle.clues().values()) {
        match *clue {
            Clue::Empty => text.push('.'),
            Clue::Question => text.push('@'),
            Clue::Number(n) if n < 36 => text.push(digit(n)),
            Clue::Number(n) if n <= LARGEST => text.extend(['-', digit(n / 36), digit(n % 36)]),
            Clue::Number(n) => {
                return Err(InputError::new(message!(
                    "singles-link-number",
                    number = n.to_string(),
                    cell = cell,
                    limit = LARGEST
                )));
            }
        }
    }
    if !text.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        text.push('/');
    }
    Ok(text)
}
