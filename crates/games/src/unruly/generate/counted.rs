//! Puzzles with one solution and exactly so many clues.

use super::unique::{is_too_easy, thin_out, tries};
use super::{Wish, fewest, made, refused};
use crate::unruly::explain::{EXTREME, Effort};
use crate::unruly::rules::{Plane, Puzzle, Solution, Unruly};
use quadrille_core::{Budget, GenerateError, Generated, Level, Message, Stop, message, symmetry};

/// Makes a puzzle, of a level if one is asked for.
pub fn generate(
    mut wish: Wish,
    wanted: usize,
    level: Option<Level>,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    wish.clues = Some(wanted);
    possible(&wish, wanted)?;
    let effort = Effort::of(level.unwrap_or(EXTREME));
    let tries = tries(&wish);
    let mut fewest = wish.cells();
    for _ in 0..tries {
        let black = wish.full_board(budget)?;
        let mut puzzle = thin_out(&mut wish, &black, effort, budget)?;
        if puzzle.clues() > wanted && level.is_none() {
            puzzle = thinner(puzzle, &black, wanted, &mut wish, budget)?;
        }
        fewest = fewest.min(puzzle.clues());
        if puzzle.clues() == wanted && fits(&puzzle, level, budget)? {
            let mut notes = vec![message!("made-unique"), said(&puzzle, level, budget)?];
            notes.extend(wish.said_symmetry());
            return Ok(made(puzzle, Some(Solution { black }), notes));
        }
        budget.report("progress-fewest", fewest as u64, wanted as u64);
    }
    let what = message!("unruly-none-counted", clues = wanted, rows = wish.rows, cols = wish.cols);
    refused(what.with("tried", tries).with("fewest", fewest))
}

/// Refuses a number of clues that no board has.
pub fn possible(wish: &Wish, wanted: usize) -> Result<(), GenerateError> {
    let (rows, cols) = (wish.rows, wish.cols);
    if wanted > wish.cells() {
        let what = message!("unruly-clues-most", clues = wanted, rows = rows, cols = cols);
        return refused(what);
    }
    if wish.cells() > super::unique::THIN_OUT_CELLS {
        let most = super::unique::THIN_OUT_CELLS;
        return refused(message!("unruly-clues-size", rows = rows, cols = cols, most = most));
    }
    let groups = (0..wish.cells()).map(|cell| wish.orbit(cell));
    let sizes = groups.filter(|orbit| orbit.iter().all(|other| orbit[0] <= *other));
    if !symmetry::can_have(sizes.map(|orbit| orbit.len()), wanted) {
        return refused(message!("unruly-clues-symmetry", clues = wanted));
    }
    Ok(())
}

/// Whether a puzzle is not too easy for a level, if one is asked for.
pub fn fits(puzzle: &Puzzle, level: Option<Level>, budget: &mut Budget) -> Result<bool, Stop> {
    Ok(match level {
        Some(level) => !is_too_easy(puzzle, level, budget)?,
        None => true,
    })
}

/// What is said of the level: the one that was asked for, or the one it has.
pub fn said(puzzle: &Puzzle, level: Option<Level>, budget: &mut Budget) -> Result<Message, Stop> {
    Ok(match level {
        Some(level) => message!("made-level", level = level),
        None => fewest::said_level(puzzle, budget)?,
    })
}

/// The puzzle with all clues left out that proofs do without, and some back if too many went.
pub fn thinner(
    puzzle: Puzzle,
    black: &Plane,
    wanted: usize,
    wish: &mut Wish,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    if !wish.symmetry.is_free() || wish.cells() > fewest::MAX_CELLS {
        return Ok(puzzle);
    }
    let mut known = fewest::minimise(&puzzle, black, wish, budget)?;
    let cols = wish.cols;
    let mut spare: Vec<usize> = (0..wish.cells())
        .filter(|i| puzzle.known().get(i / cols, i % cols) && !known.get(i / cols, i % cols))
        .collect();
    wish.rng.shuffle(&mut spare);
    spare.truncate(wanted.saturating_sub(known.count()));
    spare.iter().for_each(|i| known.set(i / cols, i % cols, true));
    Ok(wish.puzzle(known, black.clone())?)
}
