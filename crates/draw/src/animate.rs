//! A film as one animated SVG: its frames take turns, for ever.

use crate::Look;
use crate::board::Board;
use crate::strip::{BASELINE, CAPTION, MARGIN, TEXT, escaped, head};
use quadrille_core::View;
use std::fmt::Write;

/// How long a frame stays, in seconds.
const FRAME: f64 = 1.0;
/// The last frame stays this many times as long.
const LAST: usize = 3;

/// The whole SVG document: no script, only the timing that SVG has of its own.
pub fn document(views: &[View], look: Look) -> String {
    let boards: Vec<Board<'_>> = views.iter().map(|view| Board::new(view, look.cell)).collect();
    let margin = look.cell * MARGIN;
    let width = boards.iter().map(Board::width).fold(0.0, f64::max) + 2.0 * margin;
    let board_height = boards.iter().map(Board::height).fold(0.0, f64::max);
    let height = board_height + 2.0 * margin + look.cell * CAPTION;
    let mut out = head(width, height);
    for (k, (board, view)) in boards.iter().zip(views).enumerate() {
        // Viewers that know no animation show the first frame.
        let first = if k == 0 { "visible" } else { "hidden" };
        let _ = writeln!(out, "<g visibility=\"{first}\">{}", turn(k, views.len()));
        let left = (width - board.width()) / 2.0;
        let _ = writeln!(out, "<g transform=\"translate({left:.2} {margin:.2})\">");
        board.draw(&mut out);
        let _ = writeln!(
            out,
            "</g>\n<text x=\"{:.2}\" y=\"{:.2}\" font-size=\"{:.2}\">{}</text>\n</g>",
            width / 2.0,
            board_height + 2.0 * margin + look.cell * CAPTION * BASELINE,
            look.cell * TEXT,
            escaped(&view.caption)
        );
    }
    out.push_str("</svg>\n");
    out
}

/// When frame `k` of `frames` is seen.
fn turn(k: usize, frames: usize) -> String {
    if frames < 2 {
        return String::new();
    }
    let total = (frames - 1 + LAST) as f64;
    let (from, to) = (k as f64 / total, (k + 1) as f64 / total);
    let (values, times) = match k {
        0 => ("visible;hidden".to_string(), format!("0;{to:.6}")),
        _ if k + 1 == frames => ("hidden;visible".to_string(), format!("0;{from:.6}")),
        _ => ("hidden;visible;hidden".to_string(), format!("0;{from:.6};{to:.6}")),
    };
    format!(
        "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"{values}\" \
         keyTimes=\"{times}\" dur=\"{:.1}s\" repeatCount=\"indefinite\"/>",
        total * FRAME
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frame_has_its_turn() {
        let views: Vec<View> = (0..4).map(|_| View::plain(2, 2)).collect();
        let svg = document(&views, Look::default());
        assert_eq!(svg.matches("<animate ").count(), 4);
        assert_eq!(svg.matches("<g visibility=\"visible\">").count(), 1);
        assert!(!document(&views[..1], Look::default()).contains("<animate "));
    }
}
