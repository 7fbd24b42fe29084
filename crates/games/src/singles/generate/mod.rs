//! Making puzzles: the default with exactly one solution, at a difficulty if asked, and the
//! generator of report 001.

mod drawn;
mod pattern;
mod report;
mod unique;

use super::explain::{self, LEVELS};
use super::frame::{Colour, Frame};
use super::images::image;
use super::offer::OFFER;
use super::rules::{Puzzle, Singles, Solution, check_size};
use super::solve::engine::Engine;
use super::solve::probe;
use super::twins::Twins;
use quadrille_core::template::{CHANGES, Change, Template, TemplateOptions, changed_level};
use quadrille_core::{
    Arg, Budget, Generate, GenerateAsk, GenerateError, Generated, InputError, Kind, Level, Message,
    Offer, OptionSpec, Practised, Rng, SYMMETRIES, Standing, Stop, Symmetry, message,
};
pub(super) use unique::mended;
use unique::{Answers, Copying, Measure};

/// Which generator.
const STYLE: OptionSpec = OptionSpec {
    name: "style",
    kind: Kind::Choice(&["unique", "report"]),
    about: "singles-option-style",
};

/// The black cells of the answer lie as they do after half a turn.
const SYMMETRIC: OptionSpec =
    OptionSpec { name: "symmetric", kind: Kind::Switch, about: "singles-option-symmetric" };

/// How they lie.
const SYMMETRY: OptionSpec =
    OptionSpec { name: "symmetry", kind: SYMMETRIES, about: "singles-option-symmetry" };

/// Where they are.
const PATTERN: OptionSpec =
    OptionSpec { name: "pattern", kind: Kind::Picture, about: "singles-option-pattern" };

/// The puzzle whose solution the new one has, and how it differs.
const TEMPLATE: TemplateOptions = TemplateOptions {
    from: OptionSpec { name: "from", kind: Kind::Puzzle, about: "singles-option-from" },
    change: OptionSpec { name: "change", kind: CHANGES, about: "singles-option-change" },
};

/// The board made when no size is given.
const DEFAULT_SIZE: (usize, usize) = (8, 8);

impl Generate for Singles {
    const OFFER: Offer = OFFER;

    fn generate_options() -> &'static [OptionSpec] {
        &[STYLE, SYMMETRIC, SYMMETRY, PATTERN, TEMPLATE.from, TEMPLATE.change]
    }

    fn unfit_options() -> &'static [(&'static str, &'static str)] {
        &[("clues", "singles-no-clues")]
    }

    fn practised(technique: &str, _: Option<(usize, usize)>) -> Practised {
        let never = (technique == "exhaustion").then_some("singles-never-exhaustion");
        Practised { never, ..Practised::default() }
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let style = STYLE.chosen(&ask.options)?;
        let level = ask.level(LEVELS)?;
        let mut rng = Rng::new(ask.seed);
        if style == "report" {
            return by_report(ask, &mut rng, budget);
        }
        let (frame, answers, level) = wished(ask, level, budget)?;
        if frame.rows * frame.cols == 2 {
            return Err(InputError::new(message!("singles-two-cells")).into());
        }
        let (puzzle, solution, mut notes) = match level {
            None => any(frame, &answers, &mut rng, budget)?,
            Some(level) => at_level(frame, &answers, level, &mut rng, budget)?,
        };
        notes.extend(answers.note());
        Ok(Generated { puzzle, solution: Some(solution), notes })
    }
}

