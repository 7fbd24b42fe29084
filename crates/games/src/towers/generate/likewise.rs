//! Another board with the solution of a given one.

use super::parts::Part;
use super::unique::{Wish, in_random_order, is_hard_enough, level_of, shown, strip};
use crate::towers::explain::LEVELS;
use crate::towers::rules::{Heights, Puzzle, Towers};
use quadrille_core::template::{Change, Template, changed_level};
use quadrille_core::{Budget, GenerateError, InputError, Level, Rng, message};

/// Orders in which parts are taken away before the wish is called too much.
const ORDERS: u64 = 1_000;
/// So many of them take first what the given board does not show; then any order will do.
const LIKE_IT: u64 = 100;

/// The board and its level. What the given board does not show goes first, so that what is left is like it.
pub fn likewise(
    template: Template<Towers>,
    wish: Wish,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<(Puzzle, Heights, Level), GenerateError> {
    let Template { puzzle: given, solution, change } = template;
    let own = level_of(&given, budget)?;
    let level = changed_level(change, Some(own), wish.level, LEVELS)?;
    // Who counts clues and names no level takes any.
    let any = wish.clues.is_some() && wish.level.is_none() && change == Change::Other;
    let wish = Wish { level: level.filter(|_| !any), ..wish };
    wish.possible()?;
    if change == Change::Fewer && !wish.symmetry.is_free() {
        return Err(InputError::new(message!("from-fewer-symmetric")).into());
    }
    for order in 0..ORDERS {
        budget.report("progress-boards", order, 0);
        let all = in_random_order(Part::all(wish.n), wish.n, rng);
        let (kept, others): (Vec<Part>, Vec<Part>) =
            all.iter().partition(|part| part.is_in(&given));
        let parts = match change {
            Change::Fewer => kept,
            _ if order < LIKE_IT => [others, kept].concat(),
            _ => all,
        };
        let puzzle = strip(&solution, parts, wish, budget)?;
        let fits = match change {
            Change::Fewer => shown(&puzzle) < shown(&given),
            Change::Other | Change::Harder | Change::Easier => puzzle != given,
        };
        if fits && wish.is_counted(&puzzle) && is_hard_enough(&puzzle, wish.level, budget)? {
            let level = level_of(&puzzle, budget)?;
            return Ok((puzzle, solution, level));
        }
        if change == Change::Fewer && wish.clues.is_none() && shown(&puzzle) == shown(&given) {
            // What cannot be left out alone cannot be left out in any order.
            return Err(InputError::new(message!("from-none-fewer", level = own)).into());
        }
    }
    let level = wish.level.unwrap_or(own);
    Err(InputError::new(message!("from-none", level = level, tried = ORDERS)).into())
}
