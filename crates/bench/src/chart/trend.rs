//! Time against size, fill rate or steps, with fitted trends.

use super::axis::{Axis, Frame, Unit};
use super::canvas::FAINT;
use super::scatter::file_part;
use super::{Chart, Entry, Marker, WIDTH, legend, ordinary, style};
use crate::stats::{Fits, Results, fits, points};
use quadrille_core::Ruling;
use std::collections::BTreeSet;

/// More series than this are not drawn, only tabulated.
const MAX_SERIES: usize = 8;
/// Points a column beyond this are thinned.
const MAX_POINTS: usize = 500;

/// The fits of one column in one series.
pub struct Trend {
    /// The series, or empty.
    pub series: String,
    /// The column's label.
    pub column: String,
    /// Solved runs that were fitted.
    pub solved: usize,
    /// The fits.
    pub fits: Fits,
}

/// One diagram a series, and every fit as data. Nothing where there is no axis to speak of.
pub fn trends(results: &Results, axis: &str) -> (Vec<Chart>, Vec<Trend>) {
    let series: BTreeSet<String> =
        results.instances.iter().map(|info| info.series.clone()).collect();
    let (mut charts, mut all) = (Vec::new(), Vec::new());
    for series in series {
        let Some(range) = range(results, &series) else { continue };
        let found: Vec<(Vec<(f64, f64)>, Fits)> = (0..results.columns.len())
            .map(|column| {
                let points = points(results, column, &series);
                let fits = fits(&points);
                (points, fits)
            })
            .collect();
        if charts.len() < MAX_SERIES {
            charts.push(draw(results, axis, &series, range, &found));
        }
        for (column, (points, fits)) in found.into_iter().enumerate() {
            let column = results.columns[column].clone();
            all.push(Trend { series: series.clone(), column, solved: points.len(), fits });
        }
    }
    (charts, all)
}

/// Where the instances of a series stand; nothing when there are fewer than three places.
fn range(results: &Results, series: &str) -> Option<(f64, f64)> {
    let mut places: Vec<f64> = (0..results.instances.len())
        .filter(|i| results.instances[*i].series == series)
        .filter_map(|i| results.x(i))
        .collect();
    places.sort_by(f64::total_cmp);
    places.dedup();
    (places.len() >= 3).then(|| (places[0], places[places.len() - 1]))
}

fn draw(
    results: &Results,
    axis: &str,
    series: &str,
    (low, high): (f64, f64),
    found: &[(Vec<(f64, f64)>, Fits)],
) -> Chart {
    let limit = results.settings.time_limit;
    let failed = unsolved(results, series);
    let times = || found.iter().flat_map(|(points, _)| points.iter().map(|p| p.1));
    let least = times().fold(f64::INFINITY, f64::min);
    let most = if failed.is_empty() { times().fold(0.0, f64::max) } else { limit };
    let (mut canvas, frame) = ordinary();
    let of = if series.is_empty() { String::new() } else { format!(", {series}") };
    canvas.title(&format!("Time against {axis}: {}{of}", results.campaign));
    let room = (high - low) * 0.03;
    let x = Axis::linear((low - room).max(low.min(0.0)), high + room, Unit::Plain, axis);
    let y = Axis::log(least * 0.7, most * 1.4, Unit::Seconds, results.clock.label());
    frame.draw(&mut canvas, &x, &y);
    if !failed.is_empty() {
        let top = frame.y(y.at(limit));
        canvas.path(&[(frame.left, top), (frame.right, top)], FAINT, 1.0, "4 3");
    }
    for (column, place) in failed {
        let at = (frame.x(x.at(place)), frame.y(y.at(limit)));
        canvas.marker(Marker::Cross, at.0, at.1, 3.6, style(column).colour);
    }
    let mut entries = Vec::new();
    for (column, (points, fits)) in found.iter().enumerate() {
        let look = style(column);
        let step = points.len().div_ceil(MAX_POINTS).max(1);
        for (place, time) in points.iter().step_by(step) {
            let at = (frame.x(x.at(*place)), frame.y(y.at(*time)));
            canvas.marker(look.marker, at.0, at.1, 3.4, look.colour);
        }
        // Only where the method solved something: beyond, a curve would be a guess.
        let from = points.iter().map(|p| p.0).fold(high, f64::min);
        let to = points.iter().map(|p| p.0).fold(low, f64::max);
        curve(&mut canvas, &frame, (&x, &y), (from, to), fits, column);
        let remarks = remarks(fits);
        entries.push(Entry { style: look, name: &results.columns[column], remarks });
    }
    legend(&mut canvas, &frame, &entries);
    canvas.faint(
        WIDTH - 16.0,
        frame.bottom + 42.0,
        11.0,
        super::Anchor::End,
        "curve: the better fit; R² on log(time)",
    );
    let name = match series {
        "" => "trend".to_string(),
        series => format!("trend-{}", file_part(series)),
    };
    let caption = format!(
        "Time against {axis}{of}. Each point is a solved run, a cross on the dashed line one that \
         was not solved; the curve is the better of a polynomial of degree two and an exponential."
    );
    Chart { name, caption, svg: canvas.finish() }
}

fn curve(
    canvas: &mut super::Canvas,
    frame: &Frame,
    (x, y): (&Axis, &Axis),
    (low, high): (f64, f64),
    fits: &Fits,
    column: usize,
) {
    let Some(fit) = fits.better() else { return };
    let look = style(column);
    let mut corners = Vec::new();
    for k in 0..=120 {
        let place = low + (high - low) * f64::from(k) / 120.0;
        let time = fit.at(place);
        // Leave out what lies beyond the frame rather than draw it along the edge.
        if time >= y.min && time <= y.max {
            corners.push((frame.x(x.at(place)), frame.y(y.at(time))));
        } else {
            canvas.path(&corners, look.colour, 1.8, look.dash);
            corners.clear();
        }
    }
    canvas.path(&corners, look.colour, 1.8, look.dash);
}

fn remarks(fits: &Fits) -> Vec<String> {
    let quality = |name: &str, q: f64| format!("{name} R² {q:.3}");
    let mut lines = Vec::new();
    if let Some(fit) = &fits.polynomial {
        lines.push(quality("polynomial", fit.quality));
    }
    if let Some(fit) = &fits.exponential {
        lines.push(quality("exponential", fit.quality));
    }
    if lines.is_empty() {
        lines.push("too few points to fit".to_string());
    }
    lines
}

/// Column and place of every run of a series that was tried and not solved.
fn unsolved(results: &Results, series: &str) -> Vec<(usize, f64)> {
    let known = results.best_known();
    let mut found = BTreeSet::new();
    for run in results.runs.iter().filter(|r| results.instances[r.instance].series == series) {
        let Some(x) = results.x(run.instance) else { continue };
        for (column, sample) in run.samples.iter().enumerate() {
            // A method that refuses a puzzle did not fail at it.
            let tried = sample.as_ref().filter(|s| s.verdict != Ruling::Invalid);
            if tried.is_some_and(|s| !results.counts(run, s, &known)) {
                found.insert((column, x.to_bits()));
            }
        }
    }
    found.into_iter().map(|(column, bits)| (column, f64::from_bits(bits))).collect()
}
