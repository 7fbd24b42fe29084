//! The sweep: frontier after frontier, each with what the patterns behind it are worth.

use super::frontier::Past::{Beside, Black, Both, East, West, White};
use super::frontier::{BORDER, Frontier, Kind};
use crate::table::Table;
use quadrille_core::{Budget, Stop};

/// What patterns with the same frontier are worth together.
pub trait Worth: Copy {
    /// The worth of the pattern without cells.
    const START: Self;
    /// The same patterns with one more black cell.
    #[must_use]
    fn blacker(self) -> Self;
    /// Takes in other patterns with the same frontier; true if they alone count now.
    fn join(&mut self, other: Self) -> bool;
}

/// The fewest black cells.
#[derive(Clone, Copy, Debug)]
pub struct Fewest(pub u16);

impl Worth for Fewest {
    const START: Self = Fewest(0);
    fn blacker(self) -> Self {
        Fewest(self.0 + 1)
    }
    fn join(&mut self, other: Self) -> bool {
        let better = other.0 < self.0;
        *self = Fewest(self.0.min(other.0));
        better
    }
}

/// The most black cells: what [`super::most`] is compared with.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub struct Most(pub u16);

#[cfg(test)]
impl Worth for Most {
    const START: Self = Most(0);
    fn blacker(self) -> Self {
        Most(self.0 + 1)
    }
    fn join(&mut self, other: Self) -> bool {
        let better = other.0 > self.0;
        *self = Most(self.0.max(other.0));
        better
    }
}

/// How many patterns there are.
#[derive(Clone, Copy, Debug)]
pub struct Number(pub u128);

impl Worth for Number {
    const START: Self = Number(1);
    fn blacker(self) -> Self {
        self
    }
    fn join(&mut self, other: Self) -> bool {
        self.0 += other.0;
        false
    }
}

/// More cannot be numbered.
pub const MOST_FRONTIERS: usize = (u32::MAX >> 2) as usize;

/// A step back: the number of a frontier of the cell before, and in the lowest bit whether this cell is black.
pub type Step = u32;

/// The frontiers after a cell.
struct Layer<W> {
    places: Table<u128, u32>,
    frontiers: Vec<(u128, W)>,
    steps: Vec<Step>,
    /// Whether the steps are worth keeping.
    traced: bool,
}

impl<W: Worth> Layer<W> {
    fn new(traced: bool) -> Self {
        Layer { places: Table::default(), frontiers: Vec::new(), steps: Vec::new(), traced }
    }

    fn put(&mut self, key: u128, worth: W, step: Step) {
        let next = self.frontiers.len() as u32;
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            self.frontiers.push((key, worth));
            if self.traced {
                self.steps.push(step);
            }
        } else if self.frontiers[place as usize].1.join(worth) && self.traced {
            self.steps[place as usize] = step;
        }
    }

    /// About how many bytes it takes.
    fn bytes(&self) -> u64 {
        // Tables of the standard library are at least 7/16 full after they grew.
        self.frontiers.len() as u64 * (size_of::<(u128, W)>() as u64 + 4 + 2 * 36)
    }
}

/// What a sweep found: the worth of all patterns, and one of them if the worth has one.
pub struct Swept<W> {
    pub worth: W,
    /// Row by row, true for black.
    pub pattern: Vec<bool>,
}

/// Sweeps an n x n board, n at least 2. With `traced` the pattern is kept.
pub fn sweep<W: Worth>(
    n: usize,
    kind: Kind,
    traced: bool,
    budget: &mut Budget,
) -> Result<Swept<W>, Stop> {
    assert!((2..=kind.widest()).contains(&n), "boards are from 2 to {} wide", kind.widest());
    let mut layer = Layer::new(traced);
    let start = Frontier::new(n).key(kind).unwrap_or_default();
    layer.put(start, W::START, 0);
    let mut steps: Vec<Vec<Step>> = Vec::new();
    let mut taken = 0;
    for cell in 0..n * n {
        budget.report("progress-swept", cell as u64, (n * n) as u64);
        let place = Place { row: cell / n, col: cell % n, n };
        let next = step(&layer, place, kind, budget)?;
        let kept = next.steps.len() as u64 * size_of::<Step>() as u64;
        let bytes = layer.bytes() + next.bytes();
        budget.free_memory(taken);
        budget.take_memory(kept)?;
        budget.take_memory(bytes)?;
        taken = bytes;
        layer = next;
        steps.push(std::mem::take(&mut layer.steps));
    }
    budget.free_memory(taken);
    let settled = |(_, (key, _)): &(usize, &(u128, W))| Frontier::read(*key, n, kind).is_settled();
    let mut ends = layer.frontiers.iter().enumerate().filter(settled);
    // The board without a black cell is legal, and can be blackened further until it is maximal.
    let (mut best, (_, mut worth)) =
        ends.next().map(|(at, end)| (at, *end)).ok_or(Stop::Refused)?;
    for (at, (_, other)) in ends {
        if worth.join(*other) {
            best = at;
        }
    }
    Ok(Swept { worth, pattern: if traced { trace(&steps, best) } else { Vec::new() } })
}

/// The pattern that a frontier after the last cell came from.
pub fn trace(steps: &[Vec<Step>], end: usize) -> Vec<bool> {
    let mut at = end;
    let mut pattern: Vec<bool> = Vec::with_capacity(steps.len());
    for layer in steps.iter().rev() {
        let step = layer[at];
        pattern.push(step & 1 == 1);
        at = (step >> 1) as usize;
    }
    pattern.reverse();
    pattern
}

