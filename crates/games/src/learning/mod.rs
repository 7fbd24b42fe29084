//! Search that learns a clause from every contradiction, for games whose cells are white or black.
//!
//! A game brings its propagation, and the reasons of what it concludes when they are asked for (lazy clause
//! generation); choosing, analysing, learning, forgetting and starting again are the same for all.

pub mod clauses;
mod lesson;
mod literal;
mod order;
mod search;
pub mod split;

pub use clauses::Clauses;
pub use lesson::Analysis;
pub use literal::Literal;
pub use search::LearningSearch;

use quadrille_core::{Budget, Stop};

/// What a game knows of its cells, and what follows from it.
pub trait Engine {
    /// How many cells are numbered.
    fn len(&self) -> usize;
    /// The cells that are not decided, in the order to try them.
    fn open(&self) -> Vec<u32>;
    /// Whether there is no such cell.
    fn is_settled(&self) -> bool {
        self.open().is_empty()
    }
    /// Whether a literal is decided to be true.
    fn holds(&self, literal: Literal) -> bool;
    /// How many decisions were in force when a decided cell was decided.
    fn level(&self, at: u32) -> u32;
    /// How many decisions are in force.
    fn depth(&self) -> usize;
    /// The literals decided so far, oldest first.
    fn trail(&self) -> &[Literal];
    /// How long the trail was when a decision was made.
    fn start_of(&self, depth: usize) -> usize;
    /// The clauses learned so far.
    fn clauses(&mut self) -> &mut Clauses;
    /// Decides an open cell because of a clause.
    fn conclude(&mut self, literal: Literal, clause: u32);
    /// Decides an open cell for good or, with a decision, until it is taken back.
    fn settle(&mut self, literal: Literal);
    /// Tries a literal: everything that follows from it is taken back with it.
    fn decide(&mut self, literal: Literal);
    /// Takes back all decisions deeper than `depth`.
    fn backtrack(&mut self, depth: usize);
    /// Draws all conclusions; `false` when they contradict each other.
    fn draw(&mut self, budget: &mut Budget) -> Result<bool, Stop>;
    /// True literals that cannot be true together, after a contradiction.
    fn clash(&self) -> &[Literal];
    /// Adds the literals from which a decided literal follows; nothing for what was tried.
    fn reasons_of(&mut self, literal: Literal, out: &mut Vec<Literal>);
}
