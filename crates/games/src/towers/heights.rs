//! Sets of heights in one machine word: bit `k` stands for height `k`.
//!
//! All reasoning and searching comes down to these, so they are inlined where little else is: in the page's module.

/// A set of heights.
pub type HeightSet = u64;

/// All heights of a board of size `n`.
#[inline(always)]
pub fn all(n: usize) -> HeightSet {
    below(n + 1)
}

/// The heights below `height`.
#[inline(always)]
pub fn below(height: usize) -> HeightSet {
    ((1 << height) - 1) & !1
}

/// The set of one height.
#[inline(always)]
pub fn only(height: usize) -> HeightSet {
    1 << height
}

/// Whether exactly one element is in the set.
#[cfg(feature = "solve")]
#[inline(always)]
pub fn is_single(set: u64) -> bool {
    set.is_power_of_two()
}

/// The elements of a set, smallest first.
#[inline(always)]
pub fn members(set: u64) -> impl Iterator<Item = usize> {
    Members(set)
}

/// The elements that are left of a set.
struct Members(u64);

impl Iterator for Members {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let Members(set) = *self;
        if set == 0 {
            return None;
        }
        self.0 = set & (set - 1);
        Some(set.trailing_zeros() as usize)
    }
}
