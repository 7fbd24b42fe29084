//! The player of report 004: minimax with alpha-beta to a fixed depth on the difference of totals.

use super::super::rules::Pair;
use super::Table;
use super::table::Offer;
use quadrille_core::{Budget, Stop};

/// Told what is looked at, for people who want to see it.
pub trait Spy {
    /// A move is tried.
    fn enter(&mut self, _pair: Pair) {}
    /// What the move tried last, and not left yet, is worth to who made it: what it counts over the other; exact, or no
    /// better than that where the rest of its answers was not looked at.
    fn leave(&mut self, _value: i64) {}
    /// These moves need no look: the other player would not let it come to this.
    fn pruned(&mut self, _rest: &[Offer]) {}
    /// Nothing further is looked at here.
    fn horizon(&mut self) {}
}

impl Spy for () {}

/// The first move in reading order that is best when looking `depth` moves ahead, and what it is worth.
pub fn choose(
    table: &Table,
    depth: u32,
    spy: &mut impl Spy,
    budget: &mut Budget,
) -> Result<(Pair, i64), Stop> {
    let mut table = table.clone();
    let moves: Vec<_> = table.offers().collect();
    let mut best = moves[0].pair;
    let mut least = i64::MAX;
    for offer in moves {
        table.take(offer.pair).expect("it is offered");
        let cost = table.price(offer);
        let limit = least.saturating_sub(cost).saturating_neg();
        spy.enter(offer.pair);
        let rest = ahead(&mut table, depth.saturating_sub(1), (limit, i64::MAX), spy, budget)?;
        let value = cost - rest;
        spy.leave(value);
        table.undo();
        if value < least {
            least = value;
            best = offer.pair;
        }
    }
    Ok((best, least))
}

/// The least the mover can have over the other within `depth` moves; exact between the bounds.
fn ahead(
    table: &mut Table,
    depth: u32,
    (low, high): (i64, i64),
    spy: &mut impl Spy,
    budget: &mut Budget,
) -> Result<i64, Stop> {
    budget.tick()?;
    if depth == 0 {
        spy.horizon();
        return Ok(0);
    }
    let moves: Vec<_> = table.offers().collect();
    let mut least = high;
    for (number, offer) in moves.iter().enumerate() {
        table.take(offer.pair).expect("it is offered");
        let cost = table.price(*offer);
        let inner = (cost.saturating_sub(least), cost.saturating_sub(low));
        spy.enter(offer.pair);
        let value = cost - ahead(table, depth - 1, inner, spy, budget)?;
        spy.leave(value);
        table.undo();
        least = least.min(value);
        if least <= low {
            spy.pruned(&moves[number + 1..]);
            break;
        }
    }
    if moves.is_empty() {
        spy.horizon();
        return Ok(0);
    }
    Ok(least)
}
