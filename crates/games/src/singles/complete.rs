//! Completing a player's position: circles stay white, blacks stay black.

use super::frame::Colour;
use super::play::{Mark, State};
use super::rules::{Puzzle, Solution};
use super::solve::engine::Engine;
use super::twins::Twins;
use crate::learning::LearningSearch;
use quadrille_core::{Answer, Budget, Stop};

/// A solution with all marks of the position.
pub(super) fn run(puzzle: &Puzzle, from: &State, budget: &mut Budget) -> Answer<Solution> {
    find(puzzle, from, budget).unwrap_or_else(Answer::unknown)
}

fn find(puzzle: &Puzzle, from: &State, budget: &mut Budget) -> Result<Answer<Solution>, Stop> {
    let twins = Twins::new(puzzle);
    // A player may blacken more than is needed, so every answer counts, not the minimal alone.
    let mut engine = Engine::new(puzzle, &twins, false);
    let mut colours = engine.frame.colours();
    for cell in from.marks.cells() {
        colours[engine.frame.at(cell.row, cell.col) as usize] = match from.marks[cell] {
            Mark::Open => Colour::Open,
            Mark::White => Colour::White,
            Mark::Black => Colour::Black,
        };
    }
    let mut found = None;
    if engine.adopt(&colours, budget)? {
        let mut keep = |engine: &Engine<'_>| found = Some(engine.solution());
        LearningSearch::new(engine).each_answer(1, budget, &mut keep)?;
    }
    Ok(found.map_or_else(Answer::impossible, Answer::solved))
}
