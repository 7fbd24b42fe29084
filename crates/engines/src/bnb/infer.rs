//! What follows in a node from its decisions, from the rows, and from what was found above it.

use super::probe::Prober;
use super::propagate::{FREE, Propagator};
use super::{Inference, ROOT, RawNode};
use crate::mip::Rows;
use std::collections::HashMap;

/// What a value that probing settled costs in memory.
const BYTES_PER_VALUE: u64 = 8;

/// Rows that are asked before a relaxation is solved.
pub struct Infer {
    how: Inference,
    propagator: Propagator,
    prober: Prober,
    /// How many variables are fixed before anything is decided.
    at_root: usize,
    /// What probing settled in a node that is divided, for those below it.
    found: HashMap<u32, Box<[(u32, bool)]>>,
    /// How many such values.
    values: u64,
}

impl Infer {
    pub fn new(rows: &Rows, answer: &[bool], how: Inference) -> Self {
        let propagator = Propagator::new(rows);
        let prober = Prober::new(&propagator, answer);
        Infer { how, propagator, prober, at_root: 0, found: HashMap::new(), values: 0 }
    }

    /// Follows up all rows before anything is decided; false if no point is left.
    pub fn root(&mut self) -> bool {
        let holds = self.how == Inference::None || self.propagator.all();
        self.at_root = self.propagator.trail().len();
        holds
    }

    /// Fixes some variables, those still free, in every node from now on; false if no point is left.
    pub fn at_root(&mut self, values: impl Iterator<Item = (usize, bool)>) -> bool {
        self.propagator.undo_to(self.at_root);
        for (variable, value) in values {
            let free = self.propagator.fixed()[variable] == FREE;
            if free && !self.propagator.assume(variable, value) {
                return false;
            }
        }
        self.at_root = self.propagator.trail().len();
        true
    }

    /// The variables fixed in a node; nothing if a row breaks.
    pub fn fixed(&mut self, nodes: &[RawNode], node: u32) -> Option<Vec<i8>> {
        let mut path = Vec::new();
        let mut here = node;
        while here != ROOT {
            path.push(here);
            here = nodes[here as usize].parent;
        }
        path.reverse();
        if self.how == Inference::None {
            return Some(self.decided(nodes, &path));
        }
        self.propagator.undo_to(self.at_root);
        for above in path {
            let RawNode { parent, bit, value, .. } = nodes[above as usize];
            let found = self.found.get(&above).into_iter().flatten();
            let decided = (parent != ROOT).then_some((bit, value));
            for (variable, value) in decided.into_iter().chain(found.copied()) {
                if !self.propagator.assume(variable as usize, value) {
                    return None;
                }
            }
        }
        let before = self.propagator.trail().len();
        if self.how == Inference::Probing && !self.prober.run(&mut self.propagator) {
            return None;
        }
        let fixed = self.propagator.fixed();
        let fresh = self.propagator.trail()[before..].iter();
        let found: Box<[(u32, bool)]> =
            fresh.map(|variable| (*variable, fixed[*variable as usize] == 1)).collect();
        self.values += found.len() as u64;
        self.found.insert(node, found);
        Some(fixed.to_vec())
    }

    /// The decisions alone.
    fn decided(&self, nodes: &[RawNode], path: &[u32]) -> Vec<i8> {
        let mut fixed = vec![FREE; self.propagator.fixed().len()];
        let decisions = path.iter().map(|node| nodes[*node as usize]);
        for RawNode { bit, value, .. } in decisions.filter(|node| node.parent != ROOT) {
            fixed[bit as usize] = value.into();
        }
        fixed
    }

    /// Nothing comes below this node.
    pub fn forget(&mut self, node: u32) {
        let found = self.found.remove(&node);
        self.values -= found.map_or(0, |found| found.len() as u64);
    }

    /// What is kept for nodes to come.
    pub fn bytes(&self) -> u64 {
        self.values * BYTES_PER_VALUE
    }

    /// Whether a full point keeps every row.
    pub fn holds(&self, point: &[bool]) -> bool {
        self.propagator.holds(point)
    }

    /// How many variables are left in the smallest row that chooses one of them and has this variable; nothing if there is
    /// none.
    pub fn choices(&self, variable: usize, fixed: &[i8]) -> Option<usize> {
        self.propagator.choices(variable, fixed)
    }
}
