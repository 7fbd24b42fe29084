//! Rows and columns of a board being filled, and what the counts say about them.

use super::board::TileBoard;
use super::rules::{Ink, column_name, row_name};
use quadrille_core::{Message, message};

/// A row or a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// A row, from 0.
    Row(usize),
    /// A column, from 0.
    Col(usize),
}

impl Line {
    /// The cell at a place along the line.
    #[inline]
    pub fn cell(self, at: usize) -> (usize, usize) {
        match self {
            Line::Row(row) => (row, at),
            Line::Col(col) => (at, col),
        }
    }

    /// How many cells it has.
    #[inline]
    pub fn length(self, board: &TileBoard) -> usize {
        match self {
            Line::Row(_) => board.cols(),
            Line::Col(_) => board.rows(),
        }
    }

    /// How many tiles of a colour it has.
    #[inline]
    pub fn count(self, board: &TileBoard, ink: Ink) -> usize {
        match self {
            Line::Row(row) => board.row_count(ink, row),
            Line::Col(col) => board.col_count(ink, col),
        }
    }

    /// How many of its cells are empty.
    #[inline]
    pub fn empty(self, board: &TileBoard) -> usize {
        match self {
            Line::Row(row) => board.row_empty(row),
            Line::Col(col) => board.col_empty(col),
        }
    }

    /// Its tiles in order.
    pub fn tiles(self, board: &TileBoard) -> Vec<Option<Ink>> {
        let cells = (0..self.length(board)).map(|at| self.cell(at));
        cells.map(|(row, col)| board.get(row, col)).collect()
    }

    /// Its name within a sentence.
    pub fn name(self) -> Message {
        match self {
            Line::Row(row) => row_name(row),
            Line::Col(col) => column_name(col),
        }
    }

    /// Its name where a sentence begins.
    pub fn title(self) -> Message {
        match self {
            Line::Row(row) => message!("unruly-row-title", n = row + 1),
            Line::Col(col) => message!("unruly-column-title", n = col + 1),
        }
    }

    /// All lines of the same direction.
    pub fn siblings(self, board: &TileBoard) -> impl Iterator<Item = Line> + use<> {
        let (rows, cols) = (board.rows(), board.cols());
        let (count, is_row) = match self {
            Line::Row(_) => (rows, true),
            Line::Col(_) => (cols, false),
        };
        (0..count).map(move |i| if is_row { Line::Row(i) } else { Line::Col(i) })
    }
}

/// The line that crosses another at a place, and that place along it.
pub fn crossing(line: Line, at: usize) -> (Line, usize) {
    match line {
        Line::Row(row) => (Line::Col(at), row),
        Line::Col(col) => (Line::Row(at), col),
    }
}

/// Whether a line lacks exactly one tile of some colour.
pub fn lacks_one(board: &TileBoard, line: Line) -> bool {
    let half = line.length(board) / 2;
    Ink::BOTH.into_iter().any(|ink| line.count(board, ink) + 1 == half)
}

/// The tiles that keep `line` from becoming equal to the `full` one.
///
/// Where it lacks one tile of a colour and all others of it stand as in the full line, that last
/// tile must not go where the full line has it.
pub fn must_differ(board: &TileBoard, full: Line, line: Line) -> Vec<((usize, usize), Ink)> {
    let length = line.length(board);
    let mut put = Vec::new();
    for ink in Ink::BOTH {
        if line.count(board, ink) + 1 != length / 2 {
            continue;
        }
        let get = |line: Line, at: usize| {
            let (row, col) = line.cell(at);
            board.get(row, col)
        };
        // As many as the line has: then the full line has exactly one more.
        let same = (0..length).all(|at| get(line, at) != Some(ink) || get(full, at) == Some(ink));
        let last = (0..length).find(|&at| get(full, at) == Some(ink) && get(line, at) != Some(ink));
        if let (true, Some(at)) = (same, last)
            && get(line, at).is_none()
        {
            put.push((line.cell(at), !ink));
        }
    }
    put
}

/// Where the last tile of a colour must go: inside `window`, so nowhere `elsewhere`.
pub struct LastTile {
    /// Three cells that would be equal without it.
    pub window: [(usize, usize); 3],
    /// Empty cells outside the window.
    pub elsewhere: Vec<(usize, usize)>,
}

/// In a line that lacks one tile of `ink`: a window of three that holds none of it and must get
/// it, such that some cell outside is decided.
pub fn last_tile(board: &TileBoard, line: Line, ink: Ink) -> Option<LastTile> {
    let length = line.length(board);
    if line.count(board, ink) + 1 != length / 2 || line.empty(board) < 2 {
        return None;
    }
    let tiles = line.tiles(board);
    let window_at = |from: usize| {
        let window = &tiles[from..from + 3];
        window.iter().all(|t| *t != Some(ink)) && window.contains(&None)
    };
    for from in (0..length.saturating_sub(2)).filter(|&from| window_at(from)) {
        let outside = (0..length).filter(|&at| at < from || at >= from + 3);
        let elsewhere: Vec<_> =
            outside.filter(|&at| tiles[at].is_none()).map(|at| line.cell(at)).collect();
        if !elsewhere.is_empty() {
            let window = [from, from + 1, from + 2].map(|at| line.cell(at));
            return Some(LastTile { window, elsewhere });
        }
    }
    None
}
