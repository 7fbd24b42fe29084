//! Why a supposed tile cannot stand: what it forces, line after line, and where that ends.

use super::{Place, Position};
use crate::unruly::board::TileBoard;
use crate::unruly::line_reasoner::{EITHER, Inks, LineReasoner, only};
use crate::unruly::lines::{Line, crossing};
use crate::unruly::rules::Ink;
use std::collections::{BTreeSet, VecDeque};

/// Longer chains nobody follows, and taking them apart takes long.
const LONGEST: usize = 1_000;

/// What a supposed tile leads to.
pub struct Refutation {
    /// The tiles forced on the way, one after the other, without the supposed one.
    pub chain: Vec<(Place, Ink)>,
    /// The line that could not be completed.
    pub line: Line,
}

/// A tile, and the earlier ones it follows from.
struct Link {
    tile: (Place, Ink),
    from: Vec<usize>,
}

/// Follows a supposed tile until a line cannot be completed, and leaves out what plays no part in that.
/// Nothing if the end is of another kind: two lines that would be equal.
pub fn refute(position: &Position<'_>, supposed: (Place, Ink)) -> Option<Refutation> {
    let mut board = position.board.clone();
    let mut links = vec![Link { tile: supposed, from: vec![] }];
    let ((row, col), ink) = supposed;
    board.put(row, col, ink);
    let mut waiting = VecDeque::from([Line::Row(row), Line::Col(col)]);
    let mut reasoner = LineReasoner::default();
    // The line that waits longest comes first, so that chains stay short.
    while let Some(line) = waiting.pop_front() {
        let before = options(&board, line);
        let mut after = before.clone();
        if !reasoner.narrow(&mut after) {
            let from = needed(&links, line, before, &mut reasoner);
            return Some(Refutation { chain: part_of(&links, from), line });
        }
        for at in (0..after.len()).filter(|&at| before[at] == EITHER && after[at] != EITHER) {
            let ink = Ink::black_if(after[at] == only(Ink::Black));
            let mut without = before.clone();
            without[at] = only(!ink);
            let (row, col) = line.cell(at);
            let from = needed(&links, line, without, &mut reasoner);
            links.push(Link { tile: ((row, col), ink), from });
            board.put(row, col, ink);
            let (cross, _) = crossing(line, at);
            if !waiting.contains(&cross) {
                waiting.push_back(cross);
            }
        }
        if links.len() > LONGEST {
            return None;
        }
    }
    None
}

fn options(board: &TileBoard, line: Line) -> Vec<Inks> {
    line.tiles(board).into_iter().map(|tile| tile.map_or(EITHER, only)).collect()
}

/// The links without which a line that cannot be completed could be.
fn needed(
    links: &[Link],
    line: Line,
    mut cells: Vec<Inks>,
    reasoner: &mut LineReasoner,
) -> Vec<usize> {
    let mut found = Vec::new();
    for (number, link) in links.iter().enumerate().rev() {
        let Some(at) = (0..cells.len()).find(|&at| line.cell(at) == link.tile.0) else { continue };
        let kept = std::mem::replace(&mut cells[at], EITHER);
        if reasoner.narrow(&mut cells.clone()) {
            cells[at] = kept;
            found.push(number);
        }
    }
    found
}

/// The links that some others follow from, and these, in order; the supposed one is left out.
fn part_of(links: &[Link], ends: Vec<usize>) -> Vec<(Place, Ink)> {
    let mut part: BTreeSet<usize> = ends.into_iter().collect();
    for number in (0..links.len()).rev() {
        if part.contains(&number) {
            part.extend(&links[number].from);
        }
    }
    part.into_iter().filter(|&number| number > 0).map(|number| links[number].tile).collect()
}
