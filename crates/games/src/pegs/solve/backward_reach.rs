//! Everything from which given ends can still be reached, found by taking jumps back from them.

use super::set::PositionSet;
use super::word_board::{Hop, WordBoard};
use crate::pegs::field::Jump;
use quadrille_core::{Budget, Stop};

/// Everything that can still reach one of the ends, for all peg counts up to `level`.
pub struct BackwardReach {
    set: PositionSet,
    /// The highest peg count that is complete.
    pub level: u32,
}

impl BackwardReach {
    /// Takes jumps back from `ends`, all of `pegs` pegs, until a level is larger than `enough`
    /// or has `top` pegs.
    pub fn new(
        board: &WordBoard,
        ends: &[u64],
        pegs: u32,
        top: u32,
        enough: usize,
        budget: &mut Budget,
    ) -> Result<Self, Stop> {
        let mut set = PositionSet::new();
        let mut last = Vec::new();
        for end in ends {
            let form = board.canonical(*end);
            if set.insert(form, budget)? {
                last.push(form);
            }
        }
        let mut level = pegs;
        while level < top && last.len() <= enough && !last.is_empty() {
            let mut next = Vec::new();
            for position in last {
                budget.tick()?;
                for hop in board.hops.iter().filter(|h| h.unfits(position)) {
                    let form = board.canonical(position ^ hop.all);
                    if set.insert(form, budget)? {
                        next.push(form);
                    }
                }
            }
            last = next;
            level += 1;
        }
        // Nothing leads to the ends from further up: every higher level is complete and empty.
        if last.is_empty() {
            level = top;
        }
        Ok(BackwardReach { set, level })
    }

    /// Knows nothing: every position of more than `pegs` pegs is worth a look.
    pub fn none(pegs: u32) -> Self {
        BackwardReach { set: PositionSet::new(), level: pegs.saturating_sub(1) }
    }

    /// Whether a position of at most `level` pegs can reach an end.
    pub fn contains(&self, board: &WordBoard, position: u64) -> bool {
        self.set.contains(board.canonical(position))
    }

    /// The jumps from a position in the set down to an end of `pegs` pegs.
    pub fn finish(&self, board: &WordBoard, mut position: u64, pegs: u32, path: &mut Vec<Jump>) {
        while position.count_ones() > pegs {
            let good = |h: &&Hop| h.fits(position) && self.contains(board, position ^ h.all);
            let Some(hop) = board.hops.iter().find(good) else { return };
            path.push(hop.jump);
            position ^= hop.all;
        }
    }
}
