//! Boards as files to keep: the pictures of `quadrille show`.

use crate::problem::Problem;
use quadrille_core::{DynPuzzle, Message, View};
use quadrille_draw::Look;
use serde::Deserialize;

/// The sharpest a PNG gets, in pixels for each unit of the drawing.
const SCALE: f32 = 2.0;
/// No PNG is larger than this on a side, so that a few at once stay within the memory.
const MAX_PIXELS: f32 = 4096.0;

/// The kinds of picture.
#[derive(Clone, Copy, Deserialize)]
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

impl Picture {
    /// Its name on the wire.
    pub fn kind(self) -> &'static str {
        match self {
            Picture::Text => "text/plain; charset=utf-8",
            Picture::Svg => "image/svg+xml",
            Picture::Png => "image/png",
            Picture::Pdf => "application/pdf",
        }
    }
}

/// Draws a puzzle, a solution of it, or the position some moves lead to.
pub fn draw(
    puzzle: &dyn DynPuzzle,
    solution: Option<&str>,
    moves: &[String],
    to: Picture,
) -> Result<Vec<u8>, Problem> {
    let mut position = match solution {
        Some(text) => puzzle.finished(text)?,
        None => puzzle.start(),
    };
    position.play_all(moves)?;
    if let Picture::Text = to {
        return Ok(position.draw_text().into_bytes());
    }
    let view = position.view()?;
    let scale = sharpness(&view);
    let svg = quadrille_draw::svg(&[view], Look::default());
    match to {
        Picture::Text | Picture::Svg => Ok(svg.into_bytes()),
        Picture::Png => quadrille_draw::png(&svg, scale)
            .map_err(|why| Problem::unusable(Message::verbatim(why))),
        Picture::Pdf => {
            quadrille_draw::pdf(&svg).map_err(|why| Problem::unusable(Message::verbatim(why)))
        }
    }
}

/// Large boards are drawn smaller. Two cells are for the border and what stands there.
fn sharpness(view: &View) -> f32 {
    let cells = view.rows.max(view.cols) + 2;
    SCALE.min(MAX_PIXELS / (cells as f32 * Look::default().cell as f32))
}
