//! Dolan and Moré's performance profile.

use super::axis::{Axis, Unit};
use super::{Chart, Entry, draw_stairs, legend, ordinary, style, thinned};
use crate::stats::{self, Results};

/// The share of runs a method solves within a factor of the quickest method, run by run.
pub fn profile(results: &Results) -> Option<Chart> {
    let (ratios, runs) = stats::profile(results);
    if runs == 0 || results.columns.len() < 2 {
        return None;
    }
    let most = ratios.iter().filter_map(|r| r.last()).copied().fold(1.0, f64::max);
    let (mut canvas, frame) = ordinary();
    canvas.title(&format!("Performance profile: {}", results.campaign));
    let mut x =
        Axis::log(1.0, most * 1.3, Unit::Times, "time as a multiple of the quickest method's");
    // Nothing can be quicker than the quickest.
    x.min = 1.0;
    x.max = x.max.max(10.0);
    let y = Axis::linear(0.0, 1.02, Unit::Percent, "share of runs solved within that factor");
    frame.draw(&mut canvas, &x, &y);
    for (column, ratios) in ratios.iter().enumerate() {
        let share = |i: usize| (ratios[i], (i + 1) as f64 / runs as f64);
        let points: Vec<(f64, f64)> = thinned(ratios.len()).map(share).collect();
        draw_stairs(&mut canvas, &frame, (&x, &y), &points, column);
    }
    let entries: Vec<Entry<'_>> = results
        .columns
        .iter()
        .enumerate()
        .map(|(column, name)| {
            let quickest = ratios[column].iter().filter(|r| **r <= 1.0).count();
            let share = 100.0 * quickest as f64 / runs as f64;
            Entry { style: style(column), name, remarks: vec![format!("quickest on {share:.0} %")] }
        })
        .collect();
    legend(&mut canvas, &frame, &entries);
    Some(Chart {
        name: "profile".to_string(),
        caption: format!(
            "Performance profile (Dolan and Moré) over the {runs} runs that some method solves: \
             at the left edge how often a method is the quickest, at the right how much it solves."
        ),
        svg: canvas.finish(),
    })
}
