//! New puzzles: one solution at a difficulty, or as either report makes them.

mod counted;
mod density;
mod drawn;
mod erase;
mod fewest;
mod least;
mod likewise;
#[cfg(feature = "highs")]
mod program;
#[cfg(feature = "highs")]
mod three_states;
mod unavoidable;
mod unique;
mod wish;

#[cfg(test)]
pub(super) use unique::thinned;

use super::explain::LEVELS;
use super::format::UNIQUE_LINES;
use super::images::image;
use super::model::MAX_PROGRAM_CELLS;
use super::offer::OFFER;
use super::rules::{Puzzle, Solution, Unruly, check_size};
use quadrille_core::template::{CHANGES, TemplateOptions};
use quadrille_core::{
    Arg, Budget, Generate, GenerateAsk, GenerateError, Generated, InputError, Kind, Level, Message,
    Offer, OptionSpec, Options, Practised, Rng, SYMMETRIES, Stop, Symmetry, message,
};
use wish::Wish;

/// Chooses report 002's generator.
pub const FILL: OptionSpec =
    OptionSpec { name: "fill", kind: Kind::Percent, about: "unruly-option-fill" };

/// Chooses report 003's generator.
pub const DENSITY: OptionSpec =
    OptionSpec { name: "density", kind: Kind::Percent, about: "unruly-option-density" };

/// Chooses report 002's generation program.
pub const STYLE: OptionSpec = OptionSpec {
    name: "style",
    kind: Kind::Choice(&["drawn", PROGRAM]),
    about: "unruly-option-style",
};

const PROGRAM: &str = "program";

/// How many white tiles the generation program places.
pub const WHITE: OptionSpec = tiles("white", "unruly-option-white");

/// How many black ones.
pub const BLACK: OptionSpec = tiles("black", "unruly-option-black");

const fn tiles(name: &'static str, about: &'static str) -> OptionSpec {
    let kind = Kind::Whole { least: 0, most: MAX_PROGRAM_CELLS as u64, default: None };
    OptionSpec { name, kind, about }
}

/// How many clues a board with one solution has.
pub const CLUES: OptionSpec = OptionSpec {
    name: "clues",
    kind: Kind::Text("few|fewest|least|N"),
    about: "unruly-option-clues",
};

/// What is done about clues that a board with one solution could do without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clues {
    /// As many go as the level lets.
    Few,
    /// None could be left out.
    Fewest,
    /// As few as exchanging them finds.
    Least,
    /// So many stay.
    Exactly(usize),
}

impl Clues {
    fn of(options: &Options) -> Result<Self, InputError> {
        match options.get(CLUES.name) {
            None | Some("few") => Ok(Clues::Few),
            Some("fewest") => Ok(Clues::Fewest),
            Some("least") => Ok(Clues::Least),
            Some(text) => text.parse().map(Clues::Exactly).map_err(|_| {
                let option = Arg::Option(CLUES.name.into());
                InputError::new(message!(
                    "unruly-clues-value",
                    option = option,
                    text = text.to_string()
                ))
            }),
        }
    }
}

/// Clues are taken away two by two.
const SYMMETRIC: OptionSpec =
    OptionSpec { name: "symmetric", kind: Kind::Switch, about: "unruly-option-symmetric" };

/// How clues lie.
const SYMMETRY: OptionSpec =
    OptionSpec { name: "symmetry", kind: SYMMETRIES, about: "unruly-option-symmetry" };

/// Where clues are.
const PATTERN: OptionSpec =
    OptionSpec { name: "pattern", kind: Kind::Picture, about: "unruly-option-pattern" };

/// The puzzle whose solution the new one has, and how it differs.
const TEMPLATE: TemplateOptions = TemplateOptions {
    from: OptionSpec { name: "from", kind: Kind::Puzzle, about: "unruly-option-from" },
    change: OptionSpec { name: "change", kind: CHANGES, about: "unruly-option-change" },
};

/// The least side of a generated board, as both reports and Tatham's collection have it.
const MIN_SIDE: usize = 6;
const DEFAULT_SIZE: (usize, usize) = (8, 8);
/// Solutions of larger boards are not handed out beside the puzzle: the text alone is 4 MB.
const SOLUTION_CELLS: usize = 4_000_000;

impl Generate for Unruly {
    const OFFER: Offer = OFFER;

