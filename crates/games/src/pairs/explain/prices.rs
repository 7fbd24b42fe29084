//! Technique `prices`: a pair of the best pairing of everything that is left.

use super::{Board, Found, without};
use crate::pairs::rules::{Pair, Pairing};
use crate::pairs::solve;
use quadrille_core::{Budget, Stop};

/// The name users see.
pub const NAME: &str = "prices";

/// The first pair of `plan`, which is made anew when it is used up.
pub fn find(
    board: &Board<'_>,
    plan: &mut Pairing,
    budget: &mut Budget,
) -> Result<Option<Found>, Stop> {
    if plan.pairs.is_empty() {
        let closed: Vec<usize> = (0..board.open.len()).filter(|c| !board.open[*c]).collect();
        *plan = solve::best_pairing(&without(board.puzzle, &closed), budget)?;
    }
    let Some(&pair) = plan.pairs.first() else { return Ok(None) };
    let saved = |p: &Pair| board.saves(p.first as usize, p.second as usize);
    let total: u64 = plan.pairs.iter().map(saved).sum();
    let cells = vec![pair.first as usize, pair.second as usize];
    let text = format!(
        "What is left can save {total} and no more: prices on its cells prove it. {} saves {} of that, and what is left after it can still save the other {}.",
        board.puzzle.name(pair),
        saved(&pair),
        total - saved(&pair)
    );
    Ok(Some(Found { technique: NAME, pair: Some(pair), alone: None, because: cells, text }))
}
