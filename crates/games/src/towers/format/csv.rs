//! The files of the course reports: n+2 rows of n+2 comma-separated fields, the clues on the border.
//!
//! ```text
//!  ,2,1,
//! 2, , ,1
//! 1,2, ,2
//!  ,1,2,
//! ```

use crate::towers::rules::{Heights, MAX_SIZE, Puzzle, Side};
use quadrille_core::fields::{Field, lines, quoted, split, without_bom};
use quadrille_core::{Cell, Grid, InputError, message};

/// Whether the first row has empty corners and something between them.
pub fn recognises(text: &str) -> bool {
    let first = without_bom(text).lines().next().unwrap_or("").trim();
    first.starts_with(',') && first.ends_with(',') && first.len() > 1
}

/// Reads a puzzle.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let rows = table(text)?;
    let n = rows.len() - 2;
    let mut puzzle = Puzzle::empty(n).map_err(|what| InputError::at(1, 1, what))?;
    for (r, row) in rows.iter().enumerate() {
        for (c, field) in row.iter().enumerate() {
            place(&mut puzzle, r, c, *field)?;
        }
    }
    Ok(puzzle)
}

/// Puts the field in row `r` and column `c` of the file where it belongs.
fn place(puzzle: &mut Puzzle, r: usize, c: usize, field: Field<'_>) -> Result<(), InputError> {
    let last = puzzle.size() + 1;
    let border = |i: usize| i == 0 || i == last;
    if border(r) && border(c) {
        if field.text.is_empty() {
            return Ok(());
        }
        return Err(field.error(message!("towers-file-corner", found = quoted(field.text))));
    }
    let kind = if border(r) || border(c) { Kind::Clue } else { Kind::Height };
    let number = number(field, puzzle.size(), kind)?;
    if number == 0 {
        return Ok(());
    }
    let done = match (r, c) {
        (0, _) => puzzle.set_clue(Side::Top, c - 1, number),
        (_, 0) => puzzle.set_clue(Side::Left, r - 1, number),
        _ if r == last => puzzle.set_clue(Side::Bottom, c - 1, number),
        _ if c == last => puzzle.set_clue(Side::Right, r - 1, number),
        _ => puzzle.give(Cell::new(r - 1, c - 1), number),
    };
    done.map_err(|what| field.error(what))
}

/// What a field may hold.
#[derive(Clone, Copy)]
enum Kind {
    Clue,
    Height,
}

/// A number in a field, 0 when it is blank.
fn number(field: Field<'_>, n: usize, kind: Kind) -> Result<u32, InputError> {
    if field.text.is_empty() {
        return Ok(0);
    }
    let digits = field.text.bytes().all(|b| b.is_ascii_digit());
    field.text.parse().ok().filter(|_| digits).ok_or_else(|| {
        let found = quoted(field.text);
        field.error(match kind {
            Kind::Clue => message!("towers-file-clue", found = found, most = n),
            Kind::Height => message!("towers-file-height", found = found, most = n),
        })
    })
}

/// The heights inside a file, whatever its clues and however they contradict: an answer to judge.
pub fn read_heights(n: usize, text: &str) -> Result<Heights, InputError> {
    let rows = table(text)?;
    if rows.len() != n + 2 {
        let found = rows.len() - 2;
        return Err(InputError::at(1, 1, message!("towers-file-size", found = found, n = n)));
    }
    let mut heights = Grid::filled(n, n, 0);
    for cell in heights.cells() {
        let field = rows[cell.row + 1][cell.col + 1];
        let number = number(field, n, Kind::Height)?;
        heights[cell] =
            u8::try_from(number).ok().filter(|&height| usize::from(height) <= n).ok_or_else(
                || field.error(message!("towers-height-range", height = number, most = n)),
            )?;
    }
    Ok(heights)
}

