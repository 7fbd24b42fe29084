//! The board as a graph of pairs that may be formed: bipartite like a checkerboard.

use super::rules::{Puzzle, compatible};
use quadrille_core::{Budget, Stop};
use quadrille_engines::matching::bipartite::Graph;

/// The side-by-side pairs of a board, one byte a cell; a pair weighs its smaller value, half of
/// what it saves.
pub struct Board<'p> {
    cols: usize,
    values: &'p [u32],
    /// Bits for the neighbours a cell may pair with: above, left, right, below.
    open: Vec<u8>,
    /// Even rows start with a left vertex, odd rows with a right one.
    left: Vec<bool>,
}

const ABOVE: u8 = 1;
const LEFT: u8 = 2;
const RIGHT: u8 = 4;
const BELOW: u8 = 8;

impl<'p> Board<'p> {
    /// The graph of a puzzle's side-by-side pairs.
    pub fn new(puzzle: &'p Puzzle, budget: &mut Budget) -> Result<Self, Stop> {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let colours = puzzle.colours();
        let mut open = vec![0u8; puzzle.len()];
        let mut left = vec![false; puzzle.len()];
        for row in 0..rows {
            budget.tick()?;
            for col in 0..cols {
                let here = row * cols + col;
                left[here] = (row + col) % 2 == 0;
                if col + 1 < cols && compatible(colours[here], colours[here + 1]) {
                    open[here] |= RIGHT;
                    open[here + 1] |= LEFT;
                }
                if row + 1 < rows && compatible(colours[here], colours[here + cols]) {
                    open[here] |= BELOW;
                    open[here + cols] |= ABOVE;
                }
            }
        }
        Ok(Board { cols, values: puzzle.values(), open, left })
    }
}

impl Graph for Board<'_> {
    fn len(&self) -> usize {
        self.values.len()
    }

    #[inline]
    fn is_left(&self, vertex: usize) -> bool {
        self.left[vertex]
    }

    #[inline]
    fn each(&self, vertex: usize, mut visit: impl FnMut(usize, i32)) {
        let (open, own) = (self.open[vertex], self.values[vertex]);
        let mut go = |other: usize| visit(other, own.min(self.values[other]) as i32);
        if open & ABOVE != 0 {
            go(vertex - self.cols);
        }
        if open & LEFT != 0 {
            go(vertex - 1);
        }
        if open & RIGHT != 0 {
            go(vertex + 1);
        }
        if open & BELOW != 0 {
            go(vertex + self.cols);
        }
    }
}
