//! Technique `prices`: a pair of the best pairing of everything that is left.
//!
//! ```text
//! w8  b4
//! w5  r4
//!
//! r1c1+r2c1
//! ```
//! Whichever pair is taken, another two cells are left to pair: 10 + 8 is the most that can be
//! saved, and r1c1+r2c1 is a part of it.
//!
//! The solver puts prices on the cells that are left; they prove that nothing saves more than its
//! pairing does, and taking one of its pairs leaves the others as good as they were.

use super::board::OpenBoard;
use super::{Finding, HARD};
use crate::pairs::Pairs;
use crate::pairs::rules::{Pair, Rule};
use crate::pairs::solve;
use quadrille_core::{Budget, Stop, Technique};

pub const PRICES: Technique<Pairs> = Technique { name: "prices", level: HARD, weight: 10, find };

/// The first pair of the plan, which is made anew when it is used up.
fn find(board: &mut OpenBoard<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    if board.plan.is_empty() {
        // Planning takes long beside everything else here, so the clock is read each time.
        budget.check()?;
        let rest = board.puzzle.without(board.closed());
        (board.plan, board.prices) = match rest.rule() {
            Rule::Adjacent => {
                let (pairing, prices) = solve::matching::priced(&rest, budget)?;
                (pairing.pairs, Some(prices))
            }
            // There the proof prices sets of cells too, which no board can show.
            Rule::WhiteAnywhere => (solve::best_pairing(&rest, budget)?.pairs, None),
        };
    }
    let saved = |p: &Pair| board.saves(p.first as usize, p.second as usize);
    let total = board.plan.iter().map(saved).sum();
    let first = board.plan.first();
    Ok(first.map(|p| Finding::Prices { pair: *p, saved: saved(p), total }).into_iter().collect())
}

#[cfg(test)]
#[test]
fn it_finds_what_its_diagram_shows() {
    super::diagram::shows(include_str!("prices.rs"), &PRICES);
}
