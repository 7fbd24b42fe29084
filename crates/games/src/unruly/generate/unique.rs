//! Puzzles with exactly one solution, at a difficulty, with few clues.

use super::{Wish, made, refused, report};
use crate::unruly::explain::{Effort, LEVELS, NORMAL};
use crate::unruly::propagate::{Depth, Propagator};
use crate::unruly::rules::{Ink, Plane, Puzzle, Solution, Unruly};
use crate::unruly::solve::logic::{self, LogicOutcome};
use quadrille_core::{Budget, GenerateError, Generated, Level, Stop, message};

/// The level when none is asked for.
const DEFAULT_LEVEL: Level = NORMAL;
/// Larger boards are built up clue by clue instead of being thinned out, to this level.
pub const THIN_OUT_CELLS: usize = 25_000;
const BUILD_UP_LEVEL: Level = NORMAL;
/// Boards tried before a level is refused: so many, or as many as have this many cells together.
/// Small boards are seldom hard, and quickly made.
const TRIES: usize = 30;
const TRIED_CELLS: usize = 100_000;

/// Makes a puzzle of a level.
pub fn generate(
    mut wish: Wish,
    level: Option<Level>,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let level = level.unwrap_or(DEFAULT_LEVEL);
    if wish.cells() > THIN_OUT_CELLS {
        let Effort::Plain(depth) = Effort::of(level.min(BUILD_UP_LEVEL)) else {
            unreachable!("case splits are for thinning out")
        };
        if level > BUILD_UP_LEVEL {
            let (cells, most) = (THIN_OUT_CELLS, BUILD_UP_LEVEL);
            return refused(message!("unruly-large-level", cells = cells, level = most));
        }
        let (puzzle, solution) = build_up(&mut wish, depth, budget)?;
        let notes = vec![message!("made-unique"), message!("unruly-up-to", level = level)];
        return Ok(made(puzzle, Some(solution), notes));
    }
    let tries = tries(&wish);
    for _ in 0..tries {
        let black = wish.full_board(budget)?;
        let puzzle = thin_out(&mut wish, &black, Effort::of(level), budget)?;
        if !is_too_easy(&puzzle, level, budget)? {
            let level = message!("made-level", level = level);
            let mut notes = vec![message!("made-unique"), level];
            notes.extend(wish.said_symmetry());
            return Ok(made(puzzle, Some(Solution { black }), notes));
        }
    }
    refused(message!(
        "unruly-too-easy",
        rows = wish.rows,
        cols = wish.cols,
        level = level,
        tries = tries
    ))
}

/// Whether the level below solves a board.
pub fn is_too_easy(puzzle: &Puzzle, level: Level, budget: &mut Budget) -> Result<bool, Stop> {
    let Some(below) = usize::from(level.rank).checked_sub(1) else { return Ok(false) };
    let outcome = logic::solve(puzzle, Effort::of(LEVELS[below]), budget)?;
    Ok(matches!(outcome, LogicOutcome::Solved(_)))
}

/// How many boards are tried before a wish is refused.
pub fn tries(wish: &Wish) -> usize {
    TRIES.max(TRIED_CELLS / wish.cells())
}

/// Adds a clue wherever reasoning is stuck: quick at any size, with about half the tiles given.
fn build_up(
    wish: &mut Wish,
    depth: Depth,
    budget: &mut Budget,
) -> Result<(Puzzle, Solution), GenerateError> {
    let black = wish.full_board(budget)?;
    let mut known = Plane::new(wish.rows, wish.cols);
    let empty = Puzzle::new(wish.rows, wish.cols)?.with_unique_lines(wish.unique_lines);
    let mut tiles = Propagator::new(&empty, depth);
    let mut rows: Vec<usize> = (0..wish.rows).collect();
    let mut cols: Vec<usize> = (0..wish.cols).collect();
    wish.rng.shuffle(&mut rows);
    for (done, &row) in rows.iter().enumerate() {
        report(budget, "progress-adding", done, wish.rows)?;
        wish.rng.shuffle(&mut cols);
        for &col in &cols {
            if tiles.board.get(row, col).is_none() {
                known.set(row, col, true);
                let ink = Ink::black_if(black.get(row, col));
                let consistent = tiles.try_tile((row, col), ink, budget)?;
                debug_assert!(consistent, "tiles of a solution agree");
                tiles.settle();
            }
        }
    }
    let solution = Solution { black: black.clone() };
    Ok((wish.puzzle(known, black)?, solution))
}

