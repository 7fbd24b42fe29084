//! The Ford-Fulkerson method of report 004: augment one path at a time until none is left.
//!
//! With equal values every pair saves the same, so the most pairs are the best pairing, and a
//! least cover of the edges by cells proves that there are no more.

use super::super::graph::BoardGraph;
use super::super::proof;
use super::super::rules::{Pairing, Puzzle, Rule};
use super::{instead, pairs_of};
use quadrille_core::{Answer, Ask, Budget, Colour, InputError, Stop, message};
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::bipartite::Graph;

/// Finds the most pairs; refuses boards where that is not the question.
pub fn run(puzzle: &Puzzle, _: &Ask, budget: &mut Budget) -> Result<Answer<Pairing>, InputError> {
    let value = common_value(puzzle)?;
    Ok(most_pairs(puzzle, i64::from(value), budget).unwrap_or_else(Answer::unknown))
}

/// The value that all cells share: without one, the most pairs are not the question.
pub fn common_value(puzzle: &Puzzle) -> Result<u32, InputError> {
    if puzzle.rule() == Rule::WhiteAnywhere {
        return Err(instead(message!("pairs-flow-rule")));
    }
    let coloured = |i: &usize| puzzle.colours()[*i] != Colour::Black;
    let mut cells = (0..puzzle.len()).filter(coloured);
    let value = cells.next().map_or(1, |first| puzzle.values()[first]);
    if let Some(other) = cells.find(|i| puzzle.values()[*i] != value) {
        return Err(instead(message!(
            "pairs-flow-values",
            cell = puzzle.cell(other),
            value = puzzle.values()[other],
            others = value
        )));
    }
    Ok(value)
}

fn most_pairs(puzzle: &Puzzle, value: i64, budget: &mut Budget) -> Result<Answer<Pairing>, Stop> {
    let mut flow = Flow::new(puzzle, budget)?;
    flow.run(budget, &mut |_, _| ())?;
    let pairing = flow.pairing();
    let score = puzzle.score(&pairing);
    let prices = (0..puzzle.len()).map(|v| if flow.covers(v) { 2 * value } else { 0 });
    let mut answer = Answer::solved(pairing).certified(proof::write_adjacent(
        puzzle,
        score,
        &proof::prices(puzzle, prices),
    ));
    answer.bound = Some(score);
    Ok(answer)
}

/// A flow under way.
pub struct Flow<'p> {
    board: BoardGraph<'p, i64>,
    mate: Vec<u32>,
    /// The last pass that reached a vertex.
    seen: Vec<u32>,
    pass: u32,
}

impl<'p> Flow<'p> {
    /// No pairs yet.
    pub fn new(puzzle: &'p Puzzle, budget: &mut Budget) -> Result<Self, Stop> {
        let board = BoardGraph::<i64>::new(puzzle, 1, budget)?;
        let cells = puzzle.len();
        Ok(Flow { board, mate: vec![NONE; cells], seen: vec![0; cells], pass: 0 })
    }

    /// Augments until nothing is left to augment, and tells each path: its steps from left to right.
    pub fn run(
        &mut self,
        budget: &mut Budget,
        told: &mut dyn FnMut(&Self, &[(usize, usize)]),
    ) -> Result<(), Stop> {
        // One pass tries every lonely cell with common marks; the pass without success is the last.
        loop {
            self.pass += 1;
            let mut improved = false;
            for root in 0..self.mate.len() {
                if self.board.is_left(root) && self.mate[root] == NONE {
                    budget.tick()?;
                    if let Some(path) = self.augment(root, budget)? {
                        improved = true;
                        told(self, &path);
                    }
                }
            }
            if !improved {
                return Ok(());
            }
        }
    }

    /// The pairs so far.
    pub fn pairing(&self) -> Pairing {
        pairs_of(&self.mate, self.mate.len())
    }

    /// Whether a cell is in the cover that proves the end. The marks of the last pass are what lonely left cells can
    /// reach. The cover: left cells that cannot be reached and right cells that can.
    pub fn covers(&self, cell: usize) -> bool {
        let reached = self.seen[cell] == self.pass;
        self.mate[cell] != NONE && self.board.is_left(cell) != reached
    }

    /// Looks, depth first, for a path from a lonely left vertex to a lonely right one, and takes it.
    fn augment(
        &mut self,
        root: usize,
        budget: &mut Budget,
    ) -> Result<Option<Vec<(usize, usize)>>, Stop> {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut left = root;
        self.seen[root] = self.pass;
        loop {
            if let Some(right) = self.step(left) {
                budget.tick()?;
                self.seen[right] = self.pass;
                path.push((left, right));
                if self.mate[right] == NONE {
                    break;
                }
                left = self.mate[right] as usize;
                self.seen[left] = self.pass;
            } else {
                let Some((back, _)) = path.pop() else { return Ok(None) };
                left = back;
            }
        }
        for &(left, right) in &path {
            self.mate[left] = right as u32;
            self.mate[right] = left as u32;
        }
        Ok(Some(path))
    }

    /// A right neighbour not yet reached, a lonely one if there is any.
    fn step(&self, left: usize) -> Option<usize> {
        let mut next = None;
        self.board.each(left, |right, _| {
            let fresh = self.seen[right] != self.pass;
            if fresh && (next.is_none() || self.mate[right] == NONE) {
                next = Some(right);
            }
        });
        next
    }
}