    fn generate_options() -> &'static [OptionSpec] {
        const {
            &[
                FILL,
                DENSITY,
                CLUES,
                SYMMETRIC,
                SYMMETRY,
                PATTERN,
                TEMPLATE.from,
                TEMPLATE.change,
                STYLE,
                WHITE,
                BLACK,
            ]
        }
    }

    fn practised(technique: &str, _: Option<(usize, usize)>) -> Practised {
        match technique {
            "unique_lines" => {
                let options = &[("unique-lines", "true")];
                Practised { options, ..Practised::default() }
            }
            _ => Practised::default(),
        }
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn clues(puzzle: &Puzzle) -> Option<usize> {
        Some(puzzle.clues())
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let clues = Clues::of(&ask.options)?;
        let unique_lines = UNIQUE_LINES.is_on(&ask.options)?;
        let symmetry = Symmetry::asked(&SYMMETRY, &SYMMETRIC, &ask.options)?;
        let template = TEMPLATE.read::<Unruly>(&ask.options, budget)?;
        let from = template.is_some();
        let mut rng = Rng::new(ask.seed);
        let mut wish = |(rows, cols), unique_lines| -> Result<Wish, GenerateError> {
            check_size(rows, cols)?;
            if rows < MIN_SIDE || cols < MIN_SIDE {
                let what = message!("unruly-too-small", rows = rows, cols = cols, least = MIN_SIDE);
                return refused(what);
            }
            symmetry.fits(rows, cols)?;
            let rng = std::mem::replace(&mut rng, Rng::new(0));
            Ok(Wish { rows, cols, unique_lines, rng, turned: false, symmetry, clues: None })
        };
        let level = ask.level(LEVELS)?;
        if let Some(text) = ask.options.get(PATTERN.name) {
            let others = reports(ask)? || clues != Clues::Few || !symmetry.is_free() || from;
            let known = drawn::read(PATTERN.picture(text, others)?)?;
            ask.sized(known.rows(), known.cols())?;
            let wish = wish((known.rows(), known.cols()), unique_lines)?;
            return drawn::generate(wish, known, level, budget);
        }
        if let Some(template) = template {
            if reports(ask)? {
                return refused(message!("unruly-from-alone"));
            }
            let (rows, cols) = (template.puzzle.rows(), template.puzzle.cols());
            ask.sized(rows, cols)?;
            let wish = wish((rows, cols), template.puzzle.unique_lines())?;
            return likewise::generate(wish, template, clues, level, budget);
        }
        let wish = wish(ask.size.unwrap_or(DEFAULT_SIZE), unique_lines)?;
        by_clues(wish, clues, level, ask, budget)
    }
}

/// Whether a generator of the reports is asked for.
fn reports(ask: &GenerateAsk) -> Result<bool, InputError> {
    let (fill, density) = (FILL.percent(&ask.options)?, DENSITY.percent(&ask.options)?);
    Ok(fill.is_some() || density.is_some() || ByProgram::of(ask, fill)?.is_some())
}

/// A board by whichever generator the request names.
fn by_clues(
    wish: Wish,
    clues: Clues,
    level: Option<Level>,
    ask: &GenerateAsk,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let (fill, density) = (FILL.percent(&ask.options)?, DENSITY.percent(&ask.options)?);
    let options = [FILL, DENSITY].map(|option| Arg::Option(option.name.into()));
    if fill.is_some() && density.is_some() {
        return refused(message!("unruly-two-generators", options = Arg::All(options.into())));
    }
    if level.is_some() && (fill.is_some() || density.is_some()) {
        return refused(message!("unruly-no-levels", options = Arg::All(options.into())));
    }
    let fewest = matches!(clues, Clues::Fewest | Clues::Least);
    if level.is_some() && fewest {
        let [clues, level] = [CLUES.name, "difficulty"].map(|name| Arg::Option(name.into()));
        return refused(message!("unruly-fewest-level", clues = clues, level = level));
    }
    let program = ByProgram::of(ask, fill)?;
    let other = fill.is_some() || density.is_some() || program.is_some();
    let symmetric = !wish.symmetry.is_free();
    if symmetric && (other || fewest || wish.cells() > unique::THIN_OUT_CELLS) {
        let (option, cells) = (Arg::Option(SYMMETRIC.name.into()), unique::THIN_OUT_CELLS);
        return refused(message!("unruly-symmetric-alone", option = option, cells = cells));
    }
    if let (Clues::Exactly(_), true) = (clues, other) {
        let option = Arg::Option(CLUES.name.into());
        return refused(message!("unruly-clues-alone", option = option));
    }
    if let Some(asked) = program {
        if density.is_some() || level.is_some() || fewest {
            return refused(message!("unruly-program-alone"));
        }
        return asked.generate(wish, budget);
    }
    match (fill, density, clues) {
        (Some(fill), _, _) => erase::generate(wish, fill, budget),
        (_, Some(density), _) => density::generate(wish, density, budget),
        (_, _, Clues::Fewest) => fewest::generate(wish, budget),
        (_, _, Clues::Least) => least::generate(wish, budget),
        (_, _, Clues::Exactly(wanted)) => counted::generate(wish, wanted, level, budget),
        (_, _, Clues::Few) => unique::generate(wish, level, budget),
    }
}

