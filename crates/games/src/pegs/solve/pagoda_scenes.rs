//! Pagoda functions on the board: for each hole where the last peg might stand, the weighting that says most.

use crate::pegs::field::Field;
use crate::pegs::pagoda;
use crate::pegs::rules::Puzzle;
use quadrille_core::lens::{Scene, Scenes, Weight};
use quadrille_core::{Budget, Stop};

/// The name of these scenes.
pub const NAME: &str = "pagoda";
/// No more goals than this are looked at.
const MOST: usize = 200;

/// A scene for the puzzle's goal, or one for each hole: the weights, what the start weighs and what a peg on the goal does.
/// A start that weighs less never comes there.
pub fn scenes(puzzle: &Puzzle, budget: &mut Budget) -> Result<Scenes, Stop> {
    let field = Field::new(puzzle);
    let pegs = field.pegs(puzzle.start());
    let goals = match field.goal(puzzle) {
        Some(goal) => vec![goal],
        None => (0..field.len().min(MOST)).collect(),
    };
    let mut scenes = Vec::new();
    for goal in goals {
        budget.check()?;
        let Some(weights) = pagoda::tightest(&field, &pegs, goal, budget)? else { continue };
        let start = weights.iter().zip(&pegs).filter(|(_, peg)| **peg).map(|(weight, _)| weight);
        scenes.push(Scene {
            marked: vec![field.cells[goal]],
            value: start.sum(),
            limit: Some(weights[goal]),
            weights: field
                .cells
                .iter()
                .zip(&weights)
                .map(|(cell, value)| Weight { cell: *cell, value: *value })
                .collect(),
            ..Scene::default()
        });
    }
    Ok(Scenes { name: NAME.to_string(), scenes })
}
