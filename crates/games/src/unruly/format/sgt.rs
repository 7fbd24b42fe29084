//! Game IDs of Simon Tatham's collection: `6x6:faCADAJeBd`, `8x8u:...`.
//!
//! The description walks over the cells and one imaginary cell behind the last. A letter skips
//! 0 to 24 blanks and then stands for a tile, lower case white, upper case black; `z` skips 25.

use super::super::rules::{Ink, Puzzle, check_size};
use super::with_options;
use quadrille_core::fields::{quoted, without_bom};
use quadrille_core::{InputError, Options};

/// The size, the `u` flag, the description and the column where it starts.
struct Id<'a> {
    rows: usize,
    cols: usize,
    unique_lines: bool,
    desc: &'a str,
    column: usize,
}

fn number(text: &str) -> (Option<usize>, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    (text[..end].parse().ok(), &text[end..])
}

fn split(text: &str) -> Result<Id<'_>, InputError> {
    let text = without_bom(text).trim_end();
    let Some((params, desc)) = text.split_once(':') else {
        return Err(InputError::at(1, 1, "found no `:`, expected an ID such as 8x8:FEfc..."));
    };
    let (cols, rest) = number(params);
    let Some(cols) = cols else {
        return Err(InputError::at(
            1,
            1,
            format!("found {}, expected a size such as 8x8", quoted(params)),
        ));
    };
    let (rows, rest) = match rest.strip_prefix('x') {
        None => (cols, rest),
        Some(tail) => match number(tail) {
            (Some(rows), rest) => (rows, rest),
            (None, _) => {
                let column = params.chars().count() - tail.chars().count() + 1;
                return Err(InputError::at(
                    1,
                    column,
                    format!("found {}, expected the height", quoted(tail)),
                ));
            }
        },
    };
    let unique_lines = rest.starts_with('u');
    Ok(Id { rows, cols, unique_lines, desc, column: params.chars().count() + 2 })
}

/// How many cells a letter consumes, and the tile at the last of them.
fn letter(c: char) -> Option<(usize, Option<Ink>)> {
    let skip = (c.to_ascii_lowercase() as u32).checked_sub('a' as u32)? as usize;
    match c {
        'z' | 'Z' => Some((25, None)),
        'a'..='y' => Some((skip + 1, Some(Ink::White))),
        'A'..='Y' => Some((skip + 1, Some(Ink::Black))),
        _ => None,
    }
}

/// Whether a text is an ID whose description has the length its size asks for.
pub fn recognises(text: &str) -> bool {
    let Ok(id) = split(text) else { return false };
    let walked = id.desc.chars().try_fold(0usize, |sum, c| Some(sum + letter(c)?.0));
    walked.is_some() && walked == id.rows.checked_mul(id.cols).and_then(|n| n.checked_add(1))
}

/// Reads an ID.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let id = split(text)?;
    check_size(id.rows, id.cols).map_err(|e| InputError::at(1, 1, e.what))?;
    let cells = id.rows * id.cols;
    let end = id.column + id.desc.chars().count();
    let too_short = |walked: usize| {
        let what = format!("the description ends after {walked} of {cells} cells");
        InputError::at(1, end, what)
    };
    // A letter stands for at most 25 cells: a short text never makes a large board.
    if id.desc.len().saturating_mul(25) < cells + 1 {
        let walked = id.desc.chars().filter_map(letter).map(|(cells, _)| cells).sum();
        return Err(too_short(walked));
    }
    let mut puzzle = Puzzle::new(id.rows, id.cols)?.with_unique_lines(id.unique_lines);
    let mut walked = 0;
    for (index, c) in id.desc.chars().enumerate() {
        let here = |what: String| InputError::at(1, id.column + index, what);
        let Some((skip, tile)) = letter(c) else {
            return Err(here(format!("found {}, expected a letter", quoted(&c.to_string()))));
        };
        walked += skip;
        if walked > cells + 1 {
            return Err(here(format!("the description goes on after the last of {cells} cells")));
        }
        match tile {
            Some(ink) if walked <= cells => {
                puzzle.give((walked - 1) / id.cols, (walked - 1) % id.cols, Some(ink));
            }
            _ => {}
        }
    }
    if walked < cells + 1 {
        return Err(too_short(walked));
    }
    with_options(puzzle, options)
}

/// Writes the short ID.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let flag = if puzzle.unique_lines() { "u" } else { "" };
    let mut text = format!("{}x{}{flag}:", puzzle.cols(), puzzle.rows());
    let mut blanks = 0;
    let mut put = |blanks: usize, first: u8| {
        let z = (first + 25) as char;
        (0..blanks / 25).for_each(|_| text.push(z));
        text.push((first + (blanks % 25) as u8) as char);
    };
    for row in 0..puzzle.rows() {
        let mut next = 0;
        for col in puzzle.known().ones(row) {
            blanks += col - next;
            next = col + 1;
            put(blanks, if puzzle.black().get(row, col) { b'A' } else { b'a' });
            blanks = 0;
        }
        blanks += puzzle.cols() - next;
    }
    put(blanks, b'a');
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_plain(text: &str) -> Result<Puzzle, InputError> {
        read(text, &Options::new())
    }

    #[test]
    fn the_examples_of_the_notation() {
        let puzzle = read_plain("6x6:faCADAJeBd").unwrap();
        let tiles: Vec<_> = (0..36).filter_map(|i| Some((i, puzzle.given(i / 6, i % 6)?))).collect();
        let (w, b) = (Ink::White, Ink::Black);
        let expected =
            [(5, w), (6, w), (9, b), (10, b), (14, b), (15, b), (25, b), (30, w), (32, b)];
        assert_eq!(tiles, expected);
        for id in ["6x6:faCADAJeBd", "8x8u:FEfcbfeBdfCbeBBdb", "6x6:ZFf", "6x8:zx"] {
            assert_eq!(write(&read_plain(id).unwrap()).unwrap(), id);
            assert!(recognises(id), "{id}");
        }
        assert_eq!(write(&read_plain("6dn:ZFf").unwrap()).unwrap(), "6x6:ZFf");
        assert!(read_plain("6x6udn:ZFf").unwrap().unique_lines());
        assert!(!recognises("7x7:OOPPPOOOOPPPOOPPPPPPPPPPHPPPPPPPPPPOOPPPOOOOPPPOO"));
    }

    #[test]
    fn errors_name_their_place() {
        let what = |text| read_plain(text).unwrap_err().to_string();
        assert_eq!(what("6x6:ZF"), "line 1, column 7: the description ends after 31 of 36 cells");
        assert_eq!(what("6x6:Z1"), "line 1, column 6: found `1`, expected a letter");
        assert!(what("6x6:ZFfa").contains("goes on after the last"));
        assert!(what("7x6:a").contains("must be even"));
        assert!(what("1000000x1000000:a").contains("at most 100000"));
        assert!(what("20000x20000:a").contains("ends after 1 of"));
        assert!(what("8x:a").starts_with("line 1, column 3: found nothing, expected the height"));
        assert!(what("99999999999999999999:a").contains("expected a size"));
    }
}
