//! A board being filled: two bit planes with margins, counts of every line, and a trail to undo.
//!
//! Solvers, generators and explanations share it. It knows the rule of three in a row, a word or
//! a cell at a time; rules about whole lines are in `propagate`.

mod words;

use super::rules::plane::Ones;
use super::rules::{Ink, Plane, Puzzle, Solution};

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
pub struct TileBoard {
    rows: usize,
    cols: usize,
    stride: usize,
    planes: [Vec<u64>; 2],
    row_counts: [Vec<u32>; 2],
    col_counts: [Vec<u32>; 2],
    trail: Vec<(u32, u32)>,
}

impl TileBoard {
    /// The given tiles of a puzzle, nothing derived from them. The trail starts empty.
    pub fn new(puzzle: &Puzzle) -> Self {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let mut board = TileBoard::empty(rows, cols);
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
        let mut board = TileBoard::empty(rows, cols);
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
        TileBoard {
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
    #[must_use]
    pub fn forbids(&self, row: usize, col: usize, ink: Ink) -> bool {
        let table = FORBIDS >> self.across(ink as usize, row, col)
            | FORBIDS >> self.down(ink as usize, row, col);
        table & 1 == 1
    }

    /// Draws the consequences of the tile on `row`, `col` within its windows of three: puts each
    /// tile that follows. Returns false if there are three in a row.
    #[inline]
    #[must_use]
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
    #[must_use]
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

    /// The black tiles as a solution.
    pub fn solution(&self) -> Solution {
        Solution { black: self.black() }
    }
}
