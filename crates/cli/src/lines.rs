//! A file with one puzzle a line.

use crate::budget;
use crate::failure::Failure;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// A line of a batch longer than this is not read to its end before it is refused.
pub const MAX_LINE: u64 = 64 << 20;

/// The puzzles of a file, one a line.
pub struct Lines<'a> {
    input: Box<dyn BufRead>,
    shown: std::path::Display<'a>,
    number: usize,
}

/// A line that names a puzzle.
pub struct Line {
    /// The puzzle.
    pub puzzle: String,
    /// Where it stands.
    pub place: String,
    /// It may never end, so it was not read to its end, and nothing after it is looked for.
    pub endless: bool,
}

impl<'a> Lines<'a> {
    /// Opens the file.
    pub fn of(from: &'a OsStr) -> Result<Self, Failure> {
        let shown = Path::new(from).display();
        let input: Box<dyn BufRead> = if from == "-" {
            Box::new(io::stdin().lock())
        } else {
            let file = File::open(from).map_err(|e| Failure::from(e).within(&shown))?;
            Box::new(BufReader::new(file))
        };
        Ok(Lines { input, shown, number: 0 })
    }

    /// The next line that is not empty.
    pub fn next(&mut self) -> Result<Option<Line>, Failure> {
        let mut line = Vec::new();
        loop {
            line.clear();
            self.number += 1;
            let read = self.input.by_ref().take(MAX_LINE + 1).read_until(b'\n', &mut line)?;
            if read == 0 || budget::interrupt().is_cancelled() {
                return Ok(None);
            }
            let place = format!("{}, line {}", self.shown, self.number);
            if line.len() as u64 > MAX_LINE {
                self.input = Box::new(io::empty());
                return Ok(Some(Line { puzzle: String::new(), place, endless: true }));
            }
            let text = String::from_utf8_lossy(&line);
            let text = quadrille_core::fields::without_bom(&text).trim();
            let puzzle = text.split('\t').next().unwrap_or("").trim();
            if !puzzle.is_empty() {
                return Ok(Some(Line { puzzle: puzzle.to_string(), place, endless: false }));
            }
        }
    }
}
