//! Technique `corner`: equal numbers in a corner of the board.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const CORNER: Technique<Singles> =
    Technique { name: "corner", level: super::TRICKY, weight: 5, find };

/// Equal numbers in the two-by-two cells of a corner: `a` in the corner, `b` and `c` beside it, `d`
/// opposite.
#[derive(Clone, Copy, Debug)]
pub enum Pattern {
    /// `a`, `b` and `c` are equal.
    Triple([u32; 3]),
    /// `a` and `b` are equal, `c` and `d` too.
    TwoPairs([u32; 4]),
    /// `a` and `b` are equal.
    Pair([u32; 3]),
}

/// Finds three patterns, in each of the four corners and both ways round.
///
/// The corner and both its neighbours are equal: the corner is black, or both neighbours would be
/// and cut it off.
///
/// ```text
///  3   3   .         [3]  3   .
///  3   .   .    ->    3   .   .
///  .   .   .          .   .   .
/// ```
///
/// Two pairs side by side: of each pair one is black, not beside each other, and not both neighbours
/// of the corner.
///
/// ```text
///  3   3   .         [3]  3   .
///  4   4   .    ->    4  [4]  .
///  .   .   .          .   .   .
/// ```
///
/// A pair at the corner: whichever is black, the corner's other neighbour is white.
///
/// ```text
///  3   3   .          3   3   .
///  .   .   .    ->   (.)  .   .
///  .   .   .          .   .   .
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let (rows, cols) = (board.frame.rows, board.frame.cols);
    let mut found = Vec::new();
    if rows < 2 || cols < 2 {
        return Ok(found);
    }
    for (r, r2) in [(0, 1), (rows - 1, rows - 2)] {
        for (c, c2) in [(0, 1), (cols - 1, cols - 2)] {
            let at = |r, c| board.frame.at(r, c);
            let (a, beside, under, d) = (at(r, c), at(r, c2), at(r2, c), at(r2, c2));
            found.extend(in_square(board, [a, beside, under, d]));
            found.extend(in_square(board, [a, under, beside, d]));
        }
    }
    found.truncate(most);
    Ok(found)
}

fn in_square(board: &MarkedBoard<'_>, [a, b, c, d]: [u32; 4]) -> Option<Finding> {
    let equal = |x: u32, y: u32| board.twins.mates(x).any(|m| m == y);
    let live = |cells: &[u32]| cells.iter().all(|&x| board.may_be_white(x));
    let open = |cells: &[u32]| -> Vec<u32> {
        cells.iter().copied().filter(|&x| board.colour(x) == Colour::Open).collect()
    };
    let found = |targets: Vec<u32>, colour: Colour, pattern: Pattern| {
        let why = Why::Corner(pattern);
        (!targets.is_empty()).then_some(Finding { targets, colour, why })
    };
    if !equal(a, b) || !live(&[a, b]) {
        return None;
    }
    let triple = (equal(a, c) && live(&[c]))
        .then(|| found(open(&[a]), Colour::Black, Pattern::Triple([a, b, c])));
    let two_pairs = || {
        (equal(c, d) && live(&[c, d]))
            .then(|| found(open(&[a, d]), Colour::Black, Pattern::TwoPairs([a, b, c, d])))
    };
    let pair = || found(open(&[c]), Colour::White, Pattern::Pair([a, b, c]));
    triple.flatten().or_else(|| two_pairs().flatten()).or_else(pair)
}

impl Pattern {
    /// The cells that are the evidence.
    pub fn because(self) -> Vec<u32> {
        match self {
            Pattern::Triple([_, b, c]) => vec![b, c],
            Pattern::TwoPairs(square) => square.to_vec(),
            Pattern::Pair([a, b, _]) => vec![a, b],
        }
    }

    pub(super) fn reason(self, board: &MarkedBoard<'_>) -> Message {
        let cell = |at: u32| board.cell(at);
        match self {
            Pattern::Triple(cells) => {
                let [a, b, c] = cells.map(cell);
                message!("singles-corner", a = a, b = b, c = c)
            }
            Pattern::TwoPairs(cells) => {
                let [a, b, c, d] = cells.map(cell);
                message!("singles-corner-two-pairs", a = a, b = b, c = c, d = d)
            }
            Pattern::Pair(cells) => {
                let [a, b, c] = cells.map(cell);
                message!("singles-corner-pair", a = a, b = b, c = c)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagrams_show() {
        crate::singles::explain::diagram::check(&super::CORNER, include_str!("corner.rs"));
    }
}
