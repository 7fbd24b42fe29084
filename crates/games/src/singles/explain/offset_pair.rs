//! Technique `offset_pair`: two pairs of twins that meet side by side.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{OPEN, WHITE};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "offset_pair";

/// Finds an open cell beside two cells whose twins stand side by side.
///
/// Were it black, both neighbours would be white and both their twins black, side by side.
///
/// ```text
/// 3 5         3  5
/// . .         .  .
/// 3 .   ->    3 (.)      black at the marked cell makes the lower 3 and the lower 5 white,
/// . 5         .  5       and the upper 3 and 5 black neighbours
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    for at in board.frame.inside().filter(|&at| board.colour(at) == OPEN) {
        let Some([a, b, twin_a, twin_b]) = find(board, at) else { continue };
        let text = board.say(|| {
            format!(
                "Were {} black, {} and {} would be white, so their twins {} and {} black side by side. It is white.",
                board.cell(at),
                board.cell(a),
                board.cell(b),
                board.cell(twin_a),
                board.cell(twin_b)
            )
        });
        let because = vec![a, b, twin_a, twin_b];
        if !emit(Deduction { targets: vec![at], colour: WHITE, because, text }) {
            return;
        }
    }
}

/// Two neighbours of `at` and twins of them that touch.
fn find(board: &Board<'_>, at: u32) -> Option<[u32; 4]> {
    let sides = board.frame.sides(at);
    for (i, &a) in sides.iter().enumerate().filter(|(_, a)| board.may_be_white(**a)) {
        for twin_a in board.twins.mates(a).filter(|&t| board.may_be_white(t)) {
            for beside in board.frame.sides(twin_a).into_iter().filter(|&s| board.may_be_white(s)) {
                let rest = sides[i + 1..].iter().copied().filter(|&b| board.may_be_white(b));
                for b in rest {
                    if b != beside && board.twins.mates(b).any(|t| t == beside) {
                        return Some([a, b, twin_a, beside]);
                    }
                }
            }
        }
    }
    None
}
