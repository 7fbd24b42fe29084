//! The greedy methods of report 004: quick, and not always best.

use super::super::rules::{Pair, Pairing, Puzzle, Rule};
use super::instead;
use quadrille_core::order::Order as _;
use quadrille_core::{Answer, Ask, Budget, Colour, InputError, Stop, message};

type Answered = Result<Answer<Pairing>, InputError>;

/// With more whites, listing every two of them takes too much memory.
const MAX_WHITES: usize = 4000;

/// What the report's program does: least difference first.
pub fn least_difference(puzzle: &Puzzle, _: &Ask, budget: &mut Budget) -> Answered {
    run(puzzle, budget, |pair| puzzle.cost(pair))
}

/// What the report's text says: greatest saving first, that is the greatest smaller value.
pub fn most_saved(puzzle: &Puzzle, _: &Ask, budget: &mut Budget) -> Answered {
    let values = puzzle.values();
    run(puzzle, budget, |pair| {
        u32::MAX - values[pair.first as usize].min(values[pair.second as usize])
    })
}

fn run(puzzle: &Puzzle, budget: &mut Budget, rank: impl Fn(Pair) -> u32) -> Answered {
    let anywhere = puzzle.rule() == Rule::WhiteAnywhere;
    let whites = puzzle.colours().iter().filter(|c| **c == Colour::White).count();
    if anywhere && whites > MAX_WHITES {
        let what = message!("pairs-greedy-whites", whites = whites, most = MAX_WHITES);
        return Err(instead(what));
    }
    match take_in_order(puzzle, budget, rank, anywhere) {
        Ok(pairing) => Ok(Answer::best(pairing, None)),
        Err(stop) => Ok(Answer::unknown(stop)),
    }
}

/// Takes pairs by rank; ties in reading order, the right neighbour before the one below.
fn take_in_order(
    puzzle: &Puzzle,
    budget: &mut Budget,
    rank: impl Fn(Pair) -> u32,
    anywhere: bool,
) -> Result<Pairing, Stop> {
    let mut ranked: Vec<(u32, Pair)> = Vec::new();
    for cell in 0..puzzle.len() {
        if cell.is_multiple_of(1024) {
            budget.tick()?;
        }
        let beside = puzzle.beside(cell).filter(|other| *other > cell);
        ranked.extend(beside.map(|b| Pair::new(cell, b)).map(|p| (rank(p), p)));
    }
    if anywhere {
        let white = |i: &usize| puzzle.colours()[*i] == Colour::White;
        let whites: Vec<usize> = (0..puzzle.len()).filter(white).collect();
        for (at, &a) in whites.iter().enumerate() {
            budget.tick()?;
            let far = whites[at + 1..].iter().filter(|b| !puzzle.adjacent(a, **b));
            ranked.extend(far.map(|b| Pair::new(a, *b)).map(|p| (rank(p), p)));
        }
    }
    ranked.order();
    budget.check()?;
    let mut taken = vec![false; puzzle.len()];
    let mut pairs = Vec::new();
    for (_, pair) in ranked {
        let (a, b) = (pair.first as usize, pair.second as usize);
        if !taken[a] && !taken[b] {
            taken[a] = true;
            taken[b] = true;
            pairs.push(pair);
        }
    }
    Ok(Pairing { pairs })
}
