//! Campaigns: the same rows as in SQLite, reserved as tasks of the campaign's queue.

use super::Postgres;
use super::rows::{Keys, Texts, key, plain, queue_of, row_of, settings_of};
use super::schema::explain;
use crate::Failure;
use crate::store::{
    Claimed, InstanceInfo, Key, Reading, Row, Settings, Store, Worker, other_settings,
};
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::ToSql;
use postgres::{Error, Transaction};
use quadrille_core::Ruling;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// So many jobs go into one statement.
const BATCH: usize = 5000;

const INSERT_RESULTS: &str = "INSERT INTO results (campaign, instance, method, version, options, \
     seed, verdict, objective, bound, nodes, seconds, wall, cpu, peak, error, worker) \
     SELECT $1, r.*, $2 FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::int8[], \
     $8::text[], $9::int8[], $10::int8[], $11::int8[], $12::float8[], $13::float8[], \
     $14::float8[], $15::int8[], $16::text[]) AS r ON CONFLICT DO NOTHING \
     RETURNING instance, method, version, options, seed";

/// Records results; a job that has one keeps it.
pub(super) fn insert(
    tx: &mut Transaction<'_>,
    campaign: &str,
    worker: &str,
    rows: &[&Row],
) -> Result<(), Error> {
    for rows in rows.chunks(BATCH) {
        let keys = Keys::of(rows.iter().map(|row| &row.key));
        let each = || rows.iter().map(|row| &row.outcome);
        let verdict: Vec<&str> = each().map(|o| o.verdict.word()).collect();
        let objective: Vec<Option<i64>> = each().map(|o| o.objective).collect();
        let bound: Vec<Option<i64>> = each().map(|o| o.bound).collect();
        let nodes: Vec<i64> = each().map(|o| o.nodes as i64).collect();
        let seconds: Vec<f64> = each().map(|o| o.seconds).collect();
        let wall: Vec<f64> = each().map(|o| o.wall).collect();
        let cpu: Vec<f64> = each().map(|o| o.cpu).collect();
        let peak: Vec<i64> = each().map(|o| o.peak as i64).collect();
        let error: Vec<Option<String>> = each().map(|o| plain(&o.error)).collect();
        let Keys { instance, method, version, options, seed } = &keys;
        let columns: [&(dyn ToSql + Sync); 16] = [
            &campaign, &worker, instance, method, version, options, seed, &verdict, &objective,
            &bound, &nodes, &seconds, &wall, &cpu, &peak, &error,
        ];
        let new: HashSet<Key> = tx
            .query(INSERT_RESULTS, &columns)?
            .iter()
            .map(|row| key(row, &mut Texts::default()))
            .collect::<Result<_, _>>()?;
        let told = rows.iter().filter(|row| new.contains(&row.key));
        let told: Vec<&&Row> = told.filter(|row| row.outcome.solution.is_some()).collect();
        let keys = Keys::of(told.iter().map(|row| &row.key));
        let texts: Vec<Option<String>> = told.iter().map(|r| plain(&r.outcome.solution)).collect();
        let Keys { instance, method, version, options, seed } = &keys;
        tx.execute(
            "INSERT INTO solutions SELECT $1, s.* FROM unnest($2::text[], $3::text[], $4::text[], \
             $5::text[], $6::int8[], $7::text[]) AS s ON CONFLICT DO NOTHING",
            &[&campaign, instance, method, version, options, seed, &texts],
        )?;
    }
    Ok(())
}

