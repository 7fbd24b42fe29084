//! Jumps as they act on numbers: what has to hold for a block of words, for a word of the block,
//! and for a bit of the word, and how each of the three changes.

use super::numbering::Numbering;
use crate::pegs::field::{Field, Jump};
use std::ops::RangeInclusive;

/// Bits of a number within a word.
pub const WORD_BITS: usize = 6;
/// Bits of a number that tell the words of a block apart: a block is 8 KiB.
const MAX_BLOCK_BITS: usize = 10;
/// Cells that follow from the others; tables have an entry for each of their states.
const MAX_BOUND: usize = 8;

/// From which side of its jumps a position is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By playing them.
    On,
    /// By taking them back.
    Back,
}

/// How the class of a board is laid out, and its jumps in that layout.
///
/// From the lowest bit up a number tells the bit in a word, the word in a block, the block, and the
/// half: even or odd pegs.
pub struct Rules {
    /// Bits of a number that tell the words of a block apart.
    pub block_bits: usize,
    /// Bits of a number that tell blocks apart.
    pub outer_bits: usize,
    /// Pegs on cells that no jump touches.
    fixed_pegs: u32,
    /// How many cells follow from the others.
    bound: usize,
    /// The state of the bound cells for number 0.
    base_state: usize,
    /// How the state of the bound cells changes with each bit of a number above the word.
    state_of_bit: Vec<usize>,
    /// How it changes with the word's place in its block.
    state_of_word: Vec<usize>,
    /// Bits of a word by the state of the bound cells and the pegs these and the word's bits add.
    levels: Vec<[u64; WORD_BITS + MAX_BOUND + 1]>,
    /// The jumps seen from where they lead.
    played: Vec<Rule>,
    /// The jumps seen from where they start.
    taken_back: Vec<Rule>,
}

/// One jump seen from one of its ends.
pub struct Rule {
    /// Bits of a block's number that matter, and what they must be.
    pub outer: (u64, u64),
    /// What to change in a block's number to come to the other end.
    pub outer_flip: usize,
    /// The words of a block that may take part, as runs: where each begins.
    pub runs: Vec<usize>,
    /// How many words a run has.
    pub run: usize,
    /// What to change in a word's place; runs stay runs.
    pub word_flip: usize,
    /// What to change in a bit's place: masks and distances of neighbours to exchange.
    pub swaps: Vec<(u64, u32)>,
    /// The bits that may take part, by the state of the bound cells; nothing if all may.
    pub bits: Option<Vec<u64>>,
}

/// Where a cell is found in a number.
enum Place {
    Bit(usize),
    Word(usize),
    Block(usize),
    Bound(usize),
}

impl Rules {
    /// Lays out a class, the highest `page_bits` of a number outside of blocks. Nothing where too
    /// many cells follow from the others: boards of many parts.
    pub fn new(field: &Field, numbering: &Numbering, page_bits: usize) -> Option<Self> {
        let moved = field.touched();
        let follows = |c: &usize| moved >> c & 1 == 1 && !numbering.free.contains(c);
        let bound: Vec<usize> = (0..field.len()).filter(follows).collect();
        if bound.len() > MAX_BOUND {
            return None;
        }
        let state = |position: u64| {
            let at = |(i, cell): (usize, &usize)| ((position >> cell & 1) as usize) << i;
            bound.iter().enumerate().map(at).sum::<usize>()
        };
        let bits = numbering.free.len();
        let block_bits = bits.saturating_sub(WORD_BITS + page_bits).min(MAX_BLOCK_BITS);
        let changes: Vec<usize> = numbering.basis.iter().map(|v| state(*v)).collect();
        let (low, above) = changes.split_at(bits.min(WORD_BITS));
        let states_in_word: Vec<usize> = (0..1 << low.len()).map(|b| combine(low, b)).collect();
        let place = |cell: usize| match numbering.free.iter().position(|f| *f == cell) {
            Some(bit) if bit < WORD_BITS => Place::Bit(bit),
            Some(bit) if bit < WORD_BITS + block_bits => Place::Word(bit - WORD_BITS),
            Some(bit) => Place::Block(bit - WORD_BITS - block_bits),
            None => Place::Bound(bound.iter().position(|b| *b == cell).unwrap_or(0)),
        };
        let outer_bits = bits.saturating_sub(WORD_BITS + block_bits);
        let layout = Layout { block_bits, outer_bits, states_in_word, states: 1 << bound.len() };
        let rule = |j, played| layout.rule(j, numbering, played, &place);
        Some(Rules {
            block_bits,
            outer_bits,
            fixed_pegs: (numbering.base & !moved).count_ones(),
            bound: bound.len(),
            base_state: state(numbering.base),
            state_of_word: (0..1 << block_bits).map(|word| combine(above, word)).collect(),
            state_of_bit: above.to_vec(),
            levels: (0..layout.states).map(|state| layout.levels(state)).collect(),
            played: field.jumps.iter().map(|j| rule(j, true)).collect(),
            taken_back: field.jumps.iter().map(|j| rule(j, false)).collect(),
        })
    }

