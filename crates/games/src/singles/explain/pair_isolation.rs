//! Technique `pair_isolation`: two equal neighbours hide every other twin in their line.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, OPEN};
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "pair_isolation";

/// Finds two neighbours with the same number, both open, and open twins of them in the same line.
///
/// They cannot both be black, being neighbours, so one of them is white, and then no other cell of
/// the line may show the number.
///
/// ```text
/// 5 5 1 5   ->   5 5 1 [5]
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    let width = board.frame.width as u32;
    for at in board.frame.inside().filter(|&at| board.colour(at) == OPEN) {
        for (direction, step) in [(0, 1), (1, width)] {
            let next = at + step;
            let group = board.twins.members(board.twins.of(at)[direction]);
            if board.colour(next) != OPEN || !group.contains(&next) {
                continue;
            }
            let others = group.iter().copied().filter(|&m| m != at && m != next);
            let targets: Vec<u32> = others.filter(|&m| board.colour(m) == OPEN).collect();
            if targets.is_empty() {
                continue;
            }
            let text = board.say(|language| {
                let cells: Vec<_> = targets.iter().map(|&t| board.cell(t)).collect();
                let (a, b, number) = (board.cell(at), board.cell(next), board.number(at));
                let list = language.and(&cells);
                match language {
                    Language::English => format!(
                        "{a} and {b} are equal neighbours, so one of them shows the {number}: \
                         {list} must be black."
                    ),
                    Language::French => format!(
                        "{a} et {b} sont voisines et égales, donc l’une des deux montre le \
                         {number} : {list} {}.",
                        if cells.len() == 1 { "est noire" } else { "sont noires" }
                    ),
                }
            });
            if !emit(Deduction { targets, colour: BLACK, because: vec![at, next], text }) {
                return;
            }
        }
    }
}
