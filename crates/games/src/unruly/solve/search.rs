//! `search`: exact reasoning about every line, then depth-first; a board that resists is searched with
//! learning from contradictions. Complete.

use super::super::lines::Line;
use super::super::propagate::{Depth, Propagator, Witness};
use super::super::rules::{Ink, Puzzle, Solution, equal_lines};
use super::learn::Lines;
use super::split;
use crate::learning::split::answers;
use crate::split::several;
use quadrille_core::tree::{Fate, Recorder};
use quadrille_core::{Answer, Ask, Budget, Cell, InputError, Rng, Stop};

/// The first run may meet this many contradictions, each later one half as many again.
pub const FIRST_RUN: u64 = 40;
/// After a run of so many contradictions the tree is cut into parts, if there are threads for them.
const LONG_RUN: u64 = 1000;
/// Up to this many solutions are excluded one by one, by a search that learns; a larger count is better made
/// by walking the whole tree.
const FEW: u64 = 100;

/// Counts solutions up to what was asked.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if let Some(broken) = puzzle.broken() {
        return Ok(Answer::impossible().note(broken.what));
    }
    let mut search = TileSearch { threads: ask.threads, ..TileSearch::new(puzzle, ask.seed) };
    search.recorder = ask.tree.then(Recorder::default);
    let stop = search.count(ask.count.max(1), budget).err();
    let TileSearch { first, solutions, exhausted, recorder, .. } = search;
    let cols = puzzle.cols();
    let name = |at: u32| format!("x_{}", Cell::new(at as usize / cols, at as usize % cols));
    let tree = recorder.map(|recorder| recorder.tree(name));
    Ok(Answer { tree, ..Answer::counted(first, solutions, exhausted, stop) })
}

/// A choice that was made: where, and how long the trail was before.
#[derive(Clone)]
struct Choice {
    cell: (usize, usize),
    ink: Ink,
    trail: usize,
    /// The other colour was tried before: there is nothing left to try.
    last: bool,
}

/// A search under way.
#[derive(Clone)]
pub struct TileSearch<W = ()> {
    /// The board and its consequences.
    pub tiles: Propagator<W>,
    pub(super) unique_lines: bool,
    pub(super) threads: usize,
    /// How often each line was to blame for a contradiction, rows first, fading.
    weights: Vec<f64>,
    growth: f64,
    choices: Vec<Choice>,
    rng: Rng,
    /// The first solution of this or an earlier run.
    pub first: Option<Solution>,
    /// Solutions of the last run.
    pub solutions: u64,
    /// Whether the last run saw everything.
    pub exhausted: bool,
    recorder: Option<Recorder>,
}

impl TileSearch {
    /// A search for all completions of a puzzle.
    pub fn new(puzzle: &Puzzle, seed: u64) -> Self {
        Self::before(puzzle, seed, ())
    }

    /// Finds up to `limit` solutions. A run that meets too many contradictions is given up. Few solutions are
    /// then looked for with learning; for many it is started again with what was seen of the lines, and as the
    /// runs grow one of them ends.
    pub fn count(&mut self, limit: u64, budget: &mut Budget) -> Result<(), Stop> {
        if !self.begin(budget)? {
            return Ok(());
        }
        let root = self.tiles.board.trail().len();
        let mut patience = FIRST_RUN;
        while !self.one_run(limit, patience, budget)? {
            self.tiles.undo_to(root);
            self.choices.clear();
            if let Some(recorder) = &mut self.recorder {
                recorder.back_to(0);
            }
            if limit <= FEW {
                return self.learn_from_contradictions(limit, budget);
            }
            if several(self.threads) && self.recorder.is_none() && patience > LONG_RUN {
                return split::walk(self, limit, budget);
            }
            patience += patience / 2;
        }
        Ok(())
    }

    fn learn_from_contradictions(&mut self, limit: u64, budget: &mut Budget) -> Result<(), Stop> {
        let lines = Lines::new(&self.tiles, self.unique_lines);
        let found =
            answers(lines, limit, self.threads, &mut self.recorder, budget, &Lines::solution);
        (self.solutions, self.exhausted) = (found.count, found.all);
        self.first = self.first.take().or(found.first);
        found.stop.map_or(Ok(()), Err)
    }
}

impl<W: Witness> TileSearch<W> {
    /// A search for all completions of a puzzle, and who is told of it.
    pub fn before(puzzle: &Puzzle, seed: u64, witness: W) -> Self {
        TileSearch {
            tiles: Propagator::before(puzzle, Depth::Lines, witness),
            unique_lines: puzzle.unique_lines(),
            threads: 1,
            weights: vec![1.0; puzzle.rows() + puzzle.cols()],
            growth: 1.0,
            choices: Vec::new(),
            rng: Rng::new(seed),
            first: None,
            solutions: 0,
            exhausted: false,
            recorder: None,
        }
    }

    /// What follows from the givens; false if they contradict each other.
    pub fn begin(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        if self.tiles.sweep(budget)? && self.tiles.run(budget)? {
            return Ok(true);
        }
        self.tiles.witness.refuted();
        self.exhausted = true;
        Ok(false)
    }

