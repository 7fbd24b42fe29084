//! Technique `prices`: a pair of the best pairing of everything that is left.

use super::{Board, Found, without};
use crate::pairs::rules::{Pair, Pairing};
use crate::pairs::solve;
use quadrille_core::{Budget, Language, Stop};

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
    let (name, part) = (board.puzzle.name(pair), saved(&pair));
    let rest = total - part;
    let text = match board.language {
        Language::English => format!(
            "What is left can save {total} and no more: prices on its cells prove it. {name} saves \
             {part} of that, and what is left after it can still save the other {rest}."
        ),
        Language::French => format!(
            "Ce qui reste peut économiser {total} et pas plus : des prix sur ses cases le prouvent. \
             {name} en économise {part}, et la suite peut encore économiser la différence, {rest}."
        ),
    };
    Ok(Some(Found { technique: NAME, pair: Some(pair), alone: None, because: cells, text }))
}
