//! The same bits in pages, for classes that memory has no room for.
//!
//! A page is all positions that have given numbers of pegs in some families of cells, whatever their other cells hold
//! and however many pegs they have in all. A jump over a cell of such a family leads to the page of one peg less there;
//! every other jump stays within its page. So pages have an order: each is made to its end, through all its levels, in
//! memory, from finished pages that are each read once. Going back it is the same the other way round.

use super::families::{Family, families};
use super::level::{Block, Half, Level, follow};
use super::numbering::Numbering;
use super::rules::{Rule, Rules, WORD_BITS, Way};
use crate::pegs::field::Field;
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Stop};

/// The most families looked at; others stay within pages. Square and triangular grids have four.
const MAX_FAMILIES: usize = 8;
/// The most cells of a family, for which there are lists of all sets.
const MAX_FAMILY: u32 = 20;

/// Pages of fewer blocks are left to one thread.
const FEW_BLOCKS: usize = 64;

/// How the class of a position is cut into pages.
pub struct Pages {
    /// Numbers for positions.
    pub numbering: Numbering,
    rules: Rules,
    /// The families whose pegs tell pages apart, from the highest bits of a number down.
    families: Vec<Family>,
    /// Bits of a block's number that tell blocks of equal families apart.
    inner_bits: usize,
    /// The jumps that stay within a page.
    inside: Vec<usize>,
    /// The jumps over a cell of each family.
    across: Vec<Vec<usize>>,
}

/// The positions of a page.
pub struct Page {
    /// The high bits of the numbers of each block.
    blocks: Vec<usize>,
    /// Positions of even and of odd pegs.
    halves: [Half; 2],
}

/// A block of a page as it is kept somewhere: its place among them, the peg counts it holds, and its words.
pub type Kept<'a> = (usize, u64, &'a [u64]);

impl Page {
    /// Whether it holds no position.
    pub fn is_empty(&self) -> bool {
        self.halves.iter().all(|half| half.there.iter().all(|there| *there == 0))
    }

    /// All its blocks.
    pub fn kept(&self) -> impl Iterator<Item = Kept<'_>> + '_ {
        let size = self.halves[0].words.len() / self.blocks.len();
        (0..2 * self.blocks.len()).map(move |at| {
            let half = &self.halves[at & 1];
            (at, half.there[at >> 1], &half.words[(at >> 1) * size..][..size])
        })
    }

    /// Takes a block back that was kept. Says whether there is one of that place and size.
    pub fn take(&mut self, (at, there, words): Kept<'_>) -> bool {
        let (half, slot) = (&mut self.halves[at & 1], at >> 1);
        let whole = slot < self.blocks.len() && half.words.len() == self.blocks.len() * words.len();
        if whole {
            half.there[slot] = there;
            half.words[slot * words.len()..][..words.len()].copy_from_slice(words);
        }
        whole
    }
}

impl Pages {
    /// Cuts the class of `start` into pages of at most so many bytes, or as small as it gets. Nothing for boards
    /// without a jump, or of too many cells or parts.
    pub fn new(field: &Field, start: u64, page_bytes: u64) -> Option<Self> {
        let bits = Numbering::new(field, start)?.bits() - 1;
        let mut families = families(field);
        families.retain(|set| set.count_ones() <= MAX_FAMILY);
        families.truncate(MAX_FAMILIES);
        let chosen = |subset: usize| -> Vec<u64> {
            let of_subset = |(at, set): (usize, &u64)| (subset >> at & 1 == 1).then_some(*set);
            families.iter().enumerate().filter_map(of_subset).collect()
        };
        // A word's bits are never told apart by pages.
        let mut cuts: Vec<(u64, usize, Vec<u64>)> = (0..1 << families.len())
            .map(chosen)
            .map(|sets| (largest(&sets, bits), cells(&sets).len(), sets))
            .filter(|(_, page_bits, _)| *page_bits == 0 || page_bits + WORD_BITS <= bits)
            .collect();
        cuts.order_by_key(|(bytes, page_bits, _)| match *bytes <= page_bytes {
            true => (0, *page_bits as u64, *bytes),
            false => (1, *bytes, *page_bits as u64),
        });
        cuts.into_iter().find_map(|(_, _, sets)| Pages::cut(field, start, &sets))
    }

    /// Cuts by given families, if the cells of these do not follow from each other.
    fn cut(field: &Field, start: u64, sets: &[u64]) -> Option<Self> {
        let first = cells(sets);
        let numbering = Numbering::with_first(field, start, &first)?;
        if !numbering.free.iter().rev().take(first.len()).eq(first.iter()) {
            return None;
        }
        let rules = Rules::new(field, &numbering, first.len())?;
        let mut shift = rules.outer_bits;
        let families = sets.iter().map(|set| {
            shift -= set.count_ones() as usize;
            Family::new(*set, shift)
        });
        let families: Vec<Family> = families.collect();
        let mut inside = Vec::new();
        let mut across = vec![Vec::new(); families.len()];
        for (number, jump) in field.jumps.iter().enumerate() {
            match families.iter().position(|f| f.cells >> jump.over & 1 == 1) {
                Some(family) => across[family].push(number),
                None => inside.push(number),
            }
        }
        Some(Pages { numbering, rules, families, inner_bits: shift, inside, across })
    }

