//! What a technique concludes, as facts; each technique's file puts its own into words.

use super::board::MarkedBoard;
use super::tries::Refutation;
use super::{
    black_neighbour, corner, cut_off, exhaustion, offset_pair, pair_isolation, sandwich, split,
    tries, white_twin,
};
use crate::singles::frame::Colour;
use quadrille_core::{Message, Telling, Where};

/// Cells and the colour that follows for them.
#[derive(Debug)]
pub struct Finding {
    /// The cells; some may have been decided by another finding of the same look.
    pub targets: Vec<u32>,
    /// The colour they get.
    pub colour: Colour,
    /// From what it follows.
    pub why: Why,
}

/// From what a colour follows.
#[derive(Debug)]
pub enum Why {
    /// A black beside the cells.
    BlackNeighbour {
        /// The black.
        black: u32,
    },
    /// A white with the cells' number.
    WhiteTwin {
        /// The white.
        white: u32,
    },
    /// Equal numbers on both sides of the cell.
    Sandwich {
        /// Where they stand.
        slices: [u32; 2],
    },
    /// Two neighbours with the cells' number.
    PairIsolation {
        /// The neighbours.
        pair: [u32; 2],
    },
    /// The cell is the last way out of another.
    CutOff {
        /// The other.
        inside: u32,
    },
    /// Equal numbers in a corner.
    Corner(corner::Pattern),
    /// Black would cut the whites in two.
    Split,
    /// Two neighbours of the cell whose twins stand side by side.
    OffsetPair {
        /// The neighbours.
        sides: [u32; 2],
        /// Their twins.
        twins: [u32; 2],
    },
    /// The other colour leads to a contradiction.
    Try(Refutation),
    /// A search found no way to go on with the other colour.
    Exhaustion,
}

impl Finding {
    /// One cell and its colour.
    pub fn one(at: u32, colour: Colour, why: Why) -> Self {
        Finding { targets: vec![at], colour, why }
    }

    /// The cells whose colour is not known yet, or is known to be the other.
    pub fn news<'a>(&'a self, board: &'a MarkedBoard<'_>) -> impl Iterator<Item = u32> + 'a {
        self.targets.iter().copied().filter(|&at| board.colour(at) != self.colour)
    }

    /// The cells that are the evidence.
    pub fn because(&self, board: &MarkedBoard<'_>) -> Vec<u32> {
        match &self.why {
            Why::BlackNeighbour { black } => vec![*black],
            Why::WhiteTwin { white } => vec![*white],
            Why::Sandwich { slices } => slices.to_vec(),
            Why::PairIsolation { pair } => pair.to_vec(),
            Why::CutOff { inside } => cut_off::because(board, *inside),
            Why::Corner(pattern) => pattern.because(),
            Why::Split => board.cut_off_by(self.targets[0]),
            Why::OffsetPair { sides, twins } => [*sides, *twins].concat(),
            Why::Try(refutation) => refutation.because(),
            Why::Exhaustion => Vec::new(),
        }
    }

    fn reason(&self, board: &MarkedBoard<'_>) -> Message {
        let (targets, first) = (&self.targets, self.targets[0]);
        match &self.why {
            Why::BlackNeighbour { black } => black_neighbour::reason(board, targets, *black),
            Why::WhiteTwin { white } => white_twin::reason(board, targets, *white),
            Why::Sandwich { slices } => sandwich::reason(board, first, *slices),
            Why::PairIsolation { pair } => pair_isolation::reason(board, targets, *pair),
            Why::CutOff { inside } => cut_off::reason(board, first, *inside),
            Why::Corner(pattern) => pattern.reason(board),
            Why::Split => split::reason(board, first),
            Why::OffsetPair { sides, twins } => offset_pair::reason(board, first, *sides, *twins),
            Why::Try(refutation) => tries::reason(board, refutation),
            Why::Exhaustion => exhaustion::reason(board, first, self.colour),
        }
    }

    /// For a player who sees this board.
    pub fn tell(&self, board: &MarkedBoard<'_>) -> Telling {
        // Effects are notation: the same in every language.
        let effect = |at: u32| format!("{}={}", board.cell(at), self.colour.name());
        let effects = self.news(board).map(effect).collect();
        let mut told = Telling::new(effects, board.cells(&self.because(board)), self.reason(board));
        told.place = Some(self.place(board));
        let first = self.targets[0];
        let (chain, broken) = match &self.why {
            Why::Try(refutation) => (refutation.chain(), refutation.broken()),
            Why::Exhaustion => (vec![(first, self.colour.opposite())], vec![]),
            Why::OffsetPair { sides, twins } => {
                let follow = sides.map(|side| (side, Colour::White)).into_iter();
                let clash = twins.map(|twin| (twin, Colour::Black));
                let supposed = [(first, Colour::Black)];
                (supposed.into_iter().chain(follow).chain(clash).collect(), twins.to_vec())
            }
            _ => (vec![], vec![]),
        };
        let link = |(at, colour): (u32, Colour)| format!("{}={}", board.cell(at), colour.name());
        told.chain = chain.into_iter().map(link).collect();
        told.broken = broken.into_iter().map(|at| board.cell(at).to_string()).collect();
        told
    }

    /// Where a player who wants to find the step alone should look.
    fn place(&self, board: &MarkedBoard<'_>) -> Where {
        let first = board.cell(self.targets[0]);
        let line = |other: u32| match board.cell(other).row == first.row {
            true => Where::Row(first.row + 1),
            false => Where::Column(first.col + 1),
        };
        match &self.why {
            Why::WhiteTwin { white } => line(*white),
            Why::Sandwich { slices: [slice, _] } => line(*slice),
            Why::PairIsolation { pair: [one, _] } => line(*one),
            Why::Try(_) | Why::Exhaustion => Where::Row(first.row + 1),
            _ => Where::Area(board.cells(&self.because(board))),
        }
    }
}
