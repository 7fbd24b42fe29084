//! puzzlekit's text: a line of sizes, then rows of signs with spaces between them, `-` for nothing.
//!
//! The specification is the pages `docs/puzzles` of puzzlekit and its data set; examples of both are in the tests of the games.

use quadrille_core::fields::{lines, quoted, without_bom};
use quadrille_core::{InputError, message};
use std::borrow::Cow;

/// More sizes or signs than any board has.
const MOST: usize = 4_000_000;

/// A sign and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    /// The sign.
    pub text: &'a str,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl Token<'_> {
    /// An error at this sign.
    pub fn error(&self, what: impl Into<quadrille_core::Message>) -> InputError {
        InputError::at(self.line, self.column, what)
    }

    /// A number, or nothing for `-`.
    pub fn number(&self) -> Result<Option<u64>, InputError> {
        if self.text == "-" {
            return Ok(None);
        }
        let number = self.text.parse().map(Some);
        number.map_err(|_| self.error(message!("tokens-number", found = quoted(self.text))))
    }
}

/// The signs of a line.
pub fn split(line: usize, text: &str) -> impl Iterator<Item = Token<'_>> {
    let mut column = 1;
    text.split([' ', '\t']).filter_map(move |word| {
        let token = Token { text: word, line, column };
        column += word.chars().count() + 1;
        (!word.is_empty()).then_some(token)
    })
}

/// The text of a record of puzzlekit's data set, which is JSON, or the text itself: an object with the text as `problem`, or
/// a file whose `puzzles` are such an object.
#[cfg(not(target_family = "wasm"))]
pub fn laid_open(text: &str) -> Result<Cow<'_, str>, InputError> {
    use serde_json::Value;
    if !is_record(text) {
        return Ok(Cow::Borrowed(text));
    }
    let at = |what| InputError::at(1, 1, what);
    let value: Value = serde_json::from_str(without_bom(text).trim())
        .map_err(|e| InputError::at(e.line().max(1), e.column().max(1), message!("tokens-json")))?;
    let problem = |record: &Value| record["problem"].as_str().map(str::to_string);
    let problem = match &value["puzzles"] {
        Value::Object(puzzles) if puzzles.len() > 1 => {
            let first = puzzles.keys().next().map(|name| quoted(name)).unwrap_or_default();
            return Err(at(message!("tokens-json-many", count = puzzles.len(), first = first)));
        }
        Value::Object(puzzles) => puzzles.values().next().and_then(problem),
        _ => problem(&value),
    };
    problem.map(Cow::Owned).ok_or_else(|| at(message!("tokens-json")))
}

/// The page reads texts alone.
#[cfg(target_family = "wasm")]
pub fn laid_open(text: &str) -> Result<Cow<'_, str>, InputError> {
    Ok(Cow::Borrowed(text))
}

#[cfg(not(target_family = "wasm"))]
fn is_record(text: &str) -> bool {
    without_bom(text).trim_start().starts_with('{') && text.contains("\"problem\"")
}

/// The sizes in the first line and the rows below it.
pub struct Sheet<'a> {
    /// The numbers of the first line.
    pub sizes: Vec<usize>,
    /// The rows, blank lines aside.
    pub rows: Vec<Vec<Token<'a>>>,
}

/// Whether the first line is so many numbers and more lines follow, as many as `rows` says.
pub fn recognises(text: &str, sizes: usize, rows: fn(&[usize]) -> usize) -> bool {
    let Ok(text) = laid_open(text) else { return false };
    let mut all = lines(without_bom(&text).trim()).filter(|(_, line)| !line.trim().is_empty());
    let Some((_, head)) = all.next() else { return false };
    let head: Option<Vec<usize>> =
        head.split_whitespace().map(|word| word.parse().ok().filter(|n| *n <= MOST)).collect();
    head.is_some_and(|head| head.len() == sizes && all.count() == rows(&head))
}

/// Reads sizes and rows; what the rows must be is for the game to say.
pub fn read(text: &str, sizes: usize) -> Result<Sheet<'_>, InputError> {
    let mut all = lines(text).filter(|(_, line)| !line.trim().is_empty());
    let (number, head) = all.next().unwrap_or((1, ""));
    let read: Vec<usize> = split(number, head)
        .map(|token| {
            let size = token.text.parse().ok().filter(|n| (1..=MOST).contains(n));
            size.ok_or_else(|| token.error(message!("tokens-size", found = quoted(token.text))))
        })
        .collect::<Result<_, _>>()?;
    if read.len() != sizes {
        let what = message!("tokens-sizes", found = read.len(), wanted = sizes);
        return Err(InputError::at(number, 1, what));
    }
    Ok(Sheet {
        sizes: read,
        rows: all.map(|(number, line)| split(number, line).collect()).collect(),
    })
}

impl<'a> Sheet<'a> {
    /// The rows from `first` on, of which there must be `rows`, each with `cols` signs.
    pub fn block(
        &self,
        first: usize,
        rows: usize,
        cols: usize,
    ) -> Result<Vec<Token<'a>>, InputError> {
        if self.rows.len() < first + rows {
            let what = message!("tokens-rows", found = self.rows.len(), wanted = first + rows);
            return Err(InputError::new(what));
        }
        let mut block = Vec::new();
        for row in &self.rows[first..first + rows] {
            if row.len() != cols {
                let what = message!("tokens-row", found = row.len(), wanted = cols);
                return Err(row
                    .last()
                    .map_or_else(|| InputError::new(what.clone()), |t| t.error(what.clone())));
            }
            block.extend_from_slice(row);
        }
        Ok(block)
    }

    /// Refuses what stands after the last row.
    pub fn ends_after(&self, rows: usize) -> Result<(), InputError> {
        match self.rows.get(rows).and_then(|row| row.first()) {
            Some(token) => {
                Err(token.error(message!("tokens-rows", found = self.rows.len(), wanted = rows)))
            }
            None => Ok(()),
        }
    }
}

/// Writes rows of signs under a line of sizes.
pub fn write(sizes: &[usize], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let head: Vec<String> = sizes.iter().map(usize::to_string).collect();
    let mut text = head.join(" ") + "\n";
    for row in rows {
        text += &row.join(" ");
        text.push('\n');
    }
    text
}
