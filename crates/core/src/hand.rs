//! How a hand plays: what pressing, drawing and typing on a board mean, told as moves.
//!
//! A front end knows pointers and keys; only the game knows what they do. So a front end that asks
//! here needs no game by name.

use crate::{Cell, Message, Play};

/// What a pointer does that is drawn over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Drag {
    /// It chooses cells, which are then typed into.
    Chooses,
    /// It paints each cell like the first one.
    Paints,
    /// It leads from one cell to another: a jump, a pair.
    Joins,
}

/// What a hand does on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture<'a> {
    /// Presses a cell; with the other button, or for long, where `other`.
    Press {
        /// The cell.
        cell: Cell,
        /// The other button.
        other: bool,
    },
    /// Comes over a cell with the pointer still down. Cells that are filled stay as they are.
    Paint {
        /// The cell.
        cell: Cell,
        /// The move that began it.
        like: &'a str,
    },
    /// Draws from one cell to another.
    Join {
        /// Where it began.
        from: Cell,
        /// Where it ended.
        to: Cell,
    },
    /// Types on a cell.
    Type {
        /// The cell.
        cell: Cell,
        /// The key by the name browsers give it: `1`, `a`, `Delete`, `Enter`.
        key: &'a str,
        /// A pencil mark is meant, not an answer.
        pencil: bool,
        /// Marks that an answer makes senseless go with it.
        tidy: bool,
    },
}

/// A key worth showing under the board, for hands without a keyboard.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Key {
    /// What is typed.
    pub key: String,
    /// What is written on it: a number, or the name of a colour, which front ends draw as a piece.
    pub face: String,
    /// Whether it can also be a pencil mark.
    pub pencil: bool,
}

/// A hand on the board of a game.
pub trait Hand: Play {
    /// What a drawn pointer does.
    const DRAG: Drag;

    /// The keys to show.
    fn keys(_puzzle: &Self::Puzzle) -> Vec<Key> {
        Vec::new()
    }
    /// The moves a gesture makes: none where it means nothing; a refusal says why.
    fn gesture(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        gesture: &Gesture<'_>,
    ) -> Result<Vec<String>, Message>;
    /// Where a pointer that starts here can lead, in games that join.
    fn reach(_puzzle: &Self::Puzzle, _state: &Self::State, _from: Cell) -> Vec<Cell> {
        Vec::new()
    }
    /// The cells that a clue beside the board (`left2`, counted from 1) counts as things stand.
    fn counted(_puzzle: &Self::Puzzle, _state: &Self::State, _clue: &str) -> Vec<Cell> {
        Vec::new()
    }
    /// Whether all that was put down in `before` is still there: the player has only added to it.
    fn extends(before: &Self::State, after: &Self::State) -> bool;
    /// The moves that lead from the start to a solution.
    fn way_to(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Vec<String>;
}
