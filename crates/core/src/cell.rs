//! Where something stands: `r1c1`, one-based in text, zero-based in memory.

use std::fmt;
use std::str::FromStr;

/// One square of a board, zero-based. Displays as `r1c1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Row from the top, starting at 0.
    pub row: usize,
    /// Column from the left, starting at 0.
    pub col: usize,
}

impl Cell {
    /// The cell in `row` and `col`, both from 0.
    pub const fn new(row: usize, col: usize) -> Self {
        Cell { row, col }
    }

    /// The cells that share a side with this one on a board of `rows` x `cols`:
    /// above, left, right, below.
    pub fn neighbours(self, rows: usize, cols: usize) -> impl Iterator<Item = Cell> {
        let Cell { row, col } = self;
        [
            (row > 0).then(|| Cell::new(row - 1, col)),
            (col > 0).then(|| Cell::new(row, col - 1)),
            (col + 1 < cols).then(|| Cell::new(row, col + 1)),
            (row + 1 < rows).then(|| Cell::new(row + 1, col)),
        ]
        .into_iter()
        .flatten()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.col + 1)
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (row, col) = text.strip_prefix('r').and_then(|t| t.split_once('c')).ok_or(())?;
        let number = |digits: &str| match digits.parse::<usize>() {
            Ok(n) if n >= 1 && digits.bytes().all(|b| b.is_ascii_digit()) => Ok(n - 1),
            _ => Err(()),
        };
        Ok(Cell::new(number(row)?, number(col)?))
    }
}

impl<'de> serde::Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = |()| serde::de::Error::custom(format!("no cell {text:?}; expected r1c1"));
        text.parse().map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_one_based_and_strict() {
        assert_eq!("r3c12".parse(), Ok(Cell::new(2, 11)));
        assert_eq!(Cell::new(2, 11).to_string(), "r3c12");
        for bad in ["r0c1", "r1", "c1r1", "r+1c1", "r1c", "r99999999999999999999c1"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
    }

    #[test]
    fn neighbours_stop_at_the_border() {
        let around: Vec<_> = Cell::new(0, 0).neighbours(2, 1).collect();
        assert_eq!(around, [Cell::new(1, 0)]);
    }
}
