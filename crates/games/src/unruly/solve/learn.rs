//! Every line as a constraint with reasons: what the search that learns works on.
//!
//! A line decides its cells by exact reasoning; which cells made it do so is worked out only when a
//! contradiction asks (see [`crate::learning`]).

use super::super::line_reasoner::{EITHER, Inks, LineReasoner, only};
use super::super::propagate::Propagator;
use super::super::rules::{Ink, Plane, Solution};
use crate::learning::{self, Clauses, Literal, clauses};
use quadrille_core::{Budget, Stop};

/// A row, or with `rows` added a column.
type LineNumber = u32;

/// Why a cell was decided.
#[derive(Clone, Copy)]
enum Reason {
    /// It was tried, or is known from the start.
    None,
    /// Its line allows nothing else.
    Line(LineNumber),
    /// A learned clause.
    Clause(u32),
}

/// A board with reasons.
#[derive(Clone)]
pub struct Lines {
    rows: usize,
    cols: usize,
    unique_lines: bool,
    /// What each cell may be, row by row, and once more column by column: a line is a slice.
    by_row: Vec<Inks>,
    by_col: Vec<Inks>,
    level: Vec<u32>,
    /// Where in the trail a cell stands.
    place: Vec<u32>,
    reason: Vec<Reason>,
    trail: Vec<Literal>,
    head: usize,
    /// Trail length at each decision.
    levels: Vec<usize>,
    /// Lines whose cells changed since they were last reasoned about, and whether they wait.
    waiting: Vec<LineNumber>,
    waits: Vec<bool>,
    reasoner: LineReasoner,
    /// The cells of one line.
    scratch: Vec<Inks>,
    clauses: Clauses,
    conflict: Vec<Literal>,
}

impl Lines {
    /// What a propagator has found for good.
    pub fn new<W>(tiles: &Propagator<W>, unique_lines: bool) -> Self {
        let (rows, cols) = (tiles.board.rows(), tiles.board.cols());
        let cells = rows * cols;
        let inks = |row, col| tiles.board.get(row, col).map_or(EITHER, only);
        Lines {
            rows,
            cols,
            unique_lines,
            by_row: (0..cells).map(|at| inks(at / cols, at % cols)).collect(),
            by_col: (0..cells).map(|at| inks(at % rows, at / rows)).collect(),
            level: vec![0; cells],
            place: vec![0; cells],
            reason: vec![Reason::None; cells],
            trail: Vec::new(),
            head: 0,
            levels: Vec::new(),
            waiting: Vec::new(),
            waits: vec![false; rows + cols],
            reasoner: LineReasoner::default(),
            scratch: Vec::new(),
            clauses: Clauses::default(),
            conflict: Vec::new(),
        }
    }

    /// The tiles, when every cell is decided.
    pub fn solution(&self) -> Solution {
        let mut black = Plane::new(self.rows, self.cols);
        for (at, inks) in self.by_row.iter().enumerate() {
            black.set(at / self.cols, at % self.cols, *inks == only(Ink::Black));
        }
        Solution { black }
    }

    fn line(&self, line: LineNumber) -> &[Inks] {
        let line = line as usize;
        match line.checked_sub(self.rows) {
            None => &self.by_row[line * self.cols..][..self.cols],
            Some(col) => &self.by_col[col * self.rows..][..self.rows],
        }
    }

    fn cell(&self, line: LineNumber, index: usize) -> u32 {
        let line = line as usize;
        match line.checked_sub(self.rows) {
            None => (line * self.cols + index) as u32,
            Some(col) => (index * self.cols + col) as u32,
        }
    }

    fn lines_of(&self, at: u32) -> [LineNumber; 2] {
        let (row, col) = (at as usize / self.cols, at as usize % self.cols);
        [row as u32, (self.rows + col) as u32]
    }

    fn set(&mut self, at: u32, inks: Inks) {
        let (row, col) = (at as usize / self.cols, at as usize % self.cols);
        self.by_row[at as usize] = inks;
        self.by_col[col * self.rows + row] = inks;
    }

    fn assign(&mut self, literal: Literal, reason: Reason) {
        let at = literal.at();
        debug_assert_eq!(self.by_row[at as usize], EITHER);
        self.set(at, only(Ink::black_if(literal.is_black())));
        self.level[at as usize] = self.levels.len() as u32;
        self.place[at as usize] = self.trail.len() as u32;
        self.reason[at as usize] = reason;
        self.trail.push(literal);
    }

    fn wait(&mut self, line: LineNumber) {
        if !std::mem::replace(&mut self.waits[line as usize], true) {
            self.waiting.push(line);
        }
    }

    fn nothing_waits(&mut self) {
        while let Some(line) = self.waiting.pop() {
            self.waits[line as usize] = false;
        }
    }

    /// Decides what a line leaves no choice for; `false` when it cannot be completed.
    fn look_at(&mut self, line: LineNumber) -> bool {
        let mut cells = std::mem::take(&mut self.scratch);
        cells.clear();
        cells.extend_from_slice(self.line(line));
        let possible = self.reasoner.narrow(&mut cells);
        if possible {
            for (index, &inks) in cells.iter().enumerate() {
                let at = self.cell(line, index);
                if inks != EITHER && self.by_row[at as usize] == EITHER {
                    let literal = Literal::new(at, inks == only(Ink::Black));
                    self.assign(literal, Reason::Line(line));
                }
            }
        }
        self.scratch = cells;
        if !possible {
            self.conflict.clear();
            let mut why = std::mem::take(&mut self.conflict);
            self.explain(line, u32::MAX, None, &mut why);
            self.conflict = why;
            return false;
        }
        !self.unique_lines || self.unlike_others(line)
    }

