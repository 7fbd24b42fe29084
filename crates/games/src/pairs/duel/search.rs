//! The expert: iterative deepening over positions taken apart into regions.
//!
//! A region that any move uses up is worth its cheapest move and nothing else, so such regions are
//! a list of costs, and among them only the cheapest need be tried: having a cheaper one left over
//! instead of a dearer one changes the outcome by no more than their difference. Two equal ones
//! cancel. Positions that differ only in cells without moves, or in where such regions lie, are
//! one position.

use super::super::rules::Pair;
use super::arena::{Arena, Edge, Mask, Plain, Reduced, Regions};
use super::exact::ExactSearch;
use super::known::{self, Memory, Shelves};
use super::{Outlook, Table};
use crate::split;
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Stop};
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

/// Up to this many open cells the game is played out to the end, however long it takes.
const ALWAYS_EXACT: u32 = 20;
/// A depth no game reaches.
const TO_THE_END: u32 = 1000;
/// Entries of the table of known positions.
const MAX_KNOWN: usize = 1 << 22;
/// What an entry costs, with the room a growing table keeps empty.
const ENTRY_BYTES: u64 = 128;
/// More than any total, and far from overflow.
const INFINITE: i64 = i64::MAX / 4;

/// What is known about a position: the value lies between the bounds.
#[derive(Clone, Copy)]
struct Known {
    low: i64,
    high: i64,
    depth: u32,
    best: u16,
}

type Positions = HashMap<Reduced, Known, BuildHasherDefault<Plain>>;

struct ExpertSearch<'a> {
    arena: &'a Arena,
    known: Positions,
    /// How many positions the table may hold.
    room: usize,
    /// How often an estimate stood for a value: a result is proved if it did not rise.
    estimates: u64,
    budget: &'a mut Budget,
}

/// A move found, and how sure it is.
pub struct Choice {
    /// The move.
    pub pair: Pair,
    /// What the mover will have over the other at the end, proved or expected.
    pub value: i64,
    /// Whether it is proved best.
    pub proved: bool,
    /// Moves looked ahead.
    pub depth: u32,
}

/// The best move that can be found before `budget` ends; there must be a move.
pub fn choose(table: &Table, budget: &mut Budget) -> Choice {
    let Some(arena) = Arena::new(table) else { return on_large_boards(table, budget) };
    let first = arena.offers[0];
    let mut choice =
        Choice { pair: first.pair, value: arena.estimate(arena.cells), proved: false, depth: 0 };
    // Small positions get all the time they need: being perfect there is a promise.
    let mut patient = Budget::unlimited().with_cancel(budget.cancel_token());
    let exact = arena.cells.count_ones() <= ALWAYS_EXACT;
    patient = patient.with_memory(budget.memory_left());
    let mut search = ExpertSearch::new(&arena, if exact { &mut patient } else { budget });
    let mut order: Vec<u16> = (0..arena.edges.len() as u16).collect();
    let mut depth = if exact { TO_THE_END } else { 2 };
    while !choice.proved {
        search.estimates = 0;
        match search.root(&mut order, depth, &mut choice) {
            Ok(()) => choice.proved = search.estimates == 0,
            Err(_) => break,
        }
        depth += 1;
    }
    choice
}

/// The exact value, in prices, and every move that reaches it.
pub fn outlook(table: &Table, threads: usize, budget: &mut Budget) -> Result<Outlook, Stop> {
    let Some(arena) = Arena::new(table) else { return Err(Stop::GaveUp) };
    let cells = arena.cells.count_ones();
    let before = budget.memory_left();
    let found = match split::several(threads) {
        false => {
            let (known, _) = known::Table::new(cells, budget)?;
            best_moves(&arena, known, false, budget)
        }
        true => {
            let (known, _) = Shelves::new(cells, budget)?;
            together(&arena, &known, threads, budget)
        }
    };
    budget.free_memory(before - budget.memory_left());
    let (value, best) = found?;
    let pairs = best.into_iter().map(|edge| arena.offers[edge].pair);
    Ok(Outlook { value, best: pairs.collect() })
}

