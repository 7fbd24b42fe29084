//! Tables with whole numbers as keys. Nobody chooses our keys, so a hash need not resist anybody, and the standard one
//! takes half of the time of a sweep.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A table from whole numbers.
pub type Table<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// Mixes a number by one long multiplication.
#[derive(Clone, Copy, Default)]
pub struct Mix(u64);

/// Any odd number with its bits well spread: these are of the golden ratio.
const SPREAD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number).wrapping_add(1).wrapping_mul(SPREAD);
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }
}
