//! Paper: how large it is, where it is cut.

use crate::Trouble;
use quadrille_core::message;

/// Points in a millimetre: PDF counts in points.
pub const MM: f64 = 72.0 / 25.4;

/// Sides of paper that is not named, in millimetres.
const SMALLEST: f64 = 90.0;
const LARGEST: f64 = 1000.0;
/// The most that is cut off, in millimetres.
const MOST_BLEED: f64 = 20.0;
/// How far the marks stand from where paper is cut, beyond what bleeds, and how long they are.
const MARK_GAP: f64 = 1.0;
const MARK: f64 = 5.0;

/// Paper by its names.
const NAMED: [(&str, f64, f64); 4] =
    [("A4", 210.0, 297.0), ("A5", 148.0, 210.0), ("A3", 297.0, 420.0), ("letter", 215.9, 279.4)];

/// The paper of a book, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    /// Width after it is cut.
    pub width: f64,
    /// Height after it is cut.
    pub height: f64,
    bleed: f64,
}

impl Paper {
    /// Paper by its name or its sides, with so many millimetres of bleed.
    pub fn new(name: &str, bleed: f64) -> Result<Self, Trouble> {
        let named = NAMED.iter().find(|(known, ..)| known.eq_ignore_ascii_case(name));
        let sides = named.map(|(_, width, height)| (*width, *height)).or_else(|| sides(name));
        let Some((width, height)) = sides else {
            let known = NAMED.map(|(known, ..)| known).join(", ");
            return Err(Trouble::wish(message!(
                "book-paper",
                paper = name.to_string(),
                known = known,
                least = SMALLEST as u64,
                most = LARGEST as u64
            )));
        };
        if !(0.0..=MOST_BLEED).contains(&bleed) {
            return Err(Trouble::wish(message!("book-bleed", most = MOST_BLEED as u64)));
        }
        Ok(Paper { width: width * MM, height: height * MM, bleed: bleed * MM })
    }

    /// How much further pictures go than the cut.
    pub fn bleed(&self) -> f64 {
        self.bleed
    }

    /// All that is cut off on each side, marks included.
    pub fn slug(&self) -> f64 {
        if self.bleed > 0.0 { self.bleed + (MARK_GAP + MARK) * MM } else { 0.0 }
    }

    /// The lines that say where to cut, each from and to a point of the uncut sheet.
    pub fn marks(&self) -> Vec<[f64; 4]> {
        if self.bleed == 0.0 {
            return Vec::new();
        }
        let slug = self.slug();
        let (right, bottom) = (slug + self.width, slug + self.height);
        let far = (right + slug, bottom + slug);
        let mut marks = Vec::new();
        for x in [slug, right] {
            marks.push([x, 0.0, x, MARK * MM]);
            marks.push([x, far.1 - MARK * MM, x, far.1]);
        }
        for y in [slug, bottom] {
            marks.push([0.0, y, MARK * MM, y]);
            marks.push([far.0 - MARK * MM, y, far.0, y]);
        }
        marks
    }
}

/// `170x240`: width and height in millimetres.
fn sides(text: &str) -> Option<(f64, f64)> {
    let (width, height) = text.split_once(['x', '×'])?;
    let side = |text: &str| {
        text.trim().parse::<f64>().ok().filter(|side| (SMALLEST..=LARGEST).contains(side))
    };
    Some((side(width)?, side(height)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_goes_by_names_and_by_sides() {
        assert_eq!(Paper::new("a4", 0.0), Paper::new("210x297", 0.0));
        let cut = Paper::new("A5", 3.0).unwrap();
        assert!((cut.width - 419.53).abs() < 0.01 && (cut.bleed() - 3.0 * MM).abs() < 1e-9);
        assert_eq!(cut.marks().len(), 8);
        assert!(Paper::new("A4", 0.0).unwrap().marks().is_empty());
        for wrong in ["", "A9", "10x10", "170", "170x", "nanx200", "1e9x1e9"] {
            assert!(Paper::new(wrong, 0.0).is_err(), "{wrong}");
        }
        assert!(Paper::new("A4", -1.0).is_err() && Paper::new("A4", f64::NAN).is_err());
    }
}
