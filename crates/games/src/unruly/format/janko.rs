//! Blocks of janko.at's pages of Tohu-Wa-Vohu, its name for this game: 1 white, 2 black, as puzzlekit's, which came from there.

use super::puzzlekit::{signs, tile};
use super::with_options;
use crate::unruly::rules::{Puzzle, Unruly, check_size};
use quadrille_core::{Format, InputError, Options, message};
use quadrille_exchange::janko;

/// What a block may call the puzzle; the first is what we write.
const NAMES: &[&str] = &["tohu-wa-vohu", "tohuwavohu", "binairo", "takuzu"];
/// No printed board is larger.
const MAX_CELLS: usize = 10_000;

/// The notation's row in the table.
pub const FORMAT: Format<Unruly> = Format {
    name: "janko",
    about: "unruly-format-janko",
    recognises: |text| janko::recognises(text, NAMES),
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let block = janko::read(text, MAX_CELLS)?;
    if block.problem.is_empty() {
        return Err(InputError::new(message!("janko-no-problem")));
    }
    check_size(block.rows, block.cols)?;
    let mut puzzle = Puzzle::new(block.rows, block.cols)?;
    for (index, token) in block.problem.iter().enumerate() {
        puzzle.give(index / block.cols, index % block.cols, tile(token)?);
    }
    with_options(puzzle, options)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    if puzzle.unique_lines() {
        return Err(InputError::new(message!("unruly-janko-lines")));
    }
    if rows.saturating_mul(cols) > MAX_CELLS {
        return Err(InputError::new(message!("janko-board-large", most = MAX_CELLS)));
    }
    let board = (0..rows).map(|row| signs(puzzle, row)).collect();
    Ok(janko::write(NAMES[0], rows, cols, &[("problem", board)]))
}
