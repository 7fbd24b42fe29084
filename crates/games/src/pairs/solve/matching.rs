//! The default: a heaviest matching on the checkerboard, proved by prices.

use super::super::graph::{BoardGraph, SHARED, Width, is_narrow};
use super::super::proof;
use super::super::rules::{Pairing, Puzzle, Rule};
use super::{anywhere, pairs_of, unique};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop};
use quadrille_engines::matching::bipartite;

/// Finds a best pairing and its proof, under either rule.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Pairing>, InputError> {
    let answer = match puzzle.rule() {
        Rule::Adjacent if is_narrow(puzzle) => side_by_side::<i32>(puzzle, ask, budget),
        Rule::Adjacent => side_by_side::<i64>(puzzle, ask, budget),
        Rule::WhiteAnywhere => anywhere::run(puzzle, ask.threads, budget),
    };
    Ok(answer.unwrap_or_else(Answer::unknown))
}

/// A best pairing of cells side by side, and the price of each cell that proves it: no two cells that may
/// pair save more than their prices together, and the prices sum to what the pairing saves.
pub fn priced(puzzle: &Puzzle, budget: &mut Budget) -> Result<(Pairing, Vec<i64>), Stop> {
    match is_narrow(puzzle) {
        true => priced_in::<i32>(puzzle, budget),
        false => priced_in::<i64>(puzzle, budget),
    }
}

fn priced_in<W: Width + Into<i64>>(
    puzzle: &Puzzle,
    budget: &mut Budget,
) -> Result<(Pairing, Vec<i64>), Stop> {
    let found = bipartite::heaviest(&BoardGraph::<W>::new(puzzle, 1, budget)?, 1, budget)?;
    let prices = found.price.iter().map(|p| 2i64 * Into::<i64>::into(*p)).collect();
    Ok((pairs_of(&found.mate, puzzle.len()), prices))
}

fn side_by_side<W: Width + Into<i64>>(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Pairing>, Stop> {
    let board = BoardGraph::<W>::new(puzzle, ask.threads, budget)?;
    let found = bipartite::heaviest(&board, ask.threads, budget)?;
    // A pair weighs half of what it saves, so prices count double.
    let prices = || {
        let doubled = found.price.iter().map(|p| 2i64 * Into::<i64>::into(*p));
        proof::prices(puzzle, doubled)
    };
    let scored = || {
        let pairing = pairs_of(&found.mate, puzzle.len());
        let score = puzzle.score(&pairing);
        (pairing, score)
    };
    let ((pairing, score), prices) = if ask.threads > 1 && puzzle.len() >= SHARED {
        std::thread::scope(|scope| {
            let written = scope.spawn(prices);
            let scored = scored();
            written.join().map(|prices| (scored, prices)).map_err(|_| Stop::GaveUp)
        })?
    } else {
        (scored(), prices())
    };
    let mut answer =
        Answer::solved(pairing).certified(proof::write_adjacent(puzzle, score, &prices));
    answer.bound = Some(score);
    if ask.count > 1 {
        answer.exhausted = unique::is_unique(&board, &found, budget)?;
        answer.solutions = if answer.exhausted { 1 } else { 2 };
    }
    Ok(answer)
}
