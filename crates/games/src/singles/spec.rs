//! The integer program of report 001, `x` = 1 for a visible cell, written from the rules alone, with the
//! third rule as rows of its own.
//!
//! The report adds rows for "the visible cells are connected" while it solves; a proof needs them all from the
//! start. Where no two blacks share a side, the whites of a board with two rows and two columns are
//! connected exactly if the blacks, linked where they touch by a corner, and the border, linked to every black
//! on it, form no ring: a ring shuts something in, and whatever is shut in is shut in by one. So:
//!
//! ```text
//! u > v        a black u inside the board leans on a black v it touches by a corner: at most once
//! x[u] + x[v] + (u > v) + (v > u) >= 1      of two blacks that touch, one leans on the other
//! x[u] + x[v] >= 1                          ... but two on the border may not touch
//! depth[u] >= depth[v] + 1  if u > v        and nobody leans on itself in the end
//! ```
//! A black on the border leans on the border. So a ring has no way to lean: as many touches as blacks,
//! each used once, all the same way round, and depths that grow for ever. Proofs speak about this program:
//! nothing here is shared with a solver.

use super::rules::{Clue, Puzzle, Solution};
use quadrille_core::pb::{Bit, Program};
use quadrille_core::{Cell, InputError};
use std::collections::HashMap;
use std::ops::Range;

/// The program of a puzzle.
pub fn write(puzzle: &Puzzle) -> Result<Program, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    Program::fits(depth_terms(puzzle))?;
    let mut program = Program::new();
    let place = |cell: usize| Cell::new(cell / cols, cell % cols);
    let x: Vec<Bit> = (0..rows * cols)
        .map(|cell| program.answer_bit(format_args!("x_{}", place(cell))))
        .collect();
    program.lights("");
    program.note("no number twice in a line");
    let mut shown = Vec::new();
    for line in lines(rows, cols) {
        for group in twins(puzzle, &line, &mut shown) {
            program.at_most(group.iter().map(|(_, cell)| (1, x[*cell])), 1);
        }
    }
    program.note("no two blacks side by side");
    for cell in 0..rows * cols {
        let right = (cell % cols + 1 < cols).then_some(cell + 1);
        let below = (cell + cols < rows * cols).then_some(cell + cols);
        for other in right.into_iter().chain(below) {
            program.at_least([(1, x[cell]), (1, x[other])], 1);
        }
    }
    if rows == 1 || cols == 1 {
        // On a strip a black inside parts its neighbours, and a single cell is white.
        program.note("no white is shut in");
        let cells = rows * cols;
        let parting = if cells == 1 { 0..1 } else { 1..cells - 1 };
        for cell in parting {
            program.fix(x[cell], true);
        }
    } else {
        no_ring(puzzle, &mut program, &x);
    }
    program.whole()
}

fn inside(puzzle: &Puzzle, cell: usize) -> bool {
    let (row, col) = (cell / puzzle.cols(), cell % puzzle.cols());
    (1..puzzle.rows() - 1).contains(&row) && (1..puzzle.cols() - 1).contains(&col)
}

/// The cells that touch a cell by a corner.
fn corners(puzzle: &Puzzle, cell: usize) -> impl Iterator<Item = usize> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let (row, col) = (cell / cols, cell % cols);
    [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().filter_map(move |(down, right)| {
        let (row, col) = (row.checked_add_signed(down)?, col.checked_add_signed(right)?);
        (row < rows && col < cols).then_some(row * cols + col)
    })
}

/// How many bits a depth has: no tree of blacks is deeper than the board has cells.
fn depth_bits(puzzle: &Puzzle) -> u32 {
    usize::BITS - (puzzle.rows() * puzzle.cols()).leading_zeros()
}

/// How many terms the rows of depths have: most of the program. Every two cells inside the board that touch by a corner
/// have two rows, one for each that may lean.
fn depth_terms(puzzle: &Puzzle) -> usize {
    let touches = 2 * puzzle.rows().saturating_sub(3) * puzzle.cols().saturating_sub(3);
    2 * touches * (2 * depth_bits(puzzle) as usize + 1)
}

