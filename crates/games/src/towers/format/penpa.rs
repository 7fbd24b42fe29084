//! Penpa+ addresses, as setters of Skyscrapers draw them: clues in a margin of one cell, towers in the board.

use crate::towers::rules::{Puzzle, Side};
use quadrille_core::fields::quoted;
use quadrille_core::{Cell, InputError, message};
use quadrille_exchange::penpa::{self, Mark, Sheet};

const GENRES: [&str; 2] = ["skyscrapers", "skyscraper"];

/// Whether the drawing is damaged, says so, or has numbers around the board.
pub fn recognises(text: &str) -> bool {
    let seems = |sheet: &Sheet| sheet.outside().next().is_some();
    penpa::recognises(text) && penpa::read(text).map_or(true, |sheet| sheet.is(&GENRES, seems))
}

/// Reads an address.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let sheet = penpa::read(text)?;
    if sheet.rows != sheet.cols {
        let what = message!("towers-address-square", cols = sheet.cols, rows = sheet.rows);
        return Err(InputError::new(what));
    }
    let n = sheet.rows;
    let mut puzzle = Puzzle::empty(n).map_err(InputError::new)?;
    for (&(row, col), mark) in &sheet.marks {
        let Some(number) = number(mark)? else { continue };
        let inside = |at: isize| usize::try_from(at).ok().filter(|at| *at < n);
        let put = match (row, col, inside(row), inside(col)) {
            (_, _, Some(row), Some(col)) => puzzle.give(Cell::new(row, col), number),
            (-1, _, _, Some(col)) => puzzle.set_clue(Side::Top, col, number),
            (_, -1, Some(row), _) => puzzle.set_clue(Side::Left, row, number),
            (_, _, None, Some(col)) if row == n as isize => {
                puzzle.set_clue(Side::Bottom, col, number)
            }
            (_, _, Some(row), None) if col == n as isize => {
                puzzle.set_clue(Side::Right, row, number)
            }
            // A title or a remark beside the board.
            _ => Ok(()),
        };
        put.map_err(InputError::new)?;
    }
    Ok(puzzle)
}

fn number(mark: &Mark) -> Result<Option<u32>, InputError> {
    match mark {
        Mark::Circle { .. } => Ok(None),
        Mark::Text(text) if text == "?" => Ok(None),
        Mark::Text(text) => text
            .parse()
            .map(Some)
            .map_err(|_| InputError::new(message!("tokens-number", found = quoted(text)))),
    }
}

/// Writes an address.
pub fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let genres = vec!["skyscrapers".to_string()];
    let mut sheet = Sheet { rows: n, cols: n, margins: [1; 4], genres, ..Sheet::default() };
    for (side, index, clue) in puzzle.clues() {
        let (index, end) = (index as isize, n as isize);
        let cell = match side {
            Side::Top => (-1, index),
            Side::Bottom => (end, index),
            Side::Left => (index, -1),
            Side::Right => (index, end),
        };
        sheet.marks.insert(cell, Mark::Text(clue.to_string()));
    }
    for (cell, height) in puzzle.givens() {
        sheet.marks.insert((cell.row as isize, cell.col as isize), Mark::Text(height.to_string()));
    }
    sheet.address()
}
