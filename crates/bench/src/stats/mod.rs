//! Results of a campaign, ready to be counted and drawn.

mod band;
mod fit;
mod pieces;
mod ratio;
mod signed_rank;
mod standing;
mod summary;

pub use band::band;
pub use fit::{Fit, Fits, PowerLaw, fits, points, power_law, refuted};
pub use pieces::{Pieces, pieces};
pub use ratio::{Ratio, ratio};
pub use signed_rank::{LEVEL, Significance, significance};
pub use standing::Standing;
pub use summary::{SHIFT, Summary, mean, median, profile, summaries};

use crate::Failure;
use crate::store::{InstanceInfo, Row, Settings, Store};
use quadrille_core::Ruling;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

/// Which time a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// Seconds inside the method.
    Method,
    /// CPU seconds of the whole child process.
    Cpu,
    /// Seconds from the child's start to its end.
    Wall,
}

impl Clock {
    /// For axis labels.
    pub fn label(self) -> &'static str {
        match self {
            Clock::Method => "time in the method",
            Clock::Cpu => "CPU time of the process",
            Clock::Wall => "wall time of the process",
        }
    }
}

/// What came of one solve, as far as reports need it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The verdict.
    pub verdict: Ruling,
    /// Seconds by the report's clock.
    pub time: f64,
    /// What is minimised.
    pub objective: Option<i64>,
    /// A proved bound on it.
    pub bound: Option<i64>,
    /// Peak memory in bytes.
    pub peak: u64,
    /// Whether the method ended by itself, rather than by a limit.
    pub ended: bool,
}

/// One instance with one seed, and what each column made of it.
#[derive(Clone, Debug)]
pub struct Run {
    /// Place in [`Results::instances`].
    pub instance: usize,
    /// The seed.
    pub seed: u64,
    /// One entry a column.
    pub samples: Vec<Option<Sample>>,
}

/// All results of a campaign.
pub struct Results {
    /// Its name.
    pub campaign: String,
    /// Its limits.
    pub settings: Settings,
    /// A column is a method, or a method with its options and version where those differ.
    pub columns: Vec<String>,
    /// The instances that have a result, by name.
    pub instances: Vec<InstanceInfo>,
    /// The runs, by instance and seed.
    pub runs: Vec<Run>,
    /// The clock.
    pub clock: Clock,
    /// What the results were produced on.
    pub machines: Vec<String>,
    /// The versions that produced them.
    pub versions: Vec<String>,
    /// Whether some instance stands on the set's own axis.
    has_axis: bool,
}

type Column = (Arc<str>, Arc<str>, Arc<str>);

/// What a store gave, with numbers in place of texts: there may be millions of rows.
#[derive(Default)]
struct Read {
    columns: Vec<Column>,
    instances: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, u32>,
    rows: Vec<ReadRow>,
}

struct ReadRow {
    column: u32,
    instance: u32,
    seed: u64,
    sample: Sample,
}

impl Read {
    fn add(&mut self, row: Row, clock: Clock, limit: f64) {
        let sample = sample(&row, clock, limit);
        let key = row.key;
        let is = |c: &Column| c.0 == key.method && c.1 == key.options && c.2 == key.version;
        let column = self.columns.iter().position(is).unwrap_or_else(|| {
            self.columns.push((key.method, key.options, key.version));
            self.columns.len() - 1
        }) as u32;
        // Rows come in the order of their instances.
        let instance = match self.rows.last() {
            Some(last) if self.instances[last.instance as usize] == key.instance => last.instance,
            _ => *self.numbers.entry(key.instance).or_insert_with_key(|hash| {
                self.instances.push(hash.clone());
                self.instances.len() as u32 - 1
            }),
        };
        self.rows.push(ReadRow { column, instance, seed: key.seed, sample });
    }
}

