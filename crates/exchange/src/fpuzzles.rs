//! Puzzles of [f-puzzles](https://www.f-puzzles.com), which [SudokuPad](https://sudokupad.app) opens too: JSON, packed as
//! lz-string does, after `load=` in an address or after `fpuz`.
//!
//! The specification is what SudokuPad's own reader makes of it (`fpuzzlesdecoder.js` of SudokuPad/sudokutools) and the types
//! of yusitnikov/puzzletv: `size`, `grid` of cells with `value`, `given` and `region` (`null` where there is none; missing, a
//! box of a Sudoku is meant), and lists of constraints by name. Places are `R1C1`; those around the board have a 0 or one
//! more than the size.

use crate::lz_string::{pack, unpack};
use quadrille_core::fields::quoted;
use quadrille_core::{InputError, message};
use serde_json::{Map, Value, json};

/// The largest board that f-puzzles draws.
pub const MAX_SIZE: usize = 16;

/// A square board with givens, and clues around it, of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// Rows and columns.
    pub size: usize,
    /// Given numbers: row and column from 0.
    pub givens: Vec<(usize, usize, u32)>,
    /// Clues: row and column from 0 on the board with its border, which has two more of each.
    pub clues: Vec<(usize, usize, u32)>,
}

/// The pages that carry such puzzles: their address up to what is packed.
const F_PUZZLES: &str = "https://www.f-puzzles.com/?load=";
const SUDOKU_PAD: &str = "https://sudokupad.app/fpuz";

/// Whether a text is an address of f-puzzles.
pub fn recognises(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("http") && text.contains("f-puzzles.com/") && text.contains("load=")
}

/// Whether a text is an address of SudokuPad, under any of its names.
pub fn recognises_sudokupad(text: &str) -> bool {
    let text = text.trim();
    let names = ["sudokupad.app/", "crackingthecryptic.com/"];
    text.starts_with("http")
        && (text.contains("fpuz") && !text.contains("f-puzzles.com/")
            || names.iter().any(|name| text.contains(name)) && text.contains("load="))
}

/// What is packed in an address.
fn packed(text: &str) -> Option<String> {
    let text = text.trim();
    let start = match (text.find("load="), text.find("/fpuz"), text.find("=fpuz")) {
        (_, Some(at), _) | (_, _, Some(at)) => at + "/fpuz".len(),
        (Some(at), _, _) => at + "load=".len(),
        _ => return None,
    };
    // SudokuPad knows it as `fpuz` and as `fpuzzles`.
    let rest = text[start..].strip_prefix("zles").unwrap_or(&text[start..]);
    let rest = rest.split(['&', '#']).next().unwrap_or("");
    let plain = rest.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    Some(plain.replace("%2b", "+").replace("%2f", "/").replace("%3d", "=").replace(' ', "+"))
}

/// Reads a board whose clues are of this kind (`skyscraper`) and which has no other constraint. What is packed has no
/// places that a reader would find again: errors are of the address, which is one line.
pub fn read(text: &str, kind: &str) -> Result<Board, InputError> {
    unpacked(text, kind).map_err(|error| InputError::at(1, 1, error.what))
}

fn unpacked(text: &str, kind: &str) -> Result<Board, InputError> {
    let broken = || InputError::new(message!("fpuzzles-broken"));
    let json = packed(text).and_then(|packed| unpack(&packed)).ok_or_else(broken)?;
    let value: Value = serde_json::from_str(&json).map_err(|_| broken())?;
    let puzzle = value.as_object().ok_or_else(broken)?;
    let size = puzzle.get("size").and_then(Value::as_u64).unwrap_or(0) as usize;
    if size == 0 || size > MAX_SIZE {
        let what = message!("fpuzzles-size", size = size, most = MAX_SIZE);
        return Err(InputError::new(what));
    }
    only(puzzle, kind)?;
    let mut board = Board { size, ..Board::default() };
    let rows = puzzle.get("grid").and_then(Value::as_array).ok_or_else(broken)?;
    if rows.len() != size {
        return Err(broken());
    }
    for (row, cells) in rows.iter().enumerate() {
        let cells = cells.as_array().filter(|cells| cells.len() == size).ok_or_else(broken)?;
        for (col, cell) in cells.iter().enumerate() {
            if cell.get("region") != Some(&Value::Null) {
                return Err(InputError::new(message!("fpuzzles-regions")));
            }
            let given = cell.get("given").and_then(Value::as_bool).unwrap_or(false);
            if let Some(value) = cell.get("value").filter(|_| given) {
                board.givens.push((row, col, number(value).ok_or_else(broken)?));
            }
        }
    }
    for clue in puzzle.get(kind).and_then(Value::as_array).into_iter().flatten() {
        let place = clue.get("cell").and_then(Value::as_str).unwrap_or("");
        let (row, col) = place_of(place, size).ok_or_else(|| {
            InputError::new(message!("fpuzzles-place", found = quoted(place), most = size + 1))
        })?;
        // A clue that somebody placed and left empty says nothing.
        match clue.get("value") {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) if text.is_empty() => {}
            Some(value) => board.clues.push((row, col, number(value).ok_or_else(broken)?)),
        }
    }
    Ok(board)
}

/// What says nothing about the solution.
const SAYS_NOTHING: &[&str] = &[
    "size",
    "grid",
    "title",
    "author",
    "ruleset",
    "solution",
    "disabledlogic",
    "truecandidatesoptions",
    "highlightConflicts",
];