/// Reserves jobs by name: those nobody knows yet, and those that nobody holds. Gives the attempt of each.
fn reserve(
    tx: &mut Transaction<'_>,
    (queue, worker, lease): (&str, &str, f64),
    names: &[&str],
) -> Result<HashMap<String, i32>, Error> {
    let mut mine = HashMap::new();
    for sql in [
        "INSERT INTO tasks (queue, name, payload, attempts, worker, lease) \
         SELECT $1, n, '', 1, $2, clock_timestamp() + $3 * interval '1 second' \
         FROM unnest($4::text[]) AS n ON CONFLICT DO NOTHING RETURNING name, attempts",
        "WITH free AS MATERIALIZED (SELECT name FROM tasks WHERE queue = $1 AND name = ANY($4) \
           AND state <> 1 AND (state = 2 OR worker IS NULL OR worker = $2 \
           OR lease < clock_timestamp()) FOR UPDATE SKIP LOCKED) \
         UPDATE tasks t SET state = 0, attempts = t.attempts + 1, worker = $2, trouble = NULL, \
           lease = clock_timestamp() + $3 * interval '1 second' \
         FROM free WHERE t.queue = $1 AND t.name = free.name RETURNING t.name, t.attempts",
    ] {
        let left: Vec<&str> = names.iter().copied().filter(|n| !mine.contains_key(*n)).collect();
        for row in tx.query(sql, &[&queue, &worker, &lease, &left])? {
            mine.insert(row.try_get(0)?, row.try_get(1)?);
        }
    }
    Ok(mine)
}

impl Store for Postgres {
    fn open_campaign(&mut self, name: &str, settings: &Settings) -> Result<(), Failure> {
        let found = self.run(|tx| {
            let s = settings;
            let (memory, count) = (s.memory_limit as i64, s.count as i64);
            tx.execute(
                "INSERT INTO campaigns VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                &[&name, &s.time_limit, &memory, &count, &(s.threads as i64)],
            )?;
            let find = "SELECT time_limit, memory_limit, count, threads FROM campaigns \
                        WHERE name = $1";
            settings_of(&tx.query_one(find, &[&name])?, 0)
        })?;
        match found == *settings {
            true => Ok(()),
            false => {
                let what = other_settings(name, &found, settings);
                Err(Failure::new(format!("{}: {what}", self.name)))
            }
        }
    }

    fn campaigns(&mut self) -> Result<Vec<(String, Settings)>, Failure> {
        self.run(|tx| {
            let sql = "SELECT name, time_limit, memory_limit, count, threads FROM campaigns \
                       ORDER BY created, name";
            let all = tx.query(sql, &[])?;
            all.iter().map(|row| Ok((row.try_get(0)?, settings_of(row, 1)?))).collect()
        })
    }

    fn add_instances(&mut self, all: &[InstanceInfo]) -> Result<(), Failure> {
        for all in all.chunks(BATCH) {
            let hash: Vec<&str> = all.iter().map(|i| &*i.hash).collect();
            let name: Vec<&str> = all.iter().map(|i| i.name.as_str()).collect();
            let game: Vec<&str> = all.iter().map(|i| i.game.as_str()).collect();
            let cells: Vec<i64> = all.iter().map(|i| i.cells as i64).collect();
            let series: Vec<&str> = all.iter().map(|i| i.series.as_str()).collect();
            let x: Vec<Option<f64>> = all.iter().map(|i| i.x).collect();
            let sql = "INSERT INTO instances SELECT * FROM unnest($1::text[], $2::text[], \
                 $3::text[], $4::int8[], $5::text[], $6::float8[]) ON CONFLICT (hash) DO UPDATE \
                 SET name = excluded.name, game = excluded.game, cells = excluded.cells, \
                 series = excluded.series, x = excluded.x";
            self.run(|tx| tx.execute(sql, &[&hash, &name, &game, &cells, &series, &x]))?;
        }
        Ok(())
    }

    fn add_reading(&mut self, campaign: &str, reading: &Reading) -> Result<(), Failure> {
        let options = serde_json::to_string(&reading.options).unwrap_or_default();
        let sql = "INSERT INTO readings VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        self.run(|tx| tx.execute(sql, &[&campaign, &reading.game, &options]))?;
        Ok(())
    }

    fn readings(&mut self, campaign: &str) -> Result<Vec<Reading>, Failure> {
        self.run(|tx| {
            let sql = "SELECT game, options FROM readings WHERE campaign = $1 \
                       ORDER BY game, options";
            let all = tx.query(sql, &[&campaign])?;
            let reading = |row: &postgres::Row| {
                let options = serde_json::from_str(row.try_get(1)?).unwrap_or_default();
                Ok(Reading { game: row.try_get(0)?, options })
            };
            all.iter().map(reading).collect()
        })
    }

