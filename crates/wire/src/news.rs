//! What is heard of work under way.

use quadrille_core::budget::Watcher;
use quadrille_core::clock::Instant;
use quadrille_core::{Message, Progress};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Nobody is told more often than this.
const EVERY: Duration = Duration::from_millis(100);

/// Whether the service answers.
#[derive(Serialize, JsonSchema)]
pub struct Health {
    /// It does.
    pub ok: bool,
    /// How many jobs wait or run.
    pub jobs: usize,
}

/// The first event of a job.
#[derive(Serialize, JsonSchema)]
pub struct JobName {
    /// Its name, to cancel it by.
    pub id: String,
}

/// How far a job is.
#[derive(Serialize, JsonSchema)]
pub struct News {
    /// What is counted, in a few words.
    pub what: String,
    /// Its name, the same in every language.
    pub code: String,
    /// Units done.
    pub done: u64,
    /// Units in all, or 0 when nobody knows.
    pub total: u64,
    /// The worth of the best answer so far, as an integer program counts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<f64>,
    /// What no answer can beat, counted the same way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<f64>,
}

/// Passes on progress, but not all of it.
pub fn watcher(tell: impl Fn(News) + Send + Sync + 'static) -> Watcher {
    let last = Mutex::new(None::<Instant>);
    Arc::new(move |progress| {
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_some_and(|then| then.elapsed() < EVERY) {
            return;
        }
        *last = Some(Instant::now());
        let Progress { what, done, total, best, bound } = progress;
        let (what, code) = (Message::new(what).to_string(), what.to_string());
        tell(News { what, code, done, total, best, bound });
    })
}
