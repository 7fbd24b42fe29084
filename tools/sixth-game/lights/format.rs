//! The notations: `3x3:010111010`, a `1` for every light that burns.

use super::rules::{Lights, MOST, Puzzle, Solution};
use quadrille_core::fields::quoted;
use quadrille_core::{Format, Grid, InputError, Notation, Options, message};

static FORMATS: &[Format<Lights>] = &[Format {
    name: "id",
    about: "lights-format-id",
    recognises: |text| text.contains('x') && text.contains(':'),
    read: Some(read),
    write: Some(|puzzle| Ok(text(puzzle))),
    read_stream: None,
    write_stream: None,
}];

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let bad = || InputError::at(1, 1, message!("lights-id", found = quoted(text)));
    let (size, lights) = text.trim().split_once(':').ok_or_else(bad)?;
    let (rows, cols) = size.split_once('x').ok_or_else(bad)?;
    let side = |digits: &str| match digits.parse() {
        Ok(side) if (1..=MOST).contains(&side) => Ok(side),
        _ => {
            Err(InputError::at(1, 1, message!("lights-size", found = quoted(digits), most = MOST)))
        }
    };
    Ok(Puzzle { lit: bits(side(rows)?, side(cols)?, lights)? })
}

fn text(puzzle: &Puzzle) -> String {
    format!("{}x{}:{}", puzzle.lit.rows(), puzzle.lit.cols(), digits(&puzzle.lit))
}

fn digits(bits: &Grid<bool>) -> String {
    bits.values().iter().map(|bit| if *bit { '1' } else { '0' }).collect()
}

fn bits(rows: usize, cols: usize, text: &str) -> Result<Grid<bool>, InputError> {
    let bits: Option<Vec<bool>> = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| "01".find(c).map(|at| at == 1))
        .collect();
    match bits {
        Some(bits) if bits.len() == rows * cols => Ok(Grid::from_vec(rows, cols, bits)),
        _ => Err(InputError::new(message!(
            "lights-bits",
            found = quoted(text),
            wanted = rows * cols
        ))),
    }
}

impl Notation for Lights {
    fn formats() -> &'static [Format<Self>] {
        FORMATS
    }

    fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Solution, InputError> {
        Ok(Solution { pressed: bits(puzzle.lit.rows(), puzzle.lit.cols(), text)? })
    }

    fn write_solution(_: &Puzzle, solution: &Solution) -> String {
        digits(&solution.pressed)
    }
}
