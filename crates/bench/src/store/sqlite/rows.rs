//! Rows of the file as values, and whether the holder of a reservation is alive.

use crate::store::{Key, Outcome, Row, Settings, Worker};
use quadrille_core::Ruling;
use rusqlite::{Connection, OptionalExtension};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

pub(super) fn text(
    row: &rusqlite::Row<'_>,
    column: usize,
    seen: &mut HashSet<Arc<str>>,
) -> rusqlite::Result<Arc<str>> {
    let text = row.get_ref(column)?.as_str()?;
    if let Some(known) = seen.get(text) {
        return Ok(known.clone());
    }
    let new: Arc<str> = Arc::from(text);
    seen.insert(new.clone());
    Ok(new)
}

pub(super) fn key(row: &rusqlite::Row<'_>, seen: &mut HashSet<Arc<str>>) -> rusqlite::Result<Key> {
    Ok(Key {
        instance: text(row, 0, seen)?,
        method: text(row, 1, seen)?,
        version: text(row, 2, seen)?,
        options: text(row, 3, seen)?,
        seed: row.get::<_, i64>(4)? as u64,
    })
}

pub(super) fn row_of(
    row: &rusqlite::Row<'_>,
    seen: &mut HashSet<Arc<str>>,
) -> rusqlite::Result<Row> {
    Ok(Row {
        key: key(row, seen)?,
        outcome: Outcome {
            verdict: Ruling::from_word(row.get_ref(5)?.as_str()?),
            objective: row.get(6)?,
            bound: row.get(7)?,
            nodes: row.get::<_, i64>(8)? as u64,
            seconds: row.get(9)?,
            wall: row.get(10)?,
            cpu: row.get(11)?,
            peak: row.get::<_, i64>(12)? as u64,
            error: row.get(13)?,
            solution: row.get(14)?,
        },
    })
}

pub(super) fn settings_of(row: &rusqlite::Row<'_>, from: usize) -> rusqlite::Result<Settings> {
    Ok(Settings {
        time_limit: row.get(from)?,
        memory_limit: row.get::<_, i64>(from + 1)? as u64,
        count: row.get::<_, i64>(from + 2)? as u64,
        threads: row.get::<_, i64>(from + 3)? as u64,
    })
}

/// Whether the holder of a reservation still works; each holder is looked at once.
pub(super) fn is_alive(
    tx: &Connection,
    id: &str,
    known: &mut HashMap<String, bool>,
) -> rusqlite::Result<bool> {
    if let Some(alive) = known.get(id) {
        return Ok(*alive);
    }
    let find = "SELECT host, pid, started, machine, beat FROM workers WHERE id = ?1 \
                AND ended IS NULL";
    let found = tx
        .query_row(find, [id], |row| {
            let worker = Worker {
                id: id.to_string(),
                host: row.get(0)?,
                pid: row.get(1)?,
                started: row.get::<_, i64>(2)? as u64,
                machine: row.get(3)?,
            };
            Ok(worker.is_alive(row.get(4)?))
        })
        .optional()?;
    let alive = found.unwrap_or(false);
    known.insert(id.to_string(), alive);
    Ok(alive)
}
