//! Full boards of Unruly and the fewest tiles that lead to one alone.

mod boards;
mod distinct;
mod givens;
mod rows;

pub use boards::ALL;
pub use distinct::DISTINCT;
pub use givens::{FEWEST, FEWEST_DISTINCT};
