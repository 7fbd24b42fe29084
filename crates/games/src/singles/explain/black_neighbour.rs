//! Technique `black_neighbour`: the cells beside a black are white.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, OPEN, WHITE};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "black_neighbour";

/// Finds blacks with open cells beside them.
///
/// ```text
/// .  3  .         .  (3) .
/// 5 [2] 2   ->   (5) [2] (2)
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    for at in board.frame.inside().filter(|&at| board.colour(at) == BLACK) {
        let sides = board.frame.sides(at);
        let targets: Vec<u32> = sides.into_iter().filter(|&s| board.colour(s) == OPEN).collect();
        if targets.is_empty() {
            continue;
        }
        let text = board.say(|language| {
            let cells: Vec<_> = targets.iter().map(|&t| board.cell(t)).collect();
            let (list, place) = (language.and(&cells), board.cell(at));
            match (language, cells.len()) {
                (Language::English, 1) => format!("{list} is beside the black {place}, so white."),
                (Language::English, _) => format!("{list} are beside the black {place}, so white."),
                (Language::French, 1) => {
                    format!("{list} touche la noire {place}, donc elle est blanche.")
                }
                (Language::French, _) => {
                    format!("{list} touchent la noire {place}, donc elles sont blanches.")
                }
            }
        });
        if !emit(Deduction { targets, colour: WHITE, because: vec![at], text }) {
            return;
        }
    }
}
