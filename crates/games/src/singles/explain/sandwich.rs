//! Technique `sandwich`: the cell between two equal numbers is white.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{OPEN, WHITE};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "sandwich";

/// Finds an open cell between two twins that may both still be white.
///
/// One of the twins must turn black, and a black has only white neighbours. The middle one of
/// three equal numbers in a row is such a cell too.
///
/// ```text
/// 6 2 6   ->   6 (2) 6
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    let width = board.frame.width as u32;
    for at in board.frame.inside().filter(|&at| board.colour(at) == OPEN) {
        for (direction, step) in [(0, 1), (1, width)] {
            let (a, b) = (at - step, at + step);
            let equal = board.twins.of(a)[direction] == board.twins.of(b)[direction]
                && board.twins.members(board.twins.of(a)[direction]).contains(&b);
            if !equal || !board.may_be_white(a) || !board.may_be_white(b) {
                continue;
            }
            let text = board.say(|language| {
                let number = board.number(a);
                let [at, a, b] = [at, a, b].map(|c| board.cell(c));
                match language {
                    Language::English => format!(
                        "{at} stands between the two {number}s at {a} and {b}: one of those is \
                         black, so it is white."
                    ),
                    Language::French => format!(
                        "{at} est entre les deux {number} en {a} et {b} : l’un d’eux est noir, \
                         donc elle est blanche."
                    ),
                }
            });
            let step = Deduction { targets: vec![at], colour: WHITE, because: vec![a, b], text };
            if !emit(step) {
                return;
            }
            break;
        }
    }
}
