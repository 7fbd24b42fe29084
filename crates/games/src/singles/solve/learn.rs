//! What the search that learns asks of the engine.

use super::chronicle::Reason;
use super::engine::Engine;
use crate::learning::{self, Clauses, Literal};
use crate::singles::frame::Colour;
use quadrille_core::{Budget, Stop};

impl learning::Engine for Engine<'_> {
    fn len(&self) -> usize {
        self.frame.len()
    }

    fn open(&self) -> Vec<u32> {
        self.frame.inside().filter(|&at| self.colour(at) == Colour::Open).collect()
    }

    fn is_settled(&self) -> bool {
        self.trail.len() == self.frame.rows * self.frame.cols
    }

    #[inline]
    fn holds(&self, literal: Literal) -> bool {
        self.holds(literal)
    }

    fn level(&self, at: u32) -> u32 {
        self.decided(at).level
    }

    fn depth(&self) -> usize {
        self.depth()
    }

    fn trail(&self) -> &[Literal] {
        &self.trail
    }

    fn start_of(&self, depth: usize) -> usize {
        self.levels.get(depth).map_or(self.trail.len(), |&(trail, _)| trail)
    }

    #[inline]
    fn clauses(&mut self) -> &mut Clauses {
        &mut self.clauses
    }

    fn conclude(&mut self, literal: Literal, clause: u32) {
        self.assign(literal, Reason::Clause(clause));
    }

    fn settle(&mut self, literal: Literal) {
        self.assign(literal, Reason::None);
    }

    fn decide(&mut self, literal: Literal) {
        self.decide(literal);
    }

    fn backtrack(&mut self, depth: usize) {
        self.backtrack(depth);
    }

    fn draw(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        self.propagate(budget)
    }

    fn clash(&self) -> &[Literal] {
        &self.conflict
    }

    fn reasons_of(&mut self, literal: Literal, out: &mut Vec<Literal>) {
        self.because(literal, out);
    }
}
