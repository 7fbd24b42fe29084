//! Pictures in plain text that say where something shall be: rows of signs, or a plain PBM file as image programs
//! write it.

use crate::fields::{lines, quoted};
use crate::{Grid, InputError, message};

/// What a picture says of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing there.
    No,
    /// Something there.
    Yes,
    /// As whoever fills it likes.
    Either,
}

/// The mark of a sign.
fn mark(sign: char) -> Option<Mark> {
    match sign {
        '.' | '-' | '_' | '0' => Some(Mark::No),
        '#' | '*' | '@' | 'x' | 'X' | '1' => Some(Mark::Yes),
        '?' => Some(Mark::Either),
        _ => None,
    }
}

/// Reads a picture of up to `most` places.
pub fn read(text: &str, most: usize) -> Result<Grid<Mark>, InputError> {
    if text.trim_start().starts_with("P1") {
        return read_pbm(text, most);
    }
    let rows: Vec<(usize, &str)> = lines(text)
        .map(|(n, line)| (n, line.trim()))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    let Some((_, first)) = rows.first() else {
        return Err(InputError::new(message!("picture-empty")));
    };
    let cols = first.chars().count();
    fits(rows.len(), cols, most)?;
    let mut marks = Vec::with_capacity(rows.len() * cols);
    for &(number, row) in &rows {
        let count = row.chars().count();
        if count != cols {
            let what = message!("picture-ragged", found = count, wanted = cols);
            return Err(InputError::at(number, count.min(cols) + 1, what));
        }
        for (i, sign) in row.chars().enumerate() {
            marks.push(mark(sign).ok_or_else(|| {
                let what = message!("picture-sign", found = quoted(&sign.to_string()));
                InputError::at(number, i + 1, what)
            })?);
        }
    }
    Ok(Grid::from_vec(rows.len(), cols, marks))
}

fn fits(rows: usize, cols: usize, most: usize) -> Result<(), InputError> {
    if rows == 0 || cols == 0 || rows.saturating_mul(cols) > most {
        let what = message!("picture-size", rows = rows, cols = cols, most = most);
        return Err(InputError::new(what));
    }
    Ok(())
}

/// A plain PBM file: `P1`, width, height, and a `0` or `1` a place; what follows a `#` in a line is a remark.
fn read_pbm(text: &str, most: usize) -> Result<Grid<Mark>, InputError> {
    let bare: String = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""))
        .collect::<Vec<_>>()
        .join("\n");
    let mut words = bare.trim_start()[2..].split_whitespace();
    let mut side = || words.next().and_then(|word| word.parse::<usize>().ok());
    let (Some(cols), Some(rows)) = (side(), side()) else {
        return Err(InputError::new(message!("picture-pbm")));
    };
    fits(rows, cols, most)?;
    let signs: Vec<char> = words.flat_map(str::chars).take(rows * cols + 1).collect();
    let marks: Option<Vec<Mark>> = signs
        .iter()
        .map(|sign| match sign {
            '0' => Some(Mark::No),
            '1' => Some(Mark::Yes),
            _ => None,
        })
        .collect();
    match marks {
        Some(marks) if marks.len() == rows * cols => Ok(Grid::from_vec(rows, cols, marks)),
        _ => Err(InputError::new(message!("picture-pbm"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Mark::{Either, No, Yes};

    #[test]
    fn signs_and_pbm_say_the_same() {
        let expected = Grid::from_vec(2, 3, vec![Yes, No, No, No, Yes, Yes]);
        for text in [
            "#..\n.##",
            "\u{feff}X-_\r\n0x1\r\n\r\n",
            "P1\n# made by hand\n3 2\n1 0 0\n0 1 1\n",
            "P1 3 2 100011",
        ] {
            assert_eq!(read(text, 6).unwrap(), expected, "{text}");
        }
        assert_eq!(read("?", 1).unwrap().values(), [Either]);
    }

    #[test]
    fn what_is_no_picture_is_refused_with_its_place() {
        for (text, key, at) in [
            ("", "picture-empty", None),
            (" \n\n", "picture-empty", None),
            ("..\n.", "picture-ragged", Some((2, 2))),
            (".\n..", "picture-ragged", Some((2, 2))),
            ("..\n.é", "picture-sign", Some((2, 2))),
            ("....\n...", "picture-size", None),
            ("P1", "picture-pbm", None),
            ("P1 2 2 101", "picture-pbm", None),
            ("P1 2 2 10111", "picture-pbm", None),
            ("P1 2 2 102?", "picture-pbm", None),
            ("P1 99999999999 99999999999 1", "picture-size", None),
            ("P1 0 0", "picture-size", None),
        ] {
            let error = read(text, 7).unwrap_err();
            assert_eq!((&*error.what.key, error.at), (key, at), "{text:?}");
        }
    }
}
