//! Puzzles with one solution in which no clue could be left out.
//!
//! First clues go that reasoning refutes in their other colour. Then a formula says "a board that
//! differs from the solution", clues are assumptions, and every proof that there is none names
//! the clues it needed: all others go at once.

use super::{CLUES, Wish, made, refused, report, unique};
use crate::unruly::explain::{EXTREME, Effort, LEVELS};
use crate::unruly::model::{self, Twins};
use crate::unruly::rules::{Ink, Plane, Puzzle, Solution, Unruly};
use crate::unruly::solve::logic::{self, LogicOutcome};
use quadrille_core::{Arg, Budget, GenerateError, Generated, Level, Message, Stop, message};
use quadrille_engines::sat::{Lit, Sat};
use std::collections::HashSet;

/// Larger boards would take too long.
pub const MAX_CELLS: usize = 2_500;

/// Makes a puzzle.
pub fn generate(mut wish: Wish, budget: &mut Budget) -> Result<Generated<Unruly>, GenerateError> {
    if wish.cells() > MAX_CELLS {
        let (clues, cells) = (Arg::Option(CLUES.name.into()), wish.cells());
        return refused(message!(
            "unruly-fewest-cells",
            clues = clues,
            most = MAX_CELLS,
            cells = cells
        ));
    }
    let black = wish.full_board(budget)?;
    let start = unique::thin_out(&mut wish, &black, Effort::of(EXTREME), budget)?;
    let known = minimise(&start, &black, &mut wish, budget)?;
    let puzzle = wish.puzzle(known, black.clone())?;
    let level = said_level(&puzzle, budget)?;
    Ok(made(puzzle, Some(Solution { black }), vec![message!("unruly-minimal"), level]))
}

/// What is said of the level of a puzzle.
pub fn said_level(puzzle: &Puzzle, budget: &mut Budget) -> Result<Message, Stop> {
    Ok(match easiest(puzzle, budget)? {
        Some(level) => message!("made-level", level = level),
        None => message!("unruly-beyond", level = EXTREME),
    })
}

/// The easiest level that solves a puzzle.
pub fn easiest(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<Level>, Stop> {
    for level in LEVELS {
        let outcome = logic::solve(puzzle, Effort::of(*level), budget)?;
        if matches!(outcome, LogicOutcome::Solved(_)) {
            return Ok(Some(*level));
        }
    }
    Ok(None)
}

/// Takes away clues until each is needed.
pub fn minimise(
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
        report(budget, "progress-leaving-out", total - (clues.len() - needed), total)?;
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
