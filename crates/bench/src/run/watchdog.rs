//! Ends children that outlive their limit, or all of them when the user interrupts.

use quadrille_core::CancelToken;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How often the clock and the switch are looked at.
const EVERY: Duration = Duration::from_millis(25);

#[derive(Default)]
struct Watched {
    children: Vec<(u32, Instant)>,
    closing: bool,
}

struct Shared {
    cancel: CancelToken,
    watched: Mutex<Watched>,
    wake: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Watched> {
        // The list stays whole even if a thread panicked while it held the lock.
        self.watched.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Watches children until it is dropped.
pub struct Watchdog {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Watchdog {
    /// Starts watching; `cancel` ends all children at once.
    pub fn new(cancel: CancelToken) -> Self {
        let watched = Mutex::new(Watched::default());
        let shared = Arc::new(Shared { cancel, watched, wake: Condvar::new() });
        let own = shared.clone();
        let thread = std::thread::spawn(move || {
            let mut watched = own.lock();
            while !watched.closing {
                let now = Instant::now();
                for (pid, end) in &watched.children {
                    if now >= *end || own.cancel.is_cancelled() {
                        kill(*pid);
                    }
                }
                let waited = own.wake.wait_timeout(watched, EVERY);
                watched = waited.unwrap_or_else(|poisoned| poisoned.into_inner()).0;
            }
        });
        Watchdog { shared, thread: Some(thread) }
    }

    /// Whether the user interrupted the run.
    pub fn is_cancelled(&self) -> bool {
        self.shared.cancel.is_cancelled()
    }

    /// Watches a child that has not been waited for.
    pub fn add(&self, pid: u32, end: Instant) {
        self.shared.lock().children.push((pid, end));
    }

    /// Forgets a child. Its number is free for others only after this.
    pub fn remove(&self, pid: u32) {
        self.shared.lock().children.retain(|(other, _)| *other != pid);
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.shared.lock().closing = true;
        self.shared.wake.notify_all();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn kill(pid: u32) {
    if let Some(pid) = rustix::process::Pid::from_raw(pid as i32) {
        // It may have ended a moment ago; it is still ours because nobody waited for it yet.
        let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
    }
}
