//! A hand on the board: cells are pressed and painted.

use super::play::{Mark, State};
use super::rules::{Puzzle, Singles, Solution};
use quadrille_core::{Drag, Gesture, Hand, Key, Message};

impl Hand for Singles {
    const DRAG: Drag = Drag::Paints;

    fn keys(_: &Puzzle) -> Vec<Key> {
        let key = |key: &str, face: &str| Key { key: key.into(), face: face.into(), pencil: false };
        vec![key("1", "black"), key("2", "circle")]
    }

    /// A press goes from open to black to circled; the other button circles.
    fn gesture(_: &Puzzle, state: &State, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        use Mark::{Black, Open, White};
        let (Gesture::Press { cell, .. }
        | Gesture::Paint { cell, .. }
        | Gesture::Join { to: cell, .. }
        | Gesture::Type { cell, .. }) = *gesture;
        let Some(&now) = state.marks.get(cell) else { return Ok(Vec::new()) };
        let unless = |mark: Mark| if now == mark { Open } else { mark };
        let turned = match now {
            Open => Black,
            Black => White,
            White => Open,
        };
        let next = match *gesture {
            Gesture::Press { other: true, .. } => unless(White),
            Gesture::Press { .. } => turned,
            Gesture::Paint { like, .. } => match mark_of(like) {
                // A stroke fills what is open; one that opens takes away what it meets.
                Some(mark) if mark == Open || now == Open => mark,
                _ => return Ok(Vec::new()),
            },
            Gesture::Type { key, .. } => match key {
                "Enter" | " " => turned,
                "1" | "b" => unless(Black),
                "2" | "o" | "w" => unless(White),
                "Backspace" | "Delete" | "0" => Open,
                _ => return Ok(Vec::new()),
            },
            Gesture::Join { .. } => return Ok(Vec::new()),
        };
        if next == now {
            return Ok(Vec::new());
        }
        Ok(vec![format!("{cell}={}", name(next))])
    }

    fn extends(before: &State, after: &State) -> bool {
        let pairs = before.marks.values().iter().zip(after.marks.values());
        pairs.into_iter().all(|(a, b)| *a == Mark::Open || a == b)
    }

    fn way_to(_: &Puzzle, solution: &Solution) -> Vec<String> {
        let black = solution.black.cells().filter(|&cell| solution.black[cell]);
        black.map(|cell| format!("{cell}=black")).collect()
    }
}

fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "open",
        Mark::White => "white",
        Mark::Black => "black",
    }
}

/// What the move that began a stroke makes of a cell.
fn mark_of(text: &str) -> Option<Mark> {
    match text.split_once('=')?.1 {
        "black" => Some(Mark::Black),
        "white" => Some(Mark::White),
        _ => Some(Mark::Open),
    }
}
