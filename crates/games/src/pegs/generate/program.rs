//! The generator that report 002 wished for: an integer program whose play is free from its first
//! position on, so that the number of holes can be asked for.
//!
//! `x_r1c1_t` and `y_r1c1_r1c3_t` are those of the reports' program for solving, with one jump in each
//! step. The first position is not fixed; the last one is a single peg. `u_r1c1` says that the cell
//! belongs to the board, which is to say that a peg stands on it some time. Then
//!
//! ```text
//! sum of u - sum of x at step 1 = holes
//! ```

use super::{Wish, empty_box};
use crate::pegs::field::{Field, Jump};
use crate::pegs::format::asked;
use crate::pegs::model::step_rows;
use crate::pegs::rules::{Pegs, Puzzle, Spot};
use quadrille_core::{
    Budget, Cell, GenerateError, Generated, Grid, InputError, Rng, Rules, Shape, Stop, message,
};
use quadrille_engines::mip::{self, Outcome, Program, Var};

/// Random prices are whole numbers below this: small, so that an optimum is soon proved.
const PRICES: usize = 3;

/// Jumps where nobody says how many.
const USUAL_STEPS: usize = 6;

struct Free {
    program: Program,
    x: Vec<Vec<Var>>,
    y: Vec<Vec<Var>>,
    u: Vec<Var>,
}

impl Wish<'_> {
    /// A board whose play of so many jumps leaves one peg, with so many holes at the start.
    pub(super) fn program(
        &self,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated<Pegs>, GenerateError> {
        mip::available()?;
        if self.level.is_some() {
            return Err(InputError::new(message!("pegs-program-level")).into());
        }
        let (field, last) = empty_box(self.rows, self.cols)?;
        let steps = self.steps.unwrap_or(USUAL_STEPS);
        if steps >= field.len() {
            let (rows, cols) = (self.rows, self.cols);
            let what = message!("pegs-program-steps", steps = steps, rows = rows, cols = cols);
            return Err(InputError::new(what).into());
        }
        let free = free(&field, last, steps, self.holes, rng, budget);
        let values = match mip::solve(&free.program, budget) {
            Outcome::Optimal { values, .. } => values,
            Outcome::Infeasible => return Err(self.no_program(steps)),
            // A board found when time ran out would be another one next time.
            Outcome::Feasible { .. } => return Err(Stop::Time.into()),
            Outcome::Stopped { stop, .. } => return Err(stop.into()),
        };
        let is = |var: &Var| values[var.index()] > 0.5;
        let mut grid = Grid::filled(self.rows, self.cols, Spot::Nothing);
        for (i, cell) in field.cells.iter().enumerate().filter(|(i, _)| is(&free.u[*i])) {
            grid[*cell] = if is(&free.x[0][i]) { Spot::Peg } else { Spot::Hole };
        }
        let puzzle = asked(Puzzle::new(Shape::Square, grid)?, self.options)?;
        let jumps = free.y.iter().flat_map(|step| step.iter().zip(&field.jumps));
        let solution = field.solution(jumps.filter(|(v, _)| is(v)).map(|(_, j)| *j));
        // The solver's arithmetic is no proof: the play is refereed, the holes are counted.
        let holes = puzzle.start().values().iter().filter(|s| **s == Spot::Hole).count();
        let one_left = Pegs::objective(&puzzle, &solution) == Some(1);
        if !one_left || self.holes.is_some_and(|wanted| wanted != holes) {
            return Err(InputError::new(message!("pegs-program-wrong")).into());
        }
        let fits = Pegs::check(&puzzle, &solution).is_ok();
        let notes = vec![message!("pegs-made-program", jumps = steps, holes = holes)];
        Ok(Generated { puzzle, solution: fits.then_some(solution), notes })
    }

    fn no_program(&self, steps: usize) -> GenerateError {
        let (rows, cols) = (self.rows, self.cols);
        let what = message!("pegs-program-none", steps = steps, rows = rows, cols = cols);
        InputError::new(what.with("holes", self.holes.unwrap_or_default())).into()
    }
}

/// The program, as far as the budget allows.
fn free(
    field: &Field,
    last: Cell,
    steps: usize,
    holes: Option<usize>,
    rng: &mut Rng,
    budget: &Budget,
) -> Free {
    let mut program = Program::within("pegs generation", budget);
    let at = |program: &mut Program, t: usize| -> Vec<Var> {
        field.cells.iter().map(|c| program.binary(format!("x_{c}_{t}"))).collect()
    };
    let x: Vec<Vec<Var>> = (1..=steps + 1).map(|t| at(&mut program, t)).collect();
    let name = |j: &Jump, t: usize| format!("y_{}_{}_{t}", field.cells[j.from], field.cells[j.to]);
    let y: Vec<Vec<Var>> = (1..=steps)
        .map(|t| field.jumps.iter().map(|j| program.binary(name(j, t))).collect())
        .collect();
    let u: Vec<Var> = field.cells.iter().map(|c| program.binary(format!("u_{c}"))).collect();
    for t in 0..steps {
        step_rows(&mut program, field, &x, &y[t], t);
        let all: Vec<_> = y[t].iter().map(|v| (*v, 1.0)).collect();
        program.row(format!("some_{}", t + 1), &all, 1.0, f64::INFINITY);
    }
    for (i, cell) in field.cells.iter().enumerate() {
        program.fix(x[steps][i], f64::from(u8::from(*cell == last)));
        program.cost(x[0][i], rng.below(PRICES) as f64);
        let mut ever = vec![(u[i], -1.0)];
        for (t, step) in x.iter().enumerate() {
            let name = format!("used_{cell}_{}", t + 1);
            program.row(name, &[(u[i], 1.0), (step[i], -1.0)], 0.0, f64::INFINITY);
            ever.push((step[i], 1.0));
        }
        program.row(format!("ever_{cell}"), &ever, 0.0, f64::INFINITY);
    }
    if let Some(holes) = holes {
        let terms: Vec<_> =
            u.iter().map(|v| (*v, 1.0)).chain(x[0].iter().map(|v| (*v, -1.0))).collect();
        program.row("holes", &terms, holes as f64, holes as f64);
    }
    Free { program, x, y, u }
}