    /// One run, which may meet so many contradictions; false when it was given up.
    pub fn one_run(
        &mut self,
        limit: u64,
        patience: u64,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        self.solutions = 0;
        let mut contradictions = 0;
        loop {
            budget.tick()?;
            let consistent = match self.pick() {
                None => {
                    self.note_solution();
                    if self.solutions >= limit {
                        return Ok(true);
                    }
                    false
                }
                Some(cell) => {
                    let ink = self.preferred(cell);
                    let trail = self.tiles.board.trail().len();
                    self.choices.push(Choice { cell, ink, trail, last: false });
                    self.write_down(cell, ink);
                    self.tiles.witness.decide(cell, ink);
                    let consistent = self.tiles.try_tile(cell, ink, budget)?;
                    if !consistent {
                        self.end(Fate::Infeasible);
                    }
                    consistent
                }
            };
            if !consistent {
                contradictions += 1;
                if !self.back(budget)? {
                    self.exhausted = true;
                    return Ok(true);
                }
                if contradictions > patience {
                    return Ok(false);
                }
            }
        }
    }

    /// The decision just made, below those that stand.
    fn write_down(&mut self, (row, col): (usize, usize), ink: Ink) {
        let cell = row * self.tiles.board.cols() + col;
        let depth = self.choices.len() - 1;
        if let Some(recorder) = &mut self.recorder {
            recorder.back_to(depth);
            recorder.decide(cell as u32, (ink == Ink::Black).into());
        }
    }

    fn end(&mut self, fate: Fate) {
        if let Some(recorder) = &mut self.recorder {
            recorder.end(fate);
        }
    }

    fn note_solution(&mut self) {
        let solution = self.tiles.board.solution();
        if self.unique_lines && equal_lines(&solution.black).is_some() {
            self.end(Fate::Infeasible);
            return;
        }
        self.end(Fate::Solution);
        self.solutions += 1;
        self.first.get_or_insert(solution);
    }

    /// Returns to the last choice that has another colour to try, and tries it; false when there
    /// is none.
    fn back(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        self.tiles.witness.refuted();
        loop {
            self.learn();
            let Some(choice) = self.choices.pop() else { return Ok(false) };
            self.tiles.undo_to(choice.trail);
            if choice.last {
                continue;
            }
            let ink = !choice.ink;
            self.choices.push(Choice { ink, last: true, ..choice });
            self.write_down(choice.cell, ink);
            if self.tiles.try_tile(choice.cell, ink, budget)? {
                return Ok(true);
            }
            self.end(Fate::Infeasible);
            self.tiles.witness.refuted();
        }
    }

    /// Blames the line of the last contradiction; older blame fades.
    fn learn(&mut self) {
        let Some(line) = self.tiles.blame.take() else { return };
        let slot = self.slot(line);
        self.growth *= 1.02;
        self.weights[slot] += self.growth;
        if self.growth > 1e100 {
            self.weights.iter_mut().for_each(|w| *w = *w / 1e100 + 1e-9);
            self.growth /= 1e100;
        }
    }

    fn slot(&self, line: Line) -> usize {
        match line {
            Line::Row(row) => row,
            Line::Col(col) => self.tiles.board.rows() + col,
        }
    }

    /// The cell to branch on: in the line with most blame for its empty cells, the one whose other
    /// line has most. Nothing when the board is full.
    fn pick(&self) -> Option<(usize, usize)> {
        let board = &self.tiles.board;
        let urgency = |line: Line| match line.empty(board) {
            0 => 0.0,
            empty => self.weights[self.slot(line)] / empty as f64,
        };
        let rows = (0..board.rows()).map(Line::Row);
        let lines = rows.chain((0..board.cols()).map(Line::Col));
        let best = lines
            .map(|line| (urgency(line), line))
            .fold((0.0, None), |best, (u, line)| if u > best.0 { (u, Some(line)) } else { best });
        let line = best.1?;
        let mut found = (0.0, None);
        for at in 0..line.length(board) {
            let (row, col) = line.cell(at);
            if board.get(row, col).is_some() {
                continue;
            }
            let cross = match line {
                Line::Row(_) => Line::Col(col),
                Line::Col(_) => Line::Row(row),
            };
            if urgency(cross) > found.0 {
                found = (urgency(cross), Some((row, col)));
            }
        }
        found.1
    }

    /// The colour both lines lack more of.
    fn preferred(&mut self, (row, col): (usize, usize)) -> Ink {
        let board = &self.tiles.board;
        let lack = |line: Line| {
            let blacks = line.count(board, Ink::Black) as f64;
            let whites = line.count(board, Ink::White) as f64;
            (whites - blacks) / line.empty(board) as f64
        };
        let lack = lack(Line::Row(row)) + lack(Line::Col(col));
        if lack == 0.0 { Ink::black_if(self.rng.below(2) == 1) } else { Ink::black_if(lack > 0.0) }
    }
}
