//! States and how many ways lead to each, in one piece of memory that a budget can measure.

use quadrille_core::{Budget, Stop};

/// What is remembered of the decisions behind a sweep, as bits.
pub type Key<const W: usize> = [u64; W];

/// States with their numbers of ways: open addressing, linear probing, at most three quarters full.
///
/// The number of an entry has `length` words, the lowest first. A state is there because some way leads to it, so a number
/// of zero marks an empty place.
pub struct Table<const W: usize> {
    keys: Vec<Key<W>>,
    numbers: Vec<u64>,
    length: usize,
    len: usize,
}

/// What became of a way that was put into a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Put {
    /// It is in.
    Done,
    /// The number of ways no longer fits into its words: the table must be made again with more of them.
    TooLong,
}

/// Any odd number with its bits well spread: these are of the golden ratio.
const SPREAD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
const FIRST: usize = 16;

fn mixed<const W: usize>(key: &Key<W>) -> u64 {
    key.iter().fold(0, |hash, word| {
        let product = u128::from(hash ^ word).wrapping_add(1).wrapping_mul(SPREAD);
        (product >> 64) as u64 ^ product as u64
    })
}

impl<const W: usize> Table<W> {
    /// An empty table whose numbers have `length` words.
    pub fn new(length: usize, budget: &mut Budget) -> Result<Self, Stop> {
        let mut table = Table { keys: Vec::new(), numbers: Vec::new(), length, len: 0 };
        table.resize(FIRST, budget)?;
        Ok(table)
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The states with their numbers of ways.
    pub fn iter(&self) -> impl Iterator<Item = (&Key<W>, &[u64])> {
        let entries = self.keys.iter().zip(self.numbers.chunks_exact(self.length));
        entries.filter(|(_, number)| !is_zero(number))
    }

    fn bytes(&self, places: usize) -> u64 {
        (places * 8 * (W + self.length)) as u64
    }

    /// Gives the memory back.
    pub fn free(self, budget: &mut Budget) {
        budget.free_memory(self.bytes(self.keys.len()));
    }

    fn resize(&mut self, places: usize, budget: &mut Budget) -> Result<(), Stop> {
        // Old and new are there at once while the entries move.
        budget.take_memory(self.bytes(places))?;
        let keys = std::mem::replace(&mut self.keys, vec![[0; W]; places]);
        let numbers = std::mem::replace(&mut self.numbers, vec![0; places * self.length]);
        for (key, number) in keys.iter().zip(numbers.chunks_exact(self.length)) {
            if !is_zero(number) {
                let place = self.place(key);
                self.keys[place] = *key;
                self.numbers[place * self.length..][..self.length].copy_from_slice(number);
            }
        }
        budget.free_memory(self.bytes(keys.len()));
        Ok(())
    }

    fn number(&self, place: usize) -> &[u64] {
        &self.numbers[place * self.length..][..self.length]
    }

    /// Where a state is, or would be.
    fn place(&self, key: &Key<W>) -> usize {
        let mask = self.keys.len() - 1;
        let mut place = mixed(key) as usize & mask;
        while self.keys[place] != *key && !is_zero(self.number(place)) {
            place = (place + 1) & mask;
        }
        place
    }

    /// Adds ways to a state.
    pub fn put(&mut self, key: Key<W>, ways: &[u64], budget: &mut Budget) -> Result<Put, Stop> {
        let place = self.place(&key);
        let new = is_zero(self.number(place));
        self.keys[place] = key;
        let mut carry = false;
        let number = &mut self.numbers[place * self.length..][..self.length];
        for (at, word) in number.iter_mut().enumerate() {
            let other = ways.get(at).copied().unwrap_or(0);
            (*word, carry) = word.carrying_add(other, carry);
        }
        if carry {
            return Ok(Put::TooLong);
        }
        self.len += usize::from(new);
        if self.len * 4 > self.keys.len() * 3 {
            self.resize(2 * self.keys.len(), budget)?;
        }
        Ok(Put::Done)
    }
}

fn is_zero(number: &[u64]) -> bool {
    number.iter().all(|word| *word == 0)
}
