//! `beam`: breadth-first play that keeps only the most promising positions of each peg count.
//!
//! A pass plays to the end at one width. Passes repeat with other weights and growing widths until
//! the bound that position classes give is met or the budget ends; the best play of all is kept. On boards of
//! more than a word each play is repaired where it leaves pegs behind (see [`super::repair`]).

pub mod costs;
pub mod layers;
mod pass;

use super::repair::Repair;
use super::wide_board::WideBoard;
use super::word_board::MAX_CELLS;
use super::{judged, one_solution};
use crate::pegs::field::{Field, Jump};
use crate::pegs::rules::{Goal, Puzzle, Solution};
use costs::{BeamWeights, PlaceCosts};
use pass::Pass;
use quadrille_core::{Answer, Ask, Budget, Cell, InputError, Rng, Stop};

/// The width of the first passes but one, and how many there are before it doubles.
const FIRST_WIDTH: usize = 64;
const PASSES: usize = 4;
/// The same on boards of more than a word, where a play is repaired after each pass.
const FIRST_WIDTH_LARGE: usize = 8;
/// Wider passes would take more memory than they are worth.
const MAX_WIDTH: usize = 1 << 17;
/// On boards of more cells no pass is wider than this: to repair a play is worth more than to begin another one.
const VERY_LARGE: usize = 1024;
const MAX_WIDTH_VERY_LARGE: usize = 64;
/// A repair that has made so many steps for each peg left in vain ends, and has looked at so many positions in vain for each
/// one of the pass before it, which has cost several times as much as one of a repair.
const PATIENCE: u32 = 100;
const PATIENCE_A_NODE: u64 = 80;

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
    let large = field.len() > MAX_CELLS;
    let most = if field.len() > VERY_LARGE { MAX_WIDTH_VERY_LARGE } else { MAX_WIDTH };
    let (first_width, more) = if large { (FIRST_WIDTH_LARGE, 1) } else { (FIRST_WIDTH, PASSES) };
    // A pass without choice is over at once: whoever has no time for more still gets a whole play.
    let (mut width, mut passes) = (1, 1);
    let stop = loop {
        let mut done = search.passes(width, passes, budget);
        // Pages do without the repair: its code would be loaded by every visitor, for boards that are rarely played there.
        if cfg!(not(target_family = "wasm")) && large && width > 1 && done == Ok(false) {
            done = search.repair(budget);
        }
        match done {
            Ok(true) => break Stop::GaveUp,
            Ok(false) => (width, passes) = ((2 * width).clamp(first_width, most), more),
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
    /// The play of the last pass.
    last: Vec<Jump>,
    /// The positions that pass has looked at.
    looked_at: u64,
}

impl<'a> BeamSearch<'a> {
    /// Prepares a series that may end as soon as `bound` pegs are left.
    pub fn new(puzzle: &'a Puzzle, field: &'a Field, bound: usize, seed: u64) -> Self {
        BeamSearch {
            puzzle,
            field,
            bound,
            rng: Rng::new(seed),
            passed: 0,
            best: Vec::new(),
            last: Vec::new(),
            looked_at: 0,
        }
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
        // Each width is a search of its own. A page has to load them all, so it has only every other one.
        let words = match places.div_ceil(64) {
            words @ 2..=8 if cfg!(target_family = "wasm") => {
                if words <= 4 {
                    4
                } else {
                    16
                }
            }
            words => words,
        };
        match words {
            0..=1 => self.passes_in::<1>(width, count, budget),
            2..=4 => self.passes_in::<4>(width, count, budget),
            5..=16 => self.passes_in::<16>(width, count, budget),
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
        let cells: Vec<Cell> = self.puzzle.cells().collect();
        for _ in 0..count {
            if self.is_done() {
                return Ok(true);
            }
            let drawn = BeamWeights::draw(self.passed, W, &mut self.rng);
            self.passed += 1;
            let mean = |pick: fn(&Cell) -> usize| {
                cells.iter().map(|c| pick(c) as f64).sum::<f64>() / cells.len() as f64
            };
            let middle = match self.puzzle.goal() {
                Goal::At(cell) => (cell.row as f64, cell.col as f64),
                Goal::Any => (mean(|c| c.row) + drawn.shift.0, mean(|c| c.col) + drawn.shift.1),
            };
            let costs = PlaceCosts::new(&board, &cells, middle, &drawn);
            let mut pass = Pass::new(self.puzzle, &board, &costs, width, self.bound);
            let before = budget.nodes();
            let outcome = pass.run(budget);
            self.looked_at = budget.nodes() - before;
            self.keep(&pass.best, self.field.goal(self.puzzle));
            outcome?;
        }
        Ok(self.is_done())
    }

    fn keep(&mut self, jumps: &[(Cell, Cell)], goal: Option<usize>) {
        let find = |(from, to): &(Cell, Cell)| {
            let (from, to) = (self.field.number(*from)?, self.field.number(*to)?);
            let first = self.field.jumps.partition_point(|j| j.from < from);
            self.field.jumps[first..].iter().find(|j| j.from == from && j.to == to).copied()
        };
        self.last = jumps.iter().filter_map(find).collect();
        self.keep_last(goal);
    }

    /// Keeps the last play if it is the best.
    fn keep_last(&mut self, goal: Option<usize>) {
        let on_goal = goal.is_some() && self.last.last().map(|j| j.to) == goal;
        if self.last.len() > self.best.len() || (self.last.len() == self.best.len() && on_goal) {
            self.best.clone_from(&self.last);
        }
    }

    /// Repairs the play of the last pass until that does not help any more; says whether the bound was met.
    fn repair(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        let goal = self.field.goal(self.puzzle);
        let last = std::mem::take(&mut self.last);
        // In every other play they gather.
        let gathers = !self.passed.is_multiple_of(2);
        let mut repair = Repair::new(self.puzzle, self.field, last, gathers, self.rng.fork());
        let least = PATIENCE_A_NODE * self.looked_at;
        let is_hopeful = |repair: &Repair<'_>, nodes: u64| {
            let patience = PATIENCE * repair.faults() as u32;
            // Steps that find nothing to take back look at no position.
            repair.stale < patience || (nodes < least && repair.stale < 10 * patience)
        };
        let (mut outcome, mut gained) = (Ok(()), budget.nodes());
        while outcome.is_ok()
            && repair.faults() > self.bound
            && is_hopeful(&repair, budget.nodes() - gained)
        {
            outcome = repair.step(budget);
            if repair.stale == 0 {
                gained = budget.nodes();
                budget.report("progress-pegs", repair.faults() as u64, 0);
            }
        }
        self.last = repair.jumps;
        self.keep_last(goal);
        outcome?;
        Ok(self.is_done())
    }
}
