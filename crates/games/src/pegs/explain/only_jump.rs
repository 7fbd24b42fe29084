//! `only_jump`: nothing else can be played.
//!
//! ```text
//! **-*   --**
//! ```
//!
//! Left before, right after: the peg on r1c4 cannot jump, so the one on r1c1 must.

use super::board::Board;
use super::{EASY, Move, MoveKind};
use crate::pegs::rules::Pegs;
use quadrille_core::{Budget, Stop, Technique};

/// The technique.
pub(super) const ONLY_JUMP: Technique<Pegs> =
    Technique { name: "only_jump", level: EASY, weight: 1, find };

fn find(board: &mut Board<'_>, _most: usize, budget: &mut Budget) -> Result<Vec<Move>, Stop> {
    let alone = board.choices() == 1;
    board.next(MoveKind::OnlyJump, |path| path.len() == 2 && alone, budget)
}

#[cfg(test)]
mod tests {
    #[test]
    fn it_finds_what_its_diagram_shows() {
        crate::pegs::explain::diagram::shows(include_str!("only_jump.rs"), &super::ONLY_JUMP);
    }
}
