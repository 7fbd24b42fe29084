//! Lays boards out side by side, like the frames of a film, with their captions.

use crate::Look;
use crate::board::Board;
use crate::palette::PATTERNS;
use quadrille_core::View;
use std::fmt::Write;

/// Room around each board, in cells.
pub const MARGIN: f64 = 0.35;
/// Height of a caption, in cells.
pub const CAPTION: f64 = 0.6;

/// Where a caption's text stands in it, from above.
pub const BASELINE: f64 = 0.4;
/// Size of a caption's text, in cells.
pub const TEXT: f64 = 0.36;

/// What every document begins with: its size, the patterns of cells, white paper.
pub fn head(width: f64, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.2} {height:.2}\" font-family=\"Inter, Helvetica, Arial, sans-serif\" \
         text-anchor=\"middle\">\n{PATTERNS}<rect width=\"100%\" height=\"100%\" \
         fill=\"#ffffff\"/>\n"
    )
}

/// The whole SVG document.
pub fn document(views: &[View], look: Look) -> String {
    let boards: Vec<Board<'_>> = views.iter().map(|view| Board::new(view, look.cell)).collect();
    let margin = MARGIN * look.cell;
    let caption =
        if views.iter().any(|v| !v.caption.is_empty()) { CAPTION * look.cell } else { 0.0 };
    let wide = boards.iter().map(Board::width).fold(0.0, f64::max) + 2.0 * margin;
    let high = boards.iter().map(Board::height).fold(0.0, f64::max) + 2.0 * margin + caption;
    let per_row = look.per_row.clamp(1, boards.len().max(1));
    let rows = boards.len().div_ceil(per_row);
    let (width, height) = (wide * per_row as f64, high * rows as f64);

    let mut out = head(width, height);
    for (k, (board, view)) in boards.iter().zip(views).enumerate() {
        let left = (k % per_row) as f64 * wide + (wide - board.width()) / 2.0;
        let top = (k / per_row) as f64 * high + margin;
        let _ = writeln!(out, "<g transform=\"translate({left:.2} {top:.2})\">");
        board.draw(&mut out);
        out.push_str("</g>\n");
        if !view.caption.is_empty() {
            let _ = writeln!(
                out,
                "<text x=\"{:.2}\" y=\"{:.2}\" font-size=\"{:.2}\">{}</text>",
                (k % per_row) as f64 * wide + wide / 2.0,
                top + board.height() + margin + caption * BASELINE,
                look.cell * TEXT,
                escaped(&view.caption)
            );
        }
    }
    out.push_str("</svg>\n");
    out
}

/// Text as it may stand inside XML or HTML.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Control characters have no place in XML at all.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