/// The value and the numbers of all moves that reach it, which are looked at from the last one on if that is wished.
fn best_moves(
    arena: &Arena,
    known: impl Memory,
    backwards: bool,
    budget: &mut Budget,
) -> Result<(i64, Vec<usize>), Stop> {
    let mut search = ExactSearch::new(arena, known, budget);
    let value = search.value(arena.cells)?;
    let mut order: Vec<usize> = (0..arena.edges.len()).collect();
    if backwards {
        order.reverse();
    }
    let mut best = Vec::new();
    for number in order {
        // A move reaches the value exactly when the other side gets no better than what is left.
        let edge = arena.edges[number];
        let reply = search.against(arena.cells & !edge.cells, edge.cost - value - 1)?;
        if edge.cost - reply <= value {
            best.push(number);
        }
    }
    best.order();
    Ok((value, best))
}

/// The same by several threads that share what they learn: each leaves to others what they are at. Whoever is first to
/// know it all ends the work; a value is what it is, so it does not matter who that is.
fn together(
    arena: &Arena,
    known: &Shelves,
    threads: usize,
    budget: &mut Budget,
) -> Result<(i64, Vec<usize>), Stop> {
    let share = budget.share(threads);
    let work = |number: usize| {
        let mut own = share.clone();
        let found = best_moves(arena, known, number % 2 == 1, &mut own);
        if found.is_ok() {
            share.cancel_token().cancel();
        }
        (found, own.nodes() - share.nodes())
    };
    let work = &work;
    let all = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|n| scope.spawn(move || work(n))).collect();
        let mut all = vec![work(0)];
        all.extend(others.into_iter().filter_map(|other| other.join().ok()));
        all
    });
    budget.add_nodes(all.iter().map(|(_, nodes)| nodes).sum());
    let (found, stopped): (Vec<_>, Vec<_>) =
        all.into_iter().map(|(found, _)| found).partition(Result::is_ok);
    let first = found.into_iter().chain(stopped).next();
    first.unwrap_or(Err(Stop::GaveUp))
}

/// On boards too large for bits: the pair that leaves most, if the rest is played greedily.
fn on_large_boards(table: &Table, budget: &mut Budget) -> Choice {
    let mut offers: Vec<_> = table.offers().collect();
    offers.order_by_key(|o| table.price(*o));
    let mut best = Choice { pair: offers[0].pair, value: i64::MAX, proved: false, depth: 1 };
    let mut open = vec![true; table.puzzle().len()];
    for tried in 0..offers.len() {
        if budget.check().is_err() {
            break;
        }
        open.fill(true);
        let (mut value, mut sign) = (0, 1);
        for offer in std::iter::once(&offers[tried]).chain(&offers) {
            let [a, b] = [offer.pair.first as usize, offer.pair.second as usize];
            if open[a] && open[b] {
                open[a] = false;
                open[b] = false;
                value += sign * table.price(*offer);
                sign = -sign;
            }
        }
        if value < best.value {
            best.value = value;
            best.pair = offers[tried].pair;
        }
    }
    best
}

impl<'a> ExpertSearch<'a> {
    fn new(arena: &'a Arena, budget: &'a mut Budget) -> Self {
        // A table that is full starts afresh, so little memory costs time, never the answer.
        let room = MAX_KNOWN.min((budget.memory_left() / ENTRY_BYTES) as usize).max(1);
        ExpertSearch { arena, known: Positions::default(), room, estimates: 0, budget }
    }

    /// Tries every move of the position at hand; keeps the best one in `choice`.
    fn root(&mut self, order: &mut [u16], depth: u32, choice: &mut Choice) -> Result<(), Stop> {
        let open = self.arena.cells;
        let mut least = INFINITE;
        for at in 0..order.len() {
            let edge = self.arena.edges[usize::from(order[at])];
            let after = open & !edge.cells;
            let reply = self.value(after, depth - 1, edge.cost - least, INFINITE)?;
            let value = edge.cost - reply;
            if value < least {
                least = value;
                // The best move so far is looked at first in the next, deeper round; and while
                // this round lasts, a move that beats the old best one is better than it.
                order[..=at].rotate_right(1);
                let pair = self.arena.offers[usize::from(order[0])].pair;
                *choice = Choice { pair, value, proved: false, depth };
            }
        }
        Ok(())
    }

