//! Work that many machines share: tasks, and who works on which.
//!
//! A task is named by what it does, so that adding it twice adds it once. Whoever takes one holds it on a
//! lease, by the server's clock alone, and with the number of the attempt: once the lease is over and another
//! has taken the task, what the first one brings is refused, whenever it comes.

use super::{Row, Worker};
use crate::Failure;
use crate::puzzles::Puzzle;
use std::collections::HashMap;
use std::time::Duration;

/// A task whose worker died, or that failed, this many times is set aside.
pub const MAX_ATTEMPTS: u32 = 5;
/// From this attempt on a task is worked on alone, so that it takes no innocent ones with it.
pub const ALONE_FROM: u32 = 2;
/// How long a worker may be silent before others take what it holds.
pub const LEASE: Duration = Duration::from_secs(60);

/// A task to be added.
#[derive(Clone, Debug)]
pub struct NewTask {
    /// What it does; the same name in the same queue is the same task.
    pub name: String,
    /// What its worker must know.
    pub payload: String,
}

/// A task that a worker holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its queue.
    pub queue: String,
    /// Its name there.
    pub name: String,
    /// What the worker must know.
    pub payload: String,
    /// How often it has been taken, this time included.
    pub attempt: u32,
}

/// What a worker asks for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Only from this queue.
    pub queue: Option<&'a str>,
    /// The kinds of tasks the worker knows.
    pub kinds: &'a [&'a str],
    /// The worker's version: some tasks are for one version alone.
    pub version: &'a str,
    /// At most so many that nobody took before.
    pub fresh: usize,
    /// At most so many that somebody took before and did not finish.
    pub tried: usize,
    /// The worker has nothing else to do, so that it may take a task that must be alone.
    pub idle: bool,
}

/// What a worker got.
#[derive(Debug, Default)]
pub struct Taken {
    /// The tasks it now holds.
    pub tasks: Vec<Task>,
    /// Whether any task is left that is neither done nor set aside.
    pub left: bool,
}

/// What a task brought.
#[derive(Clone, Debug)]
pub enum Product {
    /// Something outside the store, such as a file.
    Elsewhere,
    /// A result of a campaign.
    Result(String, Box<Row>),
    /// Puzzles of a collection.
    Puzzles(String, Vec<Puzzle>),
}

/// How a queue stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Tasks in all.
    pub total: u64,
    /// Tasks done.
    pub done: u64,
    /// Tasks whose worker is alive.
    pub held: u64,
    /// Workers that hold them.
    pub workers: u64,
    /// Tasks set aside, each with the reason.
    pub aside: Vec<(String, String)>,
}

impl Standing {
    /// Tasks that are neither done nor set aside.
    pub fn left(&self) -> u64 {
        self.total.saturating_sub(self.done + self.aside.len() as u64)
    }
}

/// A puzzle's text as a campaign's workers need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The game, or empty where the text tells.
    pub game: String,
    /// The reading options.
    pub read: std::collections::BTreeMap<String, String>,
    /// The text.
    pub content: Vec<u8>,
}

/// Tasks that several machines share. Every method happens whole or not at all, and may be called again when
/// nobody knows whether it happened.
pub trait Queue: super::Store {
    /// Adds tasks, in this order, for workers of a version or of any (empty); says how many are new.
    fn add_tasks(
        &mut self,
        queue: &str,
        kind: &str,
        version: &str,
        tasks: &[NewTask],
    ) -> Result<u64, Failure>;
    /// Takes some tasks.
    fn take(&mut self, worker: &Worker, wanted: &Wanted<'_>) -> Result<Taken, Failure>;
    /// Says that the worker is alive: everything it holds stays its own.
    fn renew(&mut self, worker: &Worker) -> Result<(), Failure>;
    /// Records what tasks brought, each with its result in the same transaction. Says how many counted: those that the
    /// worker still held.
    fn finish(&mut self, worker: &Worker, done: &[(Task, Product)]) -> Result<usize, Failure>;
    /// Says that a task failed. It comes again, until it is set aside with the last reason.
    fn fail(&mut self, worker: &Worker, task: &Task, why: &str) -> Result<(), Failure>;
    /// Gives back what was not begun; it counts as never taken.
    fn give_back(&mut self, worker: &Worker, tasks: &[Task]) -> Result<(), Failure>;
    /// The queues, oldest first.
    fn queues(&mut self) -> Result<Vec<String>, Failure>;
    /// How a queue stands.
    fn standing(&mut self, queue: &str) -> Result<Standing, Failure>;
    /// Makes tasks that were set aside open again; says how many.
    fn reopen(&mut self, queue: &str) -> Result<u64, Failure>;
    /// Makes tasks that are done open again, because what they brought is gone.
    fn redo(&mut self, queue: &str, names: &[String]) -> Result<(), Failure>;
    /// Takes tasks out that nobody needs any more: they count as done, and what their workers bring is refused.
    fn close(&mut self, queue: &str, names: &[String]) -> Result<(), Failure>;
    /// Keeps puzzles for the workers of campaigns, by the hash of their instance.
    fn add_texts(&mut self, texts: &[(String, Text)]) -> Result<(), Failure>;
    /// The puzzles with these hashes.
    fn texts(&mut self, hashes: &[String]) -> Result<HashMap<String, Text>, Failure>;
}
