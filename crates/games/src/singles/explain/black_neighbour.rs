//! Technique `black_neighbour`: the cells beside a black are white.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const BLACK_NEIGHBOUR: Technique<Singles> =
    Technique { name: "black_neighbour", level: super::EASY, weight: 1, find };

/// Finds blacks with open cells beside them.
///
/// ```text
///  .   3   .          .  (3)  .
///  5  [2]  2    ->   (5) [2] (2)
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let beside = |black: u32| {
        let sides = board.frame.sides(black).into_iter();
        let targets: Vec<u32> = sides.filter(|&s| board.colour(s) == Colour::Open).collect();
        let why = Why::BlackNeighbour { black };
        (!targets.is_empty()).then_some(Finding { targets, colour: Colour::White, why })
    };
    Ok(board.all(Colour::Black).filter_map(beside).take(most).collect())
}

pub(super) fn reason(board: &MarkedBoard<'_>, targets: &[u32], black: u32) -> Message {
    let cells = board.cells(targets);
    message!("singles-black_neighbour", cells = &cells, black = board.cell(black))
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(
            &super::BLACK_NEIGHBOUR,
            include_str!("black_neighbour.rs"),
        );
    }
}