    fn forget(
        &mut self,
        campaign: &str,
        keys: &[Key],
        verdicts: &[Ruling],
    ) -> Result<usize, Failure> {
        let words: Vec<&str> = verdicts.iter().map(|verdict| verdict.word()).collect();
        let queue = queue_of(campaign);
        let mut gone = 0;
        for keys in keys.chunks(BATCH) {
            let Keys { instance, method, version, options, seed } = &Keys::of(keys.iter());
            let wanted: [&(dyn ToSql + Sync); 7] =
                [&campaign, instance, method, version, options, seed, &words];
            let dropped: Vec<Key> = self.run(|tx| {
                let sql = "DELETE FROM results WHERE campaign = $1 AND verdict = ANY($7) AND \
                     (instance, method, version, options, seed) IN (SELECT * FROM \
                     unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int8[])) \
                     RETURNING instance, method, version, options, seed";
                let dropped: Vec<Key> = tx
                    .query(sql, &wanted)?
                    .iter()
                    .map(|row| key(row, &mut Texts::default()))
                    .collect::<Result<_, _>>()?;
                let Keys { instance, method, version, options, seed } = &Keys::of(dropped.iter());
                tx.execute(
                    "DELETE FROM solutions WHERE campaign = $1 AND \
                     (instance, method, version, options, seed) IN (SELECT * FROM \
                     unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int8[]))",
                    &[&campaign, instance, method, version, options, seed],
                )?;
                let names: Vec<String> = dropped.iter().map(Key::name).collect();
                tx.execute(
                    "UPDATE tasks SET state = 0, attempts = 0, worker = NULL, lease = NULL \
                     WHERE queue = $1 AND name = ANY($2)",
                    &[&queue, &names],
                )?;
                Ok(dropped)
            })?;
            gone += dropped.len();
        }
        Ok(gone)
    }

    fn begin(&mut self, campaign: &str, worker: &Worker) -> Result<(), Failure> {
        let sql = "INSERT INTO workers VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        self.run(|tx| tx.execute(sql, &[&worker.id, &campaign, &worker.machine]))?;
        Ok(())
    }

    fn finished(&mut self, campaign: &str) -> Result<HashSet<Key>, Failure> {
        self.run(|tx| {
            let mut seen = Texts::default();
            let sql = "SELECT instance, method, version, options, seed FROM results \
                       WHERE campaign = $1";
            tx.query(sql, &[&campaign])?.iter().map(|row| key(row, &mut seen)).collect()
        })
    }

    fn claim(
        &mut self,
        campaign: &str,
        worker: &Worker,
        wanted: &[Key],
    ) -> Result<Claimed, Failure> {
        let queue = queue_of(campaign);
        let names: Vec<String> = wanted.iter().map(Key::name).collect();
        let lease = self.lease;
        let (mine, done) = self.run(|tx| {
            let Keys { instance, method, version, options, seed } = &Keys::of(wanted.iter());
            let sql = "SELECT w.n FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], \
                 $6::int8[], $7::text[]) AS w(i, m, v, o, s, n) JOIN results r ON \
                 r.campaign = $1 AND r.instance = w.i AND r.method = w.m AND r.version = w.v AND \
                 r.options = w.o AND r.seed = w.s";
            let columns: [&(dyn ToSql + Sync); 7] =
                [&campaign, instance, method, version, options, seed, &names];
            let text = |row: &postgres::Row| row.try_get::<_, String>(0);
            let mut done: HashSet<String> =
                tx.query(sql, &columns)?.iter().map(text).collect::<Result<_, _>>()?;
            let open = names.iter().map(String::as_str).filter(|name| !done.contains(*name));
            let open: Vec<&str> = open.collect();
            let mine = reserve(tx, (&queue, &worker.id, lease), &open)?;
            let sql = "SELECT name FROM tasks WHERE queue = $1 AND name = ANY($2) AND state = 1";
            for row in tx.query(sql, &[&queue, &open])? {
                done.insert(text(&row)?);
            }
            Ok((mine, done))
        })?;
        let mut claimed = Claimed::default();
        for (place, name) in names.into_iter().enumerate() {
            if mine.contains_key(&name) {
                claimed.mine.push(place);
            } else if !done.contains(&name) {
                claimed.others.push(place);
            }
        }
        self.held.extend(mine);
        Ok(claimed)
    }

