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

/// The puzzles of one game in a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    /// Its name.
    pub name: String,
    /// The game.
    pub game: String,
    /// How many puzzles there are.
    pub puzzles: u64,
}

/// Which puzzles somebody wants.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Only of this game.
    pub game: Option<String>,
    /// Only of this level.
    pub level: Option<String>,
    /// Scores from here.
    pub least: Option<u64>,
    /// Scores up to here.
    pub most: Option<u64>,
    /// All of these techniques must be used.
    pub techniques: Vec<String>,
    /// Only of larger seeds than this one.
    pub after: Option<u64>,
}

/// A store that holds collections.
pub trait Collections {
    /// The collections in the order of their names, a row for each game in one.
    fn collections(&mut self) -> Result<Vec<Collection>, Failure>;
    /// Puzzles of a collection in the order of their seeds, at most so many.
    fn puzzles(
        &mut self,
        collection: &str,
        choice: &Choice,
        most: u64,
    ) -> Result<Vec<Puzzle>, Failure>;
}