/// The fields of a file, once it is certain that it is square and not too large.
fn table(text: &str) -> Result<Vec<Vec<Field<'_>>>, InputError> {
    let most = MAX_SIZE + 2;
    let mut rows: Vec<Vec<Field<'_>>> = Vec::new();
    for (number, line) in lines(text) {
        if number > most {
            let what = message!("towers-file-rows", most = most, size = MAX_SIZE);
            return Err(InputError::at(number, 1, what));
        }
        let row: Vec<_> = split(number, line).take(most + 1).collect();
        let width = rows.first().map_or(row.len(), Vec::len);
        if row.len() > most {
            let what = message!("towers-file-fields", most = most, size = MAX_SIZE);
            return Err(row[most].error(what));
        }
        if row.len() != width {
            let what = message!("towers-file-ragged", fields = row.len(), width = width);
            return Err(InputError::at(number, 1, what));
        }
        rows.push(row);
    }
    let Some(width) = rows.first().map(Vec::len) else {
        return Err(InputError::at(1, 1, message!("towers-file-empty")));
    };
    if width < 3 || rows.len() != width {
        let what = message!("towers-file-shape", rows = rows.len(), width = width);
        return Err(InputError::at(rows.len(), 1, what));
    }
    Ok(rows)
}

/// Writes a puzzle as those files are: a blank for what is missing, corners included on the left.
pub fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let field = |value: Option<usize>| value.map_or(" ".to_string(), |v| v.to_string());
    let border = |side: Side| {
        let clues: Vec<_> = (0..n).map(|i| field(puzzle.clue(side, i))).collect();
        format!(" ,{},\n", clues.join(","))
    };
    let mut text = border(Side::Top);
    for row in 0..n {
        text += &field(puzzle.clue(Side::Left, row));
        for col in 0..n {
            text += ",";
            text += &field(puzzle.given(Cell::new(row, col)).map(usize::from));
        }
        text += &format!(",{}\n", field(puzzle.clue(Side::Right, row)));
    }
    text + &border(Side::Bottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = " ,1,2,3,2,3,4,\n1, , , , , , ,4\n2, , , , , , ,3\n3, , , , , , ,3\n\
                          3, , , , , , ,1\n3, , , , , , ,2\n3, , , , , , ,2\n ,4,2,3,2,1,3,\n";

    #[test]
    fn the_sample_comes_back_byte_for_byte() {
        assert!(recognises(SAMPLE));
        let puzzle = read(SAMPLE).unwrap();
        assert_eq!(puzzle.clue(Side::Top, 5), Some(4));
        assert_eq!(puzzle.clue(Side::Right, 0), Some(4));
        assert_eq!(write(&puzzle), SAMPLE);
    }

    #[test]
    fn spaces_zeros_marks_and_line_ends_are_forgiven() {
        let puzzle = read("\u{feff},0,2,\r\n 2 ,0,,1\r\n, 2,1,\r\n,,,").unwrap();
        assert_eq!(puzzle.given(Cell::new(1, 0)), Some(2));
        assert_eq!(puzzle.clues().count(), 3);
    }

    #[test]
    fn each_mistake_is_told_with_its_place() {
        let wrong = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(
            wrong(""),
            "line 1, column 1: the file is empty; expected n+2 rows of n+2 fields"
        );
        assert_eq!(
            wrong(",1,2,\n,,,\n,,\n,,,"),
            "line 3, column 1: found 3 fields, expected 4 as in the first row"
        );
        assert_eq!(
            wrong(",1,3,\n,,,\n,,,\n,,,"),
            "line 1, column 4: found clue 3, expected 1 to 2"
        );
        assert_eq!(
            wrong(",1,x,\n,,,\n,,,\n,,,"),
            "line 1, column 4: found `x`, expected a clue from 1 to 2 or nothing"
        );
        assert_eq!(
            wrong(",1,,\n,,,\n,,,\n,,,9"),
            "line 4, column 4: found `9`, expected an empty corner"
        );
        assert_eq!(
            wrong(",1,,\n,,,\n,,,"),
            "line 3, column 1: found 3 rows of 4 fields, expected n+2 rows of n+2 fields, n at least 1"
        );
        assert!(wrong(",,,\n,2,,\n,2,,\n,,,").starts_with("line 3, column 2: r2c1=2 repeats"));
        assert!(wrong(&",".repeat(1_000_000)).contains("more than 63 fields"));
        assert!(wrong(&",,\n".repeat(1_000_000)).contains("more than 63 rows"));
    }
}
