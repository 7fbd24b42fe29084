//! The files of the course of report 004: `n m`, then n lines of m colours, then optionally n lines of m values.

use super::super::rules::{self, MAX_VALUE, Puzzle, Rule};
use super::{IGNORE_VALUES, found};
use quadrille_core::fields::without_bom;
use quadrille_core::{Colour, InputError, Message, Options, message};
use std::io::{self, Write};

/// The colours by their number in the file.
pub const COLOURS: [Colour; 5] =
    [Colour::White, Colour::Red, Colour::Blue, Colour::Green, Colour::Black];

/// Whether a text starts like such a file: two numbers, then a line of colours.
pub fn recognises(text: &str) -> bool {
    let mut lines = without_bom(text).lines();
    let head: Vec<&str> = lines.next().unwrap_or("").split_whitespace().take(3).collect();
    let number = |t: &&str| !t.is_empty() && t.len() < 20 && t.bytes().all(|b| b.is_ascii_digit());
    let colour = |t: &str| t.len() == 1 && t.bytes().all(|b| (b'0'..=b'4').contains(&b));
    head.len() == 2
        && head.iter().all(number)
        && lines.next().is_some_and(|l| l.split_whitespace().take(4).all(colour))
}

/// Reads a file.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let rule = super::rule(options, Rule::Adjacent)?;
    let mut reader = Reader { rest: without_bom(text).trim_end().as_bytes(), line: 0, row: &[] };
    let (rows, cols) = header(&mut reader)?;
    // The text must hold a digit and a space for each cell: a large header alone reserves nothing.
    let cells = rules::size(rows, cols).map_err(|what| InputError::at(1, 1, what))?;
    if reader.rest.len() < 2 * cells - 1 {
        let what = message!("pairs-grid-short", rows = rows, cols = cols);
        return Err(InputError::at(reader.line + 1, 1, what));
    }
    let mut colours = Vec::with_capacity(cells);
    for row in 0..rows {
        reader.numbers(row, rows, cols, LineKind::Colours, |n| {
            COLOURS.get(n as usize).map(|c| colours.push(*c)).is_some()
        })?;
    }
    let mut values = Vec::new();
    if reader.rest.is_empty() {
        values.resize(cells, 1);
    } else {
        values.reserve_exact(cells);
        for row in 0..rows {
            reader.numbers(row, rows, cols, LineKind::Values, |n| {
                values.push(n as u32);
                (1..=u64::from(MAX_VALUE)).contains(&n)
            })?;
        }
    }
    if reader.next_line() {
        return Err(InputError::at(reader.line, 1, message!("pairs-grid-long")));
    }
    if IGNORE_VALUES.is_on(options)? {
        values.fill(1);
    }
    Puzzle::new(rows, cols, colours, values, rule)
}

/// What a line of numbers holds.
#[derive(Clone, Copy)]
enum LineKind {
    Colours,
    Values,
}

impl LineKind {
    /// The word by which catalogues choose their own.
    fn word(self) -> &'static str {
        match self {
            LineKind::Colours => "colours",
            LineKind::Values => "values",
        }
    }

    /// What one number of it looks like.
    fn expected(self) -> Message {
        match self {
            LineKind::Colours => message!("pairs-expected-colour"),
            LineKind::Values => message!("pairs-expected-value", most = MAX_VALUE),
        }
    }
}

fn header(reader: &mut Reader<'_>) -> Result<(usize, usize), InputError> {
    let expected = || message!("pairs-expected-size");
    if !reader.next_line() {
        return Err(InputError::at(1, 1, found("", expected())));
    }
    let mut sizes = Vec::new();
    let mut at = 0;
    while let Some((start, end)) = token(reader.row, at) {
        match digits(&reader.row[start..end]) {
            Some(n) if sizes.len() < 2 => sizes.push(n),
            _ => return Err(reader.found(start, end, expected())),
        }
        at = end;
    }
    match sizes[..] {
        // A number too large for this machine is far above the limit anyway.
        [rows, cols] => Ok((
            usize::try_from(rows).unwrap_or(usize::MAX),
            usize::try_from(cols).unwrap_or(usize::MAX),
        )),
        _ => Err(InputError::at(1, 1, message!("pairs-grid-head"))),
    }
}

/// A text walked line by line.
struct Reader<'a> {
    rest: &'a [u8],
    line: usize,
    row: &'a [u8],
}

