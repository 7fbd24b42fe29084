//! What searches for exact values have learnt: bounds of positions, in one table or in one that threads share.

use super::arena::{Mask, Reduced};
use quadrille_core::{Budget, Stop};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// More than any total, and far from overflow.
pub const INFINITE: i64 = i64::MAX / 4;
/// The table has at most two to the power of this many positions, and at least that many.
const TABLE_BITS: (u32, u32) = (10, 23);
/// A board of so many cells has a table of two positions; with each cell more it doubles.
const CELLS_OF_TWO: u32 = 7;
/// A shared table is cut into two to the power of this many, so that threads seldom wait for each other.
const SHELF_BITS: u32 = 8;
/// Positions of fewer open cells are searched faster than others could be told.
const TOLD: u32 = 14;

/// Where searches keep what they learn.
pub trait Memory {
    /// Between what the value of a position is known to lie.
    fn bounds(&self, key: Reduced) -> (i64, i64);
    /// Notes that a value is at least `low` and at most `high`, besides what is known already.
    fn note(&mut self, key: Reduced, low: i64, high: i64);
    /// Tells others that a position is being searched, or is not any more.
    fn tell(&self, open: Mask, searched: bool);
    /// Whether another thread is searching a position.
    fn is_searched(&self, open: Mask) -> bool;
}

/// What is known about a position: its value lies between the bounds. Outermost bounds say nothing.
#[derive(Clone, Copy, Default)]
struct Known {
    knots: Mask,
    singles: u64,
    low: i32,
    high: i32,
}

impl Known {
    fn is_of(&self, key: Reduced) -> bool {
        self.knots == key.knots && self.singles == key.singles
    }

    fn low(&self) -> i64 {
        if self.low == i32::MIN { -INFINITE } else { i64::from(self.low) }
    }

    fn high(&self) -> i64 {
        if self.high == i32::MAX { INFINITE } else { i64::from(self.high) }
    }
}

/// Bounds that do not fit are weakened until they do.
fn clamped(bound: i64) -> i32 {
    bound.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
}

/// Positions in pairs of places: the first is for the larger ones, the second for whatever came last.
pub struct Table {
    places: Vec<Known>,
}

/// Two to the power of how many positions a table has, and the bytes it takes.
fn size(cells: u32, budget: &Budget) -> (u32, u64) {
    let (least, most) = TABLE_BITS;
    let each = size_of::<Known>() as u64;
    let room = (budget.memory_left() / each).max(2);
    let bits = cells.saturating_sub(CELLS_OF_TWO).clamp(least, most).min(room.ilog2());
    (bits, each << bits)
}

impl Table {
    /// A table for a game on so many cells, as far as the budget has memory for it, and the bytes that it took of that.
    pub fn new(cells: u32, budget: &mut Budget) -> Result<(Self, u64), Stop> {
        let (bits, bytes) = size(cells, budget);
        // Two positions there must be, however little memory there is.
        let bytes = bytes.min(budget.memory_left());
        budget.take_memory(bytes)?;
        Ok((Table { places: vec![Known::default(); 1 << bits] }, bytes))
    }

    fn pair(&self, key: Reduced) -> usize {
        key.mixed() as usize & (self.places.len() - 2)
    }
}

impl Memory for Table {
    #[inline]
    fn bounds(&self, key: Reduced) -> (i64, i64) {
        let at = self.pair(key);
        let known = self.places[at..at + 2].iter().find(|known| known.is_of(key));
        known.map_or((-INFINITE, INFINITE), |known| (known.low(), known.high()))
    }

    fn note(&mut self, key: Reduced, low: i64, high: i64) {
        let at = self.pair(key);
        let (low, high) = (clamped(low), clamped(high));
        let pair = &mut self.places[at..at + 2];
        if let Some(known) = pair.iter_mut().find(|known| known.is_of(key)) {
            (known.low, known.high) = (known.low.max(low), known.high.min(high));
            return;
        }
        let larger = key.knots.count_ones() >= pair[0].knots.count_ones();
        let found = Known { knots: key.knots, singles: key.singles, low, high };
        pair[usize::from(!larger)] = found;
    }

    #[inline]
    fn tell(&self, _: Mask, _: bool) {}

    #[inline]
    fn is_searched(&self, _: Mask) -> bool {
        false
    }
}

/// A table that threads share, and the positions they are at.
pub struct Shelves {
    shelves: Vec<Mutex<Table>>,
    searched: Vec<AtomicU64>,
}

impl Shelves {
    /// As [`Table::new`].
    pub fn new(cells: u32, budget: &mut Budget) -> Result<(Self, u64), Stop> {
        let (bits, bytes) = size(cells, budget);
        let bytes = bytes.min(budget.memory_left());
        budget.take_memory(bytes)?;
        let each = 1 << bits.saturating_sub(SHELF_BITS).max(1);
        let shelf = |_| Mutex::new(Table { places: vec![Known::default(); each] });
        let shelves = (0..1 << SHELF_BITS.min(bits - 1)).map(shelf).collect();
        let searched = (0..1 << 12).map(|_| AtomicU64::new(0)).collect();
        Ok((Shelves { shelves, searched }, bytes))
    }

    fn shelf(&self, key: Reduced) -> &Mutex<Table> {
        &self.shelves[(key.mixed() >> 40) as usize & (self.shelves.len() - 1)]
    }

    /// Where it is noted that a position is searched, and under which name; 0 is nobody's.
    fn note_of(&self, open: Mask) -> (&AtomicU64, u64) {
        let name = Reduced { knots: open, singles: 0 }.mixed() | 1;
        (&self.searched[(name >> 32) as usize & (self.searched.len() - 1)], name)
    }
}

impl Memory for &Shelves {
    fn bounds(&self, key: Reduced) -> (i64, i64) {
        // A lock is poisoned only by a panic, which ends all of this anyway.
        self.shelf(key).lock().map_or((-INFINITE, INFINITE), |table| table.bounds(key))
    }

    fn note(&mut self, key: Reduced, low: i64, high: i64) {
        if let Ok(mut table) = self.shelf(key).lock() {
            table.note(key, low, high);
        }
    }

    fn tell(&self, open: Mask, searched: bool) {
        if open.count_ones() >= TOLD {
            let (note, name) = self.note_of(open);
            note.store(if searched { name } else { 0 }, Ordering::Relaxed);
        }
    }

    fn is_searched(&self, open: Mask) -> bool {
        let (note, name) = self.note_of(open);
        open.count_ones() >= TOLD && note.load(Ordering::Relaxed) == name
    }
}
