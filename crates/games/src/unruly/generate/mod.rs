//! New puzzles: one solution at a difficulty, or as either report makes them.

mod density;
mod erase;
mod fewest;
mod unique;

use super::Unruly;
use super::rules::{Plane, Puzzle, Solution, check_size};
use super::sample;
use quadrille_core::{
    Budget, GenerateAsk, GenerateError, Generated, InputError, Kind, OptionSpec, Rng, Stop,
};

/// Options of the generators.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "fill",
        kind: Kind::Percent,
        about: "report 002's puzzles: erase a full board down to this fill rate (0 to 100); \
                solvable, not unique",
    },
    OptionSpec {
        name: "density",
        kind: Kind::Percent,
        about: "report 003's puzzles: place tiles at random up to this density (0 to 100); \
                only potentially solvable",
    },
    OptionSpec {
        name: "clues",
        kind: Kind::Choice(&["few", "fewest"]),
        about: "for one solution: few clues at the difficulty, or none that could be left out, \
                whatever the difficulty (default few)",
    },
];

/// The least side of a generated board, as both reports and Tatham's collection have it.
const MIN_SIDE: usize = 6;
const DEFAULT_SIZE: (usize, usize) = (8, 8);
/// Solutions of larger boards are not handed out beside the puzzle: the text alone is 4 MB.
const SOLUTION_CELLS: usize = 4_000_000;

/// Makes a puzzle.
pub fn generate(
    ask: &GenerateAsk,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
    check_size(rows, cols)?;
    if rows < MIN_SIDE || cols < MIN_SIDE {
        return Err(GenerateError::Input(InputError::new(format!(
            "a board of {rows} x {cols} is too small to be a puzzle: both sides must be at least \
             {MIN_SIDE} (smaller boards can be solved, not generated)"
        ))));
    }
    let percent = |name: &str| -> Result<Option<f64>, InputError> {
        if ask.options.get(name).is_none() {
            return Ok(None);
        }
        let percent: f64 = ask.options.number(name, 0.0)?;
        if !(0.0..=100.0).contains(&percent) {
            let what = format!("--{name} {percent}: expected a number from 0 to 100");
            return Err(InputError::new(what));
        }
        Ok(Some(percent))
    };
    let wish = Wish {
        rows,
        cols,
        unique_lines: ask.options.switch("unique-lines")?,
        rng: Rng::new(ask.seed),
    };
    let clues = ask.options.choice("clues", &["few", "fewest"])?;
    match (percent("fill")?, percent("density")?) {
        (Some(_), Some(_)) => Err(GenerateError::Input(InputError::new(
            "--fill and --density are two different generators; give one of them",
        ))),
        (Some(_), None) | (None, Some(_)) if ask.difficulty.is_some() => Err(GenerateError::Input(
            InputError::new("the reports' generators (--fill, --density) know no difficulty"),
        )),
        (Some(fill), None) => erase::generate(wish, fill, budget),
        (None, Some(density)) => density::generate(wish, density, budget),
        (None, None) if clues == "fewest" => {
            if ask.difficulty.is_some() {
                return Err(GenerateError::Input(InputError::new(
                    "--clues fewest leaves no choice of difficulty; leave --difficulty out",
                )));
            }
            fewest::generate(wish, budget)
        }
        (None, None) => unique::generate(wish, ask.difficulty.as_deref(), budget),
    }
}

/// What every generator needs to know.
struct Wish {
    rows: usize,
    cols: usize,
    unique_lines: bool,
    rng: Rng,
}

impl Wish {
    fn cells(&self) -> usize {
        self.rows * self.cols
    }

    /// A random full board under the wanted rules.
    fn full_board(&mut self, budget: &mut Budget) -> Result<Plane, GenerateError> {
        let size = (self.rows, self.cols);
        match sample::full_board(size, self.unique_lines, &mut self.rng, budget)? {
            Some(plane) => Ok(plane),
            None => Err(GenerateError::Input(InputError::new(format!(
                "no board of {} x {} with all rows and all columns different was found; \
                 such boards are rare or impossible at this size",
                self.rows, self.cols
            )))),
        }
    }

    fn puzzle(&self, known: Plane, black: Plane) -> Result<Puzzle, InputError> {
        Ok(Puzzle::from_planes(known, black)?.with_unique_lines(self.unique_lines))
    }
}

/// The finished puzzle with its solution, unless that would be too large to hand out.
fn made(puzzle: Puzzle, solution: Option<Solution>, mut notes: Vec<String>) -> Generated<Unruly> {
    let cells = puzzle.rows() * puzzle.cols();
    let clues = puzzle.clues();
    notes.push(format!("{clues} clues, {:.1} % of the cells", 100.0 * clues as f64 / cells as f64));
    let solution = solution.filter(|_| cells <= SOLUTION_CELLS);
    Generated { puzzle, solution, notes: notes.into_iter().map(Into::into).collect() }
}

/// Tells how far a long loop is, now and then.
fn report(budget: &mut Budget, what: &str, done: usize, total: usize) -> Result<(), Stop> {
    budget.tick()?;
    if done.is_multiple_of(256) {
        budget.report(what, done as u64, total as u64);
    }
    Ok(())
}
