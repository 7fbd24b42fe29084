//! `beam`: breadth-first play that keeps only the most promising positions of each peg count.
//!
//! A pass plays to the end at one width. Passes repeat with other weights and growing widths until
//! the bound that position classes give is met or the budget ends; the best play of all is kept.

use super::set::PositionSet;
use super::wide_board::{Bits, WideBoard};
use super::{judged, one_solution};
use crate::pegs::field::{Field, Jump};
use crate::pegs::rules::{Goal, Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, Cell, InputError, Rng, Stop};

/// The width of the first passes but one, and how many there are before it doubles.
const FIRST_WIDTH: usize = 256;
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
            let drawn = BeamWeights::draw(self.passed, &mut self.rng);
            self.passed += 1;
            let weights = PlaceCosts::new(self.puzzle, &board, goal, &drawn);
            let mut pass = Pass::new(&board, &weights, width, goal.map(|c| board.place(c)));
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

/// What one pass holds against a position. Passes differ, so that what one misses another sees.
struct BeamWeights {
    /// The power of a peg's distance from the middle with which its cost grows.
    power: f64,
    /// What a peg costs more, divided by the ways it can jump or be jumped.
    tip: f64,
    /// What a peg without neighbour costs more.
    alone: f64,
    /// The share of its other cost that a peg without neighbour costs more.
    alone_share: f64,
    /// How far the middle is moved, in rows and columns.
    shift: (f64, f64),
}

impl BeamWeights {
    fn draw(number: usize, rng: &mut Rng) -> Self {
        let mut between = |low: f64, high: f64| low + (high - low) * rng.unit();
        let drawn = BeamWeights {
            power: between(1.6, 2.4),
            tip: between(10.0, 30.0),
            alone: between(10.0, 30.0),
            alone_share: between(0.3, 0.7),
            shift: (between(-1.5, 1.5), between(-1.5, 1.5)),
        };
        match number {
            // The middle of every range, for the pass without choice and the first one with it.
            0..=1 => BeamWeights { power: 2.0, tip: 20.0, alone: 20.0, alone_share: 0.5, ..drawn },
            _ => drawn,
        }
    }
}

/// What a position is judged by: the less the better.
struct PlaceCosts {
    /// What a peg costs where it stands.
    stand: Vec<i32>,
    /// What it costs more if it has no neighbour.
    alone: Vec<i32>,
}

impl PlaceCosts {
    fn new<const W: usize>(
        puzzle: &Puzzle,
        board: &WideBoard<W>,
        goal: Option<Cell>,
        drawn: &BeamWeights,
    ) -> Self {
        let places = puzzle.start().rows() * puzzle.start().cols();
        let cells: Vec<Cell> = puzzle.cells().collect();
        let mean = |pick: fn(&Cell) -> usize| {
            cells.iter().map(|c| pick(c) as f64).sum::<f64>() / cells.len() as f64
        };
        let (row, col) = match goal {
            Some(c) => (c.row as f64, c.col as f64),
            None => (mean(|c| c.row) + drawn.shift.0, mean(|c| c.col) + drawn.shift.1),
        };
        let mut weights = PlaceCosts { stand: vec![0; places], alone: vec![0; places] };
        for cell in cells {
            let at = board.place(cell);
            let away = (cell.row as f64 - row).hypot(cell.col as f64 - col).powf(drawn.power);
            let outs = board.ways.iter().filter(|(_, from)| from.has(at)).count();
            let jumped = |(by, from): &&(isize, Bits<W>)| {
                at.checked_add_signed(-by).is_some_and(|f| f < places && from.has(f))
            };
            let overs = board.ways.iter().filter(jumped).count();
            let stand = away + drawn.tip / (1.0 + outs as f64 + overs as f64);
            // Tenths are fine enough, and the sum over the largest board fits.
            weights.stand[at] = (10.0 * stand) as i32;
            weights.alone[at] = (10.0 * (drawn.alone + drawn.alone_share * stand)) as i32;
        }
        weights
    }
}

/// Where a kept position came from: the one before, the place jumped from and the direction.
#[derive(Clone, Copy)]
struct Trace {
    parent: u32,
    from: u16,
    way: u8,
}

struct Candidate {
    score: i32,
    base: i32,
    hash: u64,
    trace: Trace,
}

struct Kept<const W: usize> {
    pegs: Bits<W>,
    base: i32,
    hash: u64,
}

/// One pass of the beam.
struct Pass<'a, const W: usize> {
    board: &'a WideBoard<W>,
    weights: &'a PlaceCosts,
    width: usize,
    goal: Option<usize>,
    keys: Vec<u64>,
    best: Vec<(Cell, Cell)>,
}

