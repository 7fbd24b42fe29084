//! The one method: presses commute and cancel, so the puzzle is a linear system modulo 2.

use super::play::State;
use super::rules::{Lights, Puzzle, Solution, turned};
use quadrille_core::{Answer, Budget, Grid, InputError, Method, ModelKind, Solve, Stop, message};

static METHODS: &[Method<Lights>] = &[Method {
    name: "linear",
    about: "lights-method-linear",
    exact: true,
    run: |puzzle, ask, budget| Ok(run(puzzle, &puzzle.lit.map(|_| None), ask.count, budget)),
}];

impl Solve for Lights {
    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    fn complete(
        puzzle: &Puzzle,
        from: &State,
        budget: &mut Budget,
    ) -> Result<Answer<Solution>, InputError> {
        Ok(run(puzzle, from, 1, budget))
    }

    fn model(_: &Puzzle, _: ModelKind) -> Result<String, InputError> {
        Err(InputError::new(message!("lights-no-model")))
    }
}

/// An equation: the unknowns it has, and the parity of their sum.
type Equation = (Vec<bool>, bool);

pub fn run(puzzle: &Puzzle, from: &State, count: u64, budget: &mut Budget) -> Answer<Solution> {
    eliminated(puzzle, from, count, budget).unwrap_or_else(Answer::unknown)
}

fn eliminated(
    puzzle: &Puzzle,
    from: &State,
    count: u64,
    budget: &mut Budget,
) -> Result<Answer<Solution>, Stop> {
    let cols = puzzle.lit.cols();
    let cells: Vec<_> = puzzle.lit.cells().collect();
    let mut rows: Vec<Equation> = Vec::new();
    for cell in &cells {
        let mut unknowns = vec![false; cells.len()];
        turned(&puzzle.lit, *cell).for_each(|at| unknowns[at.row * cols + at.col] = true);
        rows.push((unknowns, puzzle.lit[*cell]));
        if let Some(press) = from[*cell] {
            let mut decided = vec![false; cells.len()];
            decided[cell.row * cols + cell.col] = true;
            rows.push((decided, press));
        }
    }
    let mut pivots = Vec::new();
    for column in 0..cells.len() {
        budget.check()?;
        let Some(found) = (pivots.len()..rows.len()).find(|r| rows[*r].0[column]) else { continue };
        rows.swap(pivots.len(), found);
        let pivot = rows[pivots.len()].clone();
        for (at, row) in rows.iter_mut().enumerate() {
            if at != pivots.len() && row.0[column] {
                row.0.iter_mut().zip(&pivot.0).for_each(|(a, b)| *a ^= b);
                row.1 ^= pivot.1;
            }
        }
        pivots.push(column);
    }
    if rows[pivots.len()..].iter().any(|row| row.1) {
        return Ok(Answer::impossible());
    }
    let mut pressed = vec![false; cells.len()];
    pivots.iter().zip(&rows).for_each(|(column, row)| pressed[*column] = row.1);
    let solution = Solution { pressed: Grid::from_vec(puzzle.lit.rows(), cols, pressed) };
    let all = 1_u64.checked_shl((cells.len() - pivots.len()) as u32).unwrap_or(u64::MAX);
    Ok(Answer::counted(Some(solution), all.min(count), all <= count, None))
}
