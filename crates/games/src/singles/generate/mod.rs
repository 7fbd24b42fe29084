//! Making puzzles: the default with exactly one solution, at a difficulty if asked, and the
//! report's generator.

mod pattern;
mod report;
mod unique;

use super::Singles;
use super::explain::{self, LEVELS};
use super::rules::{Puzzle, Solution, check_size};
use super::solve::engine::Engine;
use super::solve::probe;
use super::solve::twins::{Frame, Twins};
use quadrille_core::{
    Budget, GenerateAsk, GenerateError, Generated, InputError, Kind, Level, OptionSpec, Rng, Stop,
};
use unique::{Copying, Measure};

/// The generators' own options.
pub static OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "style",
    kind: Kind::Choice(&["unique", "report"]),
    about: "unique = exactly one solution (default); report = the report's generator, \
            which promises at least one",
}];

/// The board made when no size is given.
const DEFAULT_SIZE: (usize, usize) = (8, 8);

/// Makes a puzzle; the same request always gives the same puzzle.
pub fn generate(
    ask: &GenerateAsk,
    budget: &mut Budget,
) -> Result<Generated<Singles>, GenerateError> {
    let style = ask.options.choice("style", &["unique", "report"])?;
    let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
    check_size(rows, cols)?;
    budget.check()?;
    let frame = Frame::new(rows, cols);
    let mut rng = Rng::new(ask.seed);
    let level = ask.difficulty.as_deref().map(find_level).transpose()?;
    if style == "report" {
        if level.is_some() {
            let what = "the report's generator knows no difficulty; drop --difficulty or --style";
            return Err(InputError::new(what).into());
        }
        let (puzzle, solution) = report::make(frame, &mut rng, budget)?;
        let notes = vec!["at least one solution; there may be several".to_string()];
        return Ok(Generated {
            puzzle,
            solution: Some(solution),
            notes: notes.into_iter().map(Into::into).collect(),
        });
    }
    if rows * cols == 2 {
        let what = "no board of two cells has exactly one solution; ask for another size";
        return Err(InputError::new(what).into());
    }
    let (puzzle, solution, note) = match level {
        None => any(frame, &mut rng, budget)?,
        Some(level) => at_level(frame, level, &mut rng, budget)?,
    };
    Ok(Generated { puzzle, solution: Some(solution), notes: vec![note.into()] })
}

fn find_level(name: &str) -> Result<Level, InputError> {
    LEVELS.iter().copied().find(|l| l.name == name).ok_or_else(|| {
        let known: Vec<_> = LEVELS.iter().map(|l| l.name).collect();
        InputError::new(format!("no difficulty `{name}`; there are {}", known.join(", ")))
    })
}

type Made = (Puzzle, Solution, String);

/// A puzzle with one solution, of whatever difficulty it happens to have.
fn any(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<Made, Stop> {
    for tries in 1.. {
        budget.report("boards tried", tries, 0);
        let made = unique::attempt(frame, Copying::Anywhere, rng, &unique::Unique, budget)?;
        if let Some((puzzle, solution)) = made {
            return Ok((puzzle, solution, "exactly one solution".to_string()));
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
        budget.report("boards tried", tries, 0);
        let copying = match (level.rank, rng.below(4)) {
            (0, _) | (1, 0) => Copying::Near,
            (1, _) => Copying::Anywhere,
            (_, 0) => Copying::Anywhere,
            _ => Copying::NotNear,
        };
        let made = unique::attempt(frame, copying, rng, &AtLevel(level), budget)?;
        let Some((puzzle, solution)) = made else { continue };
        // The same reasoning that `explain` does has the last word.
        let logic = explain::logic(&puzzle, level.rank, budget)?;
        if logic.solution.as_ref() == Some(&solution) && logic.level.unwrap_or("easy") == level.name
        {
            let note =
                format!("exactly one solution; difficulty {}, score {}", level.name, logic.score);
            return Ok((puzzle, solution, note));
        }
    }
    Err(InputError::new(format!(
        "found no {} x {} board of difficulty {} among {MAX_TRIES}; try a larger one",
        frame.rows, frame.cols, level.name
    ))
    .into())
}

/// Solved by the techniques of a level, and not by those of the level below.
struct AtLevel(Level);

impl Measure for AtLevel {
    fn settle(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<Vec<u8>, Stop> {
        if self.0.rank < 3 {
            return Ok(explain::logic(puzzle, self.0.rank, budget)?.colours);
        }
        // The hardest level allows tries of any length: that is probing, without its minimality.
        let twins = Twins::new(puzzle);
        let mut engine = Engine::new(puzzle, &twins, false);
        probe::settle(&mut engine, budget)?;
        Ok(engine.into_colours())
    }

    fn too_easy(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<Vec<Vec<u32>>, Stop> {
        let Some(below) = self.0.rank.checked_sub(1) else { return Ok(Vec::new()) };
        match explain::logic(puzzle, below, budget)?.solution {
            Some(_) => explain::openings(puzzle, below, budget),
            None => Ok(Vec::new()),
        }
    }

    fn rounds(&self) -> usize {
        if self.0.rank < 2 { 12 } else { 60 }
    }
}