    fn record(&mut self, campaign: &str, worker: &Worker, rows: &[Row]) -> Result<(), Failure> {
        let queue = queue_of(campaign);
        let names: Vec<String> = rows.iter().map(|row| row.key.name()).collect();
        let held = names.iter().filter_map(|name| Some((name.clone(), *self.held.get(name)?)));
        let held: HashMap<String, i32> = held.collect();
        self.run(|tx| {
            let accepted =
                super::tasks::close(tx, &worker.id, held.iter().map(|(n, a)| (&*queue, &**n, *a)))?;
            // A job that this run reserved counts only while it is held; one that it never reserved was
            // worked out elsewhere, and is taken as it comes.
            let counts = |(name, _): &(&String, &Row)| {
                !held.contains_key(*name) || accepted.contains(&(queue.clone(), (*name).clone()))
            };
            let counted: Vec<&Row> =
                names.iter().zip(rows).filter(counts).map(|(_, row)| row).collect();
            insert(tx, campaign, &worker.id, &counted)
        })?;
        self.held.retain(|name, _| !held.contains_key(name));
        Ok(())
    }

    fn beat(&mut self, worker: &Worker) -> Result<(), Failure> {
        super::tasks::renew(self, &worker.id)
    }

    fn end(&mut self, worker: &Worker) -> Result<(), Failure> {
        let sql = "UPDATE tasks SET worker = NULL, lease = NULL, attempts = attempts - 1 \
                   WHERE worker = $1 AND state = 0";
        self.run(|tx| tx.execute(sql, &[&worker.id]))?;
        self.held.clear();
        Ok(())
    }

    fn instances(&mut self) -> Result<Vec<InstanceInfo>, Failure> {
        self.run(|tx| {
            let sql =
                "SELECT hash, name, game, cells, series, x FROM instances ORDER BY name, hash";
            let info = |row: &postgres::Row| {
                Ok(InstanceInfo {
                    hash: Arc::from(row.try_get::<_, &str>(0)?),
                    name: row.try_get(1)?,
                    game: row.try_get(2)?,
                    cells: row.try_get::<_, i64>(3)? as u64,
                    series: row.try_get(4)?,
                    x: row.try_get(5)?,
                })
            };
            tx.query(sql, &[])?.iter().map(info).collect()
        })
    }

    fn rows(
        &mut self,
        campaign: &str,
        solutions: bool,
        each: &mut dyn FnMut(Row) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let (told, join) = match solutions {
            true => (
                "solution",
                "LEFT JOIN solutions USING (campaign, instance, method, version, options, seed)",
            ),
            false => ("NULL::text", ""),
        };
        let sql = format!(
            "SELECT instance, method, version, options, seed, verdict, objective, bound, nodes, \
             seconds, wall, cpu, peak, error, {told} FROM results {join} WHERE campaign = $1 \
             ORDER BY instance, method, version, options, seed"
        );
        // What was given out cannot be taken back, so this is not tried a second time.
        let name = self.name.clone();
        let trouble = |error| explain(&name, &error);
        let client = self.connect().map_err(trouble)?;
        let mut rows = client.query_raw(&sql, [campaign]).map_err(trouble)?;
        let mut seen = Texts::default();
        while let Some(row) = rows.next().map_err(trouble)? {
            each(row_of(&row, &mut seen).map_err(trouble)?)?;
        }
        Ok(())
    }

    fn machines(&mut self, campaign: &str) -> Result<Vec<String>, Failure> {
        self.run(|tx| {
            let sql = "SELECT DISTINCT machine FROM workers WHERE campaign = $1 ORDER BY machine";
            tx.query(sql, &[&campaign])?.iter().map(|row| row.try_get(0)).collect()
        })
    }
}
