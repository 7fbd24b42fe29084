//! Running a campaign: every solve in a process of its own, every result recorded once.

mod child;
mod coordinator;
mod launch;
mod plan;
mod watchdog;

pub use child::{CHILD_VERB, serve};
pub use coordinator::{Observer, Tally, run};
pub use launch::Launcher;
pub use plan::{Plan, check_options, choose_methods};
pub use watchdog::Watchdog;

use quadrille_core::SolveReport;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What a child is told, as one JSON text on its standard input.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The game, where it is known.
    pub game: Option<String>,
    /// The puzzle's text, or nothing for a file too large to hold.
    pub text: Option<String>,
    /// The puzzle's file.
    pub path: PathBuf,
    /// Reading options.
    pub read: BTreeMap<String, String>,
    /// The method.
    pub method: String,
    /// The method's options.
    pub options: BTreeMap<String, String>,
    /// Solutions asked for.
    pub count: u64,
    /// The seed.
    pub seed: u64,
    /// Threads the method may use.
    pub threads: u64,
    /// Seconds the method may take.
    pub seconds: f64,
    /// Bytes the child may hold; 0 is no limit.
    pub memory: u64,
    /// The parent's process number: a child whose parent is gone ends.
    pub parent: u32,
}

/// What a child answers, as one JSON line on its standard output.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Reply {
    /// The report, as `solve --json` would print it.
    pub report: SolveReport,
    /// The most memory this process held, where the system tells.
    pub peak: Option<u64>,
}

/// Seconds after its limit at which a child that does not stop by itself is killed.
fn grace(limit: f64) -> f64 {
    1.0 + limit / 10.0
}