/// No white is shut in.
fn no_ring(puzzle: &Puzzle, program: &mut Program, x: &[Bit]) {
    program.note("blacks and the border form no ring");
    let cols = puzzle.cols();
    let place = |cell: usize| Cell::new(cell / cols, cell % cols);
    let bits = depth_bits(puzzle);
    let inner: Vec<usize> = (0..x.len()).filter(|cell| inside(puzzle, *cell)).collect();
    let mut leans = vec![[Bit(0); 4]; x.len()];
    for &u in &inner {
        for (corner, v) in corners(puzzle, u).enumerate() {
            let name = format_args!("leans_{}_{}", place(u), place(v));
            leans[u][corner] = program.bit(name);
        }
    }
    let mut depth: Vec<Range<u32>> = vec![0..0; x.len()];
    for &u in &inner {
        let first = program.bits() as u32;
        for b in 0..bits {
            program.bit(format_args!("depth_{}_bit{b}", place(u)));
        }
        depth[u] = first..first + bits;
    }
    for u in 0..x.len() {
        for v in corners(puzzle, u).filter(|v| *v > u) {
            // Below u, v is at corner 2 or 3 of u, and u at the opposite one of v.
            let corner = 2 + usize::from(v - u > cols);
            let forth = inside(puzzle, u).then(|| leans[u][corner]);
            let back = inside(puzzle, v).then(|| leans[v][3 - corner]);
            let either = forth.into_iter().chain(back);
            let terms = [(1, x[u]), (1, x[v])].into_iter().chain(either.map(|bit| (1, bit)));
            program.at_least(terms, 1);
        }
    }
    for &u in &inner {
        program.at_most(leans[u].map(|bit| (1, bit)), 1);
    }
    for &u in &inner {
        for (corner, v) in corners(puzzle, u).enumerate() {
            // The border carries whatever leans on it.
            if inside(puzzle, v) {
                let number = |bits: &Range<u32>, sign: i64| {
                    bits.clone().enumerate().map(move |(b, bit)| (sign << b, Bit(bit)))
                };
                let terms = number(&depth[u], 1).chain(number(&depth[v], -1));
                let unless = (-(1 << bits), leans[u][corner]);
                program.at_least(terms.chain([unless]), 1 - (1 << bits));
            }
        }
    }
}

/// The lines of a board by cell number, rows first.
fn lines(rows: usize, cols: usize) -> impl Iterator<Item = Vec<usize>> {
    let across = (0..rows).map(move |r| (0..cols).map(|c| r * cols + c).collect());
    across.chain((0..cols).map(move |c| (0..rows).map(|r| r * cols + c).collect()))
}

/// The cells of a line that show the same number, for each number that is there more than once; `shown` is memory
/// for them.
fn twins<'a>(
    puzzle: &Puzzle,
    line: &[usize],
    shown: &'a mut Vec<(u64, usize)>,
) -> impl Iterator<Item = &'a [(u64, usize)]> {
    shown.clear();
    for &cell in line {
        if let Clue::Number(number) = puzzle.clues().values()[cell] {
            shown.push((number, cell));
        }
    }
    shown.sort_unstable();
    shown.chunk_by(|a, b| a.0 == b.0).filter(|group| group.len() > 1)
}

/// The point of an answer: every black leans towards where its tree began.
pub fn point(puzzle: &Puzzle, solution: &Solution) -> Vec<bool> {
    let black = solution.black.values();
    let mut point: Vec<bool> = black.iter().map(|black| !black).collect();
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    if rows == 1 || cols == 1 {
        return point;
    }
    // Trees grow from the border inwards, then from any black that is left.
    let border = (0..black.len()).filter(|cell| !inside(puzzle, *cell));
    let roots = border.chain((0..black.len()).filter(|cell| inside(puzzle, *cell)));
    let mut depth: Vec<Option<usize>> = vec![None; black.len()];
    let mut leans: HashMap<usize, usize> = HashMap::new();
    for root in roots.filter(|root| black[*root]) {
        if depth[root].is_some() {
            continue;
        }
        depth[root] = Some(0);
        let mut todo = vec![root];
        while let Some(lower) = todo.pop() {
            for u in corners(puzzle, lower).filter(|u| black[*u] && inside(puzzle, *u)) {
                if depth[u].is_none() {
                    depth[u] = depth[lower].map(|d| d + 1);
                    leans.insert(u, lower);
                    todo.push(u);
                }
            }
        }
    }
    let inner: Vec<usize> = (0..black.len()).filter(|cell| inside(puzzle, *cell)).collect();
    for &u in &inner {
        point.extend(corners(puzzle, u).map(|v| leans.get(&u) == Some(&v)));
    }
    for &u in &inner {
        let depth = depth[u].unwrap_or(0);
        point.extend((0..depth_bits(puzzle)).map(|b| depth >> b & 1 == 1));
    }
    point
}

/// The answer of a point.
pub fn answer(puzzle: &Puzzle, point: &[bool]) -> Solution {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    Solution::new(rows, cols, point[..rows * cols].iter().map(|white| !white).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depths_have_as_many_terms_as_are_foretold() {
        for (rows, cols) in [(1, 6), (2, 2), (3, 4), (4, 4), (5, 7)] {
            let clues = vec![Clue::Number(1); rows * cols];
            let puzzle = Puzzle::new(rows, cols, clues).unwrap();
            let program = write(&puzzle).unwrap();
            let bound = 1 - (1 << depth_bits(&puzzle));
            let depths = program.rows().filter(|row| row.bound == bound);
            let terms: usize = depths.map(|row| row.terms.len()).sum();
            assert_eq!(terms, depth_terms(&puzzle), "{rows} x {cols}");
        }
    }
}
