//! Full boards of Unruly and the fewest tiles that lead to one alone.

mod boards;
mod givens;
mod rows;

pub use boards::{ALL, DISTINCT};
pub use givens::{FEWEST, FEWEST_DISTINCT};
