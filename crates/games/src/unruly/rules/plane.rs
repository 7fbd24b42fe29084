//! One bit a cell: what makes a board with a side of 10,000 fit into 12.5 MB.

/// A rectangle of bits. Every row starts at a word of its own, so that rows can be compared,
/// counted and shifted a word at a time; the bits behind the last column are always 0.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Plane {
    rows: usize,
    cols: usize,
    stride: usize,
    words: Vec<u64>,
}

impl Plane {
    /// A plane of zeros.
    pub fn new(rows: usize, cols: usize) -> Self {
        let stride = cols.div_ceil(64);
        Plane { rows, cols, stride, words: vec![0; rows * stride] }
    }

    /// Takes rows of `cols.div_ceil(64)` words each; bits behind the last column are cleared.
    pub fn from_words(rows: usize, cols: usize, words: Vec<u64>) -> Self {
        let stride = cols.div_ceil(64);
        assert_eq!(words.len(), rows * stride, "a plane has `stride` words a row");
        let mut plane = Plane { rows, cols, stride, words };
        let mask = plane.last_word_mask();
        for row in 0..rows {
            if let Some(last) = plane.row_mut(row).last_mut() {
                *last &= mask;
            }
        }
        plane
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The bits of the last word of a row that belong to the board.
    pub fn last_word_mask(&self) -> u64 {
        match self.cols % 64 {
            0 => !0,
            used => (1 << used) - 1,
        }
    }

    /// The bit of a cell.
    #[inline]
    pub fn get(&self, row: usize, col: usize) -> bool {
        self.words[row * self.stride + col / 64] >> (col % 64) & 1 == 1
    }

    /// Changes the bit of a cell.
    #[inline]
    pub fn set(&mut self, row: usize, col: usize, bit: bool) {
        let word = &mut self.words[row * self.stride + col / 64];
        *word = *word & !(1 << (col % 64)) | u64::from(bit) << (col % 64);
    }

    /// The words of a row; column 0 is the lowest bit of the first.
    #[inline]
    pub fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.stride..(row + 1) * self.stride]
    }

    /// The words of a row, to change. The bits behind the last column must stay 0.
    #[inline]
    pub fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.words[row * self.stride..(row + 1) * self.stride]
    }

    /// All words, row by row.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// How many ones there are.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// How many ones a row has.
    pub fn count_row(&self, row: usize) -> usize {
        self.row(row).iter().map(|w| w.count_ones() as usize).sum()
    }

    /// How many ones each column has.
    pub fn count_cols(&self) -> Vec<usize> {
        let counts = bit_counts((0..self.rows).map(|row| self.row(row)), self.stride);
        counts.into_iter().take(self.cols).map(|count| count as usize).collect()
    }

    /// The columns in which a row has a one, from the left.
    pub fn ones(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        self.row(row).iter().enumerate().flat_map(|(index, &word)| Ones(word, index * 64))
    }

    /// The opposite of every bit.
    #[must_use]
    pub fn complement(&self) -> Plane {
        Plane::from_words(self.rows, self.cols, self.words.iter().map(|w| !w).collect())
    }

    /// Columns as rows.
    #[must_use]
    pub fn transposed(&self) -> Plane {
        let mut other = Plane::new(self.cols, self.rows);
        for row in 0..self.rows {
            for col in self.ones(row) {
                other.set(col, row, true);
            }
        }
        other
    }
}

impl std::fmt::Debug for Plane {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Plane {}x{}", self.rows, self.cols)?;
        for row in 0..self.rows.min(64) {
            let bits = (0..self.cols.min(64)).map(|col| if self.get(row, col) { '1' } else { '0' });
            write!(f, " {}", bits.collect::<String>())?;
        }
        Ok(())
    }
}

/// How many of the rows, of `stride` words each, have a one at each bit.
pub fn bit_counts<'a>(rows: impl Iterator<Item = &'a [u64]>, stride: usize) -> Vec<u32> {
    // Eight words of eight bytes each count the 64 bits of a word, up to 255 rows at once.
    const EVERY_EIGHTH: u64 = 0x0101_0101_0101_0101;
    let mut counts = vec![0; stride * 64];
    let mut sums = vec![[0u64; 8]; stride];
    let mut empty_out = |sums: &mut [[u64; 8]]| {
        for (counts, sums) in counts.chunks_exact_mut(64).zip(sums) {
            for (first, sum) in sums.iter_mut().enumerate() {
                for (eight, byte) in std::mem::take(sum).to_le_bytes().into_iter().enumerate() {
                    counts[8 * eight + first] += u32::from(byte);
                }
            }
        }
    };
    let mut held = 0;
    for row in rows {
        for (sums, word) in sums.iter_mut().zip(row) {
            for (first, sum) in sums.iter_mut().enumerate() {
                *sum += word >> first & EVERY_EIGHTH;
            }
        }
        held += 1;
        if held == 255 {
            empty_out(&mut sums);
            held = 0;
        }
    }
    empty_out(&mut sums);
    counts
}

/// The places of the ones in a word, from the lowest, counted from `1`.
#[derive(Clone, Copy)]
pub struct Ones(pub u64, pub usize);

impl Iterator for Ones {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(self.1 + place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_counted_over_any_number_of_rows() {
        let mut rng = quadrille_core::Rng::new(4);
        for rows in [0, 1, 254, 255, 256, 511, 700] {
            let words: Vec<[u64; 3]> =
                (0..rows).map(|_| [rng.bits(), rng.bits() & rng.bits(), !0]).collect();
            let counts = bit_counts(words.iter().map(|row| &row[..]), 3);
            for (bit, &count) in counts.iter().enumerate() {
                let ones = words.iter().filter(|row| row[bit / 64] >> (bit % 64) & 1 == 1).count();
                assert_eq!(count as usize, ones, "bit {bit} of {rows} rows");
            }
        }
    }

    #[test]
    fn rows_columns_and_the_transpose_agree() {
        let mut plane = Plane::new(3, 130);
        for (row, col) in [(0, 0), (0, 63), (1, 64), (2, 129), (2, 64)] {
            plane.set(row, col, true);
        }
        assert_eq!(plane.ones(2).collect::<Vec<_>>(), [64, 129]);
        assert_eq!(plane.count_cols()[64], 2);
        assert_eq!(plane.transposed().transposed(), plane);
        assert_eq!(plane.complement().count(), 3 * 130 - 5);
        plane.set(2, 129, false);
        assert_eq!(plane.count_row(2), 1);
    }
}
