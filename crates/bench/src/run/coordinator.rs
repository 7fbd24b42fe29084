//! The heart of a run: reserves jobs, hands them to threads, records what comes back.
//!
//! One thread talks to the store. A job is reserved before it starts and its reservation goes in
//! the same transaction that records its result, so whatever moment the process dies at, a job is
//! either recorded or free to be done again.

use super::Launcher;
use super::plan::{self, Plan, Planned};
use super::watchdog::Watchdog;
use crate::Failure;
use crate::dataset::Dataset;
use crate::store::{InstanceInfo, Outcome, Row, Store, Worker};
use quadrille_core::{CancelToken, Ruling};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// How long the coordinator waits before it looks around again.
const PULSE: Duration = Duration::from_millis(100);
/// How often a run says that it is alive, and asks again for jobs others had reserved.
const BEAT: Duration = Duration::from_secs(5);
const ASK_AGAIN: Duration = Duration::from_millis(500);
/// At most so many jobs are reserved at a time.
const MAX_CLAIM: usize = 256;

/// How a run stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Jobs of the campaign.
    pub total: usize,
    /// Jobs that had a result before, or got one from another run.
    pub before: usize,
    /// Jobs done by this run.
    pub done: usize,
    /// Of those: definite answers.
    pub solved: usize,
    /// Of those: answers that the method stands by and did not prove best.
    pub best: usize,
    /// Of those: no answer, bad input, wrong answers and crashes.
    pub failed: usize,
    /// How many of the failed ones a method refused, and why the first of them.
    pub refused: BTreeMap<Arc<str>, (usize, String)>,
    /// The user stopped it.
    pub interrupted: bool,
}

impl Tally {
    /// Jobs still to do.
    pub fn left(&self) -> usize {
        self.total.saturating_sub(self.before + self.done)
    }
}

/// Told how a run stands, some times a second.
pub trait Observer {
    /// Something changed.
    fn update(&self, tally: &Tally);
}

/// Runs a campaign until every job has a result, or until `cancel`.
pub fn run(
    set: &Dataset,
    plan: &Plan,
    store: &mut dyn Store,
    launcher: &Launcher,
    cancel: &CancelToken,
    observer: &dyn Observer,
) -> Result<Tally, Failure> {
    store.open_campaign(&plan.campaign, &plan.settings)?;
    let known = store.instances()?;
    let infos = plan::infos(set, known.clone());
    let new: Vec<InstanceInfo> =
        infos.iter().filter(|info| !known.contains(info)).cloned().collect();
    if !new.is_empty() {
        store.add_instances(&new)?;
    }
    store.add_reading(&plan.campaign, &set.reading())?;
    let jobs = plan.jobs(&infos);
    if !plan.retry.is_empty() {
        let keys: Vec<_> = jobs.iter().map(|job| job.key.clone()).collect();
        store.forget(&plan.campaign, &keys, &plan.retry)?;
    }
    let finished = store.finished(&plan.campaign)?;
    let total = jobs.len();
    let pending: VecDeque<Planned> =
        jobs.into_iter().filter(|job| !finished.contains(&job.key)).collect();
    let tally = Tally { total, before: total - pending.len(), ..Tally::default() };
    drop(finished);
    if pending.is_empty() {
        return Ok(tally);
    }
    let worker = Worker::current();
    store.begin(&plan.campaign, &worker)?;
    let crew = Crew { set, plan, launcher, infos: &infos, watchdog: Watchdog::new(cancel.clone()) };
    let warm = crew.warm_up(&pending, cancel);
    let mut desk =
        Desk { plan, worker, store, observer, cancel, tally, pending, ready: VecDeque::new() };
    let outcome = warm.and_then(|()| crew.work(&mut desk));
    if outcome.is_err() {
        // The children of a run that cannot record are of no use to anybody.
        cancel.cancel();
    }
    let ended = desk.store.end(&desk.worker);
    let mut tally = outcome.map(|()| desk.tally)?;
    ended?;
    tally.interrupted = cancel.is_cancelled();
    Ok(tally)
}

type Done = (Planned, Outcome);
/// A result, or why no child could be started.
type Told = Result<Done, Failure>;

/// The threads that run children.
struct Crew<'a> {
    set: &'a Dataset,
    plan: &'a Plan,
    launcher: &'a Launcher,
    infos: &'a [InstanceInfo],
    watchdog: Watchdog,
}