    /// How many pages there are.
    pub fn count(&self) -> usize {
        self.families.iter().map(|f| f.size + 1).product()
    }

    /// The pegs of a page in each family.
    pub fn pegs(&self, mut page: usize) -> Vec<usize> {
        let mut digit = |family: &Family| {
            let pegs = page % (family.size + 1);
            page /= family.size + 1;
            pegs
        };
        let mut pegs: Vec<usize> = self.families.iter().rev().map(&mut digit).collect();
        pegs.reverse();
        pegs
    }

    fn page_with(&self, pegs: &[usize]) -> usize {
        let digits = self.families.iter().zip(pegs);
        digits.fold(0, |page, (family, pegs)| page * (family.size + 1) + pegs)
    }

    /// The page of a position.
    pub fn page_of(&self, position: u64) -> usize {
        let pegs = self.families.iter().map(|f| (position & f.cells).count_ones() as usize);
        self.page_with(&pegs.collect::<Vec<_>>())
    }

    /// Whether a position is of the page with such pegs.
    #[inline]
    pub fn is_of(&self, pegs: &[usize], position: u64) -> bool {
        let families = self.families.iter().zip(pegs);
        families.fold(true, |is, (f, p)| is & ((position & f.cells).count_ones() as usize == *p))
    }

    /// The bytes of the largest page.
    pub fn bytes(&self) -> u64 {
        let sets: Vec<u64> = self.families.iter().map(|f| f.cells).collect();
        largest(&sets, self.numbering.bits() - 1)
    }

    /// How many blocks are kept of a page, and the words of each.
    pub fn kept(&self, page: usize) -> (usize, usize) {
        let sets = self.families.iter().zip(self.pegs(page)).map(|(f, pegs)| f.count(pegs));
        (sets.product::<usize>() << (self.inner_bits + 1), 1 << self.rules.block_bits)
    }

    /// The pages that one is made from, each with the family whose cells are jumped over on the way.
    pub fn sources(&self, page: usize, way: Way) -> Vec<(usize, usize)> {
        let pegs = self.pegs(page);
        let source = |(at, family): (usize, &Family)| {
            let mut pegs = pegs.clone();
            pegs[at] = match way {
                Way::On => pegs[at] + 1,
                Way::Back => pegs[at].checked_sub(1)?,
            };
            (pegs[at] <= family.size).then(|| (self.page_with(&pegs), at))
        };
        self.families.iter().enumerate().filter_map(source).collect()
    }

    /// A page without positions.
    pub fn empty(&self, page: usize) -> Page {
        let pegs = self.pegs(page);
        let blocks: Vec<usize> =
            (0..self.kept(page).0 / 2).map(|slot| self.block(&pegs, slot)).collect();
        let halves = [0, 1].map(|_| Half::new(&self.rules, blocks.len()));
        Page { blocks, halves }
    }

    /// Where a block lies in its page.
    #[inline]
    fn slot(&self, pegs: &[usize], block: usize) -> usize {
        let ranks = self.families.iter().zip(pegs);
        let sets = ranks.fold(0, |slot, (f, pegs)| slot * f.count(*pegs) + f.rank(block));
        sets << self.inner_bits | block & ((1 << self.inner_bits) - 1)
    }

    /// The half, the slot of the block, the word and the bit of a position in its page.
    fn place(&self, pegs: &[usize], position: u64) -> (usize, usize, usize, u64) {
        let number = self.numbering.number(position);
        let bits = self.numbering.bits() - 1;
        let in_level = number & ((1 << bits) - 1);
        let word = (in_level >> WORD_BITS) as usize;
        let slot = self.slot(pegs, word >> self.rules.block_bits);
        let word = slot << self.rules.block_bits | word & ((1 << self.rules.block_bits) - 1);
        ((number >> bits) as usize, slot, word, in_level & ((1 << WORD_BITS.min(bits)) - 1))
    }

    /// Adds a position to its page.
    pub fn add(&self, to: &mut Page, position: u64) {
        let (half, slot, word, bit) = self.place(&self.pegs(self.page_of(position)), position);
        to.halves[half].words[word] |= 1 << bit;
        to.halves[half].there[slot] |= 1 << position.count_ones();
    }

    /// Whether a page, which is that of a position, holds it.
    pub fn has(&self, pegs: &[usize], page: &Page, position: u64) -> bool {
        let (half, _, word, bit) = self.place(pegs, position);
        page.halves[half].words[word] >> bit & 1 == 1
    }

