//! Mends the counts of a full board that has no three in a row.
//!
//! Turning over a black tile takes one black from its row and one from its column. So a surplus
//! travels: from a row to a column to another row, each time along a tile that may be turned
//! over, until it meets a line that lacks it. That is an augmenting path, as in matching.

mod walk;

use crate::unruly::board::TileBoard;
use crate::unruly::lines::Line;
use crate::unruly::rules::plane::Ones;
use crate::unruly::rules::{Ink, Plane};
use quadrille_core::{Budget, Rng, Stop};
use walk::Walk;

/// How often a line tries to exchange with lines of the opposite need before longer paths.
const PARTNERS: usize = 40;
/// Rounds in which no path is found before giving up.
const PATIENCE: usize = 40;

/// Turns tiles over, none of them `fixed`, until each line has half of each colour; false when no
/// path is left to try.
pub fn mend(
    board: &mut TileBoard,
    fixed: &Plane,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let mut mender = Mender::new(board, fixed, budget)?;
    mender.crossings(budget)?;
    mender.pairs_of_rows(rng, budget)?;
    mender.pairs_of_columns(rng, budget)?;
    mender.paths(rng, budget)
}

struct Mender<'a> {
    board: &'a mut TileBoard,
    /// Cells that may change, in the board's own words.
    free: Vec<u64>,
    /// The rows of the cells that may change, column by column; empty where most may change, and
    /// walking down a column is as quick.
    column_starts: Vec<u32>,
    column_rows: Vec<u32>,
}

/// Lists of free cells are kept when at most one cell in this many is free.
const SPARSE: usize = 4;

impl<'a> Mender<'a> {
    fn new(board: &'a mut TileBoard, fixed: &Plane, budget: &mut Budget) -> Result<Self, Stop> {
        let stride = board.stride();
        let (rows, cols) = (board.rows(), board.cols());
        let mut free = vec![0; rows * stride];
        let mut column_starts = vec![0u32; cols + 1];
        for row in 0..rows {
            budget.tick()?;
            let words = &mut free[row * stride..(row + 1) * stride];
            for (index, free) in words.iter_mut().enumerate() {
                *free = board.inside(index) & !TileBoard::with_margin(fixed.row(row), index);
            }
        }
        let count: usize = free.iter().map(|w| w.count_ones() as usize).sum();
        let mut column_rows = Vec::new();
        if count <= rows * cols / SPARSE {
            column_rows.resize(count, 0);
            let places = |row: usize| {
                let words = free[row * stride..(row + 1) * stride].iter().enumerate();
                words.flat_map(|(index, &word)| Ones(word, index * 64)).map(TileBoard::col_of)
            };
            for row in 0..rows {
                places(row).for_each(|col| column_starts[col + 1] += 1);
            }
            for col in 0..cols {
                column_starts[col + 1] += column_starts[col];
            }
            let mut next = column_starts.clone();
            for row in 0..rows {
                budget.tick()?;
                for col in places(row) {
                    column_rows[next[col] as usize] = row as u32;
                    next[col] += 1;
                }
            }
        }
        Ok(Mender { board, free, column_starts, column_rows })
    }

    /// How many blacks a line has too many; negative if it lacks some.
    fn surplus(&self, line: Line) -> i64 {
        let blacks = line.count(self.board, Ink::Black) as i64;
        blacks - (line.length(self.board) / 2) as i64
    }

    fn is_free(&self, row: usize, col: usize) -> bool {
        let (index, bit) = TileBoard::bit_of(col);
        self.free[row * self.board.stride() + index] & bit != 0
    }

    /// How many cells of a column to look at for those that may change.
    fn column_length(&self, col: usize) -> usize {
        match self.column_rows.is_empty() {
            true => self.board.rows(),
            false => (self.column_starts[col + 1] - self.column_starts[col]) as usize,
        }
    }

    /// The row of the cell in a place of a column's list.
    #[inline]
    fn column_row(&self, col: usize, place: usize) -> usize {
        match self.column_rows.is_empty() {
            true => place,
            false => self.column_rows[self.column_starts[col] as usize + place] as usize,
        }
    }

