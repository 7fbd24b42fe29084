//! The parts of a puzzle as cubes, for machines that share it.

use super::engine::Engine;
use super::probe;
use crate::learning::Literal;
use crate::learning::split::{Part, answers, parts};
use crate::singles::frame::Colour;
use crate::singles::rules::{Puzzle, Solution};
use crate::singles::twins::Twins;
use quadrille_core::{Answer, Ask, Budget, Cube, Stop};

/// About so many cubes that are all of a puzzle together.
pub fn cubes(puzzle: &Puzzle, wanted: usize, budget: &mut Budget) -> Vec<Cube> {
    let twins = Twins::new(puzzle);
    let mut engine = Engine::new(puzzle, &twins, false);
    if !matches!(probe::settle(&mut engine, budget), Ok(true)) {
        return vec![Cube::default()];
    }
    let face = |l: &Literal| (engine.frame.cell(l.at()), u16::from(l.is_black()));
    let cube = |part: Part| Cube(part.literals.iter().map(face).collect());
    parts(&engine, wanted, budget).into_iter().map(cube).collect()
}

/// Solves a part of a puzzle.
pub fn solve(puzzle: &Puzzle, cube: &Cube, ask: &Ask, budget: &mut Budget) -> Answer<Solution> {
    find(puzzle, cube, ask, budget).unwrap_or_else(Answer::unknown)
}

fn find(
    puzzle: &Puzzle,
    cube: &Cube,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, Stop> {
    let twins = Twins::new(puzzle);
    // Every answer contains a minimal one, so whether there is any is told by those; it need not be in the same cube.
    let mut engine = Engine::new(puzzle, &twins, ask.count == 1);
    let mut colours = engine.frame.colours();
    for &(cell, face) in &cube.0 {
        let colour = if face == 1 { Colour::Black } else { Colour::White };
        colours[engine.frame.at(cell.row, cell.col) as usize] = colour;
    }
    if !engine.adopt(&colours, budget)? || !probe::settle(&mut engine, budget)? {
        return Ok(Answer::impossible());
    }
    let found = answers(engine, ask.count, ask.threads, &mut None, budget, &Engine::solution);
    Ok(Answer::counted(found.first, found.count, found.all, found.stop))
}
