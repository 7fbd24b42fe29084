//! Drawing a puzzle: a press turns a light on or off, a stroke makes all lights like the first.

use super::rules::{Lights, MOST, Puzzle};
use quadrille_core::edit::{parted, unknown};
use quadrille_core::{Cell, Drag, Edit, Gesture, Grid, InputError, Key, Message};

impl Edit for Lights {
    const EDIT_DRAG: Drag = Drag::Paints;
    const UNIFIES: bool = false;

    fn blank() -> Puzzle {
        Puzzle { lit: Grid::filled(3, 3, false) }
    }

    fn resized(puzzle: &Puzzle, rows: usize, cols: usize) -> Result<Puzzle, InputError> {
        if !(1..=MOST).contains(&rows) || !(1..=MOST).contains(&cols) {
            return Err(unknown(&format!("{rows}x{cols}")));
        }
        let lit = |i: usize| puzzle.lit.get(Cell::new(i / cols, i % cols)) == Some(&true);
        Ok(Puzzle { lit: Grid::from_vec(rows, cols, (0..rows * cols).map(lit).collect()) })
    }

    fn edit(puzzle: &mut Puzzle, text: &str) -> Result<(), InputError> {
        let (place, light) = parted(text)?;
        let cell = place.parse().ok().filter(|cell| puzzle.lit.get(*cell).is_some());
        let cell: Cell = cell.ok_or_else(|| unknown(text))?;
        puzzle.lit[cell] = match light {
            "on" => true,
            "off" => false,
            _ => return Err(unknown(text)),
        };
        Ok(())
    }

    fn edit_keys(_: &Puzzle) -> Vec<Key> {
        Vec::new()
    }

    fn edit_gesture(puzzle: &Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let (cell, like) = match *gesture {
            Gesture::Press { cell, .. } | Gesture::Type { cell, key: "Enter" | " ", .. } => {
                (cell, None)
            }
            Gesture::Paint { cell, like } => (cell, like.split_once('=').map(|(_, what)| what)),
            _ => return Ok(Vec::new()),
        };
        let Some(lit) = puzzle.lit.get(cell) else { return Ok(Vec::new()) };
        Ok(vec![format!("{cell}={}", like.unwrap_or(if *lit { "off" } else { "on" }))])
    }
}
