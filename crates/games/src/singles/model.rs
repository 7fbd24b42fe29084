//! The reports' integer program, and formulas, as data.
//!
//! Methods add connectivity as cuts while they run. The files of `model` must be exact by
//! themselves: there the program carries a flow from a white corner to every white, and the formula
//! gives every other white a white neighbour nearer to that corner.

use super::frame::Frame;
use super::rules::{Puzzle, Solution};
use super::twins::Twins;
use quadrille_core::{Budget, Cell, InputError, ModelKind, message};
use quadrille_engines::mip::{Program, Var};
use quadrille_engines::sat::{Formula, Lit};

/// Larger boards make files nobody can use.
const MAX_MODEL_CELLS: usize = 40_000;

/// The report's program without connectivity: `x` = 1 for a visible cell.
pub(super) struct CellProgram {
    /// The program.
    pub program: Program,
    /// One variable a cell, row by row.
    pub x: Vec<Var>,
}

/// The index of a cell of the frame among the cells of the board.
fn index(frame: Frame, at: u32) -> usize {
    let cell = frame.cell(at);
    cell.row * frame.cols + cell.col
}

/// Pairs of neighbours, each once.
fn neighbours(frame: Frame) -> impl Iterator<Item = (usize, usize)> {
    let (rows, cols) = (frame.rows, frame.cols);
    (0..rows * cols).flat_map(move |i| {
        let right = (i % cols + 1 < cols).then_some((i, i + 1));
        let below = (i / cols + 1 < rows).then_some((i, i + cols));
        right.into_iter().chain(below)
    })
}

fn groups(frame: Frame, twins: &Twins) -> impl Iterator<Item = Vec<usize>> {
    (0..twins.groups() as u32)
        .map(move |g| twins.members(g).iter().map(|&at| index(frame, at)).collect())
}

/// The report's program: each number at most once visible in a line, of two neighbours at least
/// one visible, minimise `x[1,1]`.
pub(super) fn program(puzzle: &Puzzle, budget: &Budget) -> CellProgram {
    let frame = Frame::new(puzzle.rows(), puzzle.cols());
    let twins = Twins::new(puzzle);
    let mut program = Program::within("singles", budget);
    let cells = frame.inside().map(|at| frame.cell(at));
    let x: Vec<Var> = cells.map(|cell| program.binary(format!("x_{cell}"))).collect();
    program.cost(x[0], 1.0);
    for (i, group) in groups(frame, &twins).enumerate() {
        let terms: Vec<_> = group.iter().map(|&c| (x[c], 1.0)).collect();
        program.row(format!("twins_{}", i + 1), &terms, f64::NEG_INFINITY, 1.0);
    }
    for (a, b) in neighbours(frame) {
        let name = format!("beside_{}_{}", a + 1, b + 1);
        program.row(name, &[(x[a], 1.0), (x[b], 1.0)], 1.0, f64::INFINITY);
    }
    if x.len() == 1 {
        program.fix(x[0], 1.0);
    }
    CellProgram { program, x }
}

/// The rules as clauses, connectivity left out but for single cells.
pub struct CellFormula {
    /// The formula.
    pub formula: Formula,
    /// One literal a cell, row by row; true = black.
    pub black: Vec<Lit>,
}

/// The formula of a puzzle: no number twice, no black neighbours, no single white shut in.
///
/// The variables say "white", because solvers try true first: an answer with few blacks is
/// hardly ever disconnected.
pub(super) fn formula(puzzle: &Puzzle, budget: &Budget) -> CellFormula {
    let frame = Frame::new(puzzle.rows(), puzzle.cols());
    let twins = Twins::new(puzzle);
    let mut formula = Formula::within(budget);
    let cells = frame.inside().map(|at| frame.cell(at));
    let white: Vec<Lit> = cells.map(|cell| formula.var(format!("white_{cell}"))).collect();
    for group in groups(frame, &twins) {
        let whites: Vec<Lit> = group.iter().map(|&c| white[c]).collect();
        formula.at_most_one(&whites);
    }
    let mut ways_out: Vec<Vec<Lit>> = vec![Vec::new(); white.len()];
    for (a, b) in neighbours(frame) {
        formula.clause(&[white[a], white[b]]);
        ways_out[a].push(white[b]);
        ways_out[b].push(white[a]);
    }
    // On a strip a white may be the only one, and need no way out.
    if frame.rows > 1 && frame.cols > 1 {
        ways_out.iter().for_each(|ways| formula.clause(ways));
    }
    if white.len() == 1 {
        formula.clause(&[white[0]]);
    }
    CellFormula { formula, black: white.into_iter().map(|w| !w).collect() }
}

