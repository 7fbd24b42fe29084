//! The picture of a board: as Quadrille prints it, and as Tatham's Towers copies it (`game_text_format` of `towers.c`: three
//! spaces, then clues; an empty line; a clue, two spaces, towers, two spaces, a clue). What is blank is told by its column alone.

use super::found;
use crate::towers::rules::{MAX_SIZE, Puzzle, Side, Towers};
use quadrille_core::fields::without_bom;
use quadrille_core::{Cell, InputError, Play, message};

/// Rows of the picture before and after the board's own.
const AROUND: usize = 4;

/// Whether a text is such a picture.
pub fn recognises(text: &str) -> bool {
    printed(text) || copied(text).is_some()
}

/// Whether it is one of ours: the board between bars, and a rule above.
fn printed(text: &str) -> bool {
    let known = |c: char| c.is_ascii_digit() || matches!(c, ' ' | '.' | '|' | '-' | '\r' | '\n');
    let head: String = without_bom(text).chars().take(4096).collect();
    head.chars().all(known) && head.contains('|') && head.lines().any(is_rule)
}

fn is_rule(line: &str) -> bool {
    line.contains("---") && line.trim().bytes().all(|b| b == b'-')
}

/// A number and where it stands: its columns from 0, the last one included.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    line: usize,
    from: usize,
    to: usize,
}

impl Piece<'_> {
    fn error(&self, what: quadrille_core::Message) -> InputError {
        InputError::at(self.line, self.from + 1, what)
    }

    fn number(&self) -> Result<u32, InputError> {
        let wrong = || self.error(message!("towers-text-sign", found = found(self.text)));
        self.text.parse().map_err(|_| wrong())
    }
}

/// What stands in a line between blanks. The text has no letter longer than a byte where this is asked.
fn pieces(line: usize, text: &str, shift: usize) -> impl Iterator<Item = Piece<'_>> {
    let mut column = shift;
    text.split(' ').filter_map(move |text| {
        let from = column;
        column += text.len() + 1;
        (!text.is_empty()).then(|| Piece { text, line, from, to: column - 2 })
    })
}

/// Reads either picture.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let bare = without_bom(text);
    if let Some(at) = bare.find(|c: char| !c.is_ascii()) {
        let line = bare[..at].matches('\n').count() + 1;
        let column = bare[..at].rsplit('\n').next().unwrap_or("").chars().count() + 1;
        let sign = bare[at..].chars().next().map(String::from).unwrap_or_default();
        let what = message!("towers-text-sign", found = found(&sign));
        return Err(InputError::at(line, column, what));
    }
    match copied(bare) {
        Some(n) => read_copied(bare, n),
        None => read_printed(bare),
    }
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(i, line)| (i + 1, line))
}

fn read_printed(text: &str) -> Result<Puzzle, InputError> {
    let rows: Vec<_> = numbered(text).filter(|(_, line)| line.contains('|')).collect();
    let size = rows.len();
    let first = rows.first().map_or(1, |(line, _)| *line);
    let mut puzzle = Puzzle::empty(size).map_err(|what| InputError::at(first, 1, what))?;
    let mut columns = Vec::new();
    for (row, (line, text)) in rows.into_iter().enumerate() {
        let bars = text.find('|').zip(text.rfind('|')).filter(|(open, close)| open < close);
        let Some((open, close)) = bars else {
            let what = message!("towers-text-row", found = 0, wanted = size);
            return Err(InputError::at(line, 1, what));
        };
        let towers: Vec<_> = pieces(line, &text[open + 1..close], open + 1).collect();
        if towers.len() != size {
            let what = message!("towers-text-row", found = towers.len(), wanted = size);
            return Err(InputError::at(line, open + 2, what));
        }
        if row == 0 {
            columns = towers.iter().map(|tower| tower.to).collect();
        }
        for (col, tower) in towers.into_iter().enumerate().filter(|(_, tower)| tower.text != ".") {
            let given = puzzle.give(Cell::new(row, col), tower.number()?);
            given.map_err(|what| tower.error(what))?;
        }
        beside(&mut puzzle, Side::Left, row, pieces(line, &text[..open], 0))?;
        beside(&mut puzzle, Side::Right, row, pieces(line, &text[close + 1..], close + 1))?;
    }
    let mut side = Side::Top;
    for (line, text) in numbered(text).filter(|(_, line)| !is_rule(line)) {
        match text.contains('|') {
            true => side = Side::Bottom,
            false => along(&mut puzzle, side, &columns, pieces(line, text, 0))?,
        }
    }
    Ok(puzzle)
}

/// The clue left or right of a row.
fn beside<'a>(
    puzzle: &mut Puzzle,
    side: Side,
    row: usize,
    clues: impl Iterator<Item = Piece<'a>>,
) -> Result<(), InputError> {
    for (number, clue) in clues.enumerate() {
        if number > 0 {
            return Err(clue.error(message!("towers-text-place", found = found(clue.text))));
        }
        puzzle.set_clue(side, row, clue.number()?).map_err(|what| clue.error(what))?;
    }
    Ok(())
}

/// The clues above or below the columns that end there.
fn along<'a>(
    puzzle: &mut Puzzle,
    side: Side,
    columns: &[usize],
    clues: impl Iterator<Item = Piece<'a>>,
) -> Result<(), InputError> {
    for clue in clues {
        let Some(col) = columns.iter().position(|column| *column == clue.to) else {
            return Err(clue.error(message!("towers-text-place", found = found(clue.text))));
        };
        puzzle.set_clue(side, col, clue.number()?).map_err(|what| clue.error(what))?;
    }
    Ok(())
}

