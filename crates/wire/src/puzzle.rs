//! Reading a puzzle whatever game and notation it is in, and what is told about it.

use crate::{GameName, Limits, Question, Refusal, kept};
use quadrille_core::{DynPosition, DynPuzzle, Key, Options, View};
use quadrille_games::addresses::laid_out;
use quadrille_games::reading::{self, Source};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A puzzle as a request names it.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Its game; found from the text otherwise.
    #[schemars(with = "Option<GameName>")]
    pub game: Option<String>,
    /// `game:ID`, a puzz.link address, or any notation of the game.
    pub text: String,
    /// The notation; recognised otherwise.
    pub format: Option<String>,
    /// Options that change how it is read or what is asked of it.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// A puzzle as an answer describes it.
#[derive(Serialize, JsonSchema)]
pub struct Described {
    /// Its game.
    #[schemars(with = "GameName")]
    pub game: &'static str,
    /// `game:ID`.
    pub id: String,
    /// The options it was read with.
    pub options: BTreeMap<String, String>,
    /// How many cells it has.
    pub cells: usize,
    /// The board before the first move; nothing when it is too large to draw.
    pub view: Option<View>,
    /// The keys to show under it.
    pub keys: Vec<Key>,
    /// The names of the rules it has beside those of its game.
    pub rules: Vec<&'static str>,
    /// The moves that were made in the text it was read from, a save file for example.
    pub moves: Vec<String>,
}

/// Option values as the games take them.
pub(crate) fn options(given: &BTreeMap<String, String>) -> Options {
    given.iter().fold(Options::new(), |all, (name, value)| all.with(name, value.as_str()))
}

impl Named {
    /// Reads the puzzle within the limits.
    pub fn read(&self, limits: &Limits) -> Result<Box<dyn DynPuzzle>, Refusal> {
        let source = Source {
            game: self.game.as_deref().map(reading::game).transpose()?,
            format: self.format.as_deref(),
            options: options(&self.options),
        };
        let puzzle = source.text(&self.text)?;
        // A list of mixed games may name options of all of them; a request names one puzzle.
        if let Some(game) = quadrille_games::find(puzzle.game()) {
            source.options.only(&[game.read_options()])?;
        }
        limits.check_cells(puzzle.cells(), limits.cells)?;
        Ok(puzzle)
    }

    /// The position some moves lead to.
    pub(crate) fn after(
        &self,
        moves: &[String],
        limits: &Limits,
    ) -> Result<Box<dyn DynPosition>, Refusal> {
        limits.check_moves(moves)?;
        match cfg!(target_family = "wasm") {
            true => kept::after(self, moves, limits),
            false => Ok(self.read(limits)?.after(moves)?),
        }
    }
}

impl Described {
    /// A puzzle that was read with these options.
    pub(crate) fn of(
        puzzle: &dyn DynPuzzle,
        options: BTreeMap<String, String>,
        limits: &Limits,
    ) -> Result<Self, Refusal> {
        let cells = puzzle.cells();
        let view = if cells <= limits.drawn_cells { Some(puzzle.start().view()?) } else { None };
        let (game, id, keys) = (puzzle.game(), puzzle.id()?, puzzle.start().keys());
        let rules = puzzle.further_rules();
        Ok(Described { game, id, options, cells, view, keys, rules, moves: Vec::new() })
    }
}

/// Reads a puzzle in any notation.
impl Question for Named {
    type Answer = Described;

    fn answer(self, limits: &Limits) -> Result<Described, Refusal> {
        let puzzle = self.read(limits)?;
        let mut moves = puzzle.moves_in(&laid_out(&self.text));
        // More than a game takes at once: the puzzle is there all the same.
        if limits.check_moves(&moves).is_err() {
            moves.clear();
        }
        Ok(Described { moves, ..Described::of(puzzle.as_ref(), self.options, limits)? })
    }
}