/// The exact model of a puzzle as a file's text.
pub(super) fn write(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
    let cells = puzzle.rows() * puzzle.cols();
    if cells > MAX_MODEL_CELLS {
        let what = message!("singles-model-too-large", cells = cells, limit = MAX_MODEL_CELLS);
        return Err(InputError::new(what));
    }
    Ok(match kind {
        ModelKind::Lp => with_flow(puzzle).to_lp(),
        ModelKind::Mps => with_flow(puzzle).to_mps(),
        ModelKind::Cnf => with_distances(puzzle).formula.to_dimacs(),
    })
}

/// The report's program, connected by a flow: the first visible cell of r1c1 and its neighbour
/// sends one unit to every visible cell, over visible cells only.
#[must_use]
pub fn with_flow(puzzle: &Puzzle) -> Program {
    let frame = Frame::new(puzzle.rows(), puzzle.cols());
    let CellProgram { mut program, x } = program(puzzle, &Budget::unlimited());
    let cells = x.len();
    if cells == 1 {
        return program;
    }
    let most = cells as f64;
    let second = if frame.cols > 1 { 1 } else { frame.cols };
    // Of two neighbours one is visible: r1c1 if it is, else the second.
    let from_first = program.continuous("source_first", 0.0, most);
    let from_second = program.continuous("source_second", 0.0, most);
    program.row("first_visible", &[(from_first, 1.0), (x[0], -most)], f64::NEG_INFINITY, 0.0);
    program.row("first_hidden", &[(from_second, 1.0), (x[0], most)], f64::NEG_INFINITY, most);
    let mut balance: Vec<Vec<(Var, f64)>> = x.iter().map(|&v| vec![(v, -1.0)]).collect();
    balance[0].push((from_first, 1.0));
    balance[second].push((from_second, 1.0));
    for (a, b) in neighbours(frame) {
        for (from, to) in [(a, b), (b, a)] {
            let flow = program.continuous(format!("flow_{}_{}", from + 1, to + 1), 0.0, most);
            balance[from].push((flow, -1.0));
            balance[to].push((flow, 1.0));
            for end in [from, to] {
                let name = format!("open_{}_{}_{}", from + 1, to + 1, end + 1);
                program.row(name, &[(flow, 1.0), (x[end], -most)], f64::NEG_INFINITY, 0.0);
            }
        }
    }
    for (i, terms) in balance.iter().enumerate() {
        program.row(format!("balance_{}", i + 1), terms, 0.0, 0.0);
    }
    program
}

/// The formula with distances: every white but the first has a white neighbour of smaller distance.
#[must_use]
pub fn with_distances(puzzle: &Puzzle) -> CellFormula {
    let frame = Frame::new(puzzle.rows(), puzzle.cols());
    let CellFormula { mut formula, black } = formula(puzzle, &Budget::unlimited());
    let cells = black.len();
    if cells == 1 {
        return CellFormula { formula, black };
    }
    let bits = usize::BITS - (cells - 1).leading_zeros();
    let cell = |i: usize| Cell::new(i / frame.cols, i % frame.cols);
    let distance: Vec<Vec<Lit>> = (0..cells)
        .map(|i| (0..bits).map(|b| formula.var(format!("distance_{}_bit{b}", cell(i)))).collect())
        .collect();
    let mut nearer: Vec<Vec<Lit>> = vec![Vec::new(); cells];
    for (a, b) in neighbours(frame) {
        for (from, to) in [(a, b), (b, a)] {
            let step = formula.var(format!("from_{}_to_{}", cell(from), cell(to)));
            nearer[to].push(step);
            formula.clause(&[!step, !black[from]]);
            less(&mut formula, step, &distance[from], &distance[to]);
        }
    }
    let second = if frame.cols > 1 { 1 } else { frame.cols };
    for (i, mut clause) in nearer.into_iter().enumerate().skip(1) {
        clause.push(black[i]);
        if i == second {
            // The second cell is the start when the first is black.
            clause.push(black[0]);
        }
        formula.clause(&clause);
    }
    CellFormula { formula, black }
}

/// If `when` holds, the number of bits `small` is less than `large`, lowest bit first.
fn less(formula: &mut Formula, when: Lit, small: &[Lit], large: &[Lit]) {
    // `decided[i]`: bit i is the highest in which they differ, 0 in `small` and 1 in `large`.
    let decided: Vec<Lit> = small.iter().map(|_| formula.fresh()).collect();
    let mut some = vec![!when];
    some.extend(&decided);
    formula.clause(&some);
    for i in 0..small.len() {
        formula.clause(&[!decided[i], !small[i]]);
        formula.clause(&[!decided[i], large[i]]);
        for j in i + 1..small.len() {
            formula.clause(&[!decided[i], !small[j], large[j]]);
        }
    }
}

/// An answer from black marks row by row.
pub(super) fn solution(puzzle: &Puzzle, black: impl Iterator<Item = bool>) -> Solution {
    Solution::new(puzzle.rows(), puzzle.cols(), black.collect())
}
