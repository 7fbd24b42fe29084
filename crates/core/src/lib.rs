//! The words every part of Quadrille shares.
//!
//! A game is described once, typed, by implementing [`Game`]; front ends choose a game at run time
//! through [`DynGame`] and [`DynPuzzle`], which take text and return plain reports.
//! Nothing here solves, draws or reads a file.

mod agree;
pub mod budget;
pub mod case;
pub mod cell;
mod choices;
pub mod clock;
pub mod cube;
pub mod dyn_game;
pub mod edit;
mod end;
mod erase;
mod erase_draft;
mod erase_game;
mod erase_report;
pub mod error;
mod estimate;
mod every;
pub mod explain;
pub mod fields;
pub mod game;
pub mod generate;
pub mod grid;
pub mod hand;
pub mod lens;
mod likeness;
pub mod message;
pub mod moves;
pub mod natural;
pub mod notation;
pub mod offer;
pub mod options;
pub mod order;
mod page;
pub mod pb;
pub mod picture;
pub mod play;
pub mod practice;
mod prove;
pub mod rating;
pub mod reason;
mod recall;
pub mod referee;
pub mod report;
pub mod restarts;
pub mod rng;
pub mod rules;
mod schema;
pub mod solve;
pub mod symmetry;
pub mod template;
pub mod tree;
pub mod turn;
mod unify;
pub mod verdict;
pub mod view;
pub mod walk;
pub mod wishes;
pub mod words;
pub mod workshop;

pub use agree::Agreement;
pub use budget::{Budget, CancelToken, Progress, Stop};
pub use cell::Cell;
pub use cube::Cube;
pub use dyn_game::{DynGame, DynGenerated, DynPosition, DynPuzzle};
pub use edit::{Edit, EditInfo, Outcome};
pub use error::{InputError, RuleBroken};
pub use estimate::Estimate;
pub use every::Every;
pub use explain::{Explanation, Level, Step, TechniqueInfo, Where};
pub use game::Game;
pub use generate::{Generate, GenerateAsk, GenerateError, Generated, Practised};
pub use grid::Grid;
pub use hand::{Drag, Gesture, Hand, Key};
pub use message::{Arg, Message};
pub use natural::Natural;
pub use notation::{Format, Notation};
pub use offer::{Daily, Offer, Sample};
pub use options::{Kind, OptionSpec, Options};
pub use play::{Play, Status};
pub use prove::{Claim, Exhibit, Proved, Reader, Unproved};
pub use rating::Rating;
pub use reason::{Explain, Graded, Judgement, Standing, Technique, Telling};
pub use recall::Recall;
pub use report::{FormatInfo, MethodInfo, PlayReport, Ruling, SolveReport};
pub use rng::Rng;
pub use rules::Rules;
pub use solve::{Bounder, Method, ModelKind, Parts, Refutation, Solve, Spec, Task};
pub use symmetry::{SYMMETRIES, Symmetry};
pub use tree::Tree;
pub use turn::Turn;
pub use unify::Unified;
pub use verdict::{Answer, Ask, LratProof, Verdict};
pub use view::{
    CellView, Clue, ClueState, Clues, Colour, Ground, Highlight, LineCount, Margins, Piece, Shape,
    View,
};
pub use words::Locale;

/// All rooms' traits, for whoever calls a game by its type.
pub mod prelude {
    pub use crate::{Edit, Explain, Game, Generate, Hand, Notation, Play, Rules, Solve};
}
