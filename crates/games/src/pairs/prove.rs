//! Prices as a proof about the program: each cell's row times its price bounds what all pairs save.
//!
//! Where whites pair at any distance odd sets have prices too: of 2k + 1 cells at most k pairs are formed. That is the
//! sum of their rows without the pairs that leave the set, halved. Prices are doubled there, because odd
//! rings halve them, so the whole sum is halved at the end.

use super::rules::{Puzzle, Rule};
use super::solve::matching;
use super::spec::{self, Stated};
use crate::search_proof;
use quadrille_core::pb::{Bit, Program, RowId};
use quadrille_core::{Budget, Colour, Refutation, Stop, Task};
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::general::{self, Cheapest, Network};
use quadrille_engines::pb::{Lit, Log};
use std::collections::HashSet;
use std::fmt::Write;

/// Rows, and literals (which are at least 0), each times a number.
type Parts = Vec<(Result<RowId, Lit>, u64)>;

/// Beyond this many pairs of far whites the matching over all of them takes too long.
const MAX_PAIRS: usize = 300_000;

/// Proves that no pairing saves more.
pub fn bound(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let Ok(stated) = spec::state(puzzle, Program::outline()) else { return Ok(None) };
    let mut log = Log::new(task.program, budget);
    let id = match puzzle.rule() {
        Rule::Adjacent => {
            let (_, prices) = matching::priced(puzzle, budget)?;
            let mut parts = cells(&stated, &prices);
            parts.extend(spare(puzzle, &stated, |a, b| prices[a] + prices[b], 1));
            added(parts, &mut log)
        }
        Rule::WhiteAnywhere if stated.pairs.len() > MAX_PAIRS => {
            return search_proof::bound(puzzle, task, budget);
        }
        Rule::WhiteAnywhere => {
            let sum = anywhere(puzzle, &stated, &mut log, budget)?;
            log.pol(&format!("{sum} 2 d"))
        }
    };
    log.check()?;
    let proof = log.optimal(task.program.value(task.point), id, task.point);
    Ok(Some(Refutation { proof, by: "prove-by-prices" }))
}

/// The sum of all parts; a board without pairs has a variable that stands for nothing.
fn added(mut parts: Parts, log: &mut Log) -> RowId {
    if parts.is_empty() {
        parts.push((Err(Lit::new(Bit(0), true)), 1));
    }
    log.combine(&parts)
}

/// The cells' rows, each times its price.
fn cells(stated: &Stated, prices: &[i64]) -> Parts {
    let priced = stated.once.iter().zip(prices).filter(|(_, price)| **price > 0);
    priced.filter_map(|(row, price)| Some((Ok((*row)?), price.unsigned_abs()))).collect()
}

/// What the prices of a pair are more than what it saves, times `times`.
fn spare<'a>(
    puzzle: &'a Puzzle,
    stated: &'a Stated,
    paid: impl Fn(usize, usize) -> i64 + 'a,
    times: i64,
) -> impl Iterator<Item = (Result<RowId, Lit>, u64)> + 'a {
    let values = puzzle.values();
    stated.pairs.iter().enumerate().filter_map(move |(index, &(a, b))| {
        let spare = paid(a, b) - times * 2 * i64::from(values[a].min(values[b]));
        (spare > 0).then(|| (Err(Lit::new(Bit(index as u32), true)), spare.unsigned_abs()))
    })
}

/// Twice the bound, by prices of cells and odd sets.
fn anywhere(
    puzzle: &Puzzle,
    stated: &Stated,
    log: &mut Log,
    budget: &mut Budget,
) -> Result<RowId, Stop> {
    let values = puzzle.values();
    let alone = |i: usize| match puzzle.colours()[i] {
        Colour::Black => 0,
        _ => i64::from(values[i]),
    };
    let penalty: Vec<i64> = (0..puzzle.len()).map(alone).collect();
    let cost = |a: usize, b: usize| i64::from(values[a].abs_diff(values[b]));
    let edges: Vec<(u32, u32, i64)> =
        stated.pairs.iter().map(|&(a, b)| (a as u32, b as u32, cost(a, b))).collect();
    let network = Network::new(penalty.clone(), &edges);
    let found = general::cheapest(&network, general::cold_start(&network), budget)?;
    let found = found.expect("every cell may stay alone");
    let prices: Vec<i64> =
        penalty.iter().zip(&found.price).map(|(alone, price)| 2 * alone - price).collect();
    let mut parts = cells(stated, &prices);
    for set in 0..found.sets.len() {
        budget.tick()?;
        log.check()?;
        let row = odd_set(stated, &members(&found, set), log);
        parts.push((Ok(row), found.sets[set].price.unsigned_abs()));
    }
    let around = |cell: usize| chain(&found, cell).collect::<HashSet<usize>>();
    let around: Vec<HashSet<usize>> = (0..puzzle.len()).map(around).collect();
    let paid = |a: usize, b: usize| {
        let both = around[a].intersection(&around[b]);
        prices[a] + prices[b] + both.map(|set| found.sets[*set].price).sum::<i64>()
    };
    parts.extend(spare(puzzle, stated, paid, 2));
    Ok(added(parts, log))
}

/// The odd sets that hold a cell, the innermost first.
fn chain(found: &Cheapest, cell: usize) -> impl Iterator<Item = usize> {
    let set = |number: u32| (number != NONE).then_some(number as usize);
    std::iter::successors(set(found.home[cell]), move |inner| set(found.sets[*inner].around))
}

/// The cells of an odd set.
fn members(found: &Cheapest, set: usize) -> HashSet<usize> {
    (0..found.home.len()).filter(|cell| chain(found, *cell).any(|around| around == set)).collect()
}

/// Derives that of 2k + 1 cells at most k pairs are formed.
fn odd_set(stated: &Stated, cells: &HashSet<usize>, log: &mut Log) -> RowId {
    let mut rows: Vec<(RowId, u64)> =
        cells.iter().filter_map(|cell| Some((stated.once[*cell]?, 1))).collect();
    rows.sort_unstable();
    let mut halved = String::new();
    for (index, (a, b)) in stated.pairs.iter().enumerate() {
        if cells.contains(a) != cells.contains(b) {
            let _ = write!(halved, " x{} w", index + 1);
        }
    }
    log.sum(&rows, &format!("{halved} 2 d"))
}
