//! puzzlekit's text: rows and columns, then the tiles: 1 white, 2 black, `-` empty.

use super::{found, with_options};
use crate::unruly::rules::{Ink, Puzzle, check_size};
use quadrille_core::{InputError, Options, message};
use quadrille_exchange::tokens::{self, Token};

/// Two numbers and so many rows of tiles, one of them empty: without one it could be a board of Pairs.
pub fn recognises(text: &str) -> bool {
    let Ok(text) = tokens::laid_open(text) else { return false };
    tokens::recognises(&text, 2, |sizes| sizes[0])
        && tokens::read(&text, 2).is_ok_and(|sheet| {
            let all = || sheet.rows.iter().flatten().map(|token| token.text);
            all().all(|sign| matches!(sign, "-" | "1" | "2")) && all().any(|sign| sign == "-")
        })
}

/// Reads the text.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let text = &*tokens::laid_open(text)?;
    let sheet = tokens::read(text, 2)?;
    let (rows, cols) = (sheet.sizes[0], sheet.sizes[1]);
    check_size(rows, cols).map_err(|e| InputError::at(1, 1, e.what))?;
    let mut puzzle = Puzzle::new(rows, cols)?;
    for (index, token) in sheet.block(0, rows, cols)?.into_iter().enumerate() {
        puzzle.give(index / cols, index % cols, tile(&token)?);
    }
    sheet.ends_after(rows)?;
    with_options(puzzle, options)
}

/// Writes the text, which cannot say that lines must differ.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    if puzzle.unique_lines() {
        return Err(InputError::new(message!("unruly-puzzlekit-lines")));
    }
    let lines = (0..puzzle.rows()).map(|row| signs(puzzle, row));
    Ok(tokens::write(&[puzzle.rows(), puzzle.cols()], lines))
}

/// The tile that a sign stands for, here and in janko's blocks, where puzzlekit has its boards from.
pub(super) fn tile(token: &Token) -> Result<Option<Ink>, InputError> {
    match token.text {
        "-" => Ok(None),
        "1" => Ok(Some(Ink::White)),
        "2" => Ok(Some(Ink::Black)),
        other => Err(token.error(message!("unruly-puzzlekit-tile", found = found(other)))),
    }
}

/// The signs of a row.
pub(super) fn signs(puzzle: &Puzzle, row: usize) -> Vec<String> {
    let sign = |col| match puzzle.given(row, col) {
        None => "-",
        Some(Ink::White) => "1",
        Some(Ink::Black) => "2",
    };
    (0..puzzle.cols()).map(|col| sign(col).to_string()).collect()
}
