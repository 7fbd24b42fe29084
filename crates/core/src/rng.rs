//! Random numbers from a seed.
//!
//! Written here rather than taken from a crate because a seed is a promise: it must give the same
//! puzzle in every later version. The generator is xoshiro256**, seeded through SplitMix64.

/// A source of random numbers that a seed determines completely.
#[derive(Clone, Debug)]
pub struct Rng([u64; 4]);

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        let mut mix = seed;
        Rng([0; 4].map(|_: u64| {
            mix = mix.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = mix;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        }))
    }

    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[1].wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0);
        // Lemire's multiplication; the bias is below 2^-32 for any board that fits in memory.
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }

    /// True `percent` times in a hundred.
    pub fn chance(&mut self, percent: f64) -> bool {
        self.unit() * 100.0 < percent
    }

    /// A number from 0 up to but not including 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// One of the items, or nothing from an empty slice.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// Another generator, for a part of the work whose length must not disturb the rest.
    pub fn fork(&mut self) -> Rng {
        Rng::new(self.bits())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_keeps_its_promise() {
        // These numbers may never change: puzzles of old seeds depend on them.
        let mut rng = Rng::new(1);
        assert_eq!(rng.bits(), 12966619160104079557);
        assert_eq!(rng.below(1000), 520);
    }

    #[test]
    fn below_reaches_every_number() {
        let mut rng = Rng::new(7);
        let mut seen = [false; 5];
        (0..200).for_each(|_| seen[rng.below(5)] = true);
        assert_eq!(seen, [true; 5]);
    }
}
