//! puzzlekit's text: rows and columns, then the numbers.

use crate::singles::rules::{Clue, Puzzle, Singles, check_size};
use quadrille_core::{Format, InputError, Options, message};
use quadrille_exchange::tokens::{self, Token};

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "puzzlekit",
    about: "format-puzzlekit",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// Two numbers and so many rows. Numbers to 4 may also be the colours of Pairs, among which there is
/// nearly always a 0, or one that is too large to be a number of so small a board.
fn recognises(text: &str) -> bool {
    let Ok(text) = tokens::laid_open(text) else { return false };
    tokens::recognises(&text, 2, |sizes| sizes[0])
        && tokens::read(&text, 2).is_ok_and(|sheet| {
            let side = sheet.sizes.iter().max().map_or(0, |side| *side as u64);
            let numbers: Result<Vec<_>, _> =
                sheet.rows.iter().flatten().map(Token::number).collect();
            numbers.is_ok_and(|all| {
                let numbers = || all.iter().flatten();
                // Ones and twos with gaps are tiles of Unruly.
                let tiles = all.contains(&None) && numbers().all(|n| *n <= 2);
                let ours = numbers().any(|n| *n > 4) || numbers().all(|n| *n <= side);
                ours && !tiles && numbers().all(|n| *n > 0)
            })
        })
}

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let text = &*tokens::laid_open(text)?;
    let sheet = tokens::read(text, 2)?;
    let (rows, cols) = (sheet.sizes[0], sheet.sizes[1]);
    check_size(rows, cols).map_err(|e| InputError::at(1, 1, e.what))?;
    let clues = sheet.block(0, rows, cols)?.into_iter();
    let clues = clues.map(|token| Ok(token.number()?.map_or(Clue::Empty, Clue::Number)));
    let clues = clues.collect::<Result<_, InputError>>()?;
    sheet.ends_after(rows)?;
    Puzzle::new(rows, cols, clues)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    if puzzle.clues().values().contains(&Clue::Question) {
        return Err(InputError::new(message!("singles-puzzlekit-question")));
    }
    let sign = |clue: &Clue| clue.number().map_or_else(|| "-".to_string(), |n| n.to_string());
    let rows = (0..puzzle.rows()).map(|row| puzzle.clues().row(row).iter().map(sign).collect());
    Ok(tokens::write(&[puzzle.rows(), puzzle.cols()], rows))
}
