//! The words of Unruly in French: cells and lines are feminine there.

use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;

/// `la ligne 3`.
pub fn line(line: Line) -> String {
    match line {
        Line::Row(row) => format!("la ligne {}", row + 1),
        Line::Col(col) => format!("la colonne {}", col + 1),
    }
}

/// The colour of one cell.
pub fn colour(ink: Ink) -> &'static str {
    if ink == Ink::Black { "noire" } else { "blanche" }
}

/// The colour of several cells.
pub fn colours(ink: Ink) -> &'static str {
    if ink == Ink::Black { "noires" } else { "blanches" }
}
