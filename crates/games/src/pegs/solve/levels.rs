//! Positions by the steps that lead to them: what a search level by level keeps of each of its sides.

use quadrille_core::{Budget, Stop};

/// Lists of positions, each one step, a jump or a move, further than the one before.
pub struct Levels {
    /// The lists; there is always one.
    pub lists: Vec<Vec<u64>>,
    /// The memory counted for them.
    bytes: u64,
}

impl Levels {
    /// Positions that no step leads to.
    pub fn new(first: Vec<u64>) -> Self {
        Levels { lists: vec![first], bytes: 0 }
    }

    /// The steps to the last list.
    pub fn steps(&self) -> usize {
        self.lists.len() - 1
    }

    /// The last list.
    pub fn last(&self) -> &[u64] {
        &self.lists[self.steps()]
    }

    /// Adds a list of positions one step further.
    pub fn push(&mut self, list: Vec<u64>, budget: &mut Budget) -> Result<(), Stop> {
        let bytes = list.len() as u64 * 8;
        budget.take_memory(bytes)?;
        self.bytes += bytes;
        self.lists.push(list);
        Ok(())
    }

    /// Keeps of the last list no more positions than a width, those that promise most.
    pub fn narrow(&mut self, width: usize, promise: &dyn Fn(u64) -> u32, budget: &mut Budget) {
        let last = self.steps();
        let list = &mut self.lists[last];
        if list.len() <= width {
            return;
        }
        let bytes = (list.len() - width) as u64 * 8;
        list.select_nth_unstable_by_key(width, |position| promise(*position));
        list.truncate(width);
        self.bytes = self.bytes.saturating_sub(bytes);
        budget.free_memory(bytes);
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        budget.free_memory(self.bytes);
    }
}
