//! A set of positions of one class, a bit for each.

use super::level::{Block, Half, Level};
use super::numbering::Numbering;
use super::rules::{Rule, Rules, WORD_BITS, Way};
use crate::pegs::field::Field;
use quadrille_core::{Budget, Stop};
use std::io::{self, Read};

/// A set of positions.
pub struct Positions {
    /// Numbers for positions.
    pub numbering: Numbering,
    rules: Rules,
    /// Positions of even and of odd pegs: one level is read while the next is written.
    halves: [Half; 2],
    threads: usize,
}

impl Positions {
    /// The bytes a set takes for the class of `start`, if there is room for it at all.
    pub fn bytes(field: &Field, start: u64) -> Option<u64> {
        Some(bytes(&Numbering::new(field, start)?))
    }

    /// An empty set that so many threads work on, its memory taken from the budget. Nothing for
    /// boards without a jump, or of too many cells or parts.
    pub fn new(
        field: &Field,
        start: u64,
        threads: usize,
        budget: &mut Budget,
    ) -> Result<Option<Self>, Stop> {
        let numbering = Numbering::new(field, start);
        let Some(numbering) = numbering else { return Ok(None) };
        let Some(rules) = Rules::new(field, &numbering, 0) else { return Ok(None) };
        budget.take_memory(bytes(&numbering))?;
        let blocks = 1 << rules.outer_bits;
        let halves = [Half::new(&rules, blocks), Half::new(&rules, blocks)];
        Ok(Some(Positions { numbering, rules, halves, threads }))
    }

    /// The half, the word and the bit of a position.
    #[inline]
    fn place(&self, position: u64) -> (usize, usize, u64) {
        let number = self.numbering.number(position);
        let half = (number >> (self.numbering.bits() - 1)) as usize;
        let words = (1 << (self.rules.block_bits + self.rules.outer_bits)) - 1;
        (half, (number >> WORD_BITS) as usize & words, number & self.bit_mask())
    }

    fn bit_mask(&self) -> u64 {
        (1 << WORD_BITS.min(self.numbering.bits() - 1)) - 1
    }

    /// Whether it holds a position of its class.
    #[inline]
    pub fn has(&self, position: u64) -> bool {
        let (half, word, bit) = self.place(position);
        self.halves[half].words[word] >> bit & 1 == 1
    }

    /// Adds a position of its class.
    pub fn add(&mut self, position: u64) {
        let (half, word, bit) = self.place(position);
        self.halves[half].words[word] |= 1 << bit;
        self.halves[half].there[word >> self.rules.block_bits] |= 1 << position.count_ones();
    }

    /// Adds every position of the class that has so many pegs.
    pub fn add_level(&mut self, pegs: u32, budget: &Budget) -> Result<u64, Stop> {
        self.fill(pegs, None, budget, |old, level, _| old | level)
    }

    /// How many positions of so many pegs there are.
    pub fn count(&mut self, pegs: u32, budget: &Budget) -> Result<u64, Stop> {
        self.fill(pegs, None, budget, |old, _, _| old)
    }

    /// Removes all positions of so many pegs.
    pub fn clear_level(&mut self, pegs: u32, budget: &Budget) -> Result<(), Stop> {
        self.fill(pegs, None, budget, |old, level, _| old & !level).map(drop)
    }

    /// Adds the positions of `pegs` pegs that one jump, played or taken back, makes of those in the
    /// set. Says how many of so many pegs there are now.
    pub fn grow(&mut self, pegs: u32, way: Way, budget: &Budget) -> Result<u64, Stop> {
        self.fill(pegs, Some(way), budget, |old, level, found| old | found & level)
    }

    /// Keeps of the positions of `pegs` pegs only those that one jump, played or taken back, makes of
    /// others in the set. Says how many are left.
    pub fn sift(&mut self, pegs: u32, way: Way, budget: &Budget) -> Result<u64, Stop> {
        self.fill(pegs, Some(way), budget, |old, level, found| old & (found | !level))
    }

    /// All words, to be kept somewhere else.
    pub fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.halves.iter().flat_map(|half| &half.words).copied()
    }

    /// Reads all words. Levels have to be counted before anything is made of them.
    pub fn read(&mut self, from: &mut dyn Read) -> io::Result<()> {
        let mut bytes = [0; 8];
        for word in self.halves.iter_mut().flat_map(|half| &mut half.words) {
            from.read_exact(&mut bytes)?;
            *word = u64::from_le_bytes(bytes);
        }
        Ok(())
    }

    /// Changes the level of `pegs` pegs.
    fn fill(
        &mut self,
        pegs: u32,
        way: Option<Way>,
        budget: &Budget,
        change: impl Fn(u64, u64, u64) -> u64 + Sync,
    ) -> Result<u64, Stop> {
        let target = (pegs & 1) as usize;
        let mut into = std::mem::take(&mut self.halves[target]);
        let jumps: Vec<&Rule> = way.into_iter().flat_map(|way| self.rules.of(way)).collect();
        let level = Level {
            rules: &self.rules,
            from: &self.halves[1 - target],
            jumps: &jumps,
            slot: |block| block,
            seeds: None,
            pegs,
            way,
        };
        // A small class is done before a thread has started.
        let threads = match self.rules.outer_bits {
            0..4 => 1,
            _ => self.threads,
        };
        let size = 1 << self.rules.block_bits;
        let blocks = into.words.chunks_mut(size).zip(&mut into.there).enumerate();
        let blocks = blocks.map(|(number, (words, there))| Block { number, words, there });
        let count = level.fill_all(blocks, threads, budget, change);
        self.halves[target] = into;
        count
    }
}

/// The bytes of a bit for each number; there are at most 62 bits to a number.
fn bytes(numbering: &Numbering) -> u64 {
    8 << numbering.bits().saturating_sub(WORD_BITS)
}
