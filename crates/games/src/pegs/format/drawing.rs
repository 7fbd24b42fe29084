//! Drawings: one character a cell, as Simon Tatham's collection copies a board as text.

use super::{Rows, shown, too_many_rows, too_wide};
use crate::pegs::rules::{MAX_SIDE, Puzzle, Spot};
use quadrille_core::fields::without_bom;
use quadrille_core::{Cell, Grid, InputError, Options, Shape, message};

fn spot(symbol: char) -> Option<Spot> {
    match symbol {
        '*' | 'x' | 'X' => Some(Spot::Peg),
        '-' | 'o' | 'O' | '.' => Some(Spot::Hole),
        ' ' => Some(Spot::Nothing),
        _ => None,
    }
}

/// Whether every character is a peg, a hole or a blank, with a peg among them.
pub fn recognises(text: &str) -> bool {
    let mut symbols = without_bom(text).chars().filter(|c| !matches!(c, '\n' | '\r'));
    let mut pegs = false;
    symbols.all(|c| {
        pegs |= spot(c) == Some(Spot::Peg);
        spot(c).is_some()
    }) && pegs
}

/// Reads a drawing: the first character of the first line is r1c1, so what is left blank above or
/// beside the board has no cells. Blanks missing at the end of a row are no cells either.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let mut drawn = Vec::new();
    for (number, line) in (1..).zip(without_bom(text).trim_end().lines()) {
        if drawn.len() == MAX_SIDE {
            return Err(too_many_rows(number));
        }
        drawn.push(read_row(number, line)?);
    }
    if let Some(grid) = triangle(&drawn) {
        return super::asked(Puzzle::new(Shape::Triangle, grid).map_err(super::placed)?, options);
    }
    let width = drawn.iter().map(Vec::len).max().unwrap_or(0);
    let mut rows = Rows::new();
    for (number, mut row) in (1..).zip(drawn) {
        if row.len() > MAX_SIDE {
            return Err(too_wide(number));
        }
        row.resize(width, Spot::Nothing);
        rows.push(number, &row)?;
    }
    rows.finish(Shape::Square, options)
}

fn read_row(number: usize, line: &str) -> Result<Vec<Spot>, InputError> {
    let mut row = Vec::new();
    for (column, symbol) in (1..).zip(line.trim_end().chars()) {
        // A triangle takes twice as many characters as cells.
        if row.len() == MAX_SIDE * 2 {
            return Err(too_wide(number));
        }
        row.push(spot(symbol).ok_or_else(|| {
            let what = message!("pegs-expected-symbol", found = shown(&symbol.to_string()));
            InputError::at(number, column, what)
        })?);
    }
    Ok(row)
}

/// The triangle drawn, if it is one: row r has r cells one blank apart, all rows centred.
///
/// On a square board such a drawing would have no two neighbours, so nothing is lost.
///
/// A margin around it means nothing: cells are counted within a triangle's rows.
fn triangle(drawn: &[Vec<Spot>]) -> Option<Grid<Spot>> {
    let top = drawn.iter().position(|row| !row.is_empty())?;
    let drawn = &drawn[top..];
    let n = drawn.len();
    if n < 2 {
        return None;
    }
    let margin = drawn.last()?.iter().position(|s| *s != Spot::Nothing)?;
    let mut grid = Grid::filled(n, n, Spot::Nothing);
    for (r, row) in drawn.iter().enumerate() {
        let lead = margin + n - 1 - r;
        if row.len() != lead + 2 * r + 1 {
            return None;
        }
        for (at, spot) in row.iter().enumerate() {
            let cell = at >= lead && (at - lead).is_multiple_of(2);
            if cell != (*spot != Spot::Nothing) {
                return None;
            }
            if cell {
                grid[Cell::new(r, (at - lead) / 2)] = *spot;
            }
        }
    }
    Some(grid)
}

/// A position as text: `*` peg, `-` hole; no blanks at the ends of rows.
pub fn draw(shape: Shape, position: &Grid<Spot>) -> String {
    let mut text = String::new();
    for r in 0..position.rows() {
        let row = position.row(r).iter().map(|spot| match spot {
            Spot::Peg => '*',
            Spot::Hole => '-',
            Spot::Nothing => ' ',
        });
        let line: String = match shape {
            Shape::Square => row.collect(),
            Shape::Triangle => {
                let lead = " ".repeat(position.rows() - 1 - r);
                lead + &row.take(r + 1).flat_map(|c| [c, ' ']).collect::<String>()
            }
        };
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Writes the board as a drawing.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    Ok(draw(puzzle.shape(), puzzle.start()))
}
