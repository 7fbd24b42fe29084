//! The eight ways to turn and mirror a rectangle.

use crate::order::Order as _;
use crate::{Cell, Grid};

/// A way to turn and mirror a rectangle: rows upside down, columns the other way round, then the two exchanged, or
/// none of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The first row becomes the last one.
    pub rows: bool,
    /// The first column becomes the last one.
    pub cols: bool,
    /// After that rows become columns.
    pub exchanged: bool,
}

impl Turn {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// Each of them by its number; number 0 leaves all as it is.
    pub fn number(number: usize) -> Option<Turn> {
        let has = |bit: usize| number >> bit & 1 == 1;
        let turn = Turn { rows: has(0), cols: has(1), exchanged: has(2) };
        (number < Turn::COUNT).then_some(turn)
    }

    /// Where a cell of a rectangle goes.
    pub fn cell(self, cell: Cell, rows: usize, cols: usize) -> Cell {
        let row = if self.rows { rows - 1 - cell.row } else { cell.row };
        let col = if self.cols { cols - 1 - cell.col } else { cell.col };
        if self.exchanged { Cell::new(col, row) } else { Cell::new(row, col) }
    }

    /// A grid turned.
    pub fn grid<T: Clone>(self, grid: &Grid<T>) -> Grid<T> {
        let (rows, cols) = (grid.rows(), grid.cols());
        let (height, width) = if self.exchanged { (cols, rows) } else { (rows, cols) };
        let mut turned: Vec<(Cell, T)> =
            grid.cells().map(|cell| (self.cell(cell, rows, cols), grid[cell].clone())).collect();
        turned.order_by_key(|(cell, _)| (cell.row, cell.col));
        Grid::from_vec(height, width, turned.into_iter().map(|(_, value)| value).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_are_different_and_undo_each_other() {
        let grid = Grid::from_vec(2, 3, (0..6).collect());
        let all: Vec<Grid<i32>> =
            (0..Turn::COUNT).filter_map(Turn::number).map(|turn| turn.grid(&grid)).collect();
        assert_eq!(all[0], grid);
        assert_eq!(all[4], Grid::from_vec(3, 2, vec![0, 3, 1, 4, 2, 5]));
        for (number, one) in all.iter().enumerate() {
            assert!(!all[..number].contains(one), "{number}");
            let back = (0..Turn::COUNT).filter_map(Turn::number);
            assert_eq!(back.filter(|turn| turn.grid(one) == grid).count(), 1, "{number}");
        }
        assert_eq!(Turn::number(8), None);
    }
}
