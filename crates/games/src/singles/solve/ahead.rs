//! Reading ahead on large boards, where nearly every look at a twin is a wait for memory.

use super::engine::Engine;
use crate::singles::twins::NONE;

/// Literals of the trail that are read together.
pub const AHEAD: usize = 32;
/// Boards with fewer cells lie in the processor's own memory.
pub const LARGE: usize = 1 << 17;

impl Engine<'_> {
    /// Reads what the next literals of the trail will need, and does nothing with it: none of these looks depends on what
    /// another decides, so the processor waits for all of them together.
    /// Each pass reads what the one before has found, and branches as little as can be: a branch that depends on memory
    /// would have to wait for it.
    pub(super) fn look_ahead(&self) {
        if self.left.is_empty() {
            return;
        }
        let ahead = self.trail[self.head..].iter().take(AHEAD);
        let mut groups = [NONE; 2 * AHEAD];
        for (groups, literal) in groups.chunks_exact_mut(2).zip(ahead.clone()) {
            groups.copy_from_slice(&self.twins.of(literal.at()));
        }
        let mut read = 0;
        for corner in ahead.filter(|l| l.is_black()).flat_map(|l| self.frame.diagonals(l.at())) {
            read ^= self.forest.glance(corner);
        }
        let places = groups.map(|group| self.twins.place(group));
        let mut mates = [0; 4 * AHEAD];
        for (mates, place) in mates.chunks_exact_mut(2).zip(places) {
            mates.copy_from_slice(&[self.twins.in_place(place), self.twins.in_place(place + 1)]);
        }
        let last = self.left.len() - 1;
        for mate in mates {
            let [row, col] = self.twins.of(mate);
            read ^= self.left[(row as usize).min(last)] ^ self.left[(col as usize).min(last)];
            read ^= self.colour(mate) as u32;
        }
        std::hint::black_box(read);
    }
}
