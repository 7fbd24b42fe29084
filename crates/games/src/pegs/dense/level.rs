//! One level made from the one beside it: 64 positions at a time, blocks shared among threads.

use super::rules::{Rule, Rules, Way};
use quadrille_core::{Budget, Stop};
use std::sync::Mutex;

/// Positions of even or of odd pegs: one level is read while the next is written.
#[derive(Default)]
pub struct Half {
    /// The blocks' words.
    pub words: Vec<u64>,
    /// For each block the peg counts of which it holds positions.
    pub there: Vec<u64>,
}

impl Half {
    /// So many empty blocks.
    pub fn new(rules: &Rules, blocks: usize) -> Self {
        Half { words: vec![0; blocks << rules.block_bits], there: vec![0; blocks] }
    }
}

/// One block that a thread fills.
pub struct Block<'a> {
    /// The high bits of its positions' numbers.
    pub number: usize,
    /// Its words.
    pub words: &'a mut [u64],
    /// The peg counts of which it holds positions.
    pub there: &'a mut u64,
}

/// A level to be filled, and the half of the levels beside it.
pub struct Level<'a, S> {
    /// How the class is laid out.
    pub rules: &'a Rules,
    /// The levels beside it.
    pub from: &'a Half,
    /// The jumps that are followed.
    pub jumps: &'a [&'a Rule],
    /// Where a block lies in a half.
    pub slot: S,
    /// Positions that are found without a jump.
    pub seeds: Option<&'a Half>,
    /// The level.
    pub pegs: u32,
    /// Which of the levels beside it counts; nothing where no jump is followed.
    pub way: Option<Way>,
}

impl<S: Fn(usize) -> usize + Sync> Level<'_, S> {
    /// Changes a level; says how many positions it has then. `change` makes a new word of the old one, of the bits that
    /// are of the level, and of what was found.
    pub fn fill_all<'b>(
        &self,
        blocks: impl Iterator<Item = Block<'b>> + Send,
        threads: usize,
        budget: &Budget,
        change: impl Fn(u64, u64, u64) -> u64 + Sync,
    ) -> Result<u64, Stop> {
        let blocks = Mutex::new(blocks);
        let work = || -> Result<u64, Stop> {
            let (mut found, mut count) = (vec![0; 1 << self.rules.block_bits], 0);
            loop {
                // A thread that panicked while it held the lock has taken a block with it.
                let next = blocks.lock().map_err(|_| Stop::GaveUp)?.next();
                let Some(block) = next else { return Ok(count) };
                if self.rules.block_has(block.number, self.pegs) {
                    budget.check()?;
                    count += self.fill(block, &mut found, &change);
                }
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let mine = work();
            others.into_iter().fold(mine, |sum, other| {
                let other = other.join().unwrap_or(Err(Stop::GaveUp));
                Ok(sum? + other?)
            })
        })
    }

    fn fill(
        &self,
        block: Block<'_>,
        found: &mut [u64],
        change: impl Fn(u64, u64, u64) -> u64,
    ) -> u64 {
        let before = match self.way {
            None => 0,
            Some(Way::On) => self.pegs + 1,
            Some(Way::Back) => self.pegs - 1,
        };
        let jumps = self.jumps.iter().filter_map(|rule| {
            let fits = block.number as u64 & rule.outer.0 == rule.outer.1;
            let from = fits.then(|| (self.slot)(block.number ^ rule.outer_flip))?;
            (self.from.there[from] >> before & 1 == 1).then_some((*rule, from))
        });
        let mut jumps = jumps.peekable();
        let is_there = *block.there >> self.pegs & 1 == 1;
        if self.way.is_some() && !is_there && jumps.peek().is_none() && self.seeds.is_none() {
            return 0;
        }
        match self.seeds {
            None => found.fill(0),
            Some(seeds) => {
                let slot = (self.slot)(block.number) << self.rules.block_bits;
                found.copy_from_slice(&seeds.words[slot..][..found.len()]);
            }
        }
        let state = self.rules.block_state(block.number, self.pegs & 1 == 1);
        for (rule, from) in jumps {
            let words = &self.from.words[from << self.rules.block_bits..][..found.len()];
            follow(rule, words, state, self.rules.word_states(), found);
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
pub fn follow(rule: &Rule, from: &[u64], state: usize, states: &[usize], found: &mut [u64]) {
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
