//! How many tiny tasks a second a server hands out and records, without solving anything: each worker is a thread with
//! a connection of its own, and takes, records and takes again.
//!
//! `cargo run --release -p quadrille-bench --example queue_load -- WORKERS SECONDS CHUNK`
//!
//! It starts a PostgreSQL of its own in a temporary folder.

#[path = "../tests/common/server.rs"]
mod server;

use quadrille_bench::Failure;
use quadrille_bench::store::{
    Key, NewTask, Outcome, Postgres, Product, Queue, Row, Settings, Store, Wanted, Worker,
};
use quadrille_core::Ruling;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

fn key(number: u64) -> Key {
    Key {
        instance: Arc::from(format!("{number:032x}")),
        method: Arc::from("search"),
        version: Arc::from("1"),
        options: Arc::from(""),
        seed: 0,
    }
}

struct Load {
    address: String,
    chunk: usize,
    over: AtomicBool,
    done: AtomicU64,
    /// The longest a worker waited for its tasks, in microseconds.
    longest: AtomicU64,
}

impl Load {
    fn work(&self, number: usize) -> Result<(), Failure> {
        let mut store = Postgres::open(&self.address)?;
        let worker = Worker { id: format!("worker {number}"), ..Worker::current() };
        let wanted = Wanted {
            queue: Some("solve/load"),
            kinds: &["solve"],
            version: "1",
            fresh: self.chunk,
            tried: 0,
            idle: false,
        };
        while !self.over.load(Ordering::Relaxed) {
            let asked = Instant::now();
            let tasks = store.take(&worker, &wanted)?.tasks;
            let waited = asked.elapsed().as_micros() as u64;
            self.longest.fetch_max(waited, Ordering::Relaxed);
            if tasks.is_empty() {
                break;
            }
            let product = |payload: &str| {
                let outcome = Outcome { verdict: Ruling::Solved, ..Outcome::default() };
                let key = key(payload.parse().unwrap_or(0));
                Product::Result("load".to_string(), Box::new(Row { key, outcome }))
            };
            let done: Vec<_> = tasks
                .into_iter()
                .map(|task| {
                    let product = product(&task.payload);
                    (task, product)
                })
                .collect();
            let counted = store.finish(&worker, &done)?;
            self.done.fetch_add(counted as u64, Ordering::Relaxed);
        }
        Ok(())
    }
}

fn main() -> Result<(), Failure> {
    let number = |at: usize, usual: usize| {
        std::env::args().nth(at).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let (workers, seconds, chunk) = (number(1, 8), number(2, 10), number(3, 32));
    let tasks = number(4, 200_000) as u64;
    let server = server::Server::with_connections(workers as u32 + 20);
    let mut store = Postgres::open(&server.address())?;
    let settings = Settings { time_limit: 1.0, memory_limit: 0, count: 1, threads: 1 };
    store.open_campaign("load", &settings)?;
    let all: Vec<NewTask> =
        (0..tasks).map(|n| NewTask { name: key(n).name(), payload: n.to_string() }).collect();
    store.add_tasks("solve/load", "solve", "1", &all)?;
    let load = Load {
        address: server.address(),
        chunk,
        over: AtomicBool::new(false),
        done: AtomicU64::new(0),
        longest: AtomicU64::new(0),
    };
    let begin = Instant::now();
    let failed: usize = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers)
            .map(|number| {
                scope.spawn({
                    let load = &load;
                    move || load.work(number)
                })
            })
            .collect();
        while begin.elapsed() < Duration::from_secs(seconds as u64)
            && !handles.iter().all(|handle| handle.is_finished())
        {
            std::thread::sleep(Duration::from_millis(20));
        }
        load.over.store(true, Ordering::Relaxed);
        handles.into_iter().map(|h| usize::from(!matches!(h.join(), Ok(Ok(()))))).sum()
    });
    let (took, done) = (begin.elapsed().as_secs_f64(), load.done.load(Ordering::Relaxed));
    let rows = store.finished("load")?.len();
    let longest = load.longest.load(Ordering::Relaxed) as f64 / 1e6;
    let line = format!(
        "{workers} workers, {chunk} a time: {done} tasks in {took:.1} s, {:.0} a second; longest wait {longest:.2} s; {rows} rows; {failed} workers failed",
        done as f64 / took
    );
    writeln!(std::io::stdout(), "{line}").map_err(|error| Failure::new(error.to_string()))
}
