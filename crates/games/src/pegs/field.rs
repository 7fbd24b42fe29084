//! The board as solvers see it: cells numbered in reading order, jumps as triples of numbers,
//! and the symmetries that map the board onto itself.

use super::rules::{Goal, Puzzle, Solution, Spot, directions};
use quadrille_core::{Cell, Grid, Shape};

/// One possible jump, by cell numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jump {
    /// Where the peg starts.
    pub from: usize,
    /// The peg that leaves.
    pub over: usize,
    /// Where it lands.
    pub to: usize,
}

/// A numbered board without pegs.
#[derive(Clone, Debug)]
pub struct Field {
    /// The cell of each number.
    pub cells: Vec<Cell>,
    /// Every jump there is room for.
    pub jumps: Vec<Jump>,
    /// The symmetries as permutations of the numbers, the identity first.
    pub symmetries: Vec<Vec<usize>>,
    shape: Shape,
    numbers: Grid<Option<usize>>,
}

impl Field {
    /// Numbers the cells of a puzzle's board.
    pub fn new(puzzle: &Puzzle) -> Self {
        let cells: Vec<Cell> = puzzle.cells().collect();
        let mut numbers = puzzle.start().map(|_| None);
        for (i, cell) in cells.iter().enumerate() {
            numbers[*cell] = Some(i);
        }
        let mut field = Field {
            cells,
            jumps: Vec::new(),
            symmetries: Vec::new(),
            shape: puzzle.shape(),
            numbers,
        };
        field.find_jumps();
        field.find_symmetries();
        field
    }

    /// How many cells there are.
    #[allow(clippy::len_without_is_empty)] // no puzzle is without cells
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// The number of a cell, or nothing where there is none.
    pub fn number(&self, cell: Cell) -> Option<usize> {
        self.numbers.get(cell).copied().flatten()
    }

    /// How the cells lie.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Which numbers hold a peg in a position of this board.
    pub fn pegs(&self, position: &Grid<Spot>) -> Vec<bool> {
        self.cells.iter().map(|c| position[*c] == Spot::Peg).collect()
    }

    /// The number of the goal, if there is one.
    pub fn goal(&self, puzzle: &Puzzle) -> Option<usize> {
        match puzzle.goal() {
            Goal::Any => None,
            Goal::At(cell) => self.number(cell),
        }
    }

    /// Jumps as a solution.
    pub fn solution(&self, jumps: impl IntoIterator<Item = Jump>) -> Solution {
        Solution::from_jumps(jumps.into_iter().map(|j| (self.cells[j.from], self.cells[j.to])))
    }

    /// The cells that take part in some jump, as bits; for boards of up to 64 cells.
    pub fn touched(&self) -> u64 {
        let cells = self.jumps.iter().flat_map(|j| [j.from, j.over, j.to]);
        cells.fold(0, |set, cell| set | 1 << cell)
    }

    fn step(&self, from: usize, by: (isize, isize)) -> Option<usize> {
        let cell = self.cells[from];
        let row = cell.row.checked_add_signed(by.0)?;
        self.number(Cell::new(row, cell.col.checked_add_signed(by.1)?))
    }

    /// The cells next to one, in the directions of jumps.
    pub fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        directions(self.shape).iter().filter_map(move |&by| self.step(cell, by))
    }

    fn find_jumps(&mut self) {
        for from in 0..self.len() {
            for &by in directions(self.shape) {
                if let Some(over) = self.step(from, by)
                    && let Some(to) = self.step(over, by)
                {
                    self.jumps.push(Jump { from, over, to });
                }
            }
        }
    }

    fn find_symmetries(&mut self) {
        let low = |pick: fn(&Cell) -> usize| self.cells.iter().map(pick).min().unwrap_or(0);
        let high = |pick: fn(&Cell) -> usize| self.cells.iter().map(pick).max().unwrap_or(0);
        let (top, left) = (low(|c| c.row), low(|c| c.col));
        let (height, width) = (high(|c| c.row) - top, high(|c| c.col) - left);
        for turn in 0..8 {
            let image = |cell: Cell| match self.shape {
                Shape::Square => {
                    let (mut r, mut c) = (cell.row - top, cell.col - left);
                    if turn & 1 != 0 {
                        r = height - r;
                    }
                    if turn & 2 != 0 {
                        c = width - c;
                    }
                    if turn & 4 != 0 {
                        (r, c) = (c, r);
                    }
                    Some(Cell::new(r + top, c + left))
                }
                Shape::Triangle => triangle_image(self.numbers.rows(), turn, cell),
            };
            let find = |cell: &Cell| image(*cell).and_then(|c| self.number(c));
            let permutation = self.cells.iter().map(find).collect::<Option<Vec<_>>>();
            // On a board of one row several turns do the same.
            self.symmetries.extend(permutation.filter(|p| !self.symmetries.contains(p)));
        }
    }
}

/// A cell of a triangle has three coordinates of constant sum; symmetries permute them.
pub(super) fn triangle_image(rows: usize, turn: usize, cell: Cell) -> Option<Cell> {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 1, 0], [1, 2, 0], [2, 0, 1]];
    let order = ORDERS.get(turn)?;
    let three = [cell.col, cell.row - cell.col, rows - 1 - cell.row];
    let (a, b) = (three[order[0]], three[order[1]]);
    Some(Cell::new(a + b, a))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;

    #[test]
    fn jumps_and_symmetries_are_counted() {
        for (name, jumps, symmetries) in [
            ("english", 76, 8),
            ("european", 92, 8),
            ("square:6", 96, 8),
            ("rect:3x4", 20, 4),
            ("rect:1x9", 14, 2),
            ("triangle:5", 36, 6),
            ("asymmetrical", 92, 2),
        ] {
            let field = Field::new(&named(name, None).unwrap());
            assert_eq!(field.jumps.len(), jumps, "{name}");
            assert_eq!(field.symmetries.len(), symmetries, "{name}");
        }
    }

    #[test]
    fn symmetries_map_jumps_to_jumps() {
        for name in ["english", "triangle:6", "rect:3x5", "asymmetrical"] {
            let field = Field::new(&named(name, None).unwrap());
            for s in &field.symmetries {
                for j in &field.jumps {
                    let image = Jump { from: s[j.from], over: s[j.over], to: s[j.to] };
                    assert!(field.jumps.contains(&image), "{name}");
                }
            }
        }
    }
}
