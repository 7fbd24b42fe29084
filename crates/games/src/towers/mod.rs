//! Towers, also known as Skyscrapers: a Latin square whose border says how many towers are seen.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | the puzzle, the answer, the referee |
//! | `format` | the notations, one file each |
//! | `play` | positions, moves, pictures |
//! | `hand` | what pressing, drawing and typing mean |
//! | `edit` | the same while a puzzle is drawn |
//! | `spec` | the programs that proofs speak about, from the rules alone |
//! | `model` | the reports' integer program, and a formula |
//! | `solve` | the methods, one file each |
//! | `complete` | whether a position can be completed |
//! | `explain` | the techniques, one file each |
//! | `generate` | the reports' three modes and boards with one solution |
//! | `heights` | sets of heights, shared by all but the rules |
//! | `line_set` | sets of lines, shared by solving and explaining |
//!
//! The reports are the course reports that `docs/reproducing.md` draws again.
//!
//! ```
//! use quadrille_core::prelude::*;
//! use quadrille_core::{Ask, Budget, GenerateAsk, Locale};
//! use quadrille_games::towers::Towers;
//! use quadrille_games::towers::rules::Puzzle;
//!
//! // A game ID of Simon Tatham's collection.
//! let puzzle: Puzzle = "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1".parse()?;
//! let budget = &mut Budget::unlimited();
//!
//! // Solve it, and learn whether the solution is the only one.
//! let search = &Towers::methods()[0];
//! let answer = (search.run)(&puzzle, &Ask::count(2), budget)?;
//! assert_eq!((answer.solutions, answer.exhausted), (1, true));
//! let solution = answer.solution.expect("one was counted");
//! assert!(Towers::check(&puzzle, &solution).is_ok());
//!
//! // Solve it as a person would, and be told why.
//! let told =
//!     Towers::explain(&puzzle, &Towers::start(&puzzle), usize::MAX, Locale::default(), budget)?;
//! assert!(told.solved);
//! assert_eq!(told.steps[0].technique, "clue_one");
//!
//! // Make another one.
//! let ask = GenerateAsk { size: Some((5, 5)), seed: 7, ..GenerateAsk::default() };
//! let made = Towers::generate(&ask, budget)?;
//! assert!(made.puzzle.to_string().starts_with("5:"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "solve")]
mod complete;
mod edit;
#[cfg(feature = "solve")]
mod explain;
mod format;
#[cfg(feature = "solve")]
mod generate;
mod hand;
mod heights;
#[cfg(feature = "solve")]
mod images;
#[cfg(feature = "solve")]
mod line_set;
#[cfg(feature = "solve")]
// An answer to the program is read by `mip` alone.
#[cfg_attr(not(feature = "highs"), allow(dead_code))]
mod model;
#[cfg(feature = "solve")]
mod offer;
mod play;
#[cfg(feature = "solve")]
mod prove;
pub mod rules;
#[cfg(feature = "solve")]
mod solve;
#[cfg(feature = "solve")]
mod spec;

pub use rules::Towers;
