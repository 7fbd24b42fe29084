//! Technique `strongest`: a pair worth as much as what both cells could do apart.

use super::{Board, Found};
use crate::pairs::rules::Pair;
use quadrille_core::Language;

/// The name users see.
pub const NAME: &str = "strongest";

/// Whether some pair of `cell` saves at least as much as the best other pairs of both its cells.
///
/// A pairing without it uses at most one other pair of each of the two cells; dropping those and
/// taking this one does not raise the score.
pub fn find(board: &Board<'_>, cell: usize) -> Option<Found> {
    for partner in board.partners(cell) {
        let saved = board.saves(cell, partner);
        let apart = board.best_other(cell, partner) + board.best_other(partner, cell);
        if partner > cell && saved >= apart {
            let (a, b) = (board.name(cell), board.name(partner));
            let text = match board.language {
                Language::English => format!(
                    "{a} and {b} save {saved} together; with the best other partners they would \
                     save at most {apart} in all."
                ),
                Language::French => format!(
                    "{a} et {b} économisent {saved} ensemble ; avec leurs meilleurs autres \
                     partenaires, elles économiseraient au plus {apart} en tout."
                ),
            };
            let pair = Some(Pair::new(cell, partner));
            return Some(Found {
                technique: NAME,
                pair,
                alone: None,
                because: vec![cell, partner],
                text,
            });
        }
    }
    None
}
