//! Pictures as requests name them. Who has a pen draws them.

use crate::{Limits, Named, Refusal};
use quadrille_core::{DynPosition, message};
use schemars::JsonSchema;
use serde::Deserialize;

/// Asks for a picture of a puzzle, of a solution of it, or of the position some moves lead to.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// The puzzle.
    pub puzzle: Named,
    /// A solution of it.
    pub solution: Option<String>,
    /// Moves of a player.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The kind of picture.
    pub to: Picture,
}

/// The kinds of picture.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Picture {
    /// Plain text.
    Text,
    /// A drawing that scales.
    Svg,
    /// Pixels.
    Png,
    /// A page to print.
    Pdf,
}

impl Show {
    /// The position to draw.
    pub fn position(&self, limits: &Limits) -> Result<Box<dyn DynPosition>, Refusal> {
        limits.check_moves(&self.moves)?;
        if self.solution.is_some() && !self.moves.is_empty() {
            return Err(Refusal::new(message!("service-solution-or-moves")));
        }
        let puzzle = self.puzzle.read(limits)?;
        if puzzle.cells() > limits.drawn_cells {
            return Err(Refusal::new(message!("service-too-large-to-draw")));
        }
        let mut position = match &self.solution {
            Some(text) => puzzle.finished(text)?,
            None => puzzle.start(),
        };
        position.play_all(&self.moves)?;
        Ok(position)
    }
}
