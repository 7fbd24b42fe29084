//! The sweep cell by cell, where lines may be equal.

use super::line::Head;
use super::{Board, Lines};
use quadrille_engines::sweep::{Key, Sweep};

/// Bits of a state.
pub const BITS: usize = 128;

/// A column takes so many bits: how many of its tiles are black, whether the last is, whether the one before it is alike.
/// The last tiles of the columns before the next cell are those of its row.
pub struct Cells {
    lines: Lines,
    /// Bits of a column.
    bits: usize,
}

impl Cells {
    /// Bits of the state of a board.
    pub fn bits(rows: usize, cols: usize) -> usize {
        cols.saturating_mul(Self::column_bits(rows))
    }

    fn column_bits(rows: usize) -> usize {
        // Half of the rows, and no more, may be black.
        2 + (rows / 2 + 1).next_power_of_two().trailing_zeros() as usize
    }

    /// The sweep of a board.
    pub fn new(board: &Board<'_>, lines: Lines) -> Self {
        Cells { bits: Self::column_bits(board.rows), lines }
    }

    fn head(&self, state: u128, col: usize) -> Head {
        let bits = state >> (col * self.bits) & ((1 << self.bits) - 1);
        Head { blacks: (bits >> 2) as usize, last: bits & 2 != 0, pair: bits & 1 != 0 }
    }

    /// The row as it stands before a column.
    fn row(&self, state: u128, col: usize) -> Head {
        let black = |col: usize| self.head(state, col).last;
        let blacks = (0..col).filter(|col| black(*col)).count();
        let last = col > 0 && black(col - 1);
        Head { blacks, last, pair: col > 1 && black(col - 2) == last }
    }
}

impl Sweep<2> for Cells {
    fn steps(&self) -> usize {
        self.lines.rows.len() * self.lines.cols.len()
    }

    fn start(&self) -> Key<2> {
        [0; 2]
    }

    fn branch(&self, step: usize, from: &Key<2>, tell: &mut impl FnMut(Key<2>)) {
        let (row, col) = (step / self.lines.cols.len(), step % self.lines.cols.len());
        let state = u128::from(from[1]) << 64 | u128::from(from[0]);
        let (across, down) = (self.row(state, col), self.head(state, col));
        for black in [false, true] {
            if self.lines.rows[row].follow(col, across, black).is_none() {
                continue;
            }
            let Some(next) = self.lines.cols[col].follow(row, down, black) else { continue };
            let bits =
                (next.blacks as u128) << 2 | u128::from(next.last) << 1 | u128::from(next.pair);
            let place = col * self.bits;
            let after = state & !(((1 << self.bits) - 1) << place) | bits << place;
            tell([after as u64, (after >> 64) as u64]);
        }
    }
}
