//! puzzlekit's text: rows, columns and the greatest height, the clues from top, bottom, left and right, the board.

use crate::towers::rules::{Puzzle, Side};
use quadrille_core::{Cell, InputError, message};
use quadrille_exchange::tokens;

/// Three numbers, then four lines of clues and the rows.
pub fn recognises(text: &str) -> bool {
    tokens::recognises(text, 3, |sizes| sizes[0] + 4)
}

/// Reads the text.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let sheet = tokens::read(text, 3)?;
    let n = sheet.sizes[0];
    if sheet.sizes.iter().any(|size| *size != n) {
        let (cols, most) = (sheet.sizes[1], sheet.sizes[2]);
        let what = message!("towers-puzzlekit-sizes", rows = n, cols = cols, most = most);
        return Err(InputError::at(1, 1, what));
    }
    let mut puzzle = Puzzle::empty(n).map_err(|what| InputError::at(1, 1, what))?;
    let great = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    for (line, side) in Side::ALL.into_iter().enumerate() {
        for (index, token) in sheet.block(line, 1, n)?.into_iter().enumerate() {
            let Some(clue) = token.number()? else { continue };
            puzzle.set_clue(side, index, great(clue)).map_err(|what| token.error(what))?;
        }
    }
    for (index, token) in sheet.block(4, n, n)?.into_iter().enumerate() {
        let Some(height) = token.number()? else { continue };
        let cell = Cell::new(index / n, index % n);
        puzzle.give(cell, great(height)).map_err(|what| token.error(what))?;
    }
    sheet.ends_after(n + 4)?;
    Ok(puzzle)
}

/// Writes the text.
pub fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let sign = |number: Option<usize>| number.map_or_else(|| "-".to_string(), |n| n.to_string());
    let clues =
        Side::ALL.into_iter().map(|side| (0..n).map(|i| sign(puzzle.clue(side, i))).collect());
    let given = |row, col| sign(puzzle.given(Cell::new(row, col)).map(usize::from));
    let board = (0..n).map(|row| (0..n).map(|col| given(row, col)).collect());
    tokens::write(&[n, n, n], clues.chain(board))
}
