//! Making puzzles: named boards, plays taken back from one peg, and random shapes.

mod forced;
#[cfg(feature = "highs")]
mod program;
mod reverse;
mod shape;

use super::boards;
use super::explain::{LEVELS, has_choice, level_of};
use super::field::Field;
use super::format::{asked, shown};
use super::images::image;
use super::offer::OFFER;
use super::rules::{MAX_CELLS, MAX_SIDE, Minimise, Pegs, Puzzle, Solution, Spot, pegs};
use super::solve::{best_known, usual_method};
use quadrille_core::{
    Arg, Ask, Budget, Cell, Generate, GenerateAsk, GenerateError, Generated, Grid, InputError,
    Kind, Level, Offer, OptionSpec, Options, Rng, Shape, Stop, Verdict, message,
};
use std::time::Duration;

/// The board to fill with pegs.
const BOARD: OptionSpec =
    OptionSpec { name: "board", kind: Kind::Text("NAME"), about: "pegs-option-board" };

/// Where a named board has its hole.
const VACANCY: OptionSpec =
    OptionSpec { name: "vacancy", kind: Kind::Text("rRcC|random"), about: "pegs-option-vacancy" };

/// How a board without name is made.
const KIND: OptionSpec = OptionSpec {
    name: "kind",
    kind: Kind::Choice(&["reverse", "shape", "program"]),
    about: "pegs-option-kind",
};

/// How many jumps are taken back.
const STEPS: OptionSpec = OptionSpec {
    name: "steps",
    kind: Kind::Whole { least: 1, most: u64::MAX, default: None },
    about: "pegs-option-steps",
};

/// How many holes a board has at the start.
const HOLES: OptionSpec = OptionSpec {
    name: "holes",
    kind: Kind::Whole { least: 1, most: MAX_CELLS as u64, default: None },
    about: "pegs-option-holes",
};

/// The search for a best play of a new puzzle ends after this.
const SOLVE_TIME: Duration = Duration::from_secs(10);

/// So many boards are made before a difficulty is called rare.
const TRIES: usize = 200;

impl Generate for Pegs {
    const OFFER: Offer = OFFER;

    fn generate_options() -> &'static [OptionSpec] {
        &[BOARD, VACANCY, KIND, STEPS, HOLES]
    }

    fn unfit_options() -> &'static [(&'static str, &'static str)] {
        &[
            ("clues", "pegs-no-clues"),
            ("pattern", "pegs-no-pattern"),
            ("symmetric", "pegs-no-symmetry"),
            ("symmetry", "pegs-no-symmetry"),
            ("from", "pegs-no-from"),
            ("change", "pegs-no-from"),
        ]
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let mut rng = Rng::new(ask.seed);
        let wish = Wish::of(ask)?;
        if let Some(name) = ask.options.get(BOARD.name) {
            if ask.size.is_some() {
                let what = message!(
                    "pegs-size-with-board",
                    size = size(),
                    option = Arg::Option(BOARD.name.into())
                );
                return Err(InputError::new(what).into());
            }
            return wish.named(name, &mut rng, budget);
        }
        let (rows, cols) = (wish.rows, wish.cols);
        if rows == 0 || cols == 0 || rows > MAX_SIDE || cols > MAX_SIDE || rows * cols > MAX_CELLS {
            let (side, places) = (MAX_SIDE, MAX_CELLS);
            let what = message!("pegs-size", option = size(), rows = rows, cols = cols)
                .with("side", side)
                .with("places", places);
            return Err(InputError::new(what).into());
        }
        if rows.max(cols) < 3 {
            let what = message!("pegs-size-no-jump", option = size(), rows = rows, cols = cols);
            return Err(InputError::new(what).into());
        }
        match KIND.chosen(&ask.options)? {
            "shape" => wish.shape(&mut rng, budget),
            "program" => wish.program(&mut rng, budget),
            _ => wish.reverse(&mut rng, budget),
        }
    }
}

/// What is asked of a new puzzle.
struct Wish<'a> {
    rows: usize,
    cols: usize,
    level: Option<Level>,
    /// How many jumps the puzzle takes, where that was asked.
    steps: Option<usize>,
    /// How many holes it starts with, where that was asked.
    holes: Option<usize>,
    options: &'a Options,
}

impl<'a> Wish<'a> {
    fn of(ask: &'a GenerateAsk) -> Result<Self, InputError> {
        let (rows, cols) = ask.size.unwrap_or((7, 7));
        let level = ask.level(&LEVELS)?;
        let steps = STEPS.whole(&ask.options)?;
        let steps = steps.map(|steps| usize::try_from(steps).unwrap_or(usize::MAX));
        let holes = HOLES.whole(&ask.options)?.map(|holes| holes as usize);
        Ok(Wish { rows, cols, level, steps, holes, options: &ask.options })
    }

