//! The puzzle as a formula.
//!
//! Beside `x[cell,k]` ("the tower is k high") each cell of a line with a clue has variables for
//! "it is at least h high", and each prefix of such a line, seen from the clue, variables for
//! "the highest so far is at least h". A tower is seen if the highest before it is lower.

use super::HeightVars;
use crate::towers::rules::{Heights, Puzzle, Side};
use quadrille_core::{Budget, Cell};
use quadrille_engines::sat::{Formula, Lit, Sat};

/// The formula of a puzzle and where its towers are.
pub struct SightFormula {
    /// The formula.
    pub formula: Formula,
    n: usize,
    x: HeightVars<Lit>,
    /// By cell and height: the tower is at least so high.
    at_least: Vec<Lit>,
}

impl SightFormula {
    /// States the puzzle, as far as the budget allows.
    pub fn new(puzzle: &Puzzle, budget: &Budget) -> Self {
        let n = puzzle.size();
        let mut formula = Formula::within(budget);
        let x = HeightVars::new(n, |name| formula.var(name));
        let mut model = SightFormula { formula, n, x, at_least: Vec::new() };
        model.latin(puzzle);
        model.name_least_heights(puzzle);
        for (side, index, clue) in puzzle.clues() {
            model.sight(side, index, clue);
        }
        for (cell, height) in puzzle.givens() {
            model.formula.clause(&[model.x.at(cell, height.into())]);
        }
        model
    }

    /// One height a cell; each height once a row and once a column.
    fn latin(&mut self, puzzle: &Puzzle) {
        let n = self.n;
        for cell in puzzle.cells() {
            self.formula.exactly_one(self.x.of(cell));
        }
        for line in puzzle.lines() {
            for k in 1..=n {
                let places: Vec<Lit> = (0..n).map(|i| self.x.at(line.cell(n, i), k)).collect();
                self.formula.exactly_one(&places);
            }
        }
    }

    /// "At least h" is "at least h+1, or h itself".
    fn name_least_heights(&mut self, puzzle: &Puzzle) {
        for cell in puzzle.cells() {
            let first = self.at_least.len();
            for height in 1..=self.n {
                self.at_least.push(self.formula.var(format!("least_{cell}_{height}")));
            }
            for height in 1..=self.n {
                let this = self.at_least[first + height - 1];
                let exactly = self.x.at(cell, height);
                self.formula.clause(&[!exactly, this]);
                if height < self.n {
                    let more = self.at_least[first + height];
                    self.formula.clause(&[!more, this]);
                    self.formula.clause(&[!this, exactly, more]);
                    self.formula.clause(&[!more, !exactly]);
                } else {
                    self.formula.clause(&[!this, exactly]);
                }
            }
        }
    }

    fn at_least(&self, cell: Cell, height: usize) -> Lit {
        self.at_least[(cell.row * self.n + cell.col) * self.n + height - 1]
    }

    /// The towers of one line seen from one side.
    fn sight(&mut self, side: Side, index: usize, clue: usize) {
        let n = self.n;
        let cell = |i: usize| match side {
            Side::Top => Cell::new(i, index),
            Side::Bottom => Cell::new(n - 1 - i, index),
            Side::Left => Cell::new(index, i),
            Side::Right => Cell::new(index, n - 1 - i),
        };
        // Before the second tower the highest so far is simply the first.
        let mut highest: Vec<Lit> = (1..=n).map(|h| self.at_least(cell(0), h)).collect();
        let mut seen = Vec::new();
        for i in 1..n {
            let here = cell(i);
            let visible = self.formula.var(format!("seen_{side}_{here}"));
            for h in 1..=n {
                let x = self.x.at(here, h);
                self.formula.clause(&[!x, highest[h - 1], visible]);
                self.formula.clause(&[!x, !highest[h - 1], !visible]);
            }
            seen.push(visible);
            highest = self.rise(here, &highest, &format!("highest_{side}_{here}"));
        }
        // The first tower is always seen.
        self.formula.exactly(clue - 1, &seen);
    }

    /// The highest so far once the tower at `here` is passed.
    fn rise(&mut self, here: Cell, before: &[Lit], name: &str) -> Vec<Lit> {
        let after: Vec<Lit> =
            (1..=self.n).map(|h| self.formula.var(format!("{name}_{h}"))).collect();
        for h in 1..=self.n {
            let (old, new, tower) = (before[h - 1], after[h - 1], self.at_least(here, h));
            self.formula.clause(&[!old, new]);
            self.formula.clause(&[!tower, new]);
            self.formula.clause(&[!new, old, tower]);
            if h > 1 {
                self.formula.clause(&[!new, after[h - 2]]);
            }
        }
        after
    }

    /// The variables that make two answers different.
    pub fn towers(&self) -> &[Lit] {
        &self.x.vars
    }

    /// Forbids a height in a cell.
    pub fn forbid(&mut self, cell: Cell, height: usize) {
        self.formula.clause(&[!self.x.at(cell, height)]);
    }

    /// The clause that some tower differs from these.
    pub fn differs_from(&self, heights: &Heights) -> Vec<Lit> {
        heights.cells().map(|cell| !self.x.at(cell, heights[cell].into())).collect()
    }

    /// The towers of a solution just found.
    pub fn read(&self, sat: &Sat) -> Heights {
        self.x.read(|var| sat.value(var))
    }
}