/// What is drawn on the board.
const DRAWINGS: &[&str] = &["text", "line", "circle", "rectangle", "cage"];

/// Whether something drawn shows a constraint that the puzzle has as such, too: scripts that bring constraints to
/// f-puzzles (`skyscraper` among them) add texts and lines, so that they are seen without the script.
fn draws_a_constraint(item: &Value, puzzle: &Map<String, Value>) -> bool {
    let drawn = item.get("fromConstraint").and_then(Value::as_str);
    drawn.is_some_and(|name| puzzle.contains_key(&name.to_lowercase().replace(' ', "")))
}

/// Refuses constraints that would be lost.
fn only(puzzle: &Map<String, Value>, kind: &str) -> Result<(), InputError> {
    for (name, value) in puzzle {
        let empty = match value {
            Value::Null | Value::Bool(false) => true,
            Value::Array(list) => {
                let drawing = DRAWINGS.contains(&name.as_str());
                list.iter().all(|item| drawing && draws_a_constraint(item, puzzle))
            }
            Value::String(text) => text.is_empty(),
            Value::Object(map) => map.is_empty(),
            Value::Bool(true) | Value::Number(_) => false,
        };
        if !empty && name != kind && !SAYS_NOTHING.contains(&name.as_str()) {
            let what =
                message!("fpuzzles-constraint", name = quoted(name), kind = kind.to_string());
            return Err(InputError::new(what));
        }
    }
    Ok(())
}

fn number(value: &Value) -> Option<u32> {
    match value {
        Value::Number(number) => number.as_u64().and_then(|n| u32::try_from(n).ok()),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    }
}

/// `R0C1`: a place of the border, not in its corners.
fn place_of(text: &str, size: usize) -> Option<(usize, usize)> {
    let (row, col) = text.strip_prefix('R')?.split_once('C')?;
    let (row, col): (usize, usize) = (row.parse().ok()?, col.parse().ok()?);
    let outside = |i: usize| i == 0 || i == size + 1;
    let fits = row <= size + 1 && col <= size + 1 && (outside(row) != outside(col));
    fits.then_some((row, col))
}

/// Writes an address of f-puzzles, or of SudokuPad.
pub fn write(board: &Board, kind: &str, sudokupad: bool) -> Result<String, InputError> {
    if board.size > MAX_SIZE {
        let what = message!("fpuzzles-size", size = board.size, most = MAX_SIZE);
        return Err(InputError::new(what));
    }
    let mut grid = vec![vec![json!({ "region": null }); board.size]; board.size];
    for &(row, col, value) in &board.givens {
        grid[row][col] = json!({ "region": null, "value": value, "given": true });
    }
    let clue = |&(row, col, value): &(usize, usize, u32)| json!({ "cell": format!("R{row}C{col}"), "value": value.to_string() });
    let clues: Vec<Value> = board.clues.iter().map(clue).collect();
    let puzzle = json!({ "size": board.size, "grid": grid, kind: clues });
    let page = if sudokupad { SUDOKU_PAD } else { F_PUZZLES };
    Ok(format!("{page}{}", pack(&puzzle.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What f-puzzles itself packed, a Sudoku among the tests of dclamage/SudokuSolver (`SudokuTests/Puzzles.cs`), and its
    /// solution from there.
    const SUDOKU: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAZlTQgpgDsEAXDBkqGr1GKdOy69+MQbNJyhtBggAsrCd3h8BAXWSEFh+ccUiEAVnUdN2mfL0Hyw5fABsVyVukLKSxgA4PG28TXzN4NXFrKQFQ50YARiCYu2IHMgywlwB2ZK9YzPiEFijPWyNCvwQxNmj8mXSKrMYAJjzyuKq3dpCM2XTm1R6CpqL4S1Lgkacuktqy3v79SvDAyZSfMdz1+orBQe6djrTl/bGko8WTPftlg5qNDevn0xcL+anUg4mPp76dHREIA=";
    const SOLUTION: &str =
        "823915674741362958569874213657438129138296745492157386385729461216543897974681532";

    #[test]
    fn what_the_page_packed_is_unpacked() {
        let puzzle: Value = serde_json::from_str(&unpack(SUDOKU).unwrap()).unwrap();
        let rows = puzzle["grid"].as_array().unwrap();
        assert_eq!((puzzle["size"].as_u64(), rows.len()), (Some(9), 9));
        let mut givens = 0;
        for (cell, digit) in
            rows.iter().flat_map(|row| row.as_array().unwrap()).zip(SOLUTION.bytes())
        {
            if let Some(value) = cell.get("value") {
                assert_eq!(number(value), Some(u32::from(digit - b'0')));
                givens += 1;
            }
        }
        assert!(givens > 16, "{givens}");
    }

    /// A Sudoku has boxes, and Towers has none, whichever page and name it is shared under.
    #[test]
    fn a_sudoku_is_refused_for_its_regions() {
        for page in [
            "https://www.f-puzzles.com/?load=",
            "https://f-puzzles.com/?load=",
            "https://sudokupad.app/fpuz",
            "https://sudokupad.app/fpuzzles",
            "https://beta.sudokupad.app/fpuzzles",
            "https://sudokupad.app/sudoku/fpuzzles",
            "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
        ] {
            let address = format!("{page}{SUDOKU}");
            assert_ne!(recognises(&address), recognises_sudokupad(&address), "{page}");
            let error = read(&address, "skyscraper").unwrap_err();
            assert_eq!(&*error.what.key, "fpuzzles-regions", "{page}: {error}");
        }
    }
}
