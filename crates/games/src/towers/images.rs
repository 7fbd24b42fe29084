//! The images of a board: turned and mirrored.

use super::rules::{Puzzle, Side};
use quadrille_core::Turn;

/// One of the eight images; nothing beyond them.
pub fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
    let turn = Turn::number(number)?;
    let n = puzzle.size();
    let mut image = Puzzle::empty(n).ok()?;
    for (side, index, clue) in puzzle.clues() {
        let (side, index) = place(turn, side, index, n);
        image.set_clue(side, index, clue as u32).ok()?;
    }
    for (cell, height) in puzzle.givens() {
        image.give(turn.cell(cell, n, n), u32::from(height)).ok()?;
    }
    Some(image)
}

/// Where a clue goes.
fn place(turn: Turn, side: Side, index: usize, n: usize) -> (Side, usize) {
    let (opposite, reversed) = match side {
        Side::Top | Side::Bottom => (turn.rows, turn.cols),
        Side::Left | Side::Right => (turn.cols, turn.rows),
    };
    let side = match (side, opposite) {
        (side, false) => side,
        (Side::Top, true) => Side::Bottom,
        (Side::Bottom, true) => Side::Top,
        (Side::Left, true) => Side::Right,
        (Side::Right, true) => Side::Left,
    };
    let side = match (side, turn.exchanged) {
        (side, false) => side,
        (Side::Top, true) => Side::Left,
        (Side::Left, true) => Side::Top,
        (Side::Bottom, true) => Side::Right,
        (Side::Right, true) => Side::Bottom,
    };
    (side, if reversed { n - 1 - index } else { index })
}
