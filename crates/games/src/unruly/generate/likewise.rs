//! Another puzzle with the solution of a given one.

use super::counted::{fits, possible, said, thinner};
use super::unique::thin_out_in;
use super::{Clues, Wish, fewest, made, refused};
use crate::unruly::explain::{EXTREME, Effort, LEVELS};
use crate::unruly::rules::{Plane, Unruly};
use quadrille_core::template::{Change, Template, changed_level};
use quadrille_core::{Budget, GenerateError, Generated, Level, message};

/// Orders in which clues are taken away before the wish is called too much.
const ORDERS: u64 = 1_000;
/// So many of them take first what the given puzzle has not; then any order will do.
const LIKE_IT: u64 = 100;

/// Makes the puzzle. Clues that the given one has not go first, so that what is left is like it.
pub fn generate(
    mut wish: Wish,
    template: Template<Unruly>,
    clues: Clues,
    asked: Option<Level>,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let Template { puzzle: given, solution, change } = template;
    wish.clues = match clues {
        Clues::Exactly(wanted) => Some(wanted),
        Clues::Few => None,
        Clues::Fewest | Clues::Least => return refused(message!("unruly-from-fewest")),
    };
    possible(&wish, wish.clues.unwrap_or(wish.cells()))?;
    if change == Change::Fewer && !wish.symmetry.is_free() {
        return refused(message!("from-fewer-symmetric"));
    }
    let own = fewest::easiest(&given, budget)?;
    // Who counts clues and names no level takes any.
    let any = wish.clues.is_some() && asked.is_none() && change == Change::Other;
    let level = changed_level(change, own, asked, LEVELS)?.filter(|_| !any);
    let effort = Effort::of(level.unwrap_or(EXTREME));
    let full = Plane::new(wish.rows, wish.cols).complement();
    let aim = level.or(own).unwrap_or(EXTREME);
    for tried in 0..ORDERS {
        budget.report("progress-boards", tried, 0);
        let is_given = |i: &usize| given.known().get(i / wish.cols, i % wish.cols);
        let (mut kept, mut others): (Vec<usize>, Vec<usize>) =
            (0..wish.cells()).partition(is_given);
        wish.rng.shuffle(&mut kept);
        wish.rng.shuffle(&mut others);
        let mut order = [others, kept.clone()].concat();
        if tried >= LIKE_IT {
            wish.rng.shuffle(&mut order);
        }
        let (start, order) = match change {
            Change::Fewer => (given.clone(), kept),
            _ => (wish.puzzle(full.clone(), solution.black.clone())?, order),
        };
        let mut puzzle = thin_out_in(&wish, start, order, (&solution.black, effort), budget)?;
        if let Some(wanted) =
            wish.clues.filter(|&wanted| puzzle.clues() > wanted && level.is_none())
        {
            puzzle = thinner(puzzle, &solution.black, wanted, &mut wish, budget)?;
        }
        let counted = wish.clues.is_none_or(|wanted| puzzle.clues() == wanted);
        let changed = match change {
            Change::Fewer => puzzle.clues() < given.clues(),
            Change::Other | Change::Harder | Change::Easier => puzzle != given,
        };
        if counted && changed && fits(&puzzle, level, budget)? {
            let notes = vec![message!("unruly-made-from"), said(&puzzle, level, budget)?];
            return Ok(made(puzzle, Some(solution), notes));
        }
        if change == Change::Fewer && wish.clues.is_none() && !changed {
            // What cannot be left out alone cannot be left out in any order.
            return refused(message!("from-none-fewer", level = aim));
        }
    }
    refused(message!("from-none", level = aim, tried = ORDERS))
}
