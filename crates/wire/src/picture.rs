//! Pictures: here those made of text. Who has fonts and paper makes the others from them.

use crate::{Limits, Named, Question, Refusal};
use quadrille_core::{DynPosition, message};
use quadrille_draw::Look;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
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

/// A picture made of text.
#[derive(Serialize, JsonSchema)]
pub struct Drawn {
    /// The text.
    pub text: String,
}

/// Text and SVG; the others need a printer.
impl Question for Show {
    type Answer = Drawn;

    fn answer(self, limits: &Limits) -> Result<Drawn, Refusal> {
        let position = self.position(limits)?;
        let text = match self.to {
            Picture::Text => position.draw_text(),
            Picture::Svg => quadrille_draw::svg(&[position.view()?], Look::default()),
            Picture::Png | Picture::Pdf => {
                return Err(Refusal::new(message!("service-no-printer")));
            }
        };
        Ok(Drawn { text })
    }
}
