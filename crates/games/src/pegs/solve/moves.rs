//! Fewest moves: a chain of jumps by one peg counts once.
//!
//! Every jump removes a peg, so positions fall into levels by pegs. Sets grow from the start
//! downwards and from the ends upwards, always on the smaller side, until they meet at one level.
//! What leads from one to the other is *useful*: few positions are. On those alone the fewest moves
//! to an end follow level by level, because a position needs to remember only its value and which
//! pegs, having just landed, may go on jumping at no cost. With a goal, pagoda functions sift out
//! what can no longer reach it.

use super::exact::Case;
use super::set::{BATCH, PositionSet};
use super::small::{Hop, Small};
use crate::pegs::field::Jump;
use crate::pegs::rules::Solution;
use quadrille_core::{Answer, Budget, Stop};

/// Sorted canonical positions of one peg count.
type Level = Vec<u64>;

/// Answers a puzzle that asks for the fewest moves.
pub fn fewest(case: &Case<'_>, budget: &mut Budget) -> Answer<Solution> {
    let by_pegs = case.fewest_pegs(budget);
    let Some(first) = &by_pegs.solution else { return by_pegs };
    if by_pegs.verdict != quadrille_core::Verdict::Solved {
        return by_pegs.note("the fewest pegs are not proved, so neither are the fewest moves");
    }
    let jumps = first.jumps().count();
    let pegs = case.start().count_ones() - jumps as u32;
    let ends = match case.field.goal(case.puzzle) {
        Some(goal) => Some(vec![1 << goal]),
        None => case.ends(pegs as usize),
    };
    match shortest(case, ends, pegs, budget) {
        Ok(jumps) => {
            let solution = case.field.solution(jumps);
            let count = solution.moves.len();
            let mut answer = Answer::solved(solution);
            answer.bound = Some(i64::from(pegs));
            answer.certificate = by_pegs.certificate;
            answer.notes = by_pegs.notes;
            answer.note(format!("fewer than {count} moves are impossible, by exhaustive search"))
        }
        Err(stop) => {
            let mut answer = Answer::best(first.clone(), by_pegs.bound);
            answer.certificate = by_pegs.certificate;
            answer.note(format!("{stop}; the moves are not proved to be the fewest"))
        }
    }
}

fn shortest(
    case: &Case<'_>,
    ends: Option<Vec<u64>>,
    pegs: u32,
    budget: &mut Budget,
) -> Result<Vec<Jump>, Stop> {
    let start = case.start();
    if start.count_ones() == pegs {
        return Ok(Vec::new());
    }
    let sieve = match case.field.goal(case.puzzle) {
        Some(goal) => Sieve::new(case, goal, budget)?,
        None => Sieve::default(),
    };
    let useful = useful_levels(case.small, start, ends, pegs, &sieve, budget)?;
    let values = Values::new(case.small, useful, pegs, budget)?;
    Ok(values.walk(case.small, start, pegs))
}

/// Weightings that no jump can increase, as one table a byte of the position.
#[derive(Default)]
struct Sieve {
    /// For each weighting its tables, and what the goal weighs.
    weightings: Vec<(Vec<[i32; 256]>, i32)>,
}

impl Sieve {
    fn new(case: &Case<'_>, goal: usize, budget: &mut Budget) -> Result<Self, Stop> {
        let pegs = case.field.pegs(case.puzzle.start());
        let tables = |weights: &[i64]| {
            let weigh = |byte: usize, value: usize| {
                let bits = (0..8).filter(|bit| value >> bit & 1 != 0).map(|bit| byte * 8 + bit);
                bits.filter_map(|i| weights.get(i)).sum::<i64>() as i32
            };
            let table = |byte| std::array::from_fn(|value| weigh(byte, value));
            (0..weights.len().div_ceil(8)).map(table).collect::<Vec<_>>()
        };
        let found = crate::pegs::pagoda::sieves(case.field, &pegs, goal, budget)?;
        Ok(Sieve { weightings: found.iter().map(|w| (tables(w), w[goal] as i32)).collect() })
    }

    /// Whether no weighting forbids the goal.
    fn lets_through(&self, position: u64) -> bool {
        let bytes = position.to_le_bytes();
        self.weightings.iter().all(|(tables, goal)| {
            let weight: i32 = tables.iter().zip(bytes).map(|(t, b)| t[usize::from(b)]).sum();
            weight >= *goal
        })
    }
}

/// The useful positions, level by level from `pegs` up to the start's.
fn useful_levels(
    small: &Small,
    start: u64,
    ends: Option<Vec<u64>>,
    pegs: u32,
    sieve: &Sieve,
    budget: &mut Budget,
) -> Result<Vec<Level>, Stop> {
    let mut front = vec![vec![small.canonical(start)]];
    let mut behind: Vec<Level> = Vec::new();
    if let Some(ends) = &ends {
        let mut level: Level = ends.iter().map(|e| small.canonical(*e)).collect();
        level.sort_unstable();
        level.dedup();
        behind.push(level);
    }
    let jumps = (start.count_ones() - pegs) as usize;
    let size = |levels: &[Level]| levels.last().map_or(usize::MAX, Vec::len);
    while front.len() + behind.len() < jumps + 1 + usize::from(ends.is_some()) {
        if size(&front) <= size(&behind) {
            let mut next = next_level(small, &front[front.len() - 1], false, budget)?;
            next.retain(|p| sieve.lets_through(*p));
            next.shrink_to_fit();
            front.push(next);
        } else {
            behind.push(next_level(small, &behind[behind.len() - 1], true, budget)?);
        }
        budget.report("positions", (size(&front)).min(size(&behind)) as u64, 0);
    }
    // Both sides now have the level where they meet.
    let mut meet = front.pop().unwrap_or_default();
    if let Some(other) = behind.pop() {
        meet.retain(|p| other.binary_search(p).is_ok());
    }
    let mut useful = vec![meet];
    while let Some(candidates) = behind.pop() {
        let from = &useful[useful.len() - 1];
        useful.push(neighbours_in(small, from, &candidates, false, budget)?);
    }
    useful.reverse();
    while let Some(candidates) = front.pop() {
        let from = &useful[useful.len() - 1];
        useful.push(neighbours_in(small, from, &candidates, true, budget)?);
    }
    Ok(useful)
}

