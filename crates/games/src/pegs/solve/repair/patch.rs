//! A few cells of a board as a board of their own, and a beam on it.

use crate::pegs::field::{Field, Jump};
use crate::pegs::solve::beam::costs::{BeamWeights, PlaceCosts};
use crate::pegs::solve::set::PositionSet;
use crate::pegs::solve::wide_board::{Beside, Bits};
use quadrille_core::{Budget, Rng, Stop};

/// Some cells of a board, numbered from 0; all others are taken to be outside of it.
pub struct Patch {
    /// The board's number of each cell.
    pub cells: Vec<usize>,
    numbers: Vec<Option<u16>>,
    /// The jumps inside, by the cell they start from.
    jumps: Vec<Jump>,
    beside: Vec<Beside>,
    pegs: Vec<bool>,
    keys: Vec<u64>,
}

impl Patch {
    /// The active cells of a board, with their pegs.
    pub fn new(field: &Field, active: &[bool], pegs: &[bool]) -> Self {
        let cells: Vec<usize> = (0..field.len()).filter(|i| active[*i]).collect();
        let mut numbers = vec![None; field.len()];
        for (number, cell) in cells.iter().enumerate() {
            numbers[*cell] = Some(number as u16);
        }
        let inside = |j: &Jump| {
            let number = |cell: usize| numbers[cell].map(usize::from);
            Some(Jump { from: number(j.from)?, over: number(j.over)?, to: number(j.to)? })
        };
        let mut beside = vec![Beside::default(); cells.len()];
        for (number, cell) in cells.iter().enumerate() {
            field.neighbours(*cell).filter_map(|n| numbers[n]).for_each(|n| beside[number].add(n));
        }
        let mut rng = Rng::new(0x7e65);
        Patch {
            jumps: field.jumps.iter().filter_map(inside).collect(),
            pegs: cells.iter().map(|cell| pegs[*cell]).collect(),
            keys: cells.iter().map(|_| rng.bits()).collect(),
            cells,
            numbers,
            beside,
        }
    }

    /// The number of a cell of the board, if it is inside.
    pub fn number(&self, cell: usize) -> Option<usize> {
        self.numbers[cell].map(usize::from)
    }

    /// A jump inside as one of the board.
    pub fn on_board(&self, jump: Jump) -> Jump {
        let cell = |number: usize| self.cells[number];
        Jump { from: cell(jump.from), over: cell(jump.over), to: cell(jump.to) }
    }

    /// What pegs cost that are to gather around a point.
    pub fn costs(&self, field: &Field, middle: (f64, f64), weights: &BeamWeights) -> PlaceCosts {
        let mut ways = vec![0; self.cells.len()];
        for jump in &self.jumps {
            ways[jump.from] += 1;
            ways[jump.over] += 1;
        }
        let cells: Vec<_> = self.cells.iter().map(|cell| field.cells[*cell]).collect();
        PlaceCosts::gathering(cells.len(), &cells, &ways, middle, weights, |i| i)
    }
}

/// Where a position came from: the one before, and the jump.
type Trace = (u32, u16);

struct Candidate {
    score: i32,
    hash: u64,
    trace: Trace,
}

struct Kept<const W: usize> {
    pegs: Bits<W>,
    score: i32,
    hash: u64,
}

/// A beam on a patch.
pub struct PatchBeam<'a> {
    /// The patch.
    pub patch: &'a Patch,
    /// What a position costs.
    pub costs: PlaceCosts,
    /// How many positions of each peg count are kept.
    pub width: usize,
}

impl PatchBeam<'_> {
    /// The longest play found; of several the one that ends best, or with a peg on the goal.
    pub fn play(&self, goal: Option<usize>, budget: &mut Budget) -> Result<Vec<Jump>, Stop> {
        match self.patch.cells.len() {
            0..=128 => self.play_in::<2>(goal, budget),
            _ => self.play_in::<8>(goal, budget),
        }
    }

    fn play_in<const W: usize>(
        &self,
        goal: Option<usize>,
        budget: &mut Budget,
    ) -> Result<Vec<Jump>, Stop> {
        let mut start = Bits::<W>::EMPTY;
        let standing = self.patch.pegs.iter().enumerate().filter(|(_, peg)| **peg);
        standing.for_each(|(i, _)| start.set(i));
        let score = self.costs.of(&start, &self.patch.beside);
        let mut layer = vec![Kept { pegs: start, score, hash: 1 }];
        let mut history: Vec<Vec<Trace>> = Vec::new();
        let mut seen = PositionSet::new();
        loop {
            let candidates = self.expand(&layer, &mut seen, budget)?;
            if candidates.is_empty() {
                break;
            }
            let (next, traces) = self.choose(&layer, candidates);
            layer = next;
            history.push(traces);
        }
        seen.clear(budget);
        let misses = |kept: &Kept<W>| goal.is_some_and(|goal| !kept.pegs.has(goal));
        let best = (0..layer.len()).min_by_key(|i| (misses(&layer[*i]), layer[*i].score));
        let mut at = best.unwrap_or(0);
        let mut jumps = Vec::with_capacity(history.len());
        for traces in history.iter().rev() {
            let (parent, jump) = traces[at];
            jumps.push(self.patch.jumps[usize::from(jump)]);
            at = parent as usize;
        }
        jumps.reverse();
        Ok(jumps)
    }

    /// Every position one jump on, each once, with its score.
    fn expand<const W: usize>(
        &self,
        layer: &[Kept<W>],
        seen: &mut PositionSet,
        budget: &mut Budget,
    ) -> Result<Vec<Candidate>, Stop> {
        let Patch { jumps, beside, keys, .. } = self.patch;
        seen.forget();
        let mut found = Vec::new();
        for (parent, kept) in layer.iter().enumerate() {
            budget.tick()?;
            for (number, jump) in jumps.iter().enumerate() {
                let Jump { from, over, to } = *jump;
                if !kept.pegs.has(from) || !kept.pegs.has(over) || kept.pegs.has(to) {
                    continue;
                }
                let hash = kept.hash ^ keys[from] ^ keys[over] ^ keys[to];
                if seen.insert(hash.max(1), budget)? {
                    let score = kept.score + self.costs.change(&kept.pegs, beside, *jump);
                    found.push(Candidate { score, hash, trace: (parent as u32, number as u16) });
                }
            }
        }
        Ok(found)
    }

    fn choose<const W: usize>(
        &self,
        layer: &[Kept<W>],
        mut candidates: Vec<Candidate>,
    ) -> (Vec<Kept<W>>, Vec<Trace>) {
        if candidates.len() > self.width {
            candidates.select_nth_unstable_by_key(self.width, |c| (c.score, c.hash));
            candidates.truncate(self.width);
        }
        let kept = |c: &Candidate| {
            let jump = self.patch.jumps[usize::from(c.trace.1)];
            let mut pegs = layer[c.trace.0 as usize].pegs;
            [jump.from, jump.over, jump.to].into_iter().for_each(|at| pegs.flip(at));
            Kept { pegs, score: c.score, hash: c.hash }
        };
        (candidates.iter().map(kept).collect(), candidates.iter().map(|c| c.trace).collect())
    }
}
