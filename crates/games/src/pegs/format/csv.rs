//! The reports' comma-separated files, in letters and in numbers.

use super::{CELLS, Rows, shown, too_wide};
use crate::pegs::rules::{MAX_SIDE, Puzzle, Spot};
use quadrille_core::fields::{self, Field};
use quadrille_core::{Arg, InputError, Options, Shape, message};

/// Comma-separated `x`, `o` and blanks, with at least one letter.
pub fn recognises(text: &str) -> bool {
    seems(text, |f| matches!(f, "x" | "o" | ""), |f| matches!(f, "x" | "o"))
}

/// Comma-separated `0`, `1`, `2`, `3` without blanks.
pub fn recognises_matrix(text: &str) -> bool {
    seems(text, |f| matches!(f, "0" | "1" | "2" | "3"), |_| true)
}

fn seems(text: &str, allowed: fn(&str) -> bool, telling: fn(&str) -> bool) -> bool {
    let mut told = false;
    for (number, line) in fields::lines(text) {
        if !line.contains(',') {
            return false;
        }
        let mut row = fields::split(number, line).peekable();
        while let Some(field) = row.next() {
            if row.peek().is_none() && field.text.is_empty() {
                break;
            }
            if !allowed(field.text) {
                return false;
            }
            told |= telling(field.text);
        }
    }
    told
}

/// Reads letters.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    rows(text, options, |field| match field.text {
        "x" | "X" => Some(Spot::Peg),
        "o" | "O" => Some(Spot::Hole),
        "" => Some(Spot::Nothing),
        _ => None,
    })
}

/// Reads numbers; with [`CELLS`] as `123` in the second report's coding.
pub fn read_matrix(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let (least, codes) = match CELLS.chosen(options)? {
        "123" => (1, [Spot::Nothing, Spot::Hole, Spot::Peg]),
        _ => (0, [Spot::Hole, Spot::Peg, Spot::Nothing]),
    };
    rows(text, options, |field| {
        let code = field.text.parse::<usize>().ok()?.checked_sub(least)?;
        codes.get(code).copied().filter(|_| field.text.len() == 1)
    })
}

fn rows(
    text: &str,
    options: &Options,
    spot: impl Fn(&Field<'_>) -> Option<Spot>,
) -> Result<Puzzle, InputError> {
    let mut rows = Rows::new();
    // Where every line ends with a comma, it closes the last field and opens no other. Where some
    // lines do, a blank at the end is a place without cell.
    let closed = fields::lines(text).all(|(_, line)| line.trim_end().ends_with(','));
    for (number, line) in fields::lines(text) {
        let mut row = Vec::new();
        let mut fields = fields::split(number, line).peekable();
        while let Some(field) = fields.next() {
            if closed && fields.peek().is_none() && field.text.is_empty() && !row.is_empty() {
                break;
            }
            if row.len() == MAX_SIDE {
                return Err(too_wide(number));
            }
            let Some(found) = spot(&field) else {
                let found = shown(field.text);
                let what = message!(
                    "pegs-expected-field",
                    found = found,
                    option = Arg::Option(CELLS.name.into())
                );
                return Err(field.error(what));
            };
            row.push(found);
        }
        rows.push(number, &row)?;
    }
    rows.finish(Shape::Square, options)
}

/// Writes letters.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    lines(puzzle, |spot| match spot {
        Spot::Peg => 'x',
        Spot::Hole => 'o',
        Spot::Nothing => ' ',
    })
}

/// Writes numbers, in the first report's coding.
pub fn write_matrix(puzzle: &Puzzle) -> Result<String, InputError> {
    lines(puzzle, |spot| match spot {
        Spot::Peg => '1',
        Spot::Hole => '0',
        Spot::Nothing => '2',
    })
}

fn lines(puzzle: &Puzzle, letter: fn(Spot) -> char) -> Result<String, InputError> {
    if puzzle.shape() == Shape::Triangle {
        return Err(InputError::new(message!("pegs-no-triangles")));
    }
    let grid = puzzle.start();
    let mut text = String::new();
    for row in 0..grid.rows() {
        for spot in grid.row(row) {
            text.push(letter(*spot));
            text.push(',');
        }
        text.push('\n');
    }
    Ok(text)
}
