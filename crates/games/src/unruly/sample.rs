//! Random full boards, without any search.
//!
//! The top half is drawn row by row. The rows before force a tile where they agree; the others
//! are drawn along the row among what can still be completed, then the count is mended. The
//! opposite of the row before always fits, so this never gets stuck. The bottom half is the top
//! half upside down in the opposite colours: every column then has its half. At last, random
//! exchanges between pairs of rows, a word at a time, wipe out that symmetry.

use super::board::TileBoard;
use super::rules::plane::Ones;
use super::rules::{Ink, Plane, Puzzle, Solution, Unruly};
use quadrille_core::{Budget, Rng, Rules, Stop};

/// How often a row is drawn afresh when its count cannot be mended.
const DRAWS: usize = 8;
/// Exchanges with other rows, for each row.
const EXCHANGES: usize = 8;
/// Boards drawn in search of one without equal lines.
const DRAWN_BOARDS: usize = 2000;

/// A random full board; with `unique_lines`, one without equal lines if one turns up.
pub fn full_board(
    (rows, cols): (usize, usize),
    unique_lines: bool,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Plane>, Stop> {
    let Ok(puzzle) = Puzzle::new(rows, cols) else { return Ok(None) };
    let puzzle = puzzle.with_unique_lines(unique_lines);
    for _ in 0..DRAWN_BOARDS {
        budget.tick()?;
        let solution = Solution { black: draw(rows, cols, rng, budget)? };
        // Refereed, whatever the size: one wrong tile in 10^8 would spoil all that is built on it.
        if Unruly::check(&puzzle, &solution).is_ok() {
            return Ok(Some(solution.black));
        }
    }
    Ok(None)
}

fn draw(rows: usize, cols: usize, rng: &mut Rng, budget: &mut Budget) -> Result<Plane, Stop> {
    let mut plane = Plane::new(rows, cols);
    let mut pen = Pen::new(cols);
    let mask = plane.last_word_mask();
    for row in 0..rows / 2 {
        budget.tick()?;
        let (before, twice) = (row.checked_sub(1), row.checked_sub(2));
        let before = before.map(|r| plane.row(r));
        let line = pen.row(before, twice.map(|r| plane.row(r)), mask, rng).to_vec();
        let opposite = plane.row_mut(rows - 1 - row);
        for (to, from) in opposite.iter_mut().zip(&line) {
            *to = !from;
        }
        if let Some(last) = opposite.last_mut() {
            *last &= mask;
        }
        plane.row_mut(row).copy_from_slice(&line);
        if row.is_multiple_of(256) {
            budget.report("progress-drawing", row as u64, rows as u64);
        }
    }
    mix(plane, rng, budget)
}

/// States of a row being drawn: white once, white twice, black once, black twice.
const AFTER: [u8; 4] = [0b0110, 0b0100, 0b1001, 0b0001];

/// By what the cell may be (bit 0 white, bit 1 black) and the states from which the next cell can
/// go on: the states from which this cell can.
const CAN_GO_ON: [[u8; 16]; 4] = can_go_on();

const fn can_go_on() -> [[u8; 16]; 4] {
    let mut table = [[0; 16]; 4];
    let mut allowed = 0;
    while allowed < 4 {
        let mut next = 0;
        while next < 16 {
            let mut state = 0;
            while state < 4 {
                let colour = if state < 2 { 1 } else { 2 };
                if allowed & colour != 0 && AFTER[state] & next as u8 != 0 {
                    table[allowed][next] |= 1 << state;
                }
                state += 1;
            }
            next += 1;
        }
        allowed += 1;
    }
    table
}

/// Draws rows.
struct Pen {
    cols: usize,
    /// Where the rows before force a tile, and whether it is black.
    forced: Vec<u64>,
    forced_black: Vec<u64>,
    line: Vec<u64>,
    /// The states each cell can go on from.
    good: Vec<u8>,
}

impl Pen {
    fn new(cols: usize) -> Self {
        let words = vec![0; cols.div_ceil(64)];
        Pen {
            cols,
            forced: words.clone(),
            forced_black: words.clone(),
            line: words,
            good: vec![0; cols],
        }
    }

    /// A row below two others, either of which may be missing.
    fn row(
        &mut self,
        before: Option<&[u64]>,
        twice: Option<&[u64]>,
        mask: u64,
        rng: &mut Rng,
    ) -> &[u64] {
        let last = self.line.len() - 1;
        for index in 0..=last {
            let inside = if index == last { mask } else { !0 };
            let (one, two) = match (before, twice) {
                (Some(one), Some(two)) => (one[index], two[index]),
                _ => (0, !0),
            };
            self.forced[index] = !(one ^ two) & inside;
            self.forced_black[index] = !one & self.forced[index];
        }
        for _ in 0..DRAWS {
            if self.draw(rng) && self.mend(rng) {
                return &self.line;
            }
        }
        // The opposite of the row before always fits. The first row has none, and always mends:
        // it may be any row.
        for index in 0..=last {
            let inside = if index == last { mask } else { !0 };
            let alternating = 0xaaaa_aaaa_aaaa_aaaa;
            self.line[index] = before.map_or(alternating, |row| !row[index]) & inside;
        }
        &self.line
    }

    fn allowed(&self, col: usize) -> usize {
        let (index, bit) = (col / 64, col % 64);
        match (self.forced[index] >> bit & 1, self.forced_black[index] >> bit & 1) {
            (0, _) => 3,
            (_, 0) => 1,
            _ => 2,
        }
    }

    /// Draws a row without three in a row that respects what is forced; false if there is none.
    fn draw(&mut self, rng: &mut Rng) -> bool {
        let mut next = 0b1111;
        for col in (0..self.cols).rev() {
            let allowed = self.allowed(col);
            // Behind the last cell every state has ended well.
            next = if col + 1 == self.cols {
                [0, 0b0011, 0b1100, 0b1111][allowed]
            } else {
                CAN_GO_ON[allowed][next as usize]
            };
            self.good[col] = next;
        }
        self.line.fill(0);
        // The first cell starts a run of its colour.
        let mut choices = 0b0101 & self.good[0];
        let mut coins = 0;
        for col in 0..self.cols {
            if choices == 0 {
                return false;
            }
            if col.is_multiple_of(64) {
                coins = rng.bits();
            }
            // At most two choices: one of each colour.
            let black = match (choices & 0b0011, choices & 0b1100) {
                (0, _) => true,
                (_, 0) => false,
                _ => coins >> (col % 64) & 1 == 1,
            };
            let state = (choices & if black { 0b1100 } else { 0b0011 }).trailing_zeros() as usize;
            self.line[col / 64] |= u64::from(black) << (col % 64);
            if col + 1 < self.cols {
                choices = AFTER[state] & self.good[col + 1];
            }
        }
        true
    }

    /// Turns tiles over until the row has half of each colour; false if it cannot.
    fn mend(&mut self, rng: &mut Rng) -> bool {
        let blacks: usize = self.line.iter().map(|w| w.count_ones() as usize).sum();
        let half = self.cols / 2;
        let too_many = Ink::black_if(blacks > half);
        let mut todo = blacks.abs_diff(half);
        let words = self.line.len();
        for _ in 0..4 {
            let start = rng.below(words);
            for index in (start..words).chain(0..start) {
                if todo == 0 {
                    return true;
                }
                // A few in each word, so that the changes are spread over the row.
                let picks = rng.bits() | rng.bits();
                for bit in Ones(!self.forced[index] & picks, index * 64) {
                    if todo > 0 && bit < self.cols && self.may_turn(bit, too_many) {
                        self.line[index] ^= 1 << (bit % 64);
                        todo -= 1;
                    }
                }
            }
        }
        todo == 0
    }

    /// Whether the cell has this colour and the other would not make three in a row.
    fn may_turn(&self, col: usize, ink: Ink) -> bool {
        let at = |col: usize| Ink::black_if(self.line[col / 64] >> (col % 64) & 1 == 1);
        let other = |step: isize| {
            let col = col as isize + step;
            col >= 0 && (col as usize) < self.cols && at(col as usize) != ink
        };
        at(col) == ink && !(other(-1) && (other(-2) || other(1))) && !(other(1) && other(2))
    }
}

/// Exchanges tiles between pairs of rows: where one is black and the other white, in as many
/// columns one way as the other, so that rows and columns keep their counts.
fn mix(plane: Plane, rng: &mut Rng, budget: &mut Budget) -> Result<Plane, Stop> {
    let (rows, cols) = (plane.rows(), plane.cols());
    if rows < 6 {
        // Closer rows share windows.
        return Ok(plane);
    }
    let mut board = TileBoard::full(&plane);
    drop(plane);
    let mut up = vec![0; board.stride()];
    let mut down = up.clone();
    for turn in 0..rows * EXCHANGES {
        budget.tick()?;
        if turn.is_multiple_of(1024) {
            budget.report("progress-mixing", turn as u64, (rows * EXCHANGES) as u64);
        }
        let first = turn % rows;
        let second = rng.below(rows);
        if first.abs_diff(second) >= 3 {
            exchange(&mut board, first, second, (&mut up, &mut down), rng);
        }
    }
    debug_assert_eq!(board.cols(), cols);
    Ok(board.black())
}

fn exchange(
    board: &mut TileBoard,
    first: usize,
    second: usize,
    (up, down): (&mut [u64], &mut [u64]),
    rng: &mut Rng,
) {
    let phase = rng.below(3);
    let (mut ups, mut downs) = (0, 0);
    for index in 0..up.len() {
        // A word is 64 = 3 * 21 + 1 columns: the pattern moves by one from word to word.
        let third = THIRDS[(phase + 2 * index) % 3];
        let mine = board.words(Ink::Black, first)[index];
        let theirs = board.words(Ink::Black, second)[index];
        let pick = third & board.inside(index) & (mine ^ theirs);
        let may = |row: usize, ink: Ink| !board.forbidden_word(ink, row, index);
        up[index] = pick & theirs & may(first, Ink::Black) & may(second, Ink::White);
        down[index] = pick & mine & may(first, Ink::White) & may(second, Ink::Black);
        ups += up[index].count_ones();
        downs += down[index].count_ones();
    }
    let start = rng.below(up.len());
    drop_some(up, ups.saturating_sub(downs), start);
    drop_some(down, downs.saturating_sub(ups), start);
    for index in 0..up.len() {
        board.flip_word(first, index, up[index] | down[index]);
        board.flip_word(second, index, up[index] | down[index]);
    }
}

/// Every third column, from 0, 1 and 2: tiles that far apart share no window.
const THIRDS: [u64; 3] = [0x9249_2492_4924_9249, 0x2492_4924_9249_2492, 0x4924_9249_2492_4924];

/// Drops so many ones, from a word on.
fn drop_some(words: &mut [u64], mut surplus: u32, start: usize) {
    let count = words.len();
    for index in (start..count).chain(0..start) {
        while surplus > 0 && words[index] != 0 {
            words[index] &= words[index] - 1;
            surplus -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::rules::equal_lines;

    #[test]
    fn every_board_is_legal_whatever_its_size() {
        let mut rng = Rng::new(5);
        let mut budget = Budget::unlimited();
        for rows in [2, 4, 6, 8, 14, 100] {
            for cols in [2, 4, 6, 10, 62, 64, 66, 200] {
                let plane = full_board((rows, cols), false, &mut rng, &mut budget).unwrap();
                let puzzle = Puzzle::new(rows, cols).unwrap();
                let solution = Solution { black: plane.unwrap() };
                assert_eq!(Unruly::check(&puzzle, &solution), Ok(()), "{rows}x{cols}");
            }
        }
    }

    #[test]
    fn boards_differ_and_can_have_unequal_lines() {
        let mut budget = Budget::unlimited();
        let mut draw =
            |seed| full_board((10, 10), true, &mut Rng::new(seed), &mut budget).unwrap().unwrap();
        let boards: Vec<Plane> = (0..20).map(&mut draw).collect();
        assert!(boards.iter().all(|b| equal_lines(b).is_none()));
        assert!((1..20).all(|i| boards[i] != boards[0]));
        assert_eq!(draw(3), boards[3]);
    }
}