/// What is asked of report 002's generation program.
#[cfg_attr(not(feature = "highs"), expect(dead_code, reason = "only HiGHS solves the program"))]
struct ByProgram {
    fill: Option<f64>,
    tiles: Option<[usize; 2]>,
    until_solvable: bool,
}

impl ByProgram {
    fn of(ask: &GenerateAsk, fill: Option<f64>) -> Result<Option<Self>, InputError> {
        let until_solvable = STYLE.chosen(&ask.options)? == PROGRAM;
        let counts = [WHITE, BLACK].map(|option| option.whole(&ask.options));
        let tiles = match counts {
            [Ok(None), Ok(None)] => None,
            [white, black] => {
                Some([white?.unwrap_or_default() as usize, black?.unwrap_or_default() as usize])
            }
        };
        if fill.is_some() && tiles.is_some() {
            return Err(InputError::new(message!("unruly-fill-or-tiles")));
        }
        let asked = until_solvable || tiles.is_some();
        Ok(asked.then_some(ByProgram { fill, tiles, until_solvable }))
    }

    fn generate(self, wish: Wish, budget: &mut Budget) -> Result<Generated<Unruly>, GenerateError> {
        if wish.cells() > MAX_PROGRAM_CELLS {
            let what = message!("unruly-model-too-large", cells = MAX_PROGRAM_CELLS);
            return refused(what);
        }
        self.run(wish, budget)
    }

    #[cfg(feature = "highs")]
    fn run(self, wish: Wish, budget: &mut Budget) -> Result<Generated<Unruly>, GenerateError> {
        let tiles = self.tiles.map(|[white, black]| program::Tiles { white, black });
        match (self.fill, tiles) {
            (Some(fill), _) => program::steps(wish, fill, budget),
            (None, Some(tiles)) if !self.until_solvable => program::placed(wish, tiles, budget),
            (None, tiles) => program::until_solvable(wish, tiles, budget),
        }
    }

    #[cfg(not(feature = "highs"))]
    fn run(self, _: Wish, _: &mut Budget) -> Result<Generated<Unruly>, GenerateError> {
        let ByProgram { fill: _, tiles: _, until_solvable: _ } = self;
        quadrille_engines::mip::available()?;
        Err(Stop::GaveUp.into())
    }
}

fn refused<T>(what: Message) -> Result<T, GenerateError> {
    Err(GenerateError::Input(InputError::new(what)))
}

/// The finished puzzle with its solution, unless that would be too large to hand out.
fn made(puzzle: Puzzle, solution: Option<Solution>, mut notes: Vec<Message>) -> Generated<Unruly> {
    let cells = puzzle.rows() * puzzle.cols();
    let clues = puzzle.clues();
    let share = format!("{:.1}", 100.0 * clues as f64 / cells as f64);
    notes.push(message!("unruly-clues", clues = clues, share = share));
    let solution = solution.filter(|_| cells <= SOLUTION_CELLS);
    Generated { puzzle, solution, notes }
}

/// Tells how far a long loop is, now and then.
fn report(budget: &mut Budget, what: &'static str, done: usize, total: usize) -> Result<(), Stop> {
    budget.tick()?;
    if done.is_multiple_of(256) {
        budget.report(what, done as u64, total as u64);
    }
    Ok(())
}
