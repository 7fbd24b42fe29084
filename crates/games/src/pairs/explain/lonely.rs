//! Technique `lonely`: a cell without possible partner stays alone.

use super::{Board, Found};
use quadrille_core::Language;

/// The name users see.
pub const NAME: &str = "lonely";

/// Whether no open cell may pair with `cell`.
pub fn find(board: &Board<'_>, cell: usize) -> Option<Found> {
    if !board.partners(cell).is_empty() {
        return None;
    }
    let (name, value) = (board.name(cell), board.puzzle.values()[cell]);
    let text = match board.language {
        Language::English => {
            format!("{name} has no partner left and stays alone: it costs its value, {value}.")
        }
        Language::French => {
            format!("{name} n’a plus de partenaire et reste seule : elle coûte sa valeur, {value}.")
        }
    };
    Some(Found { technique: NAME, pair: None, alone: Some(cell), because: vec![cell], text })
}
