//! How the times of each method are spread: a box a method.

use super::axis::{Axis, Frame, Unit};
use super::canvas::{Anchor, Canvas};
use super::scatter::file_part;
use super::{Chart, MAX_SERIES, Marker, WIDTH, style};
use crate::stats::{Results, Standing};

/// Whiskers end at the last run within so many heights of the box.
const WHISKER: f64 = 1.5;

/// One diagram a series: sizes that are told apart elsewhere are not thrown together here.
pub fn boxes(results: &Results) -> Vec<Chart> {
    results
        .series()
        .into_iter()
        .take(MAX_SERIES)
        .filter_map(|series| of_series(results, series))
        .collect()
}

/// One box a method: its quartiles, and what lies beyond.
fn of_series(results: &Results, series: &str) -> Option<Chart> {
    let times = times(results, series);
    let all = || times.iter().flatten().copied();
    let (least, most) = (all().fold(f64::INFINITY, f64::min), all().fold(0.0, f64::max));
    if most <= 0.0 {
        return None;
    }
    let (row, top) = (40.0, 48.0);
    let height = top + row * times.len() as f64 + 58.0;
    let mut canvas = Canvas::new(WIDTH, height);
    let frame = Frame { left: 190.0, top, right: WIDTH - 120.0, bottom: height - 58.0 };
    let of = if series.is_empty() { String::new() } else { format!(", {series}") };
    canvas.title(&format!("Spread of times: {}{of}", results.campaign));
    let x = Axis::log(least * 0.8, most * 1.25, Unit::Seconds, results.clock.label());
    frame.draw_below(&mut canvas, &x);
    for (column, times) in times.iter().enumerate() {
        let middle = frame.top + row * (column as f64 + 0.5);
        canvas.text(frame.left - 10.0, middle + 4.5, 13.0, Anchor::End, &results.columns[column]);
        let count = format!("{} runs", times.len());
        canvas.faint(frame.right + 12.0, middle + 4.0, 12.0, Anchor::Start, &count);
        draw(&mut canvas, &frame, &x, middle, times, column);
    }
    let name = match series {
        "" => "spread".to_string(),
        series => format!("spread-{}", file_part(series)),
    };
    let caption = format!(
        "Times of the runs that ended by themselves{of}, on a logarithmic axis: the box holds the middle half, \
         its line is the median, whiskers reach to the last run within one and a half boxes, points are \
         runs beyond."
    );
    Some(Chart { name, caption, svg: canvas.finish() })
}

fn draw(canvas: &mut Canvas, frame: &Frame, x: &Axis, middle: f64, times: &[f64], column: usize) {
    let Some(&first) = times.first() else { return };
    let at = |time: f64| frame.x(x.at(time));
    let colour = style(column).colour;
    let [low, half, high] = [0.25, 0.5, 0.75].map(|share| quantile(times, share));
    // The axis is logarithmic, so lengths are ratios.
    let reach = (high / low).powf(WHISKER);
    let inside = |t: &&f64| **t >= low / reach && **t <= high * reach;
    let from = times.iter().find(inside).copied().unwrap_or(first);
    let to = times.iter().rev().find(inside).copied().unwrap_or(first);
    canvas.path(&[(at(from), middle), (at(to), middle)], colour, 1.4, "");
    canvas.rect((at(low), middle - 9.0), ((at(high) - at(low)).max(1.0), 18.0), "#ffffff", colour);
    canvas.path(&[(at(half), middle - 9.0), (at(half), middle + 9.0)], colour, 2.6, "");
    for time in times.iter().filter(|t| !inside(t)) {
        canvas.marker(Marker::Ring, at(*time), middle, 2.6, colour);
    }
}

/// The times of each column in one series, sorted.
fn times(results: &Results, series: &str) -> Vec<Vec<f64>> {
    let known = results.best_known();
    let mut times = vec![Vec::new(); results.columns.len()];
    for run in results.runs.iter().filter(|r| results.instances[r.instance].series == series) {
        for (column, sample) in run.samples.iter().enumerate() {
            let Some(sample) = sample else { continue };
            let standing: Standing = results.standing(run, sample, &known);
            if standing.has_time() {
                times[column].push(sample.time.max(1e-6));
            }
        }
    }
    times.iter_mut().for_each(|column| column.sort_by(f64::total_cmp));
    times
}

/// A quantile of sorted values, between neighbours where it falls between them.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() as f64 - 1.0);
    let (below, part) = (place.floor() as usize, place.fract());
    let above = (below + 1).min(sorted.len() - 1);
    sorted[below] * (1.0 - part) + sorted[above] * part
}

#[cfg(test)]
mod tests {
    use super::quantile;

    #[test]
    fn quantiles_lie_between_neighbours() {
        let values = [1.0, 2.0, 3.0, 4.0];
        let close = |a: f64, b: f64| (a - b).abs() < 1e-12;
        assert!(close(quantile(&values, 0.5), 2.5) && close(quantile(&values, 0.25), 1.75));
        assert!(close(quantile(&values, 1.0), 4.0) && close(quantile(&[7.0], 0.75), 7.0));
    }
}
