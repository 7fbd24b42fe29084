//! `logic`: what a person can conclude, without guessing. Quick; not every puzzle yields to it.

use super::super::propagate::{Depth, Propagator};
use super::super::rules::{Ink, Puzzle, Solution, equal_lines};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop};

/// How far a person goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effort {
    /// Reasoning about tiles and lines to this depth.
    Plain(Depth),
    /// And short case splits: a tile whose consequences contradict each other is the other tile.
    CaseSplits,
}

/// What logic made of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The only solution.
    Solved(Solution),
    /// There is none.
    Impossible,
    /// Cells are left that need more than this effort.
    Stuck,
}

/// Solves by the strongest reasoning a person has.
pub fn run(
    puzzle: &Puzzle,
    _ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if let Some(broken) = puzzle.broken() {
        return Ok(Answer::impossible().note(broken.what));
    }
    Ok(match solve(puzzle, Effort::CaseSplits, budget) {
        // Every step was forced: there is no other solution.
        Ok(Outcome::Solved(solution)) => Answer::counted(Some(solution), 1, true, None),
        Ok(Outcome::Impossible) => Answer::impossible(),
        Ok(Outcome::Stuck) => Answer::unknown(Stop::GaveUp),
        Err(stop) => Answer::unknown(stop),
    })
}

/// Solves with no more than an effort.
pub fn solve(puzzle: &Puzzle, effort: Effort, budget: &mut Budget) -> Result<Outcome, Stop> {
    let depth = match effort {
        Effort::Plain(depth) => depth,
        Effort::CaseSplits => Depth::Lines,
    };
    let mut tiles = Propagator::new(puzzle, depth);
    if !tiles.sweep(budget)? || !tiles.run(budget)? {
        return Ok(Outcome::Impossible);
    }
    if effort == Effort::CaseSplits && !split_cases(&mut tiles, budget)? {
        return Ok(Outcome::Impossible);
    }
    Ok(finished(&tiles, puzzle))
}

/// The outcome of reasoning that found no contradiction.
pub fn finished(tiles: &Propagator, puzzle: &Puzzle) -> Outcome {
    if tiles.board.empty_cells() > 0 {
        return Outcome::Stuck;
    }
    let solution = tiles.board.solution();
    if super::super::rules::check(puzzle, &solution).is_err() {
        debug_assert!(puzzle.unique_lines() && equal_lines(&solution.black).is_some());
        return Outcome::Impossible;
    }
    Outcome::Solved(solution)
}

/// Tries both tiles of every empty cell until no try contradicts itself; false if both do.
pub fn split_cases(tiles: &mut Propagator, budget: &mut Budget) -> Result<bool, Stop> {
    let (rows, cols) = (tiles.board.rows(), tiles.board.cols());
    // Round and round until a whole round has found nothing.
    let (mut at, mut quiet) = (0, 0);
    while quiet < rows * cols {
        let (row, col) = (at / cols, at % cols);
        at = (at + 1) % (rows * cols);
        quiet += 1;
        if tiles.board.get(row, col).is_some() {
            continue;
        }
        for ink in Ink::BOTH {
            let trail = tiles.board.trail().len();
            let possible = tiles.try_tile((row, col), ink, budget)?;
            tiles.undo_to(trail);
            if !possible {
                if !tiles.try_tile((row, col), !ink, budget)? {
                    return Ok(false);
                }
                quiet = 0;
                break;
            }
        }
    }
    Ok(true)
}