    /// The least the mover can have over the other at the end, looking `depth` moves ahead:
    /// exact between the bounds, else on the right side of them.
    fn value(&mut self, open: Mask, depth: u32, low: i64, high: i64) -> Result<i64, Stop> {
        self.budget.tick()?;
        let regions = self.arena.regions(open);
        if regions.key.knots == 0 {
            // Only single moves are left: both take the cheapest in turn.
            let turns = regions.singles.iter().enumerate();
            return Ok(turns.map(|(i, (c, _))| if i.is_multiple_of(2) { *c } else { -c }).sum());
        }
        if depth == 0 {
            self.estimates += 1;
            return Ok(self.arena.estimate(open));
        }
        let (mut low_now, mut high_now) = (low, high);
        let mut first = None;
        if let Some(known) = self.known.get(&regions.key) {
            first = Some(known.best);
            if known.depth >= depth {
                if known.low == known.high || known.low >= high || known.high <= low {
                    self.estimates += u64::from(known.depth < TO_THE_END);
                    return Ok(if known.low >= high { known.low } else { known.high });
                }
                if known.depth >= TO_THE_END {
                    low_now = low_now.max(known.low);
                    high_now = high_now.min(known.high);
                }
            }
        }
        let before = self.estimates;
        let (value, best) = self.try_all(open, &regions, depth, (low_now, high_now), first)?;
        let proved = self.estimates == before;
        self.note(
            regions.key,
            value,
            low_now,
            high_now,
            if proved { TO_THE_END } else { depth },
            best,
        );
        Ok(value)
    }

    fn try_all(
        &mut self,
        open: Mask,
        regions: &Regions,
        depth: u32,
        (low, high): (i64, i64),
        first: Option<u16>,
    ) -> Result<(i64, u16), Stop> {
        let moves = self.moves(open, regions, depth, first);
        let mut least = INFINITE;
        let mut best = moves[0];
        for (at, number) in moves.into_iter().enumerate() {
            let Edge { cells, cost } = self.arena.edges[usize::from(number)];
            let after = open & !cells;
            let bound = least.min(high);
            let mut value = INFINITE;
            if at > 0 && bound - low > 1 {
                // The first move is likely the best: first ask only whether this one beats it.
                value = cost - self.value(after, depth - 1, cost - bound, cost - bound + 1)?;
            }
            if at == 0 || bound - low <= 1 || (value < bound && value > low) {
                value = cost - self.value(after, depth - 1, cost - bound, cost - low)?;
            }
            if value < least {
                least = value;
                best = number;
                if least <= low {
                    break;
                }
            }
        }
        Ok((least, best))
    }

    /// The moves worth trying, likely good ones first.
    fn moves(&self, open: Mask, regions: &Regions, depth: u32, first: Option<u16>) -> Vec<u16> {
        let mut moves: Vec<(i64, u16)> = Vec::with_capacity(32);
        let expect = |number: u16| {
            let edge = self.arena.edges[usize::from(number)];
            let reply = if depth > 2 { self.arena.estimate(open & !edge.cells) } else { 0 };
            edge.cost - reply
        };
        moves.extend(regions.singles.first().map(|(_, edge)| (expect(*edge), *edge)));
        for (number, edge) in self.arena.edges.iter().enumerate() {
            if edge.cells & !regions.key.knots == 0 {
                moves.push((expect(number as u16), number as u16));
            }
        }
        moves.sort_unstable();
        let mut moves: Vec<u16> = moves.into_iter().map(|(_, number)| number).collect();
        // A single known from a position with the same costs elsewhere may not be here.
        if let Some(at) = first.and_then(|f| moves.iter().position(|m| *m == f)) {
            moves[..=at].rotate_right(1);
        }
        moves
    }

    fn note(&mut self, key: Reduced, value: i64, low: i64, high: i64, depth: u32, best: u16) {
        if self.known.len() >= self.room && !self.known.contains_key(&key) {
            // Full: start afresh rather than let it grow; what matters now comes back soon.
            self.known.clear();
        }
        let mut found = Known { low: -INFINITE, high: INFINITE, depth, best };
        if value < high {
            found.high = value;
        }
        if value > low {
            found.low = value;
        }
        let entry = self.known.entry(key).or_insert(found);
        if entry.depth == depth {
            entry.low = entry.low.max(found.low);
            entry.high = entry.high.min(found.high);
            entry.best = best;
        } else if entry.depth < depth {
            *entry = found;
        }
    }
}
