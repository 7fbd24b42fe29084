//! What a branch and bound or a search tried, as a tree that can be looked at and written to files.

mod record;
mod write;

pub use record::Recorder;

use schemars::JsonSchema;
use serde::Serialize;

/// What became of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// Nobody has looked at it yet.
    #[default]
    Open,
    /// Its relaxation has fractions, or something is open, so it was divided.
    Branched,
    /// A solution.
    Solution,
    /// Nothing is left in it.
    Infeasible,
    /// Nothing in it can be better than what is known.
    Bound,
}

impl Fate {
    /// All, in the order of their numbers on a wire.
    pub const ALL: [Fate; 5] =
        [Fate::Open, Fate::Branched, Fate::Solution, Fate::Infeasible, Fate::Bound];
}

/// A node: the program with some variables fixed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Node {
    /// The node it was made from, by its place in the list; the root has none.
    pub parent: Option<u32>,
    /// The variable that was fixed to make it; empty at the root.
    pub variable: String,
    /// What it was fixed to.
    pub value: u8,
    /// What the relaxation says about the objective here, where it was solved.
    pub bound: Option<f64>,
    /// How many variables the relaxation left between 0 and 1.
    pub fractional: u32,
    /// How far those are from the nearest whole number, summed.
    pub distance: f64,
    /// What became of it.
    pub fate: Fate,
    /// When that was settled, in seconds from the start; the end of the search where it never was.
    pub seconds: f64,
}

/// A tree, its nodes in the order in which they were made.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Tree {
    /// The nodes; parents come before their children.
    pub nodes: Vec<Node>,
    /// How many more there were than are kept.
    pub more: u64,
}

impl Tree {
    /// No more nodes than this are kept.
    pub const MOST: usize = 100_000;

    /// The decisions that lead from the root to a node.
    pub fn path(&self, node: u32) -> Vec<(&str, u8)> {
        let mut path = Vec::new();
        let mut here = self.nodes.get(node as usize);
        while let Some(node) = here {
            if !node.variable.is_empty() {
                path.push((node.variable.as_str(), node.value));
            }
            here = node.parent.and_then(|parent| self.nodes.get(parent as usize));
        }
        path.reverse();
        path
    }
}