    /// Follows the jumps over cells of a family out of a block of another page.
    pub fn receive(
        &self,
        (page, to): (usize, &mut Page),
        (source, family): (usize, usize),
        (at, there, words): Kept<'_>,
        way: Way,
    ) {
        let half = &mut to.halves[1 - (at & 1)];
        let (pegs, from) = (self.pegs(page), self.block(&self.pegs(source), at >> 1));
        for &jump in &self.across[family] {
            let rule = &self.rules.of(way)[jump];
            let block = from ^ rule.outer_flip;
            if block as u64 & rule.outer.0 != rule.outer.1 {
                continue;
            }
            let slot = self.slot(&pegs, block);
            let found = &mut half.words[slot << self.rules.block_bits..][..words.len()];
            let state = self.rules.block_state(block, at & 1 == 0);
            follow(rule, words, state, self.rules.word_states(), found);
            // Which of these levels there are is found out when they are filled.
            half.there[slot] |= self.rules.levels_of(block)
                & match way {
                    Way::On => there >> 1,
                    Way::Back => there << 1,
                };
        }
    }

    /// The block in a slot of the page with such pegs.
    fn block(&self, pegs: &[usize], slot: usize) -> usize {
        let mut sets = slot >> self.inner_bits;
        let low = slot & ((1 << self.inner_bits) - 1);
        self.families.iter().zip(pegs).rev().fold(low, |block, (family, pegs)| {
            let rank = sets % family.count(*pegs);
            sets /= family.count(*pegs);
            block | family.set(*pegs, rank)
        })
    }

    /// Adds what jumps within a page reach, all levels from the highest down. Says how many positions there are of each
    /// number of pegs.
    pub fn grow(
        &self,
        (page, of): (usize, &mut Page),
        threads: usize,
        budget: &Budget,
    ) -> Result<[u64; 64], Stop> {
        let mut counts = [0; 64];
        let (least, most) = self.levels(of);
        for pegs in (least..=most).rev() {
            counts[pegs as usize] = self.fill(
                (page, of, None),
                (pegs, Way::On),
                (threads, budget),
                |old, level, found| old | found & level,
            )?;
        }
        Ok(counts)
    }

    /// Keeps what is among the seeds or leads to something kept by a jump within the page, all levels from the lowest
    /// up. Says how many positions are left of each number of pegs.
    pub fn sift(
        &self,
        (page, of, seeds): (usize, &mut Page, &Page),
        threads: usize,
        budget: &Budget,
    ) -> Result<[u64; 64], Stop> {
        let mut counts = [0; 64];
        let (least, most) = self.levels(of);
        for pegs in least..=most {
            counts[pegs as usize] = self.fill(
                (page, of, Some(seeds)),
                (pegs, Way::Back),
                (threads, budget),
                |old, level, found| old & (found | !level),
            )?;
        }
        Ok(counts)
    }

    /// The lowest and the highest number of pegs that there may be positions of, in a page that has some or where jumps
    /// lead to some.
    fn levels(&self, of: &Page) -> (u32, u32) {
        let there = of.halves.iter().flat_map(|half| &half.there).fold(0, |all, t| all | t);
        let least = of.blocks.iter().map(|block| *self.rules.pegs_of(*block).start()).min();
        let most = 63u32.saturating_sub(there.leading_zeros());
        (least.unwrap_or(1).max(1), most)
    }

    fn fill(
        &self,
        (page, of, seeds): (usize, &mut Page, Option<&Page>),
        (pegs, way): (u32, Way),
        (threads, budget): (usize, &Budget),
        change: impl Fn(u64, u64, u64) -> u64 + Sync,
    ) -> Result<u64, Stop> {
        let target = (pegs & 1) as usize;
        let families = self.pegs(page);
        let mut into = std::mem::take(&mut of.halves[target]);
        let jumps: Vec<&Rule> = self.inside.iter().map(|j| &self.rules.of(way)[*j]).collect();
        let level = Level {
            rules: &self.rules,
            from: &of.halves[1 - target],
            jumps: &jumps,
            slot: |block| self.slot(&families, block),
            seeds: seeds.map(|page| &page.halves[target]),
            pegs,
            way: Some(way),
        };
        let size = 1 << self.rules.block_bits;
        let blocks = into.words.chunks_mut(size).zip(&mut into.there).zip(&of.blocks);
        let blocks = blocks
            .map(|((words, there), number)| Block { number: *number, words, there })
            // What is only kept must be there.
            .filter(|block| way == Way::On || *block.there >> pegs & 1 == 1);
        // A small page is done before a thread has started.
        let threads = if of.blocks.len() < FEW_BLOCKS { 1 } else { threads };
        let count = level.fill_all(blocks, threads, budget, change);
        of.halves[target] = into;
        count
    }
}

/// The cells of some sets, in the order of these.
fn cells(sets: &[u64]) -> Vec<usize> {
    sets.iter().flat_map(|set| (0..64).filter(move |cell| set >> cell & 1 == 1)).collect()
}

/// The bytes of the largest page of a class with so many free cells.
fn largest(sets: &[u64], bits: usize) -> u64 {
    let mut pages = 1u64;
    for set in sets {
        let size = u64::from(set.count_ones());
        let most = (1..=size / 2).fold(1, |sets, k| sets * (size + 1 - k) / k);
        pages = pages.saturating_mul(most);
    }
    let words = bits.saturating_sub(cells(sets).len()).saturating_sub(WORD_BITS);
    pages.saturating_mul(16 << words)
}
