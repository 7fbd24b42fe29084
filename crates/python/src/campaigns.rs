//! Data sets, campaigns and their results: `quadrille.bench` is made of these.

use crate::crew::{self, Terms};
use crate::values::Whole;
use crate::{errors, values};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrille_bench::dataset::Dataset;
use quadrille_bench::manifest::Manifest;
use quadrille_bench::run::{Launcher, Observer, Plan, Tally, choose_methods, run};
use quadrille_bench::store::{self, InstanceInfo, Place, Row, Settings, Store};
use quadrille_bench::{Failure, create, preset};
use quadrille_core::{Budget, message};
use quadrille_games::reading;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The ready-made data sets, as dictionaries.
#[pyfunction]
pub fn presets(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let told = |preset: preset::Preset| {
        let dict = PyDict::new(py);
        dict.set_item("name", preset.name)?;
        dict.set_item("game", preset.manifest.game)?;
        dict.set_item("about", preset.about)?;
        dict.set_item("from_folder", preset.from_folder)?;
        Ok(dict)
    };
    preset::all().into_iter().map(told).collect()
}

/// Makes a data set of a preset's name or of a manifest's text; says how many files it wrote and kept.
#[pyfunction]
#[pyo3(signature = (folder, preset, manifest, from_folder, count, seed, time_limit, watch))]
#[allow(clippy::too_many_arguments)]
pub fn new_set<'py>(
    py: Python<'py>,
    folder: PathBuf,
    preset: Option<&str>,
    manifest: Option<&str>,
    from_folder: Option<PathBuf>,
    count: Option<u64>,
    seed: Whole,
    time_limit: Option<f64>,
    watch: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (mut set, needs_folder) = chosen(py, preset, manifest)?;
    let seed = seed.asked(py, "seed")?;
    for batch in &mut set.batches {
        batch.count = count.unwrap_or(batch.count).clamp(1, 1_000_000);
        batch.seed = batch.seed.wrapping_add(seed);
    }
    if needs_folder && from_folder.is_none() {
        return Err(errors::said(py, message!("bench-from")));
    }
    let terms = Terms { time: values::seconds(py, time_limit)?, memory: None, watch };
    let made = crew::run(py, terms, move |budget| match from_folder {
        Some(from) => create::copy(&folder, &set, &from),
        None => {
            let told = budget.clone();
            let mut tell = |done, total| told.report("progress-puzzles", done, total);
            create::generate(&folder, &set, budget, &mut tell)
        }
    })?;
    let made = made.map_err(|failure| errors::failed(py, failure))?;
    let dict = PyDict::new(py);
    dict.set_item("written", made.written)?;
    dict.set_item("kept", made.kept)?;
    dict.set_item("short", made.short)?;
    Ok(dict)
}

fn chosen(
    py: Python<'_>,
    preset: Option<&str>,
    manifest: Option<&str>,
) -> PyResult<(Manifest, bool)> {
    match (preset, manifest) {
        (None, Some(text)) => {
            let set = Manifest::parse(text).map_err(|failure| errors::failed(py, failure))?;
            Ok((set, false))
        }
        (Some(name), None) => match preset::find(name) {
            Some(preset) => Ok((preset.manifest, preset.from_folder)),
            None => {
                let known: Vec<_> = preset::all().iter().map(|preset| preset.name).collect();
                let (name, known) = (name.to_string(), known.join(", "));
                Err(errors::said(py, message!("bench-no-preset", name = name, known = known)))
            }
        },
        _ => Err(errors::argument(py, "expected a preset or a manifest, one of the two")),
    }
}

/// Tells a budget's watcher how a campaign stands.
struct Telling<'a>(&'a Budget);

impl Observer for Telling<'_> {
    fn update(&self, tally: &Tally) {
        let done = (tally.before + tally.done) as u64;
        self.0.report("progress-puzzles", done, tally.total as u64);
    }
}

/// What `quadrille.bench.run` was asked.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct Asked {
    set: PathBuf,
    store: Option<String>,
    campaign: Option<String>,
    game: Option<String>,
    methods: Vec<String>,
    time_limit: f64,
    memory_limit: u64,
    jobs: usize,
    count: u64,
    threads: u64,
    repeat: u64,
    seed: Whole,
    order_seed: Whole,
    warm_up: u64,
    tag: Option<String>,
}

