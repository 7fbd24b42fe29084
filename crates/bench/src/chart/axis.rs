//! Axes: scales, ticks, and where a value stands.

use super::canvas::{Anchor, Canvas, FAINT, GRID};

/// How values are spread.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    Linear,
    Log,
}

/// What tick labels look like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    Plain,
    Seconds,
    Percent,
    Times,
    Bytes,
}

/// One axis of a diagram.
pub struct Axis {
    pub scale: Scale,
    pub unit: Unit,
    pub min: f64,
    pub max: f64,
    pub label: String,
}

impl Axis {
    /// A linear axis from `min` to `max`.
    pub fn linear(min: f64, max: f64, unit: Unit, label: impl Into<String>) -> Self {
        let max = if max > min { max } else { min + 1.0 };
        Axis { scale: Scale::Linear, unit, min, max, label: label.into() }
    }

    /// A logarithmic axis that holds `min` and `max`, widened to at least one decade.
    pub fn log(min: f64, max: f64, unit: Unit, label: impl Into<String>) -> Self {
        let min = if min.is_finite() && min > 0.0 { min } else { 1e-6 };
        let max = if max.is_finite() && max > min { max } else { min };
        let (mut low, mut high) = (min, max);
        if high / low < 10.0 {
            let middle = (low * high).sqrt();
            (low, high) = (middle / 10f64.sqrt(), middle * 10f64.sqrt());
        }
        Axis { scale: Scale::Log, unit, min: low, max: high, label: label.into() }
    }

    /// Where a value stands, from 0 to 1; values outside stand at the edge.
    pub fn at(&self, value: f64) -> f64 {
        let part = match self.scale {
            Scale::Linear => (value - self.min) / (self.max - self.min),
            Scale::Log => (value.max(1e-300) / self.min).ln() / (self.max / self.min).ln(),
        };
        part.clamp(0.0, 1.0)
    }

    /// Ticks with their labels; an empty label is a minor tick.
    pub fn ticks(&self) -> Vec<(f64, String)> {
        match self.scale {
            Scale::Linear => self.linear_ticks(),
            Scale::Log => self.log_ticks(),
        }
    }

    fn linear_ticks(&self) -> Vec<(f64, String)> {
        let rough = (self.max - self.min) / 9.0;
        let decade = 10f64.powf(rough.log10().floor());
        let nice = [1.0, 2.0, 5.0, 10.0].into_iter().find(|n| n * decade >= rough).unwrap_or(10.0);
        let mut step = nice * decade;
        if self.unit == Unit::Plain {
            step = step.max(if self.max - self.min > 1.5 { 1.0 } else { 0.0 });
        }
        let first = (self.min / step).ceil() as i64;
        let last = (self.max / step + 1e-9).floor() as i64;
        let label = |value: f64| match self.unit {
            Unit::Percent => format!("{:.0} %", value * 100.0),
            Unit::Seconds => seconds(value),
            _ => plain(value),
        };
        (first..=last).map(|k| (k as f64 * step, label(k as f64 * step))).collect()
    }

    fn log_ticks(&self) -> Vec<(f64, String)> {
        let first = self.min.log10().floor() as i32;
        let last = self.max.log10().ceil() as i32;
        let inside = |v: f64| v >= self.min * 0.999 && v <= self.max * 1.001;
        // Few decades leave room for labels at 2 and 5.
        let between = last - first <= 3;
        let skip = ((last - first) / 9 + 1).max(1);
        let mut ticks = Vec::new();
        for decade in first..=last {
            for k in 1..10 {
                let value = 10f64.powi(decade) * f64::from(k);
                if !inside(value) {
                    continue;
                }
                let labelled = (k == 1 && decade % skip == 0) || (between && (k == 2 || k == 5));
                let label = if !labelled {
                    String::new()
                } else if self.unit == Unit::Seconds {
                    seconds(value)
                } else if self.unit == Unit::Times {
                    format!("{}×", plain(value))
                } else if self.unit == Unit::Bytes {
                    bytes(value)
                } else {
                    plain(value)
                };
                ticks.push((value, label));
            }
        }
        ticks
    }
}

fn plain(value: f64) -> String {
    if value.abs() >= 1e6 || (value != 0.0 && value.abs() < 1e-3) {
        return format!("{value:.0e}");
    }
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// A time for people: `350 µs`, `12.4 ms`, `3.20 s`.
pub fn seconds(value: f64) -> String {
    let (scaled, unit) = match value.abs() {
        v if v < 0.999_5e-3 => (value * 1e6, "µs"),
        v if v < 0.999_5 => (value * 1e3, "ms"),
        _ => (value, "s"),
    };
    let digits = match scaled.abs() {
        v if v >= 99.95 => 0,
        v if v >= 9.995 => 1,
        _ => 2,
    };
    let text = format!("{scaled:.digits$}");
    let text = if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_string()
    } else {
        text
    };
    format!("{text} {unit}")
}

