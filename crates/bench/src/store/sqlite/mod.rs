//! Results in one SQLite file.
//!
//! Write-ahead log, full synchronisation: a row that was recorded survives a power cut. Every
//! write is one immediate transaction, so two processes never see half of each other's work.

mod open;
mod rows;
mod schema;

use super::{
    Claimed, InstanceInfo, Key, Reading, Row, Settings, Store, Worker, other_settings, worker,
};
use crate::Failure;
use quadrille_core::Ruling;
use rows::{is_alive, key, row_of, settings_of};
use rusqlite::{Connection, OptionalExtension, Transaction, params};
use schema::explain;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::Arc;

const SAME_JOB: &str = "campaign = ?1 AND instance = ?2 AND method = ?3 AND version = ?4 \
                        AND options = ?5 AND seed = ?6";

/// A store in a file.
pub struct Sqlite {
    path: PathBuf,
    connection: Connection,
}

impl Sqlite {
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
        Err(Failure::at(&self.path, other_settings(name, &found, settings)))
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

    fn add_reading(&mut self, campaign: &str, reading: &Reading) -> Result<(), Failure> {
        let options = serde_json::to_string(&reading.options).unwrap_or_default();
        self.write(|tx| {
            let insert = "INSERT INTO readings VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
            tx.execute(insert, params![campaign, reading.game, options])?;
            Ok(())
        })
    }

    fn readings(&mut self, campaign: &str) -> Result<Vec<Reading>, Failure> {
        self.read(|c| {
            // Stores of earlier versions have no such table.
            if !c.table_exists(None, "readings")? {
                return Ok(Vec::new());
            }
            let mut query = c.prepare("SELECT game, options FROM readings WHERE campaign = ?1")?;
            let rows = query.query_map([campaign], |row| {
                let options = serde_json::from_str(row.get_ref(1)?.as_str()?).unwrap_or_default();
                Ok(Reading { game: row.get(0)?, options })
            })?;
            rows.collect()
        })
    }

    fn forget(
        &mut self,
        campaign: &str,
        keys: &[Key],
        verdicts: &[Ruling],
    ) -> Result<usize, Failure> {
        self.write(|tx| {
            let mut gone = 0;
            for key in keys {
                for verdict in verdicts {
                    let drop = format!("DELETE FROM results WHERE {SAME_JOB} AND verdict = ?7");
                    let drop =
                        tx.prepare_cached(&drop)?.execute(job!(campaign, key, verdict.word()))?;
                    if drop > 0 {
                        let drop = format!("DELETE FROM solutions WHERE {SAME_JOB}");
                        tx.prepare_cached(&drop)?.execute(job!(campaign, key))?;
                    }
                    gone += drop;
                }
            }
            Ok(gone)
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
