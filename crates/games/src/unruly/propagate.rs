//! Consequences of tiles, as far as a chosen level of reasoning goes.
//!
//! The levels are those of the difficulties: what a puzzle of a level needs is what this finds.

use super::board::Board;
use super::line::{self, EITHER, LineReasoner};
use super::rules::{Ink, Puzzle};
use quadrille_core::{Budget, Stop};

/// How far the reasoning about tiles goes; each level includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// Windows of three.
    Windows,
    /// Lines that have all their tiles of a colour; lines that would equal another.
    Counts,
    /// Lines that lack one tile of a colour.
    NearlyFull,
    /// All completions of a line.
    Lines,
}

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
    pub fn length(self, board: &Board) -> usize {
        match self {
            Line::Row(_) => board.cols(),
            Line::Col(_) => board.rows(),
        }
    }

    /// How many tiles of a colour it has.
    #[inline]
    pub fn count(self, board: &Board, ink: Ink) -> usize {
        match self {
            Line::Row(row) => board.row_count(ink, row),
            Line::Col(col) => board.col_count(ink, col),
        }
    }

    /// How many of its cells are empty.
    #[inline]
    pub fn empty(self, board: &Board) -> usize {
        match self {
            Line::Row(row) => board.row_empty(row),
            Line::Col(col) => board.col_empty(col),
        }
    }

    /// Its tiles in order.
    pub fn tiles(self, board: &Board) -> Vec<Option<Ink>> {
        let cells = (0..self.length(board)).map(|at| self.cell(at));
        cells.map(|(row, col)| board.get(row, col)).collect()
    }

    /// All lines of the same direction.
    pub fn siblings(self, board: &Board) -> impl Iterator<Item = Line> + use<> {
        let (rows, cols) = (board.rows(), board.cols());
        let (count, is_row) = match self {
            Line::Row(_) => (rows, true),
            Line::Col(_) => (cols, false),
        };
        (0..count).map(move |i| if is_row { Line::Row(i) } else { Line::Col(i) })
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Line::Row(row) => write!(f, "row {}", row + 1),
            Line::Col(col) => write!(f, "column {}", col + 1),
        }
    }
}

/// A board and what is still to be looked at.
#[derive(Clone)]
pub struct Propagator {
    /// The board; tiles put on it from outside are seen by the next [`Propagator::run`].
    pub board: Board,
    depth: Depth,
    unique_lines: bool,
    head: usize,
    /// Lines whose tiles changed since they were last reasoned about, and whether they wait.
    waiting: Vec<Line>,
    waits: Vec<bool>,
    reasoner: LineReasoner,
    cells: Vec<line::Options>,
    /// The line of the last contradiction: where a search should branch.
    pub blame: Option<Line>,
}

impl Propagator {
    /// The givens of a puzzle. Nothing is derived yet; every line is to be looked at.
    pub fn new(puzzle: &Puzzle, depth: Depth) -> Self {
        let mut made = Self::over(Board::new(puzzle), depth, puzzle.unique_lines());
        made.look_at_everything();
        made
    }

    /// A board as it stands, whose consequences were drawn before.
    pub fn over(board: Board, depth: Depth, unique_lines: bool) -> Self {
        let lines = board.rows() + board.cols();
        Propagator {
            head: board.trail().len(),
            board,
            depth,
            unique_lines,
            waiting: Vec::new(),
            waits: vec![false; lines],
            reasoner: LineReasoner::default(),
            cells: Vec::new(),
            blame: None,
        }
    }

    /// Reasons further from now on.
    pub fn deepen(&mut self, depth: Depth) {
        self.depth = depth;
        self.look_at_everything();
    }

    /// Asks for all lines at the next run.
    fn look_at_everything(&mut self) {
        (0..self.board.cols()).for_each(|col| self.wait(Line::Col(col)));
        (0..self.board.rows()).for_each(|row| self.wait(Line::Row(row)));
    }

    /// Draws the windows' consequences of all tiles, a word at a time: the start of every solver.
    /// The tiles put are not on the trail. Returns false on a contradiction.
    pub fn sweep(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        self.board.sweep(budget)
    }

    fn slot(&self, line: Line) -> usize {
        match line {
            Line::Row(row) => row,
            Line::Col(col) => self.board.rows() + col,
        }
    }

    #[inline]
    fn wait(&mut self, line: Line) {
        let slot = self.slot(line);
        if !std::mem::replace(&mut self.waits[slot], true) {
            self.waiting.push(line);
        }
    }

    /// Forgets the trail: what stands now stays. Only between runs.
    pub fn settle(&mut self) {
        debug_assert_eq!(self.head, self.board.trail().len());
        self.board.settle();
        self.head = 0;
    }

    /// Takes back every tile since the trail had this length.
    pub fn undo_to(&mut self, length: usize) {
        self.board.undo_to(length);
        self.head = self.head.min(length);
        while let Some(line) = self.waiting.pop() {
            let slot = self.slot(line);
            self.waits[slot] = false;
        }
    }

    /// Puts a tile, draws all consequences, and says whether they hold together.
    pub fn try_tile(
        &mut self,
        (row, col): (usize, usize),
        ink: Ink,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        match self.board.get(row, col) {
            Some(there) => Ok(there == ink),
            None => {
                self.board.put(row, col, ink);
                self.run(budget)
            }
        }
    }

