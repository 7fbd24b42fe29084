//! Solving as a person would: one step of reasoning, and a chain of them.

use crate::{Arg, Cell, Message};

/// How hard a technique is: its name for players, and its rank, 0 being the easiest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Level {
    /// Rank; compared first.
    pub rank: u8,
    /// The name users give to `--difficulty`.
    pub name: &'static str,
}

/// In a sentence a level is a word of its language; its name is for who types it.
impl From<Level> for Arg {
    fn from(level: Level) -> Self {
        Message::new(format!("level-{}", level.name)).into()
    }
}

/// A technique as users see it listed.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
#[non_exhaustive]
pub struct TechniqueInfo {
    /// The name in hints and reports; renaming it breaks scripts.
    pub name: &'static str,
    /// One line.
    pub about: Message,
    /// The difficulty level a puzzle has when this is the hardest technique it needs.
    pub level: &'static str,
    /// Whether it is a search and no argument: there is nothing to learn of it.
    pub search: bool,
}

/// Where a step takes place: what the first stage of a hint names, before it gives the cell away.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Where {
    /// A row, counted from 1.
    Row(usize),
    /// A column, counted from 1.
    Column(usize),
    /// A number beside the board, as in [`Step::clues`].
    Clue(String),
    /// Some cells.
    Area(
        #[serde(serialize_with = "cells_as_text")]
        #[schemars(with = "Vec<String>")]
        Vec<Cell>,
    ),
}

/// One conclusion: what follows, from which cells, and why.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Step {
    /// The technique's name.
    pub technique: &'static str,
    /// What follows, in the contract's notation: `r1c2=3`, `r1c2!=3`, `r1c2=black`, `r4c2-r4c4`.
    pub effects: Vec<String>,
    /// The cells that are the evidence.
    #[serde(serialize_with = "cells_as_text")]
    #[schemars(with = "Vec<String>")]
    pub because: Vec<Cell>,
    /// The numbers beside the board that are evidence too: the side, then the line's number from 1,
    /// as in `left2`. Games without such numbers have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clues: Vec<String>,
    /// Where to look, for who wants to find the cell alone.
    #[serde(rename = "where", skip_serializing_if = "Option::is_none")]
    pub place: Option<Where>,
    /// What would stand where, one after the other, if the opposite were supposed (which comes first), in
    /// the notation of `effects`; in Pegs the jumps that belong together. Nothing where nothing is tried.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<String>,
    /// The cells and clues at which the chain breaks a rule, as in `because` and `clues`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<String>,
    /// Numbers that the sentence argues with, to be written on their cells.
    #[serde(serialize_with = "labels_as_text", skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<(String, String)>")]
    pub labels: Vec<(Cell, String)>,
    /// A sentence a player understands.
    pub text: String,
}

fn cells_as_text<S: serde::Serializer>(cells: &[Cell], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cells.iter().map(Cell::to_string))
}

fn labels_as_text<S: serde::Serializer>(
    labels: &[(Cell, String)],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_seq(labels.iter().map(|(cell, text)| (cell.to_string(), text)))
}

/// A puzzle solved as a person would, or as far as a person's techniques go.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[must_use]
pub struct Explanation {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// Whether they reach the solution.
    pub solved: bool,
    /// The level of the hardest technique used; nothing when a guess or contradiction ends it.
    pub difficulty: Option<&'static str>,
    /// A number that grows with the number and the weight of the steps.
    pub score: u32,
    /// What to say at the end: stopped short, contradiction found, several solutions.
    pub note: Option<String>,
}
