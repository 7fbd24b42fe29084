//! `mip` and `mip-2colour`: HiGHS on the reports' integer programs. Complete.

use super::super::model::{self, OneColour, Twins};
use super::super::rules::{Plane, Puzzle, Solution, equal_lines};
use quadrille_core::{Answer, Ask, Budget, InputError, message};
use quadrille_engines::mip::{Engine, Outcome, Program, Var};

/// Any two boards with the same counts differ in a closed path of at least four cells.
const LEAST_DIFFERENCE: f64 = 4.0;

/// Report 002's program.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let engine = possible(puzzle, ask, "mip")?;
    let mut model = match model::one_colour(puzzle, budget) {
        Ok(model) => model,
        Err(stop) => return Ok(Answer::unknown(stop)),
    };
    count(puzzle, ask, budget, |cut, budget| {
        match cut {
            Cut::None => {}
            Cut::Differ(twins) => {
                let OneColour { program, cells } = &mut model;
                twins.iter().for_each(|t| model::differ(program, cells, puzzle, *t));
            }
            Cut::Other(solution) => another(&mut model.program, &model.cells, solution),
        }
        solve(engine, &model.program, &model.cells, puzzle, budget)
    })
}

/// Report 003's program.
pub fn run_two_colours(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let engine = possible(puzzle, ask, "mip-2colour")?;
    let mut model = match model::two_colours(puzzle, budget) {
        Ok(model) => model,
        Err(stop) => return Ok(Answer::unknown(stop)),
    };
    let black: Vec<Var> = model.cells.iter().map(|c| c[1]).collect();
    count(puzzle, ask, budget, |cut, budget| {
        match cut {
            Cut::None => {}
            Cut::Differ(twins) => {
                twins.iter().for_each(|t| model::differ(&mut model.program, &black, puzzle, *t));
            }
            Cut::Other(solution) => another(&mut model.program, &black, solution),
        }
        solve(engine, &model.program, &black, puzzle, budget)
    })
}

/// The engine, unless the board is too large for any.
fn possible(puzzle: &Puzzle, ask: &Ask, method: &'static str) -> Result<Engine, InputError> {
    let engine = Engine::of(&ask.options)?;
    let (cells, most) = (puzzle.rows() * puzzle.cols(), model::MAX_PROGRAM_CELLS);
    if cells > most {
        let what = message!("unruly-mip-too-large", method = method, most = most, cells = cells);
        return Err(InputError::new(what));
    }
    Ok(engine)
}

/// What the program lacked in the last round.
enum Cut<'a> {
    None,
    Differ(&'a [Twins]),
    Other(&'a Solution),
}

/// Solves round after round, each time cutting off what was found.
fn count(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
    mut solve: impl FnMut(Cut<'_>, &mut Budget) -> Result<Option<Solution>, quadrille_core::Stop>,
) -> Result<Answer<Solution>, InputError> {
    if let Some(broken) = puzzle.broken() {
        return Ok(Answer::impossible().note(broken.what));
    }
    let (mut first, mut found) = (None, 0);
    let mut last: Option<Solution> = None;
    let mut twins = Vec::new();
    loop {
        let cut = match &last {
            None => Cut::None,
            Some(_) if !twins.is_empty() => Cut::Differ(&twins),
            Some(solution) => Cut::Other(solution),
        };
        match solve(cut, budget) {
            Err(stop) => return Ok(Answer::counted(first, found, false, Some(stop))),
            Ok(None) => return Ok(Answer::counted(first, found, true, None)),
            Ok(Some(solution)) => {
                twins.clear();
                if puzzle.unique_lines() && equal_lines(&solution.black).is_some() {
                    twins = Twins::equal(&solution);
                } else {
                    found += 1;
                    first.get_or_insert_with(|| solution.clone());
                    if found >= ask.count.max(1) {
                        return Ok(Answer::counted(first, found, false, None));
                    }
                }
                last = Some(solution);
            }
        }
    }
}

fn solve(
    engine: Engine,
    program: &Program,
    black: &[Var],
    puzzle: &Puzzle,
    budget: &mut Budget,
) -> Result<Option<Solution>, quadrille_core::Stop> {
    let values = match engine.solve(program, budget) {
        Outcome::Optimal { values, .. } | Outcome::Feasible { values, .. } => values,
        Outcome::Infeasible => return Ok(None),
        Outcome::Stopped { stop, .. } => return Err(stop),
    };
    let mut plane = Plane::new(puzzle.rows(), puzzle.cols());
    for (index, var) in black.iter().enumerate() {
        let (row, col) = (index / puzzle.cols(), index % puzzle.cols());
        plane.set(row, col, values[var.index()] > 0.5);
    }
    Ok(Some(Solution { black: plane }))
}

/// Asks for a solution other than this one.
fn another(program: &mut Program, black: &[Var], solution: &Solution) {
    let cols = solution.black.cols();
    let mut blacks = 0.0;
    let mut terms = Vec::with_capacity(black.len());
    for (index, var) in black.iter().enumerate() {
        let is_black = solution.black.get(index / cols, index % cols);
        blacks += f64::from(is_black);
        terms.push((*var, if is_black { -1.0 } else { 1.0 }));
    }
    let name = format!("another_{}", program.rows());
    program.row(name, &terms, LEAST_DIFFERENCE - blacks, f64::INFINITY);
}
