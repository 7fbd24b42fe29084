//! Results in one SQLite file.
//!
//! Write-ahead log, full synchronisation: a row that was recorded survives a power cut. Every
//! write is one immediate transaction, so two processes never see half of each other's work.

mod rows;
mod schema;

use super::{Claimed, InstanceInfo, Key, Row, Settings, Store, Worker, worker};
use crate::Failure;
use rows::{is_alive, key, row_of, settings_of, shown};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Transaction, params};
use schema::{APPLICATION, LAYOUT, PATIENCE, TABLES, explain};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

const SAME_JOB: &str = "campaign = ?1 AND instance = ?2 AND method = ?3 AND version = ?4 \
                        AND options = ?5 AND seed = ?6";

/// A store in a file.
pub struct Sqlite {
    path: PathBuf,
    connection: Connection,
}

impl Sqlite {
    /// Opens a store, making it if there is none.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        Self::with(path, OpenFlags::default())
    }

    /// Opens a store that must be there already.
    pub fn open_existing(path: &Path) -> Result<Self, Failure> {
        if !path.is_file() {
            return Err(Failure::at(path, "there are no results here; see `quadrille bench run`"));
        }
        Self::with(path, OpenFlags::default() & !OpenFlags::SQLITE_OPEN_CREATE)
    }

    fn with(path: &Path, flags: OpenFlags) -> Result<Self, Failure> {
        let trouble = |error| explain(path, &error);
        let connection = Connection::open_with_flags(path, flags).map_err(trouble)?;
        let mut store = Sqlite { path: path.to_path_buf(), connection };
        store.prepare()?;
        Ok(store)
    }

    fn prepare(&mut self) -> Result<(), Failure> {
        let path = self.path.clone();
        let trouble = |error| explain(&path, &error);
        self.connection.busy_timeout(PATIENCE).map_err(trouble)?;
        // A foreign file must be found out before anything is written to it.
        let (application, layout, empty) = self.marks().map_err(trouble)?;
        if !empty && application != APPLICATION {
            return Err(Failure::at(
                &path,
                "is not a store of campaigns; nothing was changed. Name another with --store",
            ));
        }
        if layout > LAYOUT {
            return Err(Failure::at(&path, "was written by a later version of this program"));
        }
        self.use_wal().map_err(trouble)?;
        self.connection.pragma_update(None, "synchronous", "FULL").map_err(trouble)?;
        self.connection.set_prepared_statement_cache_capacity(32);
        if empty {
            self.write(|tx| {
                let made = "SELECT count(*) > 0 FROM sqlite_schema";
                // Another process may have been quicker.
                if !tx.query_row(made, [], |r| r.get::<_, bool>(0))? {
                    tx.execute_batch(TABLES)?;
                    tx.pragma_update(None, "application_id", APPLICATION)?;
                    tx.pragma_update(None, "user_version", LAYOUT)?;
                }
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Whose file this is, in which layout, and whether it has no table yet: all at one moment,
    /// because another process may be making the tables just now.
    fn marks(&self) -> rusqlite::Result<(i64, i64, bool)> {
        let moment = self.connection.unchecked_transaction()?;
        let made = "SELECT count(*) = 0 FROM sqlite_schema";
        let empty = moment.query_row(made, [], |r| r.get(0))?;
        Ok((
            moment.pragma_query_value(None, "application_id", |r| r.get(0))?,
            moment.pragma_query_value(None, "user_version", |r| r.get(0))?,
            empty,
        ))
    }

    /// Switches to the write-ahead log. SQLite does not wait for others here, so we do.
    fn use_wal(&self) -> rusqlite::Result<()> {
        let start = Instant::now();
        loop {
            match self.connection.pragma_update(None, "journal_mode", "WAL") {
                Err(error)
                    if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                        && start.elapsed() < PATIENCE =>
                {
                    std::thread::sleep(Duration::from_millis(20));
                }
                done => return done,
            }
        }
    }

    /// Runs one immediate transaction.
    fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, Failure> {
        let path = self.path.clone();
        let run = || {
            let kind = rusqlite::TransactionBehavior::Immediate;
            let tx = self.connection.transaction_with_behavior(kind)?;
            let value = work(&tx)?;
            tx.commit()?;
            Ok(value)
        };
        run().map_err(|error| explain(&path, &error))
    }

    fn read<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, Failure> {
        work(&self.connection).map_err(|error| explain(&self.path, &error))
    }
}

macro_rules! job {
    ($campaign:expr, $key:expr $(, $more:expr)*) => {
        params![$campaign, $key.instance, $key.method, $key.version, $key.options,
                $key.seed as i64 $(, $more)*]
    };
}

impl Store for Sqlite {
    fn open_campaign(&mut self, name: &str, settings: &Settings) -> Result<(), Failure> {
        let found = self.write(|tx| {
            let s = settings;
            tx.execute(
                "INSERT INTO campaigns VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING",
                params![
                    name,
                    s.time_limit,
                    s.memory_limit as i64,
                    s.count as i64,
                    s.threads as i64,
                    worker::now()
                ],
            )?;
            tx.query_row(
                "SELECT time_limit, memory_limit, count, threads FROM campaigns WHERE name = ?1",
                [name],
                |row| settings_of(row, 0),
            )
        })?;
        if found == *settings {
            return Ok(());
        }
        Err(Failure::at(
            &self.path,
            format!(
                "campaign `{name}` was begun with {}, now it is {}: its results could not be \
                 compared. Use the same limits, or begin another with --campaign NAME",
                shown(&found),
                shown(settings)
            ),
        ))
    }

    fn campaigns(&mut self) -> Result<Vec<(String, Settings)>, Failure> {
        self.read(|c| {
            let mut query = c.prepare(
                "SELECT name, time_limit, memory_limit, count, threads FROM campaigns \
                 ORDER BY created, name",
            )?;
            let rows = query.query_map([], |row| Ok((row.get(0)?, settings_of(row, 1)?)))?;
            rows.collect()
        })
    }

    fn add_instances(&mut self, all: &[InstanceInfo]) -> Result<(), Failure> {
        self.write(|tx| {
            let mut insert = tx.prepare_cached(
                "INSERT OR REPLACE INTO instances VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?;
            for i in all {
                insert.execute(params![i.hash, i.name, i.game, i.cells as i64, i.series, i.x])?;
            }
            Ok(())
        })
    }

    fn begin(&mut self, campaign: &str, w: &Worker) -> Result<(), Failure> {
        self.write(|tx| {
            tx.execute(
                "INSERT INTO workers VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, NULL)",
                params![w.id, campaign, w.host, w.pid, w.started as i64, w.machine, worker::now()],
            )?;
            Ok(())
        })
    }

    fn finished(&mut self, campaign: &str) -> Result<HashSet<Key>, Failure> {
        self.read(|c| {
            let mut seen = HashSet::new();
            let mut query = c.prepare(
                "SELECT instance, method, version, options, seed FROM results WHERE campaign = ?1",
            )?;
            query.query_map([campaign], |row| key(row, &mut seen))?.collect()
        })
    }

    fn claim(
        &mut self,
        campaign: &str,
        worker: &Worker,
        wanted: &[Key],
    ) -> Result<Claimed, Failure> {
        self.write(|tx| {
            let mut alive = HashMap::new();
            let mut claimed = Claimed::default();
            for (place, key) in wanted.iter().enumerate() {
                let done = format!("SELECT 1 FROM results WHERE {SAME_JOB}");
                if tx.prepare_cached(&done)?.exists(job!(campaign, key))? {
                    continue;
                }
                let holder = format!("SELECT worker FROM claims WHERE {SAME_JOB}");
                let holder: Option<String> = tx
                    .prepare_cached(&holder)?
                    .query_row(job!(campaign, key), |row| row.get(0))
                    .optional()?;
                if let Some(holder) = holder
                    && holder != worker.id
                    && is_alive(tx, &holder, &mut alive)?
                {
                    claimed.others.push(place);
                    continue;
                }
                let reserve = "INSERT OR REPLACE INTO claims VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
                tx.prepare_cached(reserve)?.execute(job!(campaign, key, worker.id))?;
                claimed.mine.push(place);
            }
            Ok(claimed)
        })
    }

    fn record(&mut self, campaign: &str, worker: &Worker, rows: &[Row]) -> Result<(), Failure> {
        self.write(|tx| {
            for Row { key, outcome: o } in rows {
                let insert = "INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, \
                              ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17) ON CONFLICT DO NOTHING";
                let new = tx.prepare_cached(insert)?.execute(job!(
                    campaign,
                    key,
                    o.verdict.word(),
                    o.objective,
                    o.bound,
                    o.nodes as i64,
                    o.seconds,
                    o.wall,
                    o.cpu,
                    o.peak as i64,
                    o.error,
                    worker.id,
                    worker::now()
                ))?;
                if let (1, Some(solution)) = (new, &o.solution) {
                    let insert = "INSERT INTO solutions VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
                    tx.prepare_cached(insert)?.execute(job!(campaign, key, solution))?;
                }
                let give_up = format!("DELETE FROM claims WHERE {SAME_JOB} AND worker = ?7");
                tx.prepare_cached(&give_up)?.execute(job!(campaign, key, worker.id))?;
            }
            Ok(())
        })
    }

    fn beat(&mut self, worker: &Worker) -> Result<(), Failure> {
        self.write(|tx| {
            let beat = "UPDATE workers SET beat = ?2 WHERE id = ?1";
            tx.execute(beat, params![worker.id, worker::now()])?;
            Ok(())
        })
    }

    fn end(&mut self, worker: &Worker) -> Result<(), Failure> {
        self.write(|tx| {
            tx.execute("DELETE FROM claims WHERE worker = ?1", [&worker.id])?;
            let end = "UPDATE workers SET ended = ?2 WHERE id = ?1";
            tx.execute(end, params![worker.id, worker::now()])?;
            Ok(())
        })
    }

    fn instances(&mut self) -> Result<Vec<InstanceInfo>, Failure> {
        self.read(|c| {
            let mut query = c.prepare(
                "SELECT hash, name, game, cells, series, x FROM instances ORDER BY name, hash",
            )?;
            let rows = query.query_map([], |row| {
                Ok(InstanceInfo {
                    hash: Arc::from(row.get_ref(0)?.as_str()?),
                    name: row.get(1)?,
                    game: row.get(2)?,
                    cells: row.get::<_, i64>(3)? as u64,
                    series: row.get(4)?,
                    x: row.get(5)?,
                })
            })?;
            rows.collect()
        })
    }

    fn rows(
        &mut self,
        campaign: &str,
        solutions: bool,
        each: &mut dyn FnMut(Row) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let path = self.path.clone();
        let trouble = |error| explain(&path, &error);
        let sql = if solutions {
            "SELECT instance, method, version, options, seed, verdict, objective, bound, nodes, \
             seconds, wall, cpu, peak, error, solution FROM results LEFT JOIN solutions \
             USING (campaign, instance, method, version, options, seed) WHERE campaign = ?1 \
             ORDER BY instance, method, version, options, seed"
        } else {
            "SELECT instance, method, version, options, seed, verdict, objective, bound, nodes, \
             seconds, wall, cpu, peak, error, NULL FROM results WHERE campaign = ?1 \
             ORDER BY instance, method, version, options, seed"
        };
        let mut seen = HashSet::new();
        let mut query = self.connection.prepare(sql).map_err(trouble)?;
        let mut rows = query.query([campaign]).map_err(trouble)?;
        while let Some(row) = rows.next().map_err(trouble)? {
            let row = row_of(row, &mut seen).map_err(trouble)?;
            each(row)?;
        }
        Ok(())
    }

    fn machines(&mut self, campaign: &str) -> Result<Vec<String>, Failure> {
        self.read(|c| {
            let mut query =
                c.prepare("SELECT DISTINCT machine FROM workers WHERE campaign = ?1 ORDER BY 1")?;
            query.query_map([campaign], |row| row.get(0))?.collect()
        })
    }
}

#[cfg(test)]
mod tests;
