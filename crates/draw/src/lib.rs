//! Pictures of boards, from the neutral [`View`]: SVG, and PNG and PDF made from it.
//!
//! One look for every game and every front end. Nothing is told by colour alone: tinted cells
//! carry a letter and a pattern, highlighted cells a frame of their own kind.

mod animate;
mod board;
mod palette;
mod pieces;
#[cfg(feature = "paper")]
mod raster;
mod strip;

#[cfg(feature = "paper")]
pub use raster::{pdf, png};
pub use strip::escaped;

use quadrille_core::View;

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
