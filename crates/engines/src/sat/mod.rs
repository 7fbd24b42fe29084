//! Formulas as data, and a SAT solver for them: CaDiCaL, or BatSat in builds in plain Rust.

#[cfg(not(feature = "cadical"))]
mod batsat;
#[cfg(feature = "cadical")]
mod cadical;
mod count;
#[cfg(feature = "cadical")]
mod dives;
mod formula;
#[cfg(feature = "cadical")]
mod lrat;
#[cfg_attr(not(feature = "cadical"), allow(dead_code))]
mod remote;
mod solver;

#[cfg(not(feature = "cadical"))]
use batsat as engine;
#[cfg(feature = "cadical")]
use cadical as engine;

pub use count::{count, prove};
pub use formula::Formula;
pub(crate) use remote::Served;
pub use rustsat::types::Lit;
pub use solver::{ProofError, SMALL, Sat, version};

/// What is said of a method that asks this solver: it names the one there is.
pub const fn by_sat_solver(cadical: &'static str, batsat: &'static str) -> &'static str {
    match cfg!(feature = "cadical") {
        true => cadical,
        false => batsat,
    }
}
