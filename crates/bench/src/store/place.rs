//! Where a store is: a file, or a database on a server.

use super::{Postgres, Queue, Sqlite, Store};
use crate::Failure;
use quadrille_core::message;
use std::fmt;
use std::path::{Path, PathBuf};

/// Names the store where the command line does not; it may hold a password, which nobody then reads in a list of
/// processes.
pub const VARIABLE: &str = "QUADRILLE_STORE";

/// A store's place, as users write it.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// An SQLite file.
    File(PathBuf),
    /// A PostgreSQL database, by its address.
    Server(String),
}

impl Place {
    /// Reads `postgres://...`, or the name of a file.
    pub fn parse(text: &str) -> Self {
        match text.starts_with("postgres://") || text.starts_with("postgresql://") {
            true => Place::Server(text.to_string()),
            false => Place::File(PathBuf::from(text)),
        }
    }

    /// What [`VARIABLE`] says.
    pub fn of_variable() -> Option<Self> {
        let text = std::env::var(VARIABLE).ok().filter(|text| !text.is_empty())?;
        Some(Self::parse(&text))
    }

    /// A file's place.
    pub fn file(path: &Path) -> Self {
        Place::File(path.to_path_buf())
    }

    /// Opens the store to write, making it if there is none.
    pub fn open(&self) -> Result<Box<dyn Store>, Failure> {
        Ok(match self {
            Place::File(path) => Box::new(Sqlite::open(path)?),
            Place::Server(address) => Box::new(Postgres::open(address)?),
        })
    }

    /// Opens a store that must be there, and changes nothing in it.
    pub fn open_to_read(&self) -> Result<Box<dyn Store>, Failure> {
        Ok(match self {
            Place::File(path) => Box::new(Sqlite::open_to_read(path)?),
            Place::Server(address) => Box::new(Postgres::open_to_read(address)?),
        })
    }

    /// Opens a store that many machines share.
    pub fn open_queue(&self) -> Result<Box<dyn Queue>, Failure> {
        match self {
            Place::File(path) => Err(Failure::at(path, message!("bench-needs-server"))),
            Place::Server(address) => Ok(Box::new(Postgres::open(address)?)),
        }
    }
}

/// Without the password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Server(address) => f.write_str(&shown(address)),
        }
    }
}

/// As shown: it goes into messages.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// An address that may be shown to anybody.
pub(super) fn shown(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_string() };
    // What follows a question mark may hold a password too.
    let rest = rest.split_once('?').map_or(rest, |(before, _)| before);
    match rest.rsplit_once('@') {
        Some((who, place)) => {
            let user = who.split_once(':').map_or(who, |(user, _)| user);
            format!("{scheme}://{user}@{place}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (address, wanted) in [
            ("postgres://me:secret@host:5432/db", "postgres://me@host:5432/db"),
            ("postgres://me:se@cret@host/db", "postgres://me@host/db"),
            ("postgres:///db?host=/tmp&password=secret", "postgres:///db"),
            ("results.sqlite", "results.sqlite"),
        ] {
            let place = Place::parse(address);
            assert_eq!(place.to_string(), wanted);
            assert!(!format!("{place:?}").contains("cret"));
        }
    }
}
