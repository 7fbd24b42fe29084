//! A board a word at a time: 64 cells of a row at once.

use super::{MARGIN, TileBoard};
use crate::unruly::rules::plane::bit_counts;
use crate::unruly::rules::{Ink, Plane};
use quadrille_core::{Budget, Stop};

impl TileBoard {
    /// The bits of a row's word that are cells of the board.
    #[inline]
    pub(in crate::unruly) fn inside(&self, index: usize) -> u64 {
        let from = if index == 0 { !0 << MARGIN } else { !0 };
        let end = self.cols + MARGIN;
        match end.saturating_sub(index * 64) {
            0 => 0,
            used if used >= 64 => from,
            used => from & ((1 << used) - 1),
        }
    }

    /// A row's words of a colour; column 0 is bit 2.
    #[inline]
    pub(in crate::unruly) fn words(&self, ink: Ink, row: usize) -> &[u64] {
        let base = (row + MARGIN) * self.stride;
        &self.planes[ink as usize][base..base + self.stride]
    }

    /// Where a tile of this colour would make three in a row, by word of a row.
    #[inline]
    pub(in crate::unruly) fn forbidden_word(&self, ink: Ink, row: usize, index: usize) -> u64 {
        let plane = &self.planes[ink as usize];
        let at = (row + MARGIN) * self.stride + index;
        let (before, here, behind) = (plane[at - 1], plane[at], plane[at + 1]);
        let (l1, l2) = (here << 1 | before >> 63, here << 2 | before >> 62);
        let (r1, r2) = (here >> 1 | behind << 63, here >> 2 | behind << 62);
        let (u1, u2) = (plane[at - self.stride], plane[at - 2 * self.stride]);
        let (d1, d2) = (plane[at + self.stride], plane[at + 2 * self.stride]);
        l1 & (l2 | r1) | r1 & r2 | u1 & (u2 | d1) | d1 & d2
    }

    /// Puts every tile that windows of three force, a word at a time, until none is left; the
    /// trail does not grow. Returns false if there are three in a row somewhere.
    pub fn sweep(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        let mut dirty = vec![true; self.rows];
        let mut consistent = true;
        let mut down = true;
        while consistent && dirty.contains(&true) {
            for step in 0..self.rows {
                let row = if down { step } else { self.rows - 1 - step };
                if !std::mem::take(&mut dirty[row]) {
                    continue;
                }
                budget.tick()?;
                match self.sweep_row(row) {
                    None => consistent = false,
                    Some(false) => {}
                    Some(true) => {
                        dirty[row.saturating_sub(2)..(row + 3).min(self.rows)].fill(true);
                        dirty[row] = false;
                    }
                }
            }
            down = !down;
        }
        self.recount();
        Ok(consistent)
    }

    /// One row of [`TileBoard::sweep`], until it stays as it is: whether it changed, nothing on a
    /// contradiction.
    fn sweep_row(&mut self, row: usize) -> Option<bool> {
        let base = (row + MARGIN) * self.stride;
        let mut changed = false;
        let mut index = 0;
        while index < self.stride {
            let inside = self.inside(index);
            let mut new_here = 0;
            for ink in Ink::BOTH {
                let forbidden = self.forbidden_word(ink, row, index) & inside;
                if forbidden & self.planes[ink as usize][base + index] != 0 {
                    return None;
                }
                let new = forbidden & !self.planes[!ink as usize][base + index];
                self.planes[!ink as usize][base + index] |= new;
                new_here |= new;
            }
            changed |= new_here != 0;
            // New tiles may force others beside them: in this word, or in the one before.
            if new_here & ((1 << MARGIN) - 1) != 0 && index > 0 {
                index -= 1;
            } else if new_here == 0 {
                index += 1;
            }
        }
        Some(changed)
    }

    pub(super) fn recount(&mut self) {
        for ink in 0..2 {
            let rows = self.planes[ink].chunks_exact(self.stride).skip(MARGIN).take(self.rows);
            for (words, count) in rows.clone().zip(&mut self.row_counts[ink]) {
                *count = words.iter().map(|w| w.count_ones()).sum();
            }
            let counts = bit_counts(rows, self.stride);
            self.col_counts[ink].copy_from_slice(&counts[MARGIN..MARGIN + self.cols]);
        }
    }

    /// Turns over the tiles of a row's word where `mask` has ones. The counts are left alone: the
    /// caller exchanges as many of one colour as of the other.
    #[inline]
    pub(in crate::unruly) fn flip_word(&mut self, row: usize, index: usize, mask: u64) {
        let at = (row + MARGIN) * self.stride + index;
        self.planes[0][at] ^= mask;
        self.planes[1][at] ^= mask;
    }

