//! Technique `clue_bound`: a clue leaves no room for tall towers close by.

use super::board::{Board, Finding};
use crate::towers::heights::{self, HeightSet};
use quadrille_core::{Cell, Language};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "clue_bound";

/// What is left of a clue once the tallest towers of its line are built.
struct Rest {
    /// How many more must be seen before the last of them seen.
    clue: usize,
    /// How many cells stand before it.
    room: usize,
    /// The tallest height that may stand there.
    tallest: usize,
    /// Where it stands, if any tower counts already.
    wall: Option<Cell>,
}

/// Rules out towers too tall to stand so near to a clue.
///
/// Behind the tower at distance i (from 0) at least clue - 1 - i more must be seen, each taller
/// than the one before, so it is at most n - clue + 1 + i high. Where the tallest towers stand
/// already the same holds for those before them with what is left of the clue; and if that is 1,
/// the first tower is the tallest of them.
///
/// ```text
/// 3 | . . . . |   ->   r1c1 is at most 2, r1c2 at most 3
/// 2 | . . 4 . |   ->   r1c1 is at least 2, and r1c2 lower than r1c1
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    board.clues().into_iter().find_map(|(line, end, side, clue)| {
        let cells = board.view(line, end);
        let rest = rest(board, &cells, clue)?;
        let mut rule_out: Vec<(Cell, HeightSet)> = Vec::new();
        let mut bounds = Vec::new();
        let language = board.language;
        let mut demand = |cell: Cell, keep: HeightSet, says: String| {
            let gone = board.possible(cell) & !keep;
            if gone != 0 {
                rule_out.push((cell, gone));
                bounds.push(says);
            }
        };
        for i in 0..rest.room.min(rest.clue - 1) {
            let most = (rest.tallest + 1 + i).saturating_sub(rest.clue);
            demand(cells[i], heights::below(most + 1), at_most(cells[i], most, language));
        }
        if rest.clue == 1 && rest.room > 1 {
            let least = rest.room;
            demand(cells[0], !heights::below(least), at_least(cells[0], least, language));
            let highest = 63 - (board.possible(cells[0]) | 1).leading_zeros() as usize;
            for &cell in &cells[1..rest.room] {
                demand(cell, heights::below(highest), less_than(cell, highest, language));
            }
        }
        if rule_out.is_empty() {
            return None;
        }
        let before = rest.wall.map_or(String::new(), |wall| match language {
            Language::English => format!(", {} of them before {wall}", rest.clue),
            Language::French => format!(", dont {} devant {wall}", rest.clue),
        });
        let (says, bounds) = (board.says(line, side, clue), bounds.join(", "));
        let text = match language {
            Language::English => format!("{says}{before}, so {bounds}."),
            Language::French => format!("{says}{before}, donc {bounds}."),
        };
        let finding = Finding::not(NAME, rule_out, text).seen_from(line, side);
        Some(finding.because(rest.wall.into_iter().collect()))
    })
}

fn at_most(cell: Cell, height: usize, language: Language) -> String {
    match language {
        Language::English => format!("{cell} is at most {height}"),
        Language::French => format!("{cell} vaut au plus {height}"),
    }
}

fn at_least(cell: Cell, height: usize, language: Language) -> String {
    match language {
        Language::English => format!("{cell} is at least {height}"),
        Language::French => format!("{cell} vaut au moins {height}"),
    }
}

fn less_than(cell: Cell, height: usize, language: Language) -> String {
    match language {
        Language::English => format!("{cell} is less than {height}"),
        Language::French => format!("{cell} vaut moins de {height}"),
    }
}

/// Walks down the heights from the tallest as long as they are built; nothing once the towers
/// seen so far use the clue up.
fn rest(board: &Board<'_>, cells: &[Cell], clue: usize) -> Option<Rest> {
    let mut rest = Rest { clue, room: cells.len(), tallest: board.n, wall: None };
    let built = |height: usize| {
        cells
            .iter()
            .position(|&cell| board.is_built(cell) && board.possible(cell) == heights::only(height))
    };
    while let Some(position) = built(rest.tallest) {
        // A tower behind the last one seen is hidden by it.
        if position < rest.room {
            rest.clue = rest.clue.checked_sub(1)?;
            rest.room = position;
            rest.wall = Some(cells[position]);
        }
        rest.tallest -= 1;
    }
    (rest.clue > 0).then_some(rest)
}
