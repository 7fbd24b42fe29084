//! One line a column: solved counts, PAR-2, shifted geometric mean, wins.

use super::Results;
use quadrille_core::Ruling;

/// The shift of the geometric mean, in seconds: times far below it hardly count.
pub const SHIFT: f64 = 1.0;
/// Two times closer than this are a tie.
const TIE: f64 = 0.01;

/// What a column achieved.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The column's label.
    pub column: String,
    /// Runs it has a result for.
    pub runs: usize,
    /// Runs that count as solved.
    pub solved: usize,
    /// How often each verdict came, in the order of [`Ruling::ALL`].
    pub verdicts: [usize; 7],
    /// Mean time, an unsolved run counting twice the limit.
    pub par2: f64,
    /// Shifted geometric mean, an unsolved run counting the limit.
    pub geometric: f64,
    /// Median time of solved runs.
    pub median: Option<f64>,
    /// Runs it solved in the least time, ties counting for each.
    pub wins: usize,
    /// Mean objective, where there is one.
    pub objective: Option<f64>,
    /// Runs where its objective is the least any column reached.
    pub best: usize,
    /// The most memory any run took.
    pub peak: u64,
}

/// A summary a column.
pub fn summaries(results: &Results) -> Vec<Summary> {
    let known = results.best_known();
    let wins = wins(results, &known);
    let one = |(column, label): (usize, &String)| summary(results, column, label, &known, &wins);
    results.columns.iter().enumerate().map(one).collect()
}

fn summary(
    results: &Results,
    column: usize,
    label: &str,
    known: &[Option<(i64, bool)>],
    wins: &[usize],
) -> Summary {
    let limit = results.settings.time_limit;
    let mut verdicts = [0; 7];
    let (mut times, mut objectives) = (Vec::new(), Vec::new());
    let (mut runs, mut par2, mut logs, mut peak, mut best) = (0, 0.0, 0.0, 0, 0);
    for run in &results.runs {
        let Some(sample) = &run.samples[column] else { continue };
        runs += 1;
        peak = peak.max(sample.peak);
        let place = Ruling::ALL.iter().position(|v| *v == sample.verdict).unwrap_or(3);
        verdicts[place] += 1;
        let solved = results.counts(run, sample, known);
        if solved {
            times.push(sample.time);
        }
        par2 += if solved { sample.time } else { 2.0 * limit };
        logs += (if solved { sample.time.min(limit) } else { limit } + SHIFT).ln();
        if let Some(objective) = sample.objective {
            objectives.push(objective as f64);
            best += usize::from(known[run.instance].is_some_and(|(least, _)| least == objective));
        }
    }
    let count = runs.max(1) as f64;
    Summary {
        column: label.to_string(),
        runs,
        solved: times.len(),
        verdicts,
        par2: par2 / count,
        geometric: (logs / count).exp() - SHIFT,
        median: median(&mut times),
        wins: wins[column],
        objective: mean(&objectives),
        best,
        peak,
    }
}

fn wins(results: &Results, known: &[Option<(i64, bool)>]) -> Vec<usize> {
    let mut wins = vec![0; results.columns.len()];
    for run in &results.runs {
        let solved = |s: &super::Sample| results.counts(run, s, known);
        let times: Vec<Option<f64>> =
            run.samples.iter().map(|s| s.as_ref().filter(|s| solved(s)).map(|s| s.time)).collect();
        let least = times.iter().flatten().copied().fold(f64::INFINITY, f64::min);
        for (column, time) in times.iter().enumerate() {
            if time.is_some_and(|t| t <= least * (1.0 + TIE)) {
                wins[column] += 1;
            }
        }
    }
    wins
}

/// The middle value, or the mean of the two middle ones.
pub fn median(values: &mut [f64]) -> Option<f64> {
    if values.is_empty() {
        return None;
    }
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    Some(if values.len() % 2 == 1 {
        values[middle]
    } else {
        (values[middle - 1] + values[middle]) / 2.0
    })
}

/// The mean.
pub fn mean(values: &[f64]) -> Option<f64> {
    if values.is_empty() { None } else { Some(values.iter().sum::<f64>() / values.len() as f64) }
}

/// Dolan and Moré's performance profile: for each column the sorted ratios of its time to the
/// least time of any column on the same run, solved runs only; with the number of runs that at
/// least one column solved.
pub fn profile(results: &Results) -> (Vec<Vec<f64>>, usize) {
    let known = results.best_known();
    let mut ratios = vec![Vec::new(); results.columns.len()];
    let mut runs = 0;
    for run in &results.runs {
        let solved = |s: &super::Sample| results.counts(run, s, &known);
        let times: Vec<Option<f64>> = run
            .samples
            .iter()
            // Clocks tick in microseconds: a time of zero has no ratio.
            .map(|s| s.as_ref().filter(|s| solved(s)).map(|s| s.time.max(1e-6)))
            .collect();
        let least = times.iter().flatten().copied().fold(f64::INFINITY, f64::min);
        if least.is_finite() {
            runs += 1;
            for (column, time) in times.iter().enumerate() {
                if let Some(time) = time {
                    ratios[column].push(time / least);
                }
            }
        }
    }
    for column in &mut ratios {
        column.sort_by(f64::total_cmp);
    }
    (ratios, runs)
}
