//! Which jobs a campaign consists of, and in which order.

use super::Job;
use crate::dataset::Dataset;
use crate::store::{InstanceInfo, Key, NewTask, Settings};
use crate::work::SolveTask;
use crate::{Failure, read};
use quadrille_core::options::Kind;
use quadrille_core::{DynGame, Options, Rng, Ruling};
use quadrille_games::GAMES;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// What the user asks of a run.
pub struct Plan {
    /// The campaign's name.
    pub campaign: String,
    /// Limits that all results share.
    pub settings: Settings,
    /// The methods.
    pub methods: Vec<String>,
    /// Their options.
    pub options: Options,
    /// The first seed; repetition k has the seed k places after it.
    pub seed: u64,
    /// How often each job is done, each time with the next seed.
    pub repeat: u64,
    /// Decides the order of the jobs.
    pub order: u64,
    /// Unrecorded solves a method before the first one that counts.
    pub warm_up: u64,
    /// Children at a time.
    pub jobs: usize,
    /// Results with these verdicts are dropped and their jobs done again.
    pub retry: Vec<Ruling>,
    /// The program's version, with the user's tag.
    pub version: String,
}

/// The methods to run: the user's, the manifest's, or every method of the game.
pub fn choose_methods(set: &Dataset, named: &[String]) -> Result<Vec<String>, Failure> {
    let games: Vec<&'static dyn DynGame> = set.game.map_or_else(|| GAMES.to_vec(), |g| vec![g]);
    let known = |name: &str| games.iter().any(|g| g.methods().iter().any(|m| m.name == name));
    let mut chosen: Vec<String> = named.to_vec();
    if chosen.is_empty()
        && let Some(manifest) = &set.manifest
    {
        chosen = manifest.methods.clone();
    }
    if chosen.is_empty() {
        chosen = games.iter().flat_map(|g| g.methods()).map(|m| m.name.to_string()).collect();
    }
    let mut methods = Vec::new();
    for name in chosen {
        if !known(&name) {
            let list = |g: &&dyn DynGame| {
                let names: Vec<_> = g.methods().iter().map(|m| m.name).collect();
                format!("{} has {}", g.name(), names.join(", "))
            };
            let lists: Vec<_> = games.iter().map(list).collect();
            return Err(Failure::new(format!("no method `{name}`; {}", lists.join("; "))));
        }
        if !methods.contains(&name) {
            methods.push(name);
        }
    }
    Ok(methods)
}

/// Refuses options of the methods that a set's game would refuse for every puzzle: nothing is recorded of such a campaign.
pub fn check_options(set: &Dataset, options: &Options) -> Result<(), Failure> {
    // Of several games each has its own.
    let Some(game) = set.game else { return Ok(()) };
    options.only(&[game.solve_options()])?;
    for spec in game.solve_options() {
        match spec.kind {
            Kind::Switch => spec.is_on(options).map(drop),
            Kind::Choice(_) => spec.chosen(options).map(drop),
            Kind::Whole { .. } => spec.whole(options).map(drop),
            Kind::Percent => spec.percent(options).map(drop),
            Kind::Text(_) | Kind::Picture | Kind::Puzzle => Ok(()),
        }?;
    }
    Ok(())
}

/// One job of a campaign: its key, and which instance it is about.
#[derive(Clone, Debug)]
pub(super) struct Planned {
    pub key: Key,
    pub instance: usize,
}

/// The instances as the store should know them. Those it knows already are not read again.
pub(super) fn infos(set: &Dataset, known: Vec<InstanceInfo>) -> Vec<InstanceInfo> {
    let mut known: HashMap<Arc<str>, InstanceInfo> =
        known.into_iter().map(|info| (info.hash.clone(), info)).collect();
    let info = |instance: &crate::dataset::Instance| {
        let hash: Arc<str> = Arc::from(instance.hash.as_str());
        let (game, cells) = match known.remove(&hash) {
            Some(info) if !info.game.is_empty() => (info.game, info.cells),
            _ => match read::file(set.game, &instance.path, &set.options) {
                Ok(puzzle) => (puzzle.game().to_string(), puzzle.cells() as u64),
                Err(_) => (String::new(), 0),
            },
        };
        let (name, series) = (instance.name.clone(), instance.series.clone());
        InstanceInfo { hash, name, game, cells, series, x: instance.x }
    };
    set.instances.iter().map(info).collect()
}

