//! Completing a player's position: their towers as given ones.

use super::play::State;
use super::rules::{Heights, Puzzle};
use super::solve::search;
use quadrille_core::{Answer, Ask, Budget, InputError};

/// A solution with all towers of the position; pencil marks bind nobody.
pub fn run(
    puzzle: &Puzzle,
    from: &State,
    budget: &mut Budget,
) -> Result<Answer<Heights>, InputError> {
    let mut held = puzzle.clone();
    for cell in puzzle.cells().filter(|&cell| from.heights[cell] > 0) {
        // A height that stands twice in a line is refused: no solution has that.
        if held.give(cell, u32::from(from.heights[cell])).is_err() {
            return Ok(Answer::impossible());
        }
    }
    search::run(&held, &Ask::default(), budget)
}
