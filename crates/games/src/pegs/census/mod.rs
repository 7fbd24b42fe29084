//! Counting all positions that can be reached on a board, by pegs left.
//!
//! Two ways that share no code, so that each is a test of the other: `bits`, one bit for every
//! position of a class, where memory has room for that; `lists`, sorted positions packed as
//! differences, which may lie on disk, for boards of any class. `pages` are the bits again for classes larger than
//! memory, made a page at a time; `plays` counts games.

mod bits;
mod lists;
mod pages;
mod plays;

pub use bits::BitCensus;
pub use lists::{pack, unpack};
pub use pages::{Counts, Kept, Page, PageCensus, Read};
pub use plays::Plays;

pub use super::solve::set::PositionSet;

use super::field::Field;
use super::rules::Puzzle;
use super::solve::word_board::{MAX_CELLS, WordBoard, word};
use quadrille_core::{InputError, message};

/// A board prepared for counting.
///
/// Positions are counted up to the symmetries that leave the start (and the goal) as it is.
pub struct Census {
    /// The board, with no other symmetries than those.
    field: Field,
    board: WordBoard,
    start: u64,
    goal: Option<u64>,
}

/// The positions of one number of pegs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Line {
    /// How many there are up to symmetry.
    pub forms: u64,
    /// How many there are.
    pub all: u64,
    /// How many of the former can still be won.
    pub won: u64,
}

impl Census {
    /// Prepares a board of up to 64 cells.
    pub fn new(puzzle: &Puzzle) -> Result<Self, InputError> {
        let mut field = Field::new(puzzle);
        let pegs = field.pegs(puzzle.start());
        let goal = field.goal(puzzle);
        field.symmetries.retain(|turn| {
            let same_pegs = (0..pegs.len()).all(|i| pegs[turn[i]] == pegs[i]);
            same_pegs && goal.is_none_or(|g| turn[g] == g)
        });
        let Some(board) = WordBoard::with_symmetries(&field, |_| true) else {
            let (most, cells) = (MAX_CELLS, field.len());
            let what = message!("pegs-census-too-large", most = most, cells = cells);
            return Err(InputError::new(what));
        };
        Ok(Census { field, board, start: word(&pegs), goal: goal.map(|g| 1 << g) })
    }

    /// How many symmetries leave the start as it is.
    pub fn symmetries(&self) -> usize {
        self.board.order()
    }

    /// The pegs at the start.
    pub fn pegs(&self) -> u32 {
        self.start.count_ones()
    }

    /// Whether a single peg is a win.
    pub fn is_won(&self, position: u64) -> bool {
        position.count_ones() == 1 && self.goal.is_none_or(|g| g == position)
    }
}

/// A sum over words that tells whether what was read is what was written.
pub fn mix(sum: u64, word: u64) -> u64 {
    (sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
