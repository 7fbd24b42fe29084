//! Consequences of tiles, as far as a chosen level of reasoning goes.
//!
//! The levels are those of the difficulties: what a puzzle of a level needs is what this finds.

use super::board::TileBoard;
use super::line_reasoner::{EITHER, Inks, LineReasoner, only};
use super::lines::{Line, lacks_one, last_tile, must_differ};
use super::rules::{Ink, Puzzle};
use quadrille_core::{Budget, Stop};

/// How far the reasoning about tiles goes; each level includes those before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// Windows of three, and lines with one cell left.
    Windows,
    /// Lines that have all their tiles of a colour; lines that would equal another.
    Counts,
    /// Lines that lack one tile of a colour.
    NearlyFull,
    /// All completions of a line.
    Lines,
}

/// Somebody who is told what the search concludes beyond windows and counts, and what it tries: proofs listen,
/// solvers have nobody there.
pub trait Witness {
    /// A line as it stands on the board leaves its cells these colours, or none.
    fn line(&mut self, _board: &TileBoard, _line: Line, _left: Option<&[Inks]>) {}

    /// A tile that keeps a line from being equal to another.
    fn unlike(&mut self, _cell: (usize, usize), _ink: Ink) {}

    /// A tile that is tried.
    fn decide(&mut self, _cell: (usize, usize), _ink: Ink) {}

    /// What is tried at the moment fails: the last tile of it was wrong.
    fn refuted(&mut self) {}
}

impl Witness for () {}

/// A board and what is still to be looked at.
#[derive(Clone)]
pub struct Propagator<W = ()> {
    /// The board; tiles put on it from outside are seen by the next [`Propagator::run`].
    pub board: TileBoard,
    depth: Depth,
    unique_lines: bool,
    head: usize,
    /// Lines whose tiles changed since they were last reasoned about, and whether they wait.
    waiting: Vec<Line>,
    waits: Vec<bool>,
    reasoner: LineReasoner,
    cells: Vec<Inks>,
    /// The line of the last contradiction: where a search should branch.
    pub blame: Option<Line>,
    /// Who is told.
    pub witness: W,
}

impl Propagator {
    /// The givens of a puzzle. Nothing is derived yet; every line is to be looked at.
    pub fn new(puzzle: &Puzzle, depth: Depth) -> Self {
        Self::before(puzzle, depth, ())
    }

    /// A board as it stands, whose consequences were drawn before.
    pub fn over(board: TileBoard, depth: Depth, unique_lines: bool) -> Self {
        Self::on(board, depth, unique_lines, ())
    }
}

impl<W: Witness> Propagator<W> {
    /// The givens of a puzzle, and who is told what follows from them.
    pub fn before(puzzle: &Puzzle, depth: Depth, witness: W) -> Self {
        let board = TileBoard::new(puzzle);
        let mut made = Self::on(board, depth, puzzle.unique_lines(), witness);
        made.look_at_everything();
        made
    }

    fn on(board: TileBoard, depth: Depth, unique_lines: bool, witness: W) -> Self {
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
            witness,
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
        let ink = Ink::black_if(self.board.get(row, col) == Some(Ink::Black));
        for line in [Line::Row(row), Line::Col(col)] {
            let consistent = match self.depth {
                Depth::Windows => self.last_cell(line),
                _ => self.full(line, ink),
            };
            if !consistent {
                self.blame = Some(line);
                return false;
            }
            if self.depth > Depth::Counts || (self.depth == Depth::Counts && self.unique_lines) {
                self.wait(line);
            }
        }
        true
    }

    /// Completes a line with one empty cell; false if it has too many tiles of a colour.
    fn last_cell(&mut self, line: Line) -> bool {
        match line.empty(&self.board) {
            0 => Ink::BOTH.into_iter().all(|ink| self.full(line, ink)),
            1 => Ink::BOTH.into_iter().any(|ink| {
                let half = line.length(&self.board) / 2;
                line.count(&self.board, ink) == half && self.full(line, ink)
            }),
            _ => true,
        }
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
            return self.last_cell(line);
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
            self.cells.push(self.board.get(row, col).map_or(EITHER, only));
        }
        if !self.reasoner.narrow(&mut self.cells) {
            self.witness.line(&self.board, line, None);
            return false;
        }
        self.witness.line(&self.board, line, Some(&self.cells));
        for at in 0..length {
            let (row, col) = line.cell(at);
            if self.cells[at] != EITHER && self.board.get(row, col).is_none() {
                self.board.put(row, col, Ink::black_if(self.cells[at] == only(Ink::Black)));
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

    /// Compares a line that is full, or lacks one tile of a colour, with its siblings.
    fn unlike_others(&mut self, line: Line) -> bool {
        let full = line.empty(&self.board) == 0;
        if !full && !lacks_one(&self.board, line) {
            return true;
        }
        for other in line.siblings(&self.board).filter(|other| *other != line) {
            let pair = match (full, other.empty(&self.board) == 0) {
                (true, true) => {
                    if line.tiles(&self.board) == other.tiles(&self.board) {
                        return false;
                    }
                    continue;
                }
                (true, false) if lacks_one(&self.board, other) => (line, other),
                (false, true) => (other, line),
                _ => continue,
            };
            for ((row, col), ink) in must_differ(&self.board, pair.0, pair.1) {
                if self.board.get(row, col).is_none() {
                    self.witness.unlike((row, col), ink);
                    self.board.put(row, col, ink);
                }
            }
        }
        true
    }
}
