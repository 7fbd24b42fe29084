//! A relaxation on the board: grey where a variable is large, numbers where it is a fraction.

use crate::palette::{INK, PAPER, TARGET};
use crate::{Look, escaped};
use quadrille_core::lens::{RelaxationSeen, Shade};
use quadrille_core::{Cell, Ground, Shape, View};
use std::fmt::Write;

/// The cells of a board shaded by a relaxation, as an SVG document. Of several variables a cell, `layer` chooses
/// one; without it cells are shaded by their doubt.
pub fn shades(view: &View, seen: &RelaxationSeen, layer: Option<&str>, look: Look) -> String {
    let side = look.cell;
    let (width, height) = (view.cols as f64 * side + 8.0, view.rows as f64 * side + 8.0);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" font-family=\"Inter, sans-serif\" \
         text-anchor=\"middle\">\n<rect width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>\n"
    );
    let centre = |at: Cell| {
        let shift = match view.shape {
            Shape::Square => 0.0,
            Shape::Triangle => (view.rows - 1 - at.row) as f64 / 2.0,
        };
        let x = 4.0 + (at.col as f64 + shift + 0.5) * side;
        (x, 4.0 + (at.row as f64 + 0.5) * side)
    };
    let of = |at: Cell| {
        let there = at.row < view.rows && at.col < view.cols;
        let cell = there.then(|| &view.cells[at.row * view.cols + at.col])?;
        (cell.ground != Ground::Nothing).then_some(cell)
    };
    let shown = || seen.cells.iter().filter_map(|shade| Some((shade, of(shade.cell)?)));
    let chosen = Chosen::new(seen, layer);
    for (shade, _) in shown() {
        ground(&mut out, centre(shade.cell), side, chosen.darkness(shade));
    }
    // Jumps of all steps at once would hide each other and the board.
    let links = seen.links.iter().filter(|link| match layer {
        Some(layer) => layer == link.says,
        None => seen.layers.len() < 2,
    });
    for link in links {
        let ((x1, y1), (x2, y2)) = (centre(link.from), centre(link.to));
        let _ = writeln!(
            out,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{TARGET}\" \
             stroke-width=\"{:.1}\" stroke-opacity=\"{:.2}\"/>",
            side * 0.12,
            link.value.clamp(0.1, 1.0)
        );
        // Between neighbours there is room for a number; the middle of a jump is a cell with its own.
        let near = (x2 - x1).hypot(y2 - y1) < 1.5 * side;
        if near && share(link.value) != "1" {
            let (x, y) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
            words(&mut out, (x, y), side * 0.2, INK, &[share(link.value)]);
        }
    }
    for (shade, cell) in shown() {
        let told = chosen.label(shade);
        // Where the variables are about two cells, a cell has its own words only.
        let told = if told.is_empty() { vec![cell.text.clone()] } else { told };
        let size = side * if told.len() > 1 { 0.2 } else { 0.34 };
        let ink = if chosen.darkness(shade) > DARK { PAPER } else { INK };
        words(&mut out, centre(shade.cell), size, ink, &told);
    }
    out.push_str("</svg>\n");
    out
}

/// On darker ground letters are white: there white can be read better than ink.
const DARK: f64 = 0.5;

fn ground(out: &mut String, (x, y): (f64, f64), side: f64, dark: f64) {
    let grey = 255 - (dark * 255.0).round() as u8;
    let _ = writeln!(
        out,
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" \
         fill=\"rgb({grey},{grey},{grey})\" stroke=\"{INK}\" stroke-width=\"1\"/>",
        x - side / 2.0,
        y - side / 2.0
    );
}

/// Lines of words around a place.
fn words(out: &mut String, (x, y): (f64, f64), size: f64, ink: &str, lines: &[String]) {
    let top = y - (lines.len() as f64 - 1.0) * size * 0.55;
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{size:.1}\" fill=\"{ink}\">{}</text>",
            top + size * (0.36 + 1.1 * index as f64),
            escaped(line)
        );
    }
}

/// Which variables are looked at.
struct Chosen<'a> {
    /// The one a cell: the chosen one, or the only one there is.
    one: Option<&'a str>,
    /// Whether cells are light where it is 1.
    light: bool,
}

impl<'a> Chosen<'a> {
    fn new(seen: &'a RelaxationSeen, layer: Option<&'a str>) -> Self {
        let only = || match seen.layers.as_slice() {
            [one] => Some(one.as_str()),
            _ => None,
        };
        let one = layer.or_else(only);
        Chosen { one, light: one.is_some_and(|one| seen.light.iter().any(|says| says == one)) }
    }

    /// How dark a cell is: the value of its variable, the other way round where 1 is light, or its doubt.
    fn darkness(&self, shade: &Shade) -> f64 {
        match self.one {
            Some(one) if self.light => 1.0 - value(shade, one),
            Some(one) => value(shade, one),
            None => shade.doubt * 0.6,
        }
        .clamp(0.0, 1.0)
    }

    /// What stands in a cell.
    fn label(&self, shade: &Shade) -> Vec<String> {
        match (self.one, shade.parts.as_slice()) {
            (Some(one), _) => vec![share(value(shade, one))],
            (None, [one]) if shade.doubt == 0.0 => vec![one.says.clone()],
            (None, parts) => {
                let told = |part: &quadrille_core::lens::Part| {
                    format!("{}: {}", part.says, share(part.value))
                };
                parts.iter().take(MOST_LINES).map(told).collect()
            }
        }
    }
}

fn value(shade: &Shade, layer: &str) -> f64 {
    shade.parts.iter().find(|part| part.says == layer).map_or(0.0, |part| part.value)
}

/// A value in few letters.
fn share(value: f64) -> String {
    match value {
        value if (value - value.round()).abs() < 1e-6 => format!("{}", value.round()),
        value => format!("{value:.2}"),
    }
}

/// A cell's lines in small letters beyond these are not read by anybody.
const MOST_LINES: usize = 4;
