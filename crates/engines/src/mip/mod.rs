//! Integer programs as data, and HiGHS to solve them.
//!
//! HiGHS works in floating point: callers round what it returns and let the game's referee judge
//! it, and never take its "infeasible" as the only witness in a test.

mod file;
#[cfg(feature = "highs")]
mod highs;
mod program;
#[cfg(feature = "highs")]
mod remote;
mod run;

pub use program::{Program, Var};
#[cfg(feature = "highs")]
pub(crate) use remote::served;
pub use run::{Outcome, SMALL, Settings, available, solve, solve_from, solve_with, version};
