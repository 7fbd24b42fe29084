//! `logic`: what a person can conclude, without guessing. Quick; not every puzzle yields to it.

use super::super::explain::Effort;
use super::super::propagate::{Depth, Propagator};
use super::super::rules::{Ink, Puzzle, Solution, Unruly, equal_lines};
use quadrille_core::{Answer, Ask, Budget, InputError, Rules, Stop};

/// What logic made of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogicOutcome {
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
        Ok(LogicOutcome::Solved(solution)) => Answer::counted(Some(solution), 1, true, None),
        Ok(LogicOutcome::Impossible) => Answer::impossible(),
        Ok(LogicOutcome::Stuck) => Answer::unknown(Stop::GaveUp),
        Err(stop) => Answer::unknown(stop),
    })
}

/// Solves with no more than an effort.
pub fn solve(puzzle: &Puzzle, effort: Effort, budget: &mut Budget) -> Result<LogicOutcome, Stop> {
    Ok(match reasoned(puzzle, effort, budget)? {
        None => LogicOutcome::Impossible,
        Some(tiles) => finished(&tiles, puzzle),
    })
}

/// Everything an effort concludes; nothing if that contradicts itself.
pub fn reasoned(
    puzzle: &Puzzle,
    effort: Effort,
    budget: &mut Budget,
) -> Result<Option<Propagator>, Stop> {
    let depth = match effort {
        Effort::Plain(depth) => depth,
        Effort::CaseSplits => Depth::Lines,
    };
    let mut tiles = Propagator::new(puzzle, depth);
    let consistent = tiles.sweep(budget)?
        && tiles.run(budget)?
        && (effort != Effort::CaseSplits || split_cases(&mut tiles, budget)?);
    Ok(consistent.then_some(tiles))
}

/// The outcome of reasoning that found no contradiction.
fn finished(tiles: &Propagator, puzzle: &Puzzle) -> LogicOutcome {
    if tiles.board.empty_cells() > 0 {
        return LogicOutcome::Stuck;
    }
    let solution = tiles.board.solution();
    if Unruly::check(puzzle, &solution).is_err() {
        debug_assert!(puzzle.unique_lines() && equal_lines(&solution.black).is_some());
        return LogicOutcome::Impossible;
    }
    LogicOutcome::Solved(solution)
}

/// Tries both tiles of every empty cell until no try contradicts itself; false if both do.
fn split_cases(tiles: &mut Propagator, budget: &mut Budget) -> Result<bool, Stop> {
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
