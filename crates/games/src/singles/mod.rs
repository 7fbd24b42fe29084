//! Singles, also known as Hitori: blacken cells so that no number is seen twice in a line, no two
//! blacks touch by a side, and the whites stay connected.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | the puzzle, the answer, the referee |
//! | `format` | the notations, one file each |
//! | [`play`] | positions, moves, pictures |
//! | `hand` | what pressing, painting and typing mean |
//! | `edit` | the same while a puzzle is drawn |
//! | [`model`] | report 001's integer program, and a formula |
//! | `solve` | the methods, one file each, and the engine of `search` |
//! | `complete` | whether a position can be completed |
//! | `explain` | the techniques, one file each |
//! | `generate` | the generators |
//! | `frame`, `twins`, `forest` | what solvers, techniques and generators all know of a board |
//!
//! A puzzle is read from its game ID, solved, explained, and made from a seed:
//!
//! ```
//! use quadrille_core::prelude::*;
//! use quadrille_core::{Ask, Budget, GenerateAsk, Locale};
//! use quadrille_games::singles::{Singles, rules::Puzzle};
//!
//! let puzzle: Puzzle = "5x5:1322121554542533215515512".parse()?;
//! let search = Singles::methods().iter().find(|m| m.name == "search").expect("the default");
//! let answer = (search.run)(&puzzle, &Ask::count(2), &mut Budget::unlimited())?;
//! assert_eq!((answer.solutions, answer.exhausted), (1, true));
//! let solution = answer.solution.expect("it has one");
//! assert_eq!(Singles::check(&puzzle, &solution), Ok(()));
//!
//! let start = Singles::start(&puzzle);
//! let mut budget = Budget::unlimited();
//! let told = Singles::explain(&puzzle, &start, usize::MAX, Locale::default(), &mut budget)?;
//! assert!(told.solved);
//!
//! let ask = GenerateAsk { size: Some((6, 6)), seed: 7, ..GenerateAsk::default() };
//! let made = Singles::generate(&ask, &mut Budget::unlimited())?;
//! assert_eq!(made.puzzle.to_string().parse(), Ok(made.puzzle));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "solve")]
mod complete;
mod edit;
#[cfg(feature = "solve")]
mod explain;
#[cfg(feature = "solve")]
mod forest;
mod format;
#[cfg(feature = "solve")]
mod frame;
#[cfg(feature = "solve")]
mod generate;
mod hand;
#[cfg(feature = "solve")]
mod images;
#[cfg(feature = "solve")]
pub mod model;
#[cfg(feature = "solve")]
mod offer;
pub mod play;
#[cfg(feature = "solve")]
mod prove;
pub mod rules;
#[cfg(feature = "solve")]
mod solve;
#[cfg(feature = "solve")]
mod spec;
#[cfg(feature = "solve")]
mod twins;

pub use rules::Singles;