    /// Words a row, margins included.
    pub(in crate::unruly) fn stride(&self) -> usize {
        self.stride
    }

    /// The bit and the word of a column, as [`TileBoard::words`] has them.
    #[inline]
    pub(in crate::unruly) fn bit_of(col: usize) -> (usize, u64) {
        ((col + MARGIN) / 64, 1 << ((col + MARGIN) % 64))
    }

    /// The column of a bit, as [`TileBoard::words`] has them.
    #[inline]
    pub(in crate::unruly) fn col_of(bit: usize) -> usize {
        bit - MARGIN
    }

    /// A word of a plane's row as [`TileBoard::words`] has it.
    #[inline]
    pub(in crate::unruly) fn with_margin(row: &[u64], index: usize) -> u64 {
        let here = row.get(index).map_or(0, |word| word << MARGIN);
        let before = index.checked_sub(1).and_then(|at| row.get(at));
        here | before.map_or(0, |word| word >> (64 - MARGIN))
    }

    /// The black tiles, without margins.
    pub fn black(&self) -> Plane {
        self.without_margin(|board, row, index| board.words(Ink::Black, row)[index])
    }

    /// The cells that are not empty, without margins.
    pub fn known(&self) -> Plane {
        self.without_margin(|board, row, index| {
            board.words(Ink::Black, row)[index] | board.words(Ink::White, row)[index]
        })
    }

    fn without_margin(&self, word: impl Fn(&TileBoard, usize, usize) -> u64) -> Plane {
        let mut plane = Plane::new(self.rows, self.cols);
        let mask = plane.last_word_mask();
        for row in 0..self.rows {
            let target = plane.row_mut(row);
            let last = target.len() - 1;
            for (index, to) in target.iter_mut().enumerate() {
                let high = if index + 1 < self.stride { word(self, row, index + 1) } else { 0 };
                *to = word(self, row, index) >> MARGIN | high << (64 - MARGIN);
                if index == last {
                    *to &= mask;
                }
            }
        }
        plane
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::rules::Puzzle;
    use quadrille_core::Rng;

    fn random_puzzle(rng: &mut Rng, rows: usize, cols: usize, percent: f64) -> Puzzle {
        let mut puzzle = Puzzle::new(rows, cols).unwrap();
        for (row, col) in (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))) {
            if rng.chance(percent) {
                puzzle.give(row, col, Some(Ink::black_if(rng.chance(50.0))));
            }
        }
        puzzle
    }

    #[test]
    fn planes_travel_through_the_margin() {
        let mut rng = Rng::new(1);
        for cols in [2, 6, 60, 62, 64, 66, 130] {
            let puzzle = random_puzzle(&mut rng, 4, cols, 50.0);
            let board = TileBoard::new(&puzzle);
            assert_eq!(&board.black(), puzzle.black());
            assert_eq!(&board.known(), puzzle.known());
            let empty: Vec<_> = board.empty_in_row(3).collect();
            let expected: Vec<_> = (0..cols).filter(|&c| puzzle.given(3, c).is_none()).collect();
            assert_eq!(empty, expected);
        }
    }

    #[test]
    fn words_and_cells_draw_the_same_consequences() {
        let mut rng = Rng::new(2);
        let mut consistent = 0;
        for round in 0..2000 {
            let puzzle = random_puzzle(&mut rng, 6, 8 + 2 * (round % 30), 12.0);
            let mut swept = TileBoard::new(&puzzle);
            let swept_well = swept.sweep(&mut Budget::unlimited()).unwrap();
            let mut walked = TileBoard::empty(puzzle.rows(), puzzle.cols());
            let mut walked_well = true;
            for row in 0..puzzle.rows() {
                for col in puzzle.known().ones(row) {
                    let ink = puzzle.given(row, col).unwrap();
                    let head = walked.trail().len();
                    match walked.get(row, col) {
                        None => walked.put(row, col, ink),
                        Some(there) => walked_well &= there == ink,
                    }
                    walked_well = walked_well && walked.follow_all(head);
                }
            }
            assert_eq!(swept_well, walked_well);
            if swept_well {
                consistent += 1;
                assert_eq!(swept.black(), walked.black());
                assert_eq!(swept.known(), walked.known());
                assert_eq!(swept.row_counts, walked.row_counts);
                assert_eq!(swept.col_counts, walked.col_counts);
                for row in 0..puzzle.rows() {
                    for col in swept.empty_in_row(row) {
                        assert!(!swept.forbids(row, col, Ink::White));
                    }
                }
                walked.undo_to(0);
                assert_eq!(walked.known().count(), 0);
            }
        }
        assert!(consistent > 100, "{consistent}");
    }
}
