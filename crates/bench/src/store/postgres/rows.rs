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

/// Texts that come again and again, each kept once.
#[derive(Default)]
pub(super) struct Texts {
    seen: HashSet<Arc<str>>,
    /// The last one of each column: rows in the order of their keys mostly repeat it.
    last: [Option<Arc<str>>; 4],
}

impl Texts {
    fn get(&mut self, row: &postgres::Row, column: usize) -> Result<Arc<str>, Error> {
        let text: &str = row.try_get(column)?;
        match &self.last[column] {
            Some(last) if **last == *text => return Ok(last.clone()),
            _ => {}
        }
        let known = self.seen.get(text).cloned().unwrap_or_else(|| {
            let new: Arc<str> = Arc::from(text);
            self.seen.insert(new.clone());
            new
        });
        self.last[column] = Some(known.clone());
        Ok(known)
    }
}

pub(super) fn key(row: &postgres::Row, seen: &mut Texts) -> Result<Key, Error> {
    Ok(Key {
        instance: seen.get(row, 0)?,
        method: seen.get(row, 1)?,
        version: seen.get(row, 2)?,
        options: seen.get(row, 3)?,
        seed: row.try_get::<_, i64>(4)? as u64,
    })
}

pub(super) fn row_of(row: &postgres::Row, seen: &mut Texts) -> Result<Row, Error> {
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
