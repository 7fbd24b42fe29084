//! The board as a graph of pairs that may be formed: bipartite like a checkerboard.
//!
//! Edges are not stored: four bits a cell say which neighbours it may pair with.

use super::rules::{Puzzle, compatible};
use quadrille_core::{Budget, Colour, Stop};
use quadrille_engines::matching::bipartite::{Graph, Weight};
use std::marker::PhantomData;
use std::time::Duration;

const ABOVE: u8 = 1;
const LEFT: u8 = 2;
const RIGHT: u8 = 4;
const BELOW: u8 = 8;
/// Set for the checkerboard's left side.
const SIDE: u8 = 16;

/// Which neighbours each cell may pair with.
struct Links {
    cols: usize,
    bits: Vec<u8>,
}

impl Links {
    /// Keeps the neighbours, by colour, that `keep` wants as well as the rules. Large boards are shared by the threads.
    fn new(
        puzzle: &Puzzle,
        threads: usize,
        budget: &mut Budget,
        keep: impl Fn(usize, usize) -> bool + Sync,
    ) -> Result<Self, Stop> {
        let (rows, cols, colours) = (puzzle.rows(), puzzle.cols(), puzzle.colours());
        let mut bits = vec![0u8; puzzle.len()];
        let joins = |a: usize, b: usize| compatible(colours[a], colours[b]) && keep(a, b);
        if threads < 2 || puzzle.len() < SHARED {
            link_rows(&mut bits, 0, (rows, cols), &joins, budget)?;
            return Ok(Links { cols, bits });
        }
        let share = rows.div_ceil(threads);
        let mut slices: Vec<Budget> =
            (0..threads).map(|_| budget.slice(Duration::MAX, u64::MAX)).collect();
        let ended: Vec<Result<(), Stop>> = std::thread::scope(|scope| {
            let pieces = bits.chunks_mut(share * cols).enumerate().zip(&mut slices);
            let works: Vec<_> = pieces
                .map(|((piece, bits), slice)| {
                    let joins = &joins;
                    scope.spawn(move || link_rows(bits, piece * share, (rows, cols), joins, slice))
                })
                .collect();
            works.into_iter().map(|work| work.join().unwrap_or(Err(Stop::GaveUp))).collect()
        });
        slices.iter().for_each(|slice| budget.absorb(slice));
        ended.into_iter().collect::<Result<(), Stop>>()?;
        Ok(Links { cols, bits })
    }

    #[inline]
    fn each(&self, cell: usize, mut visit: impl FnMut(usize)) {
        let bits = self.bits[cell];
        if bits & ABOVE != 0 {
            visit(cell - self.cols);
        }
        if bits & LEFT != 0 {
            visit(cell - 1);
        }
        if bits & RIGHT != 0 {
            visit(cell + 1);
        }
        if bits & BELOW != 0 {
            visit(cell + self.cols);
        }
    }
}

/// Boards with fewer cells are linked before a thread has started.
pub const SHARED: usize = 1 << 17;

/// Links the cells of some rows, from `first` on, whose bits these are; neighbours beyond them are linked from this side alone.
fn link_rows(
    bits: &mut [u8],
    first: usize,
    (rows, cols): (usize, usize),
    joins: &impl Fn(usize, usize) -> bool,
    budget: &mut Budget,
) -> Result<(), Stop> {
    let end = first + bits.len() / cols;
    for row in first..end {
        budget.tick()?;
        let mut left = false;
        for col in 0..cols {
            let (cell, here) = (row * cols + col, (row - first) * cols + col);
            // No branch depends on a colour: it would be guessed wrong half of the time.
            let right = col + 1 < cols && joins(cell, cell + 1);
            let below = row + 1 < rows && joins(cell, cell + cols);
            let above = match row == first {
                true => row > 0 && joins(cell - cols, cell),
                false => bits[here - cols] & BELOW != 0,
            };
            let side = (row + col).is_multiple_of(2);
            let found =
                [(above, ABOVE), (left, LEFT), (right, RIGHT), (below, BELOW), (side, SIDE)];
            bits[here] = found.iter().map(|(is, bit)| u8::from(*is) * bit).sum();
            left = right;
        }
    }
    Ok(())
}

