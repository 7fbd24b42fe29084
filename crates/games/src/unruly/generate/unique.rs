//! Puzzles with exactly one solution, at a difficulty, with few clues.

use super::{Unruly, Wish, made, report};
use crate::unruly::explain::LEVELS;
use crate::unruly::propagate::{Depth, Propagator};
use crate::unruly::rules::{Ink, Plane, Puzzle, Solution};
use crate::unruly::solve::logic::{self, Effort, Outcome};
use quadrille_core::{Budget, GenerateError, Generated, InputError, Stop};

/// The level when none is asked for.
const DEFAULT_LEVEL: &str = "normal";
/// Larger boards are built up clue by clue instead of being thinned out.
const THIN_OUT_CELLS: usize = 25_000;
/// Boards tried before one that is too easy is given all the same.
const TRIES: usize = 30;

/// The effort a level stands for.
fn effort(level: usize) -> Effort {
    match level {
        0 => Effort::Plain(Depth::Windows),
        1 => Effort::Plain(Depth::Counts),
        2 => Effort::Plain(Depth::NearlyFull),
        3 => Effort::Plain(Depth::Lines),
        _ => Effort::CaseSplits,
    }
}

/// Makes a puzzle of a level.
pub fn generate(
    mut wish: Wish,
    level: Option<&str>,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let name = level.unwrap_or(DEFAULT_LEVEL);
    let Some(level) = LEVELS.iter().position(|l| l.name == name) else {
        let names: Vec<_> = LEVELS.iter().map(|l| l.name).collect();
        return Err(GenerateError::Input(InputError::new(format!(
            "no difficulty `{name}`; unruly has {}",
            names.join(", ")
        ))));
    };
    let unique = "exactly one solution".to_string();
    if wish.cells() > THIN_OUT_CELLS {
        let Effort::Plain(depth) = effort(level.min(2)) else { unreachable!() };
        if level > 2 {
            return Err(GenerateError::Input(InputError::new(format!(
                "boards of more than {THIN_OUT_CELLS} cells are made up to level normal"
            ))));
        }
        let (puzzle, solution) = build_up(&mut wish, depth, budget)?;
        let notes = vec![unique, format!("solvable without guessing, techniques up to {name}")];
        return Ok(made(puzzle, Some(solution), notes));
    }
    let mut last = None;
    for _ in 0..TRIES {
        let black = wish.full_board(budget)?;
        let puzzle = thin_out(&mut wish, &black, effort(level), budget)?;
        let easier = level > 0
            && matches!(logic::solve(&puzzle, effort(level - 1), budget)?, Outcome::Solved(_));
        let solution = Solution { black };
        if !easier {
            let notes = vec![unique, format!("difficulty {name}")];
            return Ok(made(puzzle, Some(solution), notes));
        }
        last = Some((puzzle, solution));
    }
    let (puzzle, solution) = last.expect("at least one board was tried");
    let notes = vec![unique, format!("easier than {name}: no harder board turned up")];
    Ok(made(puzzle, Some(solution), notes))
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
        report(budget, "adding clues", done, wish.rows)?;
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

/// Takes clues away in random order as long as the effort still finds the solution.
pub fn thin_out(
    wish: &mut Wish,
    black: &Plane,
    effort: Effort,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    let full = Plane::new(wish.rows, wish.cols).complement();
    let mut puzzle = wish.puzzle(full, black.clone())?;
    let mut order: Vec<usize> = (0..wish.cells()).collect();
    wish.rng.shuffle(&mut order);
    // Many at once while that works, fewer where it does not: most early clues are not needed.
    let (mut done, mut batch) = (0, order.len() / 4);
    while done < order.len() {
        report(budget, "removing clues", done, order.len())?;
        batch = batch.clamp(1, order.len() - done);
        let cells: Vec<(usize, usize)> =
            order[done..done + batch].iter().map(|i| (i / wish.cols, i % wish.cols)).collect();
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
pub fn all_refuted(
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
