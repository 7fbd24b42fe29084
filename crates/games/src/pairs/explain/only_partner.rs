//! Technique `only_partner`: a cell with one possible partner takes it, if that loses nothing.

use super::{Board, Found};
use crate::pairs::rules::Pair;

/// The name users see.
pub const NAME: &str = "only_partner";

/// Whether `cell` has one partner, and no other pair of that partner saves more.
///
/// A pairing that does not use the pair leaves `cell` alone, so the partner can change over to it
/// from whatever it had: nothing else moves, and the score does not rise.
pub fn find(board: &Board<'_>, cell: usize) -> Option<Found> {
    let [partner] = board.partners(cell)[..] else { return None };
    let saved = board.saves(cell, partner);
    let other = board.best_other(partner, cell);
    if other > saved {
        return None;
    }
    let (a, b) = (board.name(cell), board.name(partner));
    let text = if other == 0 {
        format!("{a} and {b} have only each other; together they save {saved}.")
    } else {
        format!(
            "{a} can only pair with {b}. That saves {saved}, and no other pair of {b} saves more than {other}."
        )
    };
    let pair = Some(Pair::new(cell, partner));
    Some(Found { technique: NAME, pair, alone: None, because: vec![cell, partner], text })
}
