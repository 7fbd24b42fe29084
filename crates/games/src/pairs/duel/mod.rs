//! The game for two: in turn each takes one legal pair and adds its difference to their own
//! total; when no pair is left the lower total wins, or the higher one where that is asked for ([`Wins`]). Cells left alone count
//! for nothing.
//!
//! [`table`] is the game under way, [`player`] who may sit at it, `arena`, `search` and `exact` the
//! expert's machinery, [`tournament`] the comparison of players.

mod arena;
mod exact;
mod known;
mod minimax;
pub mod player;
mod search;
pub mod table;
pub mod tournament;
#[cfg(feature = "highs")]
mod tree;

pub use player::Player;
pub use table::{Side, Table, Wins};
#[cfg(feature = "highs")]
pub use tree::tree;

use super::format::id;
use super::rules::{Pair, Puzzle};
use quadrille_core::{Budget, DynPuzzle, InputError, Options, Stop, message};

/// What best play leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The first player's total less the other's at the end.
    pub value: i64,
    /// The moves that reach it, cheapest first.
    pub best: Vec<Pair>,
}

/// The board of a puzzle whose game is known only at run time; an error for those of other games.
pub fn board(puzzle: &dyn DynPuzzle) -> Result<Puzzle, InputError> {
    if puzzle.game() != "pairs" {
        return Err(InputError::new(message!("service-not-for-two", game = puzzle.game())));
    }
    id::read(&puzzle.write("id")?, &Options::new())
}

/// What the expert thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// What the rest of the game will count against the mover over the other: below 0 is good for the mover.
    pub value: i64,
    /// The move to make.
    pub best: Pair,
    /// Whether this is proved, or only what some moves ahead promise.
    pub proved: bool,
}

/// Weighs a position as long as the budget lasts; nothing when the game is over.
#[must_use]
pub fn weigh(table: &Table, budget: &mut Budget) -> Option<Weighed> {
    table.offers().next()?;
    let search::Choice { pair, value, proved, .. } = search::choose(table, budget);
    Some(Weighed { value, best: pair, proved })
}

/// The exact value of the whole game on a board and the best first moves, or why not in time.
pub fn outlook(
    puzzle: &Puzzle,
    wins: Wins,
    budget: &mut Budget,
) -> Result<Result<Outlook, Stop>, InputError> {
    outlook_by(puzzle, wins, 1, budget)
}

/// The same by several threads; what they find does not depend on how many there are.
pub fn outlook_by(
    puzzle: &Puzzle,
    wins: Wins,
    threads: usize,
    budget: &mut Budget,
) -> Result<Result<Outlook, Stop>, InputError> {
    let table = Table::new(puzzle)?.with_wins(wins);
    let told = |found: Outlook| match wins {
        Wins::Lower => found,
        Wins::Higher => Outlook { value: -found.value, ..found },
    };
    Ok(search::outlook(&table, threads, budget).map(told))
}

#[cfg(test)]
mod tests;
