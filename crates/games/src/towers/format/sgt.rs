//! Game IDs of Simon Tatham's collection: `4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1,a3n`.
//!
//! Before the colon the size, perhaps with the generator's difficulty (`9du`), which is no part
//! of the puzzle. After it the clues from top, bottom, left and right, separated by `/`; then,
//! after a comma and only if a tower is given, the cells: a letter is a run of empty cells
//! (`a` = 1), a number a tower, `_` keeps two numbers apart.

use crate::towers::rules::{Puzzle, Side};
use quadrille_core::fields::{quoted, without_bom};
use quadrille_core::{Arg, Cell, InputError, Message, message};

/// Whether it starts with a size and a colon and goes on with clues.
pub fn recognises(text: &str) -> bool {
    let text = without_bom(text).trim();
    let (size, rest) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(0));
    let clue = |c: char| c.is_ascii_digit() || c == '/';
    !size.is_empty()
        && rest.split_once(':').is_some_and(|(params, clues)| {
            (params.is_empty() || params.starts_with('d'))
                && (clues.contains('/') && clues.starts_with(clue))
        })
}

/// A text and how far it has been read. Columns are counted from the start of the ID.
struct IdReader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> IdReader<'a> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    fn digits(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let digits = &rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())];
        self.at += digits.len();
        digits
    }

    /// A decimal number, if one is there.
    fn number(&mut self) -> Result<Option<u32>, InputError> {
        let start = self.at;
        let digits = self.digits();
        if digits.is_empty() {
            return Ok(None);
        }
        let too_large = |_| self.error(start, message!("towers-id-number", found = quoted(digits)));
        digits.parse().map(Some).map_err(too_large)
    }

    fn error(&self, at: usize, what: Message) -> InputError {
        InputError::at(1, self.text[..at].chars().count() + 1, what)
    }

    fn unexpected(&self, expected: Message) -> InputError {
        let found: Arg = match self.peek() {
            None => message!("towers-id-end").into(),
            Some(symbol) => quoted(&symbol.to_string()).into(),
        };
        self.error(self.at, message!("towers-id-unexpected", found = found, expected = expected))
    }
}

/// Reads a puzzle.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let mut reader = IdReader { text: without_bom(text).trim(), at: 0 };
    let n = reader.number()?.ok_or_else(|| reader.unexpected(message!("towers-id-size")))?;
    let mut puzzle = Puzzle::empty(n as usize).map_err(|what| reader.error(0, what))?;
    let params = reader.text[reader.at..].find([':', '#']).unwrap_or(reader.text.len() - reader.at);
    reader.at += params;
    if reader.peek() == Some('#') {
        return Err(reader.error(reader.at, message!("towers-id-seed")));
    }
    if !reader.skip(':') {
        return Err(reader.unexpected(message!("towers-id-colon")));
    }
    read_clues(&mut reader, &mut puzzle)?;
    if reader.skip(',') {
        read_givens(&mut reader, &mut puzzle)?;
    }
    match reader.peek() {
        None => Ok(puzzle),
        Some(_) => Err(reader.unexpected(message!("towers-id-end"))),
    }
}

fn read_clues(reader: &mut IdReader<'_>, puzzle: &mut Puzzle) -> Result<(), InputError> {
    let n = puzzle.size();
    for slot in 0..4 * n {
        if slot > 0 && !reader.skip('/') {
            return Err(reader.unexpected(message!("towers-id-clues", clues = 4 * n - slot)));
        }
        let start = reader.at;
        if let Some(clue) = reader.number()? {
            puzzle
                .set_clue(Side::ALL[slot / n], slot % n, clue)
                .map_err(|what| reader.error(start, what))?;
        }
    }
    if reader.peek() == Some('/') {
        return Err(reader.error(reader.at, message!("towers-id-more-clues", clues = 4 * n)));
    }
    Ok(())
}

