//! Formulas as data, and a SAT solver for them: CaDiCaL, or BatSat in builds in plain Rust.

#[cfg(not(feature = "cadical"))]
mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod count;
mod formula;
#[cfg(feature = "cadical")]
mod lrat;
mod solver;

pub use count::{count, prove};
pub use formula::Formula;
pub use rustsat::types::Lit;
pub use solver::{ProofError, Sat, version};
