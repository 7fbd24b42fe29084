//! Asking for a claim about a puzzle with all that shows it.

use crate::Named;
use quadrille_core::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Asks for a bundle of programs and proofs, as `quadrille prove` writes it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prove {
    /// The puzzle.
    pub puzzle: Named,
    /// `unique`, `impossible`, `optimal` or `solvable`; what holds otherwise.
    pub claim: Option<String>,
    /// The language of the page within.
    #[serde(default)]
    #[schemars(default)]
    pub language: Locale,
    /// The most time.
    pub seconds: Option<f64>,
}

/// A bundle, or the reason why there is none.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct Bundled {
    /// The folder as a zip file, in base64; nothing if there is no proof.
    pub zip: Option<String>,
    /// What is proved, in a sentence; or why nothing is.
    pub said: String,
    /// The name of a limit that was reached, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}