/// The cell that comes next.
#[derive(Clone, Copy)]
pub struct Place {
    pub row: usize,
    pub col: usize,
    pub n: usize,
}

impl Place {
    fn on_border(self) -> bool {
        let last = self.n - 1;
        self.row == 0 || self.col == 0 || self.row == last || self.col == last
    }

    fn last_row(self) -> bool {
        self.row + 1 == self.n
    }

    fn last_col(self) -> bool {
        self.col + 1 == self.n
    }
}

fn step<W: Worth>(
    layer: &Layer<W>,
    place: Place,
    kind: Kind,
    budget: &mut Budget,
) -> Result<Layer<W>, Stop> {
    let mut next = Layer::new(layer.traced);
    for (from, (key, worth)) in layer.frontiers.iter().enumerate() {
        budget.tick()?;
        let before = Frontier::read(*key, place.n, kind);
        let from = (from as u32) << 1;
        if let Some(after) = blackened(&before, place)
            && let Some(key) = after.key(kind)
        {
            next.put(key, worth.blacker(), from | 1);
        }
        whitened(&before, place, kind, &mut |after| {
            if let Some(key) = after.key(kind) {
                next.put(key, *worth, from);
            }
        });
        let look = from.is_multiple_of(1 << 16);
        if look && (next.bytes() > budget.memory_left() || next.frontiers.len() > MOST_FRONTIERS) {
            return Err(Stop::Memory);
        }
    }
    Ok(next)
}

/// The frontier after a black cell, if it may be black.
fn blackened(before: &Frontier, place: Place) -> Option<Frontier> {
    let Place { col, .. } = place;
    let (above, left) = (before.cells[col + 1], if col > 0 { before.cells[col] } else { White });
    if matches!(above, Black(_)) || matches!(left, Black(_)) {
        return None;
    }
    let mut after = before.clone();
    let mut tree = after.new_tree();
    let behind = after.cells[0];
    let beside = if place.last_col() { White } else { after.cells[col + 2] };
    let mut linked = [None; 3];
    for (slot, past) in linked.iter_mut().zip([behind, beside]) {
        if let Black(other) = past {
            *slot = Some(other);
        }
    }
    if place.on_border() {
        linked[2] = Some(BORDER);
    }
    // Two links with one tree would close a ring.
    for (at, other) in linked.iter().enumerate() {
        if other.is_some() && linked[..at].contains(other) {
            return None;
        }
    }
    // Joining renames, so what is linked is looked up by what it was called first: the border has the least name and
    // otherwise the lesser name stays.
    let mut others: Vec<u8> = linked.into_iter().flatten().collect();
    others.sort_unstable();
    for other in others {
        tree = after.join(tree, other);
    }
    // What waited for this black cell has it. The cells may have been renamed.
    if let East(other) = after.cells[0] {
        after.meet(tree, other);
    }
    if !place.last_col() {
        match after.cells[col + 2] {
            West(other) => {
                after.meet(tree, other);
                after.cells[col + 2] = White;
            }
            Both => after.cells[col + 2] = East(tree),
            _ => {}
        }
    }
    if col > 0 && after.cells[col] == Beside {
        after.cells[col] = White;
    }
    let above = after.cells[col + 1];
    after.cells[0] = if above == Beside { White } else { above };
    after.cells[col + 1] = Black(tree);
    Some(turned(after, place))
}

/// The frontiers after a white cell: one, or one for each way in which it may be kept from being blackened.
fn whitened(before: &Frontier, place: Place, kind: Kind, put: &mut dyn FnMut(Frontier)) {
    let Place { col, .. } = place;
    let mut after = before.clone();
    let above = after.cells[col + 1];
    let left = if col > 0 { after.cells[col] } else { White };
    let behind = after.cells[0];
    let beside = if place.last_col() { White } else { after.cells[col + 2] };
    // Here nobody may wait for a black cell.
    let waits = matches!(behind, East(_))
        || matches!(beside, West(_) | Both)
        || above == Beside
        || (left == Beside && place.last_row());
    if waits {
        return;
    }
    after.cells[0] = above;
    let now = |mut after: Frontier, past| {
        after.cells[col + 1] = past;
        turned(after, place)
    };
    if kind == Kind::Legal || matches!(above, Black(_)) || matches!(left, Black(_)) {
        return put(now(after, White));
    }
    let tree = |past| if let Black(tree) = past { Some(tree) } else { None };
    let border = place.on_border().then_some(BORDER);
    let linked: Vec<u8> = [tree(behind), tree(beside), border].into_iter().flatten().collect();
    if (1..linked.len()).any(|at| linked[..at].contains(&linked[at])) {
        return put(now(after, White));
    }
    if !(place.last_row() && place.last_col()) {
        put(now(after.clone(), Beside));
    }
    for (at, a) in linked.iter().enumerate() {
        for b in &linked[..at] {
            let mut meeting = after.clone();
            meeting.meet(*a, *b);
            put(now(meeting, White));
        }
    }
    if place.last_row() {
        return;
    }
    for tree in linked {
        if col > 0 {
            put(now(after.clone(), West(tree)));
        }
        if !place.last_col() {
            put(now(after.clone(), East(tree)));
        }
    }
    if col > 0 && !place.last_col() {
        put(now(after, Both));
    }
}

/// At the end of a row the next cell has nothing diagonally before it.
fn turned(mut after: Frontier, place: Place) -> Frontier {
    if place.last_col() {
        after.cells[0] = White;
    }
    after
}
