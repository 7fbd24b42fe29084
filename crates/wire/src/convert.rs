//! A puzzle in another notation.

use crate::{Limits, Named, Question, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Asks for a puzzle in another notation.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Convert {
    /// The puzzle.
    pub puzzle: Named,
    /// The notation's name.
    pub to: String,
}

/// A puzzle in a notation.
#[derive(Serialize, JsonSchema)]
pub struct Converted {
    /// The notation's name.
    pub format: String,
    /// The puzzle.
    pub text: String,
}

impl Question for Convert {
    type Answer = Converted;

    fn answer(self, limits: &Limits) -> Result<Converted, Refusal> {
        let text = self.puzzle.read(limits)?.write(&self.to)?;
        Ok(Converted { format: self.to, text })
    }
}
