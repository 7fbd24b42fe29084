//! A board being filled: two bit planes with margins, counts of every line, and a trail to undo.
//!
//! Solvers, generators and explanations share it. It knows the rule of three in a row, a word or
//! a cell at a time; rules about whole lines are in `propagate`.

use super::rules::plane::Ones;
use super::rules::{Ink, Plane, Puzzle, Solution};
use quadrille_core::{Budget, Stop};

/// Empty rows above and below and empty columns on either side: neighbours need no bounds check.
const MARGIN: usize = 2;

/// The cells of a line that a third equal tile would need, given the colour's tiles around a new
/// one: bits 0, 1, 3, 4 are two before, one before, one behind, two behind; bit 2 is the tile.
const FORCED: [u8; 32] = forced_table();

const fn forced_table() -> [u8; 32] {
    let mut table = [0; 32];
    let mut around = 0;
    while around < 32 {
        let mut forced = 0;
        if around & 0b00010 != 0 {
            forced |= 0b01001;
        }
        if around & 0b01000 != 0 {
            forced |= 0b10010;
        }
        if around & 0b00001 != 0 {
            forced |= 0b00010;
        }
        if around & 0b10000 != 0 {
            forced |= 0b01000;
        }
        table[around] = forced;
        around += 1;
    }
    table
}

/// Bit `p` says whether the tiles `p` of one colour around a cell forbid that colour to it.
const FORBIDS: u32 = forbids_table();

const fn forbids_table() -> u32 {
    let (mut table, mut around) = (0, 0);
    while around < 32u32 {
        if around & 0b00011 == 0b00011 || around & 0b01010 == 0b01010 || around & 0b11000 == 0b11000
        {
            table |= 1 << around;
        }
        around += 1;
    }
    table
}

/// A board with tiles in two planes, white and black; a cell in neither is empty.
#[derive(Clone)]
pub struct Board {
    rows: usize,
    cols: usize,
    stride: usize,
    planes: [Vec<u64>; 2],
    row_counts: [Vec<u32>; 2],
    col_counts: [Vec<u32>; 2],
    trail: Vec<(u32, u32)>,
}

impl Board {
    /// The given tiles of a puzzle, nothing derived from them. The trail starts empty.
    pub fn new(puzzle: &Puzzle) -> Self {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let mut board = Board::empty(rows, cols);
        for row in 0..rows {
            let (known, black) = (puzzle.known().row(row), puzzle.black().row(row));
            board.load(Ink::White, row, known.iter().zip(black).map(|(k, b)| k & !b));
            board.load(Ink::Black, row, black.iter().copied());
        }
        board.recount();
        board
    }

    /// A board full of tiles: black where `black` has a one.
    pub fn full(black: &Plane) -> Self {
        let (rows, cols) = (black.rows(), black.cols());
        let mut board = Board::empty(rows, cols);
        for row in 0..rows {
            board.load(Ink::Black, row, black.row(row).iter().copied());
            let base = (row + MARGIN) * board.stride;
            for index in 0..board.stride {
                board.planes[0][base + index] =
                    board.inside(index) & !board.planes[1][base + index];
            }
        }
        board.recount();
        board
    }

    /// Sets a row's tiles of a colour from words without margin.
    fn load(&mut self, ink: Ink, row: usize, words: impl Iterator<Item = u64>) {
        let base = (row + MARGIN) * self.stride;
        let plane = &mut self.planes[ink as usize];
        for (index, word) in words.enumerate() {
            plane[base + index] |= word << MARGIN;
            // The last word may spill only zeros: the stride has room for every column.
            let spill = word >> (64 - MARGIN);
            if spill != 0 {
                plane[base + index + 1] |= spill;
            }
        }
    }

