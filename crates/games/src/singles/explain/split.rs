//! Technique `split`: a black that would cut the whites in two is none.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{OPEN, WHITE};
use quadrille_core::{Cell, cell};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "split";

/// How many of the cells cut off a sentence lists.
const LISTED: usize = 8;

/// Finds open cells that join a chain of blacks to itself or to the edge a second time.
///
/// ```text
///  1  2 [3] .          1   2 [3] .
///  4 [5] .  .    ->    4  [5] .  .
///  6  7  .  .         (6)  7  .  .     black at the 6 would cut off the 1, 2 and 4
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    for at in board.frame.inside().filter(|&at| board.colour(at) == OPEN) {
        if !board.splits(at) {
            continue;
        }
        let because = if board.wordy { board.cut_off_by(at) } else { Vec::new() };
        let text = board.say(|| sentence(board, at, &because));
        if !emit(Deduction { targets: vec![at], colour: WHITE, because, text }) {
            return;
        }
    }
}

fn sentence(board: &Board<'_>, at: u32, lost: &[u32]) -> String {
    let place = board.cell(at);
    if lost.is_empty() {
        return format!("{place} is white: there must be a white cell.");
    }
    let cells: Vec<Cell> = lost.iter().take(LISTED).map(|&c| board.cell(c)).collect();
    let more = lost.len() - cells.len();
    let tail = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!(
        "Black at {place} would cut off {}{tail} from the other whites, so it is white.",
        cell::list(&cells)
    )
}
