//! Claims that only a walk through every position shows, for games of moves that take pegs.
//!
//! Not what an outside checker reads: the moves are written from the rules, a search adds how many positions
//! there are with so many pegs, and a sum over them; whoever doubts walks again and compares.

use crate::pb::push_number;
use crate::{Budget, Claim, Rules, Stop};
use std::fmt::Write;

/// What no position that can be reached is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Never {
    /// One peg, on this place, alone.
    Alone(usize),
    /// Fewer pegs than this.
    Fewer(usize),
}

/// Places, pegs and moves. A move needs pegs on its first two places and none on its third, and turns that around.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moves {
    /// How many places.
    pub places: usize,
    /// Where pegs stand at the start.
    pub pegs: Vec<usize>,
    /// The moves.
    pub moves: Vec<[usize; 3]>,
    /// What is claimed.
    pub never: Never,
}

/// All positions with the same number of pegs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The pegs.
    pub pegs: usize,
    /// How many positions.
    pub positions: u64,
    /// The sum of [`mixed`] positions.
    pub sum: u64,
}

/// A walk as a game offers it.
pub struct Walk<G: Rules> {
    /// States the moves and what is claimed (with the value the answer reaches), from the rules alone; nothing if the claim is of
    /// another kind.
    pub moves: fn(&G::Puzzle, Claim, i64) -> Option<Moves>,
    /// Walks; nothing if the claim is false.
    pub levels: fn(&Moves, &mut Budget) -> Result<Option<Vec<Level>>, Stop>,
}

impl Moves {
    /// As a text, places counted from 1.
    pub fn to_text(&self) -> String {
        let mut text = format!("quadrille moves 1\nplaces {}\npegs", self.places);
        let list = |text: &mut String, places: &[usize]| {
            for place in places {
                text.push(' ');
                push_number(text, *place as u64 + 1);
            }
            text.push('\n');
        };
        list(&mut text, &self.pegs);
        let _ = match self.never {
            Never::Alone(place) => writeln!(text, "never alone {}", place + 1),
            Never::Fewer(pegs) => writeln!(text, "never fewer {pegs}"),
        };
        for jump in &self.moves {
            text.push_str("move");
            list(&mut text, jump);
        }
        text
    }
}

/// Levels as a text: pegs, positions, sum.
pub fn levels_text(levels: &[Level]) -> String {
    let mut text = String::from("quadrille levels 1\n");
    for Level { pegs, positions, sum } in levels {
        let _ = writeln!(text, "level {pegs} {positions} {sum:016x}");
    }
    text.push_str("end\n");
    text
}

/// A position, as the bits of its places, spread over 64 bits so that sums of positions differ.
pub fn mixed(position: u128) -> u64 {
    // The last steps of SplitMix64, once for each half.
    let mix = |mut z: u64| {
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    };
    mix(position as u64 ^ mix((position >> 64) as u64))
}
