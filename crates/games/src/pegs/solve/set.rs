//! A set of positions: open addressing, eight bytes an entry, no deletion.

use quadrille_core::{Budget, Stop};

/// A set of non-zero 64-bit positions whose memory is counted in a budget.
#[derive(Default)]
pub struct PositionSet {
    slots: Vec<u64>,
    len: usize,
}

/// How many positions are worth gathering for [`PositionSet::insert_all`]: their places fit in the
/// fast memory near the processor.
pub const BATCH: usize = 512;

/// Fibonacci hashing: the high bits of the product are well mixed.
#[inline]
pub fn mixed(key: u64) -> u64 {
    (key ^ (key >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[inline]
fn slot(key: u64, mask: usize) -> usize {
    (mixed(key) >> 20) as usize & mask
}

impl PositionSet {
    const FIRST: usize = 1 << 10;

    /// An empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// The bytes it occupies.
    pub fn bytes(&self) -> u64 {
        self.slots.len() as u64 * 8
    }

    /// Whether it holds a position.
    #[inline]
    pub fn contains(&self, key: u64) -> bool {
        if self.slots.is_empty() {
            return false;
        }
        let mask = self.slots.len() - 1;
        let mut at = slot(key, mask);
        loop {
            match self.slots[at] {
                0 => return false,
                found if found == key => return true,
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// What lies at the first place of a position.
    #[inline]
    pub fn place(&self, key: u64) -> u64 {
        let mask = self.slots.len().wrapping_sub(1);
        self.slots.get(slot(key, mask)).copied().unwrap_or(0)
    }

    /// Adds a position; says whether it is new. Fails when the budget allows no larger table.
    #[inline]
    pub fn insert(&mut self, key: u64, budget: &mut Budget) -> Result<bool, Stop> {
        debug_assert_ne!(key, 0, "a position has a peg");
        if self.len * 8 >= self.slots.len() * 5 {
            let size = self.pay_for(1, budget)?;
            self.resize(size, budget)?;
        }
        Ok(self.put(key))
    }

    /// Adds many positions and empties the list.
    ///
    /// In a large table every insertion waits for memory. Looking at all places first lets those
    /// waits overlap: the processor has many loads under way at once.
    pub fn insert_all(&mut self, keys: &mut Vec<u64>, budget: &mut Budget) -> Result<(), Stop> {
        self.make_room(keys, budget)?;
        for key in keys.drain(..) {
            self.put(key);
        }
        Ok(())
    }

    /// Adds positions for which there is room, and those that were not there to `new`.
    pub fn add_new(&mut self, keys: &[u64], new: &mut Vec<u64>) {
        for keys in keys.chunks(BATCH) {
            self.look_at(keys);
            new.extend(keys.iter().copied().filter(|key| self.put(*key)));
        }
    }

    /// Makes the table large enough for more positions and looks at all their places.
    fn make_room(&mut self, keys: &[u64], budget: &mut Budget) -> Result<(), Stop> {
        let size = self.pay_for(keys.len(), budget)?;
        self.resize(size, budget)?;
        self.look_at(keys);
        Ok(())
    }

    fn look_at(&self, keys: &[u64]) {
        let mask = self.slots.len().wrapping_sub(1);
        let seen = keys.iter().fold(0, |seen, key| seen ^ self.slots[slot(*key, mask)]);
        std::hint::black_box(seen);
    }

    /// Counts the memory of a table with room for so many more positions; says how large that table is.
    pub fn pay_for(&mut self, more: usize, budget: &mut Budget) -> Result<usize, Stop> {
        let (old, mut size) = (self.slots.len(), self.slots.len());
        while (self.len + more) * 8 >= size * 5 && more > 0 {
            size = (size * 2).max(Self::FIRST);
        }
        if size > old {
            budget.take_memory(size as u64 * 8)?;
            budget.free_memory(old as u64 * 8);
        }
        Ok(size)
    }

    fn put(&mut self, key: u64) -> bool {
        let mask = self.slots.len() - 1;
        let mut at = slot(key, mask);
        loop {
            match self.slots[at] {
                0 => {
                    self.slots[at] = key;
                    self.len += 1;
                    return true;
                }
                found if found == key => return false,
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// Moves everything into a table of a size that was paid for.
    pub fn resize(&mut self, size: usize, budget: &Budget) -> Result<(), Stop> {
        if size == self.slots.len() {
            return Ok(());
        }
        let old = std::mem::replace(&mut self.slots, vec![0; size]);
        self.len = 0;
        for part in old.chunks(1 << 20) {
            // Moving a large table takes seconds; whoever is stopped here has no use for it.
            budget.check()?;
            part.iter().filter(|k| **k != 0).for_each(|key| {
                self.put(*key);
            });
        }
        Ok(())
    }

    /// All positions, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        self.slots.iter().copied().filter(|k| *k != 0)
    }

    /// Empties it and keeps its memory for what comes next.
    pub fn forget(&mut self) {
        self.slots.fill(0);
        self.len = 0;
    }

    /// Empties it and gives its memory back.
    pub fn clear(&mut self, budget: &mut Budget) {
        budget.free_memory(self.bytes());
        *self = Self::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Rng;
    use std::collections::HashSet;

    #[test]
    fn it_agrees_with_the_standard_set() {
        let (mut ours, mut theirs) = (PositionSet::new(), HashSet::new());
        let (mut rng, mut budget) = (Rng::new(3), Budget::unlimited());
        for _ in 0..20_000 {
            let key = 1 + rng.below(9_000) as u64;
            assert_eq!(ours.insert(key, &mut budget), Ok(theirs.insert(key)));
        }
        assert_eq!(ours.len, theirs.len());
        assert!((1..=9_000).all(|k| ours.contains(k) == theirs.contains(&k)));
        assert_eq!(ours.iter().collect::<HashSet<_>>(), theirs);
    }

    #[test]
    fn many_at_once_are_the_same_as_one_by_one() {
        let (mut one, mut many) = (PositionSet::new(), PositionSet::new());
        let (mut rng, mut budget) = (Rng::new(4), Budget::unlimited());
        for _ in 0..50 {
            let mut keys: Vec<u64> = (0..300).map(|_| 1 + rng.below(5_000) as u64).collect();
            for key in &keys {
                one.insert(*key, &mut budget).unwrap();
            }
            many.insert_all(&mut keys, &mut budget).unwrap();
        }
        assert_eq!(one.iter().collect::<HashSet<_>>(), many.iter().collect());
    }

    #[test]
    fn it_stops_growing_where_the_budget_says() {
        let mut budget = Budget::unlimited().with_memory(8 * 1024);
        let mut set = PositionSet::new();
        let full = (1..2_000).find_map(|k| set.insert(k, &mut budget).err());
        assert_eq!(full, Some(Stop::Memory));
    }
}
