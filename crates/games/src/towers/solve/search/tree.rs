//! The search tree: decide, propagate, take back, start over.
//!
//! A decision is "this cell holds this height". When it fails it is taken back and its opposite
//! becomes part of the decision before it, so the stack holds only decisions still standing and
//! the tree needs neither recursion nor copies.

use super::all_different::Matchings;
use super::board::{Conflict, Propagator, SearchBoard};
use super::choice::Order;
use super::sight::Sight;
use super::singles;
use super::witness::Witness;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::{Heights, Line, Puzzle};
use quadrille_core::tree::{Fate, Recorder};
use quadrille_core::{Answer, Budget, Cell, Rng, Stop};

/// "The cell holds the height", and how to take it back.
struct Decision {
    cell: usize,
    height: usize,
    mark: usize,
}

/// A search under way.
pub struct Tree<W = ()> {
    pub(super) board: SearchBoard,
    matchings: Matchings,
    sight: Sight,
    /// By line: one more than the number of conflicts it caused.
    weights: Vec<f64>,
    decisions: Vec<Decision>,
    /// Conflicts since the last restart, and how many bring the next one.
    conflicts: u64,
    patience: u64,
    restarts: u64,
    /// What the next decision is about.
    order: Order,
    rng: Rng,
    recorder: Option<Recorder>,
    /// Who is told.
    pub(super) witness: W,
}

/// What a search found so far.
#[derive(Clone, Default)]
pub struct SolutionCount {
    /// The first solution.
    pub first: Option<Heights>,
    /// How many there were.
    pub solutions: u64,
    /// Whether those are all.
    pub exhausted: bool,
}

impl SolutionCount {
    /// The answer, with the reason if the count was cut short.
    pub fn answer(self, stop: Option<Stop>) -> Answer<Heights> {
        Answer::counted(self.first, self.solutions, self.exhausted, stop)
    }

    /// Keeps whichever count came further.
    pub fn take_better(&mut self, other: &SolutionCount) {
        if other.solutions > self.solutions {
            self.clone_from(other);
        }
    }
}

/// Conflicts before the first restart; each later one waits a little longer.
const FIRST_RESTART: u64 = 50;
const RESTART_GROWTH: f64 = 1.5;

impl Tree {
    /// A search among the heights allowed in each cell; `seed` breaks ties.
    pub fn new(puzzle: &Puzzle, allowed: &[HeightSet], seed: u64) -> Self {
        Self::before(puzzle, allowed, seed, ())
    }
}

impl<W: Witness> Tree<W> {
    /// The same with somebody who is told.
    pub fn before(puzzle: &Puzzle, allowed: &[HeightSet], seed: u64, witness: W) -> Self {
        let mut board = SearchBoard::new(puzzle);
        for (cell, &set) in allowed.iter().enumerate() {
            board.restrict(cell, set);
        }
        Tree {
            board,
            matchings: Matchings::new(puzzle.size()),
            sight: Sight::new(puzzle),
            weights: vec![1.0; 2 * puzzle.size()],
            decisions: Vec::new(),
            conflicts: 0,
            patience: FIRST_RESTART,
            restarts: 0,
            order: Order::Tallest,
            rng: Rng::new(seed),
            recorder: None,
            witness,
        }
    }

    /// Writes down from now on what is tried.
    pub fn record(&mut self) {
        self.recorder = Some(Recorder::default());
    }

    /// What was written down, its variables named as in the integer program.
    pub fn recorded(&mut self) -> Option<quadrille_core::Tree> {
        let n = self.board.size();
        let name = |number: u32| {
            let (cell, height) = (number as usize / n, number as usize % n + 1);
            format!("x_{}_{height}", Cell::new(cell / n, cell % n))
        };
        self.recorder.take().map(|recorder| recorder.tree(name))
    }

    /// The number of "this cell holds this height" in what is written down.
    fn number(&self, cell: usize, height: usize) -> u32 {
        (cell * self.board.size() + height - 1) as u32
    }

    fn end(&mut self, fate: Fate) {
        if let Some(recorder) = &mut self.recorder {
            recorder.end(fate);
        }
    }

    /// The heights left in each cell before any decision; none of them if there is a conflict.
    pub fn first_conclusions(mut self, budget: &mut Budget) -> Vec<HeightSet> {
        let cells = self.board.size() * self.board.size();
        // A stop only means fewer conclusions.
        match self.propagate(budget) {
            Ok(Err(_)) => vec![0; cells],
            _ => (0..cells).map(|cell| self.board.heights(cell)).collect(),
        }
    }

