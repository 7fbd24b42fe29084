//! Formulas as data, and CaDiCaL to solve them.

mod count;
mod formula;
mod solver;

pub use count::count;
pub use formula::Formula;
pub use rustsat::types::Lit;
pub use solver::{ProofError, Sat};
