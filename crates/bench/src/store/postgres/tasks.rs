//! Shared work: taken with `FOR UPDATE SKIP LOCKED`, held on a lease by the server's clock, fenced by the attempt.

use super::Postgres;
use crate::Failure;
use crate::store::queue::{
    ALONE_FROM, MAX_ATTEMPTS, NewTask, Product, Queue, Standing, Taken, Task, Text, Wanted,
};
use crate::store::{Row, Worker};
use postgres::{Error, Transaction};
use std::collections::{BTreeMap, HashMap, HashSet};

/// So many tasks go into one statement.
const BATCH: usize = 5000;

/// Marks tasks as done that the worker still holds under this attempt; gives those.
pub(super) fn close<'a>(
    tx: &mut Transaction<'_>,
    worker: &str,
    tasks: impl Iterator<Item = (&'a str, &'a str, i32)>,
) -> Result<HashSet<(String, String)>, Error> {
    // In one order, so that two workers never wait for each other.
    let mut tasks: Vec<_> = tasks.collect();
    tasks.sort_unstable();
    let queues: Vec<&str> = tasks.iter().map(|t| t.0).collect();
    let names: Vec<&str> = tasks.iter().map(|t| t.1).collect();
    let attempts: Vec<i32> = tasks.iter().map(|t| t.2).collect();
    let sql = "UPDATE tasks t SET state = 1, lease = NULL, trouble = NULL \
               FROM unnest($1::text[], $2::text[], $3::int4[]) AS d(queue, name, attempt) \
               WHERE t.queue = d.queue AND t.name = d.name AND t.attempts = d.attempt \
               AND t.worker = $4 AND t.state = 0 RETURNING t.queue, t.name";
    let closed = tx.query(sql, &[&queues, &names, &attempts, &worker])?;
    closed.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Says that a worker is alive.
pub(super) fn renew(store: &mut Postgres, worker: &str) -> Result<(), Failure> {
    let lease = store.lease;
    // What others may have taken meanwhile has their name, and is not touched.
    let sql = "UPDATE tasks SET lease = clock_timestamp() + $2 * interval '1 second' \
               WHERE worker = $1 AND state = 0";
    store.run(|tx| tx.execute(sql, &[&worker, &lease]))?;
    Ok(())
}

/// The first tasks of a queue that nobody took.
const FRESH: &str = "SELECT name FROM tasks WHERE queue = $1 AND state = 0 AND worker IS NULL \
     AND payload <> '' ORDER BY place LIMIT $2 FOR UPDATE SKIP LOCKED";
/// Tasks whose worker is silent, or that failed, once.
const TRIED: &str = "SELECT name FROM tasks WHERE queue = $1 AND state = 0 \
     AND worker IS NOT NULL AND lease < clock_timestamp() AND attempts < $3 \
     AND payload <> '' ORDER BY lease LIMIT $2 FOR UPDATE SKIP LOCKED";
/// One that must be alone.
const ALONE: &str = "SELECT name FROM tasks WHERE queue = $1 AND state = 0 \
     AND worker IS NOT NULL AND lease < clock_timestamp() AND attempts >= $3 \
     AND payload <> '' ORDER BY lease LIMIT $2 FOR UPDATE SKIP LOCKED";

/// Reserves what one of the questions above finds.
fn reserve(
    tx: &mut Transaction<'_>,
    (queue, worker, lease): (&str, &str, f64),
    which: &str,
    most: usize,
) -> Result<Vec<Task>, Error> {
    if most == 0 {
        return Ok(Vec::new());
    }
    // All three questions have the same parameters.
    let sql = format!(
        "WITH free AS MATERIALIZED ({which}) \
         UPDATE tasks t SET attempts = t.attempts + 1, worker = $4, \
           lease = clock_timestamp() + $5 * interval '1 second' \
         FROM free WHERE t.queue = $1 AND t.name = free.name AND $3::int4 IS NOT NULL \
         RETURNING t.name, t.payload, t.attempts, t.place"
    );
    let alone = ALONE_FROM as i32;
    let rows = tx.query(&sql, &[&queue, &(most as i64), &alone, &worker, &lease])?;
    let mut tasks = Vec::with_capacity(rows.len());
    for row in &rows {
        let task = Task {
            queue: queue.to_string(),
            name: row.try_get(0)?,
            payload: row.try_get(1)?,
            attempt: row.try_get::<_, i32>(2)? as u32,
        };
        tasks.push((row.try_get::<_, i64>(3)?, task));
    }
    tasks.sort_by_key(|(place, _)| *place);
    Ok(tasks.into_iter().map(|(_, task)| task).collect())
}

/// Sets aside what no worker survived.
fn set_aside(tx: &mut Transaction<'_>, queue: &str) -> Result<(), Error> {
    let sql = "UPDATE tasks SET state = 2, trouble = coalesce(trouble, 'its worker fell silent ' \
               || attempts || ' times, the last was ' || worker) WHERE queue = $1 AND state = 0 \
               AND worker IS NOT NULL AND lease < clock_timestamp() AND attempts >= $2";
    tx.execute(sql, &[&queue, &(MAX_ATTEMPTS as i32)])?;
    Ok(())
}

/// The queues that a worker may take from.
fn open_queues(tx: &mut Transaction<'_>, wanted: &Wanted<'_>) -> Result<Vec<String>, Error> {
    let sql = "SELECT name FROM queues WHERE ($1::text IS NULL OR name = $1) AND kind = ANY($2) \
               AND (version = '' OR version = $3) ORDER BY created, name";
    let rows = tx.query(sql, &[&wanted.queue, &wanted.kinds, &wanted.version])?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

impl Queue for Postgres {
    fn add_tasks(
        &mut self,
        queue: &str,
        kind: &str,
        version: &str,
        tasks: &[NewTask],
    ) -> Result<u64, Failure> {
        let mut new = 0;
        for tasks in tasks.chunks(BATCH) {
            let names: Vec<&str> = tasks.iter().map(|t| t.name.as_str()).collect();
            let payloads: Vec<&str> = tasks.iter().map(|t| t.payload.as_str()).collect();
            new += self.run(|tx| {
                let sql = "INSERT INTO queues VALUES ($1, $2, $3) \
                           ON CONFLICT (name) DO UPDATE SET version = excluded.version";
                tx.execute(sql, &[&queue, &kind, &version])?;
                // A run that had the puzzles itself leaves tasks without what a worker must know.
                let sql = "INSERT INTO tasks (queue, name, payload) SELECT $1, n, p FROM \
                     unnest($2::text[], $3::text[]) WITH ORDINALITY AS t(n, p, o) ORDER BY o \
                     ON CONFLICT (queue, name) DO UPDATE SET payload = excluded.payload \
                     WHERE tasks.payload = '' RETURNING xmax = 0";
                let rows = tx.query(sql, &[&queue, &names, &payloads])?;
                Ok(rows.iter().filter(|row| matches!(row.try_get(0), Ok(true))).count() as u64)
            })?;
        }
        Ok(new)
    }

    fn take(&mut self, worker: &Worker, wanted: &Wanted<'_>) -> Result<Taken, Failure> {
        let lease = self.lease;
        self.run(|tx| {
            let queues = open_queues(tx, wanted)?;
            for (which, most) in
                [(FRESH, wanted.fresh), (TRIED, wanted.tried), (ALONE, usize::from(wanted.idle))]
            {
                for queue in &queues {
                    if which != FRESH {
                        set_aside(tx, queue)?;
                    }
                    let tasks = reserve(tx, (queue, &worker.id, lease), which, most)?;
                    if !tasks.is_empty() {
                        return Ok(Taken { tasks, left: true });
                    }
                }
            }
            let sql = "SELECT EXISTS (SELECT 1 FROM tasks WHERE queue = ANY($1) AND state = 0 \
                       AND payload <> '')";
            let left = tx.query_one(sql, &[&queues])?.try_get(0)?;
            Ok(Taken { tasks: Vec::new(), left })
        })
    }

    fn renew(&mut self, worker: &Worker) -> Result<(), Failure> {
        renew(self, &worker.id)
    }

    fn finish(&mut self, worker: &Worker, done: &[(Task, Product)]) -> Result<usize, Failure> {
        self.run(|tx| {
            let tasks = done.iter().map(|(t, _)| (&*t.queue, &*t.name, t.attempt as i32));
            let accepted = close(tx, &worker.id, tasks)?;
            let mut results: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
            for (task, product) in done {
                if !accepted.contains(&(task.queue.clone(), task.name.clone())) {
                    continue;
                }
                match product {
                    Product::Elsewhere => {}
                    Product::Result(campaign, row) => {
                        results.entry(campaign).or_default().push(row);
                    }
                    Product::Puzzles(collection, puzzles) => {
                        super::puzzles::insert(tx, collection, puzzles)?;
                    }
                }
            }
            for (campaign, rows) in results {
                super::campaigns::insert(tx, campaign, &worker.id, &rows)?;
            }
            Ok(accepted.len())
        })
    }

    fn fail(&mut self, worker: &Worker, task: &Task, why: &str) -> Result<(), Failure> {
        let why = why.replace('\0', "\u{fffd}");
        let sql = "UPDATE tasks SET lease = clock_timestamp(), trouble = $5, \
                   state = CASE WHEN attempts >= $6 THEN 2 ELSE 0 END WHERE queue = $1 \
                   AND name = $2 AND attempts = $3 AND worker = $4 AND state = 0";
        let (attempt, most) = (task.attempt as i32, MAX_ATTEMPTS as i32);
        self.run(|tx| {
            tx.execute(sql, &[&task.queue, &task.name, &attempt, &worker.id, &why, &most])
        })?;
        Ok(())
    }

    fn give_back(&mut self, worker: &Worker, tasks: &[Task]) -> Result<(), Failure> {
        let queues: Vec<&str> = tasks.iter().map(|t| t.queue.as_str()).collect();
        let names: Vec<&str> = tasks.iter().map(|t| t.name.as_str()).collect();
        let attempts: Vec<i32> = tasks.iter().map(|t| t.attempt as i32).collect();
        // One that was tried before stays among the tried: its lease is over at once.
        let sql = "UPDATE tasks t SET attempts = t.attempts - 1, lease = clock_timestamp(), \
                   worker = CASE WHEN t.attempts = 1 THEN NULL ELSE t.worker END \
                   FROM unnest($1::text[], $2::text[], $3::int4[]) AS d(queue, name, attempt) \
                   WHERE t.queue = d.queue AND t.name = d.name AND t.attempts = d.attempt \
                   AND t.worker = $4 AND t.state = 0";
        self.run(|tx| tx.execute(sql, &[&queues, &names, &attempts, &worker.id]))?;
        Ok(())
    }

    fn queues(&mut self) -> Result<Vec<String>, Failure> {
        self.run(|tx| {
            let rows = tx.query("SELECT name FROM queues ORDER BY created, name", &[])?;
            rows.iter().map(|row| row.try_get(0)).collect()
        })
    }

    fn standing(&mut self, queue: &str) -> Result<Standing, Failure> {
        self.run(|tx| {
            let sql = "SELECT count(*), count(*) FILTER (WHERE state = 1), \
                 count(*) FILTER (WHERE state = 0 AND lease >= clock_timestamp()), \
                 count(DISTINCT worker) FILTER (WHERE state = 0 AND lease >= clock_timestamp()) \
                 FROM tasks WHERE queue = $1";
            let row = tx.query_one(sql, &[&queue])?;
            let number = |column| row.try_get::<_, i64>(column).map(|n| n as u64);
            let sql = "SELECT name, coalesce(trouble, '') FROM tasks WHERE queue = $1 \
                       AND state = 2 ORDER BY place";
            let aside = tx.query(sql, &[&queue])?;
            Ok(Standing {
                total: number(0)?,
                done: number(1)?,
                held: number(2)?,
                workers: number(3)?,
                aside: aside
                    .iter()
                    .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                    .collect::<Result<_, Error>>()?,
            })
        })
    }

    fn reopen(&mut self, queue: &str) -> Result<u64, Failure> {
        let sql = "UPDATE tasks SET state = 0, attempts = 0, worker = NULL, lease = NULL, \
                   trouble = NULL WHERE queue = $1 AND state = 2";
        self.run(|tx| tx.execute(sql, &[&queue]))
    }

    fn redo(&mut self, queue: &str, names: &[String]) -> Result<(), Failure> {
        let sql = "UPDATE tasks SET state = 0, attempts = 0, worker = NULL, lease = NULL \
                   WHERE queue = $1 AND state = 1 AND name = ANY($2)";
        self.run(|tx| tx.execute(sql, &[&queue, &names]))?;
        Ok(())
    }

    fn close(&mut self, queue: &str, names: &[String]) -> Result<(), Failure> {
        let sql = "UPDATE tasks SET state = 1, lease = NULL, trouble = NULL \
                   WHERE queue = $1 AND state <> 1 AND name = ANY($2)";
        self.run(|tx| tx.execute(sql, &[&queue, &names]))?;
        Ok(())
    }

    fn add_texts(&mut self, texts: &[(String, Text)]) -> Result<(), Failure> {
        for texts in texts.chunks(BATCH) {
            let hash: Vec<&str> = texts.iter().map(|(hash, _)| hash.as_str()).collect();
            let game: Vec<&str> = texts.iter().map(|(_, t)| t.game.as_str()).collect();
            let read = texts.iter().map(|(_, t)| serde_json::to_string(&t.read));
            let read: Vec<String> = read.map(Result::unwrap_or_default).collect();
            let content: Vec<&[u8]> = texts.iter().map(|(_, t)| t.content.as_slice()).collect();
            let sql = "INSERT INTO texts SELECT * FROM unnest($1::text[], $2::text[], \
                       $3::text[], $4::bytea[]) ON CONFLICT DO NOTHING";
            self.run(|tx| tx.execute(sql, &[&hash, &game, &read, &content]))?;
        }
        Ok(())
    }

    fn texts(&mut self, hashes: &[String]) -> Result<HashMap<String, Text>, Failure> {
        self.run(|tx| {
            let sql = "SELECT hash, game, read, content FROM texts WHERE hash = ANY($1)";
            let text = |row: &postgres::Row| {
                let read = serde_json::from_str(row.try_get(2)?).unwrap_or_default();
                let text = Text { game: row.try_get(1)?, read, content: row.try_get(3)? };
                Ok((row.try_get(0)?, text))
            };
            tx.query(sql, &[&hashes])?.iter().map(text).collect()
        })
    }
}