    /// Counts solutions up to `most`, into `found`. After a stop it can be called again and goes
    /// on where it was.
    pub fn count(
        &mut self,
        most: u64,
        found: &mut SolutionCount,
        budget: &mut Budget,
    ) -> Result<(), Stop> {
        let mut state = self.propagate(budget)?;
        loop {
            if state.is_err() {
                self.conflicts += 1;
                self.end(Fate::Infeasible);
                self.witness.refuted();
            } else if let Some((cell, height)) =
                self.order.choose(&self.board, &self.weights, &mut self.rng)
            {
                let number = self.number(cell, height);
                if let Some(recorder) = &mut self.recorder {
                    recorder.decide(number, 1);
                }
                self.witness.decide(cell, height);
                self.decisions.push(Decision { cell, height, mark: self.board.mark() });
                self.board.restrict(cell, heights::only(height));
                state = self.propagate(budget)?;
                continue;
            } else {
                self.end(Fate::Solution);
                found.solutions += 1;
                self.order = Order::Trouble;
                found.first = found.first.take().or_else(|| self.board.answer());
                if found.solutions >= most {
                    return Ok(());
                }
                self.witness.refuted();
            }
            // After a conflict as after a solution the last decision has been followed to its end.
            let Some(decision) = self.decisions.pop() else {
                found.exhausted = true;
                return Ok(());
            };
            state = self.rule_out(&decision, budget)?;
            // Starting over would count the same solutions again.
            if state.is_ok() && found.solutions == 0 {
                self.restart_if_due();
            }
        }
    }

    fn restart_if_due(&mut self) {
        if self.conflicts >= self.patience
            && let Some(bottom) = self.decisions.first()
        {
            self.board.undo(bottom.mark);
            if let Some(recorder) = &mut self.recorder {
                recorder.back_to(0);
            }
            self.decisions.clear();
            self.witness.start_over();
            self.conflicts = 0;
            self.patience = (self.patience as f64 * RESTART_GROWTH) as u64;
            self.restarts += 1;
            let again = self.restarts % 3 != 2;
            self.order = if again { Order::Tallest } else { Order::Trouble };
        }
    }

    /// Takes a decision back and rules it out.
    fn rule_out(
        &mut self,
        &Decision { cell, height, mark }: &Decision,
        budget: &mut Budget,
    ) -> Result<Result<(), Conflict>, Stop> {
        self.board.undo(mark);
        let number = self.number(cell, height);
        if let Some(recorder) = &mut self.recorder {
            recorder.refute(number, 0);
        }
        if !self.board.restrict(cell, !heights::only(height)) {
            return Ok(Err(Conflict(self.board.lines(cell)[0])));
        }
        self.propagate(budget)
    }

    /// Draws every conclusion, or finds a line that cannot be filled and remembers it.
    pub(super) fn propagate(&mut self, budget: &mut Budget) -> Result<Result<(), Conflict>, Stop> {
        loop {
            // Before taking work, so that a stop loses none.
            budget.tick()?;
            let Some((_, done)) = self.look_at_next() else { return Ok(Ok(())) };
            if let Err(conflict) = done {
                self.weights[conflict.0.0] += 1.0;
                return Ok(Err(conflict));
            }
        }
    }

    /// Looks at the next line that waits, and changes cells of that line alone.
    pub(super) fn look_at_next(&mut self) -> Option<(Line, Result<(), Conflict>)> {
        let (propagator, line) = self.board.next_work()?;
        let done = match propagator {
            Propagator::Singles => singles::propagate(&mut self.board, line),
            Propagator::Sight => self.sight.propagate(&mut self.board, line, &mut self.witness),
            Propagator::AllDifferent => {
                self.matchings.propagate(&mut self.board, line, &mut self.witness)
            }
        };
        Some((line, done))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solution_is_no_conflict() {
        let puzzle = Puzzle::empty(2).unwrap();
        let mut tree = Tree::new(&puzzle, &[heights::all(2); 4], 1);
        let mut found = SolutionCount::default();
        tree.count(10, &mut found, &mut Budget::unlimited()).unwrap();
        assert_eq!((found.solutions, found.exhausted), (2, true));
        assert_eq!(tree.conflicts, 0);
    }
}
