//! Purges: jumps that together take some pegs away and leave everything else as it was. Players know some by
//! name, from *Winning Ways* (Berlekamp, Conway, Guy): they are what a plan is made of.
//!
//! Pegs in a line of three change every position class by nothing, so they can go together: that is the
//! three-purge, and two such lines side by side or round a corner are the six-purge and the L-purge.

use crate::pegs::rules::{Spot, jump};
use quadrille_core::{Cell, Grid, Shape};

/// The jumps of longer ones are not looked at.
const LONGEST: usize = 8;

/// What a purge is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// Three pegs in a line.
    Three,
    /// Six pegs, two by three.
    Six,
    /// Six pegs, four one way and three the other from a common corner.
    L,
    /// Any other pegs.
    Package,
}

/// Jumps that begin a plan, and the pegs they take away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purge {
    /// Its name.
    pub name: Name,
    /// The jumps.
    pub jumps: Vec<[Cell; 2]>,
    /// The pegs that are gone.
    pub gone: Vec<Cell>,
}

impl Purge {
    /// The shortest one that the next jumps of a plan are.
    pub fn first(
        shape: Shape,
        position: &Grid<Spot>,
        plan: impl Iterator<Item = [Cell; 2]>,
    ) -> Option<Self> {
        let mut after = position.clone();
        let mut jumps = Vec::new();
        for hop in plan.take(LONGEST) {
            jump(shape, &mut after, hop[0], hop[1]).ok()?;
            jumps.push(hop);
            let changed: Vec<Cell> =
                position.cells().filter(|&cell| position[cell] != after[cell]).collect();
            if jumps.len() >= 3 && changed.iter().all(|&cell| position[cell] == Spot::Peg) {
                return Some(Purge { name: name(shape, &changed), jumps, gone: changed });
            }
        }
        None
    }
}

/// What pegs that go together are called; the names are those of square boards.
fn name(shape: Shape, gone: &[Cell]) -> Name {
    let rows = || gone.iter().map(|cell| cell.row);
    let cols = || gone.iter().map(|cell| cell.col);
    let (Some(top), Some(bottom)) = (rows().min(), rows().max()) else { return Name::Package };
    let (Some(left), Some(right)) = (cols().min(), cols().max()) else { return Name::Package };
    let (tall, wide) = (bottom - top + 1, right - left + 1);
    let arm = |row: usize, col: usize| gone.iter().all(|cell| cell.row == row || cell.col == col);
    let corner = || {
        [(top, left), (top, right), (bottom, left), (bottom, right)]
            .into_iter()
            .any(|(row, col)| gone.contains(&Cell::new(row, col)) && arm(row, col))
    };
    match (shape, gone.len(), tall.min(wide), tall.max(wide)) {
        (Shape::Square, 3, 1, 3) => Name::Three,
        (Shape::Square, 6, 2, 3) => Name::Six,
        (Shape::Square, 6, 3, 4) if corner() => Name::L,
        _ => Name::Package,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::rules::{Pegs, Puzzle};
    use quadrille_core::{Notation, Options};

    fn drawn(text: &str) -> Puzzle {
        let format = Pegs::formats().iter().find(|format| format.name == "text").unwrap();
        format.read.unwrap()(text, &Options::new()).unwrap()
    }

    fn first(text: &str, jumps: &[[(usize, usize); 2]]) -> Option<Purge> {
        let puzzle = drawn(text);
        let plan = jumps.iter().map(|hop| hop.map(|(row, col)| Cell::new(row - 1, col - 1)));
        Purge::first(puzzle.shape(), puzzle.start(), plan)
    }

    #[test]
    fn three_pegs_in_a_line_go_by_a_peg_that_comes_back() {
        // The peg at the right jumps over the head of the column, and back over it in the end.
        let jumps = [[(1, 3), (1, 1)], [(3, 2), (1, 2)], [(1, 1), (1, 3)]];
        let purge = first("-**\n-*-\n-*-", &jumps).unwrap();
        assert_eq!(purge.name, Name::Three);
        assert_eq!(purge.gone, [(0, 1), (1, 1), (2, 1)].map(|(row, col)| Cell::new(row, col)));
        assert_eq!(first("-**\n-*-\n-*-", &jumps[..2]), None);
    }

    #[test]
    fn shapes_have_their_names() {
        let cells = |all: &[(usize, usize)]| -> Vec<Cell> {
            all.iter().map(|&(row, col)| Cell::new(row, col)).collect()
        };
        let six = cells(&[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]);
        let bend = cells(&[(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]);
        let other = cells(&[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]);
        assert_eq!(name(Shape::Square, &six), Name::Six);
        assert_eq!(name(Shape::Square, &bend), Name::L);
        assert_eq!(name(Shape::Square, &other), Name::Package);
        assert_eq!(name(Shape::Triangle, &six), Name::Package);
    }
}
