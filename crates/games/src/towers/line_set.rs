//! Sets of lines: the rows in one machine word, the columns in another.
//!
//! One word of 128 bits would hold both, but in the page's module, whose machine has none, every look at it is a call.

use super::rules::Line;

/// A set of lines of a board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LineSet {
    rows: u64,
    columns: u64,
}

impl LineSet {
    /// All lines of a board of size `n`.
    pub fn all(n: usize) -> Self {
        let all = (1 << n) - 1;
        LineSet { rows: all, columns: all }
    }

    /// The row and the column, both from 0.
    #[inline(always)]
    pub fn through(row: usize, column: usize) -> Self {
        LineSet { rows: 1 << row, columns: 1 << column }
    }

    /// Whether a line of a board of size `n` is in the set.
    #[inline(always)]
    pub fn has(self, line: Line, n: usize) -> bool {
        match line.split(n) {
            (true, row) => self.rows >> row & 1 != 0,
            (false, column) => self.columns >> column & 1 != 0,
        }
    }

    /// Adds a line of a board of size `n`.
    #[inline(always)]
    pub fn add(&mut self, line: Line, n: usize) {
        match line.split(n) {
            (true, row) => self.rows |= 1 << row,
            (false, column) => self.columns |= 1 << column,
        }
    }

    /// Adds the lines of another set.
    #[inline(always)]
    pub fn add_all(&mut self, other: LineSet) {
        self.rows |= other.rows;
        self.columns |= other.columns;
    }

    /// Takes the lines of another set out.
    #[inline(always)]
    pub fn drop_all(&mut self, other: LineSet) {
        self.rows &= !other.rows;
        self.columns &= !other.columns;
    }

    /// Takes the first line out, rows before columns, of a board of size `n`.
    #[inline(always)]
    pub fn pop(&mut self, n: usize) -> Option<Line> {
        let (word, before) =
            if self.rows != 0 { (&mut self.rows, 0) } else { (&mut self.columns, n) };
        if *word == 0 {
            return None;
        }
        let line = Line(before + word.trailing_zeros() as usize);
        *word &= *word - 1;
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_out_in_their_order() {
        let n = 61;
        let mut set = LineSet::through(60, 3);
        set.add(Line(n + 60), n);
        set.add(Line(0), n);
        assert!(set.has(Line(60), n) && !set.has(Line(61), n));
        let mut out = Vec::new();
        while let Some(line) = set.pop(n) {
            out.push(line.0);
        }
        assert_eq!(out, [0, 60, n + 3, n + 60]);
        let mut all = LineSet::all(n);
        all.drop_all(LineSet::through(0, 0));
        assert_eq!(all.pop(n), Some(Line(1)));
    }
}
