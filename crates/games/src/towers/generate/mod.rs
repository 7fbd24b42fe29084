//! The generators: the three modes of reports 000 and 001, and boards with exactly one solution.

mod drawn;
mod latin;
mod likewise;
mod parts;
mod restarts;
mod unique;

use super::explain::LEVELS;
use super::images::image;
use super::offer::OFFER;
use super::rules::{Heights, MAX_SIZE, Puzzle, Side, Towers, look, seen};
use quadrille_core::template::{CHANGES, TemplateOptions};
use quadrille_core::{
    Arg, Budget, Cell, Generate, GenerateAsk, GenerateError, Generated, InputError, Kind, Level,
    Message, Offer, OptionSpec, Practised, Rng, SYMMETRIES, Symmetry, message,
};
use unique::Wish;

/// Which generator makes the board.
const MODE: OptionSpec = OptionSpec {
    name: "mode",
    kind: Kind::Choice(&["unique", "full", "normal", "hard", "restarts"]),
    about: "towers-option-mode",
};

/// Clues and towers are taken away two by two.
const SYMMETRIC: OptionSpec =
    OptionSpec { name: "symmetric", kind: Kind::Switch, about: "towers-option-symmetric" };

/// How clues and towers lie.
const SYMMETRY: OptionSpec =
    OptionSpec { name: "symmetry", kind: SYMMETRIES, about: "towers-option-symmetry" };

/// How many clues and towers there are.
const CLUES: OptionSpec = OptionSpec {
    name: "clues",
    kind: Kind::Whole { least: 0, most: (MAX_SIZE * (MAX_SIZE + 4)) as u64, default: None },
    about: "towers-option-clues",
};

/// Where clues and towers are.
const PATTERN: OptionSpec =
    OptionSpec { name: "pattern", kind: Kind::Picture, about: "towers-option-pattern" };

/// The puzzle whose solution the new one has, and how it differs.
const TEMPLATE: TemplateOptions = TemplateOptions {
    from: OptionSpec { name: "from", kind: Kind::Puzzle, about: "towers-option-from" },
    change: OptionSpec { name: "change", kind: CHANGES, about: "towers-option-change" },
};

const DEFAULT_SIZE: usize = 5;

impl Generate for Towers {
    const OFFER: Offer = OFFER;

    fn generate_options() -> &'static [OptionSpec] {
        &[MODE, SYMMETRIC, SYMMETRY, CLUES, PATTERN, TEMPLATE.from, TEMPLATE.change]
    }

    fn practised(technique: &str, size: Option<(usize, usize)>) -> Practised {
        let side = size.map_or(DEFAULT_SIZE, |(rows, _)| rows);
        match technique {
            // The heights left in the rest of the line are then a naked set, which comes first.
            "hidden_set" if side <= 6 => {
                Practised { never: Some("towers-never-hidden-set"), ..Practised::default() }
            }
            // Smaller boards hardly ever resist all else.
            "case_split" => Practised { size: Some((8, 8)), ..Practised::default() },
            _ => Practised::default(),
        }
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    fn clues(puzzle: &Puzzle) -> Option<usize> {
        Some(puzzle.clues().count() + puzzle.givens().count())
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let mut rng = Rng::new(ask.seed);
        let mode = MODE.chosen(&ask.options)?;
        if mode == "unique" {
            return one_solution(ask, &mut rng, budget);
        }
        let n = size(ask)?;
        let obeyed = [SYMMETRIC, SYMMETRY, CLUES, PATTERN, TEMPLATE.from, TEMPLATE.change];
        if let Some(given) = obeyed.iter().find(|spec| ask.options.get(spec.name).is_some()) {
            let [given, mode] = [given.name, MODE.name].map(option);
            let what = message!("towers-unique-alone", given = given, mode = mode);
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

/// A board with one solution that obeys: of a level, symmetric, with so many clues, with clues where a picture has
/// them, or with the solution of another board.
fn one_solution(
    ask: &GenerateAsk,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Generated<Towers>, GenerateError> {
    let level = ask.level(LEVELS)?;
    let symmetry = Symmetry::asked(&SYMMETRY, &SYMMETRIC, &ask.options)?;
    let clues = CLUES.whole(&ask.options)?.map(|clues| clues as usize);
    let template = TEMPLATE.read::<Towers>(&ask.options, budget)?;
    if let Some(text) = ask.options.get(PATTERN.name) {
        let others = clues.is_some() || !symmetry.is_free() || template.is_some();
        let (n, parts) = drawn::read(PATTERN.picture(text, others)?)?;
        ask.sized(n, n)?;
        let shown = parts.len();
        let (puzzle, solution, level) = drawn::drawn(n, parts, level, rng, budget)?;
        let what = message!("towers-made-drawn", clues = shown);
        return Ok(told(puzzle, solution, level, what));
    }
    if let Some(template) = template {
        let n = template.puzzle.size();
        ask.sized(n, n)?;
        let wish = Wish { n, level, symmetry, clues };
        let (puzzle, solution, level) = likewise::likewise(template, wish, rng, budget)?;
        let what = message!("towers-made-from", clues = unique::shown(&puzzle));
        return Ok(told(puzzle, solution, level, what));
    }
    // Who counts clues and names no level takes any; the easiest is for who asks for nothing.
    let level = level.or(clues.is_none().then_some(LEVELS[0]));
    let wish = Wish { n: size(ask)?, level, symmetry, clues };
    let (puzzle, solution) = unique::unique(wish, rng, budget)?;
    let level = match level {
        Some(level) => level,
        None => unique::level_of(&puzzle, budget)?,
    };
    let least = match (clues, symmetry) {
        (Some(clues), _) => message!("towers-made-counted", clues = clues),
        (None, Symmetry::Free) => message!("towers-made-minimal"),
        (None, Symmetry::HalfTurn) => message!("towers-made-symmetric"),
        (None, _) => message!("towers-made-symmetry"),
    };
    Ok(told(puzzle, solution, level, least))
}

/// A board with one solution, and what is promised about it.
fn told(puzzle: Puzzle, solution: Heights, level: Level, what: Message) -> Generated<Towers> {
    let level = message!("made-level", level = level);
    let notes = vec![message!("made-unique"), level, what];
    Generated { puzzle, solution: Some(solution), notes }
}

/// An option, spelled as it is where the message is read.
fn option(name: &'static str) -> Arg {
    Arg::Option(name.into())
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
