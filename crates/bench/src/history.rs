//! How the methods' times went from version to version of the program.

use crate::Failure;
use crate::compare::{Side, load};
use crate::stats::{Clock, Ratio, Significance, median, ratio, significance};
use crate::store::Store;
use std::collections::{BTreeMap, BTreeSet};

/// What one method did in one version.
#[derive(Debug)]
pub struct Moment {
    /// How many of the common jobs it solved.
    pub solved: usize,
    /// The median of its times on the jobs that every version solved.
    pub median: Option<f64>,
    /// Its times over those of the first version, on these jobs.
    pub since_first: Option<Ratio>,
    /// Whether it differs from the version before by more than chance, on these jobs.
    pub since_last: Option<Significance>,
}

/// One method through all versions.
#[derive(Debug)]
pub struct Story {
    /// The method.
    pub method: String,
    /// Jobs that every version has a result for.
    pub common: usize,
    /// Jobs that every version solved.
    pub all_solved: usize,
    /// What it did, version by version.
    pub moments: Vec<Moment>,
}

/// The versions that a campaign holds results of, in the order in which people count: 0.9 before 0.10.
pub fn versions(store: &mut dyn Store, campaign: &str) -> Result<Vec<String>, Failure> {
    let mut found = BTreeSet::new();
    store.rows(campaign, false, &mut |row| {
        found.insert(row.key.version.to_string());
        Ok(())
    })?;
    let mut versions: Vec<String> = found.into_iter().collect();
    versions.sort_by_key(|version| counted(version));
    Ok(versions)
}

/// A version in pieces that compare as people count: numbers as numbers, the rest as letters.
fn counted(version: &str) -> Vec<(u64, String)> {
    let mut pieces: Vec<(u64, String)> = vec![(0, String::new())];
    for letter in version.chars() {
        let last = pieces.last_mut().expect("there is always one");
        match letter.to_digit(10) {
            Some(digit) if last.1.is_empty() => {
                last.0 = last.0.saturating_mul(10).saturating_add(digit.into());
            }
            Some(digit) => pieces.push((digit.into(), String::new())),
            None => last.1.push(letter),
        }
    }
    pieces
}

/// Follows every method through the sides, oldest first: over the same instances, methods and seeds.
pub fn history(sides: Vec<Side<'_>>, clock: Clock) -> Result<Vec<Story>, Failure> {
    let mut loaded = Vec::new();
    for mut side in sides {
        loaded.push(load(&mut side, clock)?.1);
    }
    let Some(first) = loaded.first() else { return Ok(Vec::new()) };
    let mut methods: BTreeMap<&str, Vec<Vec<(bool, f64)>>> = BTreeMap::new();
    let mut common: Vec<_> =
        first.keys().filter(|job| loaded.iter().all(|l| l.contains_key(*job))).collect();
    common.sort();
    for job in common {
        let row = loaded.iter().map(|l| (l[job].verdict.is_definite(), l[job].time)).collect();
        methods.entry(&job.1).or_default().push(row);
    }
    Ok(methods.into_iter().map(|(method, rows)| story(method, &rows, loaded.len())).collect())
}

fn story(method: &str, rows: &[Vec<(bool, f64)>], versions: usize) -> Story {
    let solved: Vec<&Vec<(bool, f64)>> =
        rows.iter().filter(|row| row.iter().all(|(solved, _)| *solved)).collect();
    let pairs = |from: usize, to: usize| -> Vec<(f64, f64)> {
        solved.iter().map(|row| (row[from].1, row[to].1)).collect()
    };
    let moment = |version: usize| {
        let mut times: Vec<f64> = solved.iter().map(|row| row[version].1).collect();
        Moment {
            solved: rows.iter().filter(|row| row[version].0).count(),
            median: median(&mut times),
            since_first: ratio(&pairs(0, version)).filter(|_| version > 0),
            since_last: (version > 0).then(|| significance(&pairs(version - 1, version))).flatten(),
        }
    };
    Story {
        method: method.to_string(),
        common: rows.len(),
        all_solved: solved.len(),
        moments: (0..versions).map(moment).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_counted_as_people_count() {
        let mut list = ["0.10.0", "0.9.1", "0.9.1+faster", "1.0"].to_vec();
        list.sort_by_key(|version| counted(version));
        assert_eq!(list, ["0.9.1", "0.9.1+faster", "0.10.0", "1.0"]);
    }

    #[test]
    fn a_story_is_about_what_all_versions_solved() {
        let rows: Vec<Vec<(bool, f64)>> = vec![
            vec![(true, 1.0), (true, 0.5), (true, 0.25)],
            vec![(true, 2.0), (true, 1.0), (true, 0.5)],
            vec![(true, 4.0), (false, 60.0), (true, 1.0)],
        ];
        let told = story("search", &rows, 3);
        assert_eq!((told.common, told.all_solved), (3, 2));
        let solved: Vec<usize> = told.moments.iter().map(|m| m.solved).collect();
        assert_eq!(solved, [3, 2, 3]);
        assert!(told.moments[0].since_first.is_none() && told.moments[0].since_last.is_none());
        let ratio = |version: usize| told.moments[version].since_first.as_ref().unwrap().mean;
        assert!((ratio(1) - 0.5).abs() < 1e-9 && (ratio(2) - 0.25).abs() < 1e-9);
        assert_eq!(told.moments[1].median, Some(0.75));
    }
}
