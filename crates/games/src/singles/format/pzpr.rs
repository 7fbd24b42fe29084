//! The file text of pzpr, the program behind puzz.link: `pzprv3`, `hitori`, rows, columns, the rows.
//!
//! Fields are separated by spaces, `.` is an empty cell, `-` a question mark. In the answer after the grid `#` is black and
//! `+` is marked white: what a player put there. Writing leaves every cell undecided.

use crate::singles::rules::{Clue, Puzzle, Singles, check_size};
use quadrille_core::fields::quoted;
use quadrille_core::{Cell, Format, InputError, Options, message};
use quadrille_exchange::pzpr;

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "pzpr",
    about: "singles-format-pzpr",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

fn recognises(text: &str) -> bool {
    pzpr::recognises(text, "hitori")
}

/// What a player put on the board.
pub fn moves(puzzle: &Puzzle, text: &str) -> Vec<String> {
    if !recognises(text) {
        return Vec::new();
    }
    let answer = pzpr::pieces(text).into_iter().skip(4 + puzzle.rows()).take(puzzle.rows());
    let mut moves = Vec::new();
    for (row, (_, line)) in answer.enumerate() {
        for (col, sign) in line.split_whitespace().take(puzzle.cols()).enumerate() {
            let colour = match sign {
                "#" => "black",
                "+" => "white",
                _ => continue,
            };
            moves.push(format!("{}={colour}", Cell::new(row, col)));
        }
    }
    moves
}

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let mut rest = pzpr::pieces(text).into_iter().skip(2);
    let mut size = |lines: &'static str| {
        let (number, line) = rest
            .next()
            .ok_or_else(|| InputError::at(3, 1, message!("singles-pzpr-short", lines = lines)))?;
        line.trim().parse::<usize>().map_err(|_| {
            let found = quoted(line.trim());
            let what = message!("singles-pzpr-size", found = found, lines = lines);
            InputError::at(number, 1, what)
        })
    };
    let (rows, cols) = (size("rows")?, size("columns")?);
    check_size(rows, cols).map_err(|e| InputError::at(3, 1, e.what))?;
    let mut clues = Vec::new();
    for row in 0..rows {
        let Some((number, line)) = rest.next() else {
            let what = message!("singles-pzpr-rows", found = row, wanted = rows);
            return Err(InputError::at(row + 5, 1, what));
        };
        read_row(number, line, cols, &mut clues)?;
    }
    Puzzle::new(rows, cols, clues)
}

fn read_row(
    number: usize,
    line: &str,
    cols: usize,
    clues: &mut Vec<Clue>,
) -> Result<(), InputError> {
    let mut found = 0;
    let mut column = 1;
    for word in line.split(' ') {
        let at = column;
        column += word.chars().count() + 1;
        if word.is_empty() {
            continue;
        }
        found += 1;
        if found > cols {
            let what = message!("singles-pzpr-row-long", wanted = cols);
            return Err(InputError::at(number, at, what));
        }
        clues.push(match word {
            "." => Clue::Empty,
            "-" => Clue::Question,
            _ => Clue::Number(word.parse().map_err(|_| {
                let what = message!("singles-pzpr-field", found = quoted(word));
                InputError::at(number, at, what)
            })?),
        });
    }
    if found < cols {
        let what = message!("singles-too-few-cells", found = found, wanted = cols);
        return Err(InputError::at(number, column, what));
    }
    Ok(())
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let mut text = format!("pzprv3\nhitori\n{}\n{}\n", puzzle.rows(), puzzle.cols());
    for row in 0..puzzle.rows() {
        for clue in puzzle.clues().row(row) {
            match clue {
                Clue::Number(n) => text.push_str(&n.to_string()),
                Clue::Empty => text.push('.'),
                Clue::Question => text.push('-'),
            }
            text.push(' ');
        }
        text.push('\n');
    }
    for _ in 0..puzzle.rows() {
        text.push_str(&". ".repeat(puzzle.cols()));
        text.push('\n');
    }
    Ok(text)
}
