//! The generators: the reports' three modes, and boards with exactly one solution.

mod latin;

use super::Towers;
use super::rules::{Heights, MAX_SIZE, Puzzle, Side, look, seen};
use quadrille_core::{
    Budget, Cell, GenerateAsk, GenerateError, Generated, InputError, OptionSpec, Rng,
};

/// The options of the generators.
pub static OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "mode",
    value: "full|normal|hard",
    about: "full: all clues; normal: all clues, in one board of five drawn at random; \
            hard: half of the clues and n/2 towers",
}];

const DEFAULT_SIZE: usize = 5;

/// Makes a puzzle.
pub fn generate(
    ask: &GenerateAsk,
    budget: &mut Budget,
) -> Result<Generated<Towers>, GenerateError> {
    let n = size(ask)?;
    let mut rng = Rng::new(ask.seed);
    let solution = latin::square(n, &mut rng, budget)?;
    match ask.options.choice("mode", &["full", "normal", "hard"])? {
        "normal" => Ok(normal(&solution, &mut rng)),
        "hard" => Ok(hard(&solution, &mut rng)),
        _ => Ok(full(&solution)),
    }
}

fn size(ask: &GenerateAsk) -> Result<usize, InputError> {
    let (rows, cols) = ask.size.unwrap_or((DEFAULT_SIZE, DEFAULT_SIZE));
    if rows != cols {
        let what = format!("--size {rows}x{cols}: a board of Towers is square");
        return Err(InputError::new(what));
    }
    if rows == 0 || rows > MAX_SIZE {
        return Err(InputError::new(format!("--size {rows}: expected 1 to {MAX_SIZE}")));
    }
    Ok(rows)
}

fn made(puzzle: Puzzle, solution: Option<&Heights>, note: &str) -> Generated<Towers> {
    Generated { puzzle, solution: solution.cloned(), notes: vec![note.to_string()] }
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
    made(all_clues(solution), Some(solution), "all clues of a random Latin square")
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
    made(puzzle, None, "clues drawn at random: most likely impossible")
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
    made(puzzle, Some(solution), "half of the clues of a random Latin square and n/2 towers")
}
