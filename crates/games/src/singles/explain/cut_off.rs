//! Technique `cut_off`: a cell's last way out is white.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, OPEN, WHITE};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "cut_off";

/// Finds a cell with a single neighbour that is not black, and that neighbour open.
///
/// Were it black, the cell would be a white cut off from all others (it cannot itself be black
/// beside a black).
///
/// ```text
/// [3] 1 [2]        [3]  1  [2]
///  4  .  5    ->    4  (.)  5     below the top edge
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    // On a strip one cell may be all the white there is; `split` knows what is certain there.
    if board.frame.rows < 2 || board.frame.cols < 2 {
        return;
    }
    for at in board.frame.inside().filter(|&at| board.may_be_white(at)) {
        let sides = board.frame.sides(at);
        let mut ways = sides.into_iter().filter(|&s| board.inside(s) && board.colour(s) != BLACK);
        let (Some(exit), None) = (ways.next(), ways.next()) else { continue };
        if board.colour(exit) != OPEN {
            continue;
        }
        let mut because = vec![at];
        because.extend(sides.into_iter().filter(|&s| board.colour(s) == BLACK));
        let text = board.say(|language| {
            let (place, exit) = (board.cell(at), board.cell(exit));
            match language {
                Language::English => format!(
                    "{exit} is the last way out of {place}: black there would cut off {place}, so \
                     it is white."
                ),
                Language::French => format!(
                    "{exit} est la dernière issue de {place} : noire, elle isolerait {place}, donc \
                     elle est blanche."
                ),
            }
        });
        if !emit(Deduction { targets: vec![exit], colour: WHITE, because, text }) {
            return;
        }
    }
}