    /// Compares a full line with its full siblings.
    fn unlike_others(&mut self, line: LineNumber) -> bool {
        if self.line(line).contains(&EITHER) {
            return true;
        }
        let rows = self.rows as u32;
        let siblings = if line < rows { 0..rows } else { rows..rows + self.cols as u32 };
        let twin = siblings.into_iter().find(|&s| s != line && self.line(s) == self.line(line));
        let Some(twin) = twin else { return true };
        self.conflict.clear();
        for line in [line, twin] {
            for index in 0..self.line(line).len() {
                let at = self.cell(line, index);
                self.conflict.push(self.literal(at));
            }
        }
        false
    }

    /// The literal of a decided cell.
    fn literal(&self, at: u32) -> Literal {
        Literal::new(at, self.by_row[at as usize] == only(Ink::Black))
    }

    /// Adds the literals, all older than `before`, that leave a line impossible; with `against`, once that
    /// cell has this colour.
    fn explain(
        &mut self,
        line: LineNumber,
        before: u32,
        against: Option<Literal>,
        out: &mut Vec<Literal>,
    ) {
        let mut cells = std::mem::take(&mut self.scratch);
        cells.clear();
        for (index, &inks) in self.line(line).iter().enumerate() {
            let at = self.cell(line, index);
            cells.push(match against {
                Some(tried) if tried.at() == at => only(Ink::black_if(tried.is_black())),
                _ if self.level[at as usize] > 0 && self.place[at as usize] >= before => EITHER,
                _ => inks,
            });
        }
        let mut reasoner = std::mem::take(&mut self.reasoner);
        // What is known from the start costs nothing and stays.
        let may_go = |index| {
            let at = self.cell(line, index);
            self.level[at as usize] > 0 && against.is_none_or(|tried| tried.at() != at)
        };
        reasoner.explain(&cells, may_go, |index| out.push(self.literal(self.cell(line, index))));
        self.reasoner = reasoner;
        self.scratch = cells;
    }
}

impl learning::Engine for Lines {
    fn len(&self) -> usize {
        self.by_row.len()
    }

    fn open(&self) -> Vec<u32> {
        (0..self.by_row.len() as u32).filter(|&at| self.by_row[at as usize] == EITHER).collect()
    }

    #[inline]
    fn holds(&self, literal: Literal) -> bool {
        self.by_row[literal.at() as usize] == only(Ink::black_if(literal.is_black()))
    }

    fn level(&self, at: u32) -> u32 {
        self.level[at as usize]
    }

    fn depth(&self) -> usize {
        self.levels.len()
    }

    fn trail(&self) -> &[Literal] {
        &self.trail
    }

    fn start_of(&self, depth: usize) -> usize {
        self.levels.get(depth).copied().unwrap_or(self.trail.len())
    }

    #[inline]
    fn clauses(&mut self) -> &mut Clauses {
        &mut self.clauses
    }

    fn conclude(&mut self, literal: Literal, clause: u32) {
        self.assign(literal, Reason::Clause(clause));
    }

    fn settle(&mut self, literal: Literal) {
        self.assign(literal, Reason::None);
    }

    fn decide(&mut self, literal: Literal) {
        self.levels.push(self.trail.len());
        self.assign(literal, Reason::None);
    }

    fn backtrack(&mut self, depth: usize) {
        if depth >= self.levels.len() {
            return;
        }
        let length = self.start_of(depth);
        for i in length..self.trail.len() {
            let at = self.trail[i].at();
            self.set(at, EITHER);
            // An open cell has no level: it may be read as one that is not known from the start.
            self.level[at as usize] = u32::MAX;
        }
        self.trail.truncate(length);
        self.levels.truncate(depth);
        self.head = length;
        self.nothing_waits();
    }

    fn draw(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        loop {
            while let Some(&literal) = self.trail.get(self.head) {
                self.head += 1;
                self.lines_of(literal.at()).into_iter().for_each(|line| self.wait(line));
                if let Err(broken) = clauses::follow(self, literal) {
                    self.conflict.clear();
                    self.conflict.extend(self.clauses.literals(broken).iter().map(|&l| !l));
                    return Ok(false);
                }
            }
            let Some(line) = self.waiting.pop() else { return Ok(true) };
            self.waits[line as usize] = false;
            budget.tick()?;
            if !self.look_at(line) {
                return Ok(false);
            }
        }
    }

    fn clash(&self) -> &[Literal] {
        &self.conflict
    }

    fn reasons_of(&mut self, literal: Literal, out: &mut Vec<Literal>) {
        let at = literal.at();
        match self.reason[at as usize] {
            Reason::None => {}
            Reason::Clause(index) => {
                let clause = self.clauses.literals(index);
                out.extend(clause.iter().filter(|&&l| l != literal).map(|&l| !l));
            }
            Reason::Line(line) => self.explain(line, self.place[at as usize], Some(!literal), out),
        }
    }
}
