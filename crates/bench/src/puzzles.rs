//! Collections of generated puzzles: what is known of each, and asking for some.

use crate::Failure;

/// A puzzle of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What all its images under symmetry have in common: no two puzzles of a collection share it.
    pub form: String,
    /// The seed that gave it; the smallest of those that gave an image of it.
    pub seed: u64,
    /// Its game.
    pub game: String,
    /// Its ID.
    pub id: String,
    /// Its cells.
    pub cells: u64,
    /// Its clues, where the game has any.
    pub clues: Option<u64>,
    /// The level of the hardest technique a person needs, where techniques suffice.
    pub level: Option<String>,
    /// The weights of all steps.
    pub score: Option<u64>,
    /// The techniques used, by name.
    pub techniques: Vec<String>,
}

/// Which puzzles somebody wants.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Only of this level.
    pub level: Option<String>,
    /// Scores from here.
    pub least: Option<u64>,
    /// Scores up to here.
    pub most: Option<u64>,
    /// All of these techniques must be used.
    pub techniques: Vec<String>,
}

/// A store that holds collections.
pub trait Collections {
    /// The collections, with the number of puzzles of each.
    fn collections(&mut self) -> Result<Vec<(String, u64)>, Failure>;
    /// Puzzles of a collection in the order of their seeds, at most so many.
    fn puzzles(
        &mut self,
        collection: &str,
        choice: &Choice,
        most: u64,
    ) -> Result<Vec<Puzzle>, Failure>;
}
