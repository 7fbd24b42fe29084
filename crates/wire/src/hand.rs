//! A hand on the board: what its gestures play, and what a board shows under it.

use crate::play::begun;
use crate::{Limits, Named, Question, Refusal};
use quadrille_core::{Cell, DynPosition, Gesture, Locale, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Asks which moves a gesture makes in the position some moves lead to.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Handle {
    /// The puzzle.
    pub puzzle: Named,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// What the hand does.
    pub gesture: Deed,
    /// The puzzle is being drawn: the moves are edits, and the gesture makes such.
    #[serde(default)]
    pub edit: bool,
    /// The language of a refusal.
    #[serde(default)]
    #[schemars(default)]
    pub language: Locale,
}

/// What a hand does.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Deed {
    /// Presses a cell.
    Press {
        /// The cell.
        #[schemars(with = "String")]
        cell: Cell,
        /// With the other button, or for long.
        #[serde(default)]
        other: bool,
    },
    /// Comes over a cell with the pointer still down.
    Paint {
        /// The cell.
        #[schemars(with = "String")]
        cell: Cell,
        /// The move that began it.
        like: String,
    },
    /// Draws from one cell to another.
    Join {
        /// Where it began.
        #[schemars(with = "String")]
        from: Cell,
        /// Where it ended.
        #[schemars(with = "String")]
        to: Cell,
    },
    /// Types on a cell.
    Type {
        /// The cell.
        #[schemars(with = "String")]
        cell: Cell,
        /// The key by the name browsers give it.
        key: String,
        /// A pencil mark is meant.
        #[serde(default)]
        pencil: bool,
        /// Marks that an answer makes senseless go with it.
        #[serde(default)]
        tidy: bool,
    },
    /// Types on a clue beside a board that is being drawn.
    Clue {
        /// The clue, as `left2`.
        at: String,
        /// The key by the name browsers give it.
        key: String,
    },
}

/// What a gesture comes to.
#[derive(Serialize, JsonSchema)]
pub struct Handled {
    /// The moves it makes: none where it means nothing.
    pub moves: Vec<String>,
    /// Why it is refused, in a sentence, if it is.
    pub refused: Option<String>,
}

impl Deed {
    fn on(&self, position: &dyn DynPosition) -> Result<Vec<String>, Message> {
        position.gesture(&match self {
            Deed::Press { cell, other } => Gesture::Press { cell: *cell, other: *other },
            Deed::Paint { cell, like } => Gesture::Paint { cell: *cell, like },
            Deed::Join { from, to } => Gesture::Join { from: *from, to: *to },
            Deed::Type { cell, key, pencil, tidy } => {
                Gesture::Type { cell: *cell, key, pencil: *pencil, tidy: *tidy }
            }
            Deed::Clue { at, key } => return position.gesture_on_clue(at, key),
        })
    }
}

impl Question for Handle {
    type Answer = Handled;

    fn answer(self, limits: &Limits) -> Result<Handled, Refusal> {
        limits.check_moves(&self.moves)?;
        let mut position = begun(self.puzzle.read(limits)?.as_ref(), self.edit);
        position.play_all(&self.moves)?;
        Ok(match self.gesture.on(position.as_ref()) {
            Ok(moves) => Handled { moves, refused: None },
            Err(why) => {
                let refused = Some(self.language.in_forms().say(&why));
                Handled { moves: Vec::new(), refused }
            }
        })
    }
}

/// Asks which cells belong to something on the board.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// The puzzle.
    pub puzzle: Named,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// A cell: where a pointer that starts there can lead. Or a clue beside the board, as `left2`: what it counts.
    pub at: String,
}

/// Cells by their names.
#[derive(Serialize, JsonSchema)]
pub struct Cells {
    /// The names.
    pub cells: Vec<String>,
}

impl Question for Point {
    type Answer = Cells;

    fn answer(self, limits: &Limits) -> Result<Cells, Refusal> {
        let position = self.puzzle.after(&self.moves, limits)?;
        let cells = match self.at.parse() {
            Ok(cell) => position.reach(cell),
            Err(()) => position.counted(&self.at),
        };
        Ok(Cells { cells: cells.iter().map(Cell::to_string).collect() })
    }
}

/// Asks for the moves that lead from the start to a solution.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Way {
    /// The puzzle.
    pub puzzle: Named,
    /// The solution.
    pub solution: String,
}

/// Moves, in order.
#[derive(Serialize, JsonSchema)]
pub struct Moves {
    /// The moves.
    pub moves: Vec<String>,
}

impl Question for Way {
    type Answer = Moves;

    fn answer(self, limits: &Limits) -> Result<Moves, Refusal> {
        Ok(Moves { moves: self.puzzle.read(limits)?.way_to(&self.solution)? })
    }
}

/// Asks whether all that was put down by some moves is still there after others.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Extends {
    /// The puzzle.
    pub puzzle: Named,
    /// The moves that lead to the earlier position.
    pub before: Vec<String>,
    /// The moves that lead to the later one.
    pub moves: Vec<String>,
}

/// Yes or no.
#[derive(Serialize, JsonSchema)]
pub struct Held {
    /// Whether it is.
    pub held: bool,
}

impl Question for Extends {
    type Answer = Held;

    fn answer(self, limits: &Limits) -> Result<Held, Refusal> {
        let before = self.puzzle.after(&self.before, limits)?;
        let after = self.puzzle.after(&self.moves, limits)?;
        Ok(Held { held: after.extends(before.as_ref()) })
    }
}
