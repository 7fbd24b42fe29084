//! Prices as a proof about the program: each cell's row times its price bounds what all pairs save.
//!
//! Where whites pair at any distance odd sets have prices too: of 2k + 1 cells at most k pairs are formed. That is the
//! sum of their rows without the pairs that leave the set, halved. Prices are doubled there, because odd
//! rings halve them, so the whole sum is halved at the end.

use super::rules::{Puzzle, Rule};
use super::solve::matching;
use super::spec;
use crate::search_proof;
use quadrille_core::pb::{Bit, RowId};
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

/// The pairs in the order of their variables, and where each cell's row is, as [`spec`] writes them. A wrong number here
/// is a proof that no checker accepts.
struct Rows {
    pairs: Vec<(usize, usize)>,
    /// By cell; 0 for cells that are in no pair.
    once: Vec<RowId>,
}

impl Rows {
    fn new(cells: usize, pairs: Vec<(usize, usize)>) -> Self {
        let mut once = vec![0; cells];
        pairs.iter().for_each(|&(a, b)| (once[a], once[b]) = (1, 1));
        let mut last = 0;
        for row in &mut once {
            last += *row;
            *row *= last;
        }
        Rows { pairs, once }
    }
}

/// Proves that no pairing saves more.
pub fn bound(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let Ok(pairs) = spec::pairs(puzzle) else { return Ok(None) };
    let numbers = Rows::new(puzzle.len(), pairs);
    let mut log = Log::new(task.program, budget);
    let id = match puzzle.rule() {
        Rule::Adjacent => {
            let (_, prices) = matching::priced(puzzle, budget)?;
            let mut parts = cells(&numbers, &prices);
            parts.extend(spare(puzzle, &numbers, |a, b| prices[a] + prices[b], 1));
            added(parts, &mut log)
        }
        Rule::WhiteAnywhere if numbers.pairs.len() > MAX_PAIRS => {
            return search_proof::bound(puzzle, task, budget);
        }
        Rule::WhiteAnywhere => {
            let sum = anywhere(puzzle, &numbers, &mut log, budget)?;
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
fn cells(rows: &Rows, prices: &[i64]) -> Parts {
    let priced = rows.once.iter().zip(prices).filter(|(row, price)| **row > 0 && **price > 0);
    priced.map(|(row, price)| (Ok(*row), price.unsigned_abs())).collect()
}

/// What the prices of a pair are more than what it saves, times `times`.
fn spare<'a>(
    puzzle: &'a Puzzle,
    rows: &'a Rows,
    paid: impl Fn(usize, usize) -> i64 + 'a,
    times: i64,
) -> impl Iterator<Item = (Result<RowId, Lit>, u64)> + 'a {
    let values = puzzle.values();
    rows.pairs.iter().enumerate().filter_map(move |(index, &(a, b))| {
        let spare = paid(a, b) - times * 2 * i64::from(values[a].min(values[b]));
        (spare > 0).then(|| (Err(Lit::new(Bit(index as u32), true)), spare.unsigned_abs()))
    })
}

/// Twice the bound, by prices of cells and odd sets.
fn anywhere(
    puzzle: &Puzzle,
    rows: &Rows,
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
        rows.pairs.iter().map(|&(a, b)| (a as u32, b as u32, cost(a, b))).collect();
    let network = Network::new(penalty.clone(), &edges);
    let found = general::cheapest(&network, general::cold_start(&network), budget)?;
    let found = found.expect("every cell may stay alone");
    let prices: Vec<i64> =
        penalty.iter().zip(&found.price).map(|(alone, price)| 2 * alone - price).collect();
    let mut parts = cells(rows, &prices);
    for set in 0..found.sets.len() {
        budget.tick()?;
        log.check()?;
        let row = odd_set(rows, &members(&found, set), log);
        parts.push((Ok(row), found.sets[set].price.unsigned_abs()));
    }
    let around = |cell: usize| chain(&found, cell).collect::<HashSet<usize>>();
    let around: Vec<HashSet<usize>> = (0..puzzle.len()).map(around).collect();
    let paid = |a: usize, b: usize| {
        let both = around[a].intersection(&around[b]);
        prices[a] + prices[b] + both.map(|set| found.sets[*set].price).sum::<i64>()
    };
    parts.extend(spare(puzzle, rows, paid, 2));
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
fn odd_set(rows: &Rows, cells: &HashSet<usize>, log: &mut Log) -> RowId {
    let mut sum: Vec<(RowId, u64)> = cells.iter().map(|cell| (rows.once[*cell], 1)).collect();
    sum.retain(|(row, _)| *row > 0);
    sum.sort_unstable();
    let mut halved = String::new();
    for (index, (a, b)) in rows.pairs.iter().enumerate() {
        if cells.contains(a) != cells.contains(b) {
            let _ = write!(halved, " x{} w", index + 1);
        }
    }
    log.sum(&sum, &format!("{halved} 2 d"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::GenerateAsk;
    use quadrille_core::prelude::*;

    /// Every cell's row is about its pairs and no others, as the specification wrote it.
    #[test]
    fn arithmetic_numbers_as_the_program_does() {
        for seed in 1..=20 {
            let ask = GenerateAsk { size: Some((4, 5)), seed, ..GenerateAsk::default() };
            let made = super::super::Pairs::generate(&ask, &mut Budget::unlimited()).unwrap();
            let program = spec::write(&made.puzzle).unwrap();
            let rows = Rows::new(made.puzzle.len(), spec::pairs(&made.puzzle).unwrap());
            assert_eq!(rows.once.iter().max(), Some(&program.ids()));
            for (cell, id) in rows.once.iter().enumerate() {
                let pairs = rows.pairs.iter().enumerate();
                let own = pairs.filter(|(_, (a, b))| *a == cell || *b == cell);
                let own: Vec<(i64, Bit)> = own.map(|(i, _)| (-1, Bit(i as u32))).collect();
                let row = program.rows().find(|row| row.id == *id);
                assert_eq!(row.map(|row| row.terms).unwrap_or_default(), own);
            }
        }
    }
}
