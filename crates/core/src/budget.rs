//! How long, how far and how large a piece of work may grow.

use crate::Message;
use crate::clock::Instant;
use crate::workshop::Workshop;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Why work stopped before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The deadline passed.
    Time,
    /// Somebody cancelled.
    Cancelled,
    /// The node limit was reached.
    Nodes,
    /// The memory limit was reached.
    Memory,
    /// The method itself gave up: it is not complete.
    GaveUp,
    /// The referee refused the method's answer: a bug, never an answer.
    Refused,
    /// The process an engine worked in ended by itself.
    Lost,
    /// What a solver that is not ours answered cannot be read, or does not hold.
    Untrue,
}

impl Stop {
    /// Why, for people.
    pub fn message(self) -> Message {
        Message::new(match self {
            Stop::Time => "stop-time",
            Stop::Cancelled => "stop-cancelled",
            Stop::Nodes => "stop-nodes",
            Stop::Memory => "stop-memory",
            Stop::GaveUp => "stop-gave-up",
            Stop::Refused => "stop-refused",
            Stop::Lost => "stop-lost",
            Stop::Untrue => "stop-untrue",
        })
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Stop {}

/// A switch that one thread sets and all work under it sees.
#[derive(Clone, Default, Debug)]
pub struct CancelToken {
    set: Arc<AtomicBool>,
    /// The switch of the work that this is a part of.
    above: Option<Arc<CancelToken>>,
}

impl CancelToken {
    /// A switch that is not yet set.
    pub fn new() -> Self {
        Self::default()
    }

    /// A switch for a part of the work: set with this one, and by itself.
    pub fn part(&self) -> Self {
        CancelToken { set: Arc::default(), above: Some(Arc::new(self.clone())) }
    }

    /// Asks all work that holds this token, or one of its parts, to stop.
    pub fn cancel(&self) {
        self.set.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    pub fn is_cancelled(&self) -> bool {
        self.set.load(Ordering::Relaxed) || self.above.as_ref().is_some_and(|a| a.is_cancelled())
    }
}

/// How far a long piece of work has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// What is counted: a key of the catalogues.
    pub what: &'static str,
    /// Units done.
    pub done: u64,
    /// Units in all, or 0 when nobody knows.
    pub total: u64,
    /// The worth of the best answer so far, as an integer program counts it.
    pub best: Option<f64>,
    /// What no answer can beat, counted the same way.
    pub bound: Option<f64>,
}

impl Progress {
    /// So many units of something, of so many in all or of nobody knows how many.
    pub fn new(what: &'static str, done: u64, total: u64) -> Self {
        Progress { what, done, total, best: None, bound: None }
    }
}

/// Told about [`Progress`] from inside long work.
pub type Watcher = Arc<dyn Fn(Progress) + Send + Sync>;

/// The limits of one piece of work, and the count of what it used.
///
/// Everything that can run long takes one by `&mut` and calls [`Budget::tick`] in its inner loop.
#[derive(Clone)]
pub struct Budget {
    deadline: Option<Instant>,
    cancel: CancelToken,
    node_limit: u64,
    memory_limit: u64,
    nodes: u64,
    memory: u64,
    watcher: Option<Watcher>,
    /// When nodes were told last, where they are told by themselves.
    told: Option<Instant>,
    workshop: Option<Workshop>,
}

/// Nodes that are told by themselves are told this often.
const TELL_EVERY: Duration = Duration::from_millis(100);

/// The clock is read once in so many ticks; cancellation is seen at every tick.
const TICKS_PER_CLOCK: u64 = 32;

impl Budget {
    /// No limit at all.
    pub fn unlimited() -> Self {
        Budget {
            deadline: None,
            cancel: CancelToken::new(),
            node_limit: u64::MAX,
            memory_limit: u64::MAX,
            nodes: 0,
            memory: 0,
            watcher: None,
            told: None,
            workshop: None,
        }
    }

    /// Ends after `time` from now.
    pub fn for_time(time: Duration) -> Self {
        Self::unlimited().with_time(time)
    }

    /// The same, ending no later than `time` from now.
    pub fn with_time(mut self, time: Duration) -> Self {
        // A time too long to express is no limit.
        if let Some(end) = Instant::now().checked_add(time) {
            self.deadline = Some(self.deadline.map_or(end, |d| d.min(end)));
        }
        self
    }

    /// The same, stopping when `token` is cancelled.
    pub fn with_cancel(mut self, token: CancelToken) -> Self {
        self.cancel = token;
        self
    }

    /// The same, with at most `limit` further nodes.
    pub fn with_nodes(mut self, limit: u64) -> Self {
        self.node_limit = self.nodes.saturating_add(limit).min(self.node_limit);
        self
    }

    /// The same, with at most `bytes` of working memory in tables that can grow.
    pub fn with_memory(mut self, bytes: u64) -> Self {
        self.memory_limit = bytes.min(self.memory_limit);
        self
    }

    /// The same, telling `watcher` about progress.
    pub fn with_watcher(mut self, watcher: Watcher) -> Self {
        self.watcher = Some(watcher);
        self
    }

    /// The same, telling the watcher now and then how many nodes were counted: for work that has nothing better to tell.
    pub fn telling_nodes(mut self) -> Self {
        self.told = Some(Instant::now());
        self
    }

    /// The same, with processes for engines that can only be stopped by ending them.
    pub fn with_workshop(mut self, workshop: Workshop) -> Self {
        self.workshop = Some(workshop);
        self
    }

    /// Where engines work that may last; nothing where they work in the caller's own process.
    pub fn workshop(&self) -> Option<&Workshop> {
        self.workshop.as_ref()
    }

    /// A part of this budget: the same limits, and at most `time` and `nodes` more.
    ///
    /// Give what it used back with [`Budget::absorb`].
    pub fn slice(&self, time: Duration, nodes: u64) -> Budget {
        self.clone().with_time(time).with_nodes(nodes)
    }

    /// What one of `threads` that work at the same time may use: the same time and nodes, its share of the memory that
    /// is left, and a switch of its own. It tells nobody about progress.
    pub fn share(&self, threads: usize) -> Budget {
        let memory = self.memory_left() / threads.max(1) as u64;
        let memory_limit = match self.memory_limit {
            u64::MAX => u64::MAX,
            _ => self.memory.saturating_add(memory),
        };
        Budget { cancel: self.cancel.part(), memory_limit, watcher: None, ..self.clone() }
    }

    /// Counts what a slice used.
    pub fn absorb(&mut self, slice: &Budget) {
        self.nodes = self.nodes.max(slice.nodes);
    }

    /// Counts one node of work and says whether to go on.
    #[inline]
    pub fn tick(&mut self) -> Result<(), Stop> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(TICKS_PER_CLOCK) || self.nodes == 1 {
            self.tell_nodes();
            return self.check();
        }
        if self.cancel.is_cancelled() {
            return Err(Stop::Cancelled);
        }
        if self.nodes > self.node_limit {
            return Err(Stop::Nodes);
        }
        Ok(())
    }

    /// Says whether to go on, reading the clock, without counting a node.
    pub fn check(&self) -> Result<(), Stop> {
        if self.cancel.is_cancelled() {
            return Err(Stop::Cancelled);
        }
        if self.nodes > self.node_limit {
            return Err(Stop::Nodes);
        }
        if self.memory > self.memory_limit {
            return Err(Stop::Memory);
        }
        if self.deadline.is_some_and(|end| Instant::now() >= end) {
            return Err(Stop::Time);
        }
        Ok(())
    }

    /// Counts `bytes` more of working memory and says whether they are allowed.
    pub fn take_memory(&mut self, bytes: u64) -> Result<(), Stop> {
        let wanted = self.memory.saturating_add(bytes);
        if wanted > self.memory_limit {
            return Err(Stop::Memory);
        }
        self.memory = wanted;
        Ok(())
    }

    /// Counts `bytes` of working memory as free again.
    pub fn free_memory(&mut self, bytes: u64) {
        self.memory = self.memory.saturating_sub(bytes);
    }

    /// How much working memory may still be taken.
    pub fn memory_left(&self) -> u64 {
        self.memory_limit.saturating_sub(self.memory)
    }

    /// The time left, or nothing when there is no deadline.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Counts nodes that an outside engine reports.
    pub fn add_nodes(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes);
    }

