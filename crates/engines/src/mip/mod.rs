//! Integer programs as data, and HiGHS, or another solver of the user's, to solve them.
//!
//! HiGHS works in floating point: callers round what it returns and let the game's referee judge
//! it, and never take its "infeasible" as the only witness in a test.

#[cfg(feature = "highs")]
mod answers;
mod file;
#[cfg(feature = "highs")]
mod highs;
#[cfg(feature = "highs")]
mod outside;
mod program;
#[cfg(feature = "highs")]
mod remote;
#[cfg(feature = "highs")]
mod rows;
mod run;

#[cfg(feature = "highs")]
pub(crate) use highs::Highs;
#[cfg(feature = "highs")]
pub use highs::came_with;
#[cfg(feature = "highs")]
pub use outside::{ENGINE, Engine};
pub use program::{Program, Var};
#[cfg(feature = "highs")]
pub(crate) use remote::served;
#[cfg(feature = "highs")]
pub(crate) use rows::{Rows, Sides, Status, Terms};
pub use run::{Outcome, SMALL, Settings, available, solve, solve_from, solve_with, version};