/// The board's size, what its answer shall look like, and the level.
fn wished(
    ask: &GenerateAsk,
    level: Option<Level>,
    budget: &mut Budget,
) -> Result<(Frame, Answers, Option<Level>), GenerateError> {
    let symmetry = Symmetry::asked(&SYMMETRY, &SYMMETRIC, &ask.options)?;
    let template = TEMPLATE.read::<Singles>(&ask.options, budget)?;
    if let Some(text) = ask.options.get(PATTERN.name) {
        let others = !symmetry.is_free() || template.is_some();
        let marks = drawn::read(PATTERN.picture(text, others)?)?;
        ask.sized(marks.rows(), marks.cols())?;
        return Ok((Frame::new(marks.rows(), marks.cols()), Answers::Drawn(marks), level));
    }
    if let Some(Template { puzzle, solution, change }) = template {
        if change == Change::Fewer {
            return Err(InputError::new(message!("singles-no-fewer")).into());
        }
        if !symmetry.is_free() {
            return Err(InputError::new(message!("singles-from-symmetric")).into());
        }
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        ask.sized(rows, cols)?;
        let hardest = LEVELS[LEVELS.len() - 1];
        let (_, graded) = explain::reasoned(&puzzle, hardest.rank, budget)?;
        let solved = graded.standing == Standing::Solved;
        let own = solved.then(|| graded.hardest.unwrap_or(LEVELS[0]));
        let level = changed_level(change, own, level, LEVELS)?;
        return Ok((Frame::new(rows, cols), Answers::Given(solution), level));
    }
    let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
    check_size(rows, cols)?;
    budget.check()?;
    let answers = match symmetry {
        Symmetry::Free => Answers::Any,
        symmetry => drawn::symmetric(symmetry, rows, cols)?,
    };
    Ok((Frame::new(rows, cols), answers, level))
}

/// The generator of report 001.
fn by_report(
    ask: &GenerateAsk,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated<Singles>, GenerateError> {
    let option = |name: &'static str| Arg::Option(name.into());
    let obeyed = [SYMMETRIC, SYMMETRY, PATTERN, TEMPLATE.from, TEMPLATE.change];
    if let Some(given) = obeyed.iter().find(|spec| ask.options.get(spec.name).is_some()) {
        let (given, style) = (option(given.name), option(STYLE.name));
        let what = message!("singles-report-alone", given = given, style = style);
        return Err(InputError::new(what).into());
    }
    if ask.difficulty.is_some() {
        let (level, style) = (option("difficulty"), option(STYLE.name));
        let what = message!("singles-report-level", level = level, style = style);
        return Err(InputError::new(what).into());
    }
    let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
    check_size(rows, cols)?;
    budget.check()?;
    let (puzzle, solution) = report::make(Frame::new(rows, cols), rng, budget)?;
    let notes = vec![message!("singles-one-or-more")];
    Ok(Generated { puzzle, solution: Some(solution), notes })
}

type Made = (Puzzle, Solution, Vec<Message>);

/// A puzzle with one solution, of whatever difficulty it happens to have.
fn any(
    frame: Frame,
    answers: &Answers,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Made, GenerateError> {
    for tries in 1.. {
        budget.report("progress-boards", tries, 0);
        let blacks = answers.draw(frame, Copying::Anywhere, rng, budget)?;
        let made = unique::attempt(blacks, Copying::Anywhere, rng, &unique::Unique, budget)?;
        if let Some((puzzle, solution)) = made {
            return Ok((puzzle, solution, vec![message!("made-unique")]));
        }
        if tries == MAX_TRIES && !answers.is_any() {
            let what = message!("singles-none-drawn", tried = MAX_TRIES);
            return Err(InputError::new(what).into());
        }
    }
    Err(Stop::GaveUp.into())
}

/// Boards tried at a difficulty before giving up: small boards do not have every difficulty.
const MAX_TRIES: u64 = 3_000;

/// A puzzle with one solution that techniques of `level` solve and easier ones do not.
fn at_level(
    frame: Frame,
    answers: &Answers,
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
        let blacks = answers.draw(frame, copying, rng, budget)?;
        let made = unique::attempt(blacks, copying, rng, &AtLevel(level), budget)?;
        let Some((puzzle, solution)) = made else { continue };
        // The same reasoning that `explain` does has the last word.
        let (board, graded) = explain::reasoned(&puzzle, level.rank, budget)?;
        let solved = graded.standing == Standing::Solved && board.solution() == solution;
        if solved && graded.hardest.unwrap_or(LEVELS[0]) == level {
            let level = message!("made-scored", level = level, score = graded.score);
            return Ok((puzzle, solution, vec![message!("made-unique"), level]));
        }
    }
    if let Answers::Given(_) = answers {
        let what = message!("singles-no-such-change", level = level, tries = MAX_TRIES);
        return Err(InputError::new(what).into());
    }
    let what = message!(
        "singles-no-such-board",
        rows = frame.rows,
        cols = frame.cols,
        level = level,
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
