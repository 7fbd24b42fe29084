//! Addresses of f-puzzles and SudokuPad: a Latin square without regions, with `skyscraper` clues around it.

use crate::towers::rules::{Puzzle, Side};
use quadrille_core::{Cell, InputError};
use quadrille_exchange::fpuzzles::{self, Board};

const KIND: &str = "skyscraper";

/// Reads an address of either page.
pub fn read(text: &str) -> Result<Puzzle, InputError> {
    let board = fpuzzles::read(text, KIND)?;
    let n = board.size;
    let wrong = |what| InputError::at(1, 1, what);
    let mut puzzle = Puzzle::empty(n).map_err(wrong)?;
    for (row, col, height) in board.givens {
        puzzle.give(Cell::new(row, col), height).map_err(wrong)?;
    }
    for (row, col, clue) in board.clues {
        let (side, index) = match (row, col) {
            (0, _) => (Side::Top, col - 1),
            (_, 0) => (Side::Left, row - 1),
            (row, _) if row == n + 1 => (Side::Bottom, col - 1),
            _ => (Side::Right, row - 1),
        };
        puzzle.set_clue(side, index, clue).map_err(wrong)?;
    }
    Ok(puzzle)
}

/// Writes an address of one of them.
pub fn write(puzzle: &Puzzle, sudokupad: bool) -> Result<String, InputError> {
    let n = puzzle.size();
    let clue = |(side, index, clue): (Side, usize, usize)| {
        let (row, col) = match side {
            Side::Top => (0, index + 1),
            Side::Bottom => (n + 1, index + 1),
            Side::Left => (index + 1, 0),
            Side::Right => (index + 1, n + 1),
        };
        (row, col, clue as u32)
    };
    let board = Board {
        size: n,
        givens: puzzle.givens().map(|(cell, h)| (cell.row, cell.col, h.into())).collect(),
        clues: puzzle.clues().map(clue).collect(),
    };
    fpuzzles::write(&board, KIND, sudokupad)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Packed by lz-string 1.5.0 from JSON as f-puzzles writes it: a title, clues as texts, one of them empty, a value that a
    /// player put there, and a given 3.
    const PACKED: &str = "N4IgzglgXgpiBcBmANCALhNAbO8QBUB7AdxgCcwRUBDAVzQAtCyEQqQBzMiAEwQG1+oMjA4RCAOwQTaWLAF9kw0eKnwZcxcrGTpshQF1kQkCJ1qNCpaZW71+rTfN65qAG7UstXCk4Q3MGpoZN7yRiZmqi5Y7p7eCACMjpF2lsm2Fg4GRuAA1gCeYADGZNQADuQCoEUwcqwASgAMAMIJ7B5euCAATCCONXV49QAszb2xnaxt/bVYDYjNw+1xXYh91gNzQwnNjcuTeH05PBBg1ABGODxYhGJFAgbyQA===";

    #[test]
    fn an_address_of_either_page_is_read() {
        for page in [
            "https://www.f-puzzles.com/?load=",
            "https://f-puzzles.com/?load=",
            "https://sudokupad.app/fpuz",
            "https://sudokupad.app/?puzzleid=fpuz",
            "https://app.crackingthecryptic.com/sudoku/?load=fpuz",
        ] {
            for address in
                [format!("{page}{PACKED}"), format!("{page}{}", PACKED.replace('+', "%2B"))]
            {
                let ours = page.contains("f-puzzles");
                assert_eq!(fpuzzles::recognises(&address), ours, "{address}");
                assert_eq!(fpuzzles::recognises_sudokupad(&address), !ours, "{address}");
                assert_eq!(read(&address).unwrap().to_string(), "3:2////1///////3,e3c");
            }
        }
    }

    #[test]
    fn what_would_be_lost_is_refused() {
        let address = |json: &str| {
            format!("https://www.f-puzzles.com/?load={}", quadrille_exchange::lz_string::pack(json))
        };
        let key = |json: &str| read(&address(json)).unwrap_err().what.key.to_string();
        let none = r#"{"region":null}"#;
        assert_eq!(key("[]"), "fpuzzles-broken");
        assert_eq!(key("{"), "fpuzzles-broken");
        assert_eq!(key(r#"{"size":1,"grid":[[{}]]}"#), "fpuzzles-regions");
        assert_eq!(key(r#"{"size":40,"grid":[]}"#), "fpuzzles-size");
        assert_eq!(key(r#"{"size":2,"grid":[[]]}"#), "fpuzzles-broken");
        let with = |more: &str| key(&format!(r#"{{"size":1,"grid":[[{none}]],{more}}}"#));
        assert_eq!(with(r#""killercage":[{"cells":["R1C1"]}]"#), "fpuzzles-constraint");
        assert_eq!(with(r#""antiknight":true"#), "fpuzzles-constraint");
        assert_eq!(with(r#""skyscraper":[{"cell":"R0C0","value":"1"}]"#), "fpuzzles-place");
        assert_eq!(with(r#""skyscraper":[{"cell":"R1C1","value":"1"}]"#), "fpuzzles-place");
        assert_eq!(with(r#""skyscraper":[{"cell":"R0C1","value":"7"}]"#), "towers-clue-range");
        assert!(read("https://www.f-puzzles.com/?load=%%%").is_err());
        assert!(read("https://sudokupad.app/fpuzIZ").is_err());
    }
}
