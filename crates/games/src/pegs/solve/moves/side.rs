//! One side of a search by moves that meets in the middle.

use crate::pegs::solve::frontier::Seen;
use crate::pegs::solve::levels::Levels;
use quadrille_core::{Budget, Stop};

/// Positions by the moves that lead to them from the start, or from them to an end.
pub struct Side {
    /// Canonical positions, those of so many moves.
    pub layers: Levels,
    /// All of them.
    pub seen: Seen,
    /// The numbers of pegs that they have, a bit for each.
    pub pegs: u64,
}

impl Side {
    /// A side without a move.
    pub fn new(first: Vec<u64>, budget: &mut Budget) -> Result<Self, Stop> {
        let (mut seen, pegs) = (Seen::new(), pegs(&first));
        for position in &first {
            seen.add(*position, budget)?;
        }
        Ok(Side { layers: Levels::new(first), seen, pegs })
    }

    /// Adds a layer.
    pub fn push(&mut self, layer: Vec<u64>, budget: &mut Budget) -> Result<(), Stop> {
        self.pegs |= pegs(&layer);
        self.layers.push(layer, budget)
    }

    /// Removes from a list of a few positions those that it does not hold.
    pub fn keep_shared(&self, forms: &mut Vec<u64>) {
        forms.retain(|form| self.pegs >> (form.count_ones() - 1) & 1 == 1);
        self.seen.look_at(forms);
        forms.retain(|form| self.seen.contains(*form));
    }

    /// How many positions the next layer is likely to have.
    pub fn outlook(&self) -> f64 {
        let layers = &self.layers.lists;
        let size = |back: usize| layers.iter().rev().nth(back).map_or(1.0, |l| l.len() as f64);
        size(0) * (size(0) / size(1)).max(1.0)
    }

    /// The layers before the one that holds a position, or all of them.
    pub fn before(&self, position: u64) -> &[Vec<u64>] {
        let layers = &self.layers.lists;
        let at = layers.iter().position(|layer| layer.contains(&position));
        &layers[..at.unwrap_or(layers.len())]
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        self.layers.clear(budget);
        self.seen.clear(budget);
    }
}

/// The numbers of pegs that some positions have, a bit for each.
fn pegs(positions: &[u64]) -> u64 {
    positions.iter().fold(0, |pegs, position| pegs | 1 << (position.count_ones() - 1))
}
