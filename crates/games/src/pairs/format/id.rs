//! A board in one line: `2x3:w5w8w4r11bd`.
//!
//! Rows, `x`, columns, an `a` where whites pair anywhere, a colon; then the cells in reading
//! order, each a letter (`w` white, `r` red, `b` blue, `g` green, `d` dark, that is black) and its
//! value, left out when it is 1.

use super::super::rules::{self, MAX_VALUE, Puzzle, Rule};
use super::pairing::push_number;
use super::{IGNORE_VALUES, found};
use quadrille_core::fields::without_bom;
use quadrille_core::{Colour, InputError, Message, Options, message};

/// The letter of a colour, as report 004 abbreviates it.
pub fn letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Red => 'r',
        Colour::Blue => 'b',
        Colour::Green => 'g',
        Colour::Black => 'd',
    }
}

fn colour(letter: u8) -> Option<Colour> {
    Some(match letter {
        b'w' => Colour::White,
        b'r' => Colour::Red,
        b'b' => Colour::Blue,
        b'g' => Colour::Green,
        b'd' => Colour::Black,
        _ => return None,
    })
}

/// Whether a text looks like such a line: a size, and as many letters as cells.
pub fn recognises(text: &str) -> bool {
    let text = without_bom(text).trim();
    let Some((head, body)) = text.split_once(':') else { return false };
    let Some((rows, cols)) = head.trim_end_matches('a').split_once('x') else { return false };
    let (Ok(rows), Ok(cols)) = (rows.parse::<u32>(), cols.parse::<u32>()) else { return false };
    let letters = body.bytes().filter(|b| colour(*b).is_some()).count() as u64;
    letters == u64::from(rows) * u64::from(cols)
        && body.bytes().all(|b| colour(b).is_some() || b.is_ascii_digit())
}

/// Reads such a line.
pub fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    let text = without_bom(text).trim_end();
    let (rows, cols, written, start) = head(text)?;
    let rule = super::rule(options, written)?;
    let cells = rules::size(rows, cols).map_err(|what| InputError::at(1, 1, what))?;
    let body = &text.as_bytes()[start..];
    if body.len() < cells {
        let what = message!("pairs-id-short", cells = cells);
        return Err(InputError::at(1, text.chars().count() + 1, what));
    }
    let (mut colours, mut values) = (Vec::with_capacity(cells), Vec::with_capacity(cells));
    let mut at = 0;
    while at < body.len() {
        let wrong = |what: Message| InputError::at(1, start + at + 1, what);
        let Some(seen) = colour(body[at]) else {
            let rest = String::from_utf8_lossy(&body[at..body.len().min(at + 4)]);
            let first: String = rest.chars().take(1).collect();
            return Err(wrong(found(&first, message!("pairs-expected-letter"))));
        };
        if colours.len() == cells {
            return Err(wrong(message!("pairs-id-long", cells = cells)));
        }
        let length = body[at + 1..].iter().take_while(|b| b.is_ascii_digit()).count();
        let value = match &text[start + at + 1..start + at + 1 + length] {
            "" => 1,
            digits => match digits.parse() {
                Ok(n) if (1..=MAX_VALUE).contains(&n) => n,
                _ => {
                    let column = start + at + 2;
                    let what = found(digits, message!("pairs-expected-value", most = MAX_VALUE));
                    return Err(InputError::at(1, column, what));
                }
            },
        };
        colours.push(seen);
        values.push(value);
        at += 1 + length;
    }
    if colours.len() < cells {
        let what = message!("pairs-id-few", found = colours.len(), cells = cells);
        return Err(InputError::at(1, text.len() + 1, what));
    }
    if IGNORE_VALUES.is_on(options)? {
        values.fill(1);
    }
    Puzzle::new(rows, cols, colours, values, rule)
}

/// Rows, columns, rule, and where the cells start.
fn head(text: &str) -> Result<(usize, usize, Rule, usize), InputError> {
    let wrong = || InputError::at(1, 1, message!("pairs-id-head", example = "2x3:w5w8w4r11bd"));
    let (head, _) = text.split_once(':').ok_or_else(wrong)?;
    let (size, rule) = match head.strip_suffix('a') {
        Some(size) => (size, Rule::WhiteAnywhere),
        None => (head, Rule::Adjacent),
    };
    let (rows, cols) = size.split_once('x').ok_or_else(wrong)?;
    let number = |t: &str| {
        let plain = !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
        if plain { Ok(t.parse().unwrap_or(usize::MAX)) } else { Err(wrong()) }
    };
    Ok((number(rows)?, number(cols)?, rule, head.len() + 1))
}

/// Writes the line.
pub fn write(puzzle: &Puzzle) -> String {
    let anywhere = if puzzle.rule() == Rule::WhiteAnywhere { "a" } else { "" };
    let mut out = format!("{}x{}{anywhere}:", puzzle.rows(), puzzle.cols()).into_bytes();
    for (colour, value) in puzzle.colours().iter().zip(puzzle.values()) {
        out.push(letter(*colour) as u8);
        if *value != 1 {
            push_number(&mut out, u64::from(*value));
        }
    }
    String::from_utf8(out).expect("letters and digits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for text in ["2x3:w5w8w4r11bd", "1x2a:ww1000000000"] {
            assert!(recognises(text));
            assert_eq!(write(&read(text, &Options::new()).unwrap()), text);
        }
    }

    #[test]
    fn errors_say_what_and_where() {
        let error = |text| read(text, &Options::new()).unwrap_err().to_string();
        assert_eq!(
            error("1x2:w5x"),
            "line 1, column 7: found `x`, expected a colour: w, r, b, g or d"
        );
        assert_eq!(
            error("1x2:ww0"),
            "line 1, column 7: found `0`, expected a value from 1 to 1000000000"
        );
        assert_eq!(error("1x2:www"), "line 1, column 7: found a cell too many: the board has 2");
        assert_eq!(error("1x2:w11"), "line 1, column 8: found 1 cell, expected 2");
        assert!(error("9999999999999999999999x2:w").contains("limit"));
        assert!(error("hello").contains("ROWSxCOLS"));
        assert!(error("1x2:wé").contains("found `é`"));
    }
}
