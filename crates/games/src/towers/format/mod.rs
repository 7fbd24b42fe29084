//! The notations of Towers, one file each, and how heights look in a solution.

mod csv;
#[cfg(not(target_family = "wasm"))]
mod fpuzzles;
#[cfg(not(target_family = "wasm"))]
mod janko;
mod penpa;
mod puzzlekit;
mod puzzlink;
#[cfg(not(target_family = "wasm"))]
mod pzpr;
mod save;
mod sgt;
#[cfg(not(target_family = "wasm"))]
mod text;

use super::rules::{Heights, MAX_SIZE, Puzzle, Towers};
use quadrille_core::fields::quoted;
use quadrille_core::{Arg, Format, Grid, InputError, Notation, message};
use std::fmt;
use std::str::FromStr;

impl Notation for Towers {
    const MAX_TEXT_BYTES: u64 = 1 << 20;

    fn formats() -> &'static [Format<Self>] {
        FORMATS
    }

    fn filled(puzzle: &Puzzle, solution: &Heights) -> Option<Puzzle> {
        let mut filled = puzzle.clone();
        solution.cells().try_for_each(|cell| filled.give(cell, solution[cell].into())).ok()?;
        Some(filled)
    }

    /// Reads heights row by row, Tatham's `S...`, or a filled `csv` file.
    fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Heights, InputError> {
        let (n, text) = (puzzle.size(), text.trim());
        if text.contains(',') {
            return csv::read_heights(n, text);
        }
        let marked = text.strip_prefix('S').filter(|rest| rest.chars().count() == n * n);
        read_heights(n, marked.unwrap_or(text))
    }

    fn moves_in(puzzle: &Puzzle, text: &str) -> Vec<String> {
        let moves = save::moves(puzzle, text);
        #[cfg(not(target_family = "wasm"))]
        let moves = if moves.is_empty() { pzpr::moves(text) } else { moves };
        moves
    }

    fn write_solution(_puzzle: &Puzzle, solution: &Heights) -> String {
        write_heights(solution)
    }
}

/// Reads a game ID: the notation `id`.
impl FromStr for Puzzle {
    type Err = InputError;

    fn from_str(text: &str) -> Result<Self, InputError> {
        sgt::read(text)
    }
}

/// Writes a game ID: the notation `id`.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sgt::write(self))
    }
}

