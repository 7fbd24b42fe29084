//! What each method reached, instance by instance, in games that minimise something.

use super::axis::{Axis, Frame, Unit};
use super::canvas::{Anchor, Canvas, GRID};
use super::{Chart, Entry, WIDTH, legend, style};
use crate::stats::{Results, mean};

/// More instances than this do not fit on a page.
const MAX_ROWS: usize = 40;

/// One line an instance, one mark a method: the mean over its seeds.
pub fn objective(results: &Results) -> Option<Chart> {
    let count = results.instances.len();
    if count > MAX_ROWS {
        return None;
    }
    let mut values = vec![vec![Vec::new(); results.columns.len()]; count];
    for run in &results.runs {
        for (column, sample) in run.samples.iter().enumerate() {
            if let Some(objective) = sample.as_ref().and_then(|s| s.objective) {
                values[run.instance][column].push(objective as f64);
            }
        }
    }
    let means: Vec<Vec<Option<f64>>> =
        values.iter().map(|row| row.iter().map(|v| mean(v)).collect()).collect();
    let most = means.iter().flatten().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    if !most.is_finite() {
        return None;
    }
    let least = means.iter().flatten().flatten().copied().fold(f64::INFINITY, f64::min);
    let (row, top) = (32.0, 48.0);
    let height = top + row * count as f64 + 58.0;
    let height = height.max(top + 58.0 + 40.0 * results.columns.len() as f64);
    let mut canvas = Canvas::new(WIDTH, height);
    let frame = Frame { left: 190.0, top, right: WIDTH - 216.0, bottom: height - 58.0 };
    canvas.title(&format!("Objective reached: {}", results.campaign));
    let label = "objective (less is better), mean over seeds";
    let x = if least > 0.0 && most / least > 30.0 {
        Axis::log(least * 0.9, most * 1.1, Unit::Plain, label)
    } else {
        Axis::linear(least.min(0.0), most * 1.05, Unit::Plain, label)
    };
    frame.draw_below(&mut canvas, &x);
    for (instance, row_means) in means.iter().enumerate() {
        let y = frame.top + row * (instance as f64 + 0.5);
        canvas.path(&[(frame.left, y), (frame.right, y)], GRID, 1.0, "");
        let name = shortened(&results.instances[instance].name);
        canvas.text(frame.left - 10.0, y + 4.5, 12.0, Anchor::End, &name);
        // Equal values side by side: each column a little lower than the one before.
        let spread = 22.0 / results.columns.len().max(1) as f64;
        for (column, value) in row_means.iter().enumerate() {
            if let Some(value) = value {
                let look = style(column);
                let shift = (column as f64 - (results.columns.len() as f64 - 1.0) / 2.0) * spread;
                canvas.marker(look.marker, frame.x(x.at(*value)), y + shift, 4.2, look.colour);
            }
        }
    }
    let entries = entries(results, &means);
    legend(&mut canvas, &frame, &entries);
    Some(Chart {
        name: "objective".to_string(),
        caption: "What each method reached on each instance (less is better).".to_string(),
        svg: canvas.finish(),
    })
}

/// The legend: each method with its mean.
fn entries<'a>(results: &'a Results, means: &[Vec<Option<f64>>]) -> Vec<Entry<'a>> {
    let columns = 0..results.columns.len();
    let minimise: Vec<usize> =
        columns.filter(|c| means.iter().any(|row| row[*c].is_some())).collect();
    results
        .columns
        .iter()
        .enumerate()
        .map(|(column, name)| {
            // Over the instances that every method has an answer for: no other means compare.
            let common = means.iter().filter(|row| minimise.iter().all(|c| row[*c].is_some()));
            let all: Vec<f64> = common.filter_map(|row| row[column]).collect();
            let remark = match mean(&all) {
                Some(m) => format!("mean {m:.2} over {}", all.len()),
                None => "nothing in common".to_string(),
            };
            Entry { style: style(column), name, remarks: vec![remark] }
        })
        .collect()
}

fn shortened(name: &str) -> String {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    if stem.chars().count() <= 24 {
        return stem.to_string();
    }
    format!("{}…", stem.chars().take(23).collect::<String>())
}
