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
        let ahead = &self.trail[self.head..];
        let ahead = &ahead[..ahead.len().min(AHEAD)];
        let mut mates = [0; 2 * AHEAD];
        let mut groups = [0; 2 * AHEAD];
        let mut several = 0;
        for (mates, literal) in mates.chunks_exact_mut(2).zip(ahead) {
            for (mate, glance) in mates.iter_mut().zip(self.twins.glance(literal.at())) {
                let (alone, group) = glance;
                *mate = alone;
                groups[several] = group;
                several += usize::from(group != NONE);
            }
        }
        let mut read = 0;
        for black in ahead.iter().filter(|l| l.is_black()) {
            for corner in self.frame.diagonals(black.at()) {
                read ^= self.forest.glance(corner) ^ self.colour(corner) as u32;
            }
        }
        for &mate in &mates[..2 * ahead.len()] {
            read ^= self.twins.glance(mate)[0].0 ^ self.colour(mate) as u32;
        }
        for &group in &groups[..several] {
            read ^= self.left[group as usize];
            for &mate in self.twins.members(group) {
                read ^= self.twins.glance(mate)[0].0 ^ self.colour(mate) as u32;
            }
        }
        std::hint::black_box(read);
    }
}
