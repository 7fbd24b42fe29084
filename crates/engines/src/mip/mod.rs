//! Integer programs as data, and HiGHS, or another solver of the user's, to solve them; in a page, one that the page lends.
//!
//! HiGHS works in floating point: callers round what it returns and let the game's referee judge
//! it, and never take its "infeasible" as the only witness in a test.

#[cfg(feature = "mip")]
// A page knows one solver.
#[cfg_attr(not(feature = "highs"), allow(dead_code))]
mod answers;
mod file;
#[cfg(feature = "highs")]
mod highs;
#[cfg(all(feature = "mip", not(feature = "highs")))]
mod lent;
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
#[cfg(all(feature = "mip", not(feature = "highs")))]
pub use lent::{Engine, lend};
#[cfg(feature = "highs")]
pub use outside::{ENGINE, Engine};
pub use program::{Program, Var};
#[cfg(feature = "highs")]
pub(crate) use remote::served;
#[cfg(feature = "highs")]
pub(crate) use rows::{Rows, Sides, Status, Terms};
pub use run::{Outcome, SMALL, available, solve, solve_from, version};
