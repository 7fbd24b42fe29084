//! A rectangle of values, row by row in one piece of memory.

use crate::Cell;
use std::ops::{Index, IndexMut};

/// A board of `rows` x `cols` values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grid<T> {
    rows: usize,
    cols: usize,
    values: Vec<T>,
}

impl<T> Grid<T> {
    /// Takes `values` row by row; there must be `rows * cols` of them.
    pub fn from_vec(rows: usize, cols: usize, values: Vec<T>) -> Self {
        assert_eq!(rows * cols, values.len(), "a grid has rows * cols values");
        Grid { rows, cols, values }
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// All values, row by row.
    pub fn values(&self) -> &[T] {
        &self.values
    }

    /// The value at a cell, or nothing outside the board.
    pub fn get(&self, cell: Cell) -> Option<&T> {
        (cell.row < self.rows && cell.col < self.cols).then(|| &self[cell])
    }

    /// All cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<T> {
        let cols = self.cols;
        (0..self.rows).flat_map(move |row| (0..cols).map(move |col| Cell::new(row, col)))
    }

    /// The values of one row.
    pub fn row(&self, row: usize) -> &[T] {
        &self.values[row * self.cols..(row + 1) * self.cols]
    }

    /// A grid of the same shape with every value replaced.
    pub fn map<U>(&self, change: impl FnMut(&T) -> U) -> Grid<U> {
        Grid { rows: self.rows, cols: self.cols, values: self.values.iter().map(change).collect() }
    }
}

impl<T: Clone> Grid<T> {
    /// A board filled with one value.
    pub fn filled(rows: usize, cols: usize, value: T) -> Self {
        Grid { rows, cols, values: vec![value; rows * cols] }
    }
}

impl<T> Index<Cell> for Grid<T> {
    type Output = T;

    // In the page's module, where little is inlined, a call for each look at a cell is a fifth of all reasoning.
    #[inline(always)]
    fn index(&self, cell: Cell) -> &T {
        debug_assert!(cell.col < self.cols);
        &self.values[cell.row * self.cols + cell.col]
    }
}

impl<T> IndexMut<Cell> for Grid<T> {
    #[inline(always)]
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        debug_assert!(cell.col < self.cols);
        &mut self.values[cell.row * self.cols + cell.col]
    }
}
