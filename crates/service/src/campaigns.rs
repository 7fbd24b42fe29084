//! The results of `quadrille bench`, from the data folder and the shared store the owner chose.
//!
//! A request never carries a path: it names a store, and the name must be one of those found by
//! walking the folder, which follows no links.

use crate::problem::Problem;
use axum::http::StatusCode;
use quadrille_bench::stats::{Clock, Results, Summary, summaries};
use quadrille_bench::store::{Place, Settings};
use quadrille_bench::{Failure, chart};
use quadrille_core::{Message, message};
use quadrille_wire::{CampaignList, CampaignName, CampaignReport, Chart, Refusal, SummaryRow};
use std::path::{Path, PathBuf};

/// Folders inside folders are looked into this deep.
const MAX_DEPTH: usize = 3;
/// A folder with more stores than this is not a data folder.
const MAX_STORES: usize = 500;

/// Where results are: what the owner chose, and nothing else.
#[derive(Clone, Debug, Default)]
pub struct Data {
    /// A folder with stores.
    pub folder: Option<PathBuf>,
    /// A store that machines share.
    pub server: Option<Place>,
}

impl Data {
    fn is_chosen(&self) -> bool {
        self.folder.is_some() || self.server.is_some()
    }

    /// Every store by the name that requests use.
    fn stores(&self) -> Vec<(String, Place)> {
        let mut all = self.folder.as_deref().map(stores).unwrap_or_default();
        all.extend(self.server.iter().map(|place| (place.to_string(), place.clone())));
        all
    }
}

/// Every campaign of every store.
pub fn list(data: &Data) -> Result<CampaignList, Problem> {
    let mut list = CampaignList { data: data.is_chosen(), ..CampaignList::default() };
    for (store, place) in data.stores() {
        // A file that is no store, or one of another version, is not an error of the whole list.
        match place.open_to_read().and_then(|mut store| store.campaigns()) {
            Ok(found) => list.campaigns.extend(
                found
                    .into_iter()
                    .map(|(campaign, _)| CampaignName { store: store.clone(), campaign }),
            ),
            Err(_) => list.unreadable.push(store),
        }
    }
    Ok(list)
}

/// The report of one campaign: a summary and diagrams.
pub fn report(data: &Data, asked: &CampaignName) -> Result<CampaignReport, Problem> {
    let unknown = || Problem::new(StatusCode::NOT_FOUND, message!("service-no-campaign"));
    let found = data.stores();
    let (_, place) = found.iter().find(|(name, _)| *name == asked.store).ok_or_else(unknown)?;
    let mut store = place.open_to_read().map_err(failed)?;
    let campaigns: Vec<(String, Settings)> = store.campaigns().map_err(failed)?;
    let (name, settings) =
        campaigns.iter().find(|(name, _)| *name == asked.campaign).ok_or_else(unknown)?;
    let results =
        Results::load(&mut *store, name, settings, Clock::Method, &[], None).map_err(failed)?;
    let mut charts = vec![chart::performance(&results)];
    charts.extend(chart::profile(&results));
    charts.extend(chart::objective(&results));
    let (trends, _) = chart::trends(&results, "size");
    charts.extend(trends);
    Ok(CampaignReport {
        campaign: name.clone(),
        instances: results.instances.len(),
        summary: summaries(&results).into_iter().map(row).collect(),
        charts: charts.into_iter().map(picture).collect(),
        disagreements: results.disagreements().into_iter().take(20).collect(),
        machines: results.machines,
        versions: results.versions,
    })
}

/// What a store says, in its own words.
pub fn failed(failure: Failure) -> Problem {
    Problem::from(Refusal::new(Message::verbatim(failure.to_string())))
}

fn row(summary: Summary) -> SummaryRow {
    let Summary { column, runs, solved, median, par2, geometric, wins, objective, peak, .. } =
        summary;
    SummaryRow { method: column, runs, solved, median, par2, geometric, wins, objective, peak }
}

fn picture(chart: chart::Chart) -> Chart {
    let chart::Chart { name, caption, svg } = chart;
    Chart { name, caption, svg }
}

/// The stores in the folder, each with its name relative to it.
fn stores(folder: &Path) -> Vec<(String, Place)> {
    let mut found = Vec::new();
    walk(folder, "", 0, &mut found);
    found.sort();
    found.into_iter().map(|(name, path)| (name, Place::File(path))).collect()
}

fn walk(folder: &Path, prefix: &str, depth: usize, found: &mut Vec<(String, PathBuf)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        // The kind of the entry itself: a link is neither file nor folder here.
        let Ok(kind) = entry.file_type() else { continue };
        let Ok(file) = entry.file_name().into_string() else { continue };
        let name = format!("{prefix}{file}");
        if kind.is_dir() && depth < MAX_DEPTH && !file.starts_with('.') {
            walk(&entry.path(), &format!("{name}/"), depth + 1, found);
        } else if kind.is_file() && file.ends_with(".sqlite") && found.len() < MAX_STORES {
            found.push((name, entry.path()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_found_by_walking_are_opened() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("set")).unwrap();
        std::fs::write(folder.path().join("set/results.sqlite"), "no database").unwrap();
        std::fs::write(folder.path().join("secret.txt"), "x").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink("/etc", folder.path().join("link")).unwrap();
        let data = Data { folder: Some(folder.path().to_path_buf()), server: None };
        let names: Vec<_> = stores(folder.path()).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["set/results.sqlite"]);
        for store in ["../set/results.sqlite", "/etc/passwd", "secret.txt", "link/passwd"] {
            let asked = CampaignName { store: store.into(), campaign: "c".into() };
            let refused = report(&data, &asked).unwrap_err();
            assert_eq!(refused.status, StatusCode::NOT_FOUND, "{store}");
        }
        std::fs::write(folder.path().join("empty.sqlite"), "").unwrap();
        let listed = list(&data).unwrap();
        assert!(listed.campaigns.is_empty());
        assert_eq!(listed.unreadable, ["empty.sqlite", "set/results.sqlite"]);
        assert_eq!(std::fs::metadata(folder.path().join("empty.sqlite")).unwrap().len(), 0);
        assert!(!list(&Data::default()).unwrap().data);
    }
}
