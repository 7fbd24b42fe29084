//! The notations of Towers, one file each, and how heights look in a solution.

mod csv;
mod puzzlink;
mod sgt;

use super::Towers;
use super::rules::{Heights, MAX_SIZE, Puzzle};
use quadrille_core::fields::quoted;
use quadrille_core::{Format, Grid, InputError};

/// Every notation, the one recognised first coming first.
pub static FORMATS: &[Format<Towers>] = &[
    Format {
        name: "puzzlink",
        about: "a puzz.link or pzv.jp address of genre skyscrapers",
        recognises: puzzlink::recognises,
        read: Some(|text, _| puzzlink::read(text)),
        write: Some(|puzzle| Ok(puzzlink::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "id",
        about: "game ID of Simon Tatham's collection; sizes above 9 are Quadrille's extension",
        recognises: sgt::recognises,
        read: Some(|text, _| sgt::read(text)),
        write: Some(|puzzle| Ok(sgt::write(puzzle))),
        read_stream: None,
        write_stream: None,
    },
    Format {
        name: "csv",
        about: "the reports' file: n+2 rows of n+2 fields, clues on the border",
        recognises: csv::recognises,
        read: Some(|text, _| csv::read(text)),
        write: Some(|puzzle| Ok(csv::write(puzzle))),
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
            let found = quoted(&c.to_string());
            InputError::at(line, column, format!("found {found}, expected {}", expected(n)))
        })?;
        if heights.len() == n * n {
            let what = format!("found more than the {} heights of the board", n * n);
            return Err(InputError::at(line, column, what));
        }
        heights.push(height);
    }
    if heights.len() < n * n {
        let what = format!("found {} heights, expected {} ({n} x {n})", heights.len(), n * n);
        return Err(InputError::at(line, column + 1, what));
    }
    Ok(Grid::from_vec(n, n, heights))
}

fn expected(n: usize) -> String {
    format!("a height from 1 to {} or `.`", symbol(n.min(MAX_SIZE) as u8))
}

/// Reads a solution: heights row by row, Tatham's `S...`, or a filled file of the reports.
pub fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Heights, InputError> {
    let (n, text) = (puzzle.size(), text.trim());
    if text.contains(',') {
        return csv::read_heights(n, text);
    }
    let marked = text.strip_prefix('S').filter(|rest| rest.chars().count() == n * n);
    read_heights(n, marked.unwrap_or(text))
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
    fn solutions_come_in_several_dresses() {
        let puzzle = Puzzle::empty(2).unwrap();
        for text in ["1221", "S1221", "12/21", "1 2\n2 1\n", ",,,\n,1,2,\n,2,1,\n,,,"] {
            let heights = read_solution(&puzzle, text).unwrap();
            assert_eq!(write_heights(&heights), "1221", "{text}");
        }
        let wrong = |text| read_solution(&puzzle, text).unwrap_err().to_string();
        assert_eq!(wrong("122"), "line 1, column 4: found 3 heights, expected 4 (2 x 2)");
        assert_eq!(
            wrong("1223"),
            "line 1, column 4: found `3`, expected a height from 1 to 2 or `.`"
        );
        assert_eq!(wrong("12211"), "line 1, column 5: found more than the 4 heights of the board");
    }
}
