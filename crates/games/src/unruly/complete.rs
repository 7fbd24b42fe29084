//! Completing a player's position: their tiles as given ones.

use super::play::State;
use super::rules::{Puzzle, Solution};
use super::solve::auto;
use quadrille_core::{Answer, Ask, Budget, InputError};

/// A solution with all tiles of the position.
pub fn run(
    puzzle: &Puzzle,
    from: &State,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    auto::run(&held(puzzle, from), &Ask::default(), budget)
}

/// The position as a puzzle.
pub fn held(puzzle: &Puzzle, from: &State) -> Puzzle {
    Puzzle::from_planes(from.known.clone(), from.black.clone())
        .expect("a position has the puzzle's size")
        .with_unique_lines(puzzle.unique_lines())
}