impl Plan {
    /// The instances as a shared store should know them.
    pub(crate) fn infos(&self, set: &Dataset, known: Vec<InstanceInfo>) -> Vec<InstanceInfo> {
        infos(set, known)
    }

    /// Every job as a task that any machine can do, named as the stores name reservations.
    pub(crate) fn tasks(&self, infos: &[InstanceInfo]) -> Vec<(Key, NewTask)> {
        let task = |planned: Planned| {
            let key = planned.key;
            let game = quadrille_games::find(&infos[planned.instance].game);
            let wanted = SolveTask {
                instance: key.instance.to_string(),
                method: key.method.to_string(),
                version: key.version.to_string(),
                canonical: key.options.to_string(),
                options: self.options_for(game),
                seed: key.seed,
            };
            let payload = serde_json::json!(wanted).to_string();
            (key.clone(), NewTask { name: key.name(), payload })
        };
        self.jobs(infos).into_iter().map(task).collect()
    }

    /// Every job, in the order of the plan's seed: noise must not favour a method.
    pub(super) fn jobs(&self, infos: &[InstanceInfo]) -> Vec<Planned> {
        let version: Arc<str> = Arc::from(self.version.as_str());
        let methods: Vec<Arc<str>> = self.methods.iter().map(|m| Arc::from(m.as_str())).collect();
        let mut options: HashMap<&str, Arc<str>> = HashMap::new();
        let mut all = Vec::new();
        for repetition in 0..self.repeat {
            for (instance, info) in infos.iter().enumerate() {
                let game = quadrille_games::find(&info.game);
                let text = options
                    .entry(&info.game)
                    .or_insert_with(|| Arc::from(canonical(&self.options_for(game))));
                for method in &methods {
                    if game.is_some_and(|g| g.methods().iter().all(|m| m.name != &**method)) {
                        continue;
                    }
                    let key = Key {
                        instance: info.hash.clone(),
                        method: method.clone(),
                        version: version.clone(),
                        options: text.clone(),
                        seed: self.seed.wrapping_add(repetition),
                    };
                    all.push(Planned { key, instance });
                }
            }
        }
        Rng::new(self.order).shuffle(&mut all);
        all
    }

    /// The options that a game's methods know.
    fn options_for(&self, game: Option<&'static dyn DynGame>) -> BTreeMap<String, String> {
        let known = |name: &str| {
            game.is_some_and(|g| g.solve_options().iter().any(|spec| spec.name == name))
        };
        let owned = |(name, value): (&str, &str)| (name.to_string(), value.to_string());
        self.options.iter().filter(|(name, _)| known(name)).map(owned).collect()
    }

    /// The message for the child, or what is wrong with the instance.
    pub(super) fn message(
        &self,
        set: &Dataset,
        info: &InstanceInfo,
        planned: &Planned,
    ) -> Result<Job, String> {
        let instance = &set.instances[planned.instance];
        let size = std::fs::metadata(&instance.path).map_err(|e| e.to_string())?.len();
        let text = if size <= quadrille_games::reading::MAX_TEXT {
            let bytes = std::fs::read(&instance.path).map_err(|e| e.to_string())?;
            if set.hash_of(&bytes) != instance.hash {
                return Err("the file was changed while the campaign ran".to_string());
            }
            Some(quadrille_games::reading::utf8(bytes).map_err(|e| e.to_string())?)
        } else {
            None
        };
        if info.game.is_empty() {
            let why = read::file(set.game, &instance.path, &set.options).err();
            return Err(why.map_or("not a puzzle".to_string(), |error| error.to_string()));
        }
        Ok(Job {
            game: Some(info.game.clone()),
            text,
            path: instance.path.clone(),
            read: set.options.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect(),
            method: planned.key.method.to_string(),
            options: self.options_for(quadrille_games::find(&info.game)),
            count: self.settings.count,
            seed: planned.key.seed,
            threads: self.settings.threads,
            seconds: self.settings.time_limit,
            memory: self.settings.memory_limit,
            parent: std::process::id(),
        })
    }
}

fn canonical(options: &BTreeMap<String, String>) -> String {
    options.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join(";")
}

impl Dataset {
    /// The hash of a text as an instance of this set.
    fn hash_of(&self, bytes: &[u8]) -> String {
        let mut digest: Sha256 = self.digest();
        digest.update(bytes);
        crate::dataset::hex(digest)
    }
}
