//! The search tree: decide, propagate, take back, start over.
//!
//! A decision is "this cell holds this height". When it fails it is taken back and its opposite
//! becomes part of the decision before it, so the stack holds only decisions still standing and
//! the tree needs neither recursion nor copies.

use super::all_different::Matchings;
use super::board::{Board, Conflict, Propagator};
use super::sight::Sight;
use super::singles;
use crate::towers::heights;
use crate::towers::rules::{Heights, Line, Puzzle};
use quadrille_core::{Budget, Rng, Stop};

/// "The cell holds the height", and how to take it back.
struct Decision {
    cell: usize,
    height: usize,
    mark: usize,
}

/// A search under way.
pub struct Tree {
    board: Board,
    matchings: Matchings,
    sight: Sight,
    /// By line: one more than the number of conflicts it caused.
    weights: Vec<f64>,
    decisions: Vec<Decision>,
    rng: Rng,
}

/// What a search found.
pub struct Found {
    /// The first solution.
    pub first: Option<Heights>,
    /// How many there were before it ended.
    pub solutions: u64,
    /// Whether those are all.
    pub exhausted: bool,
}

/// Conflicts before the first restart; each later one waits a little longer.
const FIRST_RESTART: u64 = 50;
const RESTART_GROWTH: f64 = 1.2;

impl Tree {
    /// A search of a puzzle; `seed` breaks ties.
    pub fn new(puzzle: &Puzzle, seed: u64) -> Self {
        Tree {
            board: Board::new(puzzle),
            matchings: Matchings::new(puzzle.size()),
            sight: Sight::new(puzzle),
            weights: vec![1.0; 2 * puzzle.size()],
            decisions: Vec::new(),
            rng: Rng::new(seed),
        }
    }

    /// Counts solutions up to `most`, into `found` so that what was found outlives a stop.
    pub fn count(&mut self, most: u64, found: &mut Found, budget: &mut Budget) -> Result<(), Stop> {
        let mut patience = FIRST_RESTART;
        let mut conflicts = 0;
        let mut state = self.propagate(budget)?;
        loop {
            if state.is_ok() {
                let Some((cell, height)) = self.choose() else {
                    found.solutions += 1;
                    if found.first.is_none() {
                        found.first = self.board.answer();
                    }
                    if found.solutions >= most {
                        return Ok(());
                    }
                    state = self.take_back(budget)?;
                    continue;
                };
                self.decisions.push(Decision { cell, height, mark: self.board.mark() });
                self.board.restrict(cell, heights::only(height));
                state = self.propagate(budget)?;
                continue;
            }
            if self.decisions.is_empty() {
                found.exhausted = true;
                return Ok(());
            }
            conflicts += 1;
            state = self.take_back(budget)?;
            // Starting over would count the same solutions again.
            if conflicts >= patience && found.solutions == 0 && state.is_ok() {
                conflicts = 0;
                patience = (patience as f64 * RESTART_GROWTH) as u64;
                if let Some(bottom) = self.decisions.first() {
                    self.board.undo(bottom.mark);
                    self.decisions.clear();
                }
            }
        }
    }

    /// Takes the last decision back and rules it out.
    fn take_back(&mut self, budget: &mut Budget) -> Result<Result<(), Conflict>, Stop> {
        let Some(Decision { cell, height, mark }) = self.decisions.pop() else {
            return Ok(Err(Conflict(Line(0))));
        };
        self.board.undo(mark);
        if !self.board.restrict(cell, !heights::only(height)) {
            return Ok(Err(Conflict(self.board.lines(cell)[0])));
        }
        self.propagate(budget)
    }

    /// Draws every conclusion, or finds a line that cannot be filled and remembers it.
    fn propagate(&mut self, budget: &mut Budget) -> Result<Result<(), Conflict>, Stop> {
        while let Some((propagator, line)) = self.board.next_work() {
            budget.tick()?;
            let done = match propagator {
                Propagator::Singles => singles::propagate(&mut self.board, line),
                Propagator::Sight => self.sight.propagate(&mut self.board, line),
                Propagator::AllDifferent => self.matchings.propagate(&mut self.board, line),
            };
            if let Err(conflict) = done {
                self.weights[conflict.0.0] += 1.0;
                return Ok(Err(conflict));
            }
        }
        Ok(Ok(()))
    }

    /// The cell, or the height in a line, with the fewest choices for the trouble its lines made;
    /// of its choices a random one. Nothing when every cell is decided.
    fn choose(&mut self) -> Option<(usize, usize)> {
        let n = self.board.size();
        let mut best = f64::INFINITY;
        let mut ties = 0;
        let mut choice = None;
        let mut offer = |rng: &mut Rng, size: u32, weight: f64, pick: (Line, usize, bool)| {
            let score = f64::from(size) / weight;
            if score < best {
                (best, ties) = (score, 0);
            }
            if score <= best {
                ties += 1;
                if rng.below(ties) == 0 {
                    choice = Some(pick);
                }
            }
        };
        for cell in 0..n * n {
            let size = self.board.heights(cell).count_ones();
            if size > 1 {
                let [row, column] = self.board.lines(cell);
                let weight = self.weights[row.0] + self.weights[column.0];
                offer(&mut self.rng, size, weight, (row, column.0 - n, true));
            }
        }
        for line in (0..2 * n).map(Line) {
            for height in 1..=n {
                let size = self.board.places(line, height).count_ones();
                if size > 1 {
                    offer(&mut self.rng, size, 2.0 * self.weights[line.0], (line, height, false));
                }
            }
        }
        let (line, number, by_cell) = choice?;
        let pick = |rng: &mut Rng, set: u64| {
            let skip = rng.below(set.count_ones() as usize);
            heights::members(set).nth(skip)
        };
        if by_cell {
            let cell = self.board.cell(line, number);
            Some((cell, pick(&mut self.rng, self.board.heights(cell))?))
        } else {
            let position = pick(&mut self.rng, self.board.places(line, number))?;
            Some((self.board.cell(line, position), number))
        }
    }
}
