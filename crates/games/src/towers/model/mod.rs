//! The exact models of a puzzle, as data: the integer program of reports 000 and 001, and a
//! formula.

mod formula;
mod program;

pub use formula::SightFormula;
pub use program::{Counted, SightProgram};

use super::rules::{Heights, Puzzle};
use quadrille_core::{Budget, Cell, Grid, InputError, ModelKind};

/// The text of a model file.
pub fn write(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
    let budget = &Budget::unlimited();
    Ok(match kind {
        ModelKind::Lp => SightProgram::new(puzzle, Counted::Taller, budget)?.program.to_lp(),
        ModelKind::Mps => SightProgram::new(puzzle, Counted::Taller, budget)?.program.to_mps(),
        ModelKind::Cnf => SightFormula::new(puzzle, budget).formula.to_dimacs(),
    })
}

/// One variable for each cell and height, by cell and then height.
struct HeightVars<V> {
    n: usize,
    vars: Vec<V>,
}

impl<V: Copy> HeightVars<V> {
    /// Names them `x_r1c1_3`.
    fn new(n: usize, mut make: impl FnMut(String) -> V) -> Self {
        let cells = Grid::filled(n, n, ()).cells();
        let vars = cells.flat_map(|cell| (1..=n).map(move |k| format!("x_{cell}_{k}")));
        HeightVars { n, vars: vars.map(&mut make).collect() }
    }

    /// "The tower at `cell` has height `height`."
    fn at(&self, cell: Cell, height: usize) -> V {
        self.vars[(cell.row * self.n + cell.col) * self.n + height - 1]
    }

    /// The variables of one cell.
    fn of(&self, cell: Cell) -> &[V] {
        let first = (cell.row * self.n + cell.col) * self.n;
        &self.vars[first..first + self.n]
    }

    /// The heights whose variables hold; 0 where none does.
    fn read(&self, holds: impl Fn(V) -> bool) -> Heights {
        let height =
            |cell| (1..=self.n).find(|&k| holds(self.at(cell, k))).map_or(0, |height| height as u8);
        let heights = Grid::filled(self.n, self.n, ()).cells().map(height).collect();
        Grid::from_vec(self.n, self.n, heights)
    }
}
