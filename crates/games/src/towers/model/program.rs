//! The integer program of reports 000 and 001, errata mended.
//!
//! `x[i,j,k]` = the tower at (i,j) has height k; `yu`, `yd`, `yl`, `yr` [i,j] = it is seen from
//! above, below, left, right. With S the number of towers above k before (i,j), seen from there:
//!
//! ```text
//! y <= 1 - S/n + (1 - x[i,j,k])        a tower behind a taller one is hidden
//! y >= 1 - S - n (1 - x[i,j,k])        a tower behind shorter ones is seen
//! sum of y over the line = clue        (missing from both reports)
//! ```
//!
//! That is report 000's S. Report 001 counts the towers of height k too ([`Counted::NotLower`]): no
//! other tower of the line has that height, so the whole solutions are the same, but the fractional
//! ones are not.

use super::HeightVars;
use crate::towers::rules::{Heights, Line, Puzzle, Side};
use quadrille_core::{Budget, Cell, InputError, message};
use quadrille_engines::mip::{Program, Var};

/// Above this size the rows, 8 n^3 of up to n^2 terms each, outgrow any solver.
const MAX_SIZE: usize = 20;

/// Which towers before a tower of height k its rows count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// k' > k, as in report 000.
    Taller,
    /// k' >= k, as in report 001.
    NotLower,
}

/// The program of a puzzle and where its towers are.
pub struct SightProgram {
    /// The program.
    pub program: Program,
    x: HeightVars<Var>,
    counted: Counted,
}

impl SightProgram {
    /// States the puzzle, as far as the budget allows.
    pub fn new(puzzle: &Puzzle, counted: Counted, budget: &Budget) -> Result<Self, InputError> {
        let n = puzzle.size();
        if n > MAX_SIZE {
            return Err(InputError::new(message!("towers-program-size", n = n, most = MAX_SIZE)));
        }
        let mut program = Program::within("towers", budget);
        let x = HeightVars::new(n, |name| program.binary(name));
        let mut model = SightProgram { program, x, counted };
        model.latin(puzzle);
        for (side, index, clue) in puzzle.clues() {
            model.sight(n, side, index, clue);
        }
        for (cell, height) in puzzle.givens() {
            model.program.fix(model.x.at(cell, height.into()), 1.0);
        }
        // The objective of both reports is a constant: any feasible point is optimal.
        model.program.maximise();
        model.x.of(Cell::new(0, 0)).iter().for_each(|&var| model.program.cost(var, 1.0));
        Ok(model)
    }

    /// One height a cell; each height once a row and once a column.
    fn latin(&mut self, puzzle: &Puzzle) {
        let n = puzzle.size();
        let mut once = |name: String, vars: Vec<Var>| {
            let terms: Vec<_> = vars.into_iter().map(|var| (var, 1.0)).collect();
            self.program.row(name, &terms, 1.0, 1.0);
        };
        for cell in puzzle.cells() {
            once(format!("one_{cell}"), self.x.of(cell).to_vec());
        }
        for line in puzzle.lines() {
            let name = match line.split(n) {
                (true, row) => format!("row{}", row + 1),
                (false, col) => format!("column{}", col + 1),
            };
            for k in 1..=n {
                let vars = (0..n).map(|i| self.x.at(line.cell(n, i), k)).collect();
                once(format!("{name}_{k}"), vars);
            }
        }
    }

    /// The towers of one line seen from one side.
    fn sight(&mut self, n: usize, side: Side, index: usize, clue: usize) {
        let (letter, line, backwards) = match side {
            Side::Top => ('u', Line(n + index), false),
            Side::Bottom => ('d', Line(n + index), true),
            Side::Left => ('l', Line(index), false),
            Side::Right => ('r', Line(index), true),
        };
        let cell = |i: usize| line.cell(n, if backwards { n - 1 - i } else { i });
        let mut seen = Vec::new();
        for i in 0..n {
            let here = cell(i);
            let y = self.program.binary(format!("y{letter}_{here}"));
            for k in 1..=n {
                let x = self.x.at(here, k);
                let lowest = if self.counted == Counted::Taller { k + 1 } else { k };
                let taller: Vec<Var> = (0..i)
                    .flat_map(|before| (lowest..=n).map(move |height| (before, height)))
                    .map(|(before, height)| self.x.at(cell(before), height))
                    .collect();
                let size = n as f64;
                let row = |share: f64, own: f64| {
                    let mut terms: Vec<_> = taller.iter().map(|&var| (var, share)).collect();
                    terms.extend([(y, 1.0), (x, own)]);
                    terms
                };
                let name = format!("{letter}_{here}_{k}");
                self.program.row(
                    format!("hide_{name}"),
                    &row(1.0 / size, 1.0),
                    f64::NEG_INFINITY,
                    2.0,
                );
                self.program.row(
                    format!("show_{name}"),
                    &row(1.0, -size),
                    1.0 - size,
                    f64::INFINITY,
                );
            }
            seen.push((y, 1.0));
        }
        let name = format!("clue_{letter}_{}", index + 1);
        self.program.row(name, &seen, clue as f64, clue as f64);
    }

    /// Forbids one answer, so that the next run finds another.
    pub fn forbid(&mut self, heights: &Heights, number: u64) {
        let terms: Vec<_> =
            heights.cells().map(|cell| (self.x.at(cell, heights[cell].into()), 1.0)).collect();
        let most = terms.len() as f64 - 1.0;
        self.program.row(format!("not_answer_{number}"), &terms, f64::NEG_INFINITY, most);
    }

    /// The towers of a solution of the program.
    pub fn read(&self, values: &[f64]) -> Heights {
        self.x.read(|var| values[var.index()] > 0.5)
    }
}
