//! Drawing a puzzle: cells are chosen and their numbers typed.

use super::rules::{Clue, Puzzle, Singles, Solution};
use quadrille_core::edit::{erases, parted, typed, unknown};
#[cfg(feature = "solve")]
use quadrille_core::{Budget, Rng, Stop};
use quadrille_core::{Cell, Drag, Edit, Gesture, InputError, Key, Message, Outcome};

impl Edit for Singles {
    const EDIT_DRAG: Drag = Drag::Chooses;

    fn blank() -> Puzzle {
        Puzzle::new(5, 5, vec![Clue::Empty; 25]).expect("a board may have this size")
    }

    fn resized(puzzle: &Puzzle, rows: usize, cols: usize) -> Result<Puzzle, InputError> {
        let clue = |i: usize| puzzle.clues().get(Cell::new(i / cols, i % cols));
        let clues = (0..rows * cols).map(|i| clue(i).copied().unwrap_or(Clue::Empty));
        Puzzle::new(rows, cols, clues.collect())
    }

    /// `r1c2=5`, `r1c2=empty`, `r1c2=?`.
    fn edit(puzzle: &mut Puzzle, text: &str) -> Result<(), InputError> {
        let (place, clue) = parted(text)?;
        let cell: Cell = place.parse().map_err(|()| unknown(text))?;
        let clue = match clue {
            "empty" => Clue::Empty,
            "?" => Clue::Question,
            number => match number.parse() {
                Ok(number) if number > 0 => Clue::Number(number),
                _ => return Err(unknown(text)),
            },
        };
        if !puzzle.print(cell, clue) {
            return Err(unknown(text));
        }
        Ok(())
    }

    fn edit_keys(puzzle: &Puzzle) -> Vec<Key> {
        let side = puzzle.rows().max(puzzle.cols());
        let key = |n: usize| Key { key: n.to_string(), face: n.to_string(), pencil: false };
        (1..=side).map(key).collect()
    }

    fn edit_gesture(puzzle: &Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let Gesture::Type { cell, key, .. } = *gesture else { return Ok(Vec::new()) };
        let Some(now) = puzzle.clues().get(cell) else { return Ok(Vec::new()) };
        let side = puzzle.rows().max(puzzle.cols()) as u64;
        let next = match key {
            "Enter" | " " => (now.number().unwrap_or(0) + 1) % (side + 1),
            "?" => return Ok(vec![format!("{cell}=?")]),
            _ if erases(key) => 0,
            _ => match typed(key, digits(side)) {
                Some(number) => number,
                None => return Ok(Vec::new()),
            },
        };
        Ok(vec![put(cell, next)])
    }

    fn outcomes(puzzle: &Puzzle) -> Vec<(Cell, Vec<Outcome>)> {
        let colour = |cell: Cell, name: &str| Outcome {
            face: name.to_string(),
            play: format!("{cell}={name}"),
        };
        let both = |cell| vec![colour(cell, "white"), colour(cell, "black")];
        puzzle.clues().cells().map(|cell| (cell, both(cell))).collect()
    }

    fn outcome(_: &Puzzle, solution: &Solution, cell: Cell) -> String {
        (if solution.black[cell] { "black" } else { "white" }).to_string()
    }

    /// Black cells get numbers that make them black.
    #[cfg(feature = "solve")]
    fn facts(
        puzzle: &Puzzle,
        solution: &Solution,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Vec<String>, Stop> {
        let mended = super::generate::mended(puzzle, solution, rng, budget)?;
        let changed = |cell: &Cell| mended.clues()[*cell] != puzzle.clues()[*cell];
        let number = |cell: Cell| put(cell, mended.clues()[cell].number().unwrap_or(0));
        Ok(puzzle.clues().cells().filter(changed).map(number).collect())
    }
}

/// The edit that prints a number; 0 for none.
fn put(cell: Cell, number: u64) -> String {
    if number == 0 { format!("{cell}=empty") } else { format!("{cell}={number}") }
}

/// The largest number that has as many digits as this one.
fn digits(number: u64) -> u64 {
    if number < 10 { 9 } else { 10 * digits(number / 10) + 9 }
}
