//! How many boards have a solution at all: against the axis, one curve a series.

use super::axis::{Axis, Unit};
use super::{Chart, Entry, MAX_SERIES, legend, ordinary, style};
use crate::stats::Results;
use quadrille_core::Ruling;
use std::collections::BTreeMap;

/// Boards with a solution and boards decided, by place on the axis.
type Places = BTreeMap<u64, (usize, usize)>;

/// Nothing where every board has a solution, or no axis has three places to look at.
pub fn solvable(results: &Results, axis: &str) -> Option<Chart> {
    let mut decided: Vec<Option<bool>> = vec![None; results.instances.len()];
    for run in &results.runs {
        for sample in run.samples.iter().flatten() {
            // A solution that was checked is one, however good.
            match sample.verdict {
                Ruling::Impossible => decided[run.instance] = Some(false),
                Ruling::Solved | Ruling::Best => decided[run.instance] = Some(true),
                _ => {}
            }
        }
    }
    let mut series: BTreeMap<&str, Places> = BTreeMap::new();
    for (index, instance) in results.instances.iter().enumerate() {
        let (Some(has), Some(x)) = (decided[index], results.x(index).filter(|x| *x >= 0.0)) else {
            continue;
        };
        let places = series.entry(instance.series.as_str()).or_default();
        let place = places.entry(x.to_bits()).or_default();
        *place = (place.0 + usize::from(has), place.1 + 1);
    }
    let without = decided.iter().filter(|has| **has == Some(false)).count();
    let worth = series.values().any(|places| places.len() >= 3);
    (without > 0 && worth).then(|| drawn(results, axis, &series))
}

fn drawn(results: &Results, axis: &str, series: &BTreeMap<&str, Places>) -> Chart {
    // Bits of positive numbers sort as the numbers do.
    let place = |bits: &u64| f64::from_bits(*bits);
    let all = || series.values().flat_map(BTreeMap::keys).map(place);
    let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(0.0, f64::max));
    let room = (high - low) * 0.06;
    let (mut canvas, frame) = ordinary();
    canvas.title(&format!("Boards with a solution: {}", results.campaign));
    let x = Axis::linear((low - room).max(low.min(0.0)), high + room, Unit::Plain, axis);
    let y = Axis::linear(0.0, 1.04, Unit::Percent, "share of boards with a solution");
    frame.draw(&mut canvas, &x, &y);
    let mut entries = Vec::new();
    let drawn = results.series().into_iter().filter_map(|name| Some((name, series.get(name)?)));
    for (number, (name, places)) in drawn.take(MAX_SERIES).enumerate() {
        let look = style(number);
        let size = (7.5 - number as f64).max(2.5);
        let point = |(bits, (has, of)): (&u64, &(usize, usize))| {
            (frame.x(x.at(place(bits))), frame.y(y.at(*has as f64 / *of as f64)))
        };
        let points: Vec<(f64, f64)> = places.iter().map(point).collect();
        canvas.path(&points, look.colour, 2.0, look.dash);
        for (px, py) in points {
            canvas.marker(look.marker, px, py, size, look.colour);
        }
        let (has, of) = places.values().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let name = if name.is_empty() { "all boards" } else { name };
        entries.push(Entry { style: look, name, remarks: vec![format!("{has} of {of}")] });
    }
    legend(&mut canvas, &frame, &entries);
    Chart {
        name: "solvable".to_string(),
        caption: "Boards with a solution: the share of those that some method decided.".to_string(),
        svg: canvas.finish(),
    }
}
