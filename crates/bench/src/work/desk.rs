//! The worker: takes tasks, hands them to threads, records what comes back.

use super::{Craft, Work};
use crate::Failure;
use crate::store::{Product, Queue, Task, Wanted, Worker};
use quadrille_core::{CancelToken, Rng};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

const PULSE: Duration = Duration::from_millis(50);
/// A worker that finds nothing asks again after this long, then ever more seldom.
const ASK_AGAIN: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(5));
/// At most so many tasks are taken at a time.
const MAX_TAKE: usize = 256;

/// A worker's threads and what they know.
pub struct Crew<'a> {
    /// The crafts.
    pub crafts: &'a [&'a dyn Craft],
    /// Only tasks of this queue.
    pub queue: Option<String>,
    /// The program's version, with the user's tag.
    pub version: String,
    /// Threads.
    pub jobs: usize,
    /// Wait for more when nothing is left.
    pub stay: bool,
    /// How often the leases are renewed.
    pub beat: Duration,
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Tasks that it finished.
    pub finished: usize,
    /// Of those: tasks that counted, because nobody had taken them over.
    pub counted: usize,
    /// Tasks that failed.
    pub failed: usize,
    /// The user stopped it.
    pub interrupted: bool,
}

/// Works until no task is left, or until `cancel`.
pub fn work(
    store: &mut dyn Queue,
    worker: &Worker,
    crew: &Crew<'_>,
    cancel: &CancelToken,
    told: &mut dyn FnMut(&Done),
) -> Result<Done, Failure> {
    let (give, take) = channel::<Task>();
    let (tell, hear) = channel::<(Task, Work)>();
    let take = Mutex::new(take);
    std::thread::scope(|scope| {
        for _ in 0..crew.jobs {
            let (take, tell) = (&take, tell.clone());
            scope.spawn(move || {
                while let Some(task) = next(take) {
                    let work = match cancel.is_cancelled() {
                        true => Work::Interrupted,
                        false => crew.work(&task, cancel),
                    };
                    if tell.send((task, work)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(tell);
        let rng = Rng::new(u64::from(worker.pid) ^ worker.started);
        let mut desk = Desk {
            store,
            worker,
            crew,
            cancel,
            told,
            done: Done::default(),
            ready: VecDeque::new(),
            running: 0,
            alone: false,
            pause: ASK_AGAIN.0,
            rng,
        };
        let outcome = desk.sit(&give, &hear);
        if outcome.is_err() {
            cancel.cancel();
        }
        drop(give);
        let last = desk.close(&hear);
        let mut done = desk.done;
        done.interrupted = cancel.is_cancelled();
        outcome.and(last).map(|()| done)
    })
}

fn next(take: &Mutex<Receiver<Task>>) -> Option<Task> {
    take.lock().ok()?.recv().ok()
}

impl Crew<'_> {
    fn craft(&self, task: &Task) -> Option<&dyn Craft> {
        self.crafts.iter().copied().find(|craft| task.queue.starts_with(craft.prefix()))
    }

    /// A task that panics has failed, and takes nobody with it.
    fn work(&self, task: &Task, cancel: &CancelToken) -> Work {
        let Some(craft) = self.craft(task) else {
            return Work::Failed(format!("no craft for the queue {}", task.queue));
        };
        catch_unwind(AssertUnwindSafe(|| craft.work(task, cancel))).unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            Work::Failed(format!("panicked: {}", text.unwrap_or("(no message)")))
        })
    }
}

/// The only one who talks to the store.
struct Desk<'a, 'b> {
    store: &'a mut dyn Queue,
    worker: &'a Worker,
    crew: &'a Crew<'b>,
    cancel: &'a CancelToken,
    told: &'a mut dyn FnMut(&Done),
    done: Done,
    ready: VecDeque<Task>,
    running: usize,
    /// A task that must be alone is running.
    alone: bool,
    pause: Duration,
    rng: Rng,
}

impl Desk<'_, '_> {
    fn sit(&mut self, give: &Sender<Task>, hear: &Receiver<(Task, Work)>) -> Result<(), Failure> {
        let begin = Instant::now();
        let (mut beat, mut ask_at) = (begin, begin);
        while !self.cancel.is_cancelled() {
            if self.ready.is_empty() && !self.alone && Instant::now() >= ask_at {
                let rate = self.done.finished as f64 / begin.elapsed().as_secs_f64().max(0.1);
                let jobs = self.crew.jobs;
                match self.take((rate as usize).clamp(jobs, MAX_TAKE))? {
                    Some(true) => {}
                    Some(false) => ask_at = Instant::now() + self.later(),
                    None if self.running == 0 && !self.crew.stay => return Ok(()),
                    // The end is near: whoever finishes last need not wait for the clock.
                    None if !self.crew.stay => ask_at = Instant::now() + ASK_AGAIN.0,
                    None => ask_at = Instant::now() + self.later(),
                }
            }
            // One more than there are threads: nobody waits for the server.
            while self.running <= self.crew.jobs
                && let Some(task) = self.ready.pop_front()
            {
                give.send(task).map_err(|_| ended_early())?;
                self.running += 1;
            }
            let mut results = Vec::new();
            match hear.recv_timeout(PULSE) {
                Ok(result) => results.push(result),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(ended_early()),
            }
            results.extend(hear.try_iter());
            self.record(results)?;
            if beat.elapsed() >= self.crew.beat {
                self.store.renew(self.worker)?;
                beat = Instant::now();
            }
            (self.told)(&self.done);
        }
        Ok(())
    }

    /// Not all workers at once.
    fn later(&mut self) -> Duration {
        let now = self.pause;
        self.pause = (2 * now).min(ASK_AGAIN.1);
        now.mul_f64(0.5 + self.rng.unit())
    }

    /// Takes tasks; says whether there were any, or nothing if none is left for anybody.
    fn take(&mut self, most: usize) -> Result<Option<bool>, Failure> {
        let kinds: Vec<&str> = self.crew.crafts.iter().map(|craft| craft.kind()).collect();
        let wanted = Wanted {
            queue: self.crew.queue.as_deref(),
            kinds: &kinds,
            version: &self.crew.version,
            fresh: most,
            // What was tried before is taken only as it can be begun.
            tried: self.crew.jobs.saturating_sub(self.running),
            idle: self.running == 0,
        };
        let taken = self.store.take(self.worker, &wanted)?;
        if taken.tasks.is_empty() {
            return Ok(taken.left.then_some(false));
        }
        self.pause = ASK_AGAIN.0;
        self.alone = taken.tasks.iter().any(|task| task.attempt > crate::store::ALONE_FROM);
        for craft in self.crew.crafts {
            let own = |task: &&Task| task.queue.starts_with(craft.prefix());
            let own: Vec<Task> = taken.tasks.iter().filter(own).cloned().collect();
            if !own.is_empty() {
                craft.prepare(self.store, self.worker, &own)?;
            }
        }
        self.ready.extend(taken.tasks);
        Ok(Some(true))
    }

    fn record(&mut self, results: Vec<(Task, Work)>) -> Result<(), Failure> {
        let mut done: Vec<(Task, Product)> = Vec::new();
        let mut back = Vec::new();
        let mut unfit = None;
        self.running -= results.len();
        if self.running == 0 {
            self.alone = false;
        }
        for (task, work) in results {
            match work {
                Work::Done(product) => done.push((task, product)),
                Work::Interrupted => back.push(task),
                Work::Failed(why) => {
                    self.done.failed += 1;
                    self.store.fail(self.worker, &task, &why)?;
                }
                Work::Unfit(failure) => {
                    unfit = Some(failure);
                    back.push(task);
                }
            }
        }
        if !done.is_empty() {
            self.done.finished += done.len();
            self.done.counted += self.store.finish(self.worker, &done)?;
        }
        if !back.is_empty() {
            self.store.give_back(self.worker, &back)?;
        }
        unfit.map_or(Ok(()), Err)
    }

    /// Lets the threads end, keeps what they had finished and gives back the rest.
    fn close(&mut self, hear: &Receiver<(Task, Work)>) -> Result<(), Failure> {
        let results: Vec<(Task, Work)> = hear.iter().collect();
        let recorded = self.record(results);
        let rest: Vec<Task> = self.ready.drain(..).collect();
        let given = match rest.is_empty() {
            true => Ok(()),
            false => self.store.give_back(self.worker, &rest),
        };
        recorded.and(given)
    }
}

fn ended_early() -> Failure {
    Failure::new("the threads of the worker have ended too early")
}
