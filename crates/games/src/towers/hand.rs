//! A hand on the board: heights are typed, or pressed on a pad.

use super::heights;
use super::play::State;
use super::rules::{Heights, Puzzle, Side, Towers, look};
use quadrille_core::{Cell, Drag, Gesture, Hand, Key, Message, message};

impl Hand for Towers {
    const DRAG: Drag = Drag::Chooses;

    fn keys(puzzle: &Puzzle) -> Vec<Key> {
        let key = |height: usize| Key {
            key: digit(height).to_string(),
            face: height.to_string(),
            pencil: true,
        };
        (1..=puzzle.size()).map(key).collect()
    }

    fn gesture(
        puzzle: &Puzzle,
        state: &State,
        gesture: &Gesture<'_>,
    ) -> Result<Vec<String>, Message> {
        let &Gesture::Type { cell, key, pencil, tidy } = gesture else { return Ok(Vec::new()) };
        if state.heights.get(cell).is_none() {
            return Ok(Vec::new());
        }
        if key == "marks" {
            let mut marked = state.clone();
            mark_all(puzzle, &mut marked);
            return Ok((marked != *state).then(|| "marks".to_string()).into_iter().collect());
        }
        let built = state.heights[cell];
        let erases = matches!(key, "Backspace" | "Delete" | "0");
        let height = height_of(key).filter(|height| (1..=puzzle.size()).contains(height));
        if !erases && height.is_none() {
            return Ok(Vec::new());
        }
        if let Some(given) = puzzle.given(cell) {
            return Err(message!("towers-move-given", cell = cell, given = given));
        }
        Ok(match height {
            None if built != 0 => vec![format!("{cell}=0")],
            None if state.marks[cell].is_some() => vec![format!("{cell}:")],
            None => vec![],
            Some(_) if pencil && built != 0 => {
                return Err(message!("towers-mark-on-tower", cell = cell));
            }
            Some(height) if pencil => vec![format!("{cell}?{height}")],
            Some(height) if height == usize::from(built) => vec![format!("{cell}=0")],
            Some(height) if tidy => vec![format!("{cell}={height}!")],
            Some(height) => vec![format!("{cell}={height}")],
        })
    }

    /// The towers seen from a clue. Where an empty cell comes first, nobody knows what is seen behind it.
    fn counted(puzzle: &Puzzle, state: &State, clue: &str) -> Vec<Cell> {
        let n = puzzle.size();
        let Some((side, index)) = clue_at(clue, n) else { return Vec::new() };
        let line = side.line(index, n);
        let view = look(&state.heights, side, index);
        let forward = line.ends(n)[0] == side;
        let mut highest = 0;
        let mut seen = Vec::new();
        for (i, &height) in view.iter().enumerate() {
            if height == 0 {
                break;
            }
            if height > highest {
                highest = height;
                seen.push(line.cell(n, if forward { i } else { n - 1 - i }));
            }
        }
        seen
    }

    fn extends(before: &State, after: &State) -> bool {
        let pairs = before.heights.values().iter().zip(after.heights.values());
        pairs.into_iter().all(|(a, b)| *a == 0 || a == b)
    }

    fn way_to(puzzle: &Puzzle, solution: &Heights) -> Vec<String> {
        let open = puzzle.cells().filter(|&cell| puzzle.given(cell).is_none());
        open.map(|cell| format!("{cell}={}", solution[cell])).collect()
    }
}

/// The side and the place of a clue named as `left2`.
pub(super) fn clue_at(clue: &str, n: usize) -> Option<(Side, usize)> {
    let of = |side: Side| {
        let index: usize = clue.strip_prefix(side.name())?.parse().ok()?;
        (1..=n).contains(&index).then(|| (side, index - 1))
    };
    Side::ALL.into_iter().find_map(of)
}

/// The key of a height: `1` to `9`, then `a` for 10.
fn digit(height: usize) -> char {
    char::from_digit(height as u32, 36).unwrap_or('?')
}

fn height_of(key: &str) -> Option<usize> {
    let mut letters = key.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    letter.to_digit(36).map(|height| height as usize)
}

/// What a tower of this height rules out in the marks of its lines.
pub(super) fn tidy(state: &mut State, cell: Cell, height: u8) {
    let n = state.heights.rows();
    for i in 0..n {
        for other in [Cell::new(cell.row, i), Cell::new(i, cell.col)] {
            if let Some(marks) = &mut state.marks[other] {
                *marks &= !heights::only(height.into());
            }
        }
    }
    state.marks[cell] = None;
}

/// Marks every empty cell with the heights that no tower of its lines has.
pub(super) fn mark_all(puzzle: &Puzzle, state: &mut State) {
    let n = puzzle.size();
    for cell in puzzle.cells() {
        if state.heights[cell] != 0 {
            state.marks[cell] = None;
            continue;
        }
        let mut free = heights::all(n);
        for i in 0..n {
            for other in [Cell::new(cell.row, i), Cell::new(i, cell.col)] {
                if state.heights[other] != 0 {
                    free &= !heights::only(state.heights[other].into());
                }
            }
        }
        state.marks[cell] = Some(free);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Play;

    fn typed(puzzle: &Puzzle, state: &State, key: &str, pencil: bool) -> Vec<String> {
        let cell = Cell::new(0, 0);
        Towers::gesture(puzzle, state, &Gesture::Type { cell, key, pencil, tidy: true }).unwrap()
    }

    #[test]
    fn keys_build_mark_and_erase() {
        let puzzle = Puzzle::empty(4).unwrap();
        let mut state = Towers::start(&puzzle);
        assert_eq!(typed(&puzzle, &state, "3", false), ["r1c1=3!"]);
        assert_eq!(typed(&puzzle, &state, "3", true), ["r1c1?3"]);
        assert!(typed(&puzzle, &state, "5", false).is_empty());
        assert!(typed(&puzzle, &state, "Delete", false).is_empty());
        Towers::play(&puzzle, &mut state, "marks").unwrap();
        Towers::play(&puzzle, &mut state, "r1c1=3!").unwrap();
        assert_eq!(state.marks[Cell::new(0, 1)], Some(0b10110));
        assert_eq!(state.marks[Cell::new(1, 1)], Some(0b11110));
        assert_eq!(typed(&puzzle, &state, "3", false), ["r1c1=0"]);
        assert_eq!(typed(&puzzle, &state, "Delete", false), ["r1c1=0"]);
    }

    #[test]
    fn a_clue_counts_what_is_surely_seen() {
        let mut puzzle = Puzzle::empty(4).unwrap();
        puzzle.set_clue(Side::Right, 0, 2).unwrap();
        let state = Towers::read_progress(&puzzle, "r1c4=2;r1c3=1;r1c2=3").unwrap();
        let seen = Towers::counted(&puzzle, &state, "right1");
        assert_eq!(seen, [Cell::new(0, 3), Cell::new(0, 1)]);
        assert!(Towers::counted(&puzzle, &state, "left1").is_empty());
        assert!(Towers::counted(&puzzle, &state, "left9").is_empty());
    }
}
