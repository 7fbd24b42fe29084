//! The positions of one class, numbered without gaps.

use crate::pegs::field::Field;
use crate::pegs::linear::Linear;
use quadrille_core::order::Order as _;

/// The place of the bit that tells odd from even, beside the cells of a position.
const ODD: usize = 63;
/// The most cells there is room for beside it.
const MAX_CELLS: usize = 62;

/// Numbers for everything that jumps, played or taken back, could make of one position.
///
/// As sets of cells, jumps span a space of sets: a position and another one of its class differ by
/// a member of it. In a reduced basis of that space each member of the basis has a *free* cell that
/// no other has, so the free cells of a position are the bits of its number and tell the rest.
///
/// The highest bit is not a cell but whether the pegs are odd in number. Every jump changes it, so
/// levels that follow each other lie in different halves of the numbers.
pub struct Numbering {
    /// The cell behind each bit of a number but the highest.
    pub free: Vec<usize>,
    /// What changes in a position with each bit of its number.
    pub basis: Vec<u64>,
    /// The position of number 0.
    pub base: u64,
    to_number: Linear,
    to_position: Linear,
}

impl Numbering {
    /// Numbers the class of `start`, or nothing on a board that is too large or has no jump.
    pub fn new(field: &Field, start: u64) -> Option<Self> {
        Numbering::with_first(field, start, &[])
    }

    /// The same with given cells as the highest bits, the first of them highest, as far as they do not follow from
    /// each other.
    ///
    /// Cells of few jumps get the low bits, or no bit at all: these are dearer to play in than the
    /// others (see [`super::Positions`]).
    pub fn with_first(field: &Field, start: u64, first: &[usize]) -> Option<Self> {
        if field.len() > MAX_CELLS || field.jumps.is_empty() {
            return None;
        }
        let mut uses = vec![0; field.len()];
        for jump in &field.jumps {
            [jump.from, jump.over, jump.to].into_iter().for_each(|cell| uses[cell] += 1);
        }
        let mut order: Vec<usize> = (0..field.len()).collect();
        let rank = |cell| first.iter().position(|f| *f == cell).unwrap_or(first.len());
        order.order_by_key(|&cell| (rank(cell), std::cmp::Reverse(uses[cell])));
        order.insert(0, ODD);
        let jumps = field.jumps.iter().map(|j| with_odd(1 << j.from | 1 << j.over | 1 << j.to));
        let mut pairs = reduced(jumps.collect(), &order);
        pairs.reverse();
        let base = pairs.iter().fold(with_odd(start), |position, (cell, vector)| {
            if position >> cell & 1 == 1 { position ^ vector } else { position }
        });
        let bit_of = |cell: usize| pairs.iter().position(|(f, _)| *f == cell);
        let odd = 1 << bit_of(ODD)?;
        let of_cell = |cell: usize| bit_of(cell).map_or(0, |bit| 1 << bit) ^ odd;
        let to_number = Linear::new(field.len(), of_cell);
        let cells = !(1 << ODD);
        let to_position = Linear::new(pairs.len(), |bit| pairs[bit].1 & cells);
        Some(Numbering {
            free: pairs.iter().map(|(cell, _)| *cell).filter(|c| *c != ODD).collect(),
            basis: pairs.iter().map(|(_, vector)| vector & cells).collect(),
            base: base & cells,
            to_number,
            to_position,
        })
    }

    /// How many bits a number has.
    pub fn bits(&self) -> usize {
        self.basis.len()
    }

    /// The number of a position of the class; what the number is for others means nothing.
    #[inline]
    pub fn number(&self, position: u64) -> u64 {
        self.to_number.image(position)
    }

    /// The position with a number.
    #[inline]
    pub fn position(&self, number: u64) -> u64 {
        self.base ^ self.to_position.image(number)
    }

    /// Whether a position is of this class.
    pub fn has(&self, position: u64) -> bool {
        self.position(self.number(position)) == position
    }
}

fn with_odd(cells: u64) -> u64 {
    cells | u64::from(cells.count_ones() & 1) << ODD
}

/// A reduced basis of the span: pairs of a cell and the only vector that has it. Cells early in
/// `order` are taken first.
fn reduced(mut vectors: Vec<u64>, order: &[usize]) -> Vec<(usize, u64)> {
    let mut basis: Vec<(usize, u64)> = Vec::new();
    for &cell in order {
        let Some(at) = vectors.iter().position(|v| v >> cell & 1 == 1) else { continue };
        let chosen = vectors.swap_remove(at);
        let others = vectors.iter_mut().chain(basis.iter_mut().map(|(_, v)| v));
        others.filter(|v| **v >> cell & 1 == 1).for_each(|v| *v ^= chosen);
        basis.push((cell, chosen));
    }
    basis
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::solve::word_board::word;

    #[test]
    fn every_position_has_a_number_of_its_own_and_jumps_stay_inside() {
        for (name, bits) in
            [("english", 29), ("european", 33), ("square:6", 32), ("triangle:5", 13)]
        {
            let puzzle = named(name, None).unwrap();
            let field = Field::new(&puzzle);
            let start = word(&field.pegs(puzzle.start()));
            let numbering = Numbering::new(&field, start).unwrap();
            assert_eq!(numbering.bits(), bits, "{name}");
            assert!(numbering.has(start) && !numbering.has(start ^ 1));
            let mut rng = quadrille_core::Rng::new(3);
            for _ in 0..500 {
                let number = rng.bits() & (u64::MAX >> (64 - bits));
                let position = numbering.position(number);
                assert_eq!(numbering.number(position), number, "{name}");
                assert_eq!(u64::from(position.count_ones() & 1), number >> (bits - 1), "{name}");
                for j in &field.jumps {
                    assert!(numbering.has(position ^ (1 << j.from | 1 << j.over | 1 << j.to)));
                }
            }
        }
    }
}
