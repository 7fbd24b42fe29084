//! Technique `offset_pair`: two pairs of twins that meet side by side.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{OPEN, WHITE};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "offset_pair";

/// Finds an open cell beside two cells of adjacent lines whose twins in those lines stand side by
/// side.
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
        let text = board.say(|language| {
            let [at, a, b, twin_a, twin_b] = [at, a, b, twin_a, twin_b].map(|c| board.cell(c));
            match language {
                Language::English => format!(
                    "Were {at} black, {a} and {b} would be white, so their twins {twin_a} and \
                     {twin_b} black side by side. It is white."
                ),
                Language::French => format!(
                    "Si {at} était noire, {a} et {b} seraient blanches, donc leurs jumelles \
                     {twin_a} et {twin_b} noires côte à côte. Elle est blanche."
                ),
            }
        });
        let because = vec![a, b, twin_a, twin_b];
        if !emit(Deduction { targets: vec![at], colour: WHITE, because, text }) {
            return;
        }
    }
}

/// Two neighbours of `at` in adjacent lines, and twins of them in those lines that touch.
fn find(board: &Board<'_>, at: u32) -> Option<[u32; 4]> {
    let [up, left, right, down] = board.frame.sides(at);
    let live = |x: u32| board.may_be_white(x);
    for (a, b) in [(up, left), (up, right), (down, left), (down, right)] {
        if !live(a) || !live(b) {
            continue;
        }
        for (direction, step) in [(0, board.frame.width as u32), (1, 1)] {
            let twins = |x: u32| board.twins.members(board.twins.of(x)[direction]).iter().copied();
            for twin_a in twins(a).filter(|&t| t != a && live(t)) {
                let touches = |t: u32| t == twin_a + step || t + step == twin_a;
                if let Some(twin_b) = twins(b).find(|&t| t != b && live(t) && touches(t)) {
                    return Some([a, b, twin_a, twin_b]);
                }
            }
        }
    }
    None
}
