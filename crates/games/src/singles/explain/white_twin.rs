//! Technique `white_twin`: a number seen once in a line hides its twins there.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, OPEN, WHITE};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "white_twin";

/// Finds whites with open cells of the same number in their row or column.
///
/// ```text
/// (4) 1 4 2   ->   (4) 1 [4] 2
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    for at in board.frame.inside().filter(|&at| board.colour(at) == WHITE) {
        let mates = board.twins.mates(at);
        let targets: Vec<u32> = mates.filter(|&m| board.colour(m) == OPEN).collect();
        if targets.is_empty() {
            continue;
        }
        let text = board.say(|language| {
            let cells: Vec<_> = targets.iter().map(|&t| board.cell(t)).collect();
            let (number, place, list) = (board.number(at), board.cell(at), language.and(&cells));
            match (language, cells.len()) {
                (Language::English, 1) => {
                    format!("The {number} at {place} is white, so its twin at {list} is black.")
                }
                (Language::English, _) => {
                    format!("The {number} at {place} is white, so its twins at {list} are black.")
                }
                (Language::French, 1) => {
                    format!("Le {number} en {place} est blanc, donc son jumeau en {list} est noir.")
                }
                (Language::French, _) => format!(
                    "Le {number} en {place} est blanc, donc ses jumeaux en {list} sont noirs."
                ),
            }
        });
        if !emit(Deduction { targets, colour: BLACK, because: vec![at], text }) {
            return;
        }
    }
}
