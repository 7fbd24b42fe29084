//! Completing a player's position: what is left over is a board with their cells taken out.

use super::play::State;
use super::rules::{Pairing, Puzzle};
use super::solve::best_pairing;
use quadrille_core::{Answer, Budget, Colour, InputError};

/// The best pairing with all pairs of the position, where cells marked alone stay alone.
pub fn run(
    puzzle: &Puzzle,
    from: &State,
    budget: &mut Budget,
) -> Result<Answer<Pairing>, InputError> {
    let mut colours = puzzle.colours().to_vec();
    let bound = from.pairs.iter().flat_map(|pair| [pair.first, pair.second]);
    // Black cells pair with nobody.
    bound.chain(from.alone.iter().copied()).for_each(|at| colours[at as usize] = Colour::Black);
    let values = puzzle.values().to_vec();
    let rest = Puzzle::new(puzzle.rows(), puzzle.cols(), colours, values, puzzle.rule())
        .map_err(InputError::new)?;
    Ok(match best_pairing(&rest, budget) {
        Ok(mut pairing) => {
            pairing.pairs.extend(&from.pairs);
            pairing.pairs.sort_unstable();
            Answer::solved(pairing)
        }
        Err(stop) => Answer::unknown(stop),
    })
}
