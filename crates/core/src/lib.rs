//! The words every part of Quadrille shares.
//!
//! A game is described once, typed, by implementing [`Game`]; front ends choose a game at run time
//! through [`DynGame`] and [`DynPuzzle`], which take text and return plain reports.
//! Nothing here solves, draws or reads a file.

pub mod budget;
pub mod cell;
pub mod dyn_game;
mod erase;
pub mod error;
pub mod fields;
pub mod game;
pub mod grid;
pub mod language;
pub mod options;
pub mod report;
pub mod rng;
pub mod step;
pub mod verdict;
pub mod view;

pub use budget::{Budget, CancelToken, Progress, Stop};
pub use cell::Cell;
pub use dyn_game::{DynGame, DynPuzzle};
pub use error::{InputError, RuleBroken};
pub use game::{Format, Game, GenerateAsk, GenerateError, Generated, Method, ModelKind, Status};
pub use grid::Grid;
pub use language::Language;
pub use options::{OptionSpec, Options};
pub use report::{FormatInfo, MethodInfo, PlayReport, SolveReport};
pub use rng::Rng;
pub use step::{Explanation, Level, Step, TechniqueInfo};
pub use verdict::{Answer, Ask, LratProof, Verdict};
pub use view::{CellView, Clues, Colour, Ground, Highlight, Piece, Shape, View};