impl Reader<'_> {
    fn next_line(&mut self) -> bool {
        if self.rest.is_empty() {
            return false;
        }
        let end = self.rest.iter().position(|b| *b == b'\n').unwrap_or(self.rest.len());
        self.row = &self.rest[..end];
        self.row = self.row.strip_suffix(b"\r").unwrap_or(self.row);
        self.rest = &self.rest[(end + 1).min(self.rest.len())..];
        self.line += 1;
        true
    }

    fn found(&self, start: usize, end: usize, expected: Message) -> InputError {
        // Fields before this one were plain digits, so bytes and characters agree.
        let text = String::from_utf8_lossy(&self.row[start..end.min(start + 100)]);
        InputError::at(self.line, start + 1, found(&text, expected))
    }

    /// Reads one line of `cols` numbers; `accept` takes each or refuses it.
    fn numbers(
        &mut self,
        row: usize,
        rows: usize,
        cols: usize,
        kind: LineKind,
        mut accept: impl FnMut(u64) -> bool,
    ) -> Result<(), InputError> {
        if !self.next_line() {
            let what = message!("pairs-grid-ends", kind = kind.word(), done = row, rows = rows);
            return Err(InputError::at(self.line + 1, 1, what));
        }
        // One walk over the bytes: boards have millions of numbers.
        let row = self.row;
        let blank = |at: usize| row.get(at).is_none_or(|b| *b == b' ' || *b == b'\t');
        let (mut at, mut count) = (0, 0);
        loop {
            while at < row.len() && blank(at) {
                at += 1;
            }
            if at == row.len() {
                break;
            }
            let start = at;
            let mut number = 0u64;
            while let Some(digit) = row.get(at).map(|b| b.wrapping_sub(b'0')).filter(|d| *d < 10) {
                number = number.saturating_mul(10).saturating_add(u64::from(digit));
                at += 1;
            }
            let plain = at > start && blank(at);
            if !plain || count == cols || !accept(number) {
                let end = token(row, start).map_or(at, |(_, end)| end);
                let expected = if plain && count == cols {
                    message!("pairs-expected-line", kind = kind.word(), cols = cols)
                } else {
                    kind.expected()
                };
                return Err(self.found(start, end, expected));
            }
            count += 1;
        }
        if count < cols {
            let what = message!("pairs-grid-line", kind = kind.word(), count = count, cols = cols);
            return Err(InputError::at(self.line, self.row.len() + 1, what));
        }
        Ok(())
    }
}

/// The next run of bytes that are not blank, from `at` on.
fn token(row: &[u8], at: usize) -> Option<(usize, usize)> {
    let blank = |b: &u8| *b == b' ' || *b == b'\t';
    let start = at + row[at..].iter().position(|b| !blank(b))?;
    let end = row[start..].iter().position(blank).map_or(row.len(), |n| start + n);
    Some((start, end))
}

/// A number without sign; too many digits are a number too large to be right.
fn digits(text: &[u8]) -> Option<u64> {
    let mut number = 0u64;
    for byte in text {
        if !byte.is_ascii_digit() {
            return None;
        }
        number = number.saturating_mul(10).saturating_add(u64::from(byte - b'0'));
    }
    Some(number)
}

/// Writes a file: values are left out when every cell is worth 1.
pub fn write(puzzle: &Puzzle) -> String {
    let mut out = Vec::new();
    write_to(puzzle, &mut out).expect("writing to memory does not fail");
    String::from_utf8(out).expect("digits, spaces and line ends")
}

/// Writes a file row by row.
pub fn write_to(puzzle: &Puzzle, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{} {}", puzzle.rows(), puzzle.cols())?;
    let code = |c: &Colour| COLOURS.iter().position(|d| d == c).unwrap_or(0) as u32;
    let mut line = Vec::new();
    for row in puzzle.colours().chunks(puzzle.cols()) {
        write_row(row.iter().map(code), &mut line);
        out.write_all(&line)?;
    }
    if puzzle.values().iter().all(|v| *v == 1) {
        return Ok(());
    }
    for row in puzzle.values().chunks(puzzle.cols()) {
        write_row(row.iter().copied(), &mut line);
        out.write_all(&line)?;
    }
    Ok(())
}

fn write_row(numbers: impl Iterator<Item = u32>, line: &mut Vec<u8>) {
    line.clear();
    for number in numbers {
        super::pairing::push_number(line, u64::from(number));
        line.push(b' ');
    }
    line.pop();
    line.push(b'\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        read(text, &Options::new()).unwrap_err().to_string()
    }

    #[test]
    fn a_file_reads_with_and_without_values() {
        let text = "\u{feff}2 3 \r\n0 0 0 \r\n0 1 4\r\n5 8 4\r\n11 1 3";
        assert!(recognises(text));
        let puzzle = read(text, &Options::new()).unwrap();
        assert_eq!(puzzle.values(), [5, 8, 4, 11, 1, 3]);
        assert_eq!(write(&puzzle), "2 3\n0 0 0\n0 1 4\n5 8 4\n11 1 3\n");
        let plain = read("1 2\n3 2\n", &Options::new()).unwrap();
        assert_eq!((plain.values(), write(&plain).as_str()), (&[1, 1][..], "1 2\n3 2\n"));
    }

    #[test]
    fn the_option_chooses_the_rule() {
        let options = Options::new().with("rule", "white-anywhere");
        assert_eq!(read("1 2\n0 0", &options).unwrap().rule(), Rule::WhiteAnywhere);
        assert!(read("1 2\n0 0", &Options::new().with("rule", "any")).is_err());
    }

    #[test]
    fn errors_say_what_and_where() {
        assert_eq!(
            error(""),
            "line 1, column 1: found nothing, expected the numbers of rows and columns"
        );
        assert_eq!(error("1 2\n0 7"), "line 2, column 3: found `7`, expected a colour from 0 to 4");
        assert_eq!(
            error("1 2\n0 1\n0 5"),
            "line 3, column 1: found `0`, expected a value from 1 to 1000000000"
        );
        assert!(error("1 2\n0 1\n5 -5").starts_with("line 3, column 3: found `-5`"));
        assert!(error("1 2\n0 1\n5 99999999999999999999999").starts_with("line 3, column 3"));
        assert_eq!(
            error("2 2\n0 1\n1   "),
            "line 2, column 1: the text ends too soon: 2 lines of 2 colours must follow"
        );
        assert_eq!(
            error("2 2\n0 1 2 3\n1"),
            "line 2, column 5: found `2`, expected 2 colours in this line"
        );
        assert!(error("0 5\n").contains("at least 1 row"));
        assert!(error("100000 100000\n0 0").contains("limit"));
        assert!(error("1 2\n0 0\n1 1\n1 1").contains("after the last row"));
    }
}
