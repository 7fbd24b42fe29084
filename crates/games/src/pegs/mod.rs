//! Pegs (peg solitaire): a peg jumps over a neighbour into the hole behind it, the jumped peg
//! leaves, and as few as possible are to be left.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | puzzle, solution, referee |
//! | [`boards`] | the boards that have names |
//! | [`agglomeration`] | the matrices that the reports' heuristics look at |
//! | `format/` | notations: `id`, `csv`, `matrix`, `text` |
//! | `field` | the board as solvers see it: numbers, jumps, symmetries |
//! | `classes`, `pagoda`, `proof` | why something is impossible, and the checker of such proofs |
//! | `spec` | the programs that proofs speak about, from the rules alone |
//! | `model` | the reports' integer program and a formula |
//! | `solve/` | the methods |
//! | `explain/`, `play`, `hand`, `edit`, `mend`, `generate/` | for people |
//! | `linear` | maps of positions as tables |
//! | `dense/` | all positions of a class, a bit each |
//! | [`census`] | counting all positions of a board |
//!
//! *The reports* are the course reports of docs/reproducing.md; Simon Tatham's
//! collection is the "Portable Puzzle Collection", whose IDs and drawings are read and written.
//!
//! ```
//! use quadrille_core::prelude::*;
//! use quadrille_core::{Ask, Budget, GenerateAsk, Locale, Verdict};
//! use quadrille_games::pegs::Pegs;
//! use quadrille_games::pegs::rules::Puzzle;
//!
//! let puzzle: Puzzle = "4x1:PPHP".parse()?;
//! assert_eq!(puzzle.to_string(), "4x1:PPHP");
//!
//! // Solved: one peg is left, and that is proved to be the fewest.
//! let exact = Pegs::methods().iter().find(|m| m.name == "exact").expect("it is listed");
//! let answer = (exact.run)(&puzzle, &Ask::default(), &mut Budget::unlimited())?;
//! assert_eq!((answer.verdict, answer.bound), (Verdict::Solved, Some(1)));
//! let solution = answer.solution.expect("a solved puzzle has a solution");
//! assert_eq!(Pegs::write_solution(&puzzle, &solution), "r1c1-r1c3;r1c4-r1c2");
//! Pegs::check(&puzzle, &solution)?;
//!
//! // Counted: there is no other play.
//! let counted = (exact.run)(&puzzle, &Ask::count(10), &mut Budget::unlimited())?;
//! assert_eq!((counted.solutions, counted.exhausted), (1, true));
//!
//! // Explained: nothing else could be played.
//! let start = Pegs::start(&puzzle);
//! let told = Pegs::explain(&puzzle, &start, 9, Locale::default(), &mut Budget::unlimited())?;
//! assert_eq!(told.difficulty, Some("easy"));
//! assert!(told.steps[0].text.contains("No other jump is possible."));
//!
//! // Generated: the same seed gives the same puzzle for ever.
//! let ask = GenerateAsk { size: Some((5, 5)), seed: 7, ..GenerateAsk::default() };
//! let made = Pegs::generate(&ask, &mut Budget::unlimited())?;
//! assert_eq!(Pegs::objective(&made.puzzle, &made.solution.expect("by construction")), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod agglomeration;
pub mod boards;
#[cfg(feature = "solve")]
pub mod census;
#[cfg(feature = "solve")]
mod classes;
#[cfg(feature = "solve")]
mod dense;
mod edit;
#[cfg(feature = "solve")]
mod explain;
#[cfg(feature = "solve")]
mod field;
mod format;
#[cfg(feature = "solve")]
mod generate;
mod hand;
#[cfg(feature = "solve")]
mod images;
#[cfg(feature = "solve")]
mod linear;
#[cfg(feature = "solve")]
mod mend;
#[cfg(feature = "solve")]
// An answer to the program is read by `mip` alone.
#[cfg_attr(not(feature = "highs"), allow(dead_code))]
mod model;
#[cfg(feature = "solve")]
mod offer;
#[cfg(feature = "solve")]
mod pagoda;
mod play;
#[cfg(feature = "solve")]
mod proof;
#[cfg(feature = "solve")]
mod prove;
#[cfg(feature = "highs")]
mod relaxed;
pub mod rules;
#[cfg(feature = "solve")]
mod solve;
#[cfg(feature = "solve")]
mod spec;

pub use rules::Pegs;
