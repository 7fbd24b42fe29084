//! A hand on the board: a peg is led over its neighbour.

use super::format::write_move;
use super::play::State;
use super::rules::{Pegs, Puzzle, Solution, Spot, jump, pegs, possible};
use quadrille_core::{Cell, Drag, Gesture, Hand, Message, message};

impl Hand for Pegs {
    const DRAG: Drag = Drag::Joins;

    fn gesture(
        puzzle: &Puzzle,
        state: &State,
        gesture: &Gesture<'_>,
    ) -> Result<Vec<String>, Message> {
        match *gesture {
            Gesture::Join { from, to } => {
                let mut after = state.position.clone();
                jump(puzzle.shape(), &mut after, from, to).map_err(|broken| broken.what)?;
                Ok(vec![write_move(&[from, to])])
            }
            // Picking up a peg is no move yet; one that cannot jump says so.
            Gesture::Press { cell, .. }
                if state.position.get(cell) == Some(&Spot::Peg)
                    && Self::reach(puzzle, state, cell).is_empty() =>
            {
                Err(message!("pegs-cannot-jump", cell = cell))
            }
            _ => Ok(Vec::new()),
        }
    }

    fn reach(puzzle: &Puzzle, state: &State, from: Cell) -> Vec<Cell> {
        let jumps = possible(puzzle.shape(), &state.position);
        jumps.filter(|(start, _)| *start == from).map(|(_, to)| to).collect()
    }

    /// A peg that left never comes back: every later position has fewer.
    fn extends(before: &State, after: &State) -> bool {
        pegs(&after.position) <= pegs(&before.position)
    }

    fn way_to(_: &Puzzle, solution: &Solution) -> Vec<String> {
        solution.moves.iter().map(|path| write_move(path)).collect()
    }
}
