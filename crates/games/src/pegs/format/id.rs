//! Names of puzzles in one line: Simon Tatham's IDs, triangles in the same manner, and boards by name.

use super::{asked, placed, shown};
use crate::pegs::boards;
use crate::pegs::rules::{MAX_CELLS, MAX_SIDE, Puzzle, Spot};
use quadrille_core::fields::without_bom;
use quadrille_core::{Cell, Grid, InputError, Options, Shape, message};

/// One line that starts like a size, a triangle or a board's name.
pub fn recognises(text: &str) -> bool {
    let text = without_bom(text).trim();
    if text.contains(['\n', ',']) {
        return false;
    }
    match text.split_once(':') {
        Some((params, desc)) if params.starts_with(|c: char| c.is_ascii_digit()) => {
            sides(params).is_ok() && desc.chars().all(|c| matches!(c, 'P' | 'H' | 'O'))
        }
        _ => {
            let name: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
            boards::NAMES.iter().any(|n| n.split(':').next() == Some(&name))
        }
    }
}

/// Reads any of the three.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let text = without_bom(text).trim();
    let puzzle = if text.starts_with(|c: char| c.is_ascii_digit()) {
        tatham(text)?
    } else {
        match text.strip_prefix("triangle:").and_then(|rest| rest.split_once(':')) {
            Some((size, desc)) => triangle(size, desc, text.len() - desc.len())?,
            None => by_name(text)?,
        }
    };
    asked(puzzle, options)
}

fn by_name(text: &str) -> Result<Puzzle, InputError> {
    let Some((name, vacancy)) = text.split_once('@') else {
        return boards::named(text, None).map_err(placed);
    };
    match vacancy.parse::<Cell>() {
        Ok(cell) => boards::named(name, Some(cell)).map_err(placed),
        Err(()) => Err(InputError::at(
            1,
            name.chars().count() + 2,
            message!("pegs-expected-vacancy", found = shown(vacancy)),
        )),
    }
}

/// Width and height, followed by any word (`cross`, `random`), which only its generator needs.
fn sides(params: &str) -> Result<(usize, usize), InputError> {
    let digits =
        |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (width, rest) = params.split_at(digits(params));
    let height = match rest.strip_prefix('x') {
        Some(rest) => &rest[..digits(rest)],
        None => width,
    };
    let side = |text: &str| match text.parse::<usize>() {
        Ok(n) if (1..=MAX_SIDE).contains(&n) => Ok(n),
        _ => Err(InputError::at(
            1,
            1,
            message!("pegs-expected-size", found = shown(params), most = MAX_SIDE),
        )),
    };
    Ok((side(width)?, side(height)?))
}

fn tatham(text: &str) -> Result<Puzzle, InputError> {
    let Some((params, desc)) = text.split_once(':') else {
        return Err(InputError::at(1, text.chars().count() + 1, message!("pegs-expected-cells")));
    };
    let (width, height) = sides(params)?;
    let spots = letters(desc, width * height, params.chars().count() + 2)?;
    Puzzle::new(Shape::Square, Grid::from_vec(height, width, spots)).map_err(placed)
}

fn triangle(size: &str, desc: &str, column: usize) -> Result<Puzzle, InputError> {
    let n = match size.parse::<usize>() {
        Ok(n) if (2..=MAX_SIDE).contains(&n) && n * (n + 1) / 2 <= MAX_CELLS => n,
        _ => {
            let what = message!("pegs-expected-rows", found = shown(size));
            return Err(InputError::at(1, 10, what));
        }
    };
    let mut spots = letters(desc, n * (n + 1) / 2, column + 1)?.into_iter();
    let all = (0..n * n).map(|i| match i % n <= i / n {
        true => spots.next().unwrap_or(Spot::Nothing),
        false => Spot::Nothing,
    });
    Puzzle::new(Shape::Triangle, Grid::from_vec(n, n, all.collect())).map_err(placed)
}

fn letters(desc: &str, cells: usize, column: usize) -> Result<Vec<Spot>, InputError> {
    let mut spots = Vec::new();
    for (i, letter) in desc.chars().enumerate() {
        if i == cells {
            return Err(InputError::at(1, column + i, message!("pegs-more-cells", cells = cells)));
        }
        spots.push(match letter {
            'P' => Spot::Peg,
            'H' => Spot::Hole,
            'O' => Spot::Nothing,
            other => {
                let what = message!("pegs-expected-letter", found = shown(&other.to_string()));
                return Err(InputError::at(1, column + i, what));
            }
        });
    }
    if spots.len() < cells {
        let what = message!("pegs-fewer-cells", found = spots.len(), expected = cells);
        return Err(InputError::at(1, column + spots.len(), what));
    }
    Ok(spots)
}

/// Writes a puzzle's start in full.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    Ok(write_position(puzzle.shape(), puzzle.start()))
}

/// Writes a position in full.
pub fn write_position(shape: Shape, grid: &Grid<Spot>) -> String {
    let inside = |c: &Cell| shape == Shape::Square || c.col <= c.row;
    let letter = |c: Cell| match grid[c] {
        Spot::Peg => 'P',
        Spot::Hole => 'H',
        Spot::Nothing => 'O',
    };
    let desc: String = grid.cells().filter(inside).map(letter).collect();
    match shape {
        Shape::Square => format!("{}x{}:{desc}", grid.cols(), grid.rows()),
        Shape::Triangle => format!("triangle:{}:{desc}", grid.rows()),
    }
}
