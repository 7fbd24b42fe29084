//! The generator of report 001: a random legal black pattern, different numbers on the whites, and under
//! each black a number that repeats one of its lines. It does not promise a single solution.

use super::pattern::{self, Latin};
use crate::singles::frame::Frame;
use crate::singles::rules::{Clue, Puzzle, Solution};
use crate::singles::solve::blacks::Blacks;
use quadrille_core::{Budget, Rng, Stop};

/// Makes a puzzle with at least one solution.
pub fn make(frame: Frame, rng: &mut Rng, budget: &mut Budget) -> Result<(Puzzle, Solution), Stop> {
    // The report does not say how many blacks it places; between a tenth and all that fit.
    let cells = frame.rows * frame.cols;
    let limit = cells / 10 + rng.below(cells / 4 + 1);
    let blacks = pattern::random(frame, limit, rng, budget)?;
    let latin = Latin::new(frame.rows, frame.cols, rng);
    let mut clues = Vec::with_capacity(cells);
    for (i, at) in frame.inside().enumerate() {
        if i % 1024 == 0 {
            budget.check()?;
        }
        let cell = frame.cell(at);
        let number = if blacks.is_black(at) {
            repeated(frame, &blacks, &latin, at, rng)
        } else {
            latin.at(cell.row, cell.col)
        };
        clues.push(Clue::Number(number));
    }
    let puzzle = Puzzle::new(frame.rows, frame.cols, clues).expect("the size was checked");
    Ok((puzzle, blacks.solution()))
}

/// The number of a random white in the row or the column of a black.
fn repeated(frame: Frame, blacks: &Blacks, latin: &Latin, at: u32, rng: &mut Rng) -> u64 {
    let cell = frame.cell(at);
    loop {
        let i = rng.below(frame.rows + frame.cols);
        let (row, col) = if i < frame.cols { (cell.row, i) } else { (i - frame.cols, cell.col) };
        // A black always has a white neighbour, so this ends.
        if !blacks.is_black(frame.at(row, col)) {
            return latin.at(row, col);
        }
    }
}
