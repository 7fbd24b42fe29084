//! A set of positions of one class, a bit for each.

use super::numbering::Numbering;
use super::rules::{Rule, Rules, WORD_BITS};
use crate::pegs::field::Field;
use quadrille_core::{Budget, Stop};
use std::io::{self, Read};
use std::sync::Mutex;

/// From which side of its jumps a position is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By playing them.
    On,
    /// By taking them back.
    Back,
}

/// A set of positions.
pub struct Positions {
    /// Numbers for positions.
    pub numbering: Numbering,
    rules: Rules,
    /// Positions of even and of odd pegs: one level is read while the next is written.
    halves: [Half; 2],
}

#[derive(Default)]
struct Half {
    words: Vec<u64>,
    /// For each block the peg counts of which it holds positions.
    there: Vec<u64>,
}

impl Half {
    fn new(rules: &Rules) -> Self {
        Half {
            words: vec![0; 1 << (rules.block_bits + rules.outer_bits)],
            there: vec![0; 1 << rules.outer_bits],
        }
    }
}

/// One block that a thread fills.
struct Block<'a> {
    number: usize,
    words: &'a mut [u64],
    there: &'a mut u64,
}

impl Positions {
    /// The bytes a set takes for the class of `start`, if there is room for it at all.
    pub fn bytes(field: &Field, start: u64) -> Option<u64> {
        Some(bytes(&Numbering::new(field, start)?))
    }

    /// An empty set, its memory taken from the budget. Nothing for boards without a jump, or of too
    /// many cells or parts.
    pub fn new(field: &Field, start: u64, budget: &mut Budget) -> Result<Option<Self>, Stop> {
        let numbering = Numbering::new(field, start);
        let Some(numbering) = numbering else { return Ok(None) };
        let Some(rules) = Rules::new(field, &numbering) else { return Ok(None) };
        budget.take_memory(bytes(&numbering))?;
        let halves = [Half::new(&rules), Half::new(&rules)];
        Ok(Some(Positions { numbering, rules, halves }))
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

    /// Changes the level of `pegs` pegs, on all processors.
    fn fill(
        &mut self,
        pegs: u32,
        way: Option<Way>,
        budget: &Budget,
        change: impl Fn(u64, u64, u64) -> u64 + Sync,
    ) -> Result<u64, Stop> {
        let target = (pegs & 1) as usize;
        let mut into = std::mem::take(&mut self.halves[target]);
        let level = Level { rules: &self.rules, from: &self.halves[1 - target], pegs, way };
        let size = 1 << self.rules.block_bits;
        let blocks = into.words.chunks_mut(size).zip(&mut into.there).enumerate();
        let blocks =
            Mutex::new(blocks.map(|(number, (words, there))| Block { number, words, there }));
        let work = || -> Result<u64, Stop> {
            let (mut found, mut count) = (vec![0; size], 0);
            loop {
                // A thread that panicked while it held the lock has taken a block with it.
                let next = blocks.lock().map_err(|_| Stop::GaveUp)?.next();
                let Some(block) = next else { return Ok(count) };
                if self.rules.block_has(block.number, pegs) {
                    budget.check()?;
                    count += level.fill(block, &mut found, &change);
                }
            }
        };
        // A small class is done before a thread has started.
        let threads = match self.rules.outer_bits {
            0..4 => 1,
            _ => std::thread::available_parallelism().map_or(1, usize::from),
        };
        let count = std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mine = work();
            others.into_iter().fold(mine, |sum, other| {
                let other = other.join().unwrap_or(Err(Stop::GaveUp));
                Ok(sum? + other?)
            })
        });
        self.halves[target] = into;
        count
    }
}

/// The bytes of a bit for each number; there are at most 62 bits to a number.
fn bytes(numbering: &Numbering) -> u64 {
    8 << numbering.bits().saturating_sub(WORD_BITS)
}

/// A level to be filled, and the half of the levels beside it.
struct Level<'a> {
    rules: &'a Rules,
    from: &'a Half,
    pegs: u32,
    way: Option<Way>,
}

impl Level<'_> {
    fn fill(
        &self,
        block: Block<'_>,
        found: &mut [u64],
        change: impl Fn(u64, u64, u64) -> u64,
    ) -> u64 {
        found.fill(0);
        let state = self.rules.block_state(block.number, self.pegs & 1 == 1);
        let (rules, before) = match self.way {
            None => ([].as_slice(), 0),
            Some(Way::On) => (self.rules.played.as_slice(), self.pegs + 1),
            Some(Way::Back) => (self.rules.taken_back.as_slice(), self.pegs - 1),
        };
        for rule in rules.iter().filter(|r| block.number as u64 & r.outer.0 == r.outer.1) {
            let from = block.number ^ rule.outer_flip;
            if self.from.there[from] >> before & 1 == 1 {
                let words = &self.from.words[from << self.rules.block_bits..][..found.len()];
                follow(rule, words, state, self.rules.word_states(), found);
            }
        }
        let mut count = 0;
        for (word, (bits, found)) in block.words.iter_mut().zip(found).enumerate() {
            let state = state ^ self.rules.word_states()[word];
            let level = self.rules.level(block.number, word, state, self.pegs);
            *bits = change(*bits, level, *found);
            count += u64::from((*bits & level).count_ones());
        }
        *block.there &= !(1 << self.pegs);
        *block.there |= u64::from(count > 0) << self.pegs;
        count
    }
}

/// Plays one jump from a block of words into `found`.
pub(super) fn follow(rule: &Rule, from: &[u64], state: usize, states: &[usize], found: &mut [u64]) {
    // The usual numbers of exchanges get code of their own: this is the innermost loop of all.
    let swap = |word: u64, (even, by): (u64, u32)| (word & even) << by | word >> by & even;
    match *rule.swaps {
        [] => follow_by(rule, from, state, states, found, |w| w),
        [a] => follow_by(rule, from, state, states, found, |w| swap(w, a)),
        [a, b] => follow_by(rule, from, state, states, found, |w| swap(swap(w, a), b)),
        _ => follow_by(rule, from, state, states, found, |w| {
            rule.swaps.iter().copied().fold(w, swap)
        }),
    }
}

#[inline(always)]
fn follow_by(
    rule: &Rule,
    from: &[u64],
    state: usize,
    states: &[usize],
    found: &mut [u64],
    flipped: impl Fn(u64) -> u64,
) {
    for &begin in &rule.runs {
        let found = &mut found[begin..][..rule.run];
        let from = &from[begin ^ rule.word_flip..][..rule.run];
        match &rule.bits {
            None => found.iter_mut().zip(from).for_each(|(to, word)| *to |= flipped(*word)),
            Some(bits) => {
                let states = &states[begin..][..rule.run];
                for ((to, word), of_word) in found.iter_mut().zip(from).zip(states) {
                    *to |= flipped(*word) & bits[state ^ of_word];
                }
            }
        }
    }
}
