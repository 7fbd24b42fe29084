//! Drawing a puzzle on its own board: what pressing, drawing and typing mean, told as edits.
//!
//! An edit is a text, as a move is, so that undoing one is dropping it. Two are the same in all games: `size=5x6` keeps
//! what fits, and `whole=ID` puts another puzzle in the place of this one.

use crate::{
    Budget, Cell, Drag, Gesture, Hand, InputError, Key, Message, Rng, RuleBroken, Stop, View,
    message,
};

/// Larger boards are not edited: nobody draws ten thousand cells.
pub const MAX_EDITED: usize = 10_000;

/// What a cell may be in a solution: a name for people and pictures, and the move that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// A number, or what [`Key::face`] calls a piece, or the cell it is bound to.
    pub face: String,
    /// As [`crate::Play::play`] reads it.
    pub play: String,
}

/// What a front end needs to know before a puzzle of a game is drawn.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct EditInfo {
    /// The puzzle to begin with, as `game:ID`.
    pub blank: String,
    /// What a pointer does that is drawn over the board.
    pub drag: Drag,
    /// Whether every board has as many rows as columns.
    pub square: bool,
    /// Whether solutions can be counted and compared.
    pub counts: bool,
    /// Whether a puzzle with several solutions can be given what leaves one.
    pub unifies: bool,
}

/// A hand that draws a puzzle.
pub trait Edit: Hand {
    /// What a drawn pointer does.
    const EDIT_DRAG: Drag;
    /// Whether every board has as many rows as columns.
    const SQUARE: bool = false;
    /// Whether solutions can be counted and compared cell by cell.
    const COUNTS: bool = true;
    /// Whether [`Edit::facts`] are to be had, or [`Edit::mended`] where solutions are not counted.
    const UNIFIES: bool = true;

    /// The board to begin with.
    fn blank() -> Self::Puzzle;
    /// The same with so many rows and columns: what fits stays where it is.
    fn resized(puzzle: &Self::Puzzle, rows: usize, cols: usize)
    -> Result<Self::Puzzle, InputError>;
    /// Makes one edit, as gestures tell it.
    fn edit(puzzle: &mut Self::Puzzle, text: &str) -> Result<(), InputError>;
    /// The keys to show.
    fn edit_keys(puzzle: &Self::Puzzle) -> Vec<Key>;
    /// The edits a gesture makes: none where it means nothing. Whether they can be made is seen when they are.
    fn edit_gesture(puzzle: &Self::Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message>;
    /// The edits of typing on a clue beside the board, `left2`.
    fn edit_clue(_puzzle: &Self::Puzzle, _clue: &str, _key: &str) -> Vec<String> {
        Vec::new()
    }
    /// A picture of the puzzle that shows every place where something can be put.
    fn sketch(puzzle: &Self::Puzzle) -> View {
        Self::view(puzzle, &Self::start(puzzle))
    }
    /// The rules that the puzzle breaks before anybody has played.
    fn faults(_puzzle: &Self::Puzzle) -> Vec<RuleBroken> {
        Vec::new()
    }
    /// What is asked of the puzzle beside its ID: names and values of reading options.
    fn asked(_puzzle: &Self::Puzzle) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// What each open cell may be in a solution, in any order.
    fn outcomes(_puzzle: &Self::Puzzle) -> Vec<(Cell, Vec<Outcome>)> {
        Vec::new()
    }
    /// Whether [`Edit::outcomes`] leaves nothing out.
    fn comparable(_puzzle: &Self::Puzzle) -> bool {
        true
    }
    /// What a cell is in a solution: the face of one of its outcomes.
    fn outcome(_puzzle: &Self::Puzzle, _solution: &Self::Solution, _cell: Cell) -> String {
        String::new()
    }
    /// Edits that write more of a solution into its puzzle, those to be made first in front. All of them
    /// together leave a single solution, if anything the game knows does.
    fn facts(
        _puzzle: &Self::Puzzle,
        _solution: &Self::Solution,
        _rng: &mut Rng,
        _budget: &mut Budget,
    ) -> Result<Vec<String>, Stop> {
        Ok(Vec::new())
    }
    /// Edits, few of them, after which a puzzle of a game that counts no solutions can be won; none where it can be
    /// already, nothing where none were found.
    fn mended(
        _puzzle: &Self::Puzzle,
        _rng: &mut Rng,
        _budget: &mut Budget,
    ) -> Result<Option<Vec<String>>, Stop> {
        Ok(None)
    }
}

/// The number that was typed, from the last digits that make one of at most `most`: who types 3 and then 4 on a board of
/// five means 4, on a board of forty 34.
#[must_use]
pub fn typed(key: &str, most: u64) -> Option<u64> {
    if key.is_empty() || key.len() > 64 || !key.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    (0..key.len()).find_map(|from| key[from..].parse().ok().filter(|&number| number <= most))
}

/// Whether a key takes away.
#[must_use]
pub fn erases(key: &str) -> bool {
    matches!(key, "Delete" | "Backspace" | "0")
}

/// An edit parted into the place it is about and what it puts there.
pub fn parted(text: &str) -> Result<(&str, &str), InputError> {
    text.trim().split_once('=').ok_or_else(|| unknown(text))
}

/// An edit that nobody knows.
#[must_use]
pub fn unknown(text: &str) -> InputError {
    InputError::new(message!("no-such-edit", found = crate::fields::quoted(text)))
}

/// Refuses boards that nobody draws, before anything is made for them.
pub(crate) fn drawable(rows: usize, cols: usize) -> Result<(), InputError> {
    match rows.checked_mul(cols) {
        Some(cells) if cells <= MAX_EDITED => Ok(()),
        _ => {
            let what = message!("too-large-to-edit", rows = rows, cols = cols, most = MAX_EDITED);
            Err(InputError::new(what))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_digits_that_fit_are_meant() {
        assert_eq!(typed("34", 5), Some(4));
        assert_eq!(typed("34", 40), Some(34));
        assert_eq!(typed("345", 40), Some(5));
        assert_eq!(typed("130", 40), Some(30));
        assert_eq!(typed("10", 5), Some(0));
        for none in ["", "a", "-1", "1a", "9".repeat(65).as_str()] {
            assert_eq!(typed(none, 9), None, "{none}");
        }
    }
}
