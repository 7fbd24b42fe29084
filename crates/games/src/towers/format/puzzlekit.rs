//! puzzlekit's text: rows, columns and the greatest height, the clues from top, bottom, left and right, the board.
//!
//! The pages of puzzlekit have three sizes, the files of its data set two; where those have given towers, a line
//! `[problem]` stands before them, and an empty board behind them.

use crate::towers::rules::{Puzzle, Side};
use quadrille_core::{Cell, InputError, message};
use quadrille_exchange::tokens;

/// Stands before the given towers in the data set.
const GIVEN: &str = "[problem]";

/// Three numbers or two, then four lines of clues and the rows. Two numbers and rows of others could be a board of Pairs,
/// which has no empty places.
pub fn recognises(text: &str) -> bool {
    let empty = || text.contains("- -");
    tokens::recognises(text, 3, |sizes| sizes[0] + 4)
        || empty() && tokens::recognises(text, 2, |sizes| sizes[0] + 4)
        || text.contains(GIVEN) && tokens::recognises(text, 2, |sizes| 2 * sizes[0] + 5)
}

/// Reads the text.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let text = &*tokens::laid_open(text)?;
    let two = text.lines().map(str::trim).find(|line| !line.is_empty());
    let two = two.is_some_and(|line| line.split_whitespace().count() == 2);
    let mut sheet = tokens::read(text, if two { 2 } else { 3 })?;
    let n = sheet.sizes[0];
    if sheet.rows.get(4).is_some_and(|row| row.len() == 1 && row[0].text == GIVEN) {
        sheet.rows.remove(4);
        let empty = |row: &Vec<tokens::Token<'_>>| row.iter().all(|token| token.text == "-");
        // The empty board that the data set has in every file.
        if sheet.rows.len() == 2 * n + 4 && sheet.rows[n + 4..].iter().all(empty) {
            sheet.rows.truncate(n + 4);
        }
    }
    if sheet.sizes.iter().any(|size| *size != n) {
        let (cols, most) = (sheet.sizes[1], *sheet.sizes.last().unwrap_or(&n));
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
