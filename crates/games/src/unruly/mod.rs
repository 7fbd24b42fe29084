//! Unruly, also known as Binairo or Takuzu: black and white tiles, never three in a row, as many
//! of each colour in every line.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | the puzzle, the solution, the referee; a board is a plane of bits |
//! | `format` | the notations, one file each |
//! | `play` | positions, moves, pictures |
//! | `hand` | what pressing, drawing and typing mean |
//! | `edit` | the same while a puzzle is drawn |
//! | `spec` | the programs that proofs speak about, from the rules alone |
//! | `model` | the reports' integer programs, and a formula |
//! | `solve` | the methods, one file each |
//! | `complete` | whether a position can be completed |
//! | `explain` | a person's techniques, one file each |
//! | `generate` | both reports' generators and boards with one solution |
//! | `board`, `lines`, `line_reasoner`, `propagate` | a board being filled, its lines, what each line allows, and what follows from its tiles |
//! | `sample` | random full boards |
//!
//! The reports, 002 and 003, are two of the five that docs/glossary.md names.
//!
//! ```
//! use quadrille_core::prelude::*;
//! use quadrille_core::{Ask, Budget, GenerateAsk, Locale, Verdict};
//! use quadrille_games::unruly::Unruly;
//! use quadrille_games::unruly::rules::Puzzle;
//!
//! // Read a puzzle by its ID, and write it again.
//! let puzzle: Puzzle = "6x6:faCADAJeBd".parse()?;
//! assert_eq!(puzzle.to_string(), "6x6:faCADAJeBd");
//!
//! // Solve it, and count: asked for two solutions, the method finds that there is one.
//! let mut budget = Budget::unlimited();
//! let search = Unruly::methods().iter().find(|method| method.name == "search").unwrap();
//! let answer = (search.run)(&puzzle, &Ask::count(2), &mut budget)?;
//! assert_eq!((answer.verdict, answer.solutions, answer.exhausted), (Verdict::Solved, 1, true));
//! assert_eq!(Unruly::check(&puzzle, &answer.solution.unwrap()), Ok(()));
//!
//! // Explain it as a person would solve it.
//! let start = Unruly::start(&puzzle);
//! let told = Unruly::explain(&puzzle, &start, usize::MAX, Locale::default(), &mut budget)?;
//! assert!(told.solved);
//! assert_eq!(told.steps[0].technique, "pair");
//!
//! // Make a new one.
//! let made = Unruly::generate(&GenerateAsk { seed: 7, ..GenerateAsk::default() }, &mut budget)?;
//! assert_eq!((made.puzzle.rows(), made.puzzle.cols()), (8, 8));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "solve")]
mod board;
#[cfg(feature = "solve")]
mod complete;
mod edit;
#[cfg(feature = "solve")]
mod explain;
mod format;
#[cfg(feature = "solve")]
mod generate;
mod hand;
#[cfg(feature = "solve")]
mod images;
#[cfg(feature = "solve")]
mod line_reasoner;
#[cfg(feature = "solve")]
mod lines;
#[cfg(feature = "solve")]
// An answer to the program is read by `mip` alone.
#[cfg_attr(not(feature = "highs"), allow(dead_code))]
mod model;
#[cfg(feature = "solve")]
mod offer;
mod play;
#[cfg(feature = "solve")]
mod propagate;
#[cfg(feature = "solve")]
mod prove;
pub mod rules;
#[cfg(feature = "solve")]
mod sample;
#[cfg(feature = "solve")]
mod solve;
#[cfg(feature = "solve")]
mod spec;

pub use rules::Unruly;
