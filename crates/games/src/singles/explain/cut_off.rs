//! Technique `cut_off`: a cell's last way out is white.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const CUT_OFF: Technique<Singles> =
    Technique { name: "cut_off", level: super::EASY, weight: 3, find };

/// Finds a cell with a single neighbour that is not black, and that neighbour open.
///
/// Were it black, the cell would be a white cut off from all others (it cannot itself be black
/// beside a black). Here the board ends above the 1:
///
/// ```text
/// [3]  1  [2]         [3]  1  [2]
///  4   .   5    ->     4  (.)  5
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    // On a strip one cell may be all the white there is; `split` knows what is certain there.
    if board.frame.rows < 2 || board.frame.cols < 2 {
        return Ok(Vec::new());
    }
    let shut_in = |inside: u32| {
        let sides = board.frame.sides(inside).into_iter();
        let mut ways = sides.filter(|&s| board.may_be_white(s));
        let (Some(exit), None) = (ways.next(), ways.next()) else { return None };
        let why = Why::CutOff { inside };
        (board.colour(exit) == Colour::Open).then(|| Finding::one(exit, Colour::White, why))
    };
    let cells = board.frame.inside().filter(|&at| board.may_be_white(at));
    Ok(cells.filter_map(shut_in).take(most).collect())
}

/// The cell shut in, and the blacks around it.
pub(super) fn because(board: &MarkedBoard<'_>, inside: u32) -> Vec<u32> {
    let sides = board.frame.sides(inside).into_iter();
    let blacks = sides.filter(|&s| board.colour(s) == Colour::Black);
    std::iter::once(inside).chain(blacks).collect()
}

pub(super) fn reason(board: &MarkedBoard<'_>, exit: u32, inside: u32) -> Message {
    message!("singles-cut_off", exit = board.cell(exit), cell = board.cell(inside))
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(&super::CUT_OFF, include_str!("cut_off.rs"));
    }
}
