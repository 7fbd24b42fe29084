//! Where results are kept.
//!
//! A store knows rows, and which run works on which job; it knows nothing of processes or files
//! of puzzles. SQLite is the store in a file; PostgreSQL the one that many machines share.

mod place;
mod postgres;
mod queue;
mod sqlite;
mod worker;

pub use place::{Place, VARIABLE};
pub use postgres::Postgres;
pub use queue::{
    ALONE_FROM, LEASE, MAX_ATTEMPTS, NewTask, Product, Queue, Standing, Taken, Task, Text, Wanted,
};
pub use sqlite::Sqlite;
pub use worker::Worker;

use crate::Failure;
use quadrille_core::Ruling;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// The store's file name inside a data set's folder.
pub const FILE: &str = "results.sqlite";

/// What makes two results results of the same job. No two rows of a campaign share it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Key {
    /// The instance's hash.
    pub instance: Arc<str>,
    /// The method.
    pub method: Arc<str>,
    /// The program's version, with the user's tag.
    pub version: Arc<str>,
    /// The method's options, in one canonical text.
    pub options: Arc<str>,
    /// The seed.
    pub seed: u64,
}

impl Key {
    /// The job's name among the tasks that many machines share.
    pub fn name(&self) -> String {
        let Key { instance, method, version, options, seed } = self;
        serde_json::json!([&**instance, &**method, &**version, &**options, seed]).to_string()
    }
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outcome {
    /// The verdict.
    pub verdict: Ruling,
    /// The answer in the contract's notation, unless it is very long.
    pub solution: Option<String>,
    /// What is minimised.
    pub objective: Option<i64>,
    /// A proved bound on it.
    pub bound: Option<i64>,
    /// Nodes counted by the method.
    pub nodes: u64,
    /// Seconds inside the method.
    pub seconds: f64,
    /// Seconds from the child's start to its end.
    pub wall: f64,
    /// CPU seconds of the whole child.
    pub cpu: f64,
    /// The most memory the child held, in bytes.
    pub peak: u64,
    /// Why there is no definite answer.
    pub error: Option<String>,
}

/// A result.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which job.
    pub key: Key,
    /// What came of it.
    pub outcome: Outcome,
}

/// An instance as results refer to it, kept so that a report needs the store alone.
#[derive(Clone, PartialEq, Debug)]
pub struct InstanceInfo {
    /// Its hash.
    pub hash: Arc<str>,
    /// Its file's name.
    pub name: String,
    /// Its game, or empty for a file that belongs to none.
    pub game: String,
    /// Its cells.
    pub cells: u64,
    /// Its series.
    pub series: String,
    /// Where it stands on the set's axis.
    pub x: Option<f64>,
}

/// What all results of a campaign have in common, so that they can be compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Seconds a solve may take.
    pub time_limit: f64,
    /// Bytes a solve may take; 0 is no limit.
    pub memory_limit: u64,
    /// Solutions asked for.
    pub count: u64,
    /// Threads a method may use.
    pub threads: u64,
}

/// How a run read the files of its set. It is part of what an instance is, so that whoever wants to
/// know which instances a set holds must read it in the same way.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// The game of every file, or empty where each file tells.
    pub game: String,
    /// The reading options.
    pub options: BTreeMap<String, String>,
}

/// A place for results. Every method either happens whole or not at all.
pub trait Store: Send {
    /// Creates the campaign, or checks that it exists with the same settings.
    fn open_campaign(&mut self, name: &str, settings: &Settings) -> Result<(), Failure>;
    /// The campaigns, by name.
    fn campaigns(&mut self) -> Result<Vec<(String, Settings)>, Failure>;
    /// Notes the instances of a campaign.
    fn add_instances(&mut self, all: &[InstanceInfo]) -> Result<(), Failure>;
    /// Notes how a campaign's set was read.
    fn add_reading(&mut self, campaign: &str, reading: &Reading) -> Result<(), Failure>;
    /// The ways in which a campaign's set was read; none in stores of earlier versions.
    fn readings(&mut self, campaign: &str) -> Result<Vec<Reading>, Failure>;
    /// Drops the results of these jobs that have one of these verdicts; says how many.
    fn forget(
        &mut self,
        campaign: &str,
        keys: &[Key],
        verdicts: &[Ruling],
    ) -> Result<usize, Failure>;
    /// Says that a run begins.
    fn begin(&mut self, campaign: &str, worker: &Worker) -> Result<(), Failure>;
    /// The jobs that have a result.
    fn finished(&mut self, campaign: &str) -> Result<HashSet<Key>, Failure>;
    /// Reserves those of the `wanted` jobs that have no result and that no living run has
    /// reserved.
    fn claim(
        &mut self,
        campaign: &str,
        worker: &Worker,
        wanted: &[Key],
    ) -> Result<Claimed, Failure>;
    /// Records results and gives up their reservations. A job that has a result keeps it.
    fn record(&mut self, campaign: &str, worker: &Worker, rows: &[Row]) -> Result<(), Failure>;
    /// Says that the worker is alive.
    fn beat(&mut self, worker: &Worker) -> Result<(), Failure>;
    /// Ends a run: gives up what it reserved.
    fn end(&mut self, worker: &Worker) -> Result<(), Failure>;
    /// The instances any campaign refers to.
    fn instances(&mut self) -> Result<Vec<InstanceInfo>, Failure>;
    /// Every result of a campaign in the order of its keys; without the solutions' text unless
    /// asked, because it may be large.
    fn rows(
        &mut self,
        campaign: &str,
        solutions: bool,
        each: &mut dyn FnMut(Row) -> Result<(), Failure>,
    ) -> Result<(), Failure>;
    /// The machines that produced a campaign's results.
    fn machines(&mut self, campaign: &str) -> Result<Vec<String>, Failure>;
}

/// What came of asking for jobs; those in neither list are finished.
#[derive(Debug, Default)]
pub struct Claimed {
    /// Places in `wanted` that are now reserved.
    pub mine: Vec<usize>,
    /// Places that another living run works on.
    pub others: Vec<usize>,
}

/// Why a campaign cannot go on with other limits.
fn other_settings(name: &str, found: &Settings, wanted: &Settings) -> String {
    format!(
        "campaign `{name}` was begun with {}, now it is {}: its results could not be compared. \
         Use the same limits, or begin another with --campaign NAME",
        found.shown(),
        wanted.shown()
    )
}

impl Settings {
    /// As the command line would say it.
    fn shown(&self) -> String {
        let memory = match self.memory_limit {
            0 => "no memory limit".to_string(),
            bytes => format!("--memory-limit {bytes}"),
        };
        let Settings { time_limit, count, threads, .. } = self;
        format!("--time-limit {time_limit} {memory} --count {count} --threads {threads}")
    }
}

/// The version of the SQLite inside.
pub fn sqlite_version() -> &'static str {
    rusqlite::version()
}
