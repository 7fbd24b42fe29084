//! puzz.link and pzv.jp addresses of genre `skyscrapers`.
//!
//! `https://puzz.link/p?skyscrapers/4/4/k13h4j3go3l`: columns, rows, then the clues from top,
//! bottom, left and right, then, only if a tower is given, the cells. `0`-`f` is a number, `-XY`
//! one of two hexadecimal digits, `.` an unknown number, `g` to `z` a run of 1 to 20 empty places.

use super::found;
use crate::towers::rules::{Puzzle, Side};
use quadrille_core::fields::without_bom;
use quadrille_core::{Cell, InputError, Message, message};

const GENRES: [&str; 3] = ["skyscrapers", "skyscraper", "building"];

/// The genre's name, at the start of the text or after the question mark of an address.
fn genre(text: &str) -> Option<(usize, &str)> {
    let starts = [Some(0), text.find('?').map(|mark| mark + 1)];
    starts.into_iter().flatten().find_map(|start| {
        let name = text[start..].split('/').next()?;
        let bare = name.strip_suffix("_edit").or(name.strip_suffix("_play")).unwrap_or(name);
        GENRES.contains(&bare).then_some((start, name))
    })
}

/// Whether it names the genre after a question mark or at the start.
pub fn recognises(text: &str) -> bool {
    genre(without_bom(text).trim()).is_some()
}

/// A place of the address that is not understood.
fn error(text: &str, at: usize, what: Message) -> InputError {
    InputError::at(1, text[..at].chars().count() + 1, what)
}

/// Reads a puzzle.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let text = without_bom(text).trim();
    let Some((start, name)) = genre(text) else {
        return Err(error(text, 0, message!("towers-address")));
    };
    // Variant and flag segments may stand between the genre and the size; both are letters.
    let mut at = start + name.len();
    let mut segments = text[at..].split('/').skip(1).map(|segment| {
        let place = at + 1;
        at = place + segment.len();
        (place, segment)
    });
    let numeric = |segment: &str| segment.bytes().all(|b| b.is_ascii_digit());
    let missing = || error(text, text.len(), message!("towers-address-short"));
    let (place, cols) = segments.find(|(_, s)| !s.is_empty() && numeric(s)).ok_or_else(missing)?;
    let (_, rows) = segments.next().ok_or_else(missing)?;
    let (body_at, body) = segments.next().ok_or_else(missing)?;
    if cols != rows {
        let what = message!("towers-address-square", cols = found(cols), rows = found(rows));
        return Err(error(text, place, what));
    }
    let n = cols.parse().unwrap_or(usize::MAX);
    let mut puzzle = Puzzle::empty(n).map_err(|what| error(text, place, what))?;
    let body = AddressBody { text, start: body_at, body };
    let rest = body.clues(&mut puzzle)?;
    if rest < body.body.len() {
        body.givens(rest, &mut puzzle)?;
    }
    Ok(puzzle)
}

/// The last segment of an address and where it stands.
struct AddressBody<'a> {
    text: &'a str,
    start: usize,
    body: &'a str,
}

