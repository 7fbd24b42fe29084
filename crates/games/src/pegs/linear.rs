//! Linear maps of words, bit by bit, as one table a byte: permutations of cells among them.

/// A map that sends the union of two sets without common member to the sum of their images.
pub struct Linear {
    tables: Vec<[u64; 256]>,
}

impl Linear {
    /// The map with the given image of each bit.
    pub fn new(bits: usize, of_bit: impl Fn(usize) -> u64) -> Self {
        let table = |byte: usize| {
            std::array::from_fn(|value| {
                let set = (0..8).filter(|b| value >> b & 1 == 1).map(|b| byte * 8 + b);
                set.filter(|bit| *bit < bits).fold(0, |word, bit| word ^ of_bit(bit))
            })
        };
        Linear { tables: (0..bits.div_ceil(8)).map(table).collect() }
    }

    /// The image of a word.
    #[inline]
    pub fn image(&self, word: u64) -> u64 {
        let bytes = word.to_le_bytes();
        self.tables.iter().zip(bytes).fold(0, |sum, (table, b)| sum ^ table[usize::from(b)])
    }
}
