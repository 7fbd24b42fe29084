//! The sparse form of "two whites pair at any distance": whites sorted by value on a rail.

use super::rules::Puzzle;
use quadrille_core::Colour;

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
        whites.sort_by_key(|i| puzzle.values()[*i as usize]);
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
