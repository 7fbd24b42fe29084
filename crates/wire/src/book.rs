//! Asking for a book of puzzles. A file `book.toml` has the same words as a request to the service.

use crate::GameName;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A book that somebody wants.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Book {
    /// What the first page says.
    #[serde(default)]
    pub title: Option<String>,
    /// Who made it, under the title.
    #[serde(default)]
    pub author: Option<String>,
    /// The language it speaks: `en`, `fr`.
    #[serde(default)]
    pub language: Option<String>,
    /// Every random choice comes from here: the same wishes give the same book, byte for byte.
    #[serde(default)]
    pub seed: u64,
    /// `A4` (unless said otherwise), `A5`, `letter`, or width and height in millimetres as `170x240`.
    #[serde(default)]
    pub paper: Option<String>,
    /// How far pictures would go over the edge of the cut paper, in millimetres; marks say where to cut.
    #[serde(default)]
    pub bleed: f64,
    /// Larger letters and boards.
    #[serde(default)]
    pub large_print: bool,
    /// Puzzles on a page; as many as stay easy to read unless said otherwise.
    #[serde(default)]
    pub per_page: Option<usize>,
    /// Whether each game's rules stand before its first section.
    #[serde(default = "yes")]
    pub rules: bool,
    /// Whether a code to be photographed stands beside each puzzle.
    #[serde(default = "yes")]
    pub codes: bool,
    /// The address of a page that plays the puzzles: what the codes then lead to.
    #[serde(default)]
    pub link: Option<String>,
    /// The most time; of the service alone.
    #[serde(default)]
    pub seconds: Option<f64>,
    /// What the book holds.
    #[serde(default, rename = "section")]
    pub sections: Vec<BookSection>,
}

/// Some puzzles of one kind.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BookSection {
    /// The game.
    #[schemars(with = "GameName")]
    pub game: String,
    /// How many.
    pub count: usize,
    /// `8` or `6x10`; the game's usual size otherwise.
    #[serde(default)]
    pub size: Option<String>,
    /// A level of the game; several, easiest first, otherwise.
    #[serde(default)]
    pub level: Option<String>,
    /// What stands above it; game, size and level otherwise.
    #[serde(default)]
    pub title: Option<String>,
    /// The first seed; the book's otherwise.
    #[serde(default)]
    pub seed: Option<u64>,
    /// Only puzzles rated so, such as `20..80`.
    #[serde(default)]
    pub rating: Option<String>,
    /// Only puzzles that need this technique.
    #[serde(default)]
    pub technique: Option<String>,
    /// Puzzles on a page of this section.
    #[serde(default)]
    pub per_page: Option<usize>,
    /// Options of the generator and for reading the puzzle.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A store to draw from, and not from the generator; for the command line alone.
    #[serde(default)]
    pub from: Option<String>,
    /// The collection of that store.
    #[serde(default)]
    pub collection: Option<String>,
}

/// A book that was made, or the reason why there is none.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct Booked {
    /// The PDF in base64; nothing if time or memory ended first.
    pub pdf: Option<String>,
    /// How many pages it has.
    pub pages: usize,
    /// How many puzzles.
    pub puzzles: usize,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

fn yes() -> bool {
    true
}
