//! Files of pzpr with genre `skyscrapers`: the board with its border, `.` for nothing, `q3` for a given tower, a bare number
//! for one that a player put there, with pencil marks in brackets.

use super::found;
use crate::towers::rules::{Puzzle, Side};
use quadrille_core::{Cell, InputError, message};
use quadrille_exchange::pzpr::pieces;
use quadrille_exchange::tokens::{Token, split};

const KIND: &str = "skyscrapers";

/// Whether a text is such a file.
pub fn recognises(text: &str) -> bool {
    quadrille_exchange::pzpr::recognises(text, KIND)
}

/// The side of the board and the signs of the board with its border.
fn signs(text: &str) -> Result<(usize, Vec<Vec<Token<'_>>>), InputError> {
    let pieces = pieces(text);
    let side = |line: usize| {
        let (number, text) = pieces.get(line).copied().unwrap_or((line + 1, ""));
        let side = text.trim().parse::<usize>().ok().filter(|side| *side > 0);
        let what = || message!("towers-pzpr-size", found = found(text.trim()));
        side.ok_or_else(|| InputError::at(number, 1, what()))
    };
    let (rows, cols) = (side(2)?, side(3)?);
    if rows != cols {
        let what = message!("towers-pzpr-square", rows = rows, cols = cols);
        return Err(InputError::at(3, 1, what));
    }
    let n = Puzzle::empty(rows).map_err(|what| InputError::at(3, 1, what))?.size();
    let mut all = Vec::new();
    for row in 0..n + 2 {
        let (number, text) = pieces.get(row + 4).copied().unwrap_or((row + 5, ""));
        let signs: Vec<Token<'_>> = split(number, text).collect();
        if signs.len() != n + 2 {
            let what = message!("towers-pzpr-row", found = signs.len(), wanted = n + 2);
            return Err(InputError::at(number, 1, what));
        }
        all.push(signs);
    }
    Ok((n, all))
}

/// Reads the question; what a player put there is no part of it.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let (n, signs) = signs(text)?;
    let mut puzzle = Puzzle::empty(n).map_err(|what| InputError::at(3, 1, what))?;
    for (row, signs) in signs.iter().enumerate() {
        for (col, sign) in signs.iter().enumerate() {
            let outside = |i: usize| i == 0 || i == n + 1;
            let wrong = || sign.error(message!("towers-pzpr-sign", found = found(sign.text)));
            let number = |text: &str| text.parse::<u32>().map_err(|_| wrong());
            let set = match (outside(row), outside(col), sign.text) {
                (_, _, ".") => continue,
                (true, true, _) => return Err(wrong()),
                (true, false, clue) => {
                    let side = if row == 0 { Side::Top } else { Side::Bottom };
                    puzzle.set_clue(side, col - 1, number(clue)?)
                }
                (false, true, clue) => {
                    let side = if col == 0 { Side::Left } else { Side::Right };
                    puzzle.set_clue(side, row - 1, number(clue)?)
                }
                (false, false, text) => match text.strip_prefix('q') {
                    // A question mark is a given whose height is not told.
                    Some("-2") => continue,
                    Some(given) => puzzle.give(Cell::new(row - 1, col - 1), number(given)?),
                    None => {
                        played(text).ok_or_else(wrong)?;
                        continue;
                    }
                },
            };
            set.map_err(|what| sign.error(what))?;
        }
    }
    Ok(puzzle)
}

/// The height a player put into a cell, 0 for none beside pencil marks.
fn played(sign: &str) -> Option<u32> {
    let (height, marks) = sign.split_once('[').unwrap_or((sign, "]"));
    let fine = marks.ends_with(']');
    let height = if height == "." { Some(0) } else { height.parse().ok() };
    height.filter(|_| fine)
}

