//! Puzzles with one solution in which no clue could be left out.
//!
//! First clues go that reasoning refutes in their other colour. Then a formula says "a board that
//! differs from the solution", clues are assumptions, and every proof that there is none names
//! the clues it needed: all others go at once.

use super::{Unruly, Wish, made, report};
use crate::unruly::explain::LEVELS;
use crate::unruly::model::{self, Twins};
use crate::unruly::propagate::Depth;
use crate::unruly::rules::{Ink, Plane, Puzzle, Solution};
use crate::unruly::solve::logic::{self, Effort, Outcome};
use quadrille_core::{Budget, GenerateError, Generated, InputError, Stop};
use quadrille_engines::sat::{Lit, Sat};
use std::collections::HashSet;

/// Larger boards would take too long.
const MAX_CELLS: usize = 2_500;

/// Makes a puzzle.
pub fn generate(mut wish: Wish, budget: &mut Budget) -> Result<Generated<Unruly>, GenerateError> {
    if wish.cells() > MAX_CELLS {
        return Err(GenerateError::Input(InputError::new(format!(
            "--clues fewest is for boards of up to {MAX_CELLS} cells; this one has {}",
            wish.cells()
        ))));
    }
    let black = wish.full_board(budget)?;
    let start = super::unique::thin_out(&mut wish, &black, Effort::CaseSplits, budget)?;
    let known = minimise(&start, &black, &mut wish, budget)?;
    let puzzle = wish.puzzle(known, black.clone())?;
    let mut notes = vec!["exactly one solution, and every clue is needed for that".to_string()];
    notes.push(match grade(&puzzle, budget)? {
        Some(name) => format!("difficulty {name}"),
        None => "harder than extreme: it takes nested case splits".to_string(),
    });
    Ok(made(puzzle, Some(Solution { black }), notes))
}

/// The easiest level that solves a puzzle.
fn grade(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<&'static str>, Stop> {
    let depths = [Depth::Windows, Depth::Counts, Depth::NearlyFull, Depth::Lines];
    let efforts = depths.into_iter().map(Effort::Plain).chain([Effort::CaseSplits]);
    for (level, effort) in LEVELS.iter().zip(efforts) {
        if matches!(logic::solve(puzzle, effort, budget)?, Outcome::Solved(_)) {
            return Ok(Some(level.name));
        }
    }
    Ok(None)
}

/// Takes away clues until each is needed.
fn minimise(
    start: &Puzzle,
    black: &Plane,
    wish: &mut Wish,
    budget: &mut Budget,
) -> Result<Plane, Stop> {
    let mut clauses = model::clauses(start, true, budget)?;
    if wish.unique_lines {
        Twins::all(wish.rows, wish.cols).into_iter().for_each(|t| clauses.differ(t));
    }
    let cols = wish.cols;
    let tile = |index: usize| {
        let lit = clauses.cells[index];
        let ink = Ink::black_if(black.get(index / cols, index % cols));
        if ink == Ink::Black { lit } else { !lit }
    };
    let differs: Vec<Lit> = (0..wish.cells()).map(|index| !tile(index)).collect();
    let mut sat = Sat::new(&clauses.formula);
    sat.clause(&differs);
    let mut clues: Vec<usize> =
        (0..wish.cells()).filter(|i| start.known().get(i / cols, i % cols)).collect();
    wish.rng.shuffle(&mut clues);
    let total = clues.len();
    // Clues before `needed` were found to be needed.
    let mut needed = 0;
    while needed < clues.len() {
        report(budget, "leaving out clues", total - (clues.len() - needed), total)?;
        let others: Vec<Lit> = (0..clues.len())
            .filter(|place| *place != needed)
            .map(|place| tile(clues[place]))
            .collect();
        if sat.solve(&others, budget)? {
            needed += 1;
            continue;
        }
        let core: HashSet<Lit> = sat.core().iter().map(|lit| !*lit).collect();
        // A needed clue is in every core: the order before `needed` stays.
        clues.retain(|clue| core.contains(&tile(*clue)));
    }
    let mut known = Plane::new(wish.rows, wish.cols);
    clues.iter().for_each(|i| known.set(i / cols, i % cols, true));
    Ok(known)
}
