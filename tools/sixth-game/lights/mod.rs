//! Lights Out: press the cells that turn every light off. A press turns a light and its neighbours.
//!
//! The smallest game that uses every room, and no part of Quadrille: `tools/sixth-game/try` adds it to
//! a copy of the workspace and plays it through every front end, which shows what a new game has to
//! touch. See docs/adding-a-game.md.

mod edit;
#[cfg(feature = "solve")]
mod explain;
mod format;
#[cfg(feature = "solve")]
mod generate;
mod hand;
#[cfg(feature = "solve")]
mod offer;
mod play;
pub mod rules;
#[cfg(feature = "solve")]
mod solve;

pub use rules::Lights;