/// What a player put on the board.
pub fn moves(text: &str) -> Vec<String> {
    let Some((n, signs)) = Some(text).filter(|text| recognises(text)).and_then(|t| signs(t).ok())
    else {
        return Vec::new();
    };
    let mut moves = Vec::new();
    for cell in (0..n * n).map(|i| Cell::new(i / n, i % n)) {
        match played(signs[cell.row + 1][cell.col + 1].text) {
            None | Some(0) => {}
            Some(height) => moves.push(format!("{cell}={height}")),
        }
    }
    moves
}

/// Writes the file before the first move.
pub fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let sign = |row: usize, col: usize| -> String {
        let clue = |side, index| puzzle.clue(side, index).map(|clue| clue.to_string());
        let shown = match (row, col) {
            (0, col) if (1..=n).contains(&col) => clue(Side::Top, col - 1),
            (row, col) if row == n + 1 && (1..=n).contains(&col) => clue(Side::Bottom, col - 1),
            (row, 0) if (1..=n).contains(&row) => clue(Side::Left, row - 1),
            (row, col) if col == n + 1 && (1..=n).contains(&row) => clue(Side::Right, row - 1),
            (row, col) if (1..=n).contains(&row) && (1..=n).contains(&col) => {
                puzzle.given(Cell::new(row - 1, col - 1)).map(|height| format!("q{height}"))
            }
            _ => None,
        };
        shown.unwrap_or_else(|| ".".to_string())
    };
    let mut text = format!("pzprv3\n{KIND}\n{n}\n{n}\n");
    for row in 0..n + 2 {
        (0..n + 2).for_each(|col| text.push_str(&format!("{} ", sign(row, col))));
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From pzpr's own tests (test/script/skyscrapers.js), and its address of the same puzzle.
    const SOLVED: &str = "pzprv3/skyscrapers/4/4/. . . . . . /. 2 1 4 3 . /4 1 2 3 4 . /. 4 3 1 2 3 /. 3 4 2 1 . /. . 1 3 . . /";
    const ADDRESS: &str = "https://puzz.link/p?skyscrapers/4/4/k13h4j3g";

    #[test]
    fn pzprs_own_example_is_read_with_its_answer() {
        let puzzle = read(SOLVED).unwrap();
        assert_eq!(puzzle, super::super::puzzlink::read(ADDRESS).unwrap());
        let moves = moves(SOLVED);
        assert_eq!((moves.len(), &*moves[0], &*moves[15]), (16, "r1c1=2", "r4c4=1"));
        assert_eq!(read(&write(&puzzle)).unwrap(), puzzle);
        assert_eq!(read(&SOLVED.replace('/', "\n")).unwrap(), puzzle);
    }

    #[test]
    fn givens_and_pencil_marks_are_told_apart() {
        let text = "pzprv3\nskyscrapers\n2\n2\n. 1 . . \n. q2 .[1,2] . \n. 1[,,] . 2 \n. . . . \n";
        let puzzle = read(text).unwrap();
        assert_eq!(puzzle.to_string(), "2:1///////2,2c");
        assert_eq!(moves(text), ["r2c1=1"]);
    }

    #[test]
    fn errors_name_their_place() {
        for (text, at) in [
            ("pzprv3\nskyscrapers\nx\n2\n", (3, 1)),
            ("pzprv3\nskyscrapers\n2\n3\n", (3, 1)),
            ("pzprv3\nskyscrapers\n99\n99\n", (3, 1)),
            ("pzprv3\nskyscrapers\n1\n1\n. . .\n. .\n", (6, 1)),
            ("pzprv3\nskyscrapers\n1\n1\n. . .\n. . .\n. 7 .\n", (7, 3)),
            ("pzprv3\nskyscrapers\n1\n1\n. . .\n. qx .\n. . .\n", (6, 3)),
            ("pzprv3\nskyscrapers\n1\n1\n1 . .\n. . .\n. . .\n", (5, 1)),
        ] {
            assert_eq!(read(text).unwrap_err().at, Some(at), "{text}");
        }
    }
}
