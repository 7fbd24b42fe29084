//! Two methods, run by run.

use super::axis::{Axis, Frame, Unit};
use super::canvas::{Anchor, Canvas, FAINT};
use super::{Chart, STYLES};
use crate::stats::Results;

/// More points than this are thinned: they would only be one on another.
const MAX_POINTS: usize = 2000;

/// Each run is a point; unsolved runs stand on the limit's line.
pub fn scatter(results: &Results, one: usize, other: usize) -> Chart {
    let known = results.best_known();
    let limit = results.settings.time_limit;
    let mut points = Vec::new();
    for run in &results.runs {
        if let (Some(a), Some(b)) = (&run.samples[one], &run.samples[other]) {
            let (sa, sb) = (results.counts(run, a, &known), results.counts(run, b, &known));
            if sa || sb {
                let time = |solved: bool, t: f64| if solved { t.clamp(1e-6, limit) } else { limit };
                points.push((time(sa, a.time), time(sb, b.time), sa && sb));
            }
        }
    }
    let all = || points.iter().flat_map(|p| [p.0, p.1]);
    let least = all().fold(limit, f64::min);
    let unsolved = points.iter().any(|p| !p.2);
    let most = if unsolved { limit } else { all().fold(0.0, f64::max) };
    let mut canvas = Canvas::new(560.0, 560.0);
    let frame = Frame { left: 84.0, top: 48.0, right: 536.0, bottom: 500.0 };
    let (a, b) = (&results.columns[one], &results.columns[other]);
    canvas.title(&format!("{b} against {a}: {}", results.campaign));
    let clock = results.clock.label();
    let x = Axis::log(least * 0.8, most * 1.25, Unit::Seconds, format!("{a}: {clock}"));
    let y = Axis::log(least * 0.8, most * 1.25, Unit::Seconds, format!("{b}: {clock}"));
    frame.draw(&mut canvas, &x, &y);
    let corner = |part: f64| (frame.x(part), frame.y(part));
    canvas.path(&[corner(0.0), corner(1.0)], FAINT, 1.2, "");
    if unsolved {
        let (right, top) = (frame.x(x.at(limit)), frame.y(y.at(limit)));
        canvas.path(&[(right, frame.bottom), (right, frame.top)], FAINT, 1.0, "4 3");
        canvas.path(&[(frame.left, top), (frame.right, top)], FAINT, 1.0, "4 3");
        canvas.faint(
            frame.left + 6.0,
            top - 5.0,
            11.0,
            Anchor::Start,
            "not solved within the limit",
        );
    }
    let step = points.len().div_ceil(MAX_POINTS).max(1);
    for (ta, tb, both) in points.iter().step_by(step) {
        let look = if *both { STYLES[0] } else { STYLES[4] };
        canvas.marker(look.marker, frame.x(x.at(*ta)), frame.y(y.at(*tb)), 3.6, look.colour);
    }
    let quicker = points.iter().filter(|(ta, tb, _)| tb < ta).count();
    Chart {
        name: format!("scatter-{}-{}", file_part(a), file_part(b)),
        caption: format!(
            "Run by run: below the diagonal {b} is quicker ({quicker} of {} runs). Crosses were \
             solved by one of the two only.",
            points.len()
        ),
        svg: canvas.finish(),
    }
}

/// A label as part of a file name: letters and digits, joined by single dashes.
pub fn file_part(label: &str) -> String {
    let words = label.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty());
    words.collect::<Vec<_>>().join("-")
}
