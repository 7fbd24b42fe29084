//! What is offered of a game before anybody has asked for anything: a page shows it at once.

use schemars::JsonSchema;
use serde::Serialize;

/// What front ends offer of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Offer {
    /// The size of a new puzzle when none is asked for, as `5` or `6x10`.
    pub usual: &'static str,
    /// Sizes to choose from; generators take others too.
    pub sizes: &'static [&'static str],
    /// The puzzles of the days.
    pub daily: Daily,
    /// Boards everybody knows, as the game's notation names them; the first is what a newcomer expects.
    pub classics: &'static [&'static str],
    /// A small board on its way to the end.
    pub sample: Sample,
    /// The name of the count that players are to keep low, in games that are about that.
    pub measure: Option<&'static str>,
    /// Whether two can play it in turn.
    pub for_two: bool,
}

/// The puzzles of the days. Nothing of it may ever change: days gone by would get other puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Daily {
    /// The last digit of the seeds, no other game's: whatever place the game has in the registry.
    pub number: u8,
    /// Sides of the boards from Monday to Sunday.
    pub sides: [usize; 7],
}

/// A position that shows what a game is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Sample {
    /// The puzzle, as `game:ID`.
    pub puzzle: &'static str,
    /// The moves, one after the other, with `;` between them.
    pub moves: &'static str,
}