    /// A board without tiles.
    pub fn empty(rows: usize, cols: usize) -> Self {
        let stride = (cols + 2 * MARGIN).div_ceil(64);
        let plane = vec![0; (rows + 2 * MARGIN) * stride + 1];
        Board {
            rows,
            cols,
            stride,
            planes: [plane.clone(), plane],
            row_counts: [vec![0; rows], vec![0; rows]],
            col_counts: [vec![0; cols], vec![0; cols]],
            trail: Vec::new(),
        }
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    #[inline]
    fn place(&self, row: usize, col: usize) -> (usize, u32) {
        ((row + MARGIN) * self.stride + (col + MARGIN) / 64, ((col + MARGIN) % 64) as u32)
    }

    /// The tile of a cell.
    #[inline]
    pub fn get(&self, row: usize, col: usize) -> Option<Ink> {
        let (word, bit) = self.place(row, col);
        if self.planes[0][word] >> bit & 1 == 1 {
            Some(Ink::White)
        } else if self.planes[1][word] >> bit & 1 == 1 {
            Some(Ink::Black)
        } else {
            None
        }
    }

    /// Puts a tile on an empty cell and notes it on the trail.
    #[inline]
    pub fn put(&mut self, row: usize, col: usize, ink: Ink) {
        debug_assert!(self.get(row, col).is_none());
        let (word, bit) = self.place(row, col);
        self.planes[ink as usize][word] |= 1 << bit;
        self.row_counts[ink as usize][row] += 1;
        self.col_counts[ink as usize][col] += 1;
        self.trail.push((row as u32, col as u32));
    }

    /// Takes a tile away; the trail is left alone.
    #[inline]
    pub fn clear(&mut self, row: usize, col: usize) {
        let (word, bit) = self.place(row, col);
        for ink in 0..2 {
            if self.planes[ink][word] >> bit & 1 == 1 {
                self.planes[ink][word] &= !(1 << bit);
                self.row_counts[ink][row] -= 1;
                self.col_counts[ink][col] -= 1;
            }
        }
    }

    /// Turns a tile over; the trail is left alone.
    #[inline]
    pub fn flip(&mut self, row: usize, col: usize) {
        let (word, bit) = self.place(row, col);
        let was_black = (self.planes[1][word] >> bit & 1) as usize;
        for plane in &mut self.planes {
            plane[word] ^= 1 << bit;
        }
        self.row_counts[was_black][row] -= 1;
        self.col_counts[was_black][col] -= 1;
        self.row_counts[1 - was_black][row] += 1;
        self.col_counts[1 - was_black][col] += 1;
    }

    /// The cells put so far, in order.
    pub fn trail(&self) -> &[(u32, u32)] {
        &self.trail
    }

    /// Forgets the trail: what stands now stays.
    pub fn settle(&mut self) {
        self.trail.clear();
    }

    /// Takes back every tile put since the trail had this length.
    pub fn undo_to(&mut self, length: usize) {
        while self.trail.len() > length {
            if let Some((row, col)) = self.trail.pop() {
                self.clear(row as usize, col as usize);
            }
        }
    }

    /// How many tiles of a colour a row has.
    #[inline]
    pub fn row_count(&self, ink: Ink, row: usize) -> usize {
        self.row_counts[ink as usize][row] as usize
    }

    /// How many tiles of a colour a column has.
    #[inline]
    pub fn col_count(&self, ink: Ink, col: usize) -> usize {
        self.col_counts[ink as usize][col] as usize
    }

    /// How many cells of a row are empty.
    #[inline]
    pub fn row_empty(&self, row: usize) -> usize {
        self.cols - (self.row_counts[0][row] + self.row_counts[1][row]) as usize
    }

    /// How many cells of a column are empty.
    #[inline]
    pub fn col_empty(&self, col: usize) -> usize {
        self.rows - (self.col_counts[0][col] + self.col_counts[1][col]) as usize
    }

    /// How many cells are empty.
    pub fn empty_cells(&self) -> usize {
        (0..self.rows).map(|row| self.row_empty(row)).sum()
    }

    /// A colour's tiles in a row around a cell: bits 0 to 4, bit 2 is the cell itself.
    #[inline]
    fn across(&self, ink: usize, row: usize, col: usize) -> u32 {
        // The margin makes column `col - 2` stand at bit `col`.
        let (word, bit) = ((row + MARGIN) * self.stride + col / 64, col % 64);
        let plane = &self.planes[ink];
        let bits = plane[word] >> bit | plane[word + 1] << 1 << (63 - bit);
        bits as u32 & 31
    }

    /// A colour's tiles in a column around a cell: bits 0 to 4, bit 2 is the cell itself.
    #[inline]
    fn down(&self, ink: usize, row: usize, col: usize) -> u32 {
        let (word, bit) = (row * self.stride + (col + MARGIN) / 64, (col + MARGIN) % 64);
        let plane = &self.planes[ink];
        let at = |k: usize| (plane[word + k * self.stride] >> bit & 1) as u32;
        at(0) | at(1) << 1 | at(2) << 2 | at(3) << 3 | at(4) << 4
    }

    /// Whether a tile of this colour on the cell would make three in a row.
    #[inline]
    pub fn forbids(&self, row: usize, col: usize, ink: Ink) -> bool {
        let table = FORBIDS >> self.across(ink as usize, row, col)
            | FORBIDS >> self.down(ink as usize, row, col);
        table & 1 == 1
    }

    /// Draws the consequences of the tile on `row`, `col` within its windows of three: puts each
    /// tile that follows. Returns false if there are three in a row.
    #[inline]
    pub fn follow(&mut self, row: usize, col: usize) -> bool {
        let ink = usize::from(self.get(row, col) == Some(Ink::Black));
        let other = Ink::black_if(ink == 0);
        let line = self.across(ink, row, col);
        let forced = u32::from(FORCED[line as usize]);
        if forced != 0 {
            if forced & line != 0 {
                return false;
            }
            let todo = forced & !self.across(1 - ink, row, col);
            for k in Ones(u64::from(todo), 0) {
                let at = col + k;
                if at >= MARGIN && at < self.cols + MARGIN {
                    self.put(row, at - MARGIN, other);
                }
            }
        }
        let line = self.down(ink, row, col);
        let forced = u32::from(FORCED[line as usize]);
        if forced != 0 {
            if forced & line != 0 {
                return false;
            }
            let todo = forced & !self.down(1 - ink, row, col);
            for k in Ones(u64::from(todo), 0) {
                let at = row + k;
                if at >= MARGIN && at < self.rows + MARGIN {
                    self.put(at - MARGIN, col, other);
                }
            }
        }
        true
    }

    /// Follows every tile on the trail from `head` on, and those it puts. False on three in a row.
    pub fn follow_all(&mut self, mut head: usize) -> bool {
        while head < self.trail.len() {
            let (row, col) = self.trail[head];
            head += 1;
            if !self.follow(row as usize, col as usize) {
                return false;
            }
        }
        true
    }

    /// The empty cells of a row, word by word: the bits, and the column of the lowest bit.
    /// Columns before the first are never set.
    #[inline]
    pub fn empty_in_row(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        let base = (row + MARGIN) * self.stride;
        (0..self.stride).flat_map(move |index| {
            let taken = self.planes[0][base + index] | self.planes[1][base + index];
            Ones(!taken & self.inside(index), index * 64).map(|bit| bit - MARGIN)
        })
    }

    /// The bits of a row's word that are cells of the board.
    #[inline]
    pub(super) fn inside(&self, index: usize) -> u64 {
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
    pub(super) fn words(&self, ink: Ink, row: usize) -> &[u64] {
        let base = (row + MARGIN) * self.stride;
        &self.planes[ink as usize][base..base + self.stride]
    }

    /// Where a tile of this colour would make three in a row, by word of a row.
    #[inline]
    pub(super) fn forbidden_word(&self, ink: Ink, row: usize, index: usize) -> u64 {
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

    /// One row of [`Board::sweep`], until it stays as it is: whether it changed, nothing on a
    /// contradiction.
    fn sweep_row(&mut self, row: usize) -> Option<bool> {
        let base = (row + MARGIN) * self.stride;
        let mut changed = false;
        loop {
            let mut again = false;
            for index in 0..self.stride {
                let inside = self.inside(index);
                for ink in Ink::BOTH {
                    let forbidden = self.forbidden_word(ink, row, index) & inside;
                    if forbidden & self.planes[ink as usize][base + index] != 0 {
                        return None;
                    }
                    let new = forbidden & !self.planes[!ink as usize][base + index];
                    self.planes[!ink as usize][base + index] |= new;
                    again |= new != 0;
                }
            }
            if !again {
                return Some(changed);
            }
            changed = true;
        }
    }

    fn recount(&mut self) {
        for ink in 0..2 {
            self.col_counts[ink].fill(0);
            for row in 0..self.rows {
                let base = (row + MARGIN) * self.stride;
                let words = &self.planes[ink][base..base + self.stride];
                self.row_counts[ink][row] = words.iter().map(|w| w.count_ones()).sum();
                for (index, &word) in words.iter().enumerate() {
                    Ones(word, index * 64).for_each(|bit| self.col_counts[ink][bit - MARGIN] += 1);
                }
            }
        }
    }

    /// Turns over the tiles of a row's word where `mask` has ones. The counts are left alone: the
    /// caller exchanges as many of one colour as of the other.
    #[inline]
    pub(super) fn flip_word(&mut self, row: usize, index: usize, mask: u64) {
        let at = (row + MARGIN) * self.stride + index;
        self.planes[0][at] ^= mask;
        self.planes[1][at] ^= mask;
    }

    /// Words a row, margins included.
    pub(super) fn stride(&self) -> usize {
        self.stride
    }

    /// The bit and the word of a column, as [`Board::words`] has them.
    #[inline]
    pub(super) fn bit_of(col: usize) -> (usize, u64) {
        ((col + MARGIN) / 64, 1 << ((col + MARGIN) % 64))
    }

    /// The column of a bit, as [`Board::words`] has them.
    #[inline]
    pub(super) fn col_of(bit: usize) -> usize {
        bit - MARGIN
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

    fn without_margin(&self, word: impl Fn(&Board, usize, usize) -> u64) -> Plane {
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

    /// The black tiles as a solution.
    pub fn solution(&self) -> Solution {
        Solution { black: self.black() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            let board = Board::new(&puzzle);
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
            let mut swept = Board::new(&puzzle);
            let swept_well = swept.sweep(&mut Budget::unlimited()).unwrap();
            let mut walked = Board::empty(puzzle.rows(), puzzle.cols());
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
