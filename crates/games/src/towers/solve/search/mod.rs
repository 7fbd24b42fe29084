//! Method `search`: the dedicated search, and the default.

mod all_different;
mod board;
mod sight;
mod singles;
mod tree;

use crate::towers::rules::{Heights, Puzzle};
use quadrille_core::{Answer, Ask, Budget, InputError};
use tree::{Found, Tree};

/// Solves by search.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    let mut found = Found { first: None, solutions: 0, exhausted: false };
    let stop = Tree::new(puzzle, ask.seed).count(ask.count, &mut found, budget).err();
    Ok(Answer::counted(found.first, found.solutions, found.exhausted, stop))
}