    /// Whether a puzzle is of the level that is asked for, if any is: what its explanation says.
    fn is_granted(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<bool, Stop> {
        let Some(level) = self.level else { return Ok(true) };
        // Where the first move leaves a choice, the play need not be found to tell that it does.
        if level == LEVELS[0] && has_choice(puzzle) {
            return Ok(false);
        }
        // A play without proof may be another one next time, and with it the level.
        Ok(usual_method(puzzle).exact && level_of(puzzle, budget)? == Some(level))
    }

    /// The error for a level that none of many boards had.
    fn rare(&self) -> GenerateError {
        let level = self.level.unwrap_or(LEVELS[0]);
        let (rows, cols) = (self.rows, self.cols);
        InputError::new(message!("pegs-level-rare", rows = rows, cols = cols, level = level)).into()
    }

    fn named(
        &self,
        name: &str,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated<Pegs>, GenerateError> {
        let vacancy = self.options.get(VACANCY.name);
        let puzzle = asked(named(name, vacancy, rng)?, self.options)?;
        if !self.is_granted(&puzzle, budget)? {
            let level = self.level.unwrap_or(LEVELS[0]);
            let what = message!("pegs-level-board", board = name.to_string(), level = level);
            return Err(InputError::new(what).into());
        }
        self.described(puzzle, budget)
    }

    fn shape(&self, rng: &mut Rng, budget: &mut Budget) -> Result<Generated<Pegs>, GenerateError> {
        for tries in 0..TRIES {
            budget.report("progress-boards", tries as u64, TRIES as u64);
            let puzzle = asked(shape::shape(self.rows, self.cols, rng, budget)?, self.options)?;
            if self.is_granted(&puzzle, budget)? {
                return self.described(puzzle, budget);
            }
        }
        Err(self.rare())
    }

    /// The puzzle with the best play that can be found for it.
    fn described(
        &self,
        puzzle: Puzzle,
        budget: &mut Budget,
    ) -> Result<Generated<Pegs>, GenerateError> {
        budget.check()?;
        let mut slice = budget.slice(SOLVE_TIME, u64::MAX);
        // What is said of a new puzzle is its fewest pegs; the fewest moves take far longer to find.
        let pegs_alone = puzzle.clone().with_minimise(Minimise::Pegs);
        let answer = best_known(&pegs_alone, &Ask::default(), &mut slice);
        budget.absorb(&slice);
        budget.check()?;
        let left = |s: &Solution| pegs(puzzle.start()) - s.jumps().count();
        let note = match (&answer.verdict, &answer.solution) {
            (Verdict::Solved, Some(s)) => message!("pegs-made-proved", pegs = left(s)),
            (_, Some(s)) => message!("pegs-made-known", pegs = left(s)),
            (Verdict::Impossible, None) => message!("pegs-made-impossible"),
            _ => message!("pegs-made-unknown"),
        };
        let mut notes = vec![note];
        notes.extend(self.level.map(|level| message!("made-level", level = level)));
        Ok(Generated { puzzle, solution: answer.solution, notes })
    }
}

#[cfg(not(feature = "highs"))]
impl Wish<'_> {
    /// Refuses: there is nothing to solve the program with.
    fn program(&self, _: &mut Rng, _: &mut Budget) -> Result<Generated<Pegs>, GenerateError> {
        quadrille_engines::mip::available()?;
        Err(Stop::GaveUp.into())
    }
}

/// An empty rectangle, and the cell nearest to its middle that a jump leads to.
fn empty_box(rows: usize, cols: usize) -> Result<(Field, Cell), InputError> {
    let middle = Cell::new(rows / 2, cols / 2);
    let mut holes = Grid::filled(rows, cols, Spot::Hole);
    holes[middle] = Spot::Peg;
    let field = Field::new(&Puzzle::new(Shape::Square, holes)?);
    let away =
        |cell: &Cell| cell.row.abs_diff(middle.row).pow(2) + cell.col.abs_diff(middle.col).pow(2);
    // On a small board no jump leads to the middle.
    let landings = field.jumps.iter().map(|j| field.cells[j.to]);
    let last = landings.min_by_key(away).unwrap_or(middle);
    Ok((field, last))
}

/// The size as an option: every game has it.
fn size() -> Arg {
    Arg::Option("size".into())
}

fn named(name: &str, vacancy: Option<&str>, rng: &mut Rng) -> Result<Puzzle, InputError> {
    match vacancy {
        None => boards::named(name, None),
        Some("random") => {
            let cells: Vec<Cell> = boards::named(name, None)?.cells().collect();
            boards::named(name, rng.choose(&cells).copied())
        }
        Some(text) => match text.parse() {
            Ok(cell) => boards::named(name, Some(cell)),
            Err(()) => {
                let what = message!(
                    "pegs-vacancy",
                    option = Arg::Option(VACANCY.name.into()),
                    found = shown(text)
                );
                Err(InputError::new(what))
            }
        },
    }
}
