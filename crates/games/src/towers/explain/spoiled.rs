//! Why a line whose clues are known cannot be filled with a height in a cell: what it would show.

use super::board::KnownBoard;
use super::finding::Clue;
use super::line_fillings::{Fillings, MAX_EXACT};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Line;
use quadrille_core::Cell;

/// What a tower would spoil.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spoiled {
    /// At least so many towers would be seen from a clue, which is less.
    TooMany(Clue, usize),
    /// At most so many towers would be seen from a clue, which is more.
    TooFew(Clue, usize),
    /// The other heights would not find their places.
    NoRoom,
    /// The clues could not be met, for no reason as simple as these.
    Clues,
}

/// The towers that are ruled out in a line, by what they would spoil.
pub fn spoiled(
    board: &KnownBoard<'_>,
    line: Line,
    rule_out: &[(Cell, HeightSet)],
) -> Vec<(Spoiled, Vec<(Cell, HeightSet)>)> {
    let mut found: Vec<(Spoiled, Vec<(Cell, HeightSet)>)> = Vec::new();
    for &(cell, set) in rule_out {
        for height in heights::members(set) {
            let why = why_not(board, line, cell, height);
            let known = found.iter().position(|(known, _)| *known == why);
            let at = known.unwrap_or_else(|| {
                found.push((why, Vec::new()));
                found.len() - 1
            });
            match found[at].1.last_mut() {
                Some((last, more)) if *last == cell => *more |= heights::only(height),
                _ => found[at].1.push((cell, heights::only(height))),
            }
        }
    }
    found
}

fn why_not(board: &KnownBoard<'_>, line: Line, cell: Cell, height: usize) -> Spoiled {
    if board.n > MAX_EXACT {
        return Spoiled::Clues;
    }
    let cells = board.view(line, 0);
    let sets: Vec<HeightSet> = cells
        .iter()
        .map(|&at| if at == cell { heights::only(height) } else { board.possible(at) })
        .collect();
    let fillings = Fillings::new(&sets, [None, None]);
    if fillings.shown(0) == 0 {
        return Spoiled::NoRoom;
    }
    let simple = board.clues_of(line).find_map(|clue| {
        let shown = fillings.shown(clue.end);
        let (least, most) = (shown.trailing_zeros() as usize, shown.ilog2() as usize);
        match clue.count {
            count if count < least => Some(Spoiled::TooMany(clue, least)),
            count if count > most => Some(Spoiled::TooFew(clue, most)),
            _ => None,
        }
    });
    simple.unwrap_or(Spoiled::Clues)
}
