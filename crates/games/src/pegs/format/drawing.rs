//! Drawings: one character a cell, as Simon Tatham's collection copies a board as text.

use super::{Rows, too_wide};
use crate::pegs::rules::{MAX_SIDE, Puzzle, Spot};
use quadrille_core::fields::{quoted, without_bom};
use quadrille_core::{Grid, InputError, Options, Shape};

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

/// Reads a drawing; blanks missing at the end of a row are no cells.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let lines: Vec<&str> = without_bom(text).trim_end().lines().collect();
    let first = lines.iter().position(|l| !l.trim().is_empty()).unwrap_or(lines.len());
    let mut drawn = Vec::new();
    for (i, line) in lines.iter().enumerate().skip(first) {
        let mut row = Vec::new();
        for (col, symbol) in line.trim_end().chars().enumerate() {
            if col == MAX_SIDE * 2 {
                return Err(too_wide(i + 1));
            }
            row.push(spot(symbol).ok_or_else(|| {
                InputError::at(
                    i + 1,
                    col + 1,
                    format!(
                        "found {}, expected a peg (*), a hole (-) or a space",
                        quoted(&symbol.to_string())
                    ),
                )
            })?);
        }
        if drawn.len() == MAX_SIDE {
            return Err(InputError::at(i + 1, 1, format!("more than {MAX_SIDE} rows")));
        }
        drawn.push(row);
    }
    if let Some(grid) = triangle(&drawn) {
        return super::asked(Puzzle::new(Shape::Triangle, grid).map_err(super::placed)?, options);
    }
    // A common margin is not part of the board.
    let lead = |row: &Vec<Spot>| row.iter().position(|s| *s != Spot::Nothing);
    let margin = drawn.iter().filter_map(lead).min().unwrap_or(0);
    let width = drawn.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(margin);
    if width > MAX_SIDE {
        return Err(too_wide(first + 1));
    }
    let mut rows = Rows::new();
    for (i, mut row) in drawn.into_iter().enumerate() {
        row.resize(width + margin, Spot::Nothing);
        rows.push(first + i + 1, &row[margin..])?;
    }
    rows.finish(Shape::Square, options)
}

/// The triangle drawn, if it is one: row r has r cells one blank apart, all rows centred.
///
/// On a square board such a drawing would have no two neighbours, so nothing is lost.
fn triangle(drawn: &[Vec<Spot>]) -> Option<Grid<Spot>> {
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
                grid[quadrille_core::Cell::new(r, (at - lead) / 2)] = *spot;
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
