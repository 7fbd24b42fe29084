//! What the erased layer hands to front ends: plain data, ready to print.

use crate::{LratProof, Message, Status, Tree, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The verdict of a report: one word, the same in JSON, in a campaign's store and in its statistics.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Ruling {
    /// A solution that passed the referee; proved optimal where something is minimised.
    Solved,
    /// A proof that there is none.
    Impossible,
    /// A valid answer without proof of optimality.
    Best,
    /// A limit was reached.
    #[default]
    Unknown,
    /// Bad input, or a method that refuses the puzzle.
    Invalid,
    /// An answer the referee refused: a bug in the method.
    Wrong,
    /// The process died.
    Crashed,
}

impl Ruling {
    /// All, in the order of tables.
    pub const ALL: [Ruling; 7] = [
        Ruling::Solved,
        Ruling::Impossible,
        Ruling::Best,
        Ruling::Unknown,
        Ruling::Invalid,
        Ruling::Wrong,
        Ruling::Crashed,
    ];

    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Ruling::Solved => "solved",
            Ruling::Impossible => "impossible",
            Ruling::Best => "best",
            Ruling::Unknown => "unknown",
            Ruling::Invalid => "invalid",
            Ruling::Wrong => "wrong",
            Ruling::Crashed => "crashed",
        }
    }

    /// From the word; a word of a later version counts as no answer.
    pub fn from_word(word: &str) -> Self {
        Self::ALL.into_iter().find(|ruling| ruling.word() == word).unwrap_or(Ruling::Unknown)
    }

    /// Whether the question was answered for good.
    pub fn is_definite(self) -> bool {
        matches!(self, Ruling::Solved | Ruling::Impossible)
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// The outcome of one solve: what the command line prints as JSON, what a campaign's child replies and
/// what its store keeps. Bad input has one too.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[must_use]
pub struct SolveReport {
    /// The game's name; nothing for input that is no puzzle.
    pub game: Option<String>,
    /// The puzzle as `game:ID`, or empty where it would be too long to repeat; bad input as it came.
    pub puzzle: String,
    /// The method that answered.
    pub method: Option<String>,
    /// The verdict.
    pub verdict: Ruling,
    /// The solution in the contract's notation (docs/contract.md).
    pub solution: Option<String>,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Their exact number in decimal, only where it is more than `solutions` can say, which is then 2^64 - 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solutions_exact: Option<String>,
    /// Whether those are all.
    pub exhausted: bool,
    /// The solution's objective, for games that have one.
    pub objective: Option<i64>,
    /// A proved lower bound on it.
    pub bound: Option<i64>,
    /// Further numbers a game reports under their own names, such as `moves`.
    #[serde(flatten)]
    pub measures: BTreeMap<String, i64>,
    /// Seconds inside the method alone.
    pub seconds: f64,
    /// Nodes the method counted.
    pub nodes: u64,
    /// Why there is no definite answer, or what is wrong with the input or the method.
    pub error: Option<String>,
    /// The limit behind `error` by its name in the catalogues, the same in every language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// What a curious user would want to know.
    #[serde(skip_serializing_if = "Vec::is_empty", skip_deserializing)]
    pub notes: Vec<Message>,
    /// A proof in the game's notation, to be written to a file of its own.
    #[serde(skip)]
    pub certificate: Option<String>,
    /// A proof for any LRAT checker, to be written to two files.
    #[serde(skip)]
    pub lrat: Option<LratProof>,
    /// What a branch and bound tried, to be written to a file of its own.
    #[serde(skip)]
    pub tree: Option<Tree>,
}

impl SolveReport {
    /// The report of input that could not be read.
    pub fn invalid(input: impl Into<String>, error: impl fmt::Display) -> Self {
        SolveReport {
            puzzle: input.into(),
            verdict: Ruling::Invalid,
            error: Some(error.to_string()),
            ..SolveReport::default()
        }
    }

    /// How many solutions were counted, in decimal.
    pub fn counted(&self) -> String {
        self.solutions_exact.clone().unwrap_or_else(|| self.solutions.to_string())
    }
}

/// A method as listed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[non_exhaustive]
pub struct MethodInfo {
    /// The name for `--method`.
    pub name: &'static str,
    /// One line.
    pub about: Message,
    /// The key of that line, the same in every language.
    pub code: &'static str,
    /// Whether it always ends with a proof, given time.
    pub exact: bool,
}

/// A notation as listed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[non_exhaustive]
pub struct FormatInfo {
    /// The name for `--to`.
    pub name: &'static str,
    /// One line.
    pub about: Message,
    /// Whether it can be read.
    pub reads: bool,
    /// Whether it can be written.
    pub writes: bool,
}

/// A game under way.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[non_exhaustive]
pub struct PlayReport {
    /// The picture.
    pub view: View,
    /// Won, over, and what is broken.
    pub status: Status,
    /// The position in the notation `--progress` takes.
    pub progress: String,
}
