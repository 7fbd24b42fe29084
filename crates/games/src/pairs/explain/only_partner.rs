//! Technique `only_partner`: a cell with one possible partner takes it, if that loses nothing.

use super::{Board, Found};
use crate::pairs::rules::Pair;
use quadrille_core::Language;

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
    let text = match (board.language, other) {
        (Language::English, 0) => {
            format!("{a} and {b} have only each other; together they save {saved}.")
        }
        (Language::English, _) => format!(
            "{a} can only pair with {b}. That saves {saved}, and no other pair of {b} saves more \
             than {other}."
        ),
        (Language::French, 0) => format!(
            "{a} et {b} n’ont plus que l’une l’autre ; ensemble, elles économisent {saved}."
        ),
        (Language::French, _) => format!(
            "{a} ne peut s’apparier qu’avec {b}. Cela économise {saved}, et aucune autre paire de \
             {b} n’économise plus de {other}."
        ),
    };
    let pair = Some(Pair::new(cell, partner));
    Some(Found { technique: NAME, pair, alone: None, because: vec![cell, partner], text })
}
