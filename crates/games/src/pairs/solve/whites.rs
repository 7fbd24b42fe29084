//! The variant where two whites pair at any distance, on a board without coloured cells: nothing is to be searched.
//!
//! Every white is an end of an odd number of gaps of the rail that are in use (see `rail.rs`), so which gaps those are is settled from
//! the greatest white down: the one below it, and every second one from there. A gap in use has an odd number of whites above it.
//! All of them cannot be paired among themselves: that is the proof, an odd set for each gap in use, each inside of those below.

use super::super::rail::Rail;
use super::super::rules::{Pairing, Puzzle};
use super::pairs_of;
use quadrille_core::Colour;
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::general::{Cheapest, OddSet};

/// Whether a board has no coloured cell.
pub fn alone(puzzle: &Puzzle) -> bool {
    puzzle.colours().iter().all(|colour| matches!(colour, Colour::White | Colour::Black))
}

/// The whites paired from the greatest down.
pub fn pairing(puzzle: &Puzzle, rail: &Rail) -> Pairing {
    let mut mate = vec![NONE; puzzle.len()];
    for pair in rail.whites().rchunks_exact(2) {
        mate[pair[0] as usize] = pair[1];
        mate[pair[1] as usize] = pair[0];
    }
    pairs_of(&mate, puzzle.len())
}

/// The proof that nothing is cheaper; it has no partners.
///
/// What is above a gap in use, with the two ends of the gap, is an odd set, and the edges that leave it are the gap's own. The
/// lowest gap ends at the ground, which may stay uncovered and so has no price: that set is without the gap's ends. A cut that must be
/// crossed, at a cost, is a price of that cost on each vertex inside and twice as much on the set.
pub fn proof(puzzle: &Puzzle, rail: &Rail) -> Cheapest {
    let mut price = vec![0; rail.vertices()];
    let mut home = vec![NONE; rail.vertices()];
    let mut sets: Vec<OddSet> = Vec::new();
    let (mut set, mut paid) = (NONE, 0);
    for (gap, white) in rail.whites().iter().enumerate() {
        let in_use = (rail.gaps() - gap) % 2 == 1;
        if in_use && rail.cost(gap) > 0 {
            sets.push(OddSet { around: set, price: 4 * rail.cost(gap) });
            set = sets.len() as u32 - 1;
            paid += 2 * rail.cost(gap);
        }
        let ends = [rail.lower(gap), rail.upper(gap)];
        for vertex in ends.into_iter().filter(|_| gap > 0).chain([*white as usize]) {
            price[vertex] = paid;
            home[vertex] = set;
        }
    }
    debug_assert_eq!(price.len(), puzzle.len() + 2 * rail.gaps());
    Cheapest { mate: Vec::new(), price, home, sets }
}