impl Crew<'_> {
    fn solve(&self, job: &Planned) -> Result<Outcome, Failure> {
        match self.plan.message(self.set, &self.infos[job.instance], job) {
            Ok(message) => self.launcher.solve(&message, &self.watchdog),
            Err(why) => {
                Ok(Outcome { verdict: Ruling::Invalid, error: Some(why), ..Outcome::default() })
            }
        }
    }

    /// Solves that nobody counts: they bring the program and its libraries into memory.
    fn warm_up(&self, pending: &VecDeque<Planned>, cancel: &CancelToken) -> Result<(), Failure> {
        for method in &self.plan.methods {
            let of_method = |job: &&Planned| *job.key.method == **method;
            let small = pending
                .iter()
                .filter(of_method)
                .filter(|job| !self.infos[job.instance].game.is_empty())
                .min_by_key(|job| self.infos[job.instance].cells);
            for _ in 0..self.plan.warm_up {
                if let Some(job) = small
                    && !cancel.is_cancelled()
                {
                    self.solve(job)?;
                }
            }
        }
        Ok(())
    }

    fn work(&self, desk: &mut Desk<'_>) -> Result<(), Failure> {
        let (give, take) = channel::<Planned>();
        let (tell, hear) = channel::<Told>();
        let take = Mutex::new(take);
        std::thread::scope(|scope| {
            for _ in 0..self.plan.jobs {
                let (take, tell, cancel) = (&take, tell.clone(), desk.cancel.clone());
                scope.spawn(move || {
                    while let Some(job) = next(take) {
                        if cancel.is_cancelled() {
                            break;
                        }
                        let outcome = self.solve(&job);
                        // A child that an interruption killed has no result.
                        let unfinished = [Ruling::Crashed, Ruling::Unknown];
                        let is_finished = |o: &Outcome| !unfinished.contains(&o.verdict);
                        if cancel.is_cancelled() && !outcome.as_ref().is_ok_and(is_finished) {
                            break;
                        }
                        let over = outcome.is_err();
                        let told = outcome.map(|outcome| (job, outcome));
                        if tell.send(told).is_err() || over {
                            break;
                        }
                    }
                });
            }
            drop(tell);
            let outcome = desk.sit(give, &hear, self.plan.jobs);
            if outcome.is_err() {
                desk.cancel.cancel();
            }
            outcome
        })
    }
}

fn next(take: &Mutex<Receiver<Planned>>) -> Option<Planned> {
    take.lock().ok()?.recv().ok()
}

/// The only one who talks to the store.
struct Desk<'a> {
    plan: &'a Plan,
    worker: Worker,
    store: &'a mut dyn Store,
    observer: &'a dyn Observer,
    cancel: &'a CancelToken,
    tally: Tally,
    pending: VecDeque<Planned>,
    ready: VecDeque<Planned>,
}

impl Desk<'_> {
    /// Gives out jobs and records results until there is nothing left to wait for.
    fn sit(
        &mut self,
        give: Sender<Planned>,
        hear: &Receiver<Told>,
        jobs: usize,
    ) -> Result<(), Failure> {
        let begin = Instant::now();
        let (mut beat, mut ask_at) = (begin, begin);
        let mut running = 0;
        loop {
            if self.cancel.is_cancelled() {
                // Let the threads end, and keep what they had finished.
                drop(give);
                return self.record(hear.iter().collect());
            }
            // Twice as many as threads: nobody waits for the disk.
            while running < 2 * jobs {
                if self.ready.is_empty() && Instant::now() >= ask_at && !self.pending.is_empty() {
                    let rate = self.tally.done as f64 / begin.elapsed().as_secs_f64().max(0.1);
                    if !self.reserve((rate as usize).clamp(2 * jobs, MAX_CLAIM))? {
                        ask_at = Instant::now() + ASK_AGAIN;
                    }
                }
                let Some(job) = self.ready.pop_front() else { break };
                if give.send(job).is_err() {
                    return Err(Failure::new("the threads of the run have ended too early"));
                }
                running += 1;
            }
            if running == 0 && self.ready.is_empty() && self.pending.is_empty() {
                return Ok(());
            }
            let mut results = Vec::new();
            match hear.recv_timeout(PULSE) {
                Ok(done) => results.push(done),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) if self.cancel.is_cancelled() => continue,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Failure::new("the threads of the run have ended too early"));
                }
            }
            results.extend(hear.try_iter());
            running -= results.len();
            self.record(results)?;
            if beat.elapsed() >= BEAT {
                self.store.beat(&self.worker)?;
                beat = Instant::now();
            }
            self.observer.update(&self.tally);
        }
    }

    /// Reserves some of the pending jobs; says whether any was free.
    fn reserve(&mut self, most: usize) -> Result<bool, Failure> {
        let some: Vec<Planned> = self.pending.drain(..most.min(self.pending.len())).collect();
        let keys: Vec<_> = some.iter().map(|job| job.key.clone()).collect();
        let claimed = self.store.claim(&self.plan.campaign, &self.worker, &keys)?;
        let finished = some.len() - claimed.mine.len() - claimed.others.len();
        self.tally.before += finished;
        self.ready.extend(claimed.mine.iter().map(|place| some[*place].clone()));
        // Another run works on these; should it die, they are ours after all.
        self.pending.extend(claimed.others.iter().map(|place| some[*place].clone()));
        Ok(!claimed.mine.is_empty() || finished > 0)
    }

    /// Records the results; a child that could not be started is an error after that.
    fn record(&mut self, told: Vec<Told>) -> Result<(), Failure> {
        let mut results = Vec::new();
        let mut trouble = Ok(());
        for told in told {
            match told {
                Ok(done) => results.push(done),
                Err(failure) => trouble = Err(failure),
            }
        }
        if results.is_empty() {
            return trouble;
        }
        for (job, outcome) in &results {
            self.tally.done += 1;
            if outcome.verdict == Ruling::Invalid {
                let why = || (0, outcome.error.clone().unwrap_or_default());
                let refused = self.tally.refused.entry(job.key.method.clone());
                refused.or_insert_with(why).0 += 1;
            }
            match outcome.verdict {
                Ruling::Solved | Ruling::Impossible => self.tally.solved += 1,
                Ruling::Best => self.tally.best += 1,
                _ => self.tally.failed += 1,
            }
        }
        let rows: Vec<Row> =
            results.into_iter().map(|(job, outcome)| Row { key: job.key, outcome }).collect();
        self.store.record(&self.plan.campaign, &self.worker, &rows)?;
        trouble
    }
}
