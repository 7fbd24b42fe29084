//! How often each jump is made, shared out among steps.
//!
//! At an even pace every jump is made a little in each step. Only near the two ends there are too few holes, or too few pegs,
//! for that: there steps are filled one by one, from both ends, with as much of what is still to do as there is room for, until
//! an even pace is possible between them. A play seen backwards, with holes for pegs, is a play again, so both ends are one.

use crate::pegs::spec::Jump;

/// A position, and what is jumped in it.
type Step = (Vec<f64>, Vec<f64>);

/// Smaller than this is rounding.
const TINY: f64 = 1e-9;

/// The steps from one position to another, in which each jump is made so often altogether; nothing if no such steps are
/// found.
pub fn spread(
    jumps: &[Jump],
    mut from: Vec<f64>,
    mut to: Vec<f64>,
    mut often: Vec<f64>,
    steps: usize,
) -> Option<Vec<Step>> {
    let (mut first, mut last): (Vec<Step>, Vec<Step>) = (Vec::new(), Vec::new());
    let mut left = steps;
    while !even(jumps, &from, &to, &often, left) {
        if left < 2 {
            return None;
        }
        let here = filled(jumps, &from, &often, left)?;
        let next = after(jumps, &from, &here, 1.0);
        often.iter_mut().zip(&here).for_each(|(all, made)| *all -= made);
        first.push((std::mem::replace(&mut from, next), here));
        let holes: Vec<f64> = to.iter().map(|peg| 1.0 - peg).collect();
        let here = filled(jumps, &holes, &often, left - 1)?;
        to = after(jumps, &to, &here, -1.0);
        often.iter_mut().zip(&here).for_each(|(all, made)| *all -= made);
        last.push((to.clone(), here));
        left -= 2;
    }
    let count = left as f64;
    let pace: Vec<f64> = often.iter().map(|all| all / count).collect();
    for at in 0..left {
        let share = at as f64 / count;
        let here = from.iter().zip(&to).map(|(a, b)| a + share * (b - a)).collect();
        first.push((here, pace.clone()));
    }
    first.extend(last.into_iter().rev());
    Some(first)
}

/// Whether all that is left can be done at an even pace. Positions change in a straight line then, so what has room in the first
/// and in the last step has room in all.
fn even(jumps: &[Jump], from: &[f64], to: &[f64], often: &[f64], left: usize) -> bool {
    if left == 0 {
        return often.iter().all(|all| *all < TINY);
    }
    let count = left as f64;
    if often.iter().sum::<f64>() > count + TINY {
        return false;
    }
    let last = |at: usize| to[at] + (from[at] - to[at]) / count;
    jumps.iter().zip(often).all(|([f, o, t], all)| {
        let made = all / count - TINY;
        let room = |at: &dyn Fn(usize) -> f64| made <= at(*f).min(at(*o)).min(1.0 - at(*t));
        room(&|at| from[at]) && room(&last)
    })
}

/// The position after jumps, or before them.
fn after(jumps: &[Jump], position: &[f64], made: &[f64], way: f64) -> Vec<f64> {
    let mut next = position.to_vec();
    for ([from, over, to], made) in jumps.iter().zip(made) {
        next[*from] -= way * made;
        next[*over] -= way * made;
        next[*to] += way * made;
    }
    next
}

/// The jumps of one step: at the pace that is left to keep, or faster where others have no room. Nothing if the step stays
/// behind that pace, for then a later one would have to make more than one jump.
fn filled(jumps: &[Jump], position: &[f64], often: &[f64], left: usize) -> Option<Vec<f64>> {
    let all: f64 = often.iter().sum();
    let wanted = (all / left as f64).min(1.0);
    if all > left as f64 + TINY {
        return None;
    }
    let sum = |speed: f64| fitted(jumps, position, often, speed / left as f64).iter().sum::<f64>();
    // Doubled until it is enough; then between the last two.
    let (mut slow, mut fast) = (1.0, 1.0);
    while sum(fast) < wanted - TINY {
        if fast > FASTEST {
            return None;
        }
        (slow, fast) = (fast, 2.0 * fast);
    }
    while fast - slow > TINY * fast {
        let middle = slow.midpoint(fast);
        match sum(middle) < wanted {
            true => slow = middle,
            false => fast = middle,
        }
    }
    Some(fitted(jumps, position, often, fast / left as f64))
}

/// A jump that is wished for more than this many times more is not made more often.
const FASTEST: f64 = 1e12;

/// A share of what is to do, each jump no more than there is room for, and all jumps about a cell no more than that
/// together.
fn fitted(jumps: &[Jump], position: &[f64], often: &[f64], share: f64) -> Vec<f64> {
    let mut takes = vec![0.0; position.len()];
    let mut puts = vec![0.0; position.len()];
    let mut made = Vec::with_capacity(jumps.len());
    for ([from, over, to], all) in jumps.iter().zip(often) {
        let room = position[*from].min(position[*over]).min(1.0 - position[*to]);
        let here = (share * all).min(*all).min(room).max(0.0);
        takes[*from] += here;
        takes[*over] += here;
        puts[*to] += here;
        made.push(here);
    }
    let part = |room: f64, asked: f64| if asked > room { room.max(0.0) / asked } else { 1.0 };
    for ([from, over, to], here) in jumps.iter().zip(&mut made) {
        let taken = |at: usize| part(position[at], takes[at]);
        *here *= taken(*from).min(taken(*over)).min(part(1.0 - position[*to], puts[*to]));
    }
    made
}
