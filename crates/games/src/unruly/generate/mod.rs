//! New puzzles: one solution at a difficulty, or as either report makes them.

mod density;
mod erase;
mod fewest;
#[cfg(feature = "highs")]
mod program;
#[cfg(feature = "highs")]
mod three_states;
mod unique;

#[cfg(test)]
pub(super) use unique::thinned;

use super::format::UNIQUE_LINES;
use super::images::image;
use super::model::MAX_PROGRAM_CELLS;
use super::rules::{Plane, Puzzle, Solution, Unruly, check_size};
use super::sample;
use super::solve::search::TileSearch;
use quadrille_core::{
    Arg, Budget, Generate, GenerateAsk, GenerateError, Generated, InputError, Kind, Message,
    OptionSpec, Rng, Stop, message,
};
use std::time::Duration;

/// A search for a full board gives up after so many nodes: there may be none.
const SEARCH_NODES: u64 = 100_000;

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

/// What is done about clues that a board with one solution could do without.
pub const CLUES: OptionSpec = OptionSpec {
    name: "clues",
    kind: Kind::Choice(&["few", FEWEST]),
    about: "unruly-option-clues",
};

const FEWEST: &str = "fewest";

/// Clues are taken away two by two.
const SYMMETRIC: OptionSpec =
    OptionSpec { name: "symmetric", kind: Kind::Switch, about: "unruly-option-symmetric" };

/// The least side of a generated board, as both reports and Tatham's collection have it.
const MIN_SIDE: usize = 6;
const DEFAULT_SIZE: (usize, usize) = (8, 8);
/// Solutions of larger boards are not handed out beside the puzzle: the text alone is 4 MB.
const SOLUTION_CELLS: usize = 4_000_000;

impl Generate for Unruly {
    fn generate_options() -> &'static [OptionSpec] {
        &[FILL, DENSITY, CLUES, SYMMETRIC, STYLE, WHITE, BLACK]
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn clues(puzzle: &Puzzle) -> Option<usize> {
        Some(puzzle.clues())
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
        check_size(rows, cols)?;
        if rows < MIN_SIDE || cols < MIN_SIDE {
            let what = message!("unruly-too-small", rows = rows, cols = cols, least = MIN_SIDE);
            return refused(what);
        }
        let wish = Wish {
            rows,
            cols,
            unique_lines: UNIQUE_LINES.is_on(&ask.options)?,
            rng: Rng::new(ask.seed),
            turned: false,
            symmetric: SYMMETRIC.is_on(&ask.options)?,
        };
        let fewest = CLUES.chosen(&ask.options)? == FEWEST;
        let (fill, density) = (FILL.percent(&ask.options)?, DENSITY.percent(&ask.options)?);
        let reports = [FILL, DENSITY].map(|option| Arg::Option(option.name.into()));
        if fill.is_some() && density.is_some() {
            return refused(message!("unruly-two-generators", options = Arg::All(reports.into())));
        }
        if ask.difficulty.is_some() && (fill.is_some() || density.is_some()) {
            return refused(message!("unruly-no-levels", options = Arg::All(reports.into())));
        }
        if ask.difficulty.is_some() && fewest {
            let [clues, level] = [CLUES.name, "difficulty"].map(|name| Arg::Option(name.into()));
            return refused(message!("unruly-fewest-level", clues = clues, level = level));
        }
        let program = ByProgram::of(ask, fill)?;
        let other = fill.is_some() || density.is_some() || fewest || program.is_some();
        if wish.symmetric && (other || wish.cells() > unique::THIN_OUT_CELLS) {
            let (option, cells) = (Arg::Option(SYMMETRIC.name.into()), unique::THIN_OUT_CELLS);
            return refused(message!("unruly-symmetric-alone", option = option, cells = cells));
        }
        if let Some(asked) = program {
            if density.is_some() || ask.difficulty.is_some() || fewest {
                return refused(message!("unruly-program-alone"));
            }
            return asked.generate(wish, budget);
        }
        match (fill, density) {
            (Some(fill), _) => erase::generate(wish, fill, budget),
            (_, Some(density)) => density::generate(wish, density, budget),
            _ if fewest => fewest::generate(wish, budget),
            _ => unique::generate(wish, ask.difficulty.as_deref(), budget),
        }
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

/// What every generator needs to know.
struct Wish {
    rows: usize,
    cols: usize,
    unique_lines: bool,
    rng: Rng,
    /// Full boards are drawn on their side, columns as rows.
    turned: bool,
    /// Whether clues lie as they do after half a turn.
    symmetric: bool,
}

impl Wish {
    fn cells(&self) -> usize {
        self.rows * self.cols
    }

    /// A random full board under the wanted rules.
    ///
    /// Rows are drawn more freely than columns, which on a flat board can hardly ever all differ.
    /// Where that fails the board is turned on its side, from then on.
    fn full_board(&mut self, budget: &mut Budget) -> Result<Plane, GenerateError> {
        let (rows, cols) = (self.rows, self.cols);
        if !self.turned {
            if let Some(plane) = self.drawn((rows, cols), budget)? {
                return Ok(plane);
            }
            self.turned = self.unique_lines && rows < cols;
        }
        if self.turned
            && let Some(plane) = self.drawn((cols, rows), budget)?
        {
            return Ok(plane.transposed());
        }
        if self.unique_lines
            && let Some(plane) = self.searched(budget)?
        {
            return Ok(plane);
        }
        refused(message!("unruly-no-unique-lines", rows = rows, cols = cols))
    }

    /// A full board where nearly every line there can be must appear, so that chance finds none.
    fn searched(&mut self, budget: &mut Budget) -> Result<Option<Plane>, GenerateError> {
        let empty = Puzzle::new(self.rows, self.cols)?.with_unique_lines(true);
        let mut search = TileSearch::new(&empty, self.rng.bits());
        let mut slice = budget.slice(Duration::MAX, SEARCH_NODES);
        let ended = search.count(1, &mut slice);
        budget.absorb(&slice);
        match ended {
            Err(Stop::Nodes) | Ok(()) => Ok(search.first.map(|solution| solution.black)),
            Err(stop) => Err(stop.into()),
        }
    }

    fn drawn(&mut self, size: (usize, usize), budget: &mut Budget) -> Result<Option<Plane>, Stop> {
        sample::full_board(size, self.unique_lines, &mut self.rng, budget)
    }

    fn puzzle(&self, known: Plane, black: Plane) -> Result<Puzzle, InputError> {
        Ok(Puzzle::from_planes(known, black)?.with_unique_lines(self.unique_lines))
    }
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
