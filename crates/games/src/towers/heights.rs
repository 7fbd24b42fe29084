//! Sets of heights in one machine word: bit `k` stands for height `k`.

/// A set of heights.
pub type HeightSet = u64;

/// All heights of a board of size `n`.
pub fn all(n: usize) -> HeightSet {
    below(n + 1)
}

/// The heights below `height`.
pub fn below(height: usize) -> HeightSet {
    ((1 << height) - 1) & !1
}

/// The set of one height.
pub fn only(height: usize) -> HeightSet {
    1 << height
}

/// Whether exactly one element is in the set.
#[cfg(feature = "solve")]
pub fn is_single(set: u64) -> bool {
    set.is_power_of_two()
}

/// The elements of a set, smallest first.
pub fn members(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then_some(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}
