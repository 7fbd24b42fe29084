//! Time against size, fill rate or steps, with fitted trends.

use super::axis::{Axis, Frame, Unit};
use super::canvas::FAINT;
use super::scatter::file_part;
use super::{Chart, Entry, MAX_SERIES, Marker, WIDTH, legend, ordinary, style};
use crate::stats::{Fits, Pieces, Results, Standing, band, fits, pieces, points, refuted};
use std::collections::BTreeSet;

/// A curve that explains less of the times than this is not drawn: it would show a trend where there is none.
const CLEAR: f64 = 0.5;
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
    /// Two lines that meet, on the median times themselves.
    pub pieces: Option<Pieces>,
}

/// What one column shows in one series.
struct Seen {
    /// Runs that ended with a solution.
    points: Vec<(f64, f64)>,
    /// Runs that proved that there is none.
    refuted: Vec<(f64, f64)>,
    fits: Fits,
    pieces: Option<Pieces>,
}

impl Seen {
    fn of(results: &Results, column: usize, series: &str) -> Self {
        let points = points(results, column, series);
        let (fits, pieces) = (fits(&points), pieces(&points));
        Seen { refuted: refuted(results, column, series), points, fits, pieces }
    }

    fn times(&self) -> impl Iterator<Item = f64> {
        self.points.iter().chain(&self.refuted).map(|p| p.1)
    }
}

/// How the time axis is spread: logarithmic, where powers of ten can be compared, and linear, as the
/// reports' figures are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spread {
    Log,
    Linear,
}

