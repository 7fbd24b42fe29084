//! Technique `lonely`: a cell without possible partner stays alone.

use super::{Board, Found};

/// The name users see.
pub const NAME: &str = "lonely";

/// Whether no open cell may pair with `cell`.
pub fn find(board: &Board<'_>, cell: usize) -> Option<Found> {
    if !board.partners(cell).is_empty() {
        return None;
    }
    let text = format!(
        "{} has no partner left and stays alone: it costs its value, {}.",
        board.name(cell),
        board.puzzle.values()[cell]
    );
    Some(Found { technique: NAME, pair: None, alone: Some(cell), because: vec![cell], text })
}
