//! How often a method succeeds: against the axis where there is one, else one bar a method.

use super::axis::{Axis, Frame, Unit};
use super::canvas::{Anchor, Canvas, FAINT};
use super::scatter::file_part;
use super::{Chart, Entry, MAX_SERIES, WIDTH, legend, ordinary, style};
use crate::stats::{Results, Standing};
use std::collections::BTreeMap;

/// One diagram a series: sizes that are told apart elsewhere are not added up here.
pub fn success(results: &Results, axis: &str) -> Vec<Chart> {
    results
        .series()
        .into_iter()
        .take(MAX_SERIES)
        .map(|series| of_series(results, axis, series))
        .collect()
}

/// A success is a definite answer, or an objective that no other run of the campaign beats. A puzzle
/// that a method refuses is no failure of it.
fn of_series(results: &Results, axis: &str, series: &str) -> Chart {
    let known = results.best_known();
    let columns = results.columns.len();
    let mut by_place: BTreeMap<u64, Vec<(usize, usize)>> = BTreeMap::new();
    let mut all = vec![(0, 0); columns];
    for run in results.runs.iter().filter(|r| results.instances[r.instance].series == series) {
        for (column, sample) in run.samples.iter().enumerate() {
            let Some(sample) = sample else { continue };
            if results.standing(run, sample, &known) == Standing::Refused {
                continue;
            }
            let least = known[run.instance].map(|(value, _)| value);
            let won = sample.verdict.is_definite()
                || (sample.objective.is_some() && sample.objective == least);
            let won = usize::from(won);
            all[column] = (all[column].0 + won, all[column].1 + 1);
            if let Some(x) = results.x(run.instance).filter(|x| *x >= 0.0) {
                let entry = by_place.entry(x.to_bits()).or_insert_with(|| vec![(0, 0); columns]);
                entry[column] = (entry[column].0 + won, entry[column].1 + 1);
            }
        }
    }
    let of = if series.is_empty() { String::new() } else { format!(", {series}") };
    let caption = format!(
        "Success rate{of}: the share of runs with a definite answer, or with the least objective that any \
         run of the campaign reached; puzzles that a method refuses are left out."
    );
    let title = format!("Success rate: {}{of}", results.campaign);
    let svg = if by_place.len() >= 3 {
        curves(results, axis, &title, &by_place, &all)
    } else {
        bars(results, &title, &all)
    };
    let name = match series {
        "" => "success".to_string(),
        series => format!("success-{}", file_part(series)),
    };
    Chart { name, caption, svg }
}

fn share((won, tried): (usize, usize)) -> f64 {
    if tried == 0 { 0.0 } else { won as f64 / tried as f64 }
}

fn curves(
    results: &Results,
    axis: &str,
    title: &str,
    by_place: &BTreeMap<u64, Vec<(usize, usize)>>,
    all: &[(usize, usize)],
) -> String {
    // Bits of positive numbers sort as the numbers do.
    let places: Vec<f64> = by_place.keys().map(|bits| f64::from_bits(*bits)).collect();
    let (low, high) = (places[0], places[places.len() - 1]);
    let room = (high - low) * 0.06;
    let (mut canvas, frame) = ordinary();
    canvas.title(title);
    let x = Axis::linear((low - room).max(low.min(0.0)), high + room, Unit::Plain, axis);
    let y = Axis::linear(0.0, 1.04, Unit::Percent, "share of runs that succeed");
    frame.draw(&mut canvas, &x, &y);
    let mut entries = Vec::new();
    for (column, name) in results.columns.iter().enumerate() {
        let look = style(column);
        // Many methods solve everything: marks shrink from method to method, so that none hides another.
        let size = (7.5 - column as f64).max(2.5);
        let point = |(place, counts): (&f64, &Vec<(usize, usize)>)| {
            (counts[column].1 > 0)
                .then(|| (frame.x(x.at(*place)), frame.y(y.at(share(counts[column])))))
        };
        let points: Vec<(f64, f64)> =
            places.iter().zip(by_place.values()).filter_map(point).collect();
        canvas.path(&points, look.colour, 2.0, look.dash);
        for (px, py) in points {
            canvas.marker(look.marker, px, py, size, look.colour);
        }
        let (won, tried) = all[column];
        entries.push(Entry { style: look, name, remarks: vec![format!("{won} of {tried}")] });
    }
    legend(&mut canvas, &frame, &entries);
    canvas.finish()
}

fn bars(results: &Results, title: &str, all: &[(usize, usize)]) -> String {
    let (row, top) = (34.0, 48.0);
    let height = top + row * all.len() as f64 + 58.0;
    let mut canvas = Canvas::new(WIDTH, height);
    let frame = Frame { left: 190.0, top, right: WIDTH - 120.0, bottom: height - 58.0 };
    canvas.title(title);
    let x = Axis::linear(0.0, 1.0, Unit::Percent, "share of runs that succeed");
    frame.draw_below(&mut canvas, &x);
    for (column, name) in results.columns.iter().enumerate() {
        let middle = frame.top + row * (column as f64 + 0.5);
        let width = frame.x(share(all[column])) - frame.left;
        canvas.rect((frame.left, middle - 9.0), (width, 18.0), style(column).colour, "none");
        canvas.text(frame.left - 10.0, middle + 4.5, 13.0, Anchor::End, name);
        let (won, tried) = all[column];
        let count = format!("{won} of {tried}");
        canvas.faint(frame.left + width + 8.0, middle + 4.0, 12.0, Anchor::Start, &count);
    }
    canvas.path(&[(frame.left, frame.top), (frame.left, frame.bottom)], FAINT, 1.2, "");
    canvas.finish()
}
