//! A part of all answers: those in which some cells are filled in a given way.

use crate::{Cell, InputError, message};
use std::fmt;
use std::str::FromStr;

/// Cells and what is in them, by the game's own numbers: heights, or 1 for black and 0 for white.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Cube(pub Vec<(Cell, u16)>);

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (cell, face)) in self.0.iter().enumerate() {
            let gap = if at == 0 { "" } else { " " };
            write!(f, "{gap}{cell}={face}")?;
        }
        Ok(())
    }
}

impl FromStr for Cube {
    type Err = InputError;

    fn from_str(text: &str) -> Result<Self, InputError> {
        let wrong = || InputError::new(message!("no-cube", text = text.to_string()));
        let cell = |word: &str| {
            let (cell, face) = word.split_once('=').ok_or_else(wrong)?;
            Ok((cell.parse().map_err(|_| wrong())?, face.parse().map_err(|_| wrong())?))
        };
        text.split_ascii_whitespace().map(cell).collect::<Result<_, _>>().map(Cube)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cube_is_read_as_it_is_written() {
        let cube = Cube(vec![(Cell::new(0, 3), 12), (Cell::new(4, 0), 0)]);
        assert_eq!(cube.to_string(), "r1c4=12 r5c1=0");
        assert_eq!(cube.to_string().parse(), Ok(cube));
        assert_eq!("".parse(), Ok(Cube::default()));
        for text in ["r1c1", "r1c1=", "r1=2", "r1c1=x", "r1c1=70000"] {
            assert!(text.parse::<Cube>().is_err(), "{text}");
        }
    }
}
