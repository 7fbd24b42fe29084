//! Technique `corner`: equal numbers in a corner of the board.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, OPEN, WHITE};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "corner";

/// The two-by-two cells of a corner: `a` in the corner, `b` and `c` beside it, `d` opposite.
struct Square {
    a: u32,
    b: u32,
    c: u32,
    d: u32,
}

/// Finds three patterns, in each of the four corners and both ways round:
///
/// ```text
/// 3 3        [3] 3       the corner and both its neighbours equal: the corner is black,
/// 3 .   ->    3  .       or both neighbours would be and cut it off
///
/// 3 3        [3] 3       two pairs side by side: of each pair one is black, not beside each
/// 4 4   ->    4 [4]      other, and not both neighbours of the corner
///
/// 3 3         3  3       a pair at the corner: whichever is black, the corner's other
/// . .   ->   (.) .       neighbour is white
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    let (rows, cols) = (board.frame.rows, board.frame.cols);
    if rows < 2 || cols < 2 {
        return;
    }
    for (r, r2) in [(0, 1), (rows - 1, rows - 2)] {
        for (c, c2) in [(0, 1), (cols - 1, cols - 2)] {
            let at = |r, c| board.frame.at(r, c);
            let (a, beside, under, d) = (at(r, c), at(r, c2), at(r2, c), at(r2, c2));
            for (b, c) in [(beside, under), (under, beside)] {
                if let Some(found) = in_square(board, &Square { a, b, c, d })
                    && !emit(found)
                {
                    return;
                }
            }
        }
    }
}

fn in_square(board: &Board<'_>, square: &Square) -> Option<Deduction> {
    let &Square { a, b, c, d } = square;
    let equal = |x: u32, y: u32| board.twins.mates(x).any(|m| m == y);
    let live = |cells: &[u32]| cells.iter().all(|&x| board.may_be_white(x));
    let open = |cells: &[u32]| -> Vec<u32> {
        cells.iter().copied().filter(|&x| board.colour(x) == OPEN).collect()
    };
    let name = |x: u32| board.cell(x).to_string();
    if !equal(a, b) || !live(&[a, b]) {
        return None;
    }
    if equal(a, c) && live(&[c]) && !open(&[a]).is_empty() {
        let text = board.say(|| {
            format!(
                "{0}, {1} and {2} are equal: were the corner {0} white, {1} and {2} would be black and cut it off. It is black.",
                name(a), name(b), name(c)
            )
        });
        return Some(Deduction { targets: vec![a], colour: BLACK, because: vec![b, c], text });
    }
    let blacks = open(&[a, d]);
    if equal(c, d) && live(&[c, d]) && !blacks.is_empty() {
        let text = board.say(|| {
            format!(
                "{0} and {1} are equal, and so are {2} and {3}: of each pair one is black, not side by side, and not {1} with {2}, which would cut off the corner. So {0} and {3} are black.",
                name(a), name(b), name(c), name(d)
            )
        });
        return Some(Deduction { targets: blacks, colour: BLACK, because: vec![a, b, c, d], text });
    }
    if !open(&[c]).is_empty() {
        let text = board.say(|| {
            format!(
                "One of the equal {0} and {1} is black. If {0}, its neighbour {2} is white; if {1}, {2} is the corner's last way out. So {2} is white.",
                name(a), name(b), name(c)
            )
        });
        return Some(Deduction { targets: vec![c], colour: WHITE, because: vec![a, b], text });
    }
    None
}
