//! Drawing a puzzle: cells and clues are chosen and typed into.

use super::hand::clue_at;
use super::rules::{Heights, Puzzle, Side, Towers, look, seen};
use quadrille_core::edit::{erases, parted, typed, unknown};
use quadrille_core::{
    Budget, Cell, Drag, Edit, Gesture, InputError, Key, Message, Outcome, Play, Rng, RuleBroken,
    Stop,
};

impl Edit for Towers {
    const EDIT_DRAG: Drag = Drag::Chooses;
    const SQUARE: bool = true;

    fn blank() -> Puzzle {
        Puzzle::empty(5).expect("a board may have this size")
    }

    /// Clues and towers that are too high for a smaller board go.
    fn resized(puzzle: &Puzzle, rows: usize, cols: usize) -> Result<Puzzle, InputError> {
        // Who changes one side means both.
        let n = if rows == puzzle.size() { cols } else { rows };
        let mut other = Puzzle::empty(n).map_err(InputError::new)?;
        for (side, index, clue) in puzzle.clues().filter(|&(_, i, clue)| i < n && clue <= n) {
            other.set_clue(side, index, clue as u32).map_err(InputError::new)?;
        }
        for (cell, height) in puzzle.givens() {
            if cell.row < n && cell.col < n && usize::from(height) <= n {
                other.give(cell, height.into()).map_err(InputError::new)?;
            }
        }
        Ok(other)
    }

    /// `r1c2=3`, `left2=3`; 0 takes away.
    fn edit(puzzle: &mut Puzzle, text: &str) -> Result<(), InputError> {
        let (place, number) = parted(text)?;
        let number: u32 = number.parse().map_err(|_| unknown(text))?;
        let n = puzzle.size();
        if let Ok(cell) = place.parse::<Cell>() {
            return match number {
                _ if cell.row >= n || cell.col >= n => Err(unknown(text)),
                0 => {
                    puzzle.drop_given(cell);
                    Ok(())
                }
                height => puzzle.give(cell, height).map_err(InputError::new),
            };
        }
        let (side, index) = clue_at(place, n).ok_or_else(|| unknown(text))?;
        match number {
            0 => puzzle.drop_clue(side, index),
            clue => puzzle.set_clue(side, index, clue).map_err(InputError::new)?,
        }
        Ok(())
    }

    fn edit_keys(puzzle: &Puzzle) -> Vec<Key> {
        let key = |n: usize| Key { key: n.to_string(), face: n.to_string(), pencil: false };
        (1..=puzzle.size()).map(key).collect()
    }

    fn edit_gesture(puzzle: &Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let n = puzzle.size();
        let Gesture::Type { cell, key, .. } = *gesture else { return Ok(Vec::new()) };
        if cell.row >= n || cell.col >= n {
            return Ok(Vec::new());
        }
        let now = puzzle.given(cell).map_or(0, usize::from);
        Ok(put(&cell.to_string(), now, key, n))
    }

    fn edit_clue(puzzle: &Puzzle, clue: &str, key: &str) -> Vec<String> {
        let n = puzzle.size();
        let Some((side, index)) = clue_at(clue, n) else { return Vec::new() };
        put(clue, puzzle.clue(side, index).unwrap_or(0), key, n)
    }

    fn faults(puzzle: &Puzzle) -> Vec<RuleBroken> {
        Self::status(puzzle, &Self::start(puzzle)).broken
    }

    fn outcomes(puzzle: &Puzzle) -> Vec<(Cell, Vec<Outcome>)> {
        let all = |cell: Cell| (1..=puzzle.size()).map(|height| outcome(cell, height)).collect();
        open(puzzle).map(|cell| (cell, all(cell))).collect()
    }

    fn outcome(_: &Puzzle, solution: &Heights, cell: Cell) -> String {
        solution[cell].to_string()
    }

    /// Clues first: they are what the game is about.
    fn facts(
        puzzle: &Puzzle,
        solution: &Heights,
        rng: &mut Rng,
        _: &mut Budget,
    ) -> Result<Vec<String>, Stop> {
        let sides = Side::ALL.into_iter();
        let places = sides.flat_map(|side| (0..puzzle.size()).map(move |i| (side, i)));
        let mut facts: Vec<String> = places
            .filter(|&(side, i)| puzzle.clue(side, i).is_none())
            .map(|(side, i)| format!("{side}{}={}", i + 1, seen(look(solution, side, i))))
            .collect();
        rng.shuffle(&mut facts);
        let height = |cell: Cell| outcome(cell, solution[cell].into()).play;
        let mut towers: Vec<String> = open(puzzle).map(height).collect();
        rng.shuffle(&mut towers);
        facts.append(&mut towers);
        Ok(facts)
    }
}

/// The edit that a key makes where this number stands.
fn put(place: &str, now: usize, key: &str, most: usize) -> Vec<String> {
    let next = match key {
        // Without digits at hand: the next number, and after the last none.
        "Enter" | " " => (now + 1) % (most + 1),
        _ if erases(key) => 0,
        _ => match typed(key, most as u64) {
            Some(number) => number as usize,
            None => return Vec::new(),
        },
    };
    vec![format!("{place}={next}")]
}

fn outcome(cell: Cell, height: usize) -> Outcome {
    Outcome { face: height.to_string(), play: format!("{cell}={height}") }
}

fn open(puzzle: &Puzzle) -> impl Iterator<Item = Cell> + '_ {
    puzzle.cells().filter(|&cell| puzzle.given(cell).is_none())
}
