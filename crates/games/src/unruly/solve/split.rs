//! Walking the whole tree in parts, and the parts of a puzzle as cubes.

use super::super::propagate::{Depth, Propagator};
use super::super::rules::{Ink, Puzzle, Solution};
use super::learn::Lines;
use super::search::TileSearch;
use crate::learning::Literal;
use crate::learning::split::{Part, parts};
use crate::split::{PARTS, counted};
use quadrille_core::{Answer, Ask, Budget, Cell, Cube, InputError, Stop, Verdict};

/// Goes on with a search whose root is all that is settled, in several threads.
pub fn walk(search: &mut TileSearch, limit: u64, budget: &mut Budget) -> Result<(), Stop> {
    let lines = Lines::new(&search.tiles, search.unique_lines);
    let parts = parts(&lines, PARTS, budget);
    let ask = Ask { count: limit, threads: search.threads, ..Ask::default() };
    let mut root = search.clone();
    (root.threads, root.solutions, root.first) = (1, 0, None);
    let cols = search.tiles.board.cols();
    let answer = counted(&parts, &ask, budget, |part, budget| {
        let mut search = root.clone();
        let stop = within(&mut search, part, cols, limit, budget).err();
        Answer::counted(search.first, search.solutions, search.exhausted, stop)
    });
    (search.solutions, search.exhausted) = (answer.solutions, answer.exhausted);
    search.first = search.first.take().or(answer.solution);
    match answer.verdict {
        Verdict::Unknown(stop) => Err(stop),
        _ => Ok(()),
    }
}

/// Walks one part.
fn within(
    search: &mut TileSearch,
    part: &Part,
    cols: usize,
    limit: u64,
    budget: &mut Budget,
) -> Result<(), Stop> {
    for &literal in &part.literals {
        let (cell, ink) = tile(literal, cols);
        if !search.tiles.try_tile(cell, ink, budget)? {
            search.exhausted = true;
            return Ok(());
        }
    }
    search.count(limit, budget)
}

fn tile(literal: Literal, cols: usize) -> ((usize, usize), Ink) {
    let at = literal.at() as usize;
    ((at / cols, at % cols), Ink::black_if(literal.is_black()))
}

/// About so many cubes that are all of a puzzle together.
pub fn cubes(puzzle: &Puzzle, wanted: usize, budget: &mut Budget) -> Vec<Cube> {
    let mut tiles = Propagator::new(puzzle, Depth::Lines);
    if !matches!(tiles.sweep(budget), Ok(true)) || !matches!(tiles.run(budget), Ok(true)) {
        return vec![Cube::default()];
    }
    let lines = Lines::new(&tiles, puzzle.unique_lines());
    let face = |literal: &Literal| {
        let ((row, col), ink) = tile(*literal, puzzle.cols());
        (Cell::new(row, col), u16::from(ink == Ink::Black))
    };
    let cube = |part: Part| Cube(part.literals.iter().map(face).collect());
    parts(&lines, wanted, budget).into_iter().map(cube).collect()
}

/// The puzzle with the tiles of a cube given; nothing if it gives others there.
fn held(puzzle: &Puzzle, cube: &Cube) -> Option<Puzzle> {
    let mut held = puzzle.clone();
    for &(cell, face) in &cube.0 {
        let ink = Ink::black_if(face == 1);
        if puzzle.given(cell.row, cell.col).is_some_and(|given| given != ink) {
            return None;
        }
        held.give(cell.row, cell.col, Some(ink));
    }
    Some(held)
}

/// Solves a part of a puzzle.
pub fn solve(
    puzzle: &Puzzle,
    cube: &Cube,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    match held(puzzle, cube) {
        Some(held) => super::search::run(&held, ask, budget),
        None => Ok(Answer::impossible()),
    }
}
