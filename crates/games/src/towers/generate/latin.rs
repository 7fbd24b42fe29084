//! Random Latin squares, by Jacobson and Matthews' walk.
//!
//! A square is a cube of 0 and 1: 1 where a row, a column and a height meet. A move adds 1 to a
//! corner of a smaller cube inside and keeps all sums; it may leave a single -1, from which the
//! next move starts. The walk tends to the uniform distribution over all Latin squares, which
//! filling cell after cell does not.

use crate::towers::rules::Heights;
use quadrille_core::{Budget, Grid, Rng, Stop};

/// Row, column and height, each from 0.
type Triple = [usize; 3];

struct Cube {
    n: usize,
    values: Vec<i8>,
}

/// A random Latin square of heights 1 to `n`.
pub fn square(n: usize, rng: &mut Rng, budget: &mut Budget) -> Result<Heights, Stop> {
    let mut cube = Cube::cyclic(n);
    let mut improper = None;
    // About n^3 moves mix well; small boards get some more, for next to nothing.
    let moves = if n > 1 { (n * n * n).max(500) } else { 0 };
    let mut made = 0;
    while made < moves || improper.is_some() {
        budget.tick()?;
        improper = cube.step(improper, rng);
        made += 1;
    }
    let height = |cell: usize| cube.ones([cell / n, cell % n, 0], 2).next().unwrap_or(0) as u8 + 1;
    Ok(Grid::from_vec(n, n, (0..n * n).map(height).collect()))
}

impl Cube {
    fn cyclic(n: usize) -> Self {
        let mut cube = Cube { n, values: vec![0; n * n * n] };
        for row in 0..n {
            for column in 0..n {
                *cube.at([row, column, (row + column) % n]) = 1;
            }
        }
        cube
    }

    fn at(&mut self, [row, column, height]: Triple) -> &mut i8 {
        &mut self.values[(row * self.n + column) * self.n + height]
    }

    /// Where along an axis through `place` the cube holds a 1.
    fn ones(&self, place: Triple, axis: usize) -> impl Iterator<Item = usize> {
        let stride = [self.n * self.n, self.n, 1];
        let start: usize = (0..3).filter(|&a| a != axis).map(|a| place[a] * stride[a]).sum();
        (0..self.n).filter(move |&i| self.values[start + i * stride[axis]] == 1)
    }

    /// One move, from the improper triple if there is one; returns the one it leaves.
    fn step(&mut self, improper: Option<Triple>, rng: &mut Rng) -> Option<Triple> {
        let from = improper.unwrap_or_else(|| self.random_zero(rng));
        // Through an improper triple run two 1s along each axis, else one.
        let to: Triple = std::array::from_fn(|axis| {
            let skip = if improper.is_some() { rng.below(2) } else { 0 };
            self.ones(from, axis).nth(skip).unwrap_or(from[axis])
        });
        for corner in 0..8 {
            let place: Triple =
                std::array::from_fn(
                    |axis| if corner >> axis & 1 == 0 { from[axis] } else { to[axis] },
                );
            let even = (corner as u32).count_ones().is_multiple_of(2);
            *self.at(place) += if even { 1 } else { -1 };
        }
        (*self.at(to) < 0).then_some(to)
    }

    fn random_zero(&mut self, rng: &mut Rng) -> Triple {
        loop {
            let place = [(); 3].map(|()| rng.below(self.n));
            if *self.at(place) == 0 {
                return place;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::{Puzzle, Towers};
    use quadrille_core::Rules;
    use std::collections::BTreeMap;

    #[test]
    fn every_square_is_latin() {
        let mut rng = Rng::new(3);
        for n in 1..20 {
            let square = square(n, &mut rng, &mut Budget::unlimited()).unwrap();
            assert_eq!(Towers::check(&Puzzle::empty(n).unwrap(), &square), Ok(()));
        }
    }

    #[test]
    fn all_twelve_squares_of_size_three_come_about_equally_often() {
        let mut rng = Rng::new(4);
        let mut seen = BTreeMap::new();
        for _ in 0..1200 {
            let square = square(3, &mut rng, &mut Budget::unlimited()).unwrap();
            *seen.entry(square.values().to_vec()).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 12);
        assert!(seen.values().all(|&times| (60..150).contains(&times)), "{seen:?}");
    }
}
