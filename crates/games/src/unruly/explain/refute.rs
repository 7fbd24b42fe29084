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
    /// Or the one that it would be equal to, where that is against the rules.
    pub twin: Option<Line>,
}

/// A tile, and the earlier ones it follows from.
struct Link {
    tile: (Place, Ink),
    from: Vec<usize>,
}

/// Follows a supposed tile until a line cannot be completed or two are equal, and leaves out what plays no part in that.
pub fn refute(position: &Position<'_>, supposed: (Place, Ink)) -> Option<Refutation> {
    let mut board = position.board.clone();
    let mut links = vec![Link { tile: supposed, from: vec![] }];
    let ((row, col), ink) = supposed;
    board.put(row, col, ink);
    let mut waiting = VecDeque::from([Line::Row(row), Line::Col(col)]);
    let mut reasoner = LineReasoner::default();
    loop {
        // The line that waits longest comes first, so that chains stay short.
        let Some(line) = waiting.pop_front() else {
            let alike = position.puzzle.unique_lines().then(|| alike(&board)).flatten()?;
            let Alike { line, twin, open } = alike;
            let from = within(&links, [line, twin], &board);
            if open.is_empty() {
                return Some(Refutation { chain: part_of(&links, from), line, twin: Some(twin) });
            }
            for at in open {
                let (row, col) = line.cell(at);
                let ink = !twin.tiles(&board)[at].expect("it is full");
                links.push(Link { tile: ((row, col), ink), from: from.clone() });
                board.put(row, col, ink);
                waiting.push_back(crossing(line, at).0);
            }
            continue;
        };
        let before = options(&board, line);
        let mut after = before.clone();
        if !reasoner.narrow(&mut after) {
            let from = needed(&links, line, before, &mut reasoner);
            return Some(Refutation { chain: part_of(&links, from), line, twin: None });
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
}

/// A line that is equal to a full one but for open cells: none, or two that must not be filled as in the other.
struct Alike {
    line: Line,
    twin: Line,
    open: Vec<usize>,
}

fn alike(board: &TileBoard) -> Option<Alike> {
    let rows: Vec<Line> = (0..board.rows()).map(Line::Row).collect();
    let columns: Vec<Line> = (0..board.cols()).map(Line::Col).collect();
    [rows, columns].iter().find_map(|lines| {
        let tiles: Vec<Vec<Option<Ink>>> = lines.iter().map(|line| line.tiles(board)).collect();
        let pairs = (0..lines.len()).flat_map(|i| (0..lines.len()).map(move |j| (i, j)));
        let mut pairs = pairs.filter(|&(i, j)| i != j && !tiles[j].contains(&None));
        pairs.find_map(|(i, j)| {
            let open: Vec<usize> =
                (0..tiles[i].len()).filter(|&at| tiles[i][at] != tiles[j][at]).collect();
            let fits = open.iter().all(|&at| tiles[i][at].is_none());
            let found = fits && matches!(open.len(), 0 | 2);
            found.then(|| Alike { line: lines[i], twin: lines[j], open })
        })
    })
}

/// The links whose tiles are in one of two lines.
fn within(links: &[Link], lines: [Line; 2], board: &TileBoard) -> Vec<usize> {
    let has = |place: Place| {
        lines.iter().any(|line| (0..line.length(board)).any(|at| line.cell(at) == place))
    };
    (0..links.len()).filter(|&number| has(links[number].tile.0)).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::explain::{Finding, Why};
    use crate::unruly::rules::{Puzzle, Unruly};
    use quadrille_core::{Explain, Play};

    #[test]
    fn lines_that_would_be_equal_are_named() {
        let mut puzzle = Puzzle::new(4, 4).unwrap().with_unique_lines(true);
        for (row, tiles) in ["1010", "10.."].iter().enumerate() {
            for (col, tile) in tiles.chars().enumerate().filter(|&(_, tile)| tile != '.') {
                puzzle.give(row, col, Some(Ink::black_if(tile == '1')));
            }
        }
        let position = Unruly::board(&puzzle, &Unruly::start(&puzzle));
        let supposed = ((1, 2), Ink::Black);
        let why = Why::CaseSplit { supposed, further: 1, blame: None };
        let told = Unruly::tell(&position, &Finding { put: vec![((1, 2), Ink::White)], why });
        assert_eq!(
            told.reason.to_string(),
            "If r2c3 were black, r2c4 white would follow, and row 1 would be equal to row 2; so r2c3 is white."
        );
        assert_eq!(told.chain, ["r2c3=black", "r2c4=white"]);
    }
}
