//! The notations, one file each.

mod csv;
mod drawing;
mod id;
mod moves;

pub(crate) use drawing::draw;
pub(crate) use id::write_position;
pub(crate) use moves::{read_move, write_move};

use super::rules::{Goal, MAX_SIDE, Minimise, Pegs, Puzzle, Solution, Spot, replay};
use quadrille_core::fields::quoted;
use quadrille_core::{
    Arg, Format, Grid, InputError, Kind, Notation, OptionSpec, Options, Shape, message,
};
use quadrille_exchange::save_file;
use std::fmt;
use std::str::FromStr;

/// The notations, the likeliest first: recognition takes the first that fits.
static FORMATS: &[Format<Pegs>] = &[
    Format {
        name: "id",
        about: "pegs-format-id",
        recognises: id::recognises,
        read: Some(id::read),
        write: Some(id::write),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "csv",
        about: "pegs-format-csv",
        recognises: csv::recognises,
        read: Some(csv::read),
        write: Some(csv::write),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "matrix",
        about: "pegs-format-matrix",
        recognises: csv::recognises_matrix,
        read: Some(csv::read_matrix),
        write: Some(csv::write_matrix),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "text",
        about: "pegs-format-text",
        recognises: drawing::recognises,
        read: Some(drawing::read),
        write: Some(drawing::write),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "save",
        about: "format-save",
        recognises: |text| save_file::recognises(text, "Pegs"),
        read: Some(|text, options| id::read(&save_file::read_game(text, "Pegs")?.id(), options)),
        write: Some(write_save),
        read_stream: None,
        write_stream: None,
    },
];

/// A save file of Tatham's Pegs, which has boards of squares alone.
fn write_save(puzzle: &Puzzle) -> Result<String, InputError> {
    match puzzle.shape() {
        Shape::Square => Ok(save_file::write("Pegs", &id::write(puzzle)?)),
        _ => Err(InputError::new(message!("pegs-save-shape"))),
    }
}

/// Where the last peg must stand.
const GOAL: OptionSpec =
    OptionSpec { name: "goal", kind: Kind::Text("any|centre|rRcC"), about: "pegs-option-goal" };

/// What is made small.
const MINIMISE: OptionSpec = OptionSpec {
    name: "minimise",
    kind: Kind::Choice(&["pegs", "moves"]),
    about: "pegs-option-minimise",
};

/// How the numbers of `matrix` are meant.
const CELLS: OptionSpec =
    OptionSpec { name: "cells", kind: Kind::Choice(&["012", "123"]), about: "pegs-option-cells" };

impl Notation for Pegs {
    const MAX_TEXT_BYTES: u64 = 1 << 20;

    fn formats() -> &'static [Format<Self>] {
        FORMATS
    }

    fn read_options() -> &'static [OptionSpec] {
        &[GOAL, MINIMISE, CELLS]
    }

    fn filled(puzzle: &Puzzle, solution: &Solution) -> Option<Puzzle> {
        puzzle.from_position(&replay(puzzle, solution).ok()?).ok()
    }

    fn read_solution(_puzzle: &Puzzle, text: &str) -> Result<Solution, InputError> {
        moves::read(text)
    }

    /// Tatham's jumps are read as they are.
    fn moves_in(_puzzle: &Puzzle, text: &str) -> Vec<String> {
        let moves = save_file::moves(text, "Pegs");
        moves.iter().filter_map(|text| Some(write_move(&read_move(text).ok()?))).collect()
    }

    fn write_solution(_puzzle: &Puzzle, solution: &Solution) -> String {
        moves::write(solution)
    }
}

/// Reads an ID, which asks for as few pegs as possible, anywhere.
impl FromStr for Puzzle {
    type Err = InputError;

    fn from_str(text: &str) -> Result<Self, InputError> {
        id::read(text, &Options::new())
    }
}

/// Writes the ID: the board, without the goal and the aim.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_position(self.shape(), self.start()))
    }
}

/// A text as an error shows it.
pub(crate) fn shown(text: &str) -> Arg {
    match text {
        "" => message!("pegs-nothing").into(),
        _ => quoted(text).into(),
    }
}

/// A board with the goal and the aim the options ask for.
pub(crate) fn asked(puzzle: Puzzle, options: &Options) -> Result<Puzzle, InputError> {
    let goal = match options.get(GOAL.name) {
        None | Some("any") => Goal::Any,
        Some("centre" | "center") => match puzzle.centre() {
            Some(cell) => Goal::At(cell),
            None => {
                return Err(InputError::new(message!(
                    "pegs-no-centre",
                    option = Arg::Option(GOAL.name.into())
                )));
            }
        },
        Some(text) => match text.parse() {
            Ok(cell) => Goal::At(cell),
            Err(()) => {
                let what = message!(
                    "pegs-goal",
                    option = Arg::Option(GOAL.name.into()),
                    found = shown(text)
                );
                return Err(InputError::new(what));
            }
        },
    };
    let minimise = match MINIMISE.chosen(options)? {
        "moves" => Minimise::Moves,
        _ => Minimise::Pegs,
    };
    Ok(puzzle.with_goal(goal)?.with_minimise(minimise))
}

/// Reads a position of a puzzle's board in any notation, recognised by its content.
pub(crate) fn read_position(puzzle: &Puzzle, text: &str) -> Result<Grid<Spot>, InputError> {
    let format = FORMATS.iter().find(|f| (f.recognises)(text));
    let Some(read) = format.and_then(|format| format.read) else {
        return Err(InputError::new(message!("pegs-expected-position")));
    };
    let other = read(text, &Options::new())?;
    let same = |a: &Spot, b: &Spot| (*a == Spot::Nothing) == (*b == Spot::Nothing);
    let (ours, theirs) = (puzzle.start(), other.start());
    if other.shape() != puzzle.shape()
        || (ours.rows(), ours.cols()) != (theirs.rows(), theirs.cols())
        || !ours.values().iter().zip(theirs.values()).all(|(a, b)| same(a, b))
    {
        return Err(InputError::new(message!("pegs-other-board")));
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
            let what = message!("pegs-uneven-row", found = row.len(), expected = self.cols);
            return Err(InputError::at(line, 1, what));
        }
        if self.rows == MAX_SIDE {
            return Err(too_many_rows(line));
        }
        self.rows += 1;
        self.spots.extend_from_slice(row);
        Ok(())
    }

    fn finish(self, shape: Shape, options: &Options) -> Result<Puzzle, InputError> {
        if self.spots.is_empty() {
            return Err(InputError::at(1, 1, message!("pegs-no-board")));
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
    InputError::at(line, MAX_SIDE + 1, message!("pegs-columns", most = MAX_SIDE))
}

/// An error for a row beyond the last that any board may have.
fn too_many_rows(line: usize) -> InputError {
    InputError::at(line, 1, message!("pegs-rows", most = MAX_SIDE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_its_id() {
        for id in ["4x1:PPHP", "triangle:3:HPPPPP", "4x2:OPPHOHPP"] {
            let puzzle: Puzzle = id.parse().unwrap();
            assert_eq!(puzzle.to_string(), id);
        }
        assert_eq!("cross:5".parse(), crate::pegs::boards::named("cross:5", None));
        assert!("5x5".parse::<Puzzle>().is_err());
    }
}
