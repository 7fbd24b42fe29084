//! Collections of generated puzzles as they are named and drawn from. Who has the store answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The collections that can be drawn from.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct CollectionList {
    /// One for each collection and game in it.
    pub collections: Vec<Collection>,
}

/// The puzzles of one game in a collection.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Collection {
    /// Its name in the store.
    pub name: String,
    /// The game.
    pub game: String,
    /// How many puzzles there are.
    pub puzzles: u64,
}

/// A puzzle that somebody wants from a collection.
#[derive(Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// The collection.
    pub collection: String,
    /// The game.
    pub game: String,
    /// Only of this level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Scores from here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least: Option<u64>,
    /// Scores up to here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u64>,
    /// This technique must be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The seed of the puzzle before, so that nobody gets the same one twice; after the last comes the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u64>,
}

/// What a collection holds of the kind that is wanted.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Picked {
    /// The puzzle's ID; none if there is no such puzzle.
    pub id: Option<String>,
    /// The seed that gave it.
    pub seed: Option<u64>,
    /// Its level.
    pub level: Option<String>,
    /// Its score.
    pub score: Option<u64>,
}