/// An amount of memory for people: `640 kB`, `12.5 MB`, `3 GB`.
pub fn bytes(value: f64) -> String {
    let (scaled, unit) = match value {
        v if v < 999.5e3 => (v / 1e3, "kB"),
        v if v < 999.5e6 => (v / 1e6, "MB"),
        v => (v / 1e9, "GB"),
    };
    let text = format!("{scaled:.*}", usize::from(scaled < 99.95));
    format!("{} {unit}", text.strip_suffix(".0").unwrap_or(&text))
}

/// The area curves are drawn in.
#[derive(Clone, Copy)]
pub struct Frame {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
}

impl Frame {
    pub fn x(&self, part: f64) -> f64 {
        self.left + part * (self.right - self.left)
    }

    pub fn y(&self, part: f64) -> f64 {
        self.bottom - part * (self.bottom - self.top)
    }

    /// Draws the lines, labels and name of an axis below rows that have names of their own.
    pub fn draw_below(&self, canvas: &mut Canvas, x: &Axis) {
        for (value, label) in x.ticks().into_iter().filter(|(_, label)| !label.is_empty()) {
            let at = self.x(x.at(value));
            canvas.path(&[(at, self.top), (at, self.bottom)], GRID, 1.0, "");
            canvas.faint(at, self.bottom + 20.0, 12.0, Anchor::Middle, &label);
        }
        canvas.text(self.x(0.5), self.bottom + 42.0, 13.0, Anchor::Middle, &x.label);
    }

    /// Draws grid, ticks, labels and the two axes.
    pub fn draw(&self, canvas: &mut Canvas, x: &Axis, y: &Axis) {
        for (value, label) in x.ticks() {
            let at = self.x(x.at(value));
            let minor = label.is_empty();
            if !minor {
                canvas.path(&[(at, self.top), (at, self.bottom)], GRID, 1.0, "");
            }
            let length = if minor { 3.0 } else { 6.0 };
            canvas.path(&[(at, self.bottom), (at, self.bottom + length)], FAINT, 1.0, "");
            canvas.faint(at, self.bottom + 20.0, 12.0, Anchor::Middle, &label);
        }
        for (value, label) in y.ticks() {
            let at = self.y(y.at(value));
            let minor = label.is_empty();
            if !minor {
                canvas.path(&[(self.left, at), (self.right, at)], GRID, 1.0, "");
            }
            let length = if minor { 3.0 } else { 6.0 };
            canvas.path(&[(self.left - length, at), (self.left, at)], FAINT, 1.0, "");
            canvas.faint(self.left - 9.0, at + 4.0, 12.0, Anchor::End, &label);
        }
        let corner = [(self.left, self.top), (self.left, self.bottom), (self.right, self.bottom)];
        canvas.path(&corner, FAINT, 1.2, "");
        let middle = (self.left + self.right) / 2.0;
        canvas.text(middle, self.bottom + 42.0, 13.0, Anchor::Middle, &x.label);
        canvas.upwards(18.0, (self.top + self.bottom) / 2.0, 13.0, &y.label);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_well() {
        let shown: Vec<String> = [0.0, 1.5e-6, 350e-6, 0.001, 0.0124, 0.5, 1.0, 3.2, 59.94, 300.0]
            .iter()
            .map(|t| seconds(*t))
            .collect();
        let want = [
            "0 µs", "1.5 µs", "350 µs", "1 ms", "12.4 ms", "500 ms", "1 s", "3.2 s", "59.9 s",
            "300 s",
        ];
        assert_eq!(shown, want);
    }

    #[test]
    fn memory_reads_well() {
        let shown = [64e3, 999.6e3, 12.34e6, 640e6, 1e9, 23.5e9].map(bytes);
        assert_eq!(shown, ["64 kB", "1 MB", "12.3 MB", "640 MB", "1 GB", "23.5 GB"]);
    }

    #[test]
    fn ticks_stay_inside_and_are_not_too_many() {
        for (min, max) in [(0.0, 7.0), (0.0, 1.0), (5.0, 12.0), (0.0, 1e6), (10.0, 10.0)] {
            let axis = Axis::linear(min, max, Unit::Plain, "");
            let ticks = axis.ticks();
            assert!((2..=12).contains(&ticks.len()), "{min}..{max}: {}", ticks.len());
            assert!(ticks.iter().all(|(v, _)| *v >= min - 1e-9 && *v <= axis.max + 1e-9));
        }
        for (min, max) in [(1e-6, 1e3), (0.01, 0.02), (1.0, 1.0), (1e-9, 1e9)] {
            let labels = Axis::log(min, max, Unit::Seconds, "").ticks();
            let labels = labels.iter().filter(|(_, l)| !l.is_empty()).count();
            assert!((1..=14).contains(&labels), "{min}..{max}: {labels}");
        }
    }
}
