//! Rows of the tables as values, and values as the columns of one statement.

use crate::store::{Key, Outcome, Row, Settings};
use postgres::Error;
use quadrille_core::Ruling;
use std::collections::HashSet;
use std::sync::Arc;

/// The queue of a campaign.
pub(super) fn queue_of(campaign: &str) -> String {
    format!("{}{campaign}", crate::work::SOLVE_QUEUE)
}

/// Keys column by column, as one statement takes them.
#[derive(Default)]
pub(super) struct Keys<'a> {
    pub instance: Vec<&'a str>,
    pub method: Vec<&'a str>,
    pub version: Vec<&'a str>,
    pub options: Vec<&'a str>,
    pub seed: Vec<i64>,
}

impl<'a> Keys<'a> {
    pub fn of(keys: impl Iterator<Item = &'a Key>) -> Self {
        let mut all = Keys::default();
        for key in keys {
            all.instance.push(&key.instance);
            all.method.push(&key.method);
            all.version.push(&key.version);
            all.options.push(&key.options);
            all.seed.push(key.seed as i64);
        }
        all
    }
}

fn text(
    row: &postgres::Row,
    column: usize,
    seen: &mut HashSet<Arc<str>>,
) -> Result<Arc<str>, Error> {
    let text: &str = row.try_get(column)?;
    if let Some(known) = seen.get(text) {
        return Ok(known.clone());
    }
    let new: Arc<str> = Arc::from(text);
    seen.insert(new.clone());
    Ok(new)
}

pub(super) fn key(row: &postgres::Row, seen: &mut HashSet<Arc<str>>) -> Result<Key, Error> {
    Ok(Key {
        instance: text(row, 0, seen)?,
        method: text(row, 1, seen)?,
        version: text(row, 2, seen)?,
        options: text(row, 3, seen)?,
        seed: row.try_get::<_, i64>(4)? as u64,
    })
}

pub(super) fn row_of(row: &postgres::Row, seen: &mut HashSet<Arc<str>>) -> Result<Row, Error> {
    Ok(Row {
        key: key(row, seen)?,
        outcome: Outcome {
            verdict: Ruling::from_word(row.try_get(5)?),
            objective: row.try_get(6)?,
            bound: row.try_get(7)?,
            nodes: row.try_get::<_, i64>(8)? as u64,
            seconds: row.try_get(9)?,
            wall: row.try_get(10)?,
            cpu: row.try_get(11)?,
            peak: row.try_get::<_, i64>(12)? as u64,
            error: row.try_get(13)?,
            solution: row.try_get(14)?,
        },
    })
}

pub(super) fn settings_of(row: &postgres::Row, from: usize) -> Result<Settings, Error> {
    Ok(Settings {
        time_limit: row.try_get(from)?,
        memory_limit: row.try_get::<_, i64>(from + 1)? as u64,
        count: row.try_get::<_, i64>(from + 2)? as u64,
        threads: row.try_get::<_, i64>(from + 3)? as u64,
    })
}

/// The server's texts hold no zero bytes, which a child that crashed may have written.
pub(super) fn plain(text: &Option<String>) -> Option<String> {
    text.as_ref().map(|text| text.replace('\0', "\u{fffd}"))
}
