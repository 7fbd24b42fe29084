//! What the erased layer hands to front ends: plain data, ready to print.

use crate::{Message, Status, View};

/// The outcome of one solve, in the words of the command line's contract.
#[derive(Clone, Debug, serde::Serialize)]
pub struct SolveReport {
    /// The game's name.
    pub game: &'static str,
    /// The puzzle as `game:ID`, or empty where it would be too long to repeat.
    pub puzzle: String,
    /// The method that answered.
    pub method: &'static str,
    /// `solved`, `impossible`, `best`, `unknown` or `invalid`.
    pub verdict: &'static str,
    /// The solution in the contract's notation.
    pub solution: Option<String>,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether those are all.
    pub exhausted: bool,
    /// The solution's objective, for games that have one.
    pub objective: Option<i64>,
    /// A proved lower bound on it.
    pub bound: Option<i64>,
    /// Further numbers a game reports under their own names, such as `moves`.
    #[serde(flatten)]
    pub measures: std::collections::BTreeMap<&'static str, i64>,
    /// Seconds inside the method alone.
    pub seconds: f64,
    /// Nodes the method counted.
    pub nodes: u64,
    /// Why there is no definite answer, or what is wrong with the method.
    pub error: Option<String>,
    /// What a curious user would want to know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Message>,
    /// A proof in the game's notation, to be written to a file of its own.
    #[serde(skip)]
    pub certificate: Option<String>,
    /// A proof for any LRAT checker, to be written to two files.
    #[serde(skip)]
    pub lrat: Option<crate::LratProof>,
}

/// A method as listed.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct MethodInfo {
    /// The name for `--method`.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Whether it always ends with a proof, given time.
    pub exact: bool,
}

/// A notation as listed.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct FormatInfo {
    /// The name for `--to`.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Whether it can be read.
    pub reads: bool,
    /// Whether it can be written.
    pub writes: bool,
}

/// A game under way.
#[derive(Clone, Debug, serde::Serialize)]
pub struct PlayReport {
    /// The picture.
    pub view: View,
    /// Won, over, and what is broken.
    pub status: Status,
    /// The position in the notation `--progress` takes.
    pub progress: String,
}
