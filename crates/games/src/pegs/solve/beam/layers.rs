//! The layers of a beam: all positions one jump on, of which the most promising are kept.

use super::costs::PlaceCosts;
use crate::pegs::field::Jump;
use crate::pegs::solve::set::PositionSet;
use crate::pegs::solve::wide_board::{Bits, WideBoard};
use quadrille_core::{Budget, Rng, Stop};

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

/// A position of the last layer.
pub struct Kept<const W: usize> {
    /// Its pegs.
    pub pegs: Bits<W>,
    /// What it costs.
    pub score: i32,
    /// A number that hardly any other position has.
    pub hash: u64,
}

/// A beam on its way.
pub struct Layers<'a, const W: usize> {
    board: &'a WideBoard<W>,
    costs: &'a PlaceCosts,
    width: usize,
    keys: Vec<u64>,
    /// The last layer; never empty.
    pub last: Vec<Kept<W>>,
    history: Vec<Vec<Trace>>,
    seen: PositionSet,
    found: Vec<Candidate>,
}

impl<'a, const W: usize> Layers<'a, W> {
    /// Begins with a position; `width` positions of each layer are kept.
    pub fn new(
        board: &'a WideBoard<W>,
        costs: &'a PlaceCosts,
        width: usize,
        start: Bits<W>,
    ) -> Self {
        let mut rng = Rng::new(0x7e65);
        let keys = (0..board.beside.len()).map(|_| rng.bits()).collect();
        let last = vec![Kept { pegs: start, score: costs.of(&start, &board.beside), hash: 1 }];
        let (seen, found) = (PositionSet::new(), Vec::new());
        Layers { board, costs, width, keys, last, history: Vec::new(), seen, found }
    }

    /// Goes one jump on; says whether there was any.
    pub fn next(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        self.expand(budget)?;
        if self.found.is_empty() {
            return Ok(false);
        }
        if self.found.len() > self.width {
            self.found.select_nth_unstable_by_key(self.width, |c| (c.score, c.hash));
            self.found.truncate(self.width);
        }
        let kept = |c: &Candidate| {
            let mut pegs = self.last[c.trace.parent as usize].pegs;
            let Jump { from, over, to } = self.jump(c.trace);
            [from, over, to].into_iter().for_each(|at| pegs.flip(at));
            Kept { pegs, score: c.score, hash: c.hash }
        };
        self.last = self.found.iter().map(kept).collect();
        self.history.push(self.found.iter().map(|c| c.trace).collect());
        Ok(true)
    }

    /// Every position one jump on, each once, with its score.
    fn expand(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let board = self.board;
        self.seen.forget();
        self.found.clear();
        for (parent, kept) in self.last.iter().enumerate() {
            budget.tick()?;
            let lonely = board.lonely(&kept.pegs);
            for way in 0..board.ways.len() {
                for from in board.jumpers(&kept.pegs, way).iter() {
                    let trace = Trace { parent: parent as u32, from: from as u16, way: way as u8 };
                    let jump = self.jump(trace);
                    let keys = [jump.from, jump.over, jump.to].map(|at| self.keys[at]);
                    let hash = keys.into_iter().fold(kept.hash, |hash, key| hash ^ key);
                    if self.seen.insert(hash.max(1), budget)? {
                        let change = self.costs.change((&kept.pegs, &lonely), board, jump);
                        self.found.push(Candidate { score: kept.score + change, hash, trace });
                    }
                }
            }
        }
        Ok(())
    }

    fn jump(&self, trace: Trace) -> Jump {
        let (from, by) = (usize::from(trace.from), self.board.ways[usize::from(trace.way)].by);
        let after = |steps: isize| from.wrapping_add_signed(steps * by);
        Jump { from, over: after(1), to: after(2) }
    }

    /// The jumps that led to a position of the last layer, by places.
    pub fn play_to(&self, mut at: usize) -> Vec<Jump> {
        let mut jumps = Vec::with_capacity(self.history.len());
        for traces in self.history.iter().rev() {
            jumps.push(self.jump(traces[at]));
            at = traces[at].parent as usize;
        }
        jumps.reverse();
        jumps
    }

    /// Gives the memory back that the budget counts.
    pub fn close(&mut self, budget: &mut Budget) {
        self.seen.clear(budget);
    }
}

#[cfg(test)]
mod tests {
    use super::super::costs::BeamWeights;
    use super::*;
    use crate::pegs::boards::named;
    use quadrille_core::Cell;

    /// The score that jumps carry along is the score of the position they lead to.
    #[test]
    fn what_a_jump_changes_is_what_changes() {
        for name in ["wiegleb", "diamond:9", "triangle:11", "square:9"] {
            let puzzle = named(name, None).unwrap();
            let board = WideBoard::<4>::new(&puzzle);
            let cells: Vec<Cell> = puzzle.cells().collect();
            let costs = PlaceCosts::new(&board, &cells, (4.0, 4.0), &BeamWeights::LARGE);
            let mut layers = Layers::new(&board, &costs, 40, board.start(&puzzle));
            let mut jumps = 0;
            while layers.next(&mut Budget::unlimited()).unwrap() {
                let score = |kept: &Kept<4>| costs.of(&kept.pegs, &board.beside);
                assert!(layers.last.iter().all(|kept| kept.score == score(kept)), "{name}");
                jumps += 1;
            }
            assert!(jumps > 20, "{name}: {jumps}");
        }
    }
}
