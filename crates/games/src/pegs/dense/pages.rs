//! The same bits in pages, for classes that memory has no room for: the high bits of a position's number name its page.
//!
//! A jump changes some bits of a number, so it leads from all of a page to all of another one, or of the same. A page
//! of a level is therefore made from a few whole pages of the level before, read one after the other.

use super::numbering::Numbering;
use super::positions::{Way, follow};
use super::rules::{Rule, Rules, WORD_BITS};
use crate::pegs::field::Field;
use quadrille_core::{Budget, Stop};

/// How the class of a position is cut into pages. Levels are kept apart: each has all pages, of its own positions
/// alone.
pub struct Pages {
    /// Numbers for positions.
    pub numbering: Numbering,
    rules: Rules,
    /// Bits of a block's number that tell the blocks of a page apart.
    inner_bits: usize,
}

impl Pages {
    /// Cuts the class of `start` into pages of at most so many bytes, of one block at least. Nothing for boards
    /// without a jump, or of too many cells or parts.
    pub fn new(field: &Field, start: u64, page_bytes: u64) -> Option<Self> {
        let numbering = Numbering::new(field, start)?;
        let rules = Rules::new(field, &numbering)?;
        let blocks = page_bytes >> (rules.block_bits + 3);
        let inner_bits = (blocks.max(1).ilog2() as usize).min(rules.outer_bits);
        Some(Pages { numbering, rules, inner_bits })
    }

    /// How many pages a level has.
    pub fn count(&self) -> usize {
        1 << (self.rules.outer_bits - self.inner_bits)
    }

    /// How many words a page has.
    pub fn words(&self) -> usize {
        1 << (self.rules.block_bits + self.inner_bits)
    }

    /// The page, the word and the bit of a position of the class.
    pub fn place(&self, position: u64) -> (usize, usize, u64) {
        self.place_of(self.numbering.number(position))
    }

    /// The same of a position's number.
    pub fn place_of(&self, number: u64) -> (usize, usize, u64) {
        let in_level = number & ((1 << (self.numbering.bits() - 1)) - 1);
        let word = (in_level >> WORD_BITS) as usize;
        let bits = WORD_BITS.min(self.numbering.bits() - 1);
        (word / self.words(), word % self.words(), in_level & ((1 << bits) - 1))
    }

    fn rules_of(&self, way: Way) -> &[Rule] {
        match way {
            Way::On => &self.rules.played,
            Way::Back => &self.rules.taken_back,
        }
    }

    /// The page that a jump leads from into this one, if it leads here at all.
    fn source(&self, rule: &Rule, page: usize) -> Option<usize> {
        let high = |bits: u64| bits >> self.inner_bits;
        let fits = page as u64 & high(rule.outer.0) == high(rule.outer.1);
        fits.then_some(page ^ rule.outer_flip >> self.inner_bits)
    }

    /// The pages of the level before that a page is made from.
    pub fn sources(&self, page: usize, way: Way) -> Vec<usize> {
        let rules = self.rules_of(way).iter();
        let mut sources: Vec<usize> = rules.filter_map(|rule| self.source(rule, page)).collect();
        sources.sort_unstable();
        sources.dedup();
        sources
    }

    /// What one jump, played or taken back, makes of the level before: the positions of `pegs` pegs in a page. `read`
    /// gives the pages of that level, nothing for empty ones.
    pub fn reached<E: From<Stop>>(
        &self,
        (page, pegs): (usize, u32),
        way: Way,
        budget: &Budget,
        read: &mut dyn FnMut(usize) -> Result<Option<Vec<u64>>, E>,
    ) -> Result<Vec<u64>, E> {
        let size = 1 << self.rules.block_bits;
        let inner = (1 << self.inner_bits) - 1;
        let mut found = vec![0; self.words()];
        for source in self.sources(page, way) {
            budget.check()?;
            let Some(words) = read(source)? else { continue };
            let filled: Vec<bool> =
                words.chunks(size).map(|block| block.iter().any(|word| *word != 0)).collect();
            let of_source = |rule: &&Rule| self.source(rule, page) == Some(source);
            for rule in self.rules_of(way).iter().filter(of_source) {
                for (block, to) in found.chunks_mut(size).enumerate() {
                    let number = page << self.inner_bits | block;
                    let from = block ^ (rule.outer_flip & inner);
                    let fits = number as u64 & rule.outer.0 == rule.outer.1;
                    if fits && filled[from] && self.rules.block_has(number, pegs) {
                        let state = self.rules.block_state(number, pegs & 1 == 1);
                        let words = &words[from * size..][..size];
                        follow(rule, words, state, self.rules.word_states(), to);
                    }
                }
            }
        }
        Ok(found)
    }
}
