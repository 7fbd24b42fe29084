//! A hand on the board: cells are pressed and painted.

use super::play::State;
use super::rules::{Ink, Puzzle, Solution, Unruly};
use quadrille_core::{Cell, Drag, Gesture, Hand, Key, Message, message};

impl Hand for Unruly {
    const DRAG: Drag = Drag::Paints;

    fn keys(_: &Puzzle) -> Vec<Key> {
        let key = |key: &str, face: &str| Key { key: key.into(), face: face.into(), pencil: false };
        vec![key("1", "black"), key("2", "white")]
    }

    /// A press goes from empty to black to white; the other button the other way round.
    fn gesture(
        puzzle: &Puzzle,
        state: &State,
        gesture: &Gesture<'_>,
    ) -> Result<Vec<String>, Message> {
        use Ink::{Black, White};
        let (Gesture::Press { cell, .. }
        | Gesture::Paint { cell, .. }
        | Gesture::Join { to: cell, .. }
        | Gesture::Type { cell, .. }) = *gesture;
        if cell.row >= puzzle.rows() || cell.col >= puzzle.cols() {
            return Ok(Vec::new());
        }
        let now = state.get(cell.row, cell.col);
        let next = match *gesture {
            Gesture::Press { other, .. } => turned(now, other),
            Gesture::Paint { like, .. } => match ink_of(like) {
                // A stroke fills what is empty; one that empties takes away what it meets.
                Some(ink) if ink.is_none() || now.is_none() => ink,
                _ => return Ok(Vec::new()),
            },
            Gesture::Type { key, .. } => match key {
                "Enter" | " " => turned(now, false),
                "1" | "b" => Some(Black).filter(|_| now != Some(Black)),
                "2" | "0" | "w" => Some(White).filter(|_| now != Some(White)),
                "Backspace" | "Delete" => None,
                _ => return Ok(Vec::new()),
            },
            Gesture::Join { .. } => return Ok(Vec::new()),
        };
        if puzzle.given(cell.row, cell.col).is_some() {
            // A stroke passes over given tiles.
            if let Gesture::Paint { .. } = gesture {
                return Ok(Vec::new());
            }
            return Err(message!("unruly-fixed", cell = cell));
        }
        if next == now {
            return Ok(Vec::new());
        }
        Ok(vec![format!("{cell}={}", next.map_or("empty", Ink::name))])
    }

    fn extends(before: &State, after: &State) -> bool {
        let rows = before.known.rows();
        (0..rows).all(|row| {
            before.known.ones(row).all(|col| before.get(row, col) == after.get(row, col))
        })
    }

    fn way_to(puzzle: &Puzzle, solution: &Solution) -> Vec<String> {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| Cell::new(row, col)));
        let open = cells.filter(|c| puzzle.given(c.row, c.col).is_none());
        let ink = |c: &Cell| Ink::black_if(solution.black.get(c.row, c.col));
        open.map(|cell| format!("{cell}={}", ink(&cell).name())).collect()
    }
}

/// The tile after one more press.
pub(super) fn turned(now: Option<Ink>, other: bool) -> Option<Ink> {
    match (now, other) {
        (None, false) => Some(Ink::Black),
        (Some(Ink::Black), false) | (None, true) => Some(Ink::White),
        (Some(Ink::White), true) => Some(Ink::Black),
        _ => None,
    }
}

/// What the move that began a stroke puts down.
pub(super) fn ink_of(text: &str) -> Option<Option<Ink>> {
    match text.split_once('=')?.1 {
        "black" => Some(Some(Ink::Black)),
        "white" => Some(Some(Ink::White)),
        _ => Some(None),
    }
}
