//! The images of a board: turned and mirrored, and with red and blue exchanged, which no rule tells apart.

use super::rules::Puzzle;
use quadrille_core::{Colour, Grid, Turn};

/// One of the sixteen images; nothing beyond them.
pub fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
    let turn = Turn::number(number / 2)?;
    let exchanged = |colour: &Colour| match colour {
        Colour::Red if number % 2 == 1 => Colour::Blue,
        Colour::Blue if number % 2 == 1 => Colour::Red,
        other => *other,
    };
    let colours = puzzle.colours().iter().map(exchanged).collect();
    let colours = turn.grid(&Grid::from_vec(puzzle.rows(), puzzle.cols(), colours));
    let values = Grid::from_vec(puzzle.rows(), puzzle.cols(), puzzle.values().to_vec());
    let values = turn.grid(&values).values().to_vec();
    let (rows, cols) = (colours.rows(), colours.cols());
    Puzzle::new(rows, cols, colours.values().to_vec(), values, puzzle.rule()).ok()
}
