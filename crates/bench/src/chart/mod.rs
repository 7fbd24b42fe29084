//! Diagrams as SVG, drawn here: axes, curves, markers.
//!
//! A curve is told by colour (a palette for the colour-blind), by dashes and by its markers, so a
//! print in black and white can be read too.

mod axis;
mod boxes;
mod canvas;
mod growth;
mod history;
mod objective;
mod performance;
mod profile;
mod scatter;
mod solvable;
mod success;
mod trend;

use axis::{Axis, Frame};
use canvas::{Anchor, Canvas};

pub use axis::{bytes, seconds};
pub use boxes::boxes;
pub use growth::{Growing, Measure, growth};
pub use history::history;
pub use objective::objective;
pub use performance::performance;
pub use profile::profile;
pub use scatter::scatter;
pub use solvable::solvable;
pub use success::success;
pub use trend::{Trend, trends};

/// More series than this are not drawn.
const MAX_SERIES: usize = 8;

/// What the names of a report's diagrams begin with.
pub const KINDS: [&str; 8] =
    ["performance", "profile", "trend", "scatter", "spread", "success", "solvable", "objective"];

/// A finished diagram.
pub struct Chart {
    /// The file's name without its ending.
    pub name: String,
    /// What it shows, in one sentence.
    pub caption: String,
    /// The picture.
    pub svg: String,
}

/// The look of one curve.
#[derive(Clone, Copy)]
struct Style {
    colour: &'static str,
    dash: &'static str,
    marker: Marker,
}

#[derive(Clone, Copy)]
enum Marker {
    Circle,
    Square,
    Triangle,
    Diamond,
    Cross,
    Plus,
    Down,
    Ring,
}

/// Okabe and Ito's palette without its yellow, which no print shows.
const STYLES: [Style; 8] = [
    Style { colour: "#0072B2", dash: "", marker: Marker::Circle },
    Style { colour: "#D55E00", dash: "7 3", marker: Marker::Square },
    Style { colour: "#009E73", dash: "2 2.5", marker: Marker::Triangle },
    Style { colour: "#A2508A", dash: "9 3 2 3", marker: Marker::Diamond },
    Style { colour: "#C28500", dash: "5 2", marker: Marker::Cross },
    Style { colour: "#3A9BD6", dash: "1 2", marker: Marker::Plus },
    Style { colour: "#000000", dash: "12 4", marker: Marker::Down },
    Style { colour: "#777777", dash: "4 2 1 2 1 2", marker: Marker::Ring },
];

fn style(column: usize) -> Style {
    STYLES[column % STYLES.len()]
}

/// The frame of an ordinary diagram: room for a title above and a legend at the right.
const WIDTH: f64 = 820.0;
const HEIGHT: f64 = 460.0;
const LEGEND: f64 = 200.0;

fn ordinary() -> (Canvas, Frame) {
    let canvas = Canvas::new(WIDTH, HEIGHT);
    let frame =
        Frame { left: 86.0, top: 48.0, right: WIDTH - LEGEND - 16.0, bottom: HEIGHT - 58.0 };
    (canvas, frame)
}

/// One line of a legend: a curve's style, its name, and a remark under it.
struct Entry<'a> {
    style: Style,
    name: &'a str,
    remarks: Vec<String>,
}

/// Draws a legend right of a frame.
fn legend(canvas: &mut Canvas, frame: &Frame, entries: &[Entry<'_>]) {
    let x = frame.right + 18.0;
    let mut y = frame.top + 8.0;
    for entry in entries {
        let Style { colour, dash, marker } = entry.style;
        canvas.path(&[(x, y), (x + 30.0, y)], colour, 2.0, dash);
        canvas.marker(marker, x + 15.0, y, 4.2, colour);
        canvas.text(x + 38.0, y + 4.5, 13.0, Anchor::Start, entry.name);
        y += 17.0;
        for remark in &entry.remarks {
            canvas.faint(x + 38.0, y + 3.0, 11.0, Anchor::Start, remark);
            y += 15.0;
        }
        y += 6.0;
    }
}

/// At most so many corners a curve; a million would only make the file slow.
const MAX_CORNERS: usize = 1500;

/// Every so many points of a long list, always with the last.
fn thinned(count: usize) -> impl Iterator<Item = usize> {
    let step = count.div_ceil(MAX_CORNERS).max(1);
    let last = count.checked_sub(1);
    (0..count).step_by(step).chain(last.filter(|l| l % step != 0))
}

/// The stairs of a cumulated count: each point (x, count) holds until the next.
fn stairs(points: &[(f64, f64)], end: f64, base: f64) -> Vec<(f64, f64)> {
    let mut corners = Vec::new();
    let mut level = base;
    for (x, y) in points {
        corners.push((*x, level));
        corners.push((*x, *y));
        level = *y;
    }
    if !corners.is_empty() {
        corners.push((end, level));
    }
    corners
}

/// Curves get markers at so many places.
const MARKERS: usize = 9;

/// Draws stairs with a few markers on them.
fn draw_stairs(
    canvas: &mut Canvas,
    frame: &Frame,
    (x, y): (&Axis, &Axis),
    points: &[(f64, f64)],
    column: usize,
) {
    let Style { colour, dash, marker } = style(column);
    let place = |(a, b): &(f64, f64)| (frame.x(x.at(*a)), frame.y(y.at(*b)));
    let corners: Vec<_> = stairs(points, x.max, y.min).iter().map(place).collect();
    canvas.path(&corners, colour, 2.0, dash);
    // Each column starts its markers elsewhere, so that equal curves do not hide each other.
    let step = points.len().div_ceil(MARKERS).max(1);
    for point in points.iter().skip(column % step).step_by(step) {
        let (px, py) = place(point);
        canvas.marker(marker, px, py, 4.2, colour);
    }
}
