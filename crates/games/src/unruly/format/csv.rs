//! The reports' comma-separated files, read and written piece by piece.
//!
//! One reader serves short texts and files of any length: it sees bytes, keeps one row and never
//! a line of text, so a line without end costs no memory.

use super::super::rules::{Ink, MAX_CELLS, MAX_SIDE, Plane, Puzzle};
use super::{CELLS, found, with_options};
use quadrille_core::{Arg, InputError, Message, Options, message};
use std::io::{self, BufRead, Write};

/// The first line of a file whose rows and columns must all differ.
const UNIQUE_LINES: &str = "unique-lines";

/// The digits for white and black.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    /// Report 002: 0 white, 1 black.
    ZeroOne,
    /// Report 003: 1 white, 2 black.
    OneTwo,
}

impl Coding {
    fn of(options: &Options) -> Result<Self, InputError> {
        Ok(match CELLS.chosen(options)? {
            "12" => Coding::OneTwo,
            _ => Coding::ZeroOne,
        })
    }

    fn digit(self, ink: Ink) -> u8 {
        b'0' + u8::from(ink == Ink::Black) + u8::from(self == Coding::OneTwo)
    }

    /// What a field without its spaces means; nothing for a symbol it does not know.
    fn tile(self, field: &[u8]) -> Option<Option<Ink>> {
        match (field, self) {
            (b"" | b"-1", _) | (b"0", Coding::OneTwo) => Some(None),
            (b"0", Coding::ZeroOne) | (b"1", Coding::OneTwo) => Some(Some(Ink::White)),
            (b"1", Coding::ZeroOne) | (b"2", Coding::OneTwo) => Some(Some(Ink::Black)),
            _ => None,
        }
    }

    fn expected(self) -> Message {
        message!(match self {
            Coding::ZeroOne => "unruly-field-01",
            Coding::OneTwo => "unruly-field-12",
        })
    }
}

/// How much of a text is looked at to recognise it.
const GLANCE: usize = 4096;

/// The fields at the start of a text, without a last one that may be cut off; nothing if they
/// cannot all be tiles.
fn glance(text: &str) -> Option<Vec<&str>> {
    let text = quadrille_core::fields::without_bom(text);
    let text = text.strip_prefix(UNIQUE_LINES).unwrap_or(text);
    let cut = text.char_indices().nth(GLANCE).map_or(text.len(), |(at, _)| at);
    let whole = cut == text.len();
    let mut fields: Vec<&str> = text[..cut].split([',', '\n']).map(str::trim).collect();
    if !whole {
        fields.pop();
    }
    let tiles = fields.iter().all(|f| matches!(*f, "" | "0" | "1" | "2" | "-1"));
    (tiles && text[..cut].contains(',')).then_some(fields)
}

/// Whether a text looks like report 002's file.
pub fn recognises_01(text: &str) -> bool {
    glance(text).is_some_and(|fields| !fields.contains(&"2"))
}

/// Whether a text looks like report 003's file: it has a 2.
pub fn recognises_12(text: &str) -> bool {
    glance(text).is_some_and(|fields| fields.contains(&"2"))
}

/// Reads a text in the coding the options name.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let mut reader = Reader::new(Coding::of(options)?);
    reader.feed(text.as_bytes())?;
    with_options(reader.finish()?, options)
}

/// Reads a text in report 003's coding.
pub fn read_12(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    read(text, &as_12(options))
}

/// Reads a file of any length.
pub fn read_stream(input: &mut dyn BufRead, options: &Options) -> Result<Puzzle, InputError> {
    let mut reader = Reader::new(Coding::of(options)?);
    loop {
        let piece = match input.fill_buf() {
            Ok(piece) => piece,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => {
                return Err(reader.error_here(message!("unruly-unreadable", why = e.to_string())));
            }
        };
        if piece.is_empty() {
            break;
        }
        let length = piece.len();
        reader.feed(piece)?;
        input.consume(length);
    }
    with_options(reader.finish()?, options)
}

/// Reads a file of any length in report 003's coding.
pub fn read_stream_12(input: &mut dyn BufRead, options: &Options) -> Result<Puzzle, InputError> {
    read_stream(input, &as_12(options))
}

/// The user's own `--cells` goes first: then the file's 2 is an error at its place.
fn as_12(options: &Options) -> Options {
    let mut options = options.clone();
    if options.get(CELLS.name).is_none() {
        options.set(CELLS.name, "12");
    }
    options
}

