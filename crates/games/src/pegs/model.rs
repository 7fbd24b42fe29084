//! The reports' time-indexed program, and the same game as a formula.
//!
//! `x_r1c1_t` says that a peg stands on r1c1 before step t, `y_r1c1_r1c3_t` that the peg on r1c1
//! jumps to r1c3 in step t. The reports surround the board with two rings of immovable pegs so that
//! no jump leaves it (their conditions 8, 9 and 12); here those jumps are simply not written.

use super::classes::Classes;
use super::field::Field;
use super::rules::{Minimise, Puzzle};
use quadrille_core::{Budget, InputError, ModelKind, message};
use quadrille_engines::mip::{Program, Var};
use quadrille_engines::sat::{Formula, Lit};

/// Models with more variables than this are refused.
const MAX_VARIABLES: usize = 2_000_000;

/// The program, and its variables by step: `y[t][j]` is jump `j` of the field in step `t`.
pub struct Timed {
    /// The program.
    pub program: Program,
    /// The jumps.
    pub y: Vec<Vec<Var>>,
}

fn within(field: &Field, steps: usize) -> Result<(), InputError> {
    let variables = (field.len() + field.jumps.len()).saturating_mul(steps);
    if variables > MAX_VARIABLES {
        let what = message!("pegs-model-too-large", variables = variables, most = MAX_VARIABLES);
        return Err(InputError::new(what));
    }
    Ok(())
}

/// Conditions (1) to (13) of the reports, with the errata applied.
pub fn timed(puzzle: &Puzzle, field: &Field, budget: &Budget) -> Result<Timed, InputError> {
    if puzzle.minimise() == Minimise::Moves {
        return Err(InputError::new(message!("pegs-model-moves")));
    }
    let start = field.pegs(puzzle.start());
    let steps = start.iter().filter(|p| **p).count();
    within(field, steps)?;
    let mut program = Program::within("pegs", budget);
    let mut x: Vec<Vec<Var>> = Vec::new();
    let mut y: Vec<Vec<Var>> = Vec::new();
    for t in 1..=steps {
        x.push(field.cells.iter().map(|c| program.binary(format!("x_{c}_{t}"))).collect());
        if t < steps {
            let name = |j: &super::field::Jump| {
                format!("y_{}_{}_{t}", field.cells[j.from], field.cells[j.to])
            };
            y.push(field.jumps.iter().map(|j| program.binary(name(j))).collect());
        }
    }
    for (i, peg) in start.iter().enumerate() {
        program.fix(x[0][i], f64::from(u8::from(*peg)));
    }
    for t in 0..y.len() {
        step_rows(&mut program, field, &x, &y[t], t);
    }
    let last = &x[steps - 1];
    match field.goal(puzzle) {
        None => last.iter().for_each(|v| program.cost(*v, 1.0)),
        Some(goal) => {
            // Rows, not fixed variables: the last step may be the first, whose variables the start
            // has fixed already.
            for (i, v) in last.iter().enumerate() {
                let stands = f64::from(u8::from(i == goal));
                program.row(format!("goal_{}", field.cells[i]), &[(*v, 1.0)], stands, stands);
            }
        }
    }
    Ok(Timed { program, y })
}

/// The conditions of one step: what a jump needs, what it changes, and that there is at most one.
pub fn step_rows(program: &mut Program, field: &Field, x: &[Vec<Var>], y: &[Var], t: usize) {
    let step = t + 1;
    for (k, j) in field.jumps.iter().enumerate() {
        let no = f64::NEG_INFINITY;
        program.row(format!("from_{k}_{step}"), &[(y[k], 1.0), (x[t][j.from], -1.0)], no, 0.0);
        program.row(format!("over_{k}_{step}"), &[(y[k], 1.0), (x[t][j.over], -1.0)], no, 0.0);
        program.row(format!("to_{k}_{step}"), &[(y[k], 1.0), (x[t][j.to], 1.0)], no, 1.0);
    }
    let mut balance: Vec<Vec<(Var, f64)>> =
        (0..field.len()).map(|i| vec![(x[t][i], 1.0), (x[t + 1][i], -1.0)]).collect();
    for (k, j) in field.jumps.iter().enumerate() {
        balance[j.from].push((y[k], -1.0));
        balance[j.over].push((y[k], -1.0));
        balance[j.to].push((y[k], 1.0));
    }
    for (i, terms) in balance.iter().enumerate() {
        program.row(format!("balance_{}_{step}", field.cells[i]), terms, 0.0, 0.0);
    }
    let all: Vec<(Var, f64)> = y.iter().map(|v| (*v, 1.0)).collect();
    program.row(format!("one_{step}"), &all, f64::NEG_INFINITY, 1.0);
}

/// The formula: as many jumps as lead to the fewest pegs that position classes allow, one a step.
///
/// It is satisfiable exactly if that many pegs (one, on the goal, if there is a goal) can be reached.
pub fn formula(puzzle: &Puzzle, field: &Field) -> Result<Formula, InputError> {
    let start = field.pegs(puzzle.start());
    let pegs = start.iter().filter(|p| **p).count();
    let goal = field.goal(puzzle);
    let end = if goal.is_some() { 1 } else { Classes::new(field).fewest(&start) };
    let steps = pegs.saturating_sub(end);
    within(field, steps + 1)?;
    let mut f = Formula::new();
    let x: Vec<Vec<Lit>> = (1..=steps + 1)
        .map(|t| field.cells.iter().map(|c| f.var(format!("x_{c}_{t}"))).collect())
        .collect();
    for (i, peg) in start.iter().enumerate() {
        f.clause(&[if *peg { x[0][i] } else { !x[0][i] }]);
    }
    for t in 0..steps {
        let y: Vec<Lit> = field
            .jumps
            .iter()
            .map(|j| f.var(format!("y_{}_{}_{}", field.cells[j.from], field.cells[j.to], t + 1)))
            .collect();
        f.exactly_one(&y);
        let mut takes: Vec<Vec<Lit>> = vec![Vec::new(); field.len()];
        let mut puts: Vec<Vec<Lit>> = vec![Vec::new(); field.len()];
        for (k, j) in field.jumps.iter().enumerate() {
            for i in [j.from, j.over] {
                f.clause(&[!y[k], x[t][i]]);
                f.clause(&[!y[k], !x[t + 1][i]]);
                takes[i].push(y[k]);
            }
            f.clause(&[!y[k], !x[t][j.to]]);
            f.clause(&[!y[k], x[t + 1][j.to]]);
            puts[j.to].push(y[k]);
        }
        for i in 0..field.len() {
            takes[i].extend([!x[t][i], x[t + 1][i]]);
            puts[i].extend([x[t][i], !x[t + 1][i]]);
            f.clause(&takes[i]);
            f.clause(&puts[i]);
        }
    }
    if let Some(goal) = goal {
        f.clause(&[x[steps][goal]]);
    }
    Ok(f)
}

/// The model as a file's text.
pub fn text(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
    let (field, budget) = (Field::new(puzzle), &Budget::unlimited());
    Ok(match kind {
        ModelKind::Lp => timed(puzzle, &field, budget)?.program.to_lp(),
        ModelKind::Mps => timed(puzzle, &field, budget)?.program.to_mps(),
        ModelKind::Cnf => formula(puzzle, &field)?.to_dimacs(),
    })
}
