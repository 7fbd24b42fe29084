//! Game IDs of Simon Tatham's collection: `6x6:faCADAJeBd`, `8x8u:...`.
//!
//! The description walks over the cells and one imaginary cell behind the last. A letter skips
//! 0 to 24 blanks and then stands for a tile, lower case white, upper case black; `z` skips 25.

use super::super::rules::{Ink, Puzzle, check_size};
use super::{found, with_options};
use quadrille_core::fields::without_bom;
use quadrille_core::{InputError, Message, Options, message};
use std::io::{self, BufRead, Read, Write};

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
    let text = without_bom(text).trim();
    let text = text.strip_prefix("unruly:").unwrap_or(text);
    let Some((params, desc)) = text.split_once(':') else {
        return Err(InputError::at(1, 1, message!("unruly-id-colon")));
    };
    let (cols, rest) = number(params);
    let Some(cols) = cols else {
        return Err(InputError::at(1, 1, message!("unruly-id-size", found = found(params))));
    };
    let (rows, rest) = match rest.strip_prefix('x') {
        None => (cols, rest),
        Some(tail) => match number(tail) {
            (Some(rows), rest) => (rows, rest),
            (None, _) => {
                let column = params.chars().count() - tail.chars().count() + 1;
                let what = message!("unruly-id-height", found = found(tail));
                return Err(InputError::at(1, column, what));
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

/// A text this long may be the start of a longer one.
const LONG: usize = 1 << 15;

/// Whether a text is an ID whose description has the length its size asks for, or the start of
/// a long one.
pub fn recognises(text: &str) -> bool {
    let Ok(id) = split(text) else { return false };
    let walked = id.desc.chars().try_fold(0usize, |sum, c| Some(sum + letter(c)?.0));
    let cells = id.rows.checked_mul(id.cols).and_then(|n| n.checked_add(1));
    match (walked, cells) {
        (Some(walked), Some(cells)) => walked == cells || (text.len() >= LONG && walked < cells),
        _ => false,
    }
}

/// Reads an ID.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let id = split(text)?;
    // A letter stands for at most 25 cells: a short text never makes a large board.
    let most = id.desc.len().saturating_mul(25);
    let mut walk = Walk::new(&id, most)?;
    for c in id.desc.chars() {
        walk.letter(c)?;
    }
    with_options(walk.finish()?, options)
}

/// Reads an ID of any length, with or without the game's name before it.
pub fn read_stream(input: &mut dyn BufRead, options: &Options) -> Result<Puzzle, InputError> {
    let unreadable =
        |e: io::Error| InputError::new(message!("unruly-unreadable", why = e.to_string()));
    let mut params = Vec::new();
    while !params.ends_with(b":") || params == b"unruly:" {
        let before = params.len();
        input.take(64).read_until(b':', &mut params).map_err(unreadable)?;
        if params.len() == before || params.len() > 64 {
            break;
        }
    }
    let params = String::from_utf8_lossy(&params).into_owned();
    let id = split(params.strip_prefix("unruly:").unwrap_or(&params))?;
    let mut walk = Walk::new(&id, usize::MAX)?;
    // Only the end of the text may be blank.
    let mut blank = None;
    loop {
        let piece = input.fill_buf().map_err(unreadable)?;
        if piece.is_empty() {
            return with_options(walk.finish()?, options);
        }
        for &byte in piece {
            match (byte.is_ascii_whitespace(), blank) {
                (true, _) => blank = blank.or(Some(byte as char)),
                (false, Some(space)) => walk.letter(space)?,
                (false, None) => walk.letter(byte as char)?,
            }
        }
        let length = piece.len();
        input.consume(length);
    }
}

/// A walk over the cells, letter by letter.
struct Walk {
    puzzle: Puzzle,
    cells: usize,
    walked: usize,
    column: usize,
}

impl Walk {
    /// The start of a walk that goes at most `most` cells far.
    fn new(id: &Id<'_>, most: usize) -> Result<Self, InputError> {
        check_size(id.rows, id.cols).map_err(|e| InputError::at(1, 1, e.what))?;
        let cells = id.rows * id.cols;
        if most < cells + 1 {
            let walked = id.desc.chars().filter_map(letter).map(|(cells, _)| cells).sum();
            return Err(too_short(id.column + id.desc.chars().count(), walked, cells));
        }
        let puzzle = Puzzle::new(id.rows, id.cols)?.with_unique_lines(id.unique_lines);
        Ok(Walk { puzzle, cells, walked: 0, column: id.column })
    }

    fn letter(&mut self, c: char) -> Result<(), InputError> {
        let here = |what: Message| InputError::at(1, self.column, what);
        let Some((skip, tile)) = letter(c) else {
            return Err(here(message!("unruly-id-letter", found = found(&c.to_string()))));
        };
        self.walked += skip;
        if self.walked > self.cells + 1 {
            return Err(here(message!("unruly-id-long", cells = self.cells)));
        }
        if let Some(ink) = tile
            && self.walked <= self.cells
        {
            let at = self.walked - 1;
            self.puzzle.give(at / self.puzzle.cols(), at % self.puzzle.cols(), Some(ink));
        }
        self.column += 1;
        Ok(())
    }

    fn finish(self) -> Result<Puzzle, InputError> {
        if self.walked < self.cells + 1 {
            return Err(too_short(self.column, self.walked, self.cells));
        }
        Ok(self.puzzle)
    }
}

fn too_short(column: usize, walked: usize, cells: usize) -> InputError {
    if walked == cells {
        return InputError::at(1, column, message!("unruly-id-no-end", cells = cells));
    }
    InputError::at(1, column, message!("unruly-id-short", walked = walked, cells = cells))
}

/// Writes the short ID.
pub fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let mut bytes = Vec::new();
    write_stream(puzzle, &mut bytes).expect("memory takes what is written");
    Ok(String::from_utf8(bytes).expect("digits and letters"))
}

/// Writes the short ID row by row.
pub fn write_stream(puzzle: &Puzzle, out: &mut dyn Write) -> io::Result<()> {
    let flag = if puzzle.unique_lines() { "u" } else { "" };
    write!(out, "{}x{}{flag}:", puzzle.cols(), puzzle.rows())?;
    let mut letters = Vec::with_capacity(puzzle.cols());
    let mut blanks = 0;
    let put = |letters: &mut Vec<u8>, blanks: usize, first: u8| {
        letters.extend(std::iter::repeat_n(first + 25, blanks / 25));
        letters.push(first + (blanks % 25) as u8);
    };
    for row in 0..puzzle.rows() {
        let mut next = 0;
        for col in puzzle.known().ones(row) {
            blanks += col - next;
            next = col + 1;
            put(&mut letters, blanks, if puzzle.black().get(row, col) { b'A' } else { b'a' });
            blanks = 0;
        }
        blanks += puzzle.cols() - next;
        out.write_all(&letters)?;
        letters.clear();
    }
    // The imaginary cell behind the last is written as white.
    put(&mut letters, blanks, b'a');
    out.write_all(&letters)
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
        let tiles: Vec<_> =
            (0..36).filter_map(|i| Some((i, puzzle.given(i / 6, i % 6)?))).collect();
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
    fn long_texts_read_alike_piece_by_piece() {
        let id = "8x8u:FEfcbfeBdfCbeBBdb";
        for text in [id.to_string(), format!("unruly:{id}\n"), format!("{id}\r\n")] {
            let mut pieces = io::BufReader::with_capacity(3, text.as_bytes());
            let puzzle = read_stream(&mut pieces, &Options::new()).unwrap();
            assert_eq!(write(&puzzle).unwrap(), id);
        }
        for bad in ["", ":", "8x8", "8x8:a b", "8x8:FE", &"1".repeat(1000)] {
            assert!(read_stream(&mut bad.as_bytes(), &Options::new()).is_err(), "{bad}");
        }
    }

    #[test]
    fn errors_name_their_place() {
        let what = |text: &str| read_plain(text).unwrap_err().to_string();
        assert_eq!(what("6x6:ZF"), "line 1, column 7: the description ends after 31 of 36 cells");
        assert_eq!(what("6x6:Z1"), "line 1, column 6: found `1`, expected a letter");
        assert!(what("6x6:ZFfa").contains("goes on after the last"));
        assert!(what("7x6:a").contains("must be even"));
        assert!(what("1000000x1000000:a").contains("at most 100000"));
        assert!(what("20000x20000:a").contains("ends after 1 of"));
        assert!(what("4x4:p").contains("one step past the last cell"));
        assert!(what("8x:a").starts_with("line 1, column 3: found nothing, expected the height"));
        assert!(what("99999999999999999999:a").contains("expected a size"));
    }
}
