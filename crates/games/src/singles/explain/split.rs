//! Technique `split`: a black that would cut the whites in two is none.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{OPEN, WHITE};
use quadrille_core::{Cell, Language};

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
        let because = if board.words.is_some() { board.cut_off_by(at) } else { Vec::new() };
        let text = board.say(|language| sentence(board, at, &because, language));
        if !emit(Deduction { targets: vec![at], colour: WHITE, because, text }) {
            return;
        }
    }
}

fn sentence(board: &Board<'_>, at: u32, lost: &[u32], language: Language) -> String {
    let place = board.cell(at);
    if lost.is_empty() {
        return match language {
            Language::English => format!("{place} is white: there must be a white cell."),
            Language::French => format!("{place} est blanche : il faut une case blanche."),
        };
    }
    let cells: Vec<Cell> = lost.iter().take(LISTED).map(|&c| board.cell(c)).collect();
    let list = language.and(&cells);
    let more = lost.len() - cells.len();
    match language {
        Language::English => {
            let tail = if more > 0 { format!(" and {more} more") } else { String::new() };
            format!(
                "Black at {place} would cut off {list}{tail} from the other whites, so it is white."
            )
        }
        Language::French => {
            let tail = match more {
                0 => String::new(),
                1 => " et 1 autre case".to_string(),
                n => format!(" et {n} autres cases"),
            };
            format!("Noire, {place} couperait {list}{tail} du reste, donc elle est blanche.")
        }
    }
}
