//! Boards of any size as several words: one bit a place of the grid, jumps found by shifting.

use crate::pegs::rules::{Puzzle, Spot, directions};
use quadrille_core::{Cell, Shape};

/// A set of places of a grid, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const W: usize>(pub [u64; W]);

impl<const W: usize> Bits<W> {
    /// No place.
    pub const EMPTY: Self = Bits([0; W]);

    /// Adds a place.
    #[inline]
    pub fn set(&mut self, at: usize) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    /// Turns a place around.
    #[inline]
    pub fn flip(&mut self, at: usize) {
        self.0[at / 64] ^= 1 << (at % 64);
    }

    /// Whether a place is in the set.
    #[inline]
    pub fn has(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 != 0
    }

    /// Whether a neighbour is in the set.
    #[inline]
    pub fn has_any(&self, beside: &Beside) -> bool {
        beside.iter().any(|at| self.has(at))
    }

    /// What place `i` of the result holds is what place `i + by` held; outside is empty.
    #[inline]
    pub fn ahead(&self, by: isize) -> Self {
        let (words, bits) = ((by.unsigned_abs() / 64), (by.unsigned_abs() % 64) as u32);
        let at = |i: Option<usize>| i.filter(|i| *i < W).map_or(0, |i| self.0[i]);
        Bits(std::array::from_fn(|i| {
            if by >= 0 {
                let low = at(Some(i + words)) >> bits;
                if bits == 0 { low } else { low | at(Some(i + words + 1)) << (64 - bits) }
            } else {
                let high = at(i.checked_sub(words)) << bits;
                if bits == 0 { high } else { high | at(i.checked_sub(words + 1)) >> (64 - bits) }
            }
        }))
    }

    /// The places in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(i, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                (rest != 0).then(|| {
                    rest &= rest - 1;
                    i * 64 + bit
                })
            })
        })
    }
}

/// The neighbours of a place.
#[derive(Clone, Copy, Default)]
pub struct Beside {
    places: [u16; 6],
    count: u8,
}

impl Beside {
    /// Adds a neighbour: there are six at most.
    pub fn add(&mut self, place: u16) {
        self.places[usize::from(self.count)] = place;
        self.count += 1;
    }

    /// One after another.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.places[..usize::from(self.count)].iter().map(|&at| usize::from(at))
    }
}

/// One direction in which pegs jump.
pub struct Direction<const W: usize> {
    /// How far a neighbour is.
    pub by: isize,
    /// The places a jump may start from.
    pub from: Bits<W>,
    /// The places that have a neighbour there.
    near: Bits<W>,
}

/// The pegs of a position that have no neighbour, and those that have just one.
pub struct Lonely<const W: usize> {
    /// No neighbour.
    pub none: Bits<W>,
    /// One neighbour.
    pub one: Bits<W>,
}

/// A board for shifting.
pub struct WideBoard<const W: usize> {
    /// The directions of jumps.
    pub ways: Vec<Direction<W>>,
    /// The neighbours of every place.
    pub beside: Vec<Beside>,
    cols: usize,
}

impl<const W: usize> WideBoard<W> {
    /// The board of a puzzle; its places must fit.
    pub fn new(puzzle: &Puzzle) -> Self {
        let grid = puzzle.start();
        let is_cell = |cell: Cell| grid.get(cell).is_some_and(|spot| *spot != Spot::Nothing);
        Self::of(puzzle.shape(), (grid.rows(), grid.cols()), is_cell)
    }

    /// The board of some cells of a box whose places must fit.
    pub fn of(shape: Shape, (rows, cols): (usize, usize), is_cell: impl Fn(Cell) -> bool) -> Self {
        let place = |c: Cell| c.row * cols + c.col;
        let inside = |c: Cell| c.row < rows && c.col < cols && is_cell(c);
        let step = |c: Cell, (dr, dc): (isize, isize)| {
            let cell = Cell::new(c.row.checked_add_signed(dr)?, c.col.checked_add_signed(dc)?);
            inside(cell).then_some(cell)
        };
        let cells =
            || (0..rows * cols).map(|i| Cell::new(i / cols, i % cols)).filter(|c| inside(*c));
        let mut ways = Vec::new();
        let mut beside = vec![Beside::default(); rows * cols];
        for &by in directions(shape) {
            let (mut from, mut near) = (Bits::EMPTY, Bits::EMPTY);
            for cell in cells() {
                if let Some(over) = step(cell, by) {
                    beside[place(cell)].add(place(over) as u16);
                    near.set(place(cell));
                    if step(over, by).is_some() {
                        from.set(place(cell));
                    }
                }
            }
            ways.push(Direction { by: by.0 * cols as isize + by.1, from, near });
        }
        WideBoard { ways, beside, cols }
    }

    /// The pegs of a puzzle's start.
    pub fn start(&self, puzzle: &Puzzle) -> Bits<W> {
        let mut pegs = Bits::EMPTY;
        let grid = puzzle.start();
        let standing = grid.cells().filter(|c| grid[*c] == Spot::Peg);
        standing.for_each(|c| pegs.set(c.row * self.cols + c.col));
        pegs
    }

    /// The places from which a peg can jump in direction `way`.
    #[inline]
    pub fn jumpers(&self, pegs: &Bits<W>, way: usize) -> Bits<W> {
        let Direction { by, from, .. } = &self.ways[way];
        let over = pegs.ahead(*by);
        let to = pegs.ahead(2 * by);
        Bits(std::array::from_fn(|i| pegs.0[i] & over.0[i] & !to.0[i] & from.0[i]))
    }

    /// Which pegs have no neighbour, and which just one.
    pub fn lonely(&self, pegs: &Bits<W>) -> Lonely<W> {
        let (mut some, mut several) = (Bits::<W>::EMPTY, Bits::<W>::EMPTY);
        for Direction { by, near, .. } in &self.ways {
            let there = pegs.ahead(*by);
            for i in 0..W {
                let there = there.0[i] & near.0[i];
                several.0[i] |= some.0[i] & there;
                some.0[i] |= there;
            }
        }
        Lonely {
            none: Bits(std::array::from_fn(|i| pegs.0[i] & !some.0[i])),
            one: Bits(std::array::from_fn(|i| pegs.0[i] & some.0[i] & !several.0[i])),
        }
    }

    /// The place of a cell.
    pub fn place(&self, cell: Cell) -> usize {
        cell.row * self.cols + cell.col
    }

    /// The cell of a place.
    pub fn cell(&self, place: usize) -> Cell {
        Cell::new(place / self.cols, place % self.cols)
    }
}