/// A board thinned out as far as an effort goes.
#[cfg(test)]
pub fn thinned(
    empty: Puzzle,
    black: &Plane,
    effort: Effort,
    rng: &mut quadrille_core::Rng,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    let mut wish = Wish {
        rows: empty.rows(),
        cols: empty.cols(),
        unique_lines: empty.unique_lines(),
        rng: quadrille_core::Rng::new(rng.bits()),
        turned: false,
        symmetry: quadrille_core::Symmetry::Free,
        clues: None,
    };
    thin_out(&mut wish, black, effort, budget)
}

/// Takes clues away in random order as long as the effort still finds the solution.
pub fn thin_out(
    wish: &mut Wish,
    black: &Plane,
    effort: Effort,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    let full = Plane::new(wish.rows, wish.cols).complement();
    let puzzle = wish.puzzle(full, black.clone())?;
    let mut order: Vec<usize> = (0..wish.cells()).collect();
    wish.rng.shuffle(&mut order);
    thin_out_in(wish, puzzle, order, (black, effort), budget)
}

/// Takes clues of a puzzle away in this order, as long as the effort still finds the solution and more are left than
/// were wished.
pub fn thin_out_in(
    wish: &Wish,
    mut puzzle: Puzzle,
    mut order: Vec<usize>,
    (black, effort): (&Plane, Effort),
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    if !wish.symmetry.is_free() {
        // Of those that belong together the first on the board stands for all.
        order.retain(|&cell| wish.orbit(cell).into_iter().all(|other| cell <= other));
    }
    // Many at once while that works, fewer where it does not: most early clues are not needed.
    let (mut done, mut batch) = (0, order.len() / 4);
    while done < order.len() {
        report(budget, "progress-removing", done, order.len())?;
        batch = batch.clamp(1, order.len() - done);
        let mut cells: Vec<(usize, usize)> = Vec::new();
        let spare = wish.clues.map_or(usize::MAX, |wanted| puzzle.clues().saturating_sub(wanted));
        let mut taken = 0;
        for &cell in &order[done..done + batch] {
            let orbit = wish.orbit(cell);
            if cells.len() + orbit.len() > spare {
                break;
            }
            cells.extend(orbit.into_iter().map(|i| (i / wish.cols, i % wish.cols)));
            taken += 1;
        }
        if taken == 0 {
            // Too many belong together; others may be fewer.
            done += 1;
            continue;
        }
        batch = taken;
        cells.iter().for_each(|&(row, col)| puzzle.give(row, col, None));
        let fine = match effort {
            Effort::Plain(depth) => solves(&puzzle, depth, budget)?,
            Effort::CaseSplits => all_refuted(&puzzle, &cells, black, budget)?,
        };
        if fine {
            done += batch;
            batch *= 2;
            continue;
        }
        for &(row, col) in &cells {
            puzzle.give(row, col, Some(Ink::black_if(black.get(row, col))));
        }
        done += usize::from(batch == 1);
        batch /= 2;
    }
    Ok(puzzle)
}

fn solves(puzzle: &Puzzle, depth: Depth, budget: &mut Budget) -> Result<bool, Stop> {
    let mut tiles = Propagator::new(puzzle, depth);
    Ok(tiles.sweep(budget)? && tiles.run(budget)? && tiles.board.empty_cells() == 0)
}

/// Whether each clue taken away is refuted in its other colour by reasoning about lines.
///
/// Then the puzzle keeps its one solution, and short case splits find it: they give back one
/// clue after the other, and with all of them it was solvable before.
fn all_refuted(
    puzzle: &Puzzle,
    cells: &[(usize, usize)],
    black: &Plane,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let mut tiles = Propagator::new(puzzle, Depth::Lines);
    if !tiles.sweep(budget)? || !tiles.run(budget)? {
        return Ok(false);
    }
    let root = tiles.board.trail().len();
    for &(row, col) in cells {
        let other = Ink::black_if(!black.get(row, col));
        let possible = tiles.try_tile((row, col), other, budget)?;
        tiles.undo_to(root);
        if possible {
            return Ok(false);
        }
    }
    Ok(true)
}
