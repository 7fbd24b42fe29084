//! Why a single peg on the goal is out of reach: an argument with numbers, where there is one.

use crate::pegs::classes::{Classes, Forbidden};
use crate::pegs::field::Field;
use crate::pegs::pagoda;
use crate::pegs::rules::{Goal, Puzzle, Spot};
use quadrille_core::{Budget, Grid, Message, Stop, message};
use std::time::Duration;

/// Weights are looked for no longer than this; a hint can do without.
const WEIGH: Duration = Duration::from_secs(2);

/// The argument of position classes or of a pagoda function; nothing if neither shows it.
pub fn why(
    puzzle: &Puzzle,
    position: &Grid<Spot>,
    budget: &mut Budget,
) -> Result<Option<Message>, Stop> {
    let (Goal::At(cell), field) = (puzzle.goal(), Field::new(puzzle)) else { return Ok(None) };
    let Some(goal) = field.number(cell) else { return Ok(None) };
    let pegs = field.pegs(position);
    let cells = |set: &[usize]| set.iter().map(|&i| field.cells[i]).collect::<Vec<_>>();
    match Classes::new(&field).forbids(&pegs, goal) {
        Some(Forbidden::Part(set)) => {
            return Ok(Some(message!("pegs-lost-part", cells = &cells(&set))));
        }
        Some(Forbidden::Parity(set)) => {
            let count = set.iter().filter(|i| pegs[**i]).count();
            let message = message!("pegs-lost-class", cells = &cells(&set), goal = cell);
            let wanted = if set.contains(&goal) { "odd" } else { "even" };
            return Ok(Some(message.with("count", count).with("wanted", wanted)));
        }
        None => {}
    }
    let mut slice = budget.slice(WEIGH, u64::MAX);
    let weights = pagoda::forbids(&field, &pegs, goal, &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    let Ok(Some(weights)) = weights else { return Ok(None) };
    let total: i64 = weights.iter().zip(&pegs).filter(|(_, peg)| **peg).map(|(w, _)| w).sum();
    let heavy = weights.iter().enumerate().filter(|(_, weight)| **weight != 0);
    let list = heavy.map(|(i, weight)| format!("{}={weight}", field.cells[i]));
    let list = list.collect::<Vec<_>>().join(" ");
    let message = message!("pegs-lost-weights", weights = list, total = total, goal = cell);
    Ok(Some(message.with("end", weights[goal])))
}