/// The size of a board that Tatham's program copied: every digit has its place, so the text fits one size or none.
fn copied(text: &str) -> Option<usize> {
    if !text.bytes().any(|b| b.is_ascii_digit()) {
        return None;
    }
    let lines: Vec<&str> = without_bom(text).lines().collect();
    let longest = lines.iter().map(|line| line.len()).max()?;
    let n = longest.checked_sub(5).filter(|rest| rest.is_multiple_of(2))? / 2;
    // Blank lines at the end are lost easily.
    let fits = (1..=MAX_SIZE.min(9)).contains(&n) && (n + 2..=n + AROUND).contains(&lines.len());
    let blank = |number: usize| lines.get(number).is_none_or(|line| line.trim().is_empty());
    if !fits || !blank(1) || !blank(n + 2) {
        return None;
    }
    let tower = |at: usize| at >= 3 && (at - 3).is_multiple_of(2) && at < 3 + 2 * n;
    let place = |row: usize, at: usize| match (2..n + 2).contains(&row) {
        true => at == 0 || at == 2 * n + 4 || tower(at),
        false => tower(at),
    };
    let right = lines.iter().enumerate().all(|(row, line)| {
        line.bytes().enumerate().all(|(at, b)| b == b' ' || b.is_ascii_digit() && place(row, at))
    });
    right.then_some(n)
}

fn read_copied(text: &str, n: usize) -> Result<Puzzle, InputError> {
    let mut puzzle = Puzzle::empty(n).map_err(|what| InputError::at(1, 1, what))?;
    let columns: Vec<_> = (0..n).map(|col| 3 + 2 * col).collect();
    for (line, text) in numbered(text) {
        let side = match line {
            1 => Side::Top,
            line if line == n + AROUND => Side::Bottom,
            _ => {
                for piece in pieces(line, text, 0) {
                    let row = line - 3;
                    let set = match columns.iter().position(|column| *column == piece.to) {
                        Some(col) => puzzle.give(Cell::new(row, col), piece.number()?),
                        None if piece.to == 0 => puzzle.set_clue(Side::Left, row, piece.number()?),
                        None => puzzle.set_clue(Side::Right, row, piece.number()?),
                    };
                    set.map_err(|what| piece.error(what))?;
                }
                continue;
            }
        };
        along(&mut puzzle, side, &columns, pieces(line, text, 0))?;
    }
    Ok(puzzle)
}

/// Writes the picture that is printed.
pub fn write(puzzle: &Puzzle) -> String {
    Towers::draw_text(puzzle, &Towers::start(puzzle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_read() {
        for id in [
            "5:1//2/2/4/////////2///3///,l5j1a",
            "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1",
            "12:12/////////////////////////////////////////10//////,c12_11zzzzzi",
            "2:///////",
            "1:1///",
        ] {
            let puzzle: Puzzle = id.parse().unwrap();
            let text = write(&puzzle);
            assert!(recognises(&text), "{text}");
            assert_eq!(read(&text).unwrap(), puzzle, "{text}");
            assert_eq!(read(&text.replace('\n', "\r\n")).unwrap(), puzzle, "{text}");
            assert_eq!(read(text.trim_end()).unwrap(), puzzle, "{text}");
        }
    }

    #[test]
    fn what_tathams_program_copies_is_read() {
        let text = "   2 2 1 3\n\n3  1 3 4 2  2\n1  4 2 3 1  3\n2  2 4 1 3  2\n2  3 1 2 4  1\n\n   2 2 3 1\n";
        assert!(recognises(text));
        let filled = "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1,1_3_4_2_4_2_3_1_2_4_1_3_3_1_2_4";
        assert_eq!(read(text).unwrap().to_string(), filled);
        let some = "     2   3\n\n3              \n1      2    3\n             \n2           1\n\n   2   3  \n";
        assert_eq!(copied(some), None);
        let some = "     2   3\n\n3            \n1      2    3\n             \n2           1\n\n   2   3  \n";
        assert_eq!(read(some).unwrap().to_string(), "4:/2//3/2//3//3/1//2//3//1,f2i");
    }

    #[test]
    fn other_texts_are_not_taken() {
        for text in [
            "1 2\n2 1\n",
            "2 2\n0 1\n1 0\n",
            "0 1 . .\n. . 1 0\n",
            "",
            "       \n\n\n",
            "1,2\n2,1\n",
        ] {
            assert!(!recognises(text), "{text}");
        }
    }

    #[test]
    fn errors_name_their_place() {
        let rule = "   ---\n";
        for (text, at) in [
            (format!("{rule} | . x |\n | . . |\n"), (2, 6)),
            (format!("{rule} | . 7 |\n | . . |\n"), (2, 6)),
            (format!("{rule} | . |\n | . . |\n"), (2, 3)),
            (format!("{rule} | . .\n | . . |\n"), (2, 1)),
            (format!("  1\n{rule} | . . |\n | . . |\n"), (1, 3)),
            (format!("{rule} 1 2 | . . |\n | . . |\n"), (2, 4)),
            (format!("{rule} | . . |\n | é . |\n"), (3, 4)),
        ] {
            assert_eq!(read(&text).unwrap_err().at, Some(at), "{text}");
        }
    }
}
