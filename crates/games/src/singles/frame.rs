//! The board as reasoning sees it: a frame of one cell around it, so that every cell has eight
//! neighbours, and a colour in every cell.

use quadrille_core::Cell;

/// What is known of a cell of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Not yet decided.
    Open,
    /// Decided white.
    White,
    /// Decided black.
    Black,
    /// No cell of the board.
    Outside,
}

impl Colour {
    /// Black or white.
    #[inline]
    pub fn of(black: bool) -> Self {
        if black { Colour::Black } else { Colour::White }
    }

    /// The name in moves and effects: `white` or `black`.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Open => "open",
            Colour::White => "white",
            Colour::Black => "black",
            Colour::Outside => "outside",
        }
    }

    /// Black for white and white for black.
    pub fn opposite(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
            other => other,
        }
    }
}

/// The board with a frame of one cell around it; cells are numbered row by row, frame included.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Rows of the board.
    pub rows: usize,
    /// Columns of the board.
    pub cols: usize,
    /// Cells from one row to the next.
    pub width: usize,
}

impl Frame {
    /// The frame of a board.
    pub fn new(rows: usize, cols: usize) -> Self {
        Frame { rows, cols, width: cols + 2 }
    }

    /// How many cells, frame included.
    pub fn len(self) -> usize {
        (self.rows + 2) * self.width
    }

    /// The number of a cell.
    #[inline]
    pub fn at(self, row: usize, col: usize) -> u32 {
        ((row + 1) * self.width + col + 1) as u32
    }

    /// The cell of a number.
    pub fn cell(self, at: u32) -> Cell {
        // Dividing small numbers is quicker.
        let width = self.width as u32;
        Cell::new((at / width - 1) as usize, (at % width - 1) as usize)
    }

    /// The numbers of all cells of the board in reading order.
    pub fn inside(self) -> impl Iterator<Item = u32> {
        (0..self.rows).flat_map(move |r| (0..self.cols).map(move |c| self.at(r, c)))
    }

    /// Whether a black here splits a board one cell wide, or leaves a 1x1 board without white.
    pub fn must_be_white(self, at: u32) -> bool {
        if self.rows > 1 && self.cols > 1 {
            return false;
        }
        let cell = self.cell(at);
        let between = |i: usize, n: usize| n == 1 || (i > 0 && i + 1 < n);
        (self.rows == 1 && between(cell.col, self.cols))
            || (self.cols == 1 && between(cell.row, self.rows))
    }

    /// The four cells beside one.
    #[inline]
    pub fn sides(self, at: u32) -> [u32; 4] {
        let w = self.width as u32;
        [at - w, at - 1, at + 1, at + w]
    }

    /// The four cells at the corners of one.
    #[inline]
    pub fn diagonals(self, at: u32) -> [u32; 4] {
        let w = self.width as u32;
        [at - w - 1, at - w + 1, at + w - 1, at + w + 1]
    }

    /// Every cell of the board open, the frame outside.
    pub fn colours(self) -> Vec<Colour> {
        let mut colours = vec![Colour::Outside; self.len()];
        for at in self.inside() {
            colours[at as usize] = Colour::Open;
        }
        colours
    }
}
