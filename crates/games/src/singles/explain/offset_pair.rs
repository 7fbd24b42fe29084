//! Technique `offset_pair`: two pairs of twins that meet side by side.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const OFFSET_PAIR: Technique<Singles> =
    Technique { name: "offset_pair", level: super::TRICKY, weight: 10, find };

/// Finds an open cell beside two cells of adjacent lines whose twins in those lines stand side by
/// side.
///
/// Were it black, both neighbours would be white and both their twins black, side by side. Black at
/// a marked cell makes the lower 3 and the lower 5 white, and the upper 3 and 5 black neighbours:
///
/// ```text
///  3   5          3   5
///  .   .          .   .
///  3   .    ->    3  (.)
///  .   5         (.)  5
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let found = |at: u32| {
        let (sides, twins) = meeting(board, at)?;
        Some(Finding::one(at, Colour::White, Why::OffsetPair { sides, twins }))
    };
    Ok(board.all(Colour::Open).filter_map(found).take(most).collect())
}

/// Two neighbours of `at` in adjacent lines, and twins of them in those lines that touch.
fn meeting(board: &MarkedBoard<'_>, at: u32) -> Option<([u32; 2], [u32; 2])> {
    let [up, left, right, down] = board.frame.sides(at);
    let live = |x: u32| board.may_be_white(x);
    for (a, b) in [(up, left), (up, right), (down, left), (down, right)] {
        if !live(a) || !live(b) {
            continue;
        }
        for (direction, step) in [(0, board.frame.width as u32), (1, 1)] {
            let twins = |x: u32| board.twins.in_line(x, direction).filter(|&t| live(t));
            for twin_a in twins(a) {
                let touches = |t: u32| t == twin_a + step || t + step == twin_a;
                if let Some(twin_b) = twins(b).find(|&t| touches(t)) {
                    return Some(([a, b], [twin_a, twin_b]));
                }
            }
        }
    }
    None
}

pub(super) fn reason(
    board: &MarkedBoard<'_>,
    at: u32,
    sides: [u32; 2],
    twins: [u32; 2],
) -> Message {
    let ([a, b], [c, d]) = (sides.map(|at| board.cell(at)), twins.map(|at| board.cell(at)));
    message!("singles-offset_pair", cell = board.cell(at), a = a, b = b, twin_a = c, twin_b = d)
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(
            &super::OFFSET_PAIR,
            include_str!("offset_pair.rs"),
        );
    }
}
