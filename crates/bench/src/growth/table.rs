//! The points of a measurement as a file, and what they come to as a page.

use super::{WORKS, Work, growing};
use crate::chart::{Chart, Measure, bytes, seconds};
use crate::stats::PowerLaw;
use crate::store::Outcome;
use crate::{Failure, files};
use quadrille_core::Ruling;
use std::fmt::Write;
use std::path::Path;

/// The points' file inside the folder of a measurement.
pub const FILE: &str = "points.csv";
const HEAD: &str = "work,side,cells,seed,verdict,seconds,cpu,peak";

/// One solve.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The work's name.
    pub work: String,
    /// The side of the board.
    pub side: u32,
    /// Its cells.
    pub cells: u64,
    /// The generator's seed.
    pub seed: u64,
    /// What came of it.
    pub verdict: Ruling,
    /// Seconds inside the method.
    pub seconds: f64,
    /// CPU seconds of the process.
    pub cpu: f64,
    /// The most bytes it held.
    pub peak: u64,
}

impl Point {
    /// The point of an outcome.
    pub fn of(work: &str, side: u32, seed: u64, outcome: &Outcome) -> Self {
        let &Outcome { verdict, seconds, cpu, peak, .. } = outcome;
        let cells = u64::from(side) * u64::from(side);
        Point { work: work.to_string(), side, cells, seed, verdict, seconds, cpu, peak }
    }

    /// Whether this is the point of a board.
    pub fn is(&self, work: &str, side: u32, seed: u64) -> bool {
        self.work == work && self.side == side && self.seed == seed
    }

    /// Whether the question was answered.
    pub fn answered(&self) -> bool {
        self.verdict.is_definite()
    }

    /// What the work took at most: the seconds of the method or those on a core, whichever are fewer.
    pub fn work_seconds(&self) -> f64 {
        if self.cpu > 0.0 { self.seconds.min(self.cpu) } else { self.seconds }
    }

    fn line(&self) -> String {
        let Point { work, side, cells, seed, verdict, seconds, cpu, peak } = self;
        format!("{work},{side},{cells},{seed},{},{seconds},{cpu},{peak}", verdict.word())
    }

    fn parse(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split(',').collect();
        let [work, side, cells, seed, verdict, seconds, cpu, peak] = fields[..] else {
            return None;
        };
        Some(Point {
            work: work.to_string(),
            side: side.parse().ok()?,
            cells: cells.parse().ok()?,
            seed: seed.parse().ok()?,
            verdict: Ruling::from_word(verdict),
            seconds: seconds.parse().ok().filter(|s: &f64| s.is_finite())?,
            cpu: cpu.parse().ok().filter(|s: &f64| s.is_finite())?,
            peak: peak.parse().ok()?,
        })
    }
}

/// The points of a folder; none if it has no such file.
pub fn read(folder: &Path) -> Result<Vec<Point>, Failure> {
    let path = folder.join(FILE);
    let text = match std::fs::read_to_string(&path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(vec![]),
        other => other.map_err(|e| Failure::at(&path, e))?,
    };
    let mut lines = text.lines().enumerate();
    if lines.next().map(|(_, head)| head) != Some(HEAD) {
        return Err(Failure::at(&path, format!("line 1: expected `{HEAD}`")));
    }
    let point = |(at, line): (usize, &str)| {
        let wrong =
            || Failure::at(&path, format!("line {}: expected `{HEAD}`, found `{line}`", at + 1));
        Point::parse(line).ok_or_else(wrong)
    };
    lines.map(point).collect()
}

/// Writes points, pictures and the page into a folder.
pub fn write(
    folder: &Path,
    points: &[Point],
    charts: &[Chart],
    preface: &str,
) -> Result<(), Failure> {
    files::make_folder(folder)?;
    let lines: String = points.iter().map(|point| point.line() + "\n").collect();
    files::write_text(&folder.join(FILE), &format!("{HEAD}\n{lines}"))?;
    for chart in charts {
        files::write_text(&folder.join(format!("{}.svg", chart.name)), &chart.svg)?;
    }
    files::write_text(&folder.join("README.md"), &page(points, charts, preface))
}

fn page(points: &[Point], charts: &[Chart], preface: &str) -> String {
    let mut text = format!("# Growth\n\n{preface}\n\n");
    text.push_str("| work | boards | time | memory | largest answered | its time | its memory | next side |\n");
    text.push_str("|---|---|---|---|---|---|---|---|\n");
    for work in WORKS.iter().filter(|work| points.iter().any(|p| p.work == work.name)) {
        text.push_str(&row(work, points));
    }
    for chart in charts {
        let _ = write!(text, "\n![{}]({}.svg)\n", chart.caption, chart.name);
    }
    text
}

fn row(work: &Work, points: &[Point]) -> String {
    let law = |measure| {
        let law = growing(work, measure, points).law.map(|(law, _)| law);
        law.map_or("-".to_string(), |PowerLaw { exponent, quality, .. }| {
            format!("cells^{exponent:.2} (R² {quality:.3})")
        })
    };
    let of_work = || points.iter().filter(|point| point.work == work.name);
    let answered = |side: u32| of_work().filter(|p| p.side == side).all(Point::answered);
    let largest = of_work().map(|p| p.side).filter(|side| answered(*side)).max().unwrap_or(0);
    let median = |value: fn(&Point) -> f64| {
        let mut all: Vec<f64> = of_work().filter(|p| p.side == largest).map(value).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or(0.0)
    };
    let late = of_work().filter(|p| p.side > largest);
    let late =
        late.map(|p| p.side).min().map_or("-".to_string(), |side| format!("{side}: too long"));
    let count = of_work().filter(|p| p.answered()).count();
    format!(
        "| {}: {} | {count} | {} | {} | {largest} x {largest} | {} | {} | {late} |\n",
        work.game,
        work.question,
        law(Measure::Time),
        law(Measure::Memory),
        seconds(median(Point::work_seconds)),
        bytes(median(|p| p.peak as f64)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points() -> Vec<Point> {
        let point = |side: u32| {
            let time = 1e-8 * f64::from(side).powi(4);
            let verdict = if side > 60 { Ruling::Unknown } else { Ruling::Solved };
            let peak = 4_000_000 + 100 * u64::from(side).pow(2) * u64::from(side);
            let outcome = Outcome { verdict, seconds: time, peak, ..Outcome::default() };
            Point::of("towers-any", side, 1, &outcome)
        };
        [5, 10, 20, 40, 60, 61].map(point).to_vec()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read(folder.path()).unwrap(), vec![]);
        write(folder.path(), &[], &[], "Nothing yet.").unwrap();
        assert_eq!(read(folder.path()).unwrap(), vec![]);
        let points = points();
        write(folder.path(), &points, &super::super::charts(&points), "Made up.").unwrap();
        assert_eq!(read(folder.path()).unwrap(), points);
        let page = std::fs::read_to_string(folder.path().join("README.md")).unwrap();
        // Time grows with the square of the cells; what is not answered is no part of the law.
        assert!(
            page.contains("| towers: all clues, any solution | 5 | cells^2.00 (R² 1.000) |"),
            "{page}"
        );
        assert!(
            page.contains("| 60 x 60 | 130 ms |") && page.contains("| 61: too long |"),
            "{page}"
        );
        assert!(folder.path().join("towers-memory.svg").exists());
    }

    #[test]
    fn a_damaged_table_is_refused_with_its_line() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), format!("{HEAD}\ntowers-any,5,25\n")).unwrap();
        let error = read(folder.path()).unwrap_err().to_string();
        assert!(error.contains("line 2"), "{error}");
    }
}
