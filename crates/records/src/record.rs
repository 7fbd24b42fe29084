//! What a record is: a question with a whole number, and for each such number an answer that can be checked.

use quadrille_core::{Budget, Message, Stop};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A question, asked of each size.
pub struct Record {
    /// The name for `quadrille records NAME`.
    pub name: &'static str,
    /// The key of one line.
    pub about: &'static str,
    /// Where terms are published; empty where none were found.
    pub source: &'static str,
    /// The least size.
    pub first: u32,
    /// The greatest size that is computed unless somebody asks for more: some seconds.
    pub quick: u32,
    /// The greatest size that the method takes.
    pub most: u32,
    /// The terms that others have published.
    pub published: &'static [(u32, &'static str)],
    /// Computes a term.
    pub compute: fn(u32, &mut Kept<'_>, &mut Budget) -> Result<Found, Stop>,
    /// Checks the witness of a term without the code that found it; says what is wrong.
    pub check: fn(&Term) -> Result<(), Message>,
    /// Proves that no answer is better, as programs without a point and their refutations.
    pub prove: Option<Prover>,
}

/// Hands over one refuted program after the other until `false` comes back.
pub type Prover = fn(&Term, &mut Budget, &mut dyn FnMut(Refuted) -> bool) -> Result<(), Stop>;

/// A program without a point, or a formula without an answer, and the proof of that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refuted {
    /// A name for its files.
    pub name: String,
    /// Whose checker reads it.
    pub notation: Notation,
    /// The program.
    pub program: String,
    /// The proof.
    pub proof: Vec<u8>,
}

/// The notations of proofs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// OPB and VeriPB's proofs.
    VeriPb,
    /// DIMACS and LRAT.
    Lrat,
}

/// What was computed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// The answer: a whole number.
    pub value: String,
    /// Further numbers, by name.
    pub further: BTreeMap<String, String>,
    /// Something that shows that the answer can be had, in the notation of its game.
    pub witness: Option<String>,
}

/// A term of a record, as files keep it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The size.
    pub n: u32,
    /// The answer.
    pub value: String,
    /// Further numbers, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub further: BTreeMap<String, String>,
    /// What shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub witness: Option<String>,
    /// How long it took.
    pub seconds: f64,
}

/// How a term stands to what is published.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The same was published.
    Agrees,
    /// Something else was published.
    Differs,
    /// Nothing was found in print.
    New,
}

impl Record {
    /// The published term of a size.
    #[must_use]
    pub fn published(&self, n: u32) -> Option<&'static str> {
        self.published.iter().find(|(size, _)| *size == n).map(|(_, value)| *value)
    }

    /// How a term stands to it.
    #[must_use]
    pub fn standing(&self, term: &Term) -> Standing {
        match self.published(term.n) {
            None => Standing::New,
            Some(value) if value == term.value => Standing::Agrees,
            Some(_) => Standing::Differs,
        }
    }
}

/// What a long computation keeps on the way, so that another run goes on from there: a text of its own.
pub struct Kept<'a> {
    /// What the last run kept.
    pub mark: Option<String>,
    /// Keeps something for the next run.
    pub keep: &'a mut dyn FnMut(&str),
}
