//! Pictures of boards, from the neutral [`View`]: SVG, and PNG and PDF made from it.
//!
//! One look for every game and every front end. Nothing is told by colour alone: tinted cells
//! carry a letter and a pattern, highlighted cells a frame of their own kind.

mod animate;
mod board;
mod palette;
#[cfg(feature = "paper")]
pub mod paper;
mod pieces;
#[cfg(feature = "paper")]
mod raster;
#[cfg(feature = "paper")]
mod shades;
mod strip;

#[cfg(feature = "paper")]
pub use raster::{pdf, png};
#[cfg(feature = "paper")]
pub use shades::shades;
pub use strip::escaped;

use quadrille_core::View;

/// The patterns that boards are drawn with: what a document holds once before its boards.
pub use palette::PATTERNS;

/// How to lay pictures out.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Side of a cell in pixels.
    pub cell: f64,
    /// Pictures side by side before a new row begins.
    pub per_row: usize,
}

impl Default for Look {
    fn default() -> Self {
        Look { cell: 40.0, per_row: 6 }
    }
}

/// One picture, or a strip of several with their captions, as an SVG document.
pub fn svg(views: &[View], look: Look) -> String {
    strip::document(views, look)
}

/// A film: the pictures one after the other in one place, as an animated SVG document.
pub fn animated_svg(views: &[View], look: Look) -> String {
    animate::document(views, look)
}

/// A board without a document around it, its top left corner at the origin, to stand among other things.
#[derive(Clone, Debug)]
#[must_use]
pub struct Part {
    /// SVG elements; they need [`PATTERNS`], and letters in the middle of where they stand.
    pub svg: String,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

pub use board::Letters;

/// Draws a board as part of a document of the caller, with the letters that its language has for colours.
pub fn part(view: &View, cell: f64, letters: Letters) -> Part {
    let board = board::Board::new(view, cell).lettered(letters);
    let mut svg = String::new();
    board.draw(&mut svg);
    Part { svg, width: board.width(), height: board.height() }
}
