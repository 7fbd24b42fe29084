//! One pass of the beam: layer after layer, the most promising positions of each.

use super::costs::PlaceCosts;
use crate::pegs::field::Jump;
use crate::pegs::rules::{Goal, Puzzle};
use crate::pegs::solve::set::PositionSet;
use crate::pegs::solve::wide_board::{Bits, WideBoard};
use crate::pegs::solve::window;
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Cell, Rng, Stop};

/// Where a kept position came from: the one before, the place jumped from and the direction.
#[derive(Clone, Copy)]
struct Trace {
    parent: u32,
    from: u16,
    way: u8,
}

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

/// The end is looked for in a small board when so many pegs are left, and again whenever so many have gone.
const ENDING: usize = 32;
const ENDING_STEP: usize = 4;
/// In so many of the best positions.
const ENDING_TRIES: usize = 4;

/// One pass of the beam.
pub struct Pass<'a, const W: usize> {
    puzzle: &'a Puzzle,
    board: &'a WideBoard<W>,
    weights: &'a PlaceCosts,
    width: usize,
    /// So few pegs are enough.
    aim: usize,
    goal: Option<usize>,
    keys: Vec<u64>,
    /// The longest play, or the one that reached its aim.
    pub best: Vec<(Cell, Cell)>,
}

impl<'a, const W: usize> Pass<'a, W> {
    /// Prepares a pass that may end with `aim` pegs.
    pub fn new(
        puzzle: &'a Puzzle,
        board: &'a WideBoard<W>,
        weights: &'a PlaceCosts,
        width: usize,
        aim: usize,
    ) -> Self {
        let mut rng = Rng::new(0x7e65);
        let keys = (0..weights.places()).map(|_| rng.bits()).collect();
        let goal = match puzzle.goal() {
            Goal::Any => None,
            Goal::At(cell) => Some(board.place(cell)),
        };
        Pass { puzzle, board, weights, width, aim, goal, keys, best: Vec::new() }
    }

    /// Plays from a position to the end.
    pub fn run(&mut self, start: Bits<W>, budget: &mut Budget) -> Result<(), Stop> {
        let score = self.weights.of(&start, &self.board.beside);
        let mut left = start.iter().count();
        let mut layer = vec![Kept { pegs: start, score, hash: 1 }];
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
            left -= 1;
            // A board of one word is small enough for `exact` itself, which asks for this pass.
            if W > 1
                && left <= ENDING
                && left.is_multiple_of(ENDING_STEP)
                && self.ends(&layer, &history, budget)
            {
                return Ok(());
            }
        }
    }

    /// Looks for the end of the most promising positions in small boards; says whether one was found.
    fn ends(&mut self, layer: &[Kept<W>], history: &[Vec<Trace>], budget: &mut Budget) -> bool {
        let mut order: Vec<usize> = (0..layer.len()).collect();
        order.order_by_key(|&i| (layer[i].score, layer[i].hash));
        for at in order.into_iter().take(ENDING_TRIES) {
            let pegs: Vec<Cell> = layer[at].pegs.iter().map(|i| self.board.cell(i)).collect();
            if let Some(end) = window::finish(self.puzzle, &pegs, self.aim, budget) {
                self.best = self.play_to(at, history);
                self.best.extend(end);
                return true;
            }
        }
        false
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
                    let trace = Trace { parent: parent as u32, from: from as u16, way: way as u8 };
                    let change = |jump| self.weights.change(&kept.pegs, &self.board.beside, jump);
                    let score = kept.score + change(Jump { from, over, to });
                    found.push(Candidate { score, hash, trace });
                }
            }
        }
        seen.clear(budget);
        Ok(found)
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
            next.push(Kept { pegs, score: c.score, hash: c.hash });
            traces.push(c.trace);
        }
        (next, traces)
    }

    /// Remembers the play to the last layer, to the goal if that is there.
    fn keep_best(&mut self, layer: &[Kept<W>], history: &[Vec<Trace>]) {
        let on_goal = |k: &Kept<W>| self.goal.is_some_and(|g| k.pegs.has(g));
        let at = layer.iter().position(on_goal).or((!layer.is_empty()).then_some(0));
        let Some(at) = at else { return };
        let jumps = self.play_to(at, history);
        if jumps.len() > self.best.len() {
            self.best = jumps;
        }
    }

    /// The jumps that led to a position of the last layer.
    fn play_to(&self, mut at: usize, history: &[Vec<Trace>]) -> Vec<(Cell, Cell)> {
        let mut jumps = Vec::with_capacity(history.len());
        for traces in history.iter().rev() {
            let Trace { parent, from, way } = traces[at];
            let from = usize::from(from);
            let to = from.wrapping_add_signed(2 * self.board.ways[usize::from(way)].0);
            jumps.push((self.board.cell(from), self.board.cell(to)));
            at = parent as usize;
        }
        jumps.reverse();
        jumps
    }
}

#[cfg(test)]
mod tests {
    use super::super::costs::BeamWeights;
    use super::*;
    use crate::pegs::boards::named;

    /// The score that jumps carry along is the score of the position they lead to.
    #[test]
    fn what_a_jump_changes_is_what_changes() {
        for name in ["wiegleb", "diamond:9", "triangle:11", "square:9"] {
            let puzzle = named(name, None).unwrap();
            let board = WideBoard::<4>::new(&puzzle);
            let weights = PlaceCosts::new(&puzzle, &board, None, &BeamWeights::LARGE);
            let pass = Pass::new(&puzzle, &board, &weights, 40, 1);
            let start = board.start(&puzzle);
            let score = |pegs: &Bits<4>| weights.of(pegs, &board.beside);
            let mut layer = vec![Kept { pegs: start, score: score(&start), hash: 1 }];
            let mut jumps = 0;
            while !layer.is_empty() {
                assert!(layer.iter().all(|kept| kept.score == score(&kept.pegs)), "{name}");
                let next = pass.expand(&layer, &mut Budget::unlimited()).unwrap();
                layer = pass.choose(&layer, next).0;
                jumps += 1;
            }
            assert!(jumps > 20, "{name}: {jumps}");
        }
    }
}
