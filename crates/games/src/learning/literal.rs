//! What a search decides and learns: a cell being white or black.

use std::ops::Not;

/// A cell and a colour in one number: twice the cell, plus one for black.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Literal(u32);

impl Literal {
    /// The cell is white.
    #[inline]
    pub fn white(at: u32) -> Self {
        Literal(at << 1)
    }

    /// The cell is black.
    #[inline]
    pub fn black(at: u32) -> Self {
        Literal(at << 1 | 1)
    }

    /// The cell is black, or white.
    #[inline]
    pub fn new(at: u32, black: bool) -> Self {
        Literal(at << 1 | u32::from(black))
    }

    /// The cell.
    #[inline]
    pub fn at(self) -> u32 {
        self.0 >> 1
    }

    /// Whether it says black.
    #[inline]
    pub fn is_black(self) -> bool {
        self.0 & 1 == 1
    }

    /// Its place in tables with two entries a cell.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The other colour of the same cell.
impl Not for Literal {
    type Output = Literal;

    #[inline]
    fn not(self) -> Literal {
        Literal(self.0 ^ 1)
    }
}