    /// The jumps in their order on the board, as they reach positions.
    pub fn of(&self, way: Way) -> &[Rule] {
        match way {
            Way::On => &self.played,
            Way::Back => &self.taken_back,
        }
    }

    /// The state of the bound cells for the first bit of the first word of a block, which has odd or
    /// even pegs.
    pub fn block_state(&self, block: usize, odd: bool) -> usize {
        let number = (block | usize::from(odd) << self.outer_bits) << self.block_bits;
        self.base_state ^ combine(&self.state_of_bit, number)
    }

    /// How each word of a block changes that state.
    pub fn word_states(&self) -> &[usize] {
        &self.state_of_word
    }

    /// The bits of a word that stand for positions of `pegs` pegs.
    #[inline]
    pub fn level(&self, block: usize, word: usize, state: usize, pegs: u32) -> u64 {
        let above = block.count_ones() + word.count_ones() + self.fixed_pegs;
        match pegs.checked_sub(above) {
            Some(rest) => self.levels[state].get(rest as usize).copied().unwrap_or(0),
            None => 0,
        }
    }

    /// Whether a block can hold positions of `pegs` pegs.
    pub fn block_has(&self, block: usize, pegs: u32) -> bool {
        self.pegs_of(block).contains(&pegs)
    }

    /// The same for all numbers of pegs, a bit for each.
    pub fn levels_of(&self, block: usize) -> u64 {
        let pegs = self.pegs_of(block);
        ((2 << (pegs.end() - pegs.start())) - 1) << pegs.start()
    }

    /// The numbers of pegs that positions of a block can have.
    pub fn pegs_of(&self, block: usize) -> RangeInclusive<u32> {
        let least = block.count_ones() + self.fixed_pegs;
        least..=least + (self.block_bits + WORD_BITS + self.bound) as u32
    }
}

fn combine(of_bit: &[usize], number: usize) -> usize {
    let set = of_bit.iter().enumerate().filter(|(bit, _)| number >> bit & 1 == 1);
    set.fold(0, |sum, (_, change)| sum ^ change)
}

/// What the rules of all jumps have in common.
struct Layout {
    block_bits: usize,
    outer_bits: usize,
    states_in_word: Vec<usize>,
    states: usize,
}

impl Layout {
    /// Bits of a word by the pegs they add, in one state of the bound cells.
    fn levels(&self, state: usize) -> [u64; WORD_BITS + MAX_BOUND + 1] {
        let mut by_pegs = [0; WORD_BITS + MAX_BOUND + 1];
        for (bit, change) in self.states_in_word.iter().enumerate() {
            let pegs = bit.count_ones() + (state ^ change).count_ones();
            by_pegs[pegs as usize] |= 1 << bit;
        }
        by_pegs
    }

    /// A jump seen from where it leads (`played`) or from where it starts.
    fn rule(
        &self,
        jump: &Jump,
        numbering: &Numbering,
        played: bool,
        place: &dyn Fn(usize) -> Place,
    ) -> Rule {
        let flip = numbering.number(1 << jump.from | 1 << jump.over | 1 << jump.to) as usize;
        let flip = flip & ((1 << numbering.free.len()) - 1);
        let (mut outer, mut word, mut bit, mut state) = ((0, 0), (0, 0), (0, 0), (0, 0));
        // A peg that has jumped left two holes behind; one that has not still stands on two cells.
        for (cell, peg) in [(jump.from, !played), (jump.over, !played), (jump.to, played)] {
            let (of, at) = match place(cell) {
                Place::Bit(at) => (&mut bit, at),
                Place::Word(at) => (&mut word, at),
                Place::Block(at) => (&mut outer, at),
                Place::Bound(at) => (&mut state, at),
            };
            of.0 |= 1u64 << at;
            of.1 |= u64::from(peg) << at;
        }
        let holds = |(matter, want): (u64, u64), value: usize| value as u64 & matter == want;
        let in_state = |of_word: usize| {
            let fits = |(at, change): (usize, &usize)| {
                u64::from(holds(bit, at) && holds(state, of_word ^ change)) << at
            };
            self.states_in_word.iter().enumerate().map(fits).sum::<u64>()
        };
        let word_flip = flip >> WORD_BITS & ((1 << self.block_bits) - 1);
        let run = 1 << (word.0 as usize | word_flip | 1 << self.block_bits).trailing_zeros();
        let begins = (0..1usize << self.block_bits).step_by(run);
        Rule {
            outer,
            outer_flip: flip >> (WORD_BITS + self.block_bits) & ((1 << self.outer_bits) - 1),
            runs: begins.filter(|w| holds(word, *w)).collect(),
            run,
            word_flip,
            swaps: (0..WORD_BITS)
                .filter(|b| flip >> b & 1 == 1)
                .map(|b| (EVEN[b], 1 << b))
                .collect(),
            bits: (bit.0 | state.0 != 0).then(|| (0..self.states).map(in_state).collect()),
        }
    }
}

/// For each bit of a place in a word, the places that do not have it.
const EVEN: [u64; WORD_BITS] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];
