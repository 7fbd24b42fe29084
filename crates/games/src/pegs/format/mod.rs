//! The notations, one file each.

mod csv;
mod drawing;
mod id;

pub use drawing::draw;
pub use id::write_position;

use super::Pegs;
use super::rules::{Goal, MAX_SIDE, Minimise, Puzzle, Spot};
use quadrille_core::{Format, Grid, InputError, Kind, OptionSpec, Options, Shape};

/// The notations, the likeliest first: recognition takes the first that fits.
pub static FORMATS: &[Format<Pegs>] = &[
    Format {
        name: "id",
        about: "7x7:OOPPP... as in Simon Tatham's collection, triangle:5:HPP..., or a board's name \
                with an empty hole: english, triangle:5@r3c2",
        recognises: id::recognises,
        read: Some(id::read),
        write: Some(id::write),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "csv",
        about: "the reports' files: x peg, o hole, blank no cell, separated by commas",
        recognises: csv::recognises,
        read: Some(csv::read),
        write: Some(csv::write),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "matrix",
        about: "the reports' matrix: 0 hole, 1 peg, 2 no cell; --cells 123: 1 no cell, 2 hole, 3 peg",
        recognises: csv::recognises_matrix,
        read: Some(csv::read_matrix),
        write: Some(csv::write_matrix),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "text",
        about: "a drawing: * or x peg, - or o or . hole, space no cell; triangles centred",
        recognises: drawing::recognises,
        read: Some(drawing::read),
        write: Some(drawing::write),
        read_stream: None,
        write_stream: None,
    },
];

/// Options that change how a text is read or what is asked of the board.
pub static READ_OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "goal",
        kind: Kind::Text("any|centre|rRcC"),
        about: "where the last peg must stand (default any: as few pegs as possible, anywhere)",
    },
    OptionSpec {
        name: "minimise",
        kind: Kind::Choice(&["pegs", "moves"]),
        about: "moves: of the ways to the fewest pegs, one of fewest moves; a chain of jumps by one \
                peg is one move (default pegs)",
    },
    OptionSpec {
        name: "cells",
        kind: Kind::Choice(&["012", "123"]),
        about: "coding of the numeric matrix: 012 = hole, peg, no cell (default); 123 = no cell, \
                hole, peg",
    },
];

/// A board with the goal and the aim the options ask for.
pub fn asked(puzzle: Puzzle, options: &Options) -> Result<Puzzle, InputError> {
    let goal = match options.get("goal") {
        None | Some("any") => Goal::Any,
        Some("centre" | "center") => match puzzle.centre() {
            Some(cell) => Goal::At(cell),
            None => {
                return Err(InputError::new(
                    "--goal centre: this board has no cell in its centre; name one as rRcC",
                ));
            }
        },
        Some(text) => match text.parse() {
            Ok(cell) => Goal::At(cell),
            Err(()) => {
                let found: String = text.chars().take(20).collect();
                return Err(InputError::new(format!(
                    "--goal {found}: expected any, centre or a cell such as r4c4"
                )));
            }
        },
    };
    let minimise = match options.choice("minimise", &["pegs", "moves"])? {
        "moves" => Minimise::Moves,
        _ => Minimise::Pegs,
    };
    Ok(puzzle.with_goal(goal)?.with_minimise(minimise))
}

/// Reads a position of a puzzle's board in any notation, recognised by its content.
pub fn read_position(puzzle: &Puzzle, text: &str) -> Result<Grid<Spot>, InputError> {
    let Some(format) = FORMATS.iter().find(|f| (f.recognises)(text)) else {
        return Err(InputError::new(
            "expected the moves so far, such as r4c2-r4c4, or a position as id, csv or text",
        ));
    };
    let read = format.read.ok_or_else(|| InputError::new("this notation cannot be read"))?;
    let other = read(text, &Options::new())?;
    let same = |a: &Spot, b: &Spot| (*a == Spot::Nothing) == (*b == Spot::Nothing);
    let (ours, theirs) = (puzzle.start(), other.start());
    if other.shape() != puzzle.shape()
        || (ours.rows(), ours.cols()) != (theirs.rows(), theirs.cols())
        || !ours.values().iter().zip(theirs.values()).all(|(a, b)| same(a, b))
    {
        return Err(InputError::new("the position is of another board than the puzzle"));
    }
    Ok(theirs.clone())
}

/// Rows of spots gathered one by one, with the size limits checked as they grow.
struct Rows {
    rows: usize,
    cols: usize,
    spots: Vec<Spot>,
}

impl Rows {
    fn new() -> Self {
        Rows { rows: 0, cols: 0, spots: Vec::new() }
    }

    /// Takes one more row; all must be equally long.
    fn push(&mut self, line: usize, row: &[Spot]) -> Result<(), InputError> {
        if self.rows == 0 {
            self.cols = row.len();
        }
        if row.len() != self.cols {
            return Err(InputError::at(
                line,
                1,
                format!("found a row of {} cells, expected {} as above", row.len(), self.cols),
            ));
        }
        if self.rows == MAX_SIDE {
            return Err(InputError::at(line, 1, format!("more than {MAX_SIDE} rows")));
        }
        self.rows += 1;
        self.spots.extend_from_slice(row);
        Ok(())
    }

    fn finish(self, shape: Shape, options: &Options) -> Result<Puzzle, InputError> {
        if self.spots.is_empty() {
            return Err(InputError::at(1, 1, "found nothing, expected a board"));
        }
        let grid = Grid::from_vec(self.rows, self.cols, self.spots);
        asked(Puzzle::new(shape, grid).map_err(placed)?, options)
    }
}

/// An error of the board as a whole is shown at its beginning.
fn placed(error: InputError) -> InputError {
    InputError { at: error.at.or(Some((1, 1))), ..error }
}

/// An error for a row that is wider than any board may be.
fn too_wide(line: usize) -> InputError {
    InputError::at(line, MAX_SIDE + 1, format!("more than {MAX_SIDE} columns"))
}
