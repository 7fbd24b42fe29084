//! Families of cells: those that a peg can come to from each other by jumping.
//!
//! A jump moves a peg within its family and takes one away, so no family ever gets more pegs. On a square or triangular
//! grid the families are the cells of equal row and column modulo two: four of them.

use crate::pegs::field::Field;
use quadrille_core::order::Order as _;

/// Families of more than one cell, as sets of cells, the largest first.
pub fn families(field: &Field) -> Vec<u64> {
    let mut of: Vec<u64> = (0..field.len()).map(|cell| 1 << cell).collect();
    for jump in &field.jumps {
        let both = of[jump.from] | of[jump.to];
        (0..of.len()).filter(|cell| both >> cell & 1 == 1).for_each(|cell| of[cell] = both);
    }
    of.retain(|set| set.count_ones() > 1);
    of.order();
    of.dedup();
    of.order_by_key(|set| std::cmp::Reverse(set.count_ones()));
    of
}

/// One family whose pegs tell pages apart. Its cells are neighbouring bits of a block's number.
pub struct Family {
    /// Its cells.
    pub cells: u64,
    /// How many there are.
    pub size: usize,
    /// The lowest of its bits in a block's number.
    shift: usize,
    /// For every set of its cells, its number among those of equally many.
    rank: Vec<u32>,
    /// The sets of so many cells in the order of these numbers.
    sets: Vec<Vec<u32>>,
}

impl Family {
    /// Lists the sets of some cells.
    pub fn new(cells: u64, shift: usize) -> Self {
        let size = cells.count_ones() as usize;
        let mut sets = vec![Vec::new(); size + 1];
        let rank = (0..1u32 << size).map(|set| {
            let alike = &mut sets[set.count_ones() as usize];
            alike.push(set);
            alike.len() as u32 - 1
        });
        Family { cells, size, shift, rank: rank.collect(), sets }
    }

    /// How many sets of so many of its cells there are.
    #[inline]
    pub fn count(&self, pegs: usize) -> usize {
        self.sets[pegs].len()
    }

    /// One of the sets of so many of its cells, as bits of a block's number.
    #[inline]
    pub fn set(&self, pegs: usize, rank: usize) -> usize {
        (self.sets[pegs][rank] as usize) << self.shift
    }

    /// The number of a block's set among those of equally many cells.
    #[inline]
    pub fn rank(&self, block: usize) -> usize {
        self.rank[block >> self.shift & (self.rank.len() - 1)] as usize
    }
}
