//! The integer program of reports 000 and 001, errata mended, written from the rules alone.
//!
//! `x[i,j,k]` = the tower at (i,j) has height k; `y` = it is seen from the side of a clue. With S the
//! number of towers above k before it, seen from there:
//!
//! ```text
//! n y + S + n x <= 2n          a tower behind a taller one is hidden
//! y + S - n x >= 1 - n         a tower behind shorter ones is seen
//! sum of y over the line = clue
//! ```
//! These are the reports' rows times n, so that all numbers are whole. Proofs speak about this program:
//! nothing here is shared with a solver.

use super::rules::{Heights, Puzzle, Side};
use quadrille_core::pb::{Bit, Program, Term};
use quadrille_core::{Cell, Grid, InputError, message};

/// Above this size the rows, 8 n^3 of up to n^2 terms each, outgrow any checker.
const MAX_SIZE: usize = 20;

/// The place, from the side a line is looked at, of its `i`-th cell.
pub(super) fn cell(n: usize, side: Side, index: usize, i: usize) -> Cell {
    match side {
        Side::Top => Cell::new(i, index),
        Side::Bottom => Cell::new(n - 1 - i, index),
        Side::Left => Cell::new(index, i),
        Side::Right => Cell::new(index, n - 1 - i),
    }
}

/// "The tower at this cell has this height", in a board of size `n`.
pub(super) fn tower(n: usize, cell: Cell, height: usize) -> Bit {
    Bit(((cell.row * n + cell.col) * n + height - 1) as u32)
}

/// The program of a puzzle, with report 000's S: towers above k.
pub fn write(puzzle: &Puzzle) -> Result<Program, InputError> {
    program(puzzle, 1)
}

/// The same with report 001's S, which counts towers of height k too.
pub fn write_001(puzzle: &Puzzle) -> Result<Program, InputError> {
    program(puzzle, 0)
}

/// S counts towers that are at least so much higher than k.
fn program(puzzle: &Puzzle, higher: usize) -> Result<Program, InputError> {
    let n = puzzle.size();
    if n > MAX_SIZE {
        return Err(InputError::new(message!("towers-program-size", n = n, most = MAX_SIZE)));
    }
    let mut program = Program::new();
    for cell in puzzle.cells() {
        for height in 1..=n {
            program.answer_bit(format_args!("x_{cell}_{height}"));
        }
    }
    let x = |cell: Cell, height: usize| -> Term { (1, tower(n, cell, height)) };
    program.note("one height a cell");
    for cell in puzzle.cells() {
        program.exactly((1..=n).map(|height| x(cell, height)), 1);
    }
    program.note("each height once a row");
    for row in 0..n {
        for height in 1..=n {
            program.exactly((0..n).map(|col| x(Cell::new(row, col), height)), 1);
        }
    }
    program.note("each height once a column");
    for col in 0..n {
        for height in 1..=n {
            program.exactly((0..n).map(|row| x(Cell::new(row, col), height)), 1);
        }
    }
    for (side, index, clue) in puzzle.clues() {
        sight(&mut program, n, (side, index, clue), higher);
    }
    program.note("given towers");
    for (cell, height) in puzzle.givens() {
        program.fix(tower(n, cell, height.into()), true);
    }
    program.whole()
}

/// The towers of one line seen from one side.
fn sight(
    program: &mut Program,
    n: usize,
    (side, index, clue): (Side, usize, usize),
    higher: usize,
) {
    program.note(format!("clue {} {}", side.name(), index + 1));
    let all = n as i64;
    let mut seen = Vec::new();
    for i in 0..n {
        let here = cell(n, side, index, i);
        let y = program.bit(format_args!("y_{}_{here}", side.name()));
        for height in 1..=n {
            let x = tower(n, here, height);
            let taller = || {
                (0..i).flat_map(move |before| {
                    (height + higher..=n)
                        .map(move |above| (1, tower(n, cell(n, side, index, before), above)))
                })
            };
            program.at_most(taller().chain([(all, y), (all, x)]), 2 * all);
            program.at_least(taller().chain([(1, y), (-all, x)]), 1 - all);
        }
        seen.push((1, y));
    }
    program.exactly(seen, clue as i64);
}

/// The point of an answer.
pub fn point(puzzle: &Puzzle, heights: &Heights) -> Vec<bool> {
    let n = puzzle.size();
    let mut point = vec![false; n * n * n];
    for cell in puzzle.cells() {
        point[tower(n, cell, heights[cell].into()).index()] = true;
    }
    for (side, index, _) in puzzle.clues() {
        let mut highest = 0;
        for i in 0..n {
            let height = heights[cell(n, side, index, i)];
            point.push(height > highest);
            highest = highest.max(height);
        }
    }
    point
}

/// The answer of a point: the first height of each cell whose variable is 1.
pub fn answer(puzzle: &Puzzle, point: &[bool]) -> Heights {
    let n = puzzle.size();
    let height = |cell| (1..=n).find(|k| point[tower(n, cell, *k).index()]).unwrap_or(0) as u8;
    Grid::from_vec(n, n, puzzle.cells().map(height).collect())
}
