//! `keeping_jump`: of several jumps one after which the fewest pegs can still be reached.
//!
//! ```text
//! -**-*   ---**
//! ```
//!
//! Left before, right after: jumping to r1c4 lets the last two meet, jumping to r1c1 would part them.

use super::board::Board;
use super::{MEDIUM, Move, MoveKind};
use crate::pegs::rules::Pegs;
use quadrille_core::{Budget, Stop, Technique};

/// The technique.
pub(super) const KEEPING_JUMP: Technique<Pegs> =
    Technique { name: "keeping_jump", level: MEDIUM, weight: 1, find };

fn find(board: &mut Board<'_>, _most: usize, budget: &mut Budget) -> Result<Vec<Move>, Stop> {
    let chosen = board.choices() > 1;
    board.next(MoveKind::KeepingJump, |path| path.len() == 2 && chosen, budget)
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_finds_what_its_diagram_shows() {
        crate::pegs::explain::diagram::shows(include_str!("keeping_jump.rs"), &super::KEEPING_JUMP);
    }
}
