//! The few shapes diagrams are made of.

use super::Marker;
use quadrille_draw::escaped;
use std::fmt::Write;

/// Where a text hangs.
#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    fn word(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

/// The dark of texts and the grey of what stands back.
pub const INK: &str = "#222222";
pub const FAINT: &str = "#5f5f5f";
pub const GRID: &str = "#e3e3e3";

/// An SVG document under way.
pub struct Canvas {
    body: String,
    width: f64,
    height: f64,
}

impl Canvas {
    pub fn new(width: f64, height: f64) -> Self {
        Canvas { body: String::new(), width, height }
    }

    /// A line through points.
    pub fn path(&mut self, points: &[(f64, f64)], colour: &str, width: f64, dash: &str) {
        if points.len() < 2 {
            return;
        }
        let mut d = String::new();
        for (place, (x, y)) in points.iter().enumerate() {
            let _ = write!(d, "{}{x:.1} {y:.1}", if place == 0 { "M" } else { "L" });
        }
        let dash =
            if dash.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dash}\"") };
        let _ = writeln!(
            self.body,
            "<path d=\"{d}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-linejoin=\"round\"{dash}/>"
        );
    }

    /// An area without edge, faint enough to see through.
    pub fn shade(&mut self, points: &[(f64, f64)], colour: &str) {
        let mut d = String::new();
        for (place, (x, y)) in points.iter().enumerate() {
            let _ = write!(d, "{}{x:.1} {y:.1}", if place == 0 { "M" } else { "L" });
        }
        let _ = writeln!(self.body, "<path d=\"{d}Z\" fill=\"{colour}\" fill-opacity=\"0.13\"/>");
    }

    /// A rectangle with a fill and an edge, either of which may be `none`.
    pub fn rect(&mut self, (x, y): (f64, f64), (w, h): (f64, f64), fill: &str, edge: &str) {
        let _ = writeln!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" fill=\"{fill}\" \
             stroke=\"{edge}\"/>"
        );
    }

    /// A text on its base line.
    pub fn text(&mut self, x: f64, y: f64, size: f64, anchor: Anchor, text: &str) {
        self.write(x, y, size, anchor, text, INK, "");
    }

    /// The same in grey.
    pub fn faint(&mut self, x: f64, y: f64, size: f64, anchor: Anchor, text: &str) {
        self.write(x, y, size, anchor, text, FAINT, "");
    }

    /// The diagram's title, top left.
    pub fn title(&mut self, text: &str) {
        self.write(16.0, 26.0, 16.0, Anchor::Start, text, INK, " font-weight=\"600\"");
    }

    /// A text that reads upwards.
    pub fn upwards(&mut self, x: f64, y: f64, size: f64, text: &str) {
        let turn = format!(" transform=\"rotate(-90 {x:.1} {y:.1})\"");
        self.write(x, y, size, Anchor::Middle, text, INK, &turn);
    }

    #[allow(clippy::too_many_arguments)]
    fn write(
        &mut self,
        x: f64,
        y: f64,
        size: f64,
        anchor: Anchor,
        text: &str,
        colour: &str,
        more: &str,
    ) {
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"{}\" \
             fill=\"{colour}\"{more}>{}</text>",
            anchor.word(),
            escaped(text)
        );
    }

    /// A point's mark.
    pub fn marker(&mut self, marker: Marker, x: f64, y: f64, r: f64, colour: &str) {
        let solid = format!("fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"0.8\"");
        let open = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.8\"");
        let polygon = |points: &[(f64, f64)]| {
            let at = |(a, b): &(f64, f64)| format!("{:.1},{:.1}", x + a * r, y + b * r);
            points.iter().map(at).collect::<Vec<_>>().join(" ")
        };
        let shape = match marker {
            Marker::Circle => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\" {solid}/>"),
            Marker::Ring => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r}\" {open}/>"),
            Marker::Square => {
                let points = polygon(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]);
                format!("<polygon points=\"{points}\" {solid}/>")
            }
            Marker::Triangle => {
                let points = polygon(&[(0.0, -1.15), (1.05, 0.8), (-1.05, 0.8)]);
                format!("<polygon points=\"{points}\" {solid}/>")
            }
            Marker::Down => {
                let points = polygon(&[(0.0, 1.15), (1.05, -0.8), (-1.05, -0.8)]);
                format!("<polygon points=\"{points}\" {solid}/>")
            }
            Marker::Diamond => {
                let points = polygon(&[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)]);
                format!("<polygon points=\"{points}\" {solid}/>")
            }
            Marker::Cross => {
                strokes(&[(-0.9, -0.9, 0.9, 0.9), (-0.9, 0.9, 0.9, -0.9)], x, y, r, &open)
            }
            Marker::Plus => {
                strokes(&[(-1.1, 0.0, 1.1, 0.0), (0.0, -1.1, 0.0, 1.1)], x, y, r, &open)
            }
        };
        self.body.push_str(&shape);
        self.body.push('\n');
    }

    /// The finished document.
    pub fn finish(self) -> String {
        let Canvas { body, width, height } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" \
             font-family=\"Inter, Helvetica, Arial, sans-serif\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{body}</svg>\n"
        )
    }
}

fn strokes(lines: &[(f64, f64, f64, f64)], x: f64, y: f64, r: f64, look: &str) -> String {
    let mut d = String::new();
    for (a, b, c, e) in lines {
        let _ = write!(d, "M{:.1} {:.1}L{:.1} {:.1}", x + a * r, y + b * r, x + c * r, y + e * r);
    }
    format!("<path d=\"{d}\" {look}/>")
}
