//! A hand on the board: a press goes from undecided to pressed to left alone.

use super::play::{State, word};
use super::rules::{Lights, Puzzle, Solution};
use quadrille_core::{Drag, Gesture, Hand, Message};

impl Hand for Lights {
    const DRAG: Drag = Drag::Paints;

    fn gesture(_: &Puzzle, state: &State, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let (cell, like) = match *gesture {
            Gesture::Press { cell, .. } | Gesture::Type { cell, key: "Enter" | " ", .. } => {
                (cell, None)
            }
            Gesture::Paint { cell, like } => (cell, like.split_once('=').map(|(_, what)| what)),
            _ => return Ok(Vec::new()),
        };
        let next = match state.get(cell) {
            None => return Ok(Vec::new()),
            Some(None) => Some(true),
            Some(Some(true)) => Some(false),
            Some(Some(false)) => None,
        };
        Ok(vec![format!("{cell}={}", like.unwrap_or(word(next)))])
    }

    fn extends(before: &State, after: &State) -> bool {
        before.cells().all(|cell| before[cell].is_none() || before[cell] == after[cell])
    }

    fn way_to(_: &Puzzle, solution: &Solution) -> Vec<String> {
        let pressed = &solution.pressed;
        pressed.cells().map(|cell| format!("{cell}={}", word(Some(pressed[cell])))).collect()
    }
}
