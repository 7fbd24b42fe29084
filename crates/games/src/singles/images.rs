//! The images of a board: turned and mirrored. Which number stands where matters only as far as it is the same as
//! another, so numbers are given out again in the order in which they come.

use super::rules::{Clue, Puzzle};
use quadrille_core::Turn;
use std::collections::HashMap;

/// One of the eight images; nothing beyond them.
pub fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
    let turned = Turn::number(number)?.grid(puzzle.clues());
    let mut names: HashMap<u64, u64> = HashMap::new();
    let renamed = turned.map(|clue| match clue {
        Clue::Number(number) => {
            let next = names.len() as u64 + 1;
            Clue::Number(*names.entry(*number).or_insert(next))
        }
        other => *other,
    });
    Puzzle::new(renamed.rows(), renamed.cols(), renamed.values().to_vec()).ok()
}
