//! Plain pictures, `1 0 . ` as Tatham's collection copies them; also solutions and positions.

use super::super::rules::{Ink, Plane, Puzzle};
use super::{found, with_options};
use quadrille_core::fields::{lines, without_bom};
use quadrille_core::{InputError, Message, Options, message};

/// The first line of a picture whose rows and columns must all differ, as in the files separated by commas.
const UNIQUE_LINES: &str = "unique-lines";

/// The picture without that line, and whether it is there. The line end stays, so that places are counted as they are.
fn marked(text: &str) -> (&str, bool) {
    match without_bom(text).strip_prefix(UNIQUE_LINES) {
        Some(rest) => (rest, true),
        None => (text, false),
    }
}

/// Whether a text is a picture with empty cells.
pub fn recognises(text: &str) -> bool {
    let (text, _) = marked(text);
    // Without an empty cell it could be the board of another game.
    text.trim_start().chars().take(4096).all(|c| matches!(c, '0' | '1' | '.') || c.is_whitespace())
        && text.contains('.')
        && text.trim().contains('\n')
}

/// Reads a picture.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let (text, unique) = marked(text);
    let width = |line: &str| line.chars().filter(|c| !c.is_whitespace()).count();
    let lines = || lines(text).skip(usize::from(unique));
    let cols = lines().next().map_or(0, |(_, line)| width(line));
    for (number, line) in lines() {
        if width(line) != cols {
            let what = message!("unruly-uneven-rows", tiles = width(line), first = cols);
            return Err(InputError::at(number, line.chars().count() + 1, what));
        }
    }
    let rows = lines().count();
    let puzzle = Puzzle::new(rows, cols).map_err(|e| InputError::at(rows.max(1), 1, e.what))?;
    let (known, black) = read_tiles(&puzzle, text, true)?;
    with_options(Puzzle::from_planes(known, black)?.with_unique_lines(unique), options)
}

/// Writes a picture.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let picture = write_tiles(puzzle.known(), puzzle.black(), " ", "\n");
    Ok(if puzzle.unique_lines() { format!("{UNIQUE_LINES}\n{picture}") } else { picture })
}

/// Reads as many tiles as the board has cells, however they are spaced: what is known, and where
/// it is black. `.` is allowed only where `empty` says so.
pub fn read_tiles(puzzle: &Puzzle, text: &str, empty: bool) -> Result<(Plane, Plane), InputError> {
    let mut known = Plane::new(puzzle.rows(), puzzle.cols());
    let mut black = known.clone();
    let (mut row, mut col) = (0, 0);
    let expected = || message!(if empty { "unruly-tile-or-empty" } else { "unruly-tile" });
    for (number, line) in lines(text) {
        for (index, c) in line.chars().enumerate() {
            let here = |what: Message| InputError::at(number, index + 1, what);
            let tile = match c {
                '0' => Some(Ink::White),
                '1' => Some(Ink::Black),
                '.' if empty => None,
                // Solutions of Tatham's collection start with an S.
                'S' if (row, col) == (0, 0) => continue,
                c if c.is_whitespace() || c == ',' => continue,
                c => {
                    let found = found(&c.to_string());
                    let what = message!("unruly-unexpected", found = found, expected = expected());
                    return Err(here(what));
                }
            };
            if row == puzzle.rows() {
                let cells = puzzle.rows() * puzzle.cols();
                return Err(here(message!("unruly-text-long", cells = cells)));
            }
            known.set(row, col, tile.is_some());
            black.set(row, col, tile == Some(Ink::Black));
            (row, col) = if col + 1 == puzzle.cols() { (row + 1, 0) } else { (row, col + 1) };
        }
    }
    if row < puzzle.rows() {
        let (tiles, cells) = (row * puzzle.cols() + col, puzzle.rows() * puzzle.cols());
        return Err(InputError::new(message!("unruly-text-short", tiles = tiles, cells = cells)));
    }
    Ok((known, black))
}

/// Writes every tile, `0`, `1` or `.`, with something after each tile and after each row.
pub fn write_tiles(known: &Plane, black: &Plane, after_tile: &str, after_row: &str) -> String {
    let size = known.rows() * (known.cols() * (1 + after_tile.len()) + after_row.len());
    let mut text = String::with_capacity(size);
    for row in 0..known.rows() {
        for (index, (&k, &b)) in known.row(row).iter().zip(black.row(row)).enumerate() {
            for bit in 0..64.min(known.cols() - index * 64) {
                text.push(match (k >> bit & 1, b >> bit & 1) {
                    (0, _) => '.',
                    (_, 0) => '0',
                    _ => '1',
                });
                text.push_str(after_tile);
            }
        }
        text.push_str(after_row);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_travel_and_errors_have_places() {
        let text = "0 . \n1 1 \n";
        assert!(recognises(text));
        let puzzle = read(text, &Options::new()).unwrap();
        assert_eq!(write(&puzzle).unwrap(), text);
        let what = |text: &str| read(text, &Options::new()).unwrap_err().to_string();
        assert_eq!(what("0.\n1x"), "line 2, column 2: found `x`, expected 0, 1 or .");
        assert_eq!(what("0.\n1"), "line 2, column 2: this row has 1 tile, the first one has 2");
        assert!(read_tiles(&puzzle, "S0110", false).is_ok());
        assert!(
            read_tiles(&puzzle, "011", false).unwrap_err().what.to_string().contains("has 3 tiles")
        );
        assert!(
            read_tiles(&puzzle, "01100", false).unwrap_err().what.to_string().contains("goes on")
        );
    }
}
