//! The desk where work is handed in: one shared queue, a few workers, and a way to say stop.
//!
//! Solving never runs on the threads that answer requests. A job belongs to whoever holds its
//! [`Job`]: dropping it (the connection broke, the page was closed) cancels the work.

use crate::limits::Limits;
use crate::memory;
use crate::problem::Problem;
use axum::http::StatusCode;
use quadrille_core::message;
use quadrille_core::workshop::Workshop;
use quadrille_core::{Budget, CancelToken};
use serde_json::Value;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

/// Deep searches recurse; only touched pages cost memory.
const STACK_BYTES: usize = 64 << 20;
/// Short questions (read this text, draw that board) answered at once, apart from the jobs.
const QUICK_WORKERS: usize = 4;

/// What is heard from a job.
pub enum News {
    /// A worker took it.
    Started,
    /// It says how far it is.
    Progress(quadrille_wire::News),
    /// It ended.
    Done(Result<Value, Problem>),
}

/// The queue and its workers.
pub struct Desk {
    workers: Arc<Semaphore>,
    quick: Arc<Semaphore>,
    painter: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    most_waiting: usize,
    memory_each: u64,
    workshop: Option<Workshop>,
    switches: Mutex<HashMap<String, Switch>>,
    closed: AtomicBool,
    next: AtomicU64,
    salt: RandomState,
}

/// Stops one job, whether it waits or runs.
#[derive(Clone, Default)]
struct Switch {
    token: CancelToken,
    bell: Arc<Notify>,
}

impl Switch {
    fn stop(&self) {
        self.token.cancel();
        self.bell.notify_one();
    }
}

/// A job under way; dropping it cancels the work.
pub struct Job {
    /// Its name for `DELETE /api/v1/jobs/{id}`.
    pub id: String,
    news: mpsc::Receiver<News>,
    switch: Switch,
    desk: Arc<Desk>,
}

impl Job {
    /// The next news; nothing after [`News::Done`].
    pub async fn news(&mut self) -> Option<News> {
        self.news.recv().await
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.switch.stop();
        self.desk.switches().remove(&self.id);
    }
}

impl Desk {
    /// A desk with these limits.
    pub fn new(limits: &Limits, workshop: Option<Workshop>) -> Arc<Desk> {
        Arc::new(Desk {
            workers: Arc::new(Semaphore::new(limits.workers.max(1))),
            quick: Arc::new(Semaphore::new(QUICK_WORKERS)),
            painter: Arc::new(Semaphore::new(1)),
            waiting: Arc::default(),
            most_waiting: limits.waiting,
            memory_each: limits.memory_bytes / limits.workers.max(1) as u64,
            workshop,
            switches: Mutex::default(),
            closed: AtomicBool::new(false),
            next: AtomicU64::new(0),
            salt: RandomState::new(),
        })
    }

    fn switches(&self) -> std::sync::MutexGuard<'_, HashMap<String, Switch>> {
        self.switches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Cancels a job; says whether there was one of that name.
    pub fn cancel(&self, id: &str) -> bool {
        self.switches().get(id).map(Switch::stop).is_some()
    }

    /// Takes no further job and cancels all.
    pub fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.switches().values().for_each(Switch::stop);
    }

    /// How many jobs wait or run.
    pub fn jobs(&self) -> usize {
        self.switches().len()
    }

    /// Answers a short question away from the threads that serve requests.
    pub async fn quick<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        apart(&self.quick, work).await
    }

    /// The same for pictures in pixels, one at a time: a large one needs hundreds of megabytes.
    pub async fn paint<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        apart(&self.painter, work).await
    }

    /// Hands in a job, or refuses it when too many wait already.
    pub fn start(
        self: &Arc<Self>,
        time: Duration,
        work: impl FnOnce(&mut Budget) -> Result<Value, Problem> + Send + 'static,
    ) -> Result<Job, Problem> {
        let room = |n: usize| (n < self.most_waiting.max(1)).then_some(n + 1);
        let queued = self.waiting.fetch_update(Ordering::Relaxed, Ordering::Relaxed, room);
        if queued.is_err() {
            return Err(Problem::busy());
        }
        if self.closed.load(Ordering::Relaxed) {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, message!("service-closing")));
        }
        let id = format!("{:016x}", self.salt.hash_one(self.next.fetch_add(1, Ordering::Relaxed)));
        let switch = Switch::default();
        self.switches().insert(id.clone(), switch.clone());
        let (tell, news) = mpsc::channel(32);
        let job = Job { id, news, switch: switch.clone(), desk: self.clone() };
        let (workers, waiting) = (self.workers.clone(), self.waiting.clone());
        let (memory, workshop) = (self.memory_each, self.workshop.clone());
        tokio::spawn(async move {
            let permit = tokio::select! {
                permit = workers.acquire_owned() => permit.ok(),
                () = switch.bell.notified() => None,
            };
            waiting.fetch_sub(1, Ordering::Relaxed);
            let done = match permit {
                Some(permit) => {
                    let _ = tell.send(News::Started).await;
                    let heard = tell.clone();
                    let mut budget = Budget::for_time(time)
                        .with_cancel(switch.token)
                        .with_memory(memory)
                        .with_watcher(quadrille_wire::watcher(move |news| {
                            // A reader that is behind misses some progress, never the end.
                            let _ = heard.try_send(News::Progress(news));
                        }));
                    if let Some(workshop) = workshop {
                        budget = budget.with_workshop(workshop);
                    }
                    on_thread(permit, budget, work).await
                }
                None => Err(Problem::new(StatusCode::CONFLICT, message!("service-cancelled"))),
            };
            let _ = tell.send(News::Done(done)).await;
        });
        Ok(job)
    }
}

/// Does short work on a thread that may block, when its turn has come. The turn ends with the work,
/// even if its reader has gone before.
async fn apart<T: Send + 'static>(
    turn: &Arc<Semaphore>,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let permit = turn.clone().acquire_owned().await.map_err(|_| Problem::internal())?;
    let held = move || {
        let done = work();
        drop(permit);
        done
    };
    tokio::task::spawn_blocking(held).await.map_err(|_| Problem::internal())?
}

/// Runs the work on a thread of its own; the permit goes back when the work has really ended,
/// not when its reader has gone.
async fn on_thread(
    permit: OwnedSemaphorePermit,
    mut budget: Budget,
    work: impl FnOnce(&mut Budget) -> Result<Value, Problem> + Send + 'static,
) -> Result<Value, Problem> {
    let (done, wait) = oneshot::channel();
    let thread = std::thread::Builder::new().name("job".into()).stack_size(STACK_BYTES);
    let spawned = thread.spawn(move || {
        let result = catch_unwind(AssertUnwindSafe(|| work(&mut budget)));
        drop(permit);
        let _ = done.send(result.unwrap_or_else(|_| Err(Problem::internal())));
        drop(budget);
        memory::give_back();
    });
    if spawned.is_err() {
        return Err(Problem::busy());
    }
    wait.await.unwrap_or_else(|_| Err(Problem::internal()))
}