impl AddressBody<'_> {
    fn error(&self, at: usize, what: Message) -> InputError {
        error(self.text, self.start + at, what)
    }

    /// Reads `slots` places from `at` on; tells `put` each number and returns where it ended.
    fn places(
        &self,
        mut at: usize,
        slots: usize,
        mut put: impl FnMut(usize, u32) -> Result<(), Message>,
    ) -> Result<usize, InputError> {
        let mut slot = 0;
        while slot < slots {
            let Some(c) = self.body[at..].chars().next() else {
                let what = message!("towers-address-ends", places = slots - slot);
                return Err(self.error(at, what));
            };
            let start = at;
            at += c.len_utf8();
            let number = match c {
                'g'..='z' => {
                    slot += usize::from(c as u8 - b'g' + 1);
                    if slot > slots {
                        let what = message!("towers-address-run", places = slots);
                        return Err(self.error(start, what));
                    }
                    continue;
                }
                // "?" on the site: a number the solver is not told.
                '.' => None,
                '-' => {
                    let digits = self
                        .body
                        .get(at..at + 2)
                        .filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
                    at += 2;
                    match digits.and_then(|d| u32::from_str_radix(d, 16).ok()) {
                        Some(number) => Some(number),
                        None => return Err(self.error(start, message!("towers-address-digits"))),
                    }
                }
                '0'..='9' | 'a'..='f' => c.to_digit(16),
                _ => {
                    let what = message!("towers-address-symbol", found = found(&c.to_string()));
                    return Err(self.error(start, what));
                }
            };
            if let Some(number) = number {
                put(slot, number).map_err(|what| self.error(start, what))?;
            }
            slot += 1;
        }
        Ok(at)
    }

    fn clues(&self, puzzle: &mut Puzzle) -> Result<usize, InputError> {
        let n = puzzle.size();
        self.places(0, 4 * n, |slot, clue| puzzle.set_clue(Side::ALL[slot / n], slot % n, clue))
    }

    fn givens(&self, from: usize, puzzle: &mut Puzzle) -> Result<(), InputError> {
        let n = puzzle.size();
        let end =
            self.places(from, n * n, |i, height| puzzle.give(Cell::new(i / n, i % n), height))?;
        if end < self.body.len() {
            return Err(self.error(end, message!("towers-address-more")));
        }
        Ok(())
    }
}

/// Writes a puzzle.
pub fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let mut body = String::new();
    write_places(&mut body, (0..4 * n).map(|slot| puzzle.clue(Side::ALL[slot / n], slot % n)));
    if puzzle.givens().next().is_some() {
        write_places(&mut body, puzzle.cells().map(|cell| puzzle.given(cell).map(usize::from)));
    }
    format!("https://puzz.link/p?skyscrapers/{n}/{n}/{body}")
}

fn write_places(body: &mut String, places: impl Iterator<Item = Option<usize>>) {
    let mut empty = 0;
    let flush = |body: &mut String, mut run: usize| {
        while run > 0 {
            let step = run.min(20);
            body.push(char::from(b'f' + step as u8));
            run -= step;
        }
    };
    for place in places {
        let Some(number) = place else {
            empty += 1;
            continue;
        };
        flush(body, empty);
        empty = 0;
        *body += &if number < 16 { format!("{number:x}") } else { format!("-{number:02x}") };
    }
    flush(body, empty);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_back_as_they_were() {
        for body in ["4/4/k13h4j3g", "4/4/k13h4j3go3l", "4/4/1h23i1h34ih2h1j1h2h"] {
            let address = format!("https://puzz.link/p?skyscrapers/{body}");
            assert!(recognises(&address));
            assert_eq!(write(&read(&address).unwrap()), address);
        }
        let puzzle = read("http://pzv.jp/p.html?building_edit/4/4/k13h4j3go3l/").unwrap();
        assert_eq!(puzzle.given(Cell::new(2, 1)), Some(3));
        assert_eq!(puzzle.clue(Side::Left, 1), Some(4));
        let large = format!("skyscrapers/30/30/-1e{}", "z".repeat(6).replacen('z', "y", 1));
        assert!(write(&read(&large).unwrap()).ends_with("/-1ezzzzzy"));
    }

    #[test]
    fn each_mistake_is_told_with_its_place() {
        let wrong = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(
            wrong("skyscrapers/2/1/j1g"),
            "line 1, column 13: found `2` columns and `1` rows, expected a square board"
        );
        assert_eq!(
            wrong("skyscrapers/2/2/j1g"),
            "line 1, column 20: found the end, expected 2 more places"
        );
        assert_eq!(wrong("skyscrapers/2/2/5"), "line 1, column 17: found clue 5, expected 1 to 2");
        assert_eq!(
            wrong("skyscrapers/2/2/z"),
            "line 1, column 17: a run of empty places past the last of 8"
        );
        assert_eq!(
            wrong("skyscrapers/2/2/n?"),
            "line 1, column 18: found `?`, expected 0-9, a-z, `-` or `.`"
        );
        assert_eq!(
            wrong("skyscrapers/2/2/-1"),
            "line 1, column 17: expected two hexadecimal digits after `-`"
        );
        assert!(wrong("skyscrapers/1000000/1000000/").contains("expected a board of size"));
        assert!(wrong("skyscrapers").contains("columns/rows/clues"));
    }
}