    /// Nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The switch that cancels this budget's work.
    pub fn cancel_token(&self) -> CancelToken {
        self.cancel.clone()
    }

    fn tell_nodes(&mut self) {
        if self.watcher.is_some()
            && let Some(told) = self.told
            && told.elapsed() >= TELL_EVERY
        {
            self.told = Some(Instant::now());
            self.report("progress-nodes", self.nodes, 0);
        }
    }

    /// Whether anybody wants to know how far the work is.
    pub fn is_watched(&self) -> bool {
        self.watcher.is_some()
    }

    /// Tells whoever watches how far the work is. `what` is a key of the catalogues; `total` 0 means
    /// nobody knows.
    pub fn report(&self, what: &'static str, done: u64, total: u64) {
        self.tell(Progress::new(what, done, total));
    }

    /// Tells whoever watches.
    pub fn tell(&self, progress: Progress) {
        if let Some(watcher) = &self.watcher {
            watcher(progress);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_limit_stops_for_its_own_reason() {
        assert_eq!(Budget::for_time(Duration::ZERO).tick(), Err(Stop::Time));
        assert_eq!(Budget::unlimited().with_nodes(0).tick(), Err(Stop::Nodes));
        let token = CancelToken::new();
        let mut budget = Budget::unlimited().with_cancel(token.clone());
        assert_eq!(budget.tick(), Ok(()));
        token.cancel();
        assert_eq!(budget.tick(), Err(Stop::Cancelled));
        assert_eq!(Budget::unlimited().with_memory(9).take_memory(10), Err(Stop::Memory));
    }

    #[test]
    fn a_share_is_cancelled_by_itself_and_with_the_whole() {
        let whole = Budget::unlimited().with_memory(100);
        let (one, other) = (whole.share(2), whole.share(2));
        one.cancel_token().cancel();
        assert_eq!((one.check(), other.check()), (Err(Stop::Cancelled), Ok(())));
        assert_eq!(other.memory_left(), 50);
        whole.cancel_token().cancel();
        assert_eq!(other.check(), Err(Stop::Cancelled));
    }

    #[test]
    fn nodes_tell_themselves_where_that_is_asked_for() {
        use std::sync::atomic::AtomicU64;
        let count = |mut budget: Budget| {
            let heard = Arc::new(AtomicU64::new(0));
            let ears = heard.clone();
            budget = budget.with_watcher(Arc::new(move |p| ears.store(p.done, Ordering::Relaxed)));
            std::thread::sleep(2 * TELL_EVERY);
            (0..TICKS_PER_CLOCK).for_each(|_| budget.tick().unwrap());
            heard.load(Ordering::Relaxed)
        };
        assert_eq!(count(Budget::unlimited()), 0);
        assert!(count(Budget::unlimited().telling_nodes()) > 0);
    }

    #[test]
    fn a_slice_never_outlives_its_budget() {
        let budget = Budget::for_time(Duration::ZERO);
        assert_eq!(budget.slice(Duration::from_secs(9), 9).check(), Err(Stop::Time));
    }

    #[test]
    fn a_passed_deadline_is_seen_within_a_few_ticks() {
        let mut budget = Budget::for_time(Duration::from_millis(1));
        std::thread::sleep(Duration::from_millis(2));
        let stopped = (0..=TICKS_PER_CLOCK).any(|_| budget.tick().is_err());
        assert!(stopped);
    }
}