/// Writes a text.
pub fn write(puzzle: &Puzzle, coding: Coding) -> Result<String, InputError> {
    let mut bytes = Vec::with_capacity(puzzle.rows() * puzzle.cols() * 2);
    write_stream(puzzle, coding, &mut bytes).expect("memory takes what is written");
    Ok(String::from_utf8(bytes).expect("digits and commas"))
}

/// Writes row by row.
pub fn write_stream(puzzle: &Puzzle, coding: Coding, out: &mut dyn Write) -> io::Result<()> {
    if puzzle.unique_lines() {
        writeln!(out, "{UNIQUE_LINES}")?;
    }
    let (white, black) = (coding.digit(Ink::White), coding.digit(Ink::Black));
    let mut line = Vec::with_capacity(puzzle.cols() * 2);
    for row in 0..puzzle.rows() {
        line.clear();
        let words = puzzle.known().row(row).iter().zip(puzzle.black().row(row));
        for (index, (&known, &blacks)) in words.enumerate() {
            for bit in 0..64.min(puzzle.cols() - index * 64) {
                line.push(match (known >> bit & 1, blacks >> bit & 1) {
                    (0, _) => b' ',
                    (_, 0) => white,
                    _ => black,
                });
                line.push(b',');
            }
        }
        *line.last_mut().expect("a row has cells") = b'\n';
        out.write_all(&line)?;
    }
    Ok(())
}

/// Longer fields are only kept up to here: enough for the message that refuses them.
const KEPT: usize = 32;

/// Reads bytes, one after the other.
struct Reader {
    coding: Coding,
    unique_lines: bool,
    /// The planes so far, and the row being read.
    known: Vec<u64>,
    black: Vec<u64>,
    row_known: Vec<u64>,
    row_black: Vec<u64>,
    rows: usize,
    cols: usize,
    /// Fields of this line so far.
    fields: usize,
    field: Vec<u8>,
    line: usize,
    column: usize,
    field_column: usize,
    /// A blank line is only allowed at the end.
    blank_line: Option<usize>,
}

impl Reader {
    fn new(coding: Coding) -> Self {
        Reader {
            coding,
            unique_lines: false,
            known: Vec::new(),
            black: Vec::new(),
            row_known: Vec::new(),
            row_black: Vec::new(),
            rows: 0,
            cols: 0,
            fields: 0,
            field: Vec::with_capacity(KEPT),
            line: 1,
            column: 1,
            field_column: 1,
            blank_line: None,
        }
    }

    fn error_here(&self, what: Message) -> InputError {
        InputError::at(self.line, self.column, what)
    }

    fn feed(&mut self, bytes: &[u8]) -> Result<(), InputError> {
        for &byte in bytes {
            match byte {
                b',' => self.end_field()?,
                b'\n' => {
                    self.end_line()?;
                    continue;
                }
                _ if self.field.len() < KEPT => self.field.push(byte),
                _ => {}
            }
            // Columns count characters: the later bytes of one are not counted.
            self.column += usize::from(byte & 0xc0 != 0x80);
            if byte == b',' {
                self.field_column = self.column;
            }
        }
        Ok(())
    }

    fn forget_byte_order_mark(&mut self) {
        if self.line == 1 && self.fields == 0 && self.field.starts_with("\u{feff}".as_bytes()) {
            self.field.drain(..3);
        }
    }

    fn end_field(&mut self) -> Result<(), InputError> {
        if let Some(line) = self.blank_line {
            return Err(InputError::at(line, 1, message!("unruly-blank-line")));
        }
        self.forget_byte_order_mark();
        let Some(tile) = self.coding.tile(self.field.trim_ascii()) else {
            return Err(self.unknown_symbol());
        };
        let col = self.fields;
        if col >= MAX_SIDE {
            return Err(self.error_here(message!("unruly-row-long", most = MAX_SIDE)));
        }
        if col.is_multiple_of(64) {
            self.row_known.push(0);
            self.row_black.push(0);
        }
        let bit = 1 << (col % 64);
        if let Some(ink) = tile {
            self.row_known[col / 64] |= bit;
            self.row_black[col / 64] |= if ink == Ink::Black { bit } else { 0 };
        }
        self.fields += 1;
        self.field.clear();
        Ok(())
    }

