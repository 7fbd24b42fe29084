//! Blocks of text as [janko.at](https://www.janko.at/Scripts/index.htm) puts them into its pages (`application/x-janko`):
//! `begin`, properties with their value after them or in the lines below, `end`.
//!
//! ```text
//! begin
//! puzzle hitori
//! size 4
//! problem
//! 1 1 1 4
//! ...
//! end
//! ```

use crate::tokens::{Token, split};
use quadrille_core::fields::{lines, quoted, without_bom};
use quadrille_core::{InputError, message};

/// The properties of a block, as far as a board needs them.
pub struct Block<'a> {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The signs of the board, row by row.
    pub problem: Vec<Token<'a>>,
}

/// Whether a text is a block of this kind of puzzle.
pub fn recognises(text: &str, kind: &str) -> bool {
    let mut lines = lines(without_bom(text).trim_start()).map(|(_, line)| line.trim());
    lines.next().is_some_and(|first| first == "begin" || first == "[begin]")
        && lines.take(30).any(|line| {
            let mut words = line.split_whitespace();
            words.next() == Some("puzzle")
                && words.next().is_some_and(|name| name.eq_ignore_ascii_case(kind))
        })
}

/// Reads a block with a board of at most so many cells.
pub fn read(text: &str, most: usize) -> Result<Block<'_>, InputError> {
    let mut all = lines(text).map(|(number, line)| (number, line.trim()));
    let (mut rows, mut cols) = (None, None);
    let mut number = 1;
    while let Some((at, line)) = all.next() {
        number = at;
        let mut words = line.trim_matches(['[', ']']).split_whitespace();
        let name = words.next().unwrap_or("").to_ascii_lowercase();
        let mut side = || match words.next().and_then(|word| word.parse::<usize>().ok()) {
            Some(side) if (1..=most).contains(&side) => Ok(Some(side)),
            _ => Err(InputError::at(at, 1, message!("janko-size", name = name.clone()))),
        };
        match name.as_str() {
            "size" => {
                rows = side()?;
                cols = rows;
            }
            "rows" => rows = side()?,
            "cols" => cols = side()?,
            "problem" => {
                let Some(rows) = rows else { break };
                let cols = cols.unwrap_or(rows);
                if rows.saturating_mul(cols) > most {
                    let what = message!("janko-large", rows = rows, cols = cols, most = most);
                    return Err(InputError::at(at, 1, what));
                }
                return problem(rows, cols, at, &mut all);
            }
            "end" => break,
            _ => {}
        }
    }
    Err(InputError::at(number, 1, message!("janko-no-problem")))
}

fn problem<'a>(
    rows: usize,
    cols: usize,
    above: usize,
    lines: &mut dyn Iterator<Item = (usize, &'a str)>,
) -> Result<Block<'a>, InputError> {
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
    Ok(Block { rows, cols, problem: signs })
}

/// Writes a block.
pub fn write(
    kind: &str,
    rows: usize,
    cols: usize,
    sign: impl Fn(usize, usize) -> String,
) -> String {
    let mut text = format!("begin\npuzzle {kind}\n");
    if rows == cols {
        text.push_str(&format!("size {rows}\n"));
    } else {
        text.push_str(&format!("rows {rows}\ncols {cols}\n"));
    }
    text.push_str("problem\n");
    for row in 0..rows {
        let line: Vec<String> = (0..cols).map(|col| sign(row, col)).collect();
        text.push_str(&line.join(" "));
        text.push('\n');
    }
    text.push_str("end\n");
    text
}
