//! The layout of the file, and what its troubles mean for a person.

use crate::Failure;
use rusqlite::ErrorCode;
use std::path::Path;
use std::time::Duration;

/// Marks a file as ours: "Quad" in ASCII.
pub(super) const APPLICATION: i64 = 0x5175_6164;
/// The layout below; a later layout has a greater number.
pub(super) const LAYOUT: i64 = 1;
/// How long a writer waits for another one.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

pub(super) const TABLES: &str = "
CREATE TABLE campaigns (
  name TEXT PRIMARY KEY, time_limit REAL NOT NULL, memory_limit INTEGER NOT NULL,
  count INTEGER NOT NULL, threads INTEGER NOT NULL, created INTEGER NOT NULL
) STRICT;
CREATE TABLE instances (
  hash TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, cells INTEGER NOT NULL,
  series TEXT NOT NULL, x REAL
) STRICT, WITHOUT ROWID;
CREATE TABLE workers (
  id TEXT PRIMARY KEY, campaign TEXT NOT NULL, host TEXT NOT NULL, pid INTEGER NOT NULL,
  started INTEGER NOT NULL, machine TEXT NOT NULL, beat INTEGER NOT NULL, ended INTEGER
) STRICT;
CREATE TABLE claims (
  campaign TEXT NOT NULL, instance TEXT NOT NULL, method TEXT NOT NULL, version TEXT NOT NULL,
  options TEXT NOT NULL, seed INTEGER NOT NULL, worker TEXT NOT NULL,
  PRIMARY KEY (campaign, instance, method, version, options, seed)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
  campaign TEXT NOT NULL, instance TEXT NOT NULL, method TEXT NOT NULL, version TEXT NOT NULL,
  options TEXT NOT NULL, seed INTEGER NOT NULL,
  verdict TEXT NOT NULL, objective INTEGER, bound INTEGER, nodes INTEGER NOT NULL,
  seconds REAL NOT NULL, wall REAL NOT NULL, cpu REAL NOT NULL, peak INTEGER NOT NULL,
  error TEXT, worker TEXT NOT NULL, finished INTEGER NOT NULL,
  PRIMARY KEY (campaign, instance, method, version, options, seed)
) STRICT, WITHOUT ROWID;
CREATE TABLE solutions (
  campaign TEXT NOT NULL, instance TEXT NOT NULL, method TEXT NOT NULL, version TEXT NOT NULL,
  options TEXT NOT NULL, seed INTEGER NOT NULL, solution TEXT NOT NULL,
  PRIMARY KEY (campaign, instance, method, version, options, seed)
) STRICT, WITHOUT ROWID;
";

/// Tables that stores of the same layout may lack: earlier versions did without them.
pub(super) const LATER_TABLES: &str = "
CREATE TABLE IF NOT EXISTS readings (
  campaign TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
  PRIMARY KEY (campaign, game, options)
) STRICT, WITHOUT ROWID;
";

/// One clear sentence for what SQLite reports; what was recorded before is always safe.
pub(super) fn explain(path: &Path, error: &rusqlite::Error) -> Failure {
    let code = error.sqlite_error_code();
    let what = match code {
        Some(ErrorCode::DiskFull) => {
            "the disk is full; what was recorded is safe, make room and run this again to go on"
                .to_string()
        }
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => format!(
            "the store is damaged or no store at all ({error}); nothing was changed. Move it away \
             or name another with --store"
        ),
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            format!("the store cannot be written here ({error}); name another place with --store")
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => format!(
            "another process holds the store for more than {} s; run this again to go on",
            PATIENCE.as_secs()
        ),
        Some(ErrorCode::SystemIoFailure) => {
            format!("the store's disk fails ({error}); what was recorded is safe")
        }
        _ => error.to_string(),
    };
    Failure::at(path, what)
}