/// One diagram a series, and every fit as data. Nothing where there is no axis to speak of.
pub fn trends(results: &Results, axis: &str) -> (Vec<Chart>, Vec<Trend>) {
    let series: Vec<String> = results.series().into_iter().map(str::to_string).collect();
    let (mut charts, mut all) = (Vec::new(), Vec::new());
    for series in series {
        let Some(range) = range(results, &series) else { continue };
        let seen: Vec<Seen> =
            (0..results.columns.len()).map(|c| Seen::of(results, c, &series)).collect();
        if charts.len() < 2 * MAX_SERIES {
            for spread in [Spread::Log, Spread::Linear] {
                charts.push(draw(results, axis, &series, range, &seen, spread));
            }
        }
        for (column, Seen { points, fits, pieces, .. }) in seen.into_iter().enumerate() {
            let (column, series) = (results.columns[column].clone(), series.clone());
            all.push(Trend { series, column, solved: points.len(), fits, pieces });
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
    seen: &[Seen],
    spread: Spread,
) -> Chart {
    let failed = failed(results, series);
    let of = if series.is_empty() { String::new() } else { format!(", {series}") };
    let (mut canvas, frame) = ordinary();
    canvas.title(&format!("Time against {axis}: {}{of}", results.campaign));
    let room = (high - low) * 0.03;
    let x = Axis::linear((low - room).max(low.min(0.0)), high + room, Unit::Plain, axis);
    let y = time_axis(results, seen, !failed.is_empty(), spread);
    frame.draw(&mut canvas, &x, &y);
    if spread == Spread::Log {
        crosses(&mut canvas, &frame, (&x, &y), results.settings.time_limit, &failed);
    }
    let mut entries = Vec::new();
    for (column, seen) in seen.iter().enumerate() {
        let look = style(column);
        if spread == Spread::Log {
            fitted(&mut canvas, &frame, (&x, &y), seen, column);
        } else if let Some(pieces) = seen.pieces.as_ref().filter(|found| found.quality >= CLEAR) {
            let span = span(&seen.points, (low, high));
            curve(&mut canvas, &frame, (&x, &y), span, |place| pieces.at(place), column);
        }
        let step = seen.points.len().div_ceil(MAX_POINTS).max(1);
        let at = |p: &(f64, f64)| (frame.x(x.at(p.0)), frame.y(y.at(p.1)));
        for (px, py) in seen.points.iter().step_by(step).map(at) {
            canvas.marker(look.marker, px, py, 3.4, look.colour);
        }
        for (px, py) in seen.refuted.iter().step_by(step).map(at) {
            canvas.marker(Marker::Ring, px, py, 4.6, look.colour);
        }
        let remarks = remarks(seen, spread);
        entries.push(Entry { style: look, name: &results.columns[column], remarks });
    }
    legend(&mut canvas, &frame, &entries);
    let (ending, note, told) = words(spread);
    let rings = seen.iter().any(|seen| !seen.refuted.is_empty());
    let note = if rings { format!("ring: impossible; {note}") } else { note.to_string() };
    canvas.faint(WIDTH - 16.0, frame.bottom + 42.0, 11.0, super::Anchor::End, &note);
    let name = match series {
        "" => format!("trend{ending}"),
        series => format!("trend-{}{ending}", file_part(series)),
    };
    let caption = format!(
        "Time against {axis}{of}. Each point is a run that ended with a solution, at its own time (a \
         heuristic's too), each ring one that proved that there is none; {told}"
    );
    Chart { name, caption, svg: canvas.finish() }
}

/// The ending of the file's name, the note in the picture, and what its caption tells.
fn words(spread: Spread) -> (&'static str, &'static str, &'static str) {
    match spread {
        Spread::Log => (
            "",
            "curve: the better fit, with its 95 % band; R² on log(time)",
            "the curve is the better of a polynomial of degree two and an exponential, where it explains at \
             least half of the variance (a polynomial that falls and rises only where it explains a tenth \
             more), the shade its 95 % band by the bootstrap; crosses above the dashed line are runs that \
             no answer ended, a row a method.",
        ),
        Spread::Linear => (
            "-linear",
            "two lines that meet, on medians; R² on time",
            "on a linear axis, as the reports' figures are, with the two straight lines that fit the \
             median of each place best, where they explain at least half of the variance. Runs that no \
             answer ended are left out.",
        ),
    }
}

fn time_axis(results: &Results, seen: &[Seen], failed: bool, spread: Spread) -> Axis {
    let times = || seen.iter().flat_map(Seen::times);
    let (least, most) = (times().fold(f64::INFINITY, f64::min), times().fold(0.0, f64::max));
    let label = results.clock.label();
    match spread {
        Spread::Linear => Axis::linear(0.0, most * 1.05, Unit::Seconds, label),
        // Above the limit there is room for a row of crosses a method.
        Spread::Log if failed => {
            Axis::log(least * 0.7, results.settings.time_limit * 6.0, Unit::Seconds, label)
        }
        Spread::Log => Axis::log(least * 0.7, most * 1.4, Unit::Seconds, label),
    }
}

/// The limit as a dashed line, and above it what ran into it.
fn crosses(
    canvas: &mut super::Canvas,
    frame: &Frame,
    (x, y): (&Axis, &Axis),
    limit: f64,
    failed: &BTreeSet<(usize, u64)>,
) {
    let Some((first, _)) = failed.first() else { return };
    let top = frame.y(y.at(limit));
    canvas.path(&[(frame.left, top), (frame.right, top)], FAINT, 1.0, "4 3");
    let rows: BTreeSet<usize> = failed.iter().map(|(column, _)| *column).collect();
    let gap = ((top - frame.top) / (rows.len() as f64 + 1.0)).min(9.0);
    debug_assert!(rows.contains(first));
    for (column, bits) in failed {
        let row = rows.iter().position(|c| c == column).unwrap_or(0) as f64 + 1.0;
        let place = frame.x(x.at(f64::from_bits(*bits)));
        canvas.marker(Marker::Cross, place, top - gap * row, 3.2, style(*column).colour);
    }
}

/// Where points lie: beyond, a curve would be a guess.
fn span(points: &[(f64, f64)], (low, high): (f64, f64)) -> (f64, f64) {
    let from = points.iter().map(|p| p.0).fold(high, f64::min);
    (from, points.iter().map(|p| p.0).fold(low, f64::max))
}

/// The better fit of a column, with its band.
fn fitted(
    canvas: &mut super::Canvas,
    frame: &Frame,
    (x, y): (&Axis, &Axis),
    seen: &Seen,
    column: usize,
) {
    let Some(fit) = seen.fits.better().filter(|fit| fit.quality >= CLEAR) else { return };
    let (low, high) = span(&seen.points, (x.min, x.max));
    let places: Vec<f64> = (0..=40).map(|k| low + (high - low) * f64::from(k) / 40.0).collect();
    if let Some(band) = band(&seen.points, fit, &places) {
        let at = |place: f64, time: f64| {
            (frame.x(x.at(place)), frame.y(y.at(time.max(y.min).min(y.max))))
        };
        let lower = places.iter().zip(&band).map(|(p, (low, _))| at(*p, *low));
        let upper = places.iter().zip(&band).rev().map(|(p, (_, high))| at(*p, *high));
        canvas.shade(&lower.chain(upper).collect::<Vec<_>>(), style(column).colour);
    }
    curve(canvas, frame, (x, y), (low, high), |place| fit.at(place), column);
}

fn curve(
    canvas: &mut super::Canvas,
    frame: &Frame,
    (x, y): (&Axis, &Axis),
    (low, high): (f64, f64),
    height: impl Fn(f64) -> f64,
    column: usize,
) {
    let look = style(column);
    let mut corners = Vec::new();
    for k in 0..=120 {
        let place = low + (high - low) * f64::from(k) / 120.0;
        let time = height(place);
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

fn remarks(seen: &Seen, spread: Spread) -> Vec<String> {
    let quality = |name: &str, q: f64| format!("{name} R² {q:.3}");
    let mut lines = Vec::new();
    if spread == Spread::Linear {
        if let Some(pieces) = &seen.pieces {
            lines.push(quality(&format!("meet at {:.1}:", pieces.at), pieces.quality));
            lines.push(quality("one line:", pieces.straight));
            if pieces.quality < CLEAR {
                lines.push("no clear trend".to_string());
            }
        }
    } else {
        let (polynomial, exponential) = (&seen.fits.polynomial, &seen.fits.exponential);
        lines.extend(polynomial.as_ref().map(|fit| quality("polynomial", fit.quality)));
        lines.extend(exponential.as_ref().map(|fit| quality("exponential", fit.quality)));
        if seen.fits.better().is_some_and(|fit| fit.quality < CLEAR) {
            lines.push("no clear trend".to_string());
        }
    }
    if lines.is_empty() {
        lines.push("too few points to fit".to_string());
    }
    lines
}

/// Column and place of every run of a series that no answer of its own ended.
fn failed(results: &Results, series: &str) -> BTreeSet<(usize, u64)> {
    let known = results.best_known();
    let mut found = BTreeSet::new();
    for run in results.runs.iter().filter(|r| results.instances[r.instance].series == series) {
        let Some(x) = results.x(run.instance) else { continue };
        for (column, sample) in run.samples.iter().enumerate() {
            let standing = sample.as_ref().map(|s| results.standing(run, s, &known));
            if standing == Some(Standing::Failed) {
                found.insert((column, x.to_bits()));
            }
        }
    }
    found
}
