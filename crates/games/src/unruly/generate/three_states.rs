//! Report 002's generation program, (1) to (7): every cell is empty, white or black.

use super::program::Tiles;
use quadrille_core::{Budget, Rng, Stop};
use quadrille_engines::mip::{Program, Var};

/// Random prices are whole numbers below this: small, so that an optimum is soon proved.
const PRICES: usize = 4;

/// The program and its variables.
pub struct ThreeStates {
    /// The program.
    pub program: Program,
    /// The variables of each cell, row by row: empty, white, black.
    pub cells: Vec<[Var; 3]>,
}

/// `x_r1c1_k`: the cell is empty (k = 1), white (2) or black (3).
pub fn three_states(
    (rows, cols): (usize, usize),
    tiles: Tiles,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<ThreeStates, Stop> {
    let mut program = Program::within("unruly generation", budget);
    let mut cells = Vec::with_capacity(rows * cols);
    for index in 0..rows * cols {
        let (row, col) = (index / cols + 1, index % cols + 1);
        let vars = [1, 2, 3].map(|k| program.binary(format!("x_r{row}c{col}_{k}")));
        program.row(format!("one_r{row}c{col}"), &vars.map(|v| (v, 1.0)), 1.0, 1.0);
        for var in &vars[1..] {
            program.cost(*var, rng.below(PRICES) as f64);
        }
        cells.push(vars);
    }
    for (state, name, count) in [(1, "nb_blancs", tiles.white), (2, "nb_noirs", tiles.black)] {
        let terms: Vec<_> = cells.iter().map(|vars| (vars[state], 1.0)).collect();
        program.row(name, &terms, count as f64, count as f64);
    }
    for (down, name) in [(false, "row"), (true, "column")] {
        for first in 0..rows * cols {
            budget.tick()?;
            let (row, col) = (first / cols, first % cols);
            let (fits, step) = if down { (row + 2 < rows, cols) } else { (col + 2 < cols, 1) };
            for state in [1, 2].into_iter().filter(|_| fits) {
                let window = [0, 1, 2].map(|at| (cells[first + at * step][state], 1.0));
                let name = format!("{name}_r{}c{}_{}", row + 1, col + 1, state + 1);
                program.row(name, &window, f64::NEG_INFINITY, 2.0);
            }
        }
    }
    match program.stopped() {
        Some(stop) => Err(stop),
        None => Ok(ThreeStates { program, cells }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_the_rows_of_the_report() {
        let tiles = Tiles { white: 3, black: 4 };
        let mut budget = Budget::unlimited();
        let model = three_states((4, 6), tiles, &mut Rng::new(1), &mut budget).unwrap();
        let lp = model.program.to_lp();
        // (1) a cell, (2) and (3), and (4) to (7): a window a place it fits, for each colour.
        assert_eq!(model.program.variables(), 4 * 6 * 3);
        assert_eq!(model.program.rows(), 4 * 6 + 2 + 2 * (4 * 4 + 2 * 6));
        for line in [
            " one_r1c1: x_r1c1_1 + x_r1c1_2 + x_r1c1_3 = 1",
            " row_r4c4_2: x_r4c4_2 + x_r4c5_2 + x_r4c6_2 <= 2",
            " column_r2c6_3: x_r2c6_3 + x_r3c6_3 + x_r4c6_3 <= 2",
        ] {
            assert!(lp.lines().any(|l| l == line), "{line} missing in\n{lp}");
        }
    }
}
