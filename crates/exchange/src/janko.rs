//! Blocks of text as [janko.at](https://www.janko.at/Scripts/index.htm) puts them into its pages (`application/x-janko`):
//! `begin`, properties with their value after them or in the lines below, `end`. Older blocks have the names in brackets.
//!
//! ```text
//! begin
//! puzzle wolkenkratzer
//! size 4
//! clabels
//! 4 1 - -
//! 1 2 2 -
//! rlabels
//! - 3 2 -
//! - - - 3
//! end
//! ```
//!
//! No description of it is published. What properties there are and in which order the labels come is what people found
//! who read all of the pages: the crawlers of [puzzlekit](https://github.com/SmilingWayne/PuzzleSolver), whose data set has
//! the boards, and other collections.

use crate::tokens::{Token, split};
use quadrille_core::fields::{lines, quoted, without_bom};
use quadrille_core::{InputError, message};

/// The properties of a block, as far as a board needs them.
#[derive(Default)]
pub struct Block<'a> {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The greatest number of a line, where it is not the number of its cells.
    pub depth: Option<usize>,
    /// The signs of the board, row by row; none where the block has no board.
    pub problem: Vec<Token<'a>>,
    /// The signs above and below the board; none where the block has no labels.
    pub above_below: Vec<Token<'a>>,
    /// The signs left and right of it, both from the top.
    pub left_right: Vec<Token<'a>>,
}

type Lines<'a, 'b> = &'b mut dyn Iterator<Item = (usize, &'a str)>;

/// The lines of a block, which may stand inside a page.
fn block(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let page = text.contains("application/x-janko");
    let trimmed = lines(without_bom(text)).map(|(number, line)| (number, line.trim()));
    let outside = move |(_, line): &(usize, &str)| line.is_empty() || (page && !begins(line));
    trimmed.skip_while(outside).take_while(|(_, line)| !line.starts_with("</"))
}

fn begins(line: &str) -> bool {
    line == "begin" || line == "[begin]"
}

/// Whether a text is a block of a puzzle of one of these names.
pub fn recognises(text: &str, names: &[&str]) -> bool {
    let mut lines = block(text).map(|(_, line)| line);
    lines.next().is_some_and(begins)
        && lines.take(30).any(|line| {
            let mut words = line.split_whitespace();
            words.next().is_some_and(|word| word.trim_matches(['[', ']']) == "puzzle")
                && words
                    .next()
                    .is_some_and(|name| names.iter().any(|n| n.eq_ignore_ascii_case(name)))
        })
}

/// Reads a block with a board of at most so many cells.
pub fn read(text: &str, most: usize) -> Result<Block<'_>, InputError> {
    let all = &mut block(text);
    let mut found = Block::default();
    let mut last = 1;
    while let Some((at, line)) = all.next() {
        last = at;
        let mut words = line.split_whitespace().map(|word| word.trim_matches(['[', ']']));
        let name = words.next().unwrap_or("").to_ascii_lowercase();
        let mut side = || match words.next().and_then(|word| word.parse::<usize>().ok()) {
            Some(side) if (1..=most).contains(&side) => Ok(side),
            _ => Err(InputError::at(at, 1, message!("janko-size", name = name.clone()))),
        };
        match name.as_str() {
            "size" => {
                let size = side()?;
                found.resize(Some(size), Some(size), at)?;
            }
            "rows" => found.resize(Some(side()?), None, at)?,
            "cols" => found.resize(None, Some(side()?), at)?,
            "depth" => found.depth = Some(side()?),
            "problem" | "clabels" | "rlabels" => {
                let (rows, cols) = found.sides(at, most)?;
                match name.as_str() {
                    "problem" => found.problem = signs(rows, cols, at, all)?,
                    "clabels" => found.above_below = signs(2, cols, at, all)?,
                    _ => found.left_right = signs(2, rows, at, all)?,
                }
            }
            "end" | "solution" | "moves" => break,
            _ => {}
        }
    }
    if !found.has_signs() {
        return Err(InputError::at(last, 1, message!("janko-no-problem")));
    }
    Ok(found)
}

impl Block<'_> {
    fn has_signs(&self) -> bool {
        [&self.problem, &self.above_below, &self.left_right].iter().any(|signs| !signs.is_empty())
    }

    /// Another number of rows or columns. Signs that were read already were counted by the old one.
    fn resize(
        &mut self,
        rows: Option<usize>,
        cols: Option<usize>,
        at: usize,
    ) -> Result<(), InputError> {
        let (before, signs) = ((self.rows, self.cols), self.has_signs());
        self.rows = rows.unwrap_or(self.rows);
        self.cols = cols.unwrap_or(self.cols);
        if signs && (self.rows, self.cols) != before {
            return Err(InputError::at(at, 1, message!("janko-late")));
        }
        Ok(())
    }

    /// How many rows and columns there are, which must be known before the first sign.
    fn sides(&mut self, at: usize, most: usize) -> Result<(usize, usize), InputError> {
        if self.cols == 0 {
            self.cols = self.rows;
        }
        let (rows, cols) = (self.rows, self.cols);
        if rows == 0 {
            return Err(InputError::at(at, 1, message!("janko-no-problem")));
        }
        if rows.saturating_mul(cols) > most {
            let what = message!("janko-large", rows = rows, cols = cols, most = most);
            return Err(InputError::at(at, 1, what));
        }
        Ok((rows, cols))
    }
}

fn signs<'a>(
    rows: usize,
    cols: usize,
    above: usize,
    lines: Lines<'a, '_>,
) -> Result<Vec<Token<'a>>, InputError> {
    let mut signs = Vec::new();
    for row in 0..rows {
        let Some((number, line)) = lines.next() else {
            let what = message!("janko-rows", found = row, wanted = rows);
            return Err(InputError::at(above + row + 1, 1, what));
        };
        let here: Vec<Token<'a>> = split(number, line).collect();
        if here.len() != cols {
            let found = quoted(line);
            let what = message!("janko-row", found = found, count = here.len(), wanted = cols);
            return Err(InputError::at(number, 1, what));
        }
        signs.extend(here);
    }
    Ok(signs)
}

/// Rows of signs under the name of a property.
pub type Section = (&'static str, Vec<Vec<String>>);

/// Writes a block.
pub fn write(name: &str, rows: usize, cols: usize, sections: &[Section]) -> String {
    let mut text = format!("begin\npuzzle {name}\n");
    if rows == cols {
        text.push_str(&format!("size {rows}\n"));
    } else {
        text.push_str(&format!("rows {rows}\ncols {cols}\n"));
    }
    for (property, rows) in sections {
        text.push_str(property);
        text.push('\n');
        for row in rows {
            text.push_str(&row.join(" "));
            text.push('\n');
        }
    }
    text.push_str("end\n");
    text
}
