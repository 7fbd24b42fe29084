//! Results and shared work in a PostgreSQL database.
//!
//! Every write is one transaction that may be done twice with the effect of once, so that whatever was under way
//! when the connection broke is simply done again on the next one.

mod campaigns;
mod puzzles;
mod rows;
mod schema;
mod tasks;
mod tls;

use super::place::shown;
use super::queue::LEASE;
use crate::Failure;
use postgres::{Client, Error, Transaction};
use quadrille_core::message;
use schema::{LAYOUT, MAKING, TABLES, explain, passes};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use tls::Door;

/// How long a call waits for a server that went away.
const PATIENCE: Duration = Duration::from_secs(60);
/// Between two tries, at most.
const PAUSE: Duration = Duration::from_secs(2);
const CONNECT: Duration = Duration::from_secs(10);

/// A store on a server.
pub struct Postgres {
    /// The address as it may be shown.
    name: String,
    door: Door,
    client: Option<Client>,
    reads_only: bool,
    lease: f64,
    /// The attempt under which each reserved job of a campaign is held.
    held: HashMap<String, i32>,
}

impl Postgres {
    /// Opens a store, making its tables if there are none.
    pub fn open(address: &str) -> Result<Self, Failure> {
        let mut store = Self::connected(address, false)?;
        store.make_tables()?;
        Ok(store)
    }

    /// Opens a store that must be there already, and changes nothing in it.
    pub fn open_to_read(address: &str) -> Result<Self, Failure> {
        let mut store = Self::connected(address, true)?;
        let made = "SELECT to_regclass('quadrille.layout') IS NOT NULL";
        if !store.run(|tx| tx.query_one(made, &[])?.try_get::<_, bool>(0))? {
            let what = message!("bench-empty-store");
            return Err(Failure::new(format!("{}: {what}", store.name)));
        }
        store.check_layout()?;
        Ok(store)
    }

    /// The same with another length of leases.
    #[must_use]
    pub fn with_lease(mut self, lease: Duration) -> Self {
        self.lease = lease.as_secs_f64();
        self
    }

    fn connected(address: &str, reads_only: bool) -> Result<Self, Failure> {
        let name = shown(address);
        let mut door = Door::parse(&name, address)?;
        let config = door.config();
        config.connect_timeout(*config.get_connect_timeout().unwrap_or(&CONNECT));
        config.keepalives_idle(Duration::from_secs(30));
        config.tcp_user_timeout(PATIENCE);
        config.application_name("quadrille");
        let mut store = Postgres {
            name,
            door,
            client: None,
            reads_only,
            lease: LEASE.as_secs_f64(),
            held: HashMap::new(),
        };
        // A wrong address is told at once; a server that has just been started is waited for.
        let begin = Instant::now();
        while let Err(error) = store.connect() {
            if error.code().is_none() || !passes(&error) || begin.elapsed() > PATIENCE {
                return Err(explain(&store.name, &error));
            }
            std::thread::sleep(PAUSE / 10);
        }
        Ok(store)
    }

    fn connect(&mut self) -> Result<&mut Client, Error> {
        if self.client.as_ref().is_none_or(Client::is_closed) {
            let mut client = self.door.connect()?;
            client.batch_execute("SET search_path TO quadrille")?;
            if self.reads_only {
                client.batch_execute("SET default_transaction_read_only TO on")?;
            }
            self.client = Some(client);
        }
        Ok(self.client.as_mut().expect("it was made above"))
    }

    /// Runs one transaction, again if the server went away or two met. It must be one that can be done twice.
    fn run<T>(
        &mut self,
        mut work: impl FnMut(&mut Transaction<'_>) -> Result<T, Error>,
    ) -> Result<T, Failure> {
        let begin = Instant::now();
        let mut pause = Duration::from_millis(20);
        loop {
            let once = self.connect().and_then(|client| {
                let mut tx = client.transaction()?;
                let value = work(&mut tx)?;
                tx.commit()?;
                Ok(value)
            });
            match once {
                Ok(value) => return Ok(value),
                Err(error) if passes(&error) && begin.elapsed() < PATIENCE => {
                    std::thread::sleep(pause);
                    pause = (2 * pause).min(PAUSE);
                }
                Err(error) => return Err(explain(&self.name, &error)),
            }
        }
    }

    fn make_tables(&mut self) -> Result<(), Failure> {
        self.run(|tx| {
            tx.execute("SELECT pg_advisory_xact_lock($1)", &[&MAKING])?;
            let made = "SELECT to_regclass('quadrille.layout') IS NOT NULL";
            if !tx.query_one(made, &[])?.try_get::<_, bool>(0)? {
                tx.batch_execute(TABLES)?;
                tx.execute("INSERT INTO layout VALUES ($1)", &[&LAYOUT])?;
            }
            Ok(())
        })?;
        self.check_layout()
    }

    fn check_layout(&mut self) -> Result<(), Failure> {
        let found: Option<i32> =
            self.run(|tx| tx.query_one("SELECT max(number) FROM layout", &[])?.try_get(0))?;
        let what = match found {
            Some(LAYOUT) => return Ok(()),
            Some(later) if later > LAYOUT => message!("bench-later-layout"),
            _ => message!("bench-earlier-layout"),
        };
        Err(Failure::new(format!("{}: {what}", self.name)))
    }
}
