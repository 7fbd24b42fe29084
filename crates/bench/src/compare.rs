//! Two campaigns side by side, for example two versions of a method.

use crate::Failure;
use crate::stats::{Clock, Ratio, Significance, ratio, significance};
use crate::store::{Row, Store};
use quadrille_core::Ruling;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// What one method did in both campaigns.
#[derive(Debug)]
pub struct Comparison {
    /// The method.
    pub method: String,
    /// Jobs that both campaigns have a result for.
    pub common: usize,
    /// Jobs both solved.
    pub both: usize,
    /// Jobs only the first, and only the second solved.
    pub only: (usize, usize),
    /// Time of the second over the first, on jobs both solved.
    pub ratio: Option<Ratio>,
    /// Whether that is more than chance.
    pub significance: Option<Significance>,
}

/// A job whose verdict or objective is not what it was.
#[derive(Debug, PartialEq, Eq)]
pub struct Change {
    /// The instance's name.
    pub instance: String,
    /// The method.
    pub method: String,
    /// The seed.
    pub seed: u64,
    /// Then.
    pub before: String,
    /// Now.
    pub after: String,
}

/// One side: a store, a campaign in it, and a version of the program if there are several.
pub struct Side<'a> {
    /// The store.
    pub store: &'a mut dyn Store,
    /// The campaign.
    pub campaign: String,
    /// Only results of this version.
    pub version: Option<String>,
}

/// The same instance, method and seed.
pub(crate) type Job = (Arc<str>, Arc<str>, u64);

/// What came of a job.
pub(crate) struct Found {
    pub verdict: Ruling,
    pub objective: Option<i64>,
    pub time: f64,
}

/// Compares job by job: the same instance, method and seed.
pub fn compare(
    mut before: Side<'_>,
    mut after: Side<'_>,
    clock: Clock,
) -> Result<(Vec<Comparison>, Vec<Change>), Failure> {
    let (names_a, a) = load(&mut before, clock)?;
    let (names_b, b) = load(&mut after, clock)?;
    let mut methods: BTreeMap<Arc<str>, (Comparison, Vec<(f64, f64)>)> = BTreeMap::new();
    let mut changes = Vec::new();
    let mut common: Vec<&Job> = a.keys().filter(|job| b.contains_key(*job)).collect();
    common.sort();
    for job in common {
        let (x, y) = (&a[job], &b[job]);
        let (entry, times) = methods.entry(job.1.clone()).or_insert_with(|| {
            let method = job.1.to_string();
            (
                Comparison {
                    method,
                    common: 0,
                    both: 0,
                    only: (0, 0),
                    ratio: None,
                    significance: None,
                },
                Vec::new(),
            )
        });
        entry.common += 1;
        match (x.verdict.is_definite(), y.verdict.is_definite()) {
            (true, true) => {
                entry.both += 1;
                times.push((x.time, y.time));
            }
            (true, false) => entry.only.0 += 1,
            (false, true) => entry.only.1 += 1,
            (false, false) => {}
        }
        if x.verdict != y.verdict || x.objective != y.objective {
            let name = names_b.get(&job.0).or_else(|| names_a.get(&job.0));
            changes.push(Change {
                instance: name.cloned().unwrap_or_else(|| job.0.to_string()),
                method: job.1.to_string(),
                seed: job.2,
                before: told(x),
                after: told(y),
            });
        }
    }
    let finish = |(mut entry, times): (Comparison, Vec<(f64, f64)>)| {
        entry.ratio = ratio(&times);
        entry.significance = significance(&times);
        entry
    };
    changes.sort_by(|p, q| (&p.instance, &p.method, p.seed).cmp(&(&q.instance, &q.method, q.seed)));
    Ok((methods.into_values().map(finish).collect(), changes))
}

fn told(result: &Found) -> String {
    match result.objective {
        Some(objective) => format!("{} {objective}", result.verdict.word()),
        None => result.verdict.word().to_string(),
    }
}

/// The names of a side's instances, and what came of its jobs.
pub(crate) fn load(
    side: &mut Side<'_>,
    clock: Clock,
) -> Result<(HashMap<Arc<str>, String>, HashMap<Job, Found>), Failure> {
    let names = side.store.instances()?.into_iter().map(|i| (i.hash, i.name)).collect();
    let mut rows = HashMap::new();
    let mut clash = None;
    let version = side.version.clone();
    side.store.rows(&side.campaign, false, &mut |Row { key, outcome }| {
        if version.as_deref().is_some_and(|v| v != &*key.version) {
            return Ok(());
        }
        let time = match clock {
            Clock::Method => outcome.seconds,
            Clock::Cpu => outcome.cpu,
            Clock::Wall => outcome.wall,
        };
        let verdict = outcome.verdict;
        let found = Found { verdict, objective: outcome.objective, time };
        let job = (key.instance, key.method, key.seed);
        if rows.insert(job, found).is_some() {
            clash = Some(());
        }
        Ok(())
    })?;
    if clash.is_some() {
        return Err(Failure::new(format!(
            "campaign `{}` holds several versions or option sets; say which with \
             STORE:CAMPAIGN@VERSION",
            side.campaign
        )));
    }
    Ok((names, rows))
}
