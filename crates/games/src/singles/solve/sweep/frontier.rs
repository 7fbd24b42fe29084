//! What a sweep over the cells of a board remembers of those behind it.

use quadrille_engines::sweep::Key;

/// Words of a state.
pub const WORDS: usize = 4;
/// Bits of a cell: white, or black in one of the trees beside each other, of which there are at most thirteen.
const CELL: usize = 5;
/// Cells of a word.
const CELLS: usize = 12;
/// The widest board: its cells leave half of a state for twins.
pub const WIDEST: usize = 23;
/// What a white cell is.
pub const WHITE: u8 = 0;
/// The tree of the border.
pub const BORDER: u8 = 1;
/// The name of a tree that grows from the next cell: no tree that is remembered has it.
pub const NEW: u8 = WIDEST as u8 + 2;

/// A state laid open.
#[derive(Clone)]
pub struct Frontier {
    /// The tree of each black cell, [`WHITE`] for others: the cell of column `c` is at `c + 1`; at 0 is the one diagonally
    /// before the next cell, whose place in its column is taken already.
    pub cells: [u8; WIDEST + 1],
    /// Whether a twin of a group is white already, a bit each.
    pub twins: [u64; WORDS],
    width: usize,
}

impl Frontier {
    /// Bits that a board so wide leaves for groups of twins.
    pub fn room(width: usize) -> usize {
        64 * (WORDS - (width + 1).div_ceil(CELLS))
    }

    /// Reads a state.
    pub fn read(key: &Key<WORDS>, width: usize) -> Self {
        let mut cells = [WHITE; WIDEST + 1];
        for (at, cell) in cells[..=width].iter_mut().enumerate() {
            *cell = (key[at / CELLS] >> (CELL * (at % CELLS)) & ((1 << CELL) - 1)) as u8;
        }
        let mut twins = [0; WORDS];
        let words = (width + 1).div_ceil(CELLS);
        twins[..WORDS - words].copy_from_slice(&key[words..]);
        Frontier { cells, twins, width }
    }

    /// The state, with its trees in the order in which they appear: equal ones have equal futures.
    pub fn key(&self) -> Key<WORDS> {
        let mut names = [WHITE; NEW as usize + 1];
        names[BORDER as usize] = BORDER;
        let mut latest = BORDER;
        let mut key = [0; WORDS];
        for (at, tree) in self.cells[..=self.width].iter().enumerate() {
            if *tree == WHITE {
                continue;
            }
            let name = &mut names[*tree as usize];
            if *name == WHITE {
                latest += 1;
                *name = latest;
            }
            key[at / CELLS] |= u64::from(*name) << (CELL * (at % CELLS));
        }
        let words = (self.width + 1).div_ceil(CELLS);
        key[words..].copy_from_slice(&self.twins[..WORDS - words]);
        key
    }

    /// Makes one tree of two.
    pub fn join(&mut self, a: u8, b: u8) -> u8 {
        let (kept, gone) = (a.min(b), a.max(b));
        let renamed = self.cells[..=self.width].iter_mut().filter(|tree| **tree == gone);
        renamed.for_each(|tree| *tree = kept);
        kept
    }

    /// Puts a cell where the one above it was, which is now diagonally before the next in its row.
    pub fn put(&mut self, col: usize, cell: u8) {
        let above = std::mem::replace(&mut self.cells[col + 1], cell);
        self.cells[0] = if col + 1 < self.width { above } else { WHITE };
    }
}
