//! Technique `split`: a black that would cut the whites in two is none.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const SPLIT: Technique<Singles> =
    Technique { name: "split", level: super::TRICKY, weight: 8, find };

/// How many of the cells cut off a sentence lists.
const LISTED: usize = 4;

/// Finds open cells that join a chain of blacks to itself or to the edge a second time.
///
/// Black at the 6 would cut off the 1, 2 and 4:
///
/// ```text
/// (1) (2) [3] (.)  .         (1) (2) [3] (.)  .
/// (4) [5] (.)  .   .    ->   (4) [5] (.)  .   .
///  6  (.)  .   .   .         (6) (.)  .   .   .
///  .   .   .   .   .          .   .   .   .   .
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let splitting = board.all(Colour::Open).filter(|&at| board.splits(at));
    Ok(splitting.take(most).map(|at| Finding::one(at, Colour::White, Why::Split)).collect())
}

pub(super) fn reason(board: &MarkedBoard<'_>, at: u32) -> Message {
    let lost = board.cut_off_by(at);
    if lost.is_empty() {
        return message!("singles-split-only", cell = board.cell(at));
    }
    let (cell, cells) = (board.cell(at), board.cells(&lost));
    match cells.len() > LISTED {
        true => message!("singles-split-many", cell = cell, count = cells.len(), near = cells[0]),
        false => message!("singles-split", cell = cell, cells = &cells),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(&super::SPLIT, include_str!("split.rs"));
    }
}
