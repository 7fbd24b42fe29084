//! The performance diagram: how many runs are solved within a time.

use super::axis::{Axis, Unit};
use super::{Chart, Entry, draw_stairs, legend, ordinary, style, thinned};
use crate::stats::Results;

/// One curve a method, time on a logarithmic axis.
pub fn performance(results: &Results) -> Chart {
    let known = results.best_known();
    let mut times = vec![Vec::new(); results.columns.len()];
    for run in &results.runs {
        for (column, sample) in run.samples.iter().enumerate() {
            if let Some(sample) = sample
                && results.counts(run, sample, &known)
            {
                times[column].push(sample.time.max(1e-6));
            }
        }
    }
    for column in &mut times {
        column.sort_by(f64::total_cmp);
    }
    let least = times.iter().filter_map(|t| t.first()).copied().fold(f64::INFINITY, f64::min);
    let most = times.iter().filter_map(|t| t.last()).copied().fold(0.0, f64::max);
    let (mut canvas, frame) = ordinary();
    canvas.title(&format!("Performance diagram: {}", results.campaign));
    let x = Axis::log(least * 0.8, most * 1.25, Unit::Seconds, results.clock.label());
    let total = results.runs.len() as f64;
    let y = Axis::linear(0.0, total * 1.02, Unit::Plain, "runs solved within that time");
    frame.draw(&mut canvas, &x, &y);
    for (column, times) in times.iter().enumerate() {
        let points: Vec<(f64, f64)> =
            thinned(times.len()).map(|i| (times[i], (i + 1) as f64)).collect();
        draw_stairs(&mut canvas, &frame, (&x, &y), &points, column);
    }
    let entry = |(column, name): (usize, &'_ String)| (column, name.clone());
    let names: Vec<_> = results.columns.iter().enumerate().map(entry).collect();
    let entries: Vec<Entry<'_>> = names
        .iter()
        .map(|(column, name)| Entry {
            style: style(*column),
            name,
            remarks: vec![format!("{} of {}", times[*column].len(), results.runs.len())],
        })
        .collect();
    legend(&mut canvas, &frame, &entries);
    Chart {
        name: "performance".to_string(),
        caption: format!(
            "Performance diagram: how many of the {} runs each method solves within a time.",
            results.runs.len()
        ),
        svg: canvas.finish(),
    }
}
