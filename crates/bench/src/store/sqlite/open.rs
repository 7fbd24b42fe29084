//! Opening the file: to write, which makes it where there is none, or to read, which changes nothing.

use super::Sqlite;
use super::rows::is_alive;
use super::schema::{APPLICATION, LATER_TABLES, LAYOUT, PATIENCE, TABLES, explain};
use crate::Failure;
use quadrille_core::message;
use rusqlite::{Connection, ErrorCode, OpenFlags, Result};
use std::collections::HashMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Whose file this is, in which layout, and whether it has no table yet.
struct Marks {
    application: i64,
    layout: i64,
    empty: bool,
}

impl Sqlite {
    /// Opens a store, making it if there is none.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let trouble = |error| explain(path, &error);
        if has_log(path) {
            // By a connection that cannot write: closing another one would work the log into the
            // damage.
            let alone = OpenFlags::SQLITE_OPEN_READ_ONLY;
            let (store, marks) = Self::marked(path, path.to_path_buf(), alone).map_err(trouble)?;
            accept(path, &marks)?;
            if !marks.empty {
                store.inspect()?;
            }
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let mut store = Self::connect(path, path.to_path_buf(), flags).map_err(trouble)?;
        // A foreign file must be found out before anything is written to it.
        let marks = store.marks().map_err(trouble)?;
        accept(path, &marks)?;
        store.use_wal().map_err(trouble)?;
        store.connection.pragma_update(None, "synchronous", "FULL").map_err(trouble)?;
        store.make_tables()?;
        Ok(store)
    }

    /// Opens a store that must be there already, and changes nothing in it.
    pub fn open_to_read(path: &Path) -> Result<Self, Failure> {
        // SQLite takes an empty file for an empty database.
        if !std::fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0) {
            return Err(Failure::at(path, message!("bench-empty-store")));
        }
        let interrupted = has_log(path);
        let (store, marks) = if interrupted {
            // The log belongs to a run that works just now, or to one that was killed.
            Self::marked(path, path.to_path_buf(), OpenFlags::SQLITE_OPEN_READ_ONLY)
        } else {
            // A connection that may write removes the files SQLite needs beside the store when it
            // closes; one that may not would leave them behind. Where the folder cannot be
            // written there is no writer either, and SQLite need not look for one.
            let beside = OpenFlags::SQLITE_OPEN_READ_WRITE;
            Self::marked(path, path.to_path_buf(), beside).or_else(|error| match error {
                error if is_barred(&error) => {
                    let alone = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
                    Self::marked(path, immutable(path), alone)
                }
                other => Err(other),
            })
        }
        .map_err(|error| match error {
            error if is_barred(&error) => {
                Failure::at(path, message!("bench-store-unread", error = error.to_string()))
            }
            other => explain(path, &other),
        })?;
        accept(path, &marks)?;
        if marks.empty {
            return Err(Failure::at(path, message!("bench-empty-store")));
        }
        let trouble = |error| explain(path, &error);
        store.connection.pragma_update(None, "query_only", true).map_err(trouble)?;
        if interrupted {
            store.inspect()?;
        }
        Ok(store)
    }

    fn connect(path: &Path, name: PathBuf, flags: OpenFlags) -> Result<Self> {
        let connection =
            Connection::open_with_flags(name, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(Sqlite { path: path.to_path_buf(), connection })
    }

    fn marked(path: &Path, name: PathBuf, flags: OpenFlags) -> Result<(Self, Marks)> {
        let store = Self::connect(path, name, flags)?;
        let marks = store.marks()?;
        Ok((store, marks))
    }

    /// All at one moment, because another process may be making the tables just now.
    fn marks(&self) -> Result<Marks> {
        let moment = self.connection.unchecked_transaction()?;
        let made = "SELECT count(*) = 0 FROM sqlite_schema";
        Ok(Marks {
            empty: moment.query_row(made, [], |r| r.get(0))?,
            application: moment.pragma_query_value(None, "application_id", |r| r.get(0))?,
            layout: moment.pragma_query_value(None, "user_version", |r| r.get(0))?,
        })
    }

    /// Looks through a store that nobody closed and nobody works on: whoever was killed, or whatever
    /// disk failed, may have left it damaged.
    fn inspect(&self) -> Result<(), Failure> {
        let found = (|| {
            let mut workers =
                self.connection.prepare("SELECT id FROM workers WHERE ended IS NULL")?;
            let ids: Vec<String> =
                workers.query_map([], |row| row.get(0))?.collect::<Result<_>>()?;
            let mut known = HashMap::new();
            for id in ids {
                if is_alive(&self.connection, &id, &mut known)? {
                    return Ok("ok".to_string());
                }
            }
            self.connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
        })();
        match found.map_err(|error| explain(&self.path, &error))?.as_str() {
            "ok" => Ok(()),
            what => {
                let what = what.lines().next().unwrap_or_default().to_string();
                Err(Failure::at(&self.path, message!("bench-store-damaged", error = what)))
            }
        }
    }

    /// Switches to the write-ahead log. SQLite does not wait for others here, so we do.
    fn use_wal(&self) -> Result<()> {
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

    fn make_tables(&mut self) -> Result<(), Failure> {
        self.write(|tx| {
            let made = "SELECT count(*) > 0 FROM sqlite_schema";
            // Another process may have been quicker.
            if !tx.query_row(made, [], |r| r.get::<_, bool>(0))? {
                tx.execute_batch(TABLES)?;
                tx.pragma_update(None, "application_id", APPLICATION)?;
                tx.pragma_update(None, "user_version", LAYOUT)?;
            }
            tx.execute_batch(LATER_TABLES)
        })
    }
}

fn accept(path: &Path, marks: &Marks) -> Result<(), Failure> {
    if !marks.empty && marks.application != APPLICATION {
        return Err(Failure::at(path, message!("bench-no-store")));
    }
    if marks.layout > LAYOUT {
        return Err(Failure::at(path, "was written by a later version of this program"));
    }
    Ok(())
}

/// Whether the write-ahead log holds something: the store is in use, or was not closed.
fn has_log(path: &Path) -> bool {
    let mut log = OsString::from(path);
    log.push("-wal");
    std::fs::metadata(log).is_ok_and(|file| file.len() > 0)
}

fn is_barred(error: &rusqlite::Error) -> bool {
    let barred = [ErrorCode::CannotOpen, ErrorCode::ReadOnly, ErrorCode::PermissionDenied];
    error.sqlite_error_code().is_some_and(|code| barred.contains(&code))
}

/// The address of a file that nobody changes, as SQLite spells it.
fn immutable(path: &Path) -> PathBuf {
    let mut address = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                address.push(char::from(*byte));
            }
            other => address.push_str(&format!("%{other:02x}")),
        }
    }
    PathBuf::from(address + "?immutable=1")
}
