//! The median time of each method from version to version.

use super::axis::{Axis, Frame, Unit};
use super::canvas::{Anchor, Canvas, FAINT, GRID};
use super::{Chart, Entry, HEIGHT, LEGEND, WIDTH, legend, style};
use crate::history::Story;

/// One line a method over the versions, on a logarithmic axis; nothing if no method has times.
pub fn history(versions: &[String], stories: &[Story], clock: &str) -> Option<Chart> {
    let medians = || stories.iter().flat_map(|s| s.moments.iter().filter_map(|m| m.median));
    let (least, most) = (medians().fold(f64::INFINITY, f64::min), medians().fold(0.0, f64::max));
    if most <= 0.0 {
        return None;
    }
    let mut canvas = Canvas::new(WIDTH, HEIGHT);
    let frame =
        Frame { left: 86.0, top: 48.0, right: WIDTH - LEGEND - 16.0, bottom: HEIGHT - 58.0 };
    canvas.title("Median time from version to version");
    let y = Axis::log(least.max(1e-7) * 0.8, most * 1.25, Unit::Seconds, clock);
    for (value, label) in y.ticks().into_iter().filter(|(_, label)| !label.is_empty()) {
        let at = frame.y(y.at(value));
        canvas.path(&[(frame.left, at), (frame.right, at)], GRID, 1.0, "");
        canvas.faint(frame.left - 9.0, at + 4.0, 12.0, Anchor::End, &label);
    }
    canvas.upwards(18.0, (frame.top + frame.bottom) / 2.0, 13.0, &y.label);
    let x = |version: usize| frame.x((version as f64 + 0.5) / versions.len() as f64);
    // Long names of many versions would run into each other: every so many are written.
    let every = versions.len().div_ceil(8);
    for (number, version) in versions.iter().enumerate() {
        canvas.path(&[(x(number), frame.bottom), (x(number), frame.bottom + 6.0)], FAINT, 1.0, "");
        if number.is_multiple_of(every) {
            canvas.faint(x(number), frame.bottom + 20.0, 12.0, Anchor::Middle, &short(version));
        }
    }
    let corner = [(frame.left, frame.top), (frame.left, frame.bottom), (frame.right, frame.bottom)];
    canvas.path(&corner, FAINT, 1.2, "");
    let mut entries = Vec::new();
    for (column, story) in stories.iter().enumerate() {
        let look = style(column);
        let places: Vec<(f64, f64)> = story
            .moments
            .iter()
            .enumerate()
            .filter_map(|(version, m)| Some((x(version), frame.y(y.at(m.median?.max(1e-7))))))
            .collect();
        canvas.path(&places, look.colour, 2.0, look.dash);
        for (px, py) in &places {
            canvas.marker(look.marker, *px, *py, 4.2, look.colour);
        }
        let remarks = vec![format!("{} of {} jobs", story.all_solved, story.common)];
        entries.push(Entry { style: look, name: &story.method, remarks });
    }
    legend(&mut canvas, &frame, &entries);
    Some(Chart {
        name: "history".to_string(),
        caption:
            "The median time of each method, over the jobs that every version solved: the same \
                  instances, seeds and limits."
                .to_string(),
        svg: canvas.finish(),
    })
}

fn short(version: &str) -> String {
    match version.char_indices().nth(14) {
        Some((end, _)) => format!("{}…", &version[..end]),
        None => version.to_string(),
    }
}
