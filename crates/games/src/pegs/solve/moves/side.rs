//! One side of a search by moves that meets in the middle.

use crate::pegs::solve::frontier::Seen;
use quadrille_core::{Budget, Stop};

/// Positions by the moves that lead to them from the start, or from them to an end.
pub struct Side {
    /// Canonical positions, those of so many moves.
    pub layers: Vec<Vec<u64>>,
    /// All of them.
    pub seen: Seen,
    /// The numbers of pegs that they have, a bit for each.
    pub pegs: u64,
}

impl Side {
    /// A side without a move.
    pub fn new(first: Vec<u64>, budget: &mut Budget) -> Result<Self, Stop> {
        let mut side = Side { layers: Vec::new(), seen: Seen::new(), pegs: 0 };
        for position in &first {
            side.seen.add(*position, budget)?;
        }
        side.push(first, budget)?;
        Ok(side)
    }

    /// The moves of the last layer.
    pub fn moves(&self) -> usize {
        self.layers.len() - 1
    }

    /// The last layer.
    pub fn last(&self) -> &[u64] {
        &self.layers[self.moves()]
    }

    /// Adds a layer.
    pub fn push(&mut self, layer: Vec<u64>, budget: &mut Budget) -> Result<(), Stop> {
        budget.take_memory(layer.len() as u64 * 8)?;
        self.pegs = layer.iter().fold(self.pegs, |pegs, p| pegs | 1 << (p.count_ones() - 1));
        self.layers.push(layer);
        Ok(())
    }

    /// Keeps of the last layer no more positions than a width, those that promise most.
    pub fn narrow(&mut self, width: usize, promise: &dyn Fn(u64) -> u32, budget: &mut Budget) {
        let last = self.layers.len() - 1;
        let layer = &mut self.layers[last];
        if layer.len() <= width {
            return;
        }
        budget.free_memory((layer.len() - width) as u64 * 8);
        layer.select_nth_unstable_by_key(width, |position| promise(*position));
        layer.truncate(width);
    }

    /// Removes from a list of a few positions those that it does not hold.
    pub fn keep_shared(&self, forms: &mut Vec<u64>) {
        forms.retain(|form| self.pegs >> (form.count_ones() - 1) & 1 == 1);
        self.seen.look_at(forms);
        forms.retain(|form| self.seen.contains(*form));
    }

    /// How many positions the next layer is likely to have.
    pub fn outlook(&self) -> f64 {
        let size = |back: usize| self.layers.iter().rev().nth(back).map_or(1.0, |l| l.len() as f64);
        size(0) * (size(0) / size(1)).max(1.0)
    }

    /// The layers before the one that holds a position, or all of them.
    pub fn before(&self, position: u64) -> &[Vec<u64>] {
        let at = self.layers.iter().position(|layer| layer.contains(&position));
        &self.layers[..at.unwrap_or(self.layers.len())]
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        let positions: usize = self.layers.iter().map(Vec::len).sum();
        budget.free_memory(positions as u64 * 8);
        self.seen.clear(budget);
    }
}
