//! Penpa+ addresses, as setters of Binairo draw them: white and black circles, or 0 and 1.
//!
//! Under the name `binairo` equal lines are forbidden, as in noqx; a drawing without a name says nothing about them.

use super::with_options;
use crate::unruly::rules::{Ink, Puzzle, check_size};
use quadrille_core::fields::quoted;
use quadrille_core::{Cell, InputError, Options, message};
use quadrille_exchange::penpa::{self, Mark, Sheet};

/// Names under which equal lines are forbidden, and the one under which they are not.
const GENRES: [&str; 3] = ["binairo", "takuzu", EQUAL];
const EQUAL: &str = "unruly";

/// Whether the drawing is damaged, says so, or has circles inside the board and nothing around it.
pub fn recognises(text: &str) -> bool {
    let circle = |mark: &Mark| matches!(mark, Mark::Circle { .. });
    let seems = |sheet: &Sheet| {
        sheet.outside().next().is_none()
            && !sheet.marks.is_empty()
            && sheet.marks.values().all(circle)
    };
    penpa::recognises(text) && penpa::read(text).map_or(true, |sheet| sheet.is(&GENRES, seems))
}

/// Reads an address.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let sheet = penpa::read(text)?;
    sheet.nothing_around()?;
    check_size(sheet.rows, sheet.cols)?;
    let mut puzzle = Puzzle::new(sheet.rows, sheet.cols)?;
    for row in 0..sheet.rows {
        for col in 0..sheet.cols {
            let ink = match sheet.mark(row, col) {
                None => continue,
                Some(Mark::Circle { black }) => Ink::black_if(*black),
                Some(Mark::Text(text)) if text == "0" => Ink::White,
                Some(Mark::Text(text)) if text == "1" => Ink::Black,
                Some(Mark::Text(text)) => {
                    let (cell, found) = (Cell::new(row, col), quoted(text));
                    let what = message!("unruly-penpa-cell", cell = cell, found = found);
                    return Err(InputError::new(what));
                }
            };
            puzzle.give(row, col, Some(ink));
        }
    }
    let named =
        sheet.genres.iter().any(|name| GENRES.contains(&name.as_str()) && name.as_str() != EQUAL);
    with_options(puzzle.with_unique_lines(named), options)
}

/// Writes an address.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    penpa::fits(rows, cols)?;
    let genres = vec![if puzzle.unique_lines() { GENRES[0] } else { EQUAL }.to_string()];
    let mut sheet = Sheet { rows, cols, genres, ..Sheet::default() };
    for row in 0..rows {
        for col in 0..cols {
            if let Some(ink) = puzzle.given(row, col) {
                let mark = Mark::Circle { black: ink == Ink::Black };
                sheet.marks.insert((row as isize, col as isize), mark);
            }
        }
    }
    Ok(sheet.address())
}