impl Results {
    /// Reads a campaign; `methods` keeps only some, in that order, unless it is empty, and `present`
    /// only the instances with these hashes.
    pub fn load(
        store: &mut dyn Store,
        campaign: &str,
        settings: &Settings,
        clock: Clock,
        methods: &[String],
        present: Option<&HashSet<String>>,
    ) -> Result<Self, Failure> {
        let mut read = Read::default();
        store.rows(campaign, false, &mut |row| {
            let here = present.is_none_or(|all| all.contains(&*row.key.instance));
            if here && (methods.is_empty() || methods.iter().any(|m| **m == *row.key.method)) {
                read.add(row, clock, settings.time_limit);
            }
            Ok(())
        })?;
        if read.rows.is_empty() {
            return Err(Failure::new(format!("campaign `{campaign}` has no results to report")));
        }
        let place = |column: &Column| methods.iter().position(|m| **m == *column.0);
        let mut order: Vec<usize> = (0..read.columns.len()).collect();
        order.sort_by_key(|&at| (place(&read.columns[at]), &read.columns[at]));
        let columns: Vec<Column> = order.iter().map(|&at| read.columns[at].clone()).collect();
        let versions: BTreeSet<String> = columns.iter().map(|c| c.2.to_string()).collect();
        let mut results = Results {
            campaign: campaign.to_string(),
            settings: settings.clone(),
            columns: columns.iter().map(|column| label(column, &columns)).collect(),
            instances: Vec::new(),
            runs: Vec::new(),
            clock,
            machines: store.machines(campaign)?,
            versions: versions.into_iter().collect(),
            has_axis: false,
        };
        results.fill(store.instances()?, &order, read);
        Ok(results)
    }

    /// Puts what was read in its place; `order` are the columns in the order they are shown.
    fn fill(&mut self, infos: Vec<InstanceInfo>, order: &[usize], read: Read) {
        let used: HashMap<&str, u32> =
            read.instances.iter().zip(0..).map(|(hash, at)| (&**hash, at)).collect();
        let mut place = vec![None; read.instances.len()];
        for info in infos {
            if let Some(&at) = used.get(&*info.hash) {
                place[at as usize] = Some(self.instances.len());
                self.instances.push(info);
            }
        }
        self.has_axis = self.instances.iter().any(|info| info.x.is_some());
        let mut shown = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, column)| shown[*column] = at);
        let mut rows = read.rows;
        rows.retain(|row| place[row.instance as usize].is_some());
        // Stable, so that the last of two that share a place counts, as they came.
        rows.sort_by_key(|row| (place[row.instance as usize], row.seed));
        for same in rows.chunk_by(|a, b| (a.instance, a.seed) == (b.instance, b.seed)) {
            let mut samples = vec![None; order.len()];
            for row in same {
                samples[shown[row.column as usize]] = Some(row.sample.clone());
            }
            let instance = place[same[0].instance as usize].unwrap_or(0);
            self.runs.push(Run { instance, seed: same[0].seed, samples });
        }
    }

    /// The least objective any column reached on an instance, and whether it is proved least.
    pub fn best_known(&self) -> Vec<Option<(i64, bool)>> {
        let mut best: Vec<Option<(i64, bool)>> = vec![None; self.instances.len()];
        let mut bound: Vec<Option<i64>> = vec![None; self.instances.len()];
        for run in &self.runs {
            for sample in run.samples.iter().flatten() {
                if matches!(sample.verdict, Ruling::Wrong | Ruling::Crashed) {
                    continue;
                }
                bound[run.instance] = bound[run.instance].max(sample.bound);
                let Some(objective) = sample.objective else { continue };
                let proved = sample.verdict == Ruling::Solved;
                let entry = best[run.instance].get_or_insert((objective, proved));
                if objective < entry.0 {
                    *entry = (objective, proved);
                } else if objective == entry.0 {
                    entry.1 |= proved;
                }
            }
        }
        for (best, bound) in best.iter_mut().zip(bound) {
            if let (Some((value, proved)), Some(bound)) = (best, bound) {
                *proved |= bound >= *value;
            }
        }
        best
    }

    /// Whether a sample counts as solved: a definite answer, or one whose objective is proved
    /// optimal by whoever proved it.
    pub fn counts(&self, run: &Run, sample: &Sample, best: &[Option<(i64, bool)>]) -> bool {
        sample.verdict.is_definite()
            || (sample.verdict == Ruling::Best
                && best[run.instance]
                    .is_some_and(|(v, proved)| proved && sample.objective == Some(v)))
    }

    /// The series there are, numbers in their names by size: 10 behind 6.
    pub fn series(&self) -> Vec<&str> {
        let mut all: Vec<&str> = self.instances.iter().map(|info| info.series.as_str()).collect();
        all.sort_by_cached_key(|name| by_number(name));
        all.dedup();
        all
    }

    /// Claims that cannot both be true.
    pub fn disagreements(&self) -> Vec<String> {
        let mut seen = Vec::new();
        let mut claims: HashMap<usize, (Option<(usize, Option<i64>)>, Option<usize>)> =
            HashMap::new();
        for run in &self.runs {
            let entry = claims.entry(run.instance).or_default();
            for (column, sample) in run.samples.iter().enumerate() {
                match sample {
                    Some(s) if s.verdict == Ruling::Solved => match entry.0 {
                        Some((other, objective)) if objective != s.objective => {
                            seen.push(self.quarrel(run, other, column, "other optimum"));
                        }
                        _ => entry.0 = Some((column, s.objective)),
                    },
                    Some(s) if s.verdict == Ruling::Impossible => entry.1 = Some(column),
                    _ => {}
                }
            }
            if let (Some((solved, _)), Some(impossible)) = *entry {
                seen.push(self.quarrel(run, solved, impossible, "calls it impossible"));
            }
        }
        seen.sort();
        seen.dedup();
        seen
    }

    fn quarrel(&self, run: &Run, one: usize, other: usize, how: &str) -> String {
        let name = &self.instances[run.instance].name;
        format!("{name}: {} has a solution, {} {how}", self.columns[one], self.columns[other])
    }

    /// Where an instance stands on the horizontal axis of trends: on the set's axis, or by size.
    pub fn x(&self, instance: usize) -> Option<f64> {
        let info = &self.instances[instance];
        if self.has_axis {
            return info.x;
        }
        Some(info.cells as f64).filter(|cells| *cells > 0.0)
    }
}

