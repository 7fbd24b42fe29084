//! `keeping_chain`: several jumps in a row by one peg that keep the fewest pegs in reach.
//!
//! ```text
//! **-   ---
//!   *     -
//!   -     *
//! ```
//!
//! Left before, right after: the peg on r1c1 jumps over r1c2 and on over r2c3.

use super::board::Board;
use super::{HARD, Move, MoveKind};
use crate::pegs::rules::Pegs;
use quadrille_core::{Budget, Stop, Technique};

/// The technique. A chain weighs as much as it has jumps.
pub(super) const KEEPING_CHAIN: Technique<Pegs> =
    Technique { name: "keeping_chain", level: HARD, weight: 2, find };

fn find(board: &mut Board<'_>, _most: usize, budget: &mut Budget) -> Result<Vec<Move>, Stop> {
    board.next(MoveKind::KeepingChain, |path| path.len() > 2, budget)
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_finds_what_its_diagram_shows() {
        let source = include_str!("keeping_chain.rs");
        crate::pegs::explain::diagram::shows(source, &super::KEEPING_CHAIN);
    }
}
