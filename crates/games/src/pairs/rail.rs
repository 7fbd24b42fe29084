//! The rail: a sparse graph for "two whites pair at any distance".
//!
//! All pairs of K whites would be K(K-1)/2 edges, millions of millions on large boards. Instead the
//! whites are sorted by value and hung on a rail that starts at the ground, value 0; the gap below
//! a white costs the step from its lower neighbour, or from the ground.
//!
//! ```text
//! ground 0 ---2--- w2 ---1--- w3 ---6--- w9
//! ```
//!
//! Whites that no coloured cell takes use a set of gaps in which each of them is the end of an odd
//! number: two of them pair along the stretch between them, which costs their difference, or the
//! lowest goes down to the ground, which costs its value, that is, it stays alone. No other pairing of
//! them is cheaper: where two stretches overlap, exchanging their ends costs no more. So the least
//! cost of such a set is the least score of these whites.
//!
//! As a matching: gap `i` below white `i` is two vertices, its lower and its upper end, matched to
//! each other while the gap is unused; else each is matched to the white at its end, or to the next
//! gap in use. A white must be covered: by a coloured cell beside it or by a gap. That takes two
//! vertices and at most four edges for each white.

use super::rules::Puzzle;
use quadrille_core::Colour;
use quadrille_core::order::Order as _;

/// The whites by value, and the numbering of the graph: first all cells, then two vertices a gap.
pub struct Rail {
    cells: usize,
    whites: Vec<u32>,
    values: Vec<u32>,
}

impl Rail {
    /// Sorts a puzzle's whites by value, equal ones in reading order.
    pub fn new(puzzle: &Puzzle) -> Self {
        let white = |i: &u32| puzzle.colours()[*i as usize] == Colour::White;
        let mut whites: Vec<u32> = (0..puzzle.len() as u32).filter(white).collect();
        whites.order_by_key(|i| puzzle.values()[*i as usize]);
        let values = whites.iter().map(|i| puzzle.values()[*i as usize]).collect();
        Rail { cells: puzzle.len(), whites, values }
    }

    /// The whites from the least value to the greatest.
    pub fn whites(&self) -> &[u32] {
        &self.whites
    }

    /// The value of a white by its place on the rail.
    pub fn value(&self, at: usize) -> u32 {
        self.values[at]
    }

    /// How many gaps: one below each white.
    pub fn gaps(&self) -> usize {
        self.whites.len()
    }

    /// How many vertices the graph has.
    pub fn vertices(&self) -> usize {
        self.cells + 2 * self.gaps()
    }

    /// The vertex at the lower end of a gap; that of gap 0 is the ground.
    pub fn lower(&self, gap: usize) -> usize {
        self.cells + 2 * gap
    }

    /// The vertex at the upper end of a gap.
    pub fn upper(&self, gap: usize) -> usize {
        self.cells + 2 * gap + 1
    }

    /// What a gap costs: the step from the white below, or from the ground.
    pub fn cost(&self, gap: usize) -> i64 {
        let below = if gap == 0 { 0 } else { self.values[gap - 1] };
        i64::from(self.values[gap]) - i64::from(below)
    }

    /// All edges with their costs: pairs with a coloured cell, then the rail.
    pub fn edges(&self, puzzle: &Puzzle) -> Vec<(u32, u32, i64)> {
        let white = |i: u32| puzzle.colours()[i as usize] == Colour::White;
        let mut edges: Vec<(u32, u32, i64)> = puzzle
            .side_by_side()
            .filter(|p| !(white(p.first) && white(p.second)))
            .map(|p| (p.first, p.second, i64::from(puzzle.cost(p))))
            .collect();
        let mut add = |a: usize, b: usize, cost: i64| edges.push((a as u32, b as u32, cost));
        for gap in 0..self.gaps() {
            // A gap in use is paid where its lower end is matched; the lowest one, whose lower
            // end is the ground and may stay uncovered, where its upper end is.
            let ground = if gap == 0 { self.cost(0) } else { 0 };
            add(self.lower(gap), self.upper(gap), 0);
            add(self.upper(gap), self.whites[gap] as usize, ground);
            if gap > 0 {
                let cost = self.cost(gap);
                let below = if gap == 1 { self.cost(0) } else { 0 };
                add(self.lower(gap), self.whites[gap - 1] as usize, cost);
                add(self.lower(gap), self.upper(gap - 1), cost + below);
            }
        }
        edges
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_cost_the_steps_from_the_ground_up() {
        let puzzle: Puzzle = "1x5a:w9r5w2dw3".parse().unwrap();
        let rail = Rail::new(&puzzle);
        assert_eq!(rail.whites(), [2, 4, 0]);
        assert_eq!([0, 1, 2].map(|gap| rail.cost(gap)), [2, 1, 6]);
        assert_eq!(rail.vertices(), 5 + 2 * 3);
        // Two pairs with the red cell; three edges inside gaps, three up to whites, two down to
        // whites, two between gaps.
        let edges = rail.edges(&puzzle);
        assert_eq!(edges.len(), 2 + 3 + 3 + 2 + 2);
        // The stretch from w3 up to w9, used by no other: its lower end pays.
        assert!(edges.contains(&(rail.lower(2) as u32, 4, 6)));
        assert!(edges.contains(&(rail.upper(2) as u32, 0, 0)));
    }
}