    /// Tiles of a colour in a row that may be turned over, by word.
    #[inline]
    fn turnable(&self, ink: Ink, row: usize, index: usize) -> u64 {
        self.free[row * self.board.stride() + index]
            & self.board.words(ink, row)[index]
            & !self.board.forbidden_word(!ink, row, index)
    }

    /// Whether a cell has this colour and may be turned over alone.
    #[inline]
    fn may_turn(&self, row: usize, col: usize, ink: Ink) -> bool {
        self.is_free(row, col)
            && self.board.get(row, col) == Some(ink)
            && !self.board.forbids(row, col, !ink)
    }

    /// Turns over tiles whose row and column both have too many of their colour.
    fn crossings(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let stride = self.board.stride();
        for ink in Ink::BOTH {
            let sign = if ink == Ink::Black { 1 } else { -1 };
            let mut wanted = vec![0u64; stride];
            for col in 0..self.board.cols() {
                if self.surplus(Line::Col(col)) * sign > 0 {
                    let (index, bit) = TileBoard::bit_of(col);
                    wanted[index] |= bit;
                }
            }
            for row in 0..self.board.rows() {
                budget.tick()?;
                for index in 0..stride {
                    if self.surplus(Line::Row(row)) * sign <= 0 {
                        break;
                    }
                    if wanted[index] == 0 {
                        continue;
                    }
                    for bit in Ones(self.turnable(ink, row, index) & wanted[index], index * 64) {
                        let col = TileBoard::col_of(bit);
                        // A turn before may have changed what this one depends on.
                        if self.surplus(Line::Row(row)) * sign > 0 && self.may_turn(row, col, ink) {
                            self.board.flip(row, col);
                            if self.surplus(Line::Col(col)) * sign <= 0 {
                                wanted[index] &= !(1 << (bit % 64));
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Moves a black from a row that has too many to one that lacks some, within a column.
    fn pairs_of_rows(&mut self, rng: &mut Rng, budget: &mut Budget) -> Result<(), Stop> {
        let stride = self.board.stride();
        let lines = |sign: i64, mender: &Self| {
            let rows = 0..mender.board.rows();
            rows.filter(|&r| mender.surplus(Line::Row(r)) * sign > 0).collect::<Vec<_>>()
        };
        let (many, few) = (lines(1, self), lines(-1, self));
        let mut next = 0;
        for row in many {
            for _ in 0..few.len().min(PARTNERS) {
                budget.tick()?;
                if self.surplus(Line::Row(row)) <= 0 {
                    break;
                }
                let other = few[next % few.len()];
                if self.surplus(Line::Row(other)) >= 0 {
                    next += 1;
                    continue;
                }
                let start = rng.below(stride);
                let mut moved = false;
                for index in (start..stride).chain(0..start) {
                    let both = self.turnable(Ink::Black, row, index)
                        & self.turnable(Ink::White, other, index);
                    if let Some(bit) = Ones(both, index * 64).next() {
                        let col = TileBoard::col_of(bit);
                        moved = self.turn_both((row, col), (other, col));
                        if moved {
                            break;
                        }
                    }
                }
                next += usize::from(!moved);
            }
        }
        Ok(())
    }

    /// Turns over two tiles of different colours, one after the other, if both may be.
    fn turn_both(&mut self, one: (usize, usize), two: (usize, usize)) -> bool {
        let Some(ink) = self.board.get(two.0, two.1) else { return false };
        self.board.flip(one.0, one.1);
        if self.may_turn(two.0, two.1, ink) {
            self.board.flip(two.0, two.1);
            return true;
        }
        self.board.flip(one.0, one.1);
        false
    }

    /// The same for columns, within a row: a row's words tell at once which columns would take it.
    fn pairs_of_columns(&mut self, rng: &mut Rng, budget: &mut Budget) -> Result<(), Stop> {
        let cols = 0..self.board.cols();
        let (many, few): (Vec<usize>, Vec<usize>) = cols
            .filter(|&col| self.surplus(Line::Col(col)) != 0)
            .partition(|&col| self.surplus(Line::Col(col)) > 0);
        let mut lacking = vec![0u64; self.board.stride()];
        for col in few {
            let (index, bit) = TileBoard::bit_of(col);
            lacking[index] |= bit;
        }
        for col in many {
            budget.tick()?;
            let length = self.column_length(col);
            let start = rng.below(length.max(1));
            let mut failures = 0;
            for place in (start..length).chain(0..start) {
                if self.surplus(Line::Col(col)) <= 0 || failures > PARTNERS {
                    break;
                }
                let row = self.column_row(col, place);
                if self.may_turn(row, col, Ink::Black) && !self.give(row, col, &mut lacking, rng) {
                    failures += 1;
                }
            }
        }
        Ok(())
    }

    /// Moves a black within its row to a column that lacks one; false if none takes it.
    fn give(&mut self, row: usize, col: usize, lacking: &mut [u64], rng: &mut Rng) -> bool {
        let stride = self.board.stride();
        let start = rng.below(stride);
        for index in (start..stride).chain(0..start) {
            if lacking[index] == 0 {
                continue;
            }
            for bit in Ones(self.turnable(Ink::White, row, index) & lacking[index], index * 64) {
                let other = TileBoard::col_of(bit);
                if self.turn_both((row, col), (row, other)) {
                    if self.surplus(Line::Col(other)) >= 0 {
                        lacking[index] &= !(1 << (bit % 64));
                    }
                    return true;
                }
            }
        }
        false
    }

    /// Searches longer paths for whatever is left.
    fn paths(&mut self, rng: &mut Rng, budget: &mut Budget) -> Result<bool, Stop> {
        let (rows, cols) = (self.board.rows(), self.board.cols());
        let mut walk = Walk::new(rows, cols);
        let mut failures = 0;
        loop {
            let lines = (0..rows).map(Line::Row).chain((0..cols).map(Line::Col));
            let mut off: Vec<Line> = lines.filter(|line| self.surplus(*line) != 0).collect();
            if off.is_empty() {
                return Ok(true);
            }
            rng.shuffle(&mut off);
            let before: i64 = off.iter().map(|line| self.surplus(*line).abs()).sum();
            for line in off {
                if self.surplus(line) != 0 {
                    // Neighbours in pairs only when single tiles do not help.
                    let _ = walk.find(self, line, false, rng, budget)?
                        || walk.find(self, line, true, rng, budget)?;
                }
            }
            let lines = (0..rows).map(Line::Row).chain((0..cols).map(Line::Col));
            let after: i64 = lines.map(|line| self.surplus(line).abs()).sum();
            if after >= before {
                failures += 1;
                if failures > PATIENCE {
                    return Ok(false);
                }
                self.shake(rng);
            }
        }
    }

    /// Turns over a few tiles at random: the way out when every path is blocked.
    fn shake(&mut self, rng: &mut Rng) {
        let (rows, cols) = (self.board.rows(), self.board.cols());
        let lists = if self.column_rows.is_empty() { rows * cols } else { self.column_rows.len() };
        for _ in 0..4 + lists / 2000 {
            let col = rng.below(cols);
            let length = self.column_length(col);
            if length == 0 {
                continue;
            }
            let row = self.column_row(col, rng.below(length));
            if let Some(ink) = self.board.get(row, col)
                && self.may_turn(row, col, ink)
            {
                self.board.flip(row, col);
            }
        }
    }

    /// Whether turning both neighbours over leaves no three in a row; they stay as they are.
    fn may_turn_two(&mut self, one: (usize, usize), two: (usize, usize), ink: Ink) -> bool {
        if !self.is_free(two.0, two.1) || self.board.get(two.0, two.1) != Some(!ink) {
            return false;
        }
        self.board.flip(one.0, one.1);
        self.board.flip(two.0, two.1);
        let fits =
            !self.board.forbids(one.0, one.1, !ink) && !self.board.forbids(two.0, two.1, ink);
        self.board.flip(one.0, one.1);
        self.board.flip(two.0, two.1);
        fits
    }
}
