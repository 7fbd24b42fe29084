//! Completing a player's position: what is left over is a board with their cells taken out.

use super::play::State;
use super::rules::{Pairing, Puzzle};
use super::solve::best_pairing;
use quadrille_core::order::Order as _;
use quadrille_core::{Answer, Budget};

/// The best pairing with all pairs of the position, where cells marked alone stay alone.
pub fn run(puzzle: &Puzzle, from: &State, budget: &mut Budget) -> Answer<Pairing> {
    match best_pairing(&puzzle.without(from.decided()), budget) {
        Ok(mut pairing) => {
            pairing.pairs.extend(&from.pairs);
            pairing.pairs.order();
            Answer::solved(pairing)
        }
        Err(stop) => Answer::unknown(stop),
    }
}
