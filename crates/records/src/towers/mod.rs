//! Border clues of Towers: how many sets of them there are, and how few can be enough.

mod clue_sets;
mod fewest;
mod lines;

pub use clue_sets::SETS;
pub use fewest::FEWEST;