/// Integers wide enough for a board's values.
pub trait Width: Weight + Send + Sync {
    /// The number itself.
    fn of(value: u32) -> Self;
}

impl Width for i32 {
    #[inline]
    fn of(value: u32) -> Self {
        value as i32
    }
}

impl Width for i64 {
    #[inline]
    fn of(value: u32) -> Self {
        i64::from(value)
    }
}

/// Whether sums of a few values fit in 31 bits.
pub fn is_narrow(puzzle: &Puzzle) -> bool {
    puzzle.values().iter().all(|v| *v < 1 << 28)
}

/// The side-by-side pairs of a board; a pair weighs its smaller value, half of what it saves.
pub struct BoardGraph<'p, W> {
    links: Links,
    values: &'p [u32],
    width: PhantomData<W>,
}

impl<'p, W: Width> BoardGraph<'p, W> {
    /// The graph of a puzzle's side-by-side pairs.
    pub fn new(puzzle: &'p Puzzle, threads: usize, budget: &mut Budget) -> Result<Self, Stop> {
        let links = Links::new(puzzle, threads, budget, |_, _| true)?;
        Ok(BoardGraph { links, values: puzzle.values(), width: PhantomData })
    }
}

impl<W: Width> Graph for BoardGraph<'_, W> {
    type Weight = W;

    fn len(&self) -> usize {
        self.values.len()
    }

    #[inline]
    fn is_left(&self, vertex: usize) -> bool {
        self.links.bits[vertex] & SIDE != 0
    }

    #[inline]
    fn each(&self, vertex: usize, mut visit: impl FnMut(usize, W)) {
        let own = self.values[vertex];
        self.links.each(vertex, |other| visit(other, W::of(own.min(self.values[other]))));
    }
}

/// The pairs with a coloured cell, where a white alone costs nothing: what is left of the
/// white-anywhere rule when its parity is dropped.
pub struct RelaxedGraph<'p, W> {
    links: Links,
    colours: &'p [Colour],
    values: &'p [u32],
    width: PhantomData<W>,
}

impl<'p, W: Width> RelaxedGraph<'p, W> {
    /// The pairs that save something.
    pub fn new(puzzle: &'p Puzzle, threads: usize, budget: &mut Budget) -> Result<Self, Stop> {
        let (colours, values) = (puzzle.colours(), puzzle.values());
        let links = Links::new(puzzle, threads, budget, |a, b| {
            match (colours[a] == Colour::White, colours[b] == Colour::White) {
                (true, true) => false,
                (false, false) => true,
                (true, false) => 2 * u64::from(values[b]) > u64::from(values[a]),
                (false, true) => 2 * u64::from(values[a]) > u64::from(values[b]),
            }
        })?;
        Ok(RelaxedGraph { links, colours, values, width: PhantomData })
    }
}

impl<W: Width> Graph for RelaxedGraph<'_, W> {
    type Weight = W;

    fn len(&self) -> usize {
        self.values.len()
    }

    #[inline]
    fn is_left(&self, vertex: usize) -> bool {
        self.links.bits[vertex] & SIDE != 0
    }

    #[inline]
    fn each(&self, vertex: usize, mut visit: impl FnMut(usize, W)) {
        self.links.each(vertex, |other| {
            let (a, b) = (W::of(self.values[vertex]), W::of(self.values[other]));
            let least = a.min(b);
            // Alone, a white costs nothing and a coloured cell its value; together they cost
            // their difference.
            let weight = if self.colours[vertex] == Colour::White {
                a.min(b + b - a)
            } else if self.colours[other] == Colour::White {
                b.min(a + a - b)
            } else {
                least + least
            };
            visit(other, weight);
        });
    }
}
