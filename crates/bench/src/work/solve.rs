//! The tasks of a campaign: one solve each, in a process of its own.

use super::{Craft, SOLVE_QUEUE, Work};
use crate::Failure;
use crate::dataset::Dataset;
use crate::run::{Job, Launcher, Plan, Watchdog};
use crate::store::{Key, NewTask, Product, Queue, Row, Settings, Task, Text, Worker};
use quadrille_core::{CancelToken, Ruling, message};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard};

/// What the worker of a solve must know beside the puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SolveTask {
    /// The instance's hash.
    pub instance: String,
    /// The method.
    pub method: String,
    /// The version of the program that was asked for.
    pub version: String,
    /// The options in one text, as they are part of the key.
    pub canonical: String,
    /// The options.
    pub options: BTreeMap<String, String>,
    /// The seed.
    pub seed: u64,
}

impl SolveTask {
    fn key(&self) -> Key {
        Key {
            instance: Arc::from(self.instance.as_str()),
            method: Arc::from(self.method.as_str()),
            version: Arc::from(self.version.as_str()),
            options: Arc::from(self.canonical.as_str()),
            seed: self.seed,
        }
    }
}

/// Puts a campaign's jobs and puzzles into the store; says how many jobs it has, and how many of them are new.
pub fn submit(store: &mut dyn Queue, set: &Dataset, plan: &Plan) -> Result<(usize, u64), Failure> {
    let queue = format!("{SOLVE_QUEUE}{}", plan.campaign);
    store.open_campaign(&plan.campaign, &plan.settings)?;
    let infos = plan.infos(set, store.instances()?);
    let mut texts = Vec::new();
    for (instance, info) in set.instances.iter().zip(&infos) {
        let trouble = |error| Failure::at(&instance.path, error);
        let size = std::fs::metadata(&instance.path).map_err(trouble)?.len();
        let most = quadrille_games::reading::MAX_TEXT;
        if size > most {
            let what = message!("bench-too-large-to-share", size = size, most = most);
            return Err(Failure::at(&instance.path, what));
        }
        let content = std::fs::read(&instance.path).map_err(trouble)?;
        let read = set.reading().options;
        texts.push((instance.hash.clone(), Text { game: info.game.clone(), read, content }));
    }
    store.add_instances(&infos)?;
    store.add_reading(&plan.campaign, &set.reading())?;
    store.add_texts(&texts)?;
    let tasks: Vec<(Key, NewTask)> = plan.tasks(&infos);
    if !plan.retry.is_empty() {
        let keys: Vec<Key> = tasks.iter().map(|(key, _)| key.clone()).collect();
        store.forget(&plan.campaign, &keys, &plan.retry)?;
        store.reopen(&queue)?;
    }
    let finished = store.finished(&plan.campaign)?;
    let total = tasks.len();
    let open = tasks.into_iter().filter(|(key, _)| !finished.contains(key));
    let open: Vec<NewTask> = open.map(|(_, task)| task).collect();
    let new = store.add_tasks(&queue, "solve", &plan.version, &open)?;
    Ok((total, new))
}

/// Solves puzzles of campaigns.
pub struct Solve {
    launcher: Launcher,
    watchdog: Watchdog,
    known: Mutex<Known>,
}

/// What was fetched from the store.
#[derive(Default)]
struct Known {
    texts: HashMap<String, Arc<Text>>,
    settings: HashMap<String, Settings>,
    /// The campaigns that know of this worker.
    begun: HashSet<String>,
}

/// A campaign may begin with the prefix of queues itself.
fn campaign_of(task: &Task) -> &str {
    task.queue.strip_prefix(SOLVE_QUEUE).unwrap_or(&task.queue)
}

/// Puzzles kept between takes take no more than this.
const MAX_KNOWN: usize = 64 << 20;

impl Solve {
    /// Children are started by `launcher`; `cancel` ends them.
    pub fn new(launcher: Launcher, cancel: CancelToken) -> Self {
        Solve { launcher, watchdog: Watchdog::new(cancel), known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // The maps stay whole even if a thread panicked while it held the lock.
        self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn job(&self, task: &Task, wanted: &SolveTask) -> Result<(Job, String), String> {
        let known = self.known();
        let campaign = campaign_of(task).to_string();
        let settings = known.settings.get(&campaign).ok_or("its campaign is not in the store")?;
        let text = known.texts.get(&wanted.instance).ok_or("its puzzle is not in the store")?;
        let content = quadrille_games::reading::utf8(text.content.clone());
        let job = Job {
            game: Some(text.game.clone()).filter(|game| !game.is_empty()),
            text: Some(content.map_err(|error| error.to_string())?),
            path: PathBuf::new(),
            read: text.read.clone(),
            method: wanted.method.clone(),
            options: wanted.options.clone(),
            count: settings.count,
            seed: wanted.seed,
            threads: settings.threads,
            seconds: settings.time_limit,
            memory: settings.memory_limit,
            parent: std::process::id(),
        };
        Ok((job, campaign))
    }
}

impl Craft for Solve {
    fn kind(&self) -> &'static str {
        "solve"
    }

    fn prefix(&self) -> &'static str {
        SOLVE_QUEUE
    }

    fn prepare(
        &self,
        store: &mut dyn Queue,
        worker: &Worker,
        tasks: &[Task],
    ) -> Result<(), Failure> {
        let payloads = tasks.iter().filter_map(|t| serde_json::from_str(&t.payload).ok());
        let wanted = payloads.map(|task: SolveTask| task.instance);
        let mut known = self.known();
        if known.texts.values().map(|text| text.content.len()).sum::<usize>() > MAX_KNOWN {
            known.texts.clear();
        }
        let mut new: Vec<String> = wanted.filter(|hash| !known.texts.contains_key(hash)).collect();
        new.sort_unstable();
        new.dedup();
        if !new.is_empty() {
            let found = store.texts(&new)?;
            known.texts.extend(found.into_iter().map(|(hash, text)| (hash, Arc::new(text))));
        }
        for task in tasks {
            let campaign = campaign_of(task);
            if !known.settings.contains_key(campaign) {
                known.settings.extend(store.campaigns()?);
            }
            if known.begun.insert(campaign.to_string()) {
                store.begin(campaign, worker)?;
            }
        }
        Ok(())
    }

    fn work(&self, task: &Task, cancel: &CancelToken) -> Work {
        let wanted: SolveTask = match serde_json::from_str(&task.payload) {
            Ok(wanted) => wanted,
            Err(error) => return Work::Failed(format!("what is to be solved is unclear: {error}")),
        };
        let (job, campaign) = match self.job(task, &wanted) {
            Ok(found) => found,
            Err(why) => return Work::Failed(why),
        };
        let outcome = match self.launcher.solve(&job, &self.watchdog) {
            Ok(outcome) => outcome,
            Err(failure) => return Work::Unfit(failure),
        };
        // A child that an interruption killed has no result.
        if cancel.is_cancelled() && matches!(outcome.verdict, Ruling::Crashed | Ruling::Unknown) {
            return Work::Interrupted;
        }
        Work::Done(Product::Result(campaign, Box::new(Row { key: wanted.key(), outcome })))
    }
}
