//! Codes to be photographed: a puzzle's ID, or the address where it is played.

use crate::paper::MM;
use crate::{Chosen, Plan, Section};
use qrcodegen::{QrCode, QrCodeEcc};

/// The side of a code's squares, and of the whole code, in millimetres.
const SQUARE: f64 = 0.5;
const SMALLEST: f64 = 14.0;
/// Codes with more squares are too fine to be photographed from paper.
const MOST_SQUARES: i32 = 69;

/// A code, ready to be drawn.
pub struct Code {
    path: String,
    squares: i32,
}

/// What a puzzle's code says.
pub fn says(plan: &Plan, section: &Section, puzzle: &Chosen) -> String {
    let Some(link) = &plan.link else { return puzzle.id.clone() };
    let mut query = Vec::new();
    // Whoever comes from paper sees the same level there.
    if let Some(level) = puzzle.level {
        query.push(format!("level={level}"));
        if puzzle.score > 0 {
            query.push(format!("rating={}", puzzle.score));
        }
    }
    for (name, value) in &section.read_options {
        query.push(format!("o.{}={}", encoded(name), encoded(value)));
    }
    let mark = if query.is_empty() { "" } else { "?" };
    format!("{link}#/play/{}{mark}{}", encoded(&puzzle.id), query.join("&"))
}

/// As the page writes the addresses of puzzles: what an address has a meaning for is written as numbers.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => out.push(char::from(byte)),
            b'-' | b'_' | b'.' | b'!' | b'~' | b'*' | b'\'' | b'(' | b')' | b':' | b'/' | b',' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

impl Code {
    /// The code of a text; nothing for one that is too long.
    pub fn new(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let squares = code.size();
        if squares > MOST_SQUARES {
            return None;
        }
        let mut path = String::new();
        for y in 0..squares {
            let mut x = 0;
            while x < squares {
                let run = (x..squares).take_while(|x| code.get_module(*x, y)).count() as i32;
                if run > 0 {
                    path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
                }
                x += run.max(1);
            }
        }
        Some(Code { path, squares })
    }

    /// Its side in points.
    pub fn side(&self) -> f64 {
        (f64::from(self.squares) * SQUARE).max(SMALLEST) * MM
    }

    /// Draws it with its upper left corner at a place.
    pub fn draw(&self, page: &mut crate::page::Page, place: (f64, f64)) {
        page.shape(&self.path, "#000000", place, self.side() / f64::from(self.squares));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_limit() {
        let code = Code::new("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1").unwrap();
        assert!(code.path.starts_with("M0 0h7v1h-7z"), "{}", &code.path[..40]);
        assert!(code.side() >= SMALLEST * MM);
        assert!(Code::new(&"x".repeat(5000)).is_none());
    }

    #[test]
    fn addresses_are_written_as_the_page_writes_them() {
        assert_eq!(encoded("towers:4:2/2,a b|c"), "towers:4:2/2,a%20b%7Cc");
    }
}
