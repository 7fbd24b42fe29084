//! Whether a position is right.

use crate::{Limits, Named, Ready, Refusal, Work};
use quadrille_core::SolveReport;
use schemars::JsonSchema;
use serde::Deserialize;

/// Asks whether the position some moves lead to can be completed: `impossible` if not. For Pairs the best
/// completion, by its objective; a position of Pegs is a puzzle itself.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Complete {
    /// The puzzle.
    pub puzzle: Named,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The most time.
    pub seconds: Option<f64>,
}

impl Work for Complete {
    type Answer = SolveReport;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<SolveReport>, Refusal> {
        let position = self.puzzle.after(&self.moves, limits)?;
        Ok(Box::new(move |budget| Ok(position.complete(budget)?)))
    }
}
