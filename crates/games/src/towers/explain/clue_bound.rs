//! Technique `clue_bound`: a clue leaves no room for tall towers close by.

use super::EASY;
use super::board::KnownBoard;
use super::finding::{Bound, Clue, Finding, Why};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Towers;
use quadrille_core::{Cell, Technique};

/// What a clue says of the towers next to it.
pub const CLUE_BOUND: Technique<Towers> = Technique {
    name: "clue_bound",
    level: EASY,
    weight: 2,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// What is left of a clue once the tallest towers of its line are built.
struct Rest {
    /// How many more must be seen before the wall.
    clue: usize,
    /// How many cells stand before the wall, or all of them if there is none.
    room: usize,
    /// The tallest height that may stand there.
    tallest: usize,
    /// The tower nearest to the clue of those that count already.
    wall: Option<Cell>,
}

/// Rules out towers too tall to stand so near to a clue.
///
/// Behind the tower at distance i (from 0) at least clue - 1 - i more must be seen, each taller
/// than the one before, so it is at most n - clue + 1 + i high.
///
/// ```text
/// 3 | . . . . |   ->   3 | 12 123 . . |
/// ```
///
/// Where the tallest towers stand already the same holds for those before them with what is left
/// of the clue; and if that is 1, the first tower is the tallest of them.
///
/// ```text
/// 2 | . . 4 . |   ->   2 | 23 12 4 . |
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    board.first_in_lines(CLUE_BOUND.name, |board, line| {
        board.clues_of(line).find_map(|clue| bounded(board, clue))
    })
}

/// What a clue says of the towers next to it.
fn bounded(board: &KnownBoard<'_>, clue: Clue) -> Option<Finding> {
    let cells = board.view(clue.line, clue.end);
    let rest = rest(board, &cells, clue.count)?;
    let mut rule_out: Vec<(Cell, HeightSet)> = Vec::new();
    let mut bounds = Vec::new();
    let mut demand = |cell: Cell, bound: Bound| {
        let gone = board.possible(cell) & !bound.keeps();
        if gone != 0 {
            rule_out.push((cell, gone));
            bounds.push((cell, bound));
        }
    };
    for i in 0..rest.room.min(rest.clue - 1) {
        let most = (rest.tallest + 1 + i).saturating_sub(rest.clue);
        demand(cells[i], Bound::AtMost(most));
    }
    if rest.clue == 1 && rest.room > 1 {
        demand(cells[0], Bound::AtLeast(rest.room));
        let highest = 63 - (board.possible(cells[0]) | 1).leading_zeros() as usize;
        for &cell in &cells[1..rest.room] {
            demand(cell, Bound::LessThan(highest));
        }
    }
    if rule_out.is_empty() {
        return None;
    }
    let before = rest.wall.map(|wall| (rest.clue, wall));
    let finding = Finding::not(rule_out, Why::ClueBound { clue, before, bounds });
    Some(finding.seen_from(clue).because(rest.wall.into_iter().collect()))
}

impl Bound {
    /// The heights within it.
    fn keeps(self) -> HeightSet {
        match self {
            Bound::AtMost(height) => heights::below(height + 1),
            Bound::AtLeast(height) => !heights::below(height),
            Bound::LessThan(height) => heights::below(height),
        }
    }
}

/// Walks down the heights from the tallest as long as they are built; nothing once the towers
/// seen so far use the clue up.
fn rest(board: &KnownBoard<'_>, cells: &[Cell], clue: usize) -> Option<Rest> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&CLUE_BOUND, include_str!("clue_bound.rs"));
    }
}