/// Every notation, the one recognised first coming first.
static FORMATS: &[Format<Towers>] = &[
    Format {
        name: "puzzlink",
        about: "towers-format-puzzlink",
        recognises: puzzlink::recognises,
        read: Some(|text, _| puzzlink::read(text)),
        write: Some(|puzzle| Ok(puzzlink::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "id",
        about: "towers-format-id",
        recognises: sgt::recognises,
        read: Some(|text, _| sgt::read(text)),
        write: Some(|puzzle| Ok(sgt::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "csv",
        about: "towers-format-csv",
        recognises: csv::recognises,
        read: Some(|text, _| csv::read(text)),
        write: Some(|puzzle| Ok(csv::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "penpa",
        about: "format-penpa",
        recognises: penpa::recognises,
        read: Some(|text, _| penpa::read(text)),
        write: Some(|puzzle| Ok(penpa::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    save::FORMAT,
    // Left out of the page, which every visitor loads.
    #[cfg(not(target_family = "wasm"))]
    Format {
        name: "pzpr",
        about: "towers-format-pzpr",
        recognises: pzpr::recognises,
        read: Some(|text, _| pzpr::read(text)),
        write: Some(|puzzle| Ok(pzpr::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    #[cfg(not(target_family = "wasm"))]
    Format {
        name: "fpuzzles",
        about: "towers-format-fpuzzles",
        recognises: quadrille_exchange::fpuzzles::recognises,
        read: Some(|text, _| fpuzzles::read(text)),
        write: Some(|puzzle| fpuzzles::write(puzzle, false)),
        read_stream: None,
        write_stream: None,
    },
    #[cfg(not(target_family = "wasm"))]
    Format {
        name: "sudokupad",
        about: "towers-format-sudokupad",
        recognises: quadrille_exchange::fpuzzles::recognises_sudokupad,
        read: Some(|text, _| fpuzzles::read(text)),
        write: Some(|puzzle| fpuzzles::write(puzzle, true)),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "puzzlekit",
        about: "format-puzzlekit",
        recognises: puzzlekit::recognises,
        read: Some(|text, _| puzzlekit::read(text)),
        write: Some(|puzzle| Ok(puzzlekit::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    #[cfg(not(target_family = "wasm"))]
    janko::FORMAT,
    #[cfg(not(target_family = "wasm"))]
    Format {
        name: "text",
        about: "towers-format-text",
        recognises: text::recognises,
        read: Some(|text, _| text::read(text)),
        write: Some(|puzzle| Ok(text::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
];

/// The character of a height: `1`-`9`, then `a`=10 to `z`=35, then `A`=36 to `Z`=61.
pub fn symbol(height: u8) -> char {
    char::from(match height {
        0 => b'.',
        1..=9 => b'0' + height,
        10..=35 => b'a' + height - 10,
        _ => b'A' + height - 36,
    })
}

/// The height of a character, 0 for the `.` of an empty cell.
pub fn height_of(symbol: char) -> Option<u8> {
    match symbol {
        '.' => Some(0),
        '1'..='9' => Some(symbol as u8 - b'0'),
        'a'..='z' => Some(symbol as u8 - b'a' + 10),
        'A'..='Z' => Some(symbol as u8 - b'A' + 36),
        _ => None,
    }
}

/// Writes heights row by row, one character each.
pub fn write_heights(heights: &Heights) -> String {
    heights.values().iter().map(|&height| symbol(height)).collect()
}

/// Reads heights row by row, `.` being an empty cell; spaces, line ends and `/` may separate rows.
pub fn read_heights(n: usize, text: &str) -> Result<Heights, InputError> {
    let mut heights = Vec::with_capacity(n * n);
    let (mut line, mut column) = (1, 0);
    for c in text.chars() {
        column += 1;
        if c == '\n' {
            (line, column) = (line + 1, 0);
        }
        if c.is_whitespace() || c == '/' {
            continue;
        }
        let height = height_of(c).filter(|&height| usize::from(height) <= n).ok_or_else(|| {
            let tallest = symbol(n.min(MAX_SIZE) as u8).to_string();
            let what = message!("towers-symbol", found = quoted(&c.to_string()), tallest = tallest);
            InputError::at(line, column, what)
        })?;
        if heights.len() == n * n {
            let what = message!("towers-too-many-heights", cells = n * n);
            return Err(InputError::at(line, column, what));
        }
        heights.push(height);
    }
    if heights.len() < n * n {
        let what = message!("towers-too-few-heights", found = heights.len(), cells = n * n, n = n);
        return Err(InputError::at(line, column + 1, what));
    }
    Ok(Grid::from_vec(n, n, heights))
}

/// What was found in a text, as a message names it: quoted, or nothing.
pub fn found(text: &str) -> Arg {
    if text.is_empty() { message!("towers-nothing").into() } else { quoted(text).into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_height_has_its_own_character() {
        for height in 0..=MAX_SIZE as u8 {
            assert_eq!(height_of(symbol(height)), Some(height));
        }
        assert_eq!((symbol(10), symbol(36), symbol(61)), ('a', 'A', 'Z'));
    }

    #[test]
    fn a_puzzle_is_written_as_its_id() {
        let id = "2:1/2///2///,1c";
        let puzzle: Puzzle = id.parse().unwrap();
        assert_eq!(puzzle.to_string(), id);
        assert!("2:".parse::<Puzzle>().is_err());
    }

    #[test]
    fn solutions_come_in_several_dresses() {
        let puzzle = Puzzle::empty(2).unwrap();
        for text in ["1221", "S1221", "12/21", "1 2\n2 1\n", ",,,\n,1,2,\n,2,1,\n,,,"] {
            let heights = Towers::read_solution(&puzzle, text).unwrap();
            assert_eq!(write_heights(&heights), "1221", "{text}");
        }
        let wrong = |text| Towers::read_solution(&puzzle, text).unwrap_err().to_string();
        assert_eq!(wrong("122"), "line 1, column 4: found 3 heights, expected 4 (2 x 2)");
        assert_eq!(
            wrong("1223"),
            "line 1, column 4: found `3`, expected a height from 1 to 2 or `.`"
        );
        assert_eq!(wrong("12211"), "line 1, column 5: found more than the 4 heights of the board");
    }
}