/// Solves a data set with several methods, each solve in a process of its own.
#[pyfunction]
#[pyo3(signature = (asked, read_options, options, watch))]
pub fn run_set<'py>(
    py: Python<'py>,
    asked: Asked,
    read_options: &Bound<'_, PyDict>,
    options: &Bound<'_, PyDict>,
    watch: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let limit = values::seconds(py, Some(asked.time_limit))?.unwrap_or_default();
    let failed = |failure: Failure| errors::failed(py, failure);
    let game = asked.game.as_deref().map(reading::game).transpose();
    let game = game.map_err(|error| errors::reading(py, error))?;
    let read = values::options(Some(read_options))?;
    let set = Dataset::open(&asked.set, game, &read).map_err(failed)?;
    let version = env!("CARGO_PKG_VERSION");
    let plan = Plan {
        campaign: asked.campaign.clone().unwrap_or_else(|| folder_name(&asked.set)),
        settings: Settings {
            time_limit: limit.as_secs_f64(),
            memory_limit: asked.memory_limit,
            count: asked.count.max(1),
            threads: asked.threads.clamp(1, 256),
        },
        methods: choose_methods(&set, &asked.methods).map_err(failed)?,
        options: values::options(Some(options))?,
        seed: asked.seed.asked(py, "seed")?,
        repeat: asked.repeat.clamp(1, 1_000_000),
        order: asked.order_seed.asked(py, "order_seed")?,
        retry: Vec::new(),
        warm_up: asked.warm_up.min(100),
        jobs: asked.jobs.clamp(1, 256),
        version: asked.tag.map_or(version.to_string(), |tag| format!("{version}+{tag}")),
    };
    let place = place(&asked.set, asked.store.as_deref());
    let launcher = Launcher { program: crew::program(py)? };
    let terms = Terms { time: None, memory: None, watch };
    let tally = crew::run(py, terms, move |budget| {
        let mut store = place.open()?;
        let (cancel, told) = (budget.cancel_token(), Telling(budget));
        run(&set, &plan, &mut *store, &launcher, &cancel, &told)
    })?;
    let tally = tally.map_err(failed)?;
    let dict = PyDict::new(py);
    dict.set_item("total", tally.total)?;
    dict.set_item("before", tally.before)?;
    dict.set_item("done", tally.done)?;
    dict.set_item("solved", tally.solved)?;
    dict.set_item("best", tally.best)?;
    dict.set_item("failed", tally.failed)?;
    Ok(dict)
}

fn folder_name(folder: &Path) -> String {
    let full = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
    full.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// A folder's own store, a file, or a server.
fn place(set: &Path, named: Option<&str>) -> Place {
    match named {
        Some(text) => Place::parse(text),
        None if set.is_dir() => Place::File(set.join(store::FILE)),
        None => Place::parse(&set.to_string_lossy()),
    }
}

/// The names of a store's campaigns.
#[pyfunction]
#[pyo3(signature = (set, store))]
pub fn campaigns(py: Python<'_>, set: PathBuf, store: Option<&str>) -> PyResult<Vec<String>> {
    let place = place(&set, store);
    let found = py.detach(|| place.open_to_read()?.campaigns());
    let found = found.map_err(|failure| errors::failed(py, failure))?;
    Ok(found.into_iter().map(|(name, _)| name).collect())
}

/// The results of a campaign, column by column.
#[pyfunction]
#[pyo3(signature = (set, store, campaign, solutions))]
pub fn columns<'py>(
    py: Python<'py>,
    set: PathBuf,
    store: Option<&str>,
    campaign: Option<String>,
    solutions: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let place = place(&set, store);
    let gathered = py.detach(|| gather(&place, campaign, &folder_name(&set), solutions));
    let (infos, rows) = gathered.map_err(|failure| errors::failed(py, failure))?;
    let dict = PyDict::new(py);
    let info = |row: &Row| infos.get(&row.key.instance);
    macro_rules! column {
        ($name:literal, $of:expr) => {
            dict.set_item($name, rows.iter().map($of).collect::<Vec<_>>())?
        };
    }
    column!("instance", |row: &Row| info(row).map(|info| info.name.clone()));
    column!("game", |row: &Row| info(row).map(|info| info.game.clone()));
    column!("cells", |row: &Row| info(row).map(|info| info.cells));
    column!("series", |row: &Row| info(row).map(|info| info.series.clone()));
    column!("x", |row: &Row| info(row).and_then(|info| info.x));
    column!("method", |row: &Row| row.key.method.to_string());
    column!("options", |row: &Row| row.key.options.to_string());
    column!("version", |row: &Row| row.key.version.to_string());
    column!("seed", |row: &Row| row.key.seed);
    column!("verdict", |row: &Row| row.outcome.verdict.word());
    column!("objective", |row: &Row| row.outcome.objective);
    column!("bound", |row: &Row| row.outcome.bound);
    column!("nodes", |row: &Row| row.outcome.nodes);
    column!("seconds", |row: &Row| row.outcome.seconds);
    column!("wall", |row: &Row| row.outcome.wall);
    column!("cpu", |row: &Row| row.outcome.cpu);
    column!("peak", |row: &Row| row.outcome.peak);
    column!("error", |row: &Row| row.outcome.error.clone());
    if solutions {
        column!("solution", |row: &Row| row.outcome.solution.clone());
    }
    Ok(dict)
}

type Gathered = (HashMap<Arc<str>, InstanceInfo>, Vec<Row>);

fn gather(
    place: &Place,
    wanted: Option<String>,
    folder: &str,
    solutions: bool,
) -> Result<Gathered, Failure> {
    let mut store: Box<dyn Store> = place.open_to_read()?;
    let names: Vec<String> = store.campaigns()?.into_iter().map(|(name, _)| name).collect();
    let name = match (wanted, names.as_slice()) {
        (Some(name), _) => name,
        (None, [only]) => only.clone(),
        (None, []) => return Err(message!("bench-empty").into()),
        (None, _) => folder.to_string(),
    };
    if !names.contains(&name) {
        let known = names.join(", ");
        return Err(message!("bench-no-campaign", name = name, known = known).into());
    }
    let infos = store.instances()?.into_iter().map(|info| (info.hash.clone(), info)).collect();
    let mut rows = Vec::new();
    store.rows(&name, solutions, &mut |row| {
        rows.push(row);
        Ok(())
    })?;
    Ok((infos, rows))
}
