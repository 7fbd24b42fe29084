//! The generators: the three modes of reports 000 and 001, and boards with exactly one solution.

mod latin;
mod restarts;
mod unique;

use super::explain::LEVELS;
use super::images::image;
use super::rules::{Heights, MAX_SIZE, Puzzle, Side, Towers, look, seen};
use quadrille_core::{
    Arg, Budget, Cell, Generate, GenerateAsk, GenerateError, Generated, InputError, Kind, Level,
    Message, OptionSpec, Rng, message,
};

/// Which generator makes the board.
const MODE: OptionSpec = OptionSpec {
    name: "mode",
    kind: Kind::Choice(&["unique", "full", "normal", "hard", "restarts"]),
    about: "towers-option-mode",
};

/// Clues and towers are taken away two by two.
const SYMMETRIC: OptionSpec =
    OptionSpec { name: "symmetric", kind: Kind::Switch, about: "towers-option-symmetric" };

const DEFAULT_SIZE: usize = 5;

impl Generate for Towers {
    fn generate_options() -> &'static [OptionSpec] {
        &[MODE, SYMMETRIC]
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn clues(puzzle: &Puzzle) -> Option<usize> {
        Some(puzzle.clues().count() + puzzle.givens().count())
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let n = size(ask)?;
        let mut rng = Rng::new(ask.seed);
        let mode = MODE.chosen(&ask.options)?;
        let symmetric = SYMMETRIC.is_on(&ask.options)?;
        if mode == "unique" {
            let level = level(ask)?;
            let wish = unique::Wish { n, level, symmetric };
            let (puzzle, solution) = unique::unique(wish, &mut rng, budget)?;
            let least = if symmetric { "towers-made-symmetric" } else { "towers-made-minimal" };
            let notes = vec![
                message!("towers-made-unique"),
                message!("towers-made-level", level = level.name),
                message!(least),
            ];
            return Ok(Generated { puzzle, solution: Some(solution), notes });
        }
        if symmetric {
            let [symmetric, mode] = [SYMMETRIC, MODE].map(|spec| option(spec.name));
            let what = message!("towers-symmetric-unique", symmetric = symmetric, mode = mode);
            return Err(InputError::new(what).into());
        }
        if ask.difficulty.is_some() {
            let what = message!("towers-mode-any-level", option = option(MODE.name), mode = mode);
            return Err(InputError::new(what).into());
        }
        if mode == "restarts" {
            let (solution, begun) = restarts::square(n, &mut rng, budget)?;
            let note = message!("towers-made-restarts", begun = begun);
            return Ok(made(all_clues(&solution), Some(&solution), note));
        }
        let solution = latin::square(n, &mut rng, budget)?;
        Ok(match mode {
            "normal" => normal(&solution, &mut rng),
            "hard" => hard(&solution, &mut rng),
            _ => full(&solution),
        })
    }
}

/// An option, spelled as it is where the message is read.
fn option(name: &'static str) -> Arg {
    Arg::Option(name.into())
}

/// The wanted level, the easiest by default.
fn level(ask: &GenerateAsk) -> Result<Level, InputError> {
    let Some(name) = &ask.difficulty else { return Ok(LEVELS[0]) };
    LEVELS.iter().copied().find(|level| level.name == name).ok_or_else(|| {
        let known = Arg::any(LEVELS.iter().map(|level| level.name));
        let what = message!("towers-no-level", option = option("difficulty"), known = known);
        InputError::new(what.with("name", name.clone()))
    })
}

fn size(ask: &GenerateAsk) -> Result<usize, InputError> {
    let (rows, cols) = ask.size.unwrap_or((DEFAULT_SIZE, DEFAULT_SIZE));
    if rows != cols {
        let what = message!("towers-not-square", option = option("size"), rows = rows, cols = cols);
        return Err(InputError::new(what));
    }
    if rows == 0 || rows > MAX_SIZE {
        let what = message!("towers-no-size", option = option("size"), size = rows);
        return Err(InputError::new(what.with("most", MAX_SIZE)));
    }
    Ok(rows)
}

fn made(puzzle: Puzzle, solution: Option<&Heights>, note: Message) -> Generated<Towers> {
    Generated { puzzle, solution: solution.cloned(), notes: vec![note] }
}

/// A puzzle whose clues and towers are legal because they come from a Latin square.
const LEGAL: &str = "what a Latin square shows is legal";

/// Every clue of a Latin square, no tower.
fn all_clues(solution: &Heights) -> Puzzle {
    let mut puzzle = Puzzle::empty(solution.rows()).expect(LEGAL);
    for side in Side::ALL {
        for index in 0..puzzle.size() {
            let clue = seen(look(solution, side, index));
            puzzle.set_clue(side, index, clue as u32).expect(LEGAL);
        }
    }
    puzzle
}

fn full(solution: &Heights) -> Generated<Towers> {
    made(all_clues(solution), Some(solution), message!("towers-made-full"))
}

/// One board in five has clues that come from no square, and so most likely no solution.
fn normal(solution: &Heights, rng: &mut Rng) -> Generated<Towers> {
    if !rng.chance(20.0) {
        return full(solution);
    }
    let mut puzzle = all_clues(solution);
    for side in Side::ALL {
        for index in 0..puzzle.size() {
            let clue = 1 + rng.below(puzzle.size()) as u32;
            puzzle.set_clue(side, index, clue).expect(LEGAL);
        }
    }
    made(puzzle, None, message!("towers-made-random"))
}

/// Half of the clues vanish and n/2 towers are given.
fn hard(solution: &Heights, rng: &mut Rng) -> Generated<Towers> {
    let mut puzzle = all_clues(solution);
    let n = puzzle.size();
    for side in Side::ALL {
        for index in 0..n {
            if rng.chance(50.0) {
                puzzle.drop_clue(side, index);
            }
        }
    }
    let mut cells: Vec<Cell> = puzzle.cells().collect();
    rng.shuffle(&mut cells);
    for &cell in &cells[..n / 2] {
        puzzle.give(cell, solution[cell].into()).expect(LEGAL);
    }
    made(puzzle, Some(solution), message!("towers-made-hard", towers = n / 2))
}