fn read_givens(reader: &mut IdReader<'_>, puzzle: &mut Puzzle) -> Result<(), InputError> {
    let n = puzzle.size();
    let mut next = 0;
    while let Some(c) = reader.peek() {
        let start = reader.at;
        if c.is_ascii_lowercase() {
            next += usize::from(c as u8 - b'a' + 1);
            reader.at += 1;
        } else if c.is_ascii_digit() && next < n * n {
            let height = reader.number()?.unwrap_or_default();
            puzzle
                .give(Cell::new(next / n, next % n), height)
                .map_err(|what| reader.error(start, what))?;
            next += 1;
        } else if c == '_' && next > 0 {
            reader.at += 1;
        } else if next < n * n {
            let expected = if next > 0 { "towers-id-symbol" } else { "towers-id-first-symbol" };
            return Err(reader.unexpected(message!(expected)));
        }
        if next > n * n || (next == n * n && reader.at == start) {
            return Err(reader.error(start, message!("towers-id-more-cells", cells = n * n)));
        }
    }
    if next < n * n {
        return Err(reader.unexpected(message!("towers-id-cells", cells = n * n - next)));
    }
    Ok(())
}

/// Writes a puzzle.
pub fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let clue = |slot: usize| puzzle.clue(Side::ALL[slot / n], slot % n);
    let clues: Vec<String> =
        (0..4 * n).map(|slot| clue(slot).map_or(String::new(), |c| c.to_string())).collect();
    let mut text = format!("{n}:{}", clues.join("/"));
    if puzzle.givens().next().is_some() {
        text.push(',');
        write_givens(puzzle, &mut text);
    }
    text
}

fn write_givens(puzzle: &Puzzle, text: &mut String) {
    let mut empty = 0;
    let mut after_tower = false;
    let flush = |text: &mut String, mut run: usize| {
        while run > 0 {
            let step = run.min(26);
            text.push(char::from(b'a' + step as u8 - 1));
            run -= step;
        }
    };
    for cell in puzzle.cells() {
        let Some(height) = puzzle.given(cell) else {
            empty += 1;
            continue;
        };
        if after_tower && empty == 0 {
            text.push('_');
        }
        flush(text, empty);
        *text += &height.to_string();
        (empty, after_tower) = (0, true);
    }
    flush(text, empty);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::MAX_SIZE;

    #[test]
    fn ids_come_back_as_they_were() {
        for id in [
            "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1",
            "6:/3/3/3///4////1//4//2/2/2////2/3/2/,a1n1s",
            "2:///////,1_2_2_1",
            "1:///",
            &format!("10:{},10zzzu", "/".repeat(39)),
        ] {
            assert!(recognises(id), "{id}");
            assert_eq!(write(&read(id).unwrap()), id);
        }
        assert_eq!(write(&read("2du:///////").unwrap()), "2:///////");
    }

    #[test]
    fn each_mistake_is_told_with_its_place() {
        let wrong = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(wrong("x"), "line 1, column 1: found `x`, expected the size of the board");
        assert_eq!(
            wrong("1000000:"),
            format!(
                "line 1, column 1: found size 1000000, expected a board of size 1 to {MAX_SIZE}"
            )
        );
        assert_eq!(wrong("2:///3////"), "line 1, column 6: found clue 3, expected 1 to 2");
        assert_eq!(wrong("2://"), "line 1, column 5: found the end, expected `/` and 5 more clues");
        assert_eq!(wrong("2:////////"), "line 1, column 10: found more than 8 clues");
        assert_eq!(
            wrong("2:///////,a1"),
            "line 1, column 13: found the end, expected 2 more cells"
        );
        assert_eq!(wrong("2:///////,c12"), "line 1, column 12: found tower 12, expected 1 to 2");
        assert_eq!(wrong("2:///////,e"), "line 1, column 11: found more than 4 cells");
        assert_eq!(wrong("2:///////,d1"), "line 1, column 12: found more than 4 cells");
        assert_eq!(
            wrong("2:///////,a?b"),
            "line 1, column 12: found `?`, expected a letter, a tower or `_`"
        );
        assert!(wrong("2:///////,1_1b").contains("repeats"));
        assert!(wrong("5dh#123").contains("random-seed"));
        assert!(wrong("99999999999999999999:").contains("`99999999999999999999`"));
        assert!(
            wrong("2:///////99999999999,d").contains("column 10: found the number `99999999999`")
        );
        assert!(wrong("2:///////,_d").ends_with("found `_`, expected a letter or a tower"));
    }
}