impl<'a, const W: usize> Pass<'a, W> {
    fn new(
        board: &'a WideBoard<W>,
        weights: &'a PlaceCosts,
        width: usize,
        goal: Option<usize>,
    ) -> Self {
        let mut rng = Rng::new(0x7e65);
        let keys = weights.stand.iter().map(|_| rng.bits()).collect();
        Pass { board, weights, width, goal, keys, best: Vec::new() }
    }

    fn run(&mut self, start: Bits<W>, budget: &mut Budget) -> Result<(), Stop> {
        let base = start.iter().map(|i| self.weights.stand[i]).sum();
        let mut layer = vec![Kept { pegs: start, base, hash: 1 }];
        let mut history: Vec<Vec<Trace>> = Vec::new();
        loop {
            let candidates = match self.expand(&layer, budget) {
                Ok(candidates) => candidates,
                Err(stop) => {
                    self.keep_best(&layer, &history);
                    return Err(stop);
                }
            };
            if candidates.is_empty() {
                self.keep_best(&layer, &history);
                return Ok(());
            }
            let (next, traces) = self.choose(&layer, candidates);
            layer = next;
            history.push(traces);
        }
    }

    /// Every position one jump on, each once, with its score.
    fn expand(&self, layer: &[Kept<W>], budget: &mut Budget) -> Result<Vec<Candidate>, Stop> {
        let mut seen = PositionSet::new();
        let mut found = Vec::new();
        for (parent, kept) in layer.iter().enumerate() {
            budget.tick()?;
            for way in 0..self.board.ways.len() {
                let by = self.board.ways[way].0;
                for from in self.board.jumpers(&kept.pegs, way).iter() {
                    let (over, to) =
                        (from.wrapping_add_signed(by), from.wrapping_add_signed(2 * by));
                    let hash = kept.hash ^ self.keys[from] ^ self.keys[over] ^ self.keys[to];
                    if !seen.insert(hash.max(1), budget)? {
                        continue;
                    }
                    let stand = &self.weights.stand;
                    let base = kept.base - stand[from] - stand[over] + stand[to];
                    let mut pegs = kept.pegs;
                    [from, over, to].iter().for_each(|i| pegs.flip(*i));
                    let trace = Trace { parent: parent as u32, from: from as u16, way: way as u8 };
                    found.push(Candidate { score: base + self.extra(&pegs), base, hash, trace });
                }
            }
        }
        seen.clear(budget);
        Ok(found)
    }

    fn extra(&self, pegs: &Bits<W>) -> i32 {
        self.board.lonely(pegs).iter().map(|i| self.weights.alone[i]).sum()
    }

    fn choose(
        &self,
        layer: &[Kept<W>],
        mut candidates: Vec<Candidate>,
    ) -> (Vec<Kept<W>>, Vec<Trace>) {
        if candidates.len() > self.width {
            candidates.select_nth_unstable_by_key(self.width, |c| (c.score, c.hash));
            candidates.truncate(self.width);
        }
        let mut next = Vec::with_capacity(candidates.len());
        let mut traces = Vec::with_capacity(candidates.len());
        for c in candidates {
            let (from, by) =
                (usize::from(c.trace.from), self.board.ways[usize::from(c.trace.way)].0);
            let mut pegs = layer[c.trace.parent as usize].pegs;
            pegs.flip(from);
            pegs.flip(from.wrapping_add_signed(by));
            pegs.flip(from.wrapping_add_signed(2 * by));
            next.push(Kept { pegs, base: c.base, hash: c.hash });
            traces.push(c.trace);
        }
        (next, traces)
    }

    /// Remembers the play to the last layer, to the goal if that is there.
    fn keep_best(&mut self, layer: &[Kept<W>], history: &[Vec<Trace>]) {
        let on_goal = |k: &Kept<W>| self.goal.is_some_and(|g| k.pegs.has(g));
        let Some(mut at) = layer.iter().position(on_goal).or((!layer.is_empty()).then_some(0))
        else {
            return;
        };
        let mut jumps = Vec::new();
        for traces in history.iter().rev() {
            let Trace { parent, from, way } = traces[at];
            let from = usize::from(from);
            let to = from.wrapping_add_signed(2 * self.board.ways[usize::from(way)].0);
            jumps.push((self.board.cell(from), self.board.cell(to)));
            at = parent as usize;
        }
        jumps.reverse();
        if jumps.len() > self.best.len() {
            self.best = jumps;
        }
    }
}