/// Whether a jump can be played, or taken back.
fn leads(hop: &Hop, position: u64, back: bool) -> bool {
    if back { hop.unfits(position) } else { hop.fits(position) }
}

/// Everything one jump further on, or one jump back.
fn next_level(
    small: &Small,
    level: &Level,
    back: bool,
    budget: &mut Budget,
) -> Result<Level, Stop> {
    let (mut set, mut batch) = (PositionSet::new(), Vec::new());
    for &position in level {
        budget.tick()?;
        for hop in small.hops.iter().filter(|h| leads(h, position, back)) {
            batch.push(small.canonical(position ^ hop.all));
        }
        if batch.len() >= BATCH {
            set.insert_all(&mut batch, budget)?;
        }
    }
    set.insert_all(&mut batch, budget)?;
    let mut next: Level = set.iter().collect();
    budget.take_memory(next.len() as u64 * 8)?;
    set.clear(budget);
    next.sort_unstable();
    Ok(next)
}

/// Those of `candidates` that are one jump on (or back) from some position of `level`.
fn neighbours_in(
    small: &Small,
    level: &Level,
    candidates: &Level,
    back: bool,
    budget: &mut Budget,
) -> Result<Level, Stop> {
    let mut set = PositionSet::new();
    for &position in level {
        budget.tick()?;
        for hop in small.hops.iter().filter(|h| leads(h, position, back)) {
            let form = small.canonical(position ^ hop.all);
            if candidates.binary_search(&form).is_ok() {
                set.insert(form, budget)?;
            }
        }
    }
    let mut found: Level = set.iter().collect();
    set.clear(budget);
    found.sort_unstable();
    Ok(found)
}

/// The fewest moves to an end from every useful position.
struct Values {
    /// From the fewest pegs upwards.
    levels: Vec<Level>,
    moves: Vec<Vec<u8>>,
    /// The pegs that reach an end in one move less if they have just landed where they stand.
    going: Vec<Vec<u64>>,
    fewest: u32,
}

impl Values {
    fn new(
        small: &Small,
        levels: Vec<Level>,
        fewest: u32,
        budget: &mut Budget,
    ) -> Result<Self, Stop> {
        let ends = levels[0].len();
        let mut values =
            Values { levels, moves: vec![vec![0; ends]], going: vec![vec![0; ends]], fewest };
        for at in 1..values.levels.len() {
            let (mut moves, mut going) = (Vec::new(), Vec::new());
            budget.take_memory(values.levels[at].len() as u64 * 9)?;
            for i in 0..values.levels[at].len() {
                budget.tick()?;
                let position = values.levels[at][i];
                let (mut best, mut pegs) = (u8::MAX, 0);
                for hop in small.hops.iter().filter(|h| h.fits(position)) {
                    let Some(after) = values.after(small, position ^ hop.all, hop.jump.to) else {
                        continue;
                    };
                    if after < best {
                        (best, pegs) = (after, 0);
                    }
                    if after == best {
                        pegs |= 1 << hop.jump.from;
                    }
                }
                moves.push(best.saturating_add(1));
                going.push(pegs);
            }
            values.moves.push(moves);
            values.going.push(going);
        }
        Ok(values)
    }

    /// The moves still needed once the peg on `landed` has just arrived; nothing if it is useless.
    fn after(&self, small: &Small, position: u64, landed: usize) -> Option<u8> {
        let at = (position.count_ones() - self.fewest) as usize;
        let (form, marks) = small.canonical_with(position, 1 << landed);
        let i = self.levels[at].binary_search(&form).ok()?;
        let goes_on = self.going[at][i] & marks != 0;
        Some(self.moves[at][i] - u8::from(goes_on))
    }

    /// A play of fewest moves.
    fn walk(&self, small: &Small, start: u64, pegs: u32) -> Vec<Jump> {
        let (mut position, mut landed, mut path) = (start, None, Vec::new());
        while position.count_ones() > pegs {
            let after =
                |h: &&Hop| self.after(small, position ^ h.all, h.jump.to).unwrap_or(u8::MAX);
            let best = small.hops.iter().filter(|h| h.fits(position)).min_by_key(|h| {
                // Of equals, going on with the same peg is the cheaper one.
                (after(h), Some(h.jump.from) != landed)
            });
            let Some(hop) = best else { return path };
            path.push(hop.jump);
            landed = Some(hop.jump.to);
            position ^= hop.all;
        }
        path
    }
}
