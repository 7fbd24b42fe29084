//! Technique `sandwich`: the cell between two equal numbers is white.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const SANDWICH: Technique<Singles> =
    Technique { name: "sandwich", level: super::EASY, weight: 2, find };

/// Finds an open cell between two twins that may both still be white.
///
/// One of the twins must turn black, and a black has only white neighbours. The middle one of
/// three equal numbers in a row is such a cell too.
///
/// ```text
///  6   2   6    ->    6  (2)  6
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let between = |at: u32| {
        let slices = [(0, 1), (1, board.frame.width as u32)].into_iter().find_map(|line| {
            let (direction, step) = line;
            let (a, b) = (at - step, at + step);
            let equal = board.twins.in_line(a, direction).any(|twin| twin == b);
            (equal && board.may_be_white(a) && board.may_be_white(b)).then_some([a, b])
        })?;
        Some(Finding::one(at, Colour::White, Why::Sandwich { slices }))
    };
    Ok(board.all(Colour::Open).filter_map(between).take(most).collect())
}

pub(super) fn reason(board: &MarkedBoard<'_>, at: u32, slices: [u32; 2]) -> Message {
    let number = board.number(slices[0]);
    let [cell, a, b] = [at, slices[0], slices[1]].map(|at| board.cell(at));
    message!("singles-sandwich", cell = cell, number = number, a = a, b = b)
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(&super::SANDWICH, include_str!("sandwich.rs"));
    }
}
