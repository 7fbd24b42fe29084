//! The images of a board: turned and mirrored, and with black and white exchanged.

use super::rules::{Ink, Puzzle};
use quadrille_core::{Cell, Turn};

/// One of the sixteen images; nothing beyond them.
pub fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
    let turn = Turn::number(number / 2)?;
    let exchanged = number % 2 == 1;
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let (height, width) = if turn.exchanged { (cols, rows) } else { (rows, cols) };
    let mut image = Puzzle::new(height, width).ok()?.with_unique_lines(puzzle.unique_lines());
    for row in 0..rows {
        for col in puzzle.known().ones(row) {
            let to = turn.cell(Cell::new(row, col), rows, cols);
            let black = puzzle.black().get(row, col) != exchanged;
            image.give(to.row, to.col, Some(Ink::black_if(black)));
        }
    }
    Some(image)
}
