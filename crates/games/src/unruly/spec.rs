//! The reports' two integer programs, written from the rules alone.
//!
//! Report 002: `x[i,j]` = 1 for black; half of every line, and one or two of every window of three.
//! Report 003: `x[i,j,k]` with k = 1 for white and 2 for black. Where no two lines may be equal, both say so
//! with a variable for each place of two lines: 1 exactly where they differ.
//!
//! Proofs speak about these programs: nothing here is shared with a solver.

use super::rules::{Ink, Plane, Puzzle, Solution};
use quadrille_core::pb::{Bit, Program};
use quadrille_core::{InputError, message};

/// Larger boards are not written.
const MAX_CELLS: usize = 160_000;
/// More comparisons of cells are not written.
const MAX_COMPARISONS: usize = 2_000_000;

/// The lines of a board, rows first: name and cells in reading order.
fn lines(puzzle: &Puzzle) -> impl Iterator<Item = (String, Vec<usize>)> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let across = (0..rows)
        .map(move |r| (format!("row {}", r + 1), (0..cols).map(|c| r * cols + c).collect()));
    let down = (0..cols)
        .map(move |c| (format!("column {}", c + 1), (0..rows).map(|r| r * cols + c).collect()));
    across.chain(down)
}

fn fits(puzzle: &Puzzle) -> Result<(), InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    if rows * cols > MAX_CELLS {
        return Err(InputError::new(message!("unruly-model-too-large", cells = MAX_CELLS)));
    }
    if puzzle.unique_lines() && rows * cols * (rows + cols) / 2 > MAX_COMPARISONS {
        return Err(InputError::new(message!("unruly-model-comparisons")));
    }
    Ok(())
}

fn place(puzzle: &Puzzle, cell: usize) -> String {
    format!("r{}c{}", cell / puzzle.cols() + 1, cell % puzzle.cols() + 1)
}

/// Report 002's program.
pub fn one_colour(puzzle: &Puzzle) -> Result<Program, InputError> {
    fits(puzzle)?;
    let mut program = Program::new();
    let x: Vec<Bit> = (0..puzzle.rows() * puzzle.cols())
        .map(|cell| program.answer_bit(format_args!("x_{}", place(puzzle, cell))))
        .collect();
    for (name, line) in lines(puzzle) {
        program.note(name);
        let cells: Vec<Bit> = line.iter().map(|cell| x[*cell]).collect();
        program.exactly(cells.iter().map(|x| (1, *x)), cells.len() as i64 / 2);
        for window in cells.windows(3) {
            program.at_least(window.iter().map(|x| (1, *x)), 1);
            program.at_most(window.iter().map(|x| (1, *x)), 2);
        }
    }
    givens(puzzle, &mut program, |program, cell, black| {
        program.fix(x[cell], black);
    });
    differences(puzzle, &mut program, |cell| x[cell]);
    program.whole()
}

/// Report 003's program: a variable for each cell and colour.
pub fn two_colours(puzzle: &Puzzle) -> Result<Program, InputError> {
    fits(puzzle)?;
    let mut program = Program::new();
    let x: Vec<[Bit; 2]> = (0..puzzle.rows() * puzzle.cols())
        .map(|cell| {
            let place = place(puzzle, cell);
            [1, 2].map(|k| program.answer_bit(format_args!("x_{place}_{k}")))
        })
        .collect();
    program.lights("1");
    program.note("one colour a cell");
    for both in &x {
        program.exactly(both.map(|bit| (1, bit)), 1);
    }
    for (name, line) in lines(puzzle) {
        program.note(name);
        program.exactly(line.iter().flat_map(|cell| [(1, x[*cell][0]), (-1, x[*cell][1])]), 0);
        for window in line.windows(3) {
            for k in 0..2 {
                program.at_most(window.iter().map(|cell| (1, x[*cell][k])), 2);
            }
        }
    }
    givens(puzzle, &mut program, |program, cell, black| {
        program.fix(x[cell][usize::from(black)], true);
    });
    differences(puzzle, &mut program, |cell| x[cell][1]);
    program.whole()
}

fn givens(puzzle: &Puzzle, program: &mut Program, mut fix: impl FnMut(&mut Program, usize, bool)) {
    program.note("given tiles");
    for row in 0..puzzle.rows() {
        for col in 0..puzzle.cols() {
            if let Some(ink) = puzzle.given(row, col) {
                fix(program, row * puzzle.cols() + col, ink == Ink::Black);
            }
        }
    }
}

/// Pairs of lines of one direction, each as its pairs of cells, where lines must differ.
fn compared(puzzle: &Puzzle) -> Vec<Vec<[usize; 2]>> {
    if !puzzle.unique_lines() {
        return Vec::new();
    }
    let all: Vec<Vec<usize>> = lines(puzzle).map(|(_, line)| line).collect();
    let (across, down) = all.split_at(puzzle.rows());
    let mut pairs = Vec::new();
    for group in [across, down] {
        for (index, two) in group.iter().enumerate() {
            for one in &group[..index] {
                pairs.push(one.iter().zip(two).map(|(a, b)| [*a, *b]).collect());
            }
        }
    }
    pairs
}

fn differences(puzzle: &Puzzle, program: &mut Program, black: impl Fn(usize) -> Bit) {
    for line in compared(puzzle) {
        program.note("two lines differ");
        let mut places = Vec::new();
        for [a, b] in line {
            let name = format!("differ_{}_{}", place(puzzle, a), place(puzzle, b));
            let (d, a, b) = (program.bit(name), black(a), black(b));
            program.at_least([(1, a), (1, b), (-1, d)], 0);
            program.at_most([(1, a), (1, b), (1, d)], 2);
            program.at_least([(1, d), (-1, a), (1, b)], 0);
            program.at_least([(1, d), (1, a), (-1, b)], 0);
            places.push((1, d));
        }
        program.at_least(places, 1);
    }
}

fn blacks(puzzle: &Puzzle, solution: &Solution) -> Vec<bool> {
    let cols = puzzle.cols();
    (0..puzzle.rows() * cols).map(|cell| solution.black.get(cell / cols, cell % cols)).collect()
}

fn with_differences(puzzle: &Puzzle, black: &[bool], mut point: Vec<bool>) -> Vec<bool> {
    point.extend(compared(puzzle).iter().flatten().map(|[a, b]| black[*a] != black[*b]));
    point
}

/// The point of an answer in report 002's program.
pub fn one_colour_point(puzzle: &Puzzle, solution: &Solution) -> Vec<bool> {
    let black = blacks(puzzle, solution);
    with_differences(puzzle, &black, black.clone())
}

/// The point of an answer in report 003's program.
pub fn two_colours_point(puzzle: &Puzzle, solution: &Solution) -> Vec<bool> {
    let black = blacks(puzzle, solution);
    let point = black.iter().flat_map(|black| [!black, *black]).collect();
    with_differences(puzzle, &black, point)
}

fn from_blacks(puzzle: &Puzzle, black: impl Fn(usize) -> bool) -> Solution {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let mut plane = Plane::new(rows, cols);
    (0..rows * cols).for_each(|cell| plane.set(cell / cols, cell % cols, black(cell)));
    Solution { black: plane }
}

/// The answer of a point of report 002's program.
pub fn one_colour_answer(puzzle: &Puzzle, point: &[bool]) -> Solution {
    from_blacks(puzzle, |cell| point[cell])
}

/// The answer of a point of report 003's program.
pub fn two_colours_answer(puzzle: &Puzzle, point: &[bool]) -> Solution {
    from_blacks(puzzle, |cell| point[2 * cell + 1])
}
