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
use quadrille_core::pb::{Bit, Program, RowId, Term};
use quadrille_core::{Cell, InputError};
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

/// The program, and where everything about rings is.
pub struct Stated {
    /// The program.
    pub program: Program,
    /// Leaning, by the two cells' numbers: its variable and the row about depths.
    pub leans: HashMap<(usize, usize), (Bit, RowId)>,
    /// The row that a touch must be leant on, by the two cells' numbers, the lower first.
    pub touches: HashMap<(usize, usize), RowId>,
    /// By cell: leaning at most once.
    pub once: HashMap<usize, RowId>,
    /// The rows about rings.
    pub rings: Range<RowId>,
    /// No depth reaches this.
    pub deepest: u64,
}

/// The program of a puzzle.
pub fn write(puzzle: &Puzzle) -> Result<Program, InputError> {
    Ok(state(puzzle)?.program)
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

/// The program of a puzzle, and what is where.
pub fn state(puzzle: &Puzzle) -> Result<Stated, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let place = |cell: usize| Cell::new(cell / cols, cell % cols);
    let mut program = Program::new();
    let x: Vec<Bit> =
        (0..rows * cols).map(|cell| program.answer_bit(format!("x_{}", place(cell)))).collect();
    program.note("no number twice in a line");
    for line in lines(rows, cols) {
        for group in twins(puzzle, &line) {
            program.at_most(group.into_iter().map(|cell| (1, x[cell])), 1);
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
    let mut stated = Stated {
        program,
        leans: HashMap::new(),
        touches: HashMap::new(),
        once: HashMap::new(),
        rings: 0..0,
        deepest: 1 << depth_bits(puzzle),
    };
    if rows == 1 || cols == 1 {
        // On a strip a black inside parts its neighbours, and a single cell is white.
        stated.program.note("no white is shut in");
        let cells = rows * cols;
        let parting = if cells == 1 { 0..1 } else { 1..cells - 1 };
        for cell in parting {
            stated.program.fix(x[cell], true);
        }
    } else {
        let first = stated.program.ids() + 1;
        no_ring(puzzle, &mut stated, &x);
        stated.rings = first..stated.program.ids() + 1;
    }
    stated.program = stated.program.whole()?;
    Ok(stated)
}

/// No white is shut in.
fn no_ring(puzzle: &Puzzle, stated: &mut Stated, x: &[Bit]) {
    let program = &mut stated.program;
    program.note("blacks and the border form no ring");
    let cols = puzzle.cols();
    let place = |cell: usize| Cell::new(cell / cols, cell % cols);
    let bits = depth_bits(puzzle);
    let inner: Vec<usize> = (0..x.len()).filter(|cell| inside(puzzle, *cell)).collect();
    let mut leans: BTreeMap<(usize, usize), Bit> = BTreeMap::new();
    for &u in &inner {
        for v in corners(puzzle, u) {
            let name = format!("leans_{}_{}", place(u), place(v));
            leans.insert((u, v), program.bit(name));
        }
    }
    let mut depth: HashMap<usize, Vec<Bit>> = HashMap::new();
    for &u in &inner {
        let name = |b| format!("depth_{}_bit{b}", place(u));
        depth.insert(u, (0..bits).map(|b| program.bit(name(b))).collect());
    }
    for u in 0..x.len() {
        for v in corners(puzzle, u).filter(|v| *v > u) {
            let either = [(u, v), (v, u)].into_iter().filter_map(|pair| leans.get(&pair));
            let terms = [(1, x[u]), (1, x[v])].into_iter().chain(either.map(|bit| (1, *bit)));
            stated.touches.insert((u, v), program.at_least(terms, 1));
        }
    }
    for &u in &inner {
        let ways = corners(puzzle, u).map(|v| (1, leans[&(u, v)]));
        stated.once.insert(u, program.at_most(ways, 1));
    }
    for (&(u, v), &bit) in &leans {
        let id = match depth.get(&v) {
            Some(lower) => {
                let number = |bits: &[Bit], sign: i64| -> Vec<Term> {
                    bits.iter().enumerate().map(|(b, bit)| (sign << b, *bit)).collect()
                };
                let mut terms = number(&depth[&u], 1);
                terms.extend(number(lower, -1));
                terms.push((-(1 << bits), bit));
                program.at_least(terms, 1 - (1 << bits))
            }
            // The border carries whatever leans on it.
            None => 0,
        };
        stated.leans.insert((u, v), (bit, id));
    }
}

/// The lines of a board by cell number, rows first.
fn lines(rows: usize, cols: usize) -> impl Iterator<Item = Vec<usize>> {
    let across = (0..rows).map(move |r| (0..cols).map(|c| r * cols + c).collect());
    across.chain((0..cols).map(move |c| (0..rows).map(|r| r * cols + c).collect()))
}

/// The cells of a line that show the same number, for each number that is there more than once.
fn twins(puzzle: &Puzzle, line: &[usize]) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for &cell in line {
        if let Clue::Number(number) = puzzle.clues().values()[cell] {
            groups.entry(number).or_default().push(cell);
        }
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
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
