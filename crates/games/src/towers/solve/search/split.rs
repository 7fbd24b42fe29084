//! The search in parts: cells of few heights are tried with each of them.

use super::tree::Tree;
use super::{anything, heights, solve_within};
use crate::split::{self, PARTS};
use crate::towers::heights::HeightSet;
use crate::towers::rules::{Heights, Puzzle};
use quadrille_core::{Answer, Ask, Budget, Cell, Cube, Stop};
use quadrille_engines::cubes::cut;

/// A part: towers that are assumed, and the heights that they leave in each cell.
pub struct Part {
    cube: Cube,
    allowed: Vec<HeightSet>,
}

impl Part {
    fn open(&self) -> u64 {
        self.allowed.iter().map(|set| u64::from(set.count_ones().saturating_sub(1))).sum()
    }
}

/// Solves in several threads.
pub fn run(
    puzzle: &Puzzle,
    allowed: &[HeightSet],
    ask: &Ask,
    alone: bool,
    budget: &mut Budget,
) -> Answer<Heights> {
    let parts = parts(puzzle, allowed, PARTS, budget);
    split::counted(&parts, ask, budget, |part, budget| {
        solve_within(puzzle, &part.allowed, ask, alone, budget)
    })
}

/// About so many cubes that are all of a puzzle together.
pub fn cubes(puzzle: &Puzzle, wanted: usize, budget: &mut Budget) -> Vec<Cube> {
    parts(puzzle, &anything(puzzle), wanted, budget).into_iter().map(|part| part.cube).collect()
}

/// Solves a part of a puzzle.
pub fn within(puzzle: &Puzzle, cube: &Cube, ask: &Ask, budget: &mut Budget) -> Answer<Heights> {
    let mut allowed = anything(puzzle);
    for &(cell, height) in &cube.0 {
        let set = &mut allowed[cell.row * puzzle.size() + cell.col];
        *set = heights::members(*set).find(|h| *h == usize::from(height)).map_or(0, heights::only);
    }
    if allowed.contains(&0) {
        return Answer::impossible();
    }
    solve_within(puzzle, &allowed, ask, false, budget)
}

/// Cuts what is allowed into about so many parts.
fn parts(puzzle: &Puzzle, allowed: &[HeightSet], wanted: usize, budget: &mut Budget) -> Vec<Part> {
    let allowed = Tree::new(puzzle, allowed, 0).first_conclusions(budget);
    let root = Part { cube: Cube::default(), allowed };
    cut(root, wanted, Part::open, |part| branches(puzzle, part, budget))
}

/// A part with one more cell decided, in every way: a cell of the fewest heights.
fn branches(puzzle: &Puzzle, part: &Part, budget: &mut Budget) -> Result<Vec<Part>, Stop> {
    let n = puzzle.size();
    let open = part.allowed.iter().enumerate().filter(|(_, set)| set.count_ones() > 1);
    // Only what has open cells is cut.
    let (at, &set) = open.min_by_key(|(_, set)| set.count_ones()).ok_or(Stop::GaveUp)?;
    let mut branches = Vec::new();
    for height in heights::members(set) {
        budget.check()?;
        let mut cube = part.cube.clone();
        cube.0.push((Cell::new(at / n, at % n), height as u16));
        let mut allowed = part.allowed.clone();
        allowed[at] = heights::only(height);
        let allowed = Tree::new(puzzle, &allowed, 0).first_conclusions(budget);
        if allowed.iter().all(|set| *set != 0) {
            branches.push(Part { cube, allowed });
        }
    }
    Ok(branches)
}
