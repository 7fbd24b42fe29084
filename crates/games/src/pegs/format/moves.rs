//! Moves and solutions as text.

use super::shown;
use crate::pegs::rules::Solution;
use quadrille_core::{Cell, InputError, message};

/// Reads a move: `r4c2-r4c4-r2c4`, or Simon Tatham's `1,3-3,3` (column, row from 0).
pub(crate) fn read_move(text: &str) -> Result<Vec<Cell>, InputError> {
    let cell = |part: &str| {
        let theirs = || {
            let (x, y) = part.split_once(',')?;
            let small = |t: &str| t.trim().parse::<u16>().ok().map(usize::from);
            Some(Cell::new(small(y)?, small(x)?))
        };
        let expected = || InputError::new(message!("pegs-expected-move", found = shown(text)));
        part.trim().parse().ok().or_else(theirs).ok_or_else(expected)
    };
    let path: Vec<Cell> = text.split('-').map(cell).collect::<Result<_, _>>()?;
    match path.len() {
        0..2 => Err(InputError::new(message!("pegs-expected-landing", found = shown(text)))),
        _ => Ok(path),
    }
}

/// A move as text.
pub(crate) fn write_move(path: &[Cell]) -> String {
    path.iter().map(Cell::to_string).collect::<Vec<_>>().join("-")
}

/// Reads moves joined by `;` or line ends.
pub(super) fn read(text: &str) -> Result<Solution, InputError> {
    let parts = text.split([';', '\n']).map(str::trim).filter(|t| !t.is_empty());
    Ok(Solution { moves: parts.map(read_move).collect::<Result<_, _>>()? })
}

/// Moves joined by `;`.
pub(super) fn write(solution: &Solution) -> String {
    solution.moves.iter().map(|m| write_move(m)).collect::<Vec<_>>().join(";")
}
