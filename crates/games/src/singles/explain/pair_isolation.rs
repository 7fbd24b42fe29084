//! Technique `pair_isolation`: two equal neighbours hide every other twin in their line.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const PAIR_ISOLATION: Technique<Singles> =
    Technique { name: "pair_isolation", level: super::EASY, weight: 2, find };

/// Finds two neighbours with the same number, both open, and open twins of them in the same line.
///
/// They cannot both be black, being neighbours, so one of them is white, and then no other cell of
/// the line may show the number.
///
/// ```text
///  5   5   1   5    ->    5   5   1  [5]
/// ```
fn find(board: &mut MarkedBoard<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let lines = [(0, 1), (1, board.frame.width as u32)];
    let pairs = board.all(Colour::Open).flat_map(|at| lines.map(|line| (at, line)));
    let hidden = |(at, (direction, step)): (u32, (usize, u32))| {
        let pair = [at, at + step];
        let twins = || board.twins.in_line(at, direction);
        if board.colour(pair[1]) != Colour::Open || !twins().any(|twin| twin == pair[1]) {
            return None;
        }
        let others = twins().filter(|twin| *twin != pair[1]);
        let targets: Vec<u32> = others.filter(|&m| board.colour(m) == Colour::Open).collect();
        let why = Why::PairIsolation { pair };
        (!targets.is_empty()).then_some(Finding { targets, colour: Colour::Black, why })
    };
    Ok(pairs.filter_map(hidden).take(most).collect())
}

pub(super) fn reason(board: &MarkedBoard<'_>, targets: &[u32], pair: [u32; 2]) -> Message {
    let (number, cells) = (board.number(pair[0]), board.cells(targets));
    let [a, b] = pair.map(|at| board.cell(at));
    message!("singles-pair_isolation", a = a, b = b, number = number, cells = &cells)
}

#[cfg(test)]
mod tests {
    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(
            &super::PAIR_ISOLATION,
            include_str!("pair_isolation.rs"),
        );
    }
}
