//! A position written as the moves that lead to it, `r1c2=3;r4c1=1`.

use crate::InputError;

/// Whether a text starts with a cell's name, `r` and a digit.
fn starts_with_cell(text: &str) -> bool {
    let mut start = text.bytes();
    start.next() == Some(b'r') && start.next().is_some_and(|b| b.is_ascii_digit())
}

/// The moves in a text. A `;` or a line's end parts them; so do commas and spaces, but only before
/// a cell's name: they may also stand inside a move, as in `r1c2:1,2`.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let pieces = std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let between = |c: char| c == ',' || c.is_whitespace();
        let ends = |(at, c): (usize, char)| {
            let next = at + c.len_utf8();
            let parts = matches!(c, ';' | '\n') || (between(c) && starts_with_cell(&rest[next..]));
            parts.then_some((at, next))
        };
        let (end, next) = rest.char_indices().find_map(ends).unwrap_or((rest.len(), rest.len()));
        let piece = &rest[..end];
        rest = &rest[next..];
        Some(piece.trim_matches(between))
    });
    pieces.filter(|piece| !piece.is_empty())
}

/// The position that a text of moves leads to from `start`; nothing if the text names no cell first,
/// and so is a position in a notation of the game's own.
pub fn played<S>(
    text: &str,
    start: impl FnOnce() -> S,
    play: impl Fn(&mut S, &str) -> Result<(), InputError>,
) -> Option<Result<S, InputError>> {
    if !starts_with_cell(text.trim_start()) {
        return None;
    }
    let mut state = start();
    for text in split(text) {
        if let Err(error) = play(&mut state, text) {
            return Some(Err(error));
        }
    }
    Some(Ok(state))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_parts_moves_only_before_a_cell() {
        let moves = |text: &str| split(text).map(str::to_string).collect::<Vec<_>>();
        assert_eq!(moves("r1c2:1,2;r1c1=3"), ["r1c2:1,2", "r1c1=3"]);
        assert_eq!(moves("r1c2:1, 2, r1c1=3\nr2c2=1"), ["r1c2:1, 2", "r1c1=3", "r2c2=1"]);
        assert_eq!(moves("r1c1=1,r1c2=2 , r1c3=3;;"), ["r1c1=1", "r1c2=2", "r1c3=3"]);
        assert_eq!(moves(" ; \n"), [""; 0]);
    }
}
