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
    let held = Puzzle::from_planes(from.known.clone(), from.black.clone())?;
    auto::run(&held.with_unique_lines(puzzle.unique_lines()), &Ask::default(), budget)
}
