//! Puzzle, answer and referee.

use quadrille_core::{Cell, Grid, RuleBroken, Rules, message};
use std::collections::BTreeMap;

/// The game.
pub struct Lights;

/// Boards have at most this many rows and columns.
pub const MOST: usize = 30;

/// Which lights burn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Row by row.
    pub lit: Grid<bool>,
}

/// Which cells to press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// Row by row.
    pub pressed: Grid<bool>,
}

/// The cells that a press turns, which are also the cells whose press turns this one.
pub fn turned(board: &Grid<bool>, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
    std::iter::once(cell).chain(cell.neighbours(board.rows(), board.cols()))
}

impl Rules for Lights {
    const NAME: &'static str = "lights";
    const TITLE: &'static str = "Lights (Lights Out)";

    type Puzzle = Puzzle;
    type Solution = Solution;

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.lit.values().len()
    }

    fn check(puzzle: &Puzzle, solution: &Solution) -> Result<(), RuleBroken> {
        let burns = |cell: &Cell| {
            let presses = turned(&puzzle.lit, *cell).filter(|at| solution.pressed[*at]).count();
            puzzle.lit[*cell] != (presses % 2 == 1)
        };
        match puzzle.lit.cells().find(burns) {
            Some(cell) => Err(RuleBroken::new(vec![cell], message!("lights-burns", cell = cell))),
            None => Ok(()),
        }
    }

    fn measures(_: &Puzzle, solution: &Solution) -> BTreeMap<&'static str, i64> {
        let presses = solution.pressed.values().iter().filter(|pressed| **pressed).count();
        BTreeMap::from([("presses", presses as i64)])
    }
}
