//! Where engines work that nobody can stop from within: in processes that can be ended.

use std::fmt;
use std::io;
use std::process::Child;
use std::sync::{Arc, Mutex, PoisonError};

/// Starts a process that serves an engine on its standard input and output.
type Start = dyn Fn() -> io::Result<Child> + Send + Sync;

/// A few processes kept warm, and a way to start more.
///
/// Front ends give one to their budgets ([`crate::Budget::with_workshop`]). Work under a budget without one
/// is done in the caller's own process, and ends when the engine next looks up.
#[derive(Clone)]
pub struct Workshop(Arc<Inner>);

struct Inner {
    start: Box<Start>,
    idle: Mutex<Vec<Child>>,
    keep: usize,
}

impl Workshop {
    /// Starts processes with `start`, and keeps up to `keep` of them for the next who needs one.
    pub fn new(keep: usize, start: impl Fn() -> io::Result<Child> + Send + Sync + 'static) -> Self {
        Workshop(Arc::new(Inner { start: Box::new(start), idle: Mutex::default(), keep }))
    }

    /// A process that waits for work.
    pub fn take(&self) -> io::Result<Child> {
        while let Some(mut child) = self.idle().pop() {
            // One that has ended meanwhile is of no use.
            if matches!(child.try_wait(), Ok(None)) {
                return Ok(child);
            }
        }
        (self.0.start)()
    }

    /// Takes back a process that waits for work again.
    pub fn give_back(&self, mut child: Child) {
        let mut idle = self.idle();
        if idle.len() >= self.0.keep {
            drop(idle);
            end(&mut child);
        } else {
            idle.push(child);
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Child>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Workshop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Workshop {{ idle: {} of {} }}", self.idle().len(), self.0.keep)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.idle.get_mut().unwrap_or_else(PoisonError::into_inner).iter_mut().for_each(end);
    }
}

/// Ends a process and waits until it has gone.
pub fn end(child: &mut Child) {
    // Either fails only for a process that has gone already.
    let _ = child.kill();
    let _ = child.wait();
}
