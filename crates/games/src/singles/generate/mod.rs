//! Making puzzles: the default with exactly one solution, at a difficulty if asked, and the
//! generator of report 001.

mod pattern;
mod report;
mod unique;

use super::explain::{self, LEVELS};
use super::frame::{Colour, Frame};
use super::images::image;
use super::rules::{Puzzle, Singles, Solution, check_size};
use super::solve::engine::Engine;
use super::solve::probe;
use super::twins::Twins;
use quadrille_core::{
    Arg, Budget, Generate, GenerateAsk, GenerateError, Generated, InputError, Kind, Level, Message,
    OptionSpec, Rng, Standing, Stop, message,
};
pub(super) use unique::mended;
use unique::{Copying, Measure};

/// Which generator.
const STYLE: OptionSpec = OptionSpec {
    name: "style",
    kind: Kind::Choice(&["unique", "report"]),
    about: "singles-option-style",
};

/// The board made when no size is given.
const DEFAULT_SIZE: (usize, usize) = (8, 8);

impl Generate for Singles {
    fn generate_options() -> &'static [OptionSpec] {
        &[STYLE]
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let style = STYLE.chosen(&ask.options)?;
        let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
        check_size(rows, cols)?;
        budget.check()?;
        let frame = Frame::new(rows, cols);
        let mut rng = Rng::new(ask.seed);
        let level = ask.difficulty.as_deref().map(find_level).transpose()?;
        let (puzzle, solution, note) = match (style, level) {
            ("report", Some(_)) => {
                let option = |name: &'static str| Arg::Option(name.into());
                let (level, style) = (option("difficulty"), option(STYLE.name));
                let what = message!("singles-report-level", level = level, style = style);
                return Err(InputError::new(what).into());
            }
            ("report", None) => {
                let (puzzle, solution) = report::make(frame, &mut rng, budget)?;
                (puzzle, solution, message!("singles-one-or-more"))
            }
            _ if rows * cols == 2 => {
                return Err(InputError::new(message!("singles-two-cells")).into());
            }
            (_, None) => any(frame, &mut rng, budget)?,
            (_, Some(level)) => at_level(frame, level, &mut rng, budget)?,
        };
        Ok(Generated { puzzle, solution: Some(solution), notes: vec![note] })
    }
}

fn find_level(name: &str) -> Result<Level, InputError> {
    LEVELS.iter().copied().find(|l| l.name == name).ok_or_else(|| {
        let known = Arg::all(LEVELS.iter().map(|l| l.name));
        InputError::new(message!("singles-no-level", name = name.to_string(), known = known))
    })
}

type Made = (Puzzle, Solution, Message);

/// A puzzle with one solution, of whatever difficulty it happens to have.
fn any(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<Made, Stop> {
    for tries in 1.. {
        budget.report("progress-boards", tries, 0);
        let made = unique::attempt(frame, Copying::Anywhere, rng, &unique::Unique, budget)?;
        if let Some((puzzle, solution)) = made {
            return Ok((puzzle, solution, message!("singles-unique")));
        }
    }
    Err(Stop::GaveUp)
}

/// Boards tried at a difficulty before giving up: small boards do not have every difficulty.
const MAX_TRIES: u64 = 3_000;

/// A puzzle with one solution that techniques of `level` solve and easier ones do not.
fn at_level(
    frame: Frame,
    level: Level,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Made, GenerateError> {
    for tries in 1..=MAX_TRIES {
        budget.report("progress-boards", tries, 0);
        let copying = match (level.rank, rng.below(4)) {
            (0, _) | (1, 0) => Copying::Near,
            (1, _) => Copying::Anywhere,
            (_, 0) => Copying::Anywhere,
            _ => Copying::NotNear,
        };
        let made = unique::attempt(frame, copying, rng, &AtLevel(level), budget)?;
        let Some((puzzle, solution)) = made else { continue };
        // The same reasoning that `explain` does has the last word.
        let (board, graded) = explain::reasoned(&puzzle, level.rank, budget)?;
        let solved = graded.standing == Standing::Solved && board.solution() == solution;
        if solved && graded.hardest.unwrap_or(LEVELS[0]) == level {
            let (name, score) = (level.name, graded.score);
            let note = message!("singles-unique-at-level", level = name, score = score);
            return Ok((puzzle, solution, note));
        }
    }
    let what = message!(
        "singles-no-such-board",
        rows = frame.rows,
        cols = frame.cols,
        level = level.name,
        tries = MAX_TRIES
    );
    Err(InputError::new(what).into())
}

/// Solved by the techniques of a level, and not by those of the level below.
struct AtLevel(Level);

impl Measure for AtLevel {
    fn settle(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<Vec<Colour>, Stop> {
        if self.0.rank < 3 {
            let (board, _) = explain::reasoned(puzzle, self.0.rank, budget)?;
            return Ok(board.colours().to_vec());
        }
        // The hardest level allows tries of any length: that is probing, without its minimality.
        let twins = Twins::new(puzzle);
        let mut engine = Engine::new(puzzle, &twins, false);
        probe::settle(&mut engine, budget)?;
        Ok(engine.into_colours())
    }

    fn too_easy(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<Vec<Vec<u32>>, Stop> {
        let Some(below) = self.0.rank.checked_sub(1) else { return Ok(Vec::new()) };
        let (_, graded) = explain::reasoned(puzzle, below, budget)?;
        match graded.standing {
            Standing::Solved => explain::openings(puzzle, below, budget),
            Standing::Open | Standing::Contradiction(_) => Ok(Vec::new()),
        }
    }

    fn rounds(&self) -> usize {
        if self.0.rank < 2 { 12 } else { 60 }
    }
}
