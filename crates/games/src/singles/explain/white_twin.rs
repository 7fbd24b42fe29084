//! Technique `white_twin`: a number seen once in a line hides its twins there.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const WHITE_TWIN: Technique<Singles> =
    Technique { name: "white_twin", level: super::EASY, weight: 1, find };

/// Finds whites with open cells of the same number in their row or column.
///
/// ```text
/// (4)  1   4   2    ->   (4)  1  [4]  2
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let hidden = |white: u32| {
        let mates = board.twins.mates(white);
        let targets: Vec<u32> = mates.filter(|&m| board.colour(m) == Colour::Open).collect();
        let why = Why::WhiteTwin { white };
        (!targets.is_empty()).then_some(Finding { targets, colour: Colour::Black, why })
    };
    Ok(board.all(Colour::White).filter_map(hidden).take(most).collect())
}

pub(super) fn reason(board: &MarkedBoard<'_>, targets: &[u32], white: u32) -> Message {
    let (number, cells) = (board.number(white), board.cells(targets));
    message!("singles-white_twin", number = number, white = board.cell(white), cells = &cells)
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(&super::WHITE_TWIN, include_str!("white_twin.rs"));
    }
}