/// A name in pieces, those of digits as numbers; the name itself last, so that different names differ.
fn by_number(name: &str) -> (Vec<(u64, String)>, String) {
    let mut pieces = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let text = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (words, behind) = rest.split_at(text);
        let end = behind.find(|c: char| !c.is_ascii_digit()).unwrap_or(behind.len());
        let (digits, behind) = behind.split_at(end);
        pieces.push((0, words.to_string()));
        pieces.push((digits.parse().unwrap_or(u64::MAX), String::new()));
        rest = behind;
    }
    (pieces, name.to_string())
}

/// A method that was cut short may still hand over what it found, just before the limit.
const NEAR_THE_LIMIT: f64 = 0.9;

fn sample(row: &Row, clock: Clock, limit: f64) -> Sample {
    let o = &row.outcome;
    Sample {
        verdict: o.verdict,
        time: match clock {
            Clock::Method => o.seconds,
            Clock::Cpu => o.cpu,
            Clock::Wall => o.wall,
        },
        objective: o.objective,
        bound: o.bound,
        peak: o.peak,
        ended: o.error.is_none() && o.seconds < NEAR_THE_LIMIT * limit,
    }
}

/// The method's name, with its options and version only where they tell columns apart.
fn label(column: &Column, all: &[Column]) -> String {
    let mut text = column.0.to_string();
    if all.iter().any(|c| c.0 == column.0 && c.1 != column.1) {
        let options = if column.1.is_empty() { "default" } else { &column.1 };
        text.push_str(&format!(" ({options})"));
    }
    if all.iter().any(|c| c.0 == column.0 && c.2 != column.2) {
        text.push_str(&format!(" @{}", column.2));
    }
    text
}
