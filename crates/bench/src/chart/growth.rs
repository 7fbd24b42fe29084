//! Time or memory against the size of the board, both axes logarithmic, with fitted power laws.

use super::axis::{Axis, Unit};
use super::{Anchor, Chart, Entry, WIDTH, legend, ordinary, style};
use crate::stats::PowerLaw;

/// What grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Seconds of the work.
    Time,
    /// The most bytes the process held.
    Memory,
}

/// One kind of work on boards of growing size.
pub struct Growing {
    /// What is done.
    pub name: String,
    /// Cells, and what was measured.
    pub points: Vec<(f64, f64)>,
    /// The law, and from how many cells on it was fitted.
    pub law: Option<(PowerLaw, f64)>,
}

/// The diagram of one game.
pub fn growth(game: &str, measure: Measure, works: &[Growing]) -> Chart {
    let (mut canvas, frame) = ordinary();
    let (word, label, unit) = match measure {
        Measure::Time => ("time", "seconds of the work", Unit::Seconds),
        Measure::Memory => ("memory", "most memory of the process", Unit::Bytes),
    };
    let title: String = game.chars().take(1).flat_map(char::to_uppercase).collect();
    canvas.title(&format!("{title}{}: {word} against size", &game[title.len().min(game.len())..]));
    let all = || works.iter().flat_map(|work| &work.points);
    let low = |pick: fn(&(f64, f64)) -> f64| all().map(pick).fold(f64::INFINITY, f64::min);
    let high = |pick: fn(&(f64, f64)) -> f64| all().map(pick).fold(0.0, f64::max);
    let x = Axis::log(low(|p| p.0) / 1.2, high(|p| p.0) * 1.2, Unit::Plain, "cells of the board");
    let y = Axis::log(low(|p| p.1) / 1.3, high(|p| p.1) * 1.3, unit, label);
    frame.draw(&mut canvas, &x, &y);
    let at = |(a, b): (f64, f64)| (frame.x(x.at(a)), frame.y(y.at(b)));
    let mut entries = Vec::new();
    for (column, work) in works.iter().enumerate() {
        let look = style(column);
        let last = work.points.iter().map(|p| p.0).fold(0.0, f64::max);
        // A legend is narrow: what is asked stands below what the boards are.
        let (name, asked) = work.name.split_once(", ").unwrap_or((&work.name, ""));
        let mut remarks: Vec<String> =
            Some(asked.to_string()).into_iter().filter(|asked| !asked.is_empty()).collect();
        if let Some((law, from)) = work.law {
            let ends = [from, last].map(|cells| at((cells, law.at(cells))));
            canvas.path(&ends, look.colour, 1.8, look.dash);
            remarks.push(format!("{word} ~ cells^{:.2}", law.exponent));
            remarks.push(format!("R² {:.3}", law.quality));
        } else {
            remarks.push("too few points to fit".to_string());
        }
        for point in &work.points {
            let (px, py) = at(*point);
            canvas.marker(look.marker, px, py, 3.4, look.colour);
        }
        entries.push(Entry { style: look, name, remarks });
    }
    legend(&mut canvas, &frame, &entries);
    let note = "each point a board, in a process of its own";
    canvas.faint(WIDTH - 16.0, frame.bottom + 42.0, 11.0, Anchor::End, note);
    let caption = format!(
        "{word} of {game} against the cells of the board, on logarithmic axes; the lines are power laws \
         fitted where the {word} is at least twice what the smallest board needs."
    );
    Chart { name: format!("{game}-{word}"), caption, svg: canvas.finish() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_law_is_drawn_over_the_points_it_was_fitted_to() {
        let points: Vec<(f64, f64)> =
            (1..6).map(|k| (10f64.powi(k), 1e-6 * 10f64.powi(k))).collect();
        let law = crate::stats::power_law(&points).unwrap();
        let works = [Growing { name: "any".into(), points, law: Some((law, 100.0)) }];
        let chart = growth("towers", Measure::Time, &works);
        assert_eq!(chart.name, "towers-time");
        assert!(chart.svg.contains("Towers: time against size"), "{}", chart.svg);
        assert!(chart.svg.contains("time ~ cells^1.00"), "{}", chart.svg);
        assert_eq!(chart.svg.matches("<circle").count(), 5 + 1, "points and the legend's mark");
    }
}
