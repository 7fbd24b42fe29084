//! One line a column: solved counts, PAR-2, shifted geometric mean, wins.

use super::{Results, Standing};
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
    /// Runs that it refused: those were not tried, and count for nothing below.
    pub refused: usize,
    /// Runs that count as solved, impossible ones included.
    pub solved: usize,
    /// Runs that ended by themselves with an answer nobody proved best.
    pub answered: usize,
    /// How often each verdict came, in the order of [`Ruling::ALL`]; an answer that another method proved best is solved,
    /// and no longer among those that nobody proved best.
    pub verdicts: [usize; 7],
    /// Mean time, a run without its own answer counting twice the limit.
    pub par2: f64,
    /// Shifted geometric mean, such a run counting the limit.
    pub geometric: f64,
    /// Median time of runs that ended by themselves.
    pub median: Option<f64>,
    /// Runs it solved in the least time, ties counting for each.
    pub wins: usize,
    /// Mean objective over the runs where every method with objectives has one.
    pub objective: Option<f64>,
    /// How many runs those are.
    pub common: usize,
    /// By what share of the best known objective it is above that, on average.
    pub gap: Option<f64>,
    /// Runs where its objective is the least any column reached.
    pub best: usize,
    /// The most memory any run took.
    pub peak: u64,
}

/// A summary a column.
pub fn summaries(results: &Results) -> Vec<Summary> {
    let known = results.best_known();
    let wins = wins(results, &known);
    let common = common(results);
    let one = |(column, label): (usize, &String)| {
        summary(results, column, label, &known, (&wins, &common))
    };
    results.columns.iter().enumerate().map(one).collect()
}

fn summary(
    results: &Results,
    column: usize,
    label: &str,
    known: &[Option<(i64, bool)>],
    (wins, common): (&[usize], &[bool]),
) -> Summary {
    let limit = results.settings.time_limit;
    let mut verdicts = [0; 7];
    let (mut times, mut objectives, mut gaps) = (Vec::new(), Vec::new(), Vec::new());
    let (mut runs, mut par2, mut logs, mut peak, mut best) = (0, 0.0, 0.0, 0, 0);
    let (mut refused, mut solved, mut answered) = (0, 0, 0);
    for (run, common) in results.runs.iter().zip(common) {
        let Some(sample) = &run.samples[column] else { continue };
        runs += 1;
        peak = peak.max(sample.peak);
        let place = Ruling::ALL.iter().position(|v| *v == sample.verdict).unwrap_or(3);
        let standing = results.standing(run, sample, known);
        let proved = sample.verdict == Ruling::Best && standing == Standing::Solved;
        verdicts[place] += usize::from(!proved);
        match standing {
            Standing::Refused => {
                refused += 1;
                continue;
            }
            Standing::Solved | Standing::Refuted => solved += 1,
            Standing::Answered => answered += 1,
            Standing::Failed => {}
        }
        let ended = standing.has_time();
        if ended {
            times.push(sample.time);
        }
        par2 += if ended { sample.time } else { 2.0 * limit };
        logs += (if ended { sample.time.min(limit) } else { limit } + SHIFT).ln();
        if let Some(objective) = sample.objective {
            if *common {
                objectives.push(objective as f64);
            }
            if let Some((least, _)) = known[run.instance] {
                best += usize::from(least == objective);
                gaps.push((objective - least) as f64 / least.abs().max(1) as f64);
            }
        }
    }
    let count = (runs - refused).max(1) as f64;
    Summary {
        column: label.to_string(),
        runs,
        refused,
        solved,
        answered,
        verdicts,
        par2: par2 / count,
        geometric: (logs / count).exp() - SHIFT,
        median: median(&mut times),
        wins: wins[column],
        objective: mean(&objectives),
        common: objectives.len(),
        gap: mean(&gaps),
        best,
        peak,
    }
}

/// The runs where every column that ever has an objective has one: means over anything else would
/// compare different puzzles.
fn common(results: &Results) -> Vec<bool> {
    let has = |run: &super::Run, column: usize| {
        run.samples[column].as_ref().is_some_and(|s| s.objective.is_some())
    };
    let columns = 0..results.columns.len();
    let minimise: Vec<usize> =
        columns.filter(|c| results.runs.iter().any(|run| has(run, *c))).collect();
    results.runs.iter().map(|run| minimise.iter().all(|c| has(run, *c))).collect()
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