    /// Draws all consequences of new tiles. False: they contradict each other; the board is then
    /// of no use until [`Propagator::undo_to`].
    pub fn run(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        loop {
            while self.head < self.board.trail().len() {
                let (row, col) = self.board.trail()[self.head];
                self.head += 1;
                if !self.tile(row as usize, col as usize) {
                    return Ok(false);
                }
            }
            // The line that waits longest in the stack's order: cheap, and any order is right.
            let Some(line) = self.waiting.pop() else { return Ok(true) };
            let slot = self.slot(line);
            self.waits[slot] = false;
            budget.tick()?;
            if !self.line(line) {
                self.blame = Some(line);
                return Ok(false);
            }
        }
    }

    /// The consequences of one tile: its windows, and its lines if they are full of its colour.
    fn tile(&mut self, row: usize, col: usize) -> bool {
        if !self.board.follow(row, col) {
            self.blame = Some(Line::Row(row));
            return false;
        }
        if self.depth == Depth::Windows {
            return true;
        }
        let ink = Ink::black_if(self.board.get(row, col) == Some(Ink::Black));
        for line in [Line::Row(row), Line::Col(col)] {
            if !self.full(line, ink) {
                self.blame = Some(line);
                return false;
            }
            if self.depth > Depth::Counts || self.unique_lines {
                self.wait(line);
            }
        }
        true
    }

    /// Fills a line that has all its tiles of a colour; false if it has more.
    fn full(&mut self, line: Line, ink: Ink) -> bool {
        let half = line.length(&self.board) / 2;
        let count = line.count(&self.board, ink);
        if count == half && line.empty(&self.board) > 0 {
            self.fill_rest(line, !ink);
        }
        count <= half
    }

    fn fill_rest(&mut self, line: Line, ink: Ink) {
        match line {
            Line::Row(row) => {
                let empty: Vec<usize> = self.board.empty_in_row(row).collect();
                empty.into_iter().for_each(|col| self.board.put(row, col, ink));
            }
            Line::Col(col) => {
                for row in 0..self.board.rows() {
                    if self.board.get(row, col).is_none() {
                        self.board.put(row, col, ink);
                    }
                }
            }
        }
    }

    /// What the depth allows to conclude from a line as a whole.
    fn line(&mut self, line: Line) -> bool {
        if self.depth == Depth::Windows {
            return true;
        }
        if Ink::BOTH.into_iter().any(|ink| !self.full(line, ink)) {
            return false;
        }
        let consistent = match self.depth {
            Depth::Lines => self.all_completions(line),
            Depth::NearlyFull => self.nearly_full(line),
            _ => true,
        };
        consistent && (!self.unique_lines || self.unlike_others(line))
    }

    fn all_completions(&mut self, line: Line) -> bool {
        let empty = line.empty(&self.board);
        // With one empty cell the count says it all, and `full` was there before.
        if empty < 2 {
            return true;
        }
        let length = line.length(&self.board);
        self.cells.clear();
        for at in 0..length {
            let (row, col) = line.cell(at);
            self.cells.push(self.board.get(row, col).map_or(EITHER, line::only));
        }
        if !self.reasoner.narrow(&mut self.cells) {
            return false;
        }
        for at in 0..length {
            let (row, col) = line.cell(at);
            if self.cells[at] != EITHER && self.board.get(row, col).is_none() {
                self.board.put(row, col, Ink::black_if(self.cells[at] == line::only(Ink::Black)));
            }
        }
        true
    }

    fn nearly_full(&mut self, line: Line) -> bool {
        for ink in Ink::BOTH {
            if let Some(rest) = last_tile(&self.board, line, ink) {
                for (row, col) in rest.elsewhere {
                    self.board.put(row, col, !ink);
                }
                return true;
            }
        }
        true
    }

    /// Compares a line that is full, or has two cells left, with its siblings.
    fn unlike_others(&mut self, line: Line) -> bool {
        let empty = line.empty(&self.board);
        if empty != 0 && empty != 2 {
            return true;
        }
        let mine = line.tiles(&self.board);
        for other in line.siblings(&self.board).filter(|other| *other != line) {
            let theirs = other.empty(&self.board);
            // One of the two must be full, and the other must have at most two cells left.
            if empty + theirs > 2 || (theirs != 0 && theirs != 2) {
                continue;
            }
            let (gaps, full) = if theirs == 2 { (other, line) } else { (line, other) };
            let model = if full == line { mine.clone() } else { full.tiles(&self.board) };
            let partial = gaps.tiles(&self.board);
            if partial.iter().zip(&model).any(|(a, b)| a.is_some() && a != b) {
                continue;
            }
            if gaps.empty(&self.board) == 0 {
                return false;
            }
            for at in 0..partial.len() {
                if let (None, Some(ink)) = (partial[at], model[at]) {
                    let (row, col) = gaps.cell(at);
                    self.board.put(row, col, !ink);
                }
            }
            if gaps == line {
                // The line has changed: it comes back through the trail.
                return true;
            }
        }
        true
    }
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
pub fn last_tile(board: &Board, line: Line, ink: Ink) -> Option<LastTile> {
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
