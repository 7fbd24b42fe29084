//! Pairs: bind cells of compatible colours two by two so that the score is least.
//!
//! A pair costs the difference of its values, a cell left alone its value; black cells count for
//! nothing. Under the white-anywhere rule two whites need not lie side by side.
//!
//! | room | what |
//! |---|---|
//! | [`rules`] | puzzle, pairing, and the referee |
//! | [`mod@format`] | the notations |
//! | [`play`] | a person's position and moves |
//! | `hand` | what drawing and pressing mean |
//! | `edit` | the same while a board is drawn |
//! | `solve` | the methods, on the graphs of `graph` and `rail` |
//! | `proof` | what makes an answer certain |
//! | `spec` | the programs that proofs speak about, from the rules alone |
//! | `model` | the integer program |
//! | `complete` | the best end of a position |
//! | `explain` | a person's reasoning |
//! | `generate` | boards out of a seed |
//! | [`duel`] | the game for two |
//!
//! ```
//! use quadrille_core::{Ask, Budget, Explain, Generate, GenerateAsk, Play, Rules, Solve};
//! use quadrille_games::pairs::{Pairs, rules::Puzzle};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Two rows of three cells, each a colour's letter and its value.
//! let puzzle: Puzzle = "2x3:w5w8w4r11bd".parse()?;
//! let budget = &mut Budget::unlimited();
//!
//! // The first method is the default; asked for two solutions it tells whether the best is the only one.
//! let answer = (Pairs::methods()[0].run)(&puzzle, &Ask::count(2), budget)?;
//! let best = answer.solution.ok_or("every board has a best pairing")?;
//! assert_eq!(Pairs::check(&puzzle, &best), Ok(()));
//! assert_eq!((puzzle.score(&best), answer.solutions), (11, 1));
//!
//! // The same as a person would find it, sentence by sentence.
//! let start = Pairs::start(&puzzle);
//! let told = Pairs::explain(&puzzle, &start, usize::MAX, Default::default(), budget)?;
//! assert!(told.solved);
//!
//! let made = Pairs::generate(&GenerateAsk { seed: 7, ..GenerateAsk::default() }, budget)?;
//! assert_eq!(made.puzzle.to_string().parse(), Ok(made.puzzle));
//! # Ok(())
//! # }
//! ```

#[cfg(feature = "solve")]
mod complete;
#[cfg(feature = "solve")]
pub mod duel;
mod edit;
#[cfg(feature = "solve")]
mod explain;
pub mod format;
#[cfg(feature = "solve")]
mod generate;
#[cfg(feature = "solve")]
mod graph;
mod hand;
#[cfg(feature = "solve")]
mod images;
#[cfg(feature = "solve")]
// An answer to the program is read by `mip` alone.
#[cfg_attr(not(feature = "highs"), allow(dead_code))]
mod model;
#[cfg(feature = "solve")]
mod offer;
pub mod play;
#[cfg(feature = "solve")]
mod proof;
#[cfg(feature = "solve")]
mod prove;
#[cfg(feature = "solve")]
mod rail;
pub mod rules;
#[cfg(feature = "solve")]
mod solve;
#[cfg(feature = "solve")]
mod spec;

pub use rules::Pairs;