    fn unknown_symbol(&self) -> InputError {
        let text = String::from_utf8_lossy(&self.field);
        let lead = text.chars().take_while(|c| c.is_whitespace()).count();
        let key = match (self.coding, text.trim()) {
            (Coding::ZeroOne, "2") => "unruly-unexpected-2",
            _ => "unruly-unexpected",
        };
        let what = message!(key, found = found(text.trim()), expected = self.coding.expected());
        InputError::at(
            self.line,
            self.field_column + lead,
            what.with("cells", Arg::Option(CELLS.name.into())),
        )
    }

    fn end_line(&mut self) -> Result<(), InputError> {
        self.forget_byte_order_mark();
        let alone = self.fields == 0;
        if alone && self.field.trim_ascii().is_empty() {
            self.blank_line.get_or_insert(self.line);
        } else if alone && self.line == 1 && self.field.trim_ascii() == UNIQUE_LINES.as_bytes() {
            self.unique_lines = true;
            self.field.clear();
        } else {
            self.end_field()?;
            self.end_row()?;
        }
        self.field.clear();
        self.fields = 0;
        self.line += 1;
        (self.column, self.field_column) = (1, 1);
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), InputError> {
        if self.rows == 0 {
            self.cols = self.fields;
        } else if self.fields != self.cols {
            let what = message!("unruly-uneven-rows", tiles = self.fields, first = self.cols);
            return Err(self.error_here(what));
        }
        self.rows += 1;
        if self.rows > MAX_SIDE || self.rows * self.cols > MAX_CELLS {
            let what = message!("unruly-too-large", rows = MAX_SIDE, cells = MAX_CELLS);
            return Err(self.error_here(what));
        }
        self.known.append(&mut self.row_known);
        self.black.append(&mut self.row_black);
        Ok(())
    }

    fn finish(mut self) -> Result<Puzzle, InputError> {
        if !self.field.is_empty() || self.fields > 0 {
            self.end_line()?;
        }
        if self.rows == 0 {
            return Err(InputError::at(1, 1, message!("unruly-no-rows")));
        }
        super::super::rules::check_size(self.rows, self.cols)
            .map_err(|error| InputError::at(self.rows, 1, error.what))?;
        let known = Plane::from_words(self.rows, self.cols, self.known);
        let black = Plane::from_words(self.rows, self.cols, self.black);
        Ok(Puzzle::from_planes(known, black)?.with_unique_lines(self.unique_lines))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_01(text: &str) -> Result<Puzzle, InputError> {
        read(text, &Options::new())
    }

    #[test]
    fn both_codings_name_the_same_board() {
        let a = read_01("0,1,,-1\n , 1 ,0,\n,,,\n,,,0").unwrap();
        let b = read("1,2,,0\r\n,2,1,\r\n,,,\r\n,,,1\r\n\r\n", &Options::new().with("cells", "12"));
        assert_eq!(Ok(&a), b.as_ref());
        assert_eq!(Ok(&a), read_12("\u{feff}1,2,,0\n,2,1,\n,,,\n,,,1\n", &Options::new()).as_ref());
        assert_eq!(write(&a, Coding::ZeroOne).unwrap(), "0,1, , \n ,1,0, \n , , , \n , , ,0\n");
        assert_eq!(write(&a, Coding::OneTwo).unwrap(), "1,2, , \n ,2,1, \n , , , \n , , ,1\n");
    }

    #[test]
    fn the_rule_of_unequal_lines_travels() {
        let puzzle = Puzzle::new(2, 2).unwrap().with_unique_lines(true);
        let text = write(&puzzle, Coding::ZeroOne).unwrap();
        assert_eq!(text, "unique-lines\n , \n , \n");
        assert_eq!(read_01(&text).unwrap(), puzzle);
        assert!(recognises_01(&text));
        assert!(read(",\n,\n", &Options::new().with("unique-lines", "")).unwrap().unique_lines());
    }

    #[test]
    fn errors_name_their_place() {
        let what = |text: &str| read_01(text).unwrap_err().to_string();
        assert!(what("0,1\n0, 7\n").starts_with("line 2, column 4: found `7`, expected 0 (white)"));
        assert!(what("0,2\n").contains("(--cells 12)"));
        assert_eq!(what("0,1\n0\n"), "line 2, column 2: this row has 1 tile, the first one has 2");
        assert!(what("0,1\n\n0,1").starts_with("line 2, column 1: found a blank line"));
        assert!(what("0,1,0\n0,1,0\n").contains("both sides must be even"));
        assert!(what("").contains("found no rows"));
        assert!(what(&"0,".repeat(MAX_SIDE + 1)).contains("at most 100000"));
        assert!(what(&"x".repeat(1 << 20)).contains("expected 0"));
    }
}
