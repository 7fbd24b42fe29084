//! Where a game stands.

use crate::{Limits, Named, Question, Refusal};
use quadrille_core::{PlayReport, message};
use schemars::JsonSchema;
use serde::Deserialize;

/// Asks where a game stands after some moves.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The puzzle.
    pub puzzle: Named,
    /// Where it begins, if not at the start: a position as an earlier answer told it.
    pub progress: Option<String>,
    /// The moves from there.
    #[serde(default)]
    pub moves: Vec<String>,
}

impl Question for Play {
    type Answer = PlayReport;

    fn answer(self, limits: &Limits) -> Result<PlayReport, Refusal> {
        limits.check_moves(&self.moves)?;
        let puzzle = self.puzzle.read(limits)?;
        if puzzle.cells() > limits.drawn_cells {
            return Err(Refusal::new(message!("service-too-large-to-play")));
        }
        let mut position = match &self.progress {
            Some(text) => puzzle.position(text)?,
            None => puzzle.start(),
        };
        position.play_all(&self.moves)?;
        Ok(position.report()?)
    }
}
