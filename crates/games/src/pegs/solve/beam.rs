//! `beam`: breadth-first play that keeps only the most promising positions of each peg count.
//!
//! A pass plays to the end at one width. Passes repeat with other weights and growing widths until
//! the bound that position classes give is met or the budget ends; the best play of all is kept.

use super::set::PositionSet;
use super::wide::{Bits, Wide};
use super::{judged, one_solution};
use crate::pegs::field::Field;
use crate::pegs::rules::{Goal, Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, Cell, InputError, Rng, Stop};

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    one_solution(ask)?;
    let places = puzzle.start().rows() * puzzle.start().cols();
    let search = match places.div_ceil(64) {
        0..=1 => passes::<1>,
        2 => passes::<2>,
        3..=4 => passes::<4>,
        5..=8 => passes::<8>,
        9..=16 => passes::<16>,
        _ => passes::<64>,
    };
    Ok(search(puzzle, ask.seed, budget))
}

fn passes<const W: usize>(puzzle: &Puzzle, seed: u64, budget: &mut Budget) -> Answer<Solution> {
    let field = Field::new(puzzle);
    let wide = Wide::<W>::new(puzzle);
    let (bound, _) = super::class_bound(&field, &field.pegs(puzzle.start()));
    let goal = match puzzle.goal() {
        Goal::Any => None,
        Goal::At(cell) => Some(cell),
    };
    let mut rng = Rng::new(seed);
    let mut best: Vec<(Cell, Cell)> = Vec::new();
    let pegs = wide.start(puzzle).count() as usize;
    let mut width = 256;
    let mut round = 0;
    let stop = loop {
        let weights = Weights::draw(puzzle, &wide, goal, &mut rng);
        let mut pass = Pass::new(&wide, &weights, width, goal.map(|c| wide.place(c)));
        let outcome = pass.run(wide.start(puzzle), budget);
        if pass.best.len() > best.len() {
            best = pass.best.clone();
        }
        if let Ok(p) = std::env::var("PEGS_TRACE") {
            let _ = p;
            eprintln!(
                "width {width} left {} best {} nodes {}",
                pegs - pass.best.len(),
                pegs - best.len(),
                budget.nodes()
            );
        }
        if pegs - best.len() <= bound {
            break Stop::GaveUp;
        }
        if let Err(stop) = outcome {
            break stop;
        }
        round += 1;
        if round % 4 == 0 && width < 1 << 17 {
            width *= 2;
        }
    };
    let jumps: Vec<_> = best
        .iter()
        .filter_map(|(from, to)| {
            let (from, to) = (field.number(*from)?, field.number(*to)?);
            field.jumps.iter().find(|j| j.from == from && j.to == to).copied()
        })
        .collect();
    judged(puzzle, &field, jumps, stop)
}

/// What a position is judged by: the less the better.
struct Weights {
    /// What a peg costs where it stands.
    stand: Vec<i32>,
    /// What it costs more if it has no neighbour.
    alone: Vec<i32>,
    /// What a possible jump is worth.
    mobility: i32,
}

fn env(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

impl Weights {
    fn draw<const W: usize>(
        puzzle: &Puzzle,
        wide: &Wide<W>,
        goal: Option<Cell>,
        rng: &mut Rng,
    ) -> Self {
        let grid = puzzle.start();
        let places = grid.rows() * grid.cols();
        let cells: Vec<Cell> = puzzle.cells().collect();
        let mean = |pick: fn(&Cell) -> usize| {
            cells.iter().map(|c| pick(c) as f64).sum::<f64>() / cells.len() as f64
        };
        let spread = env("SPREAD", 3.0);
        let (row, col) = match goal {
            Some(c) => (c.row as f64, c.col as f64),
            None => (
                mean(|c| c.row) + spread * (rng.unit() - 0.5),
                mean(|c| c.col) + spread * (rng.unit() - 0.5),
            ),
        };
        let power = env("POWER", 2.0);
        let tip = env("TIP", 20.0);
        let alone0 = env("ALONE", 20.0);
        let alone1 = env("ALONE1", 0.5);
        let mut weights = Weights {
            stand: vec![0; places],
            alone: vec![0; places],
            mobility: env("MOBILITY", 0.0) as i32,
        };
        let scale = 10.0;
        for cell in cells {
            let at = wide.place(cell);
            let away = (cell.row as f64 - row).hypot(cell.col as f64 - col).powf(power);
            let outs = wide.ways.iter().filter(|(_, from)| from.has(at)).count();
            let overs = wide
                .ways
                .iter()
                .filter(|(by, from)| {
                    at.checked_add_signed(-by).is_some_and(|f| f < places && from.has(f))
                })
                .count();
            let stand = away + tip / (1.0 + outs as f64 + overs as f64);
            weights.stand[at] = (scale * stand) as i32;
            weights.alone[at] = (scale * (alone0 + alone1 * stand)) as i32;
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
    wide: &'a Wide<W>,
    weights: &'a Weights,
    width: usize,
    goal: Option<usize>,
    keys: Vec<u64>,
    best: Vec<(Cell, Cell)>,
}

impl<'a, const W: usize> Pass<'a, W> {
    fn new(wide: &'a Wide<W>, weights: &'a Weights, width: usize, goal: Option<usize>) -> Self {
        let mut rng = Rng::new(0x7e65);
        let keys = weights.stand.iter().map(|_| rng.bits()).collect();
        Pass { wide, weights, width, goal, keys, best: Vec::new() }
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
            for way in 0..self.wide.ways.len() {
                let by = self.wide.ways[way].0;
                for from in self.wide.jumpers(&kept.pegs, way).iter() {
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
        let lonely = self.wide.lonely(pegs);
        let mut extra: i32 = lonely.iter().map(|i| self.weights.alone[i]).sum();
        if self.weights.mobility != 0 {
            let jumps: u32 =
                (0..self.wide.ways.len()).map(|w| self.wide.jumpers(pegs, w).count()).sum();
            extra -= self.weights.mobility * jumps as i32;
        }
        extra
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
                (usize::from(c.trace.from), self.wide.ways[usize::from(c.trace.way)].0);
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
            let to = from.wrapping_add_signed(2 * self.wide.ways[usize::from(way)].0);
            jumps.push((self.wide.cell(from), self.wide.cell(to)));
            at = parent as usize;
        }
        jumps.reverse();
        if jumps.len() > self.best.len() {
            self.best = jumps;
        }
    }
}
