//! The variant where two whites pair at any distance: a cheapest general matching on the rail (see
//! `rail.rs`).
//!
//! The gaps together cost no more than the greatest white value, so the matching of the board
//! without the rail is nearly right: it is the start, and little is left to do.

use super::super::graph::{RelaxedGraph, Width, is_narrow};
use super::super::proof;
use super::super::rail::Rail;
use super::super::rules::{Pair, Pairing, Puzzle};
use super::{pairs_of, whites};
use quadrille_core::order::Order as _;
use quadrille_core::{Answer, Budget, Colour, Stop};
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::bipartite::heaviest;
use quadrille_engines::matching::general::{self, Cheapest, MANDATORY, Network, Start};

/// Finds a best pairing under the white-anywhere rule, and its proof.
pub fn run(puzzle: &Puzzle, threads: usize, budget: &mut Budget) -> Result<Answer<Pairing>, Stop> {
    let rail = Rail::new(puzzle);
    if whites::alone(puzzle) {
        budget.check()?;
        return Ok(proved(puzzle, whites::pairing(puzzle, &rail), &whites::proof(puzzle, &rail)));
    }
    let start = if is_narrow(puzzle) {
        warm_start::<i32>(puzzle, &rail, threads, budget)?
    } else {
        warm_start::<i64>(puzzle, &rail, threads, budget)?
    };
    budget.check()?;
    let network = Network::new(penalties(puzzle, &rail), &rail.edges(puzzle));
    budget.check()?;
    let found = general::cheapest(&network, start, budget)?.expect("the ground takes any white");
    Ok(proved(puzzle, read_off(puzzle, &rail, &found), &found))
}

fn proved(puzzle: &Puzzle, pairing: Pairing, found: &Cheapest) -> Answer<Pairing> {
    let score = puzzle.score(&pairing);
    let proof = proof::write_anywhere(puzzle, score, found);
    let mut answer = Answer::solved(pairing).certified(proof);
    answer.bound = Some(score);
    answer
}

/// What each vertex costs uncovered: coloured cells their value; whites and gaps must be covered.
fn penalties(puzzle: &Puzzle, rail: &Rail) -> Vec<i64> {
    let cell = |i: usize| match puzzle.colours()[i] {
        Colour::White => MANDATORY,
        Colour::Black => 0,
        _ => i64::from(puzzle.values()[i]),
    };
    let mut penalty: Vec<i64> = (0..puzzle.len()).map(cell).collect();
    penalty.resize(rail.vertices(), MANDATORY);
    if rail.gaps() > 0 {
        // The lower end of the lowest gap is the ground.
        penalty[rail.lower(0)] = 0;
    }
    penalty
}

/// The best matching of the board alone, and equal whites that are left paired along the rail.
fn warm_start<W: Width + Into<i64>>(
    puzzle: &Puzzle,
    rail: &Rail,
    threads: usize,
    budget: &mut Budget,
) -> Result<Start, Stop> {
    let board = RelaxedGraph::<W>::new(puzzle, threads, budget)?;
    let relaxed = heaviest(&board, threads, budget)?;
    let alone = |i: usize| match puzzle.colours()[i] {
        Colour::White | Colour::Black => 0,
        _ => i64::from(puzzle.values()[i]),
    };
    let mut price: Vec<i64> =
        (0..puzzle.len()).map(|i| alone(i) - relaxed.price[i].into()).collect();
    price.resize(rail.vertices(), 0);
    let mut mate = relaxed.mate;
    mate.resize(rail.vertices(), NONE);
    let mut join = |a: usize, b: usize| {
        mate[a] = b as u32;
        mate[b] = a as u32;
    };
    for gap in 0..rail.gaps() {
        join(rail.lower(gap), rail.upper(gap));
    }
    // Between equal whites the rail costs nothing, so every edge used here is tight.
    let mut waiting: Option<usize> = None;
    for (at, &white) in rail.whites().iter().enumerate() {
        if mate[white as usize] != NONE {
            continue;
        }
        let equal = |w: &usize| rail.value(*w) == rail.value(at);
        match waiting.filter(equal) {
            None => waiting = Some(at),
            Some(first) => {
                let mut end = rail.whites()[first] as usize;
                for gap in first + 1..=at {
                    mate[end] = rail.lower(gap) as u32;
                    mate[rail.lower(gap)] = end as u32;
                    end = rail.upper(gap);
                }
                mate[end] = white;
                mate[white as usize] = end as u32;
                waiting = None;
            }
        }
    }
    Ok(Start { price, mate })
}

/// The pairs with a coloured cell, then the whites that are left, paired from the greatest down.
fn read_off(puzzle: &Puzzle, rail: &Rail, found: &Cheapest) -> Pairing {
    let mut pairing = pairs_of(&found.mate, puzzle.len());
    let on_rail = |w: &&u32| found.mate[**w as usize] as usize >= puzzle.len();
    let left: Vec<u32> = rail.whites().iter().rev().filter(on_rail).copied().collect();
    let two = left.chunks_exact(2).map(|w| Pair::new(w[0] as usize, w[1] as usize));
    pairing.pairs.extend(two);
    pairing.pairs.order();
    pairing
}
