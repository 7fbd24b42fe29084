//! `beam`: breadth-first play that keeps only the most promising positions of each peg count.
//!
//! A pass plays to the end at one width. Passes repeat with other weights and growing widths until
//! the bound that position classes give is met or the budget ends; the best play of all is kept.

mod costs;
mod pass;

use super::wide_board::WideBoard;
use super::{judged, one_solution};
use crate::pegs::field::{Field, Jump};
use crate::pegs::rules::{Goal, Puzzle, Solution};
use costs::{BeamWeights, PlaceCosts};
use pass::Pass;
use quadrille_core::{Answer, Ask, Budget, Cell, InputError, Rng, Stop};

/// The width of the first passes but one, and how many there are before it doubles.
const FIRST_WIDTH: usize = 64;
const PASSES: usize = 4;
/// Wider passes would take more memory than they are worth.
const MAX_WIDTH: usize = 1 << 17;

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    one_solution(ask)?;
    let field = Field::new(puzzle);
    let (bound, _) = super::class_bound(&field, &field.pegs(puzzle.start()));
    let mut search = BeamSearch::new(puzzle, &field, bound, ask.seed);
    // A pass without choice is over at once: whoever has no time for more still gets a whole play.
    let (mut width, mut passes) = (1, 1);
    let stop = loop {
        match search.passes(width, passes, budget) {
            Ok(true) => break Stop::GaveUp,
            Ok(false) => (width, passes) = ((2 * width).clamp(FIRST_WIDTH, MAX_WIDTH), PASSES),
            Err(stop) => break stop,
        }
        budget.report("progress-pegs", search.left() as u64, 0);
    };
    Ok(judged(puzzle, &field, search.best, stop))
}

/// A series of passes over one puzzle, and the best play they found.
pub struct BeamSearch<'a> {
    puzzle: &'a Puzzle,
    field: &'a Field,
    bound: usize,
    rng: Rng,
    /// How many passes there have been.
    passed: usize,
    /// The best play so far: to the goal if there is one and it was reached, else the longest.
    pub best: Vec<Jump>,
}

impl<'a> BeamSearch<'a> {
    /// Prepares a series that may end as soon as `bound` pegs are left.
    pub fn new(puzzle: &'a Puzzle, field: &'a Field, bound: usize, seed: u64) -> Self {
        BeamSearch { puzzle, field, bound, rng: Rng::new(seed), passed: 0, best: Vec::new() }
    }

    /// Aims at another number of pegs.
    pub fn aim(&mut self, bound: usize) {
        self.bound = bound;
    }

    /// The pegs the best play leaves.
    pub fn left(&self) -> usize {
        crate::pegs::rules::pegs(self.puzzle.start()) - self.best.len()
    }

    /// Whether nothing better can be found.
    pub fn is_done(&self) -> bool {
        let on_goal = match self.field.goal(self.puzzle) {
            None => true,
            Some(goal) => match self.best.last() {
                Some(jump) => jump.to == goal,
                None => {
                    self.puzzle.start()[self.field.cells[goal]] == crate::pegs::rules::Spot::Peg
                }
            },
        };
        self.left() <= self.bound && on_goal
    }

    /// Runs up to `count` passes of one width; says whether the bound was met.
    pub fn passes(
        &mut self,
        width: usize,
        count: usize,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let places = self.puzzle.start().rows() * self.puzzle.start().cols();
        match places.div_ceil(64) {
            0..=1 => self.passes_in::<1>(width, count, budget),
            2 => self.passes_in::<2>(width, count, budget),
            3..=4 => self.passes_in::<4>(width, count, budget),
            5..=8 => self.passes_in::<8>(width, count, budget),
            9..=16 => self.passes_in::<16>(width, count, budget),
            _ => self.passes_in::<64>(width, count, budget),
        }
    }

    fn passes_in<const W: usize>(
        &mut self,
        width: usize,
        count: usize,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let board = WideBoard::<W>::new(self.puzzle);
        let goal = match self.puzzle.goal() {
            Goal::Any => None,
            Goal::At(cell) => Some(cell),
        };
        for _ in 0..count {
            if self.is_done() {
                return Ok(true);
            }
            let drawn = BeamWeights::draw(self.passed, W > 1, &mut self.rng);
            self.passed += 1;
            let weights = PlaceCosts::new(self.puzzle, &board, goal, &drawn);
            let mut pass = Pass::new(self.puzzle, &board, &weights, width, self.bound);
            let outcome = pass.run(board.start(self.puzzle), budget);
            self.keep(&pass.best, goal);
            outcome?;
        }
        Ok(self.is_done())
    }

    fn keep(&mut self, jumps: &[(Cell, Cell)], goal: Option<Cell>) {
        let on_goal = goal.is_some() && jumps.last().map(|j| j.1) == goal;
        if jumps.len() < self.best.len() || (jumps.len() == self.best.len() && !on_goal) {
            return;
        }
        let find = |(from, to): &(Cell, Cell)| {
            let (from, to) = (self.field.number(*from)?, self.field.number(*to)?);
            self.field.jumps.iter().find(|j| j.from == from && j.to == to).copied()
        };
        self.best = jumps.iter().filter_map(find).collect();
    }
}
