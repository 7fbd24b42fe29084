//! The player of report 004: minimax with alpha-beta to a fixed depth on the difference of totals.

use super::super::rules::Pair;
use super::Table;
use quadrille_core::{Budget, Stop};

/// The first move in reading order that is best when looking `depth` moves ahead.
pub fn choose(table: &Table, depth: u32, budget: &mut Budget) -> Result<Pair, Stop> {
    let mut table = table.clone();
    let moves: Vec<_> = table.offers().collect();
    let mut best = moves[0].pair;
    let mut least = i64::MAX;
    for offer in moves {
        table.take(offer.pair).expect("it is offered");
        let cost = table.price(offer);
        let limit = least.saturating_sub(cost).saturating_neg();
        let value = cost - ahead(&mut table, depth.saturating_sub(1), limit, i64::MAX, budget)?;
        table.undo();
        if value < least {
            least = value;
            best = offer.pair;
        }
    }
    Ok(best)
}

/// The least the mover can have over the other within `depth` moves; exact between the bounds.
fn ahead(
    table: &mut Table,
    depth: u32,
    low: i64,
    high: i64,
    budget: &mut Budget,
) -> Result<i64, Stop> {
    budget.tick()?;
    if depth == 0 {
        return Ok(0);
    }
    let moves: Vec<_> = table.offers().collect();
    let mut least = high;
    let mut moved = false;
    for offer in moves {
        moved = true;
        table.take(offer.pair).expect("it is offered");
        let cost = table.price(offer);
        let inner_low = cost.saturating_sub(least);
        let inner_high = cost.saturating_sub(low);
        let value = cost - ahead(table, depth - 1, inner_low, inner_high, budget)?;
        table.undo();
        least = least.min(value);
        if least <= low {
            break;
        }
    }
    Ok(if moved { least } else { 0 })
}
