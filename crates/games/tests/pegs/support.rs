//! What the tests of Pegs share: small random boards, and brute force by the rules alone.

use quadrille_core::prelude::*;
use quadrille_core::{Ask, Budget, Cell, Grid, Rng, Shape};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::rules::{Puzzle, Solution, Spot, directions, pegs};
use std::collections::HashSet;

pub fn solve(
    puzzle: &Puzzle,
    method: &str,
    ask: &Ask,
    budget: &mut Budget,
) -> quadrille_core::Answer<Solution> {
    let method = Pegs::methods().iter().find(|m| m.name == method).expect("a method");
    let answer = (method.run)(puzzle, ask, budget).expect("it takes this puzzle");
    if let Some(solution) = &answer.solution {
        assert_eq!(Pegs::check(puzzle, solution), Ok(()), "{}", method.name);
    }
    if let Some(text) = &answer.certificate {
        let said = Pegs::check_certificate(puzzle, text);
        assert!(said.is_ok(), "{text}\n{said:?}");
    }
    answer
}

pub fn exact(puzzle: &Puzzle) -> quadrille_core::Answer<Solution> {
    solve(puzzle, "exact", &Ask::default(), &mut Budget::unlimited())
}

pub fn left(puzzle: &Puzzle, solution: &Solution) -> usize {
    pegs(puzzle.start()) - solution.jumps().count()
}

/// A small random board: a few places are no cells, the others pegs or holes.
pub fn random_board(rng: &mut Rng) -> Puzzle {
    loop {
        let triangle = rng.chance(25.0);
        let (rows, cols) = match triangle {
            true => (4, 4),
            false => (2 + rng.below(3), 3 + rng.below(2)),
        };
        let spots = (0..rows * cols).map(|i| match rng.below(10) {
            _ if triangle && i % cols > i / cols => Spot::Nothing,
            0 => Spot::Nothing,
            1..=3 => Spot::Hole,
            _ => Spot::Peg,
        });
        let grid = Grid::from_vec(rows, cols, spots.collect());
        let shape = if triangle { Shape::Triangle } else { Shape::Square };
        if let Ok(puzzle) = Puzzle::new(shape, grid) {
            return puzzle;
        }
    }
}

/// All jumps of a position, worked out here from the rules' directions alone.
pub fn jumps(shape: Shape, position: &Grid<Spot>) -> Vec<(Cell, Grid<Spot>, Cell)> {
    let mut all = Vec::new();
    for from in position.cells().filter(|c| position[*c] == Spot::Peg) {
        for &(dr, dc) in directions(shape) {
            let at = |k: isize| {
                let row = from.row.checked_add_signed(k * dr)?;
                let cell = Cell::new(row, from.col.checked_add_signed(k * dc)?);
                position.get(cell).map(|s| (cell, *s))
            };
            if let (Some((over, Spot::Peg)), Some((to, Spot::Hole))) = (at(1), at(2)) {
                let mut next = position.clone();
                (next[from], next[over], next[to]) = (Spot::Hole, Spot::Hole, Spot::Peg);
                all.push((from, next, to));
            }
        }
    }
    all
}

pub fn reachable(puzzle: &Puzzle) -> HashSet<Grid<Spot>> {
    let mut seen = HashSet::from([puzzle.start().clone()]);
    let mut open = vec![puzzle.start().clone()];
    while let Some(position) = open.pop() {
        for (_, next, _) in jumps(puzzle.shape(), &position) {
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    seen
}
