//! Boards as files to keep: the pictures of `quadrille show`.

use crate::problem::Problem;
use quadrille_core::{DynPosition, Message, View};
use quadrille_draw::Look;
use quadrille_wire::{Picture, Refusal};

/// The sharpest a PNG gets, in pixels for each unit of the drawing.
const SCALE: f32 = 2.0;
/// No PNG is larger than this on a side, so that a few at once stay within the memory.
const MAX_PIXELS: f32 = 4096.0;

/// What a kind of picture is called in headers.
pub fn kind(picture: Picture) -> &'static str {
    match picture {
        Picture::Text => "text/plain; charset=utf-8",
        Picture::Svg => "image/svg+xml",
        Picture::Png => "image/png",
        Picture::Pdf => "application/pdf",
    }
}

/// Draws a position.
pub fn draw(position: &dyn DynPosition, to: Picture) -> Result<Vec<u8>, Problem> {
    if let Picture::Text = to {
        return Ok(position.draw_text().into_bytes());
    }
    let view = position.view().map_err(Refusal::from)?;
    let scale = sharpness(&view);
    let svg = quadrille_draw::svg(&[view], Look::default());
    match to {
        Picture::Text | Picture::Svg => Ok(svg.into_bytes()),
        Picture::Png => quadrille_draw::png(&svg, scale).map_err(failed),
        Picture::Pdf => quadrille_draw::pdf(&svg).map_err(failed),
    }
}

fn failed(why: String) -> Problem {
    Refusal::new(Message::verbatim(why)).into()
}

/// Large boards are drawn smaller. Two cells are for the border and what stands there.
fn sharpness(view: &View) -> f32 {
    let cells = view.rows.max(view.cols) + 2;
    SCALE.min(MAX_PIXELS / (cells as f32 * Look::default().cell as f32))
}
