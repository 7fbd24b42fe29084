//! Drawing a puzzle: a press goes through the tiles, a stroke fills what is empty.

use super::hand::{ink_of, turned};
use super::rules::{Ink, Puzzle, Solution, Unruly};
use quadrille_core::edit::{parted, unknown};
use quadrille_core::{
    Budget, Cell, Drag, Edit, Gesture, Hand, InputError, Key, Message, Outcome, Play, Rng,
    RuleBroken, Stop,
};

impl Edit for Unruly {
    const EDIT_DRAG: Drag = Drag::Paints;

    fn blank() -> Puzzle {
        Puzzle::new(6, 6).expect("a board may have this size")
    }

    fn resized(puzzle: &Puzzle, rows: usize, cols: usize) -> Result<Puzzle, InputError> {
        let mut other = Puzzle::new(rows, cols)?.with_unique_lines(puzzle.unique_lines());
        for row in 0..rows.min(puzzle.rows()) {
            for col in 0..cols.min(puzzle.cols()) {
                other.give(row, col, puzzle.given(row, col));
            }
        }
        Ok(other)
    }

    /// `r1c2=black`, `r1c2=white`, `r1c2=empty`.
    fn edit(puzzle: &mut Puzzle, text: &str) -> Result<(), InputError> {
        let (place, tile) = parted(text)?;
        let cell = inside(puzzle, place).ok_or_else(|| unknown(text))?;
        let ink = match tile {
            "black" => Some(Ink::Black),
            "white" => Some(Ink::White),
            "empty" => None,
            _ => return Err(unknown(text)),
        };
        puzzle.give(cell.row, cell.col, ink);
        Ok(())
    }

    fn edit_keys(puzzle: &Puzzle) -> Vec<Key> {
        Self::keys(puzzle)
    }

    fn edit_gesture(puzzle: &Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let (cell, next) = match *gesture {
            Gesture::Press { cell, other } => (cell, turned(at(puzzle, cell), other)),
            Gesture::Paint { cell, like } => match ink_of(like) {
                Some(ink) if ink.is_none() || at(puzzle, cell).is_none() => (cell, ink),
                _ => return Ok(Vec::new()),
            },
            Gesture::Type { cell, key, .. } => match key {
                "Enter" | " " => (cell, turned(at(puzzle, cell), false)),
                "Delete" | "Backspace" => (cell, None),
                // Of several digits typed in a row the last is meant.
                _ if key.ends_with(['1', 'b']) => (cell, Some(Ink::Black)),
                _ if key.ends_with(['2', '0', 'w']) => (cell, Some(Ink::White)),
                _ => return Ok(Vec::new()),
            },
            Gesture::Join { .. } => return Ok(Vec::new()),
        };
        if cell.row >= puzzle.rows() || cell.col >= puzzle.cols() {
            return Ok(Vec::new());
        }
        Ok(vec![format!("{cell}={}", next.map_or("empty", Ink::name))])
    }

    fn faults(puzzle: &Puzzle) -> Vec<RuleBroken> {
        Self::status(puzzle, &Self::start(puzzle)).broken
    }

    fn outcomes(puzzle: &Puzzle) -> Vec<(Cell, Vec<Outcome>)> {
        let both = |cell: Cell| Ink::BOTH.map(|ink| outcome(cell, ink)).to_vec();
        open(puzzle).map(|cell| (cell, both(cell))).collect()
    }

    fn outcome(_: &Puzzle, solution: &Solution, cell: Cell) -> String {
        Ink::black_if(solution.black.get(cell.row, cell.col)).name().to_string()
    }

    fn facts(
        puzzle: &Puzzle,
        solution: &Solution,
        rng: &mut Rng,
        _: &mut Budget,
    ) -> Result<Vec<String>, Stop> {
        let tile = |cell| outcome(cell, Ink::black_if(solution.black.get(cell.row, cell.col))).play;
        let mut facts: Vec<String> = open(puzzle).map(tile).collect();
        rng.shuffle(&mut facts);
        Ok(facts)
    }
}

fn outcome(cell: Cell, ink: Ink) -> Outcome {
    Outcome { face: ink.name().to_string(), play: format!("{cell}={}", ink.name()) }
}

fn open(puzzle: &Puzzle) -> impl Iterator<Item = Cell> + '_ {
    let cells =
        (0..puzzle.rows()).flat_map(|row| (0..puzzle.cols()).map(move |c| Cell::new(row, c)));
    cells.filter(|cell| puzzle.given(cell.row, cell.col).is_none())
}

fn at(puzzle: &Puzzle, cell: Cell) -> Option<Ink> {
    let inside = cell.row < puzzle.rows() && cell.col < puzzle.cols();
    if inside { puzzle.given(cell.row, cell.col) } else { None }
}

fn inside(puzzle: &Puzzle, name: &str) -> Option<Cell> {
    let cell: Cell = name.parse().ok()?;
    (cell.row < puzzle.rows() && cell.col < puzzle.cols()).then_some(cell)
}
