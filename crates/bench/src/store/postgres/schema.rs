//! The tables, in a schema of their own so that the database may hold other things, and what the server's
//! troubles mean for a person.

use crate::Failure;
use postgres::error::SqlState;
use quadrille_core::message;

/// The layout below; a later layout has a greater number.
pub(super) const LAYOUT: i32 = 1;
/// Only one connection at a time makes tables. "Quad" in ASCII.
pub(super) const MAKING: i64 = 0x5175_6164;

/// Order is the order of bytes everywhere, as in SQLite: the same results give the same report.
pub(super) const TABLES: &str = r#"
CREATE SCHEMA IF NOT EXISTS quadrille;
CREATE TABLE layout (number int4 NOT NULL);
CREATE TABLE campaigns (
  name text COLLATE "C" PRIMARY KEY, time_limit float8 NOT NULL, memory_limit int8 NOT NULL,
  count int8 NOT NULL, threads int8 NOT NULL, created timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE instances (
  hash text COLLATE "C" PRIMARY KEY, name text COLLATE "C" NOT NULL, game text NOT NULL,
  cells int8 NOT NULL, series text NOT NULL, x float8
);
CREATE TABLE texts (
  hash text COLLATE "C" PRIMARY KEY, game text NOT NULL, read text NOT NULL, content bytea NOT NULL
);
CREATE TABLE readings (
  campaign text COLLATE "C" NOT NULL, game text NOT NULL, options text NOT NULL,
  PRIMARY KEY (campaign, game, options)
);
CREATE TABLE workers (
  id text NOT NULL, campaign text COLLATE "C" NOT NULL, machine text COLLATE "C" NOT NULL,
  begun timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (id, campaign)
);
CREATE TABLE queues (
  name text COLLATE "C" PRIMARY KEY, kind text NOT NULL, version text NOT NULL,
  created timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE tasks (
  queue text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, payload text NOT NULL,
  place int8 GENERATED ALWAYS AS IDENTITY, state int2 NOT NULL DEFAULT 0,
  attempts int4 NOT NULL DEFAULT 0, worker text, lease timestamptz, trouble text,
  PRIMARY KEY (queue, name)
);
CREATE INDEX tasks_fresh ON tasks (queue, place) WHERE state = 0 AND worker IS NULL;
CREATE INDEX tasks_taken ON tasks (queue, lease) WHERE state = 0 AND worker IS NOT NULL;
CREATE INDEX tasks_worker ON tasks (worker) WHERE state = 0 AND worker IS NOT NULL;
CREATE TABLE results (
  campaign text COLLATE "C" NOT NULL, instance text COLLATE "C" NOT NULL,
  method text COLLATE "C" NOT NULL, version text COLLATE "C" NOT NULL,
  options text COLLATE "C" NOT NULL, seed int8 NOT NULL,
  verdict text NOT NULL, objective int8, bound int8, nodes int8 NOT NULL,
  seconds float8 NOT NULL, wall float8 NOT NULL, cpu float8 NOT NULL, peak int8 NOT NULL,
  error text, worker text NOT NULL, finished timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (campaign, instance, method, version, options, seed)
);
CREATE TABLE solutions (
  campaign text COLLATE "C" NOT NULL, instance text COLLATE "C" NOT NULL,
  method text COLLATE "C" NOT NULL, version text COLLATE "C" NOT NULL,
  options text COLLATE "C" NOT NULL, seed int8 NOT NULL, solution text NOT NULL,
  PRIMARY KEY (campaign, instance, method, version, options, seed)
);
CREATE TABLE puzzles (
  collection text COLLATE "C" NOT NULL, form text COLLATE "C" NOT NULL, seed int8 NOT NULL,
  game text NOT NULL, id text NOT NULL, cells int8 NOT NULL, clues int8, level text, score int8,
  techniques text[] NOT NULL, PRIMARY KEY (collection, form)
);
CREATE INDEX puzzles_seed ON puzzles (collection, seed);
CREATE INDEX puzzles_score ON puzzles (collection, score);
"#;

/// Whether trying again may help: the server was restarted, or two transactions met.
pub(super) fn passes(error: &postgres::Error) -> bool {
    let Some(code) = error.code() else {
        return error.is_closed() || is_about_the_connection(error);
    };
    let passing = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::TOO_MANY_CONNECTIONS,
    ];
    passing.contains(code) || code.code().starts_with("08")
}

fn is_about_the_connection(error: &postgres::Error) -> bool {
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        if cause.is::<std::io::Error>() {
            return true;
        }
        source = cause.source();
    }
    false
}

/// One clear sentence for what the server reports; what was recorded before is always safe.
pub(super) fn explain(name: &str, error: &postgres::Error) -> Failure {
    let mut words = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        let more = cause.to_string();
        if !words.contains(&more) {
            words = format!("{words}: {more}");
        }
        source = cause.source();
    }
    let error = words.replace('\n', " ");
    let what = match &error {
        _ if error.contains("invalid connection string")
            || error.contains("invalid configuration") =>
        {
            message!("bench-server-address", error = error)
        }
        _ if error.contains("error connecting") || error.contains("connection closed") => {
            message!("bench-server-unreached", error = error)
        }
        _ if error.contains("No space left") || error.contains("could not extend file") => {
            message!("bench-server-full", error = error)
        }
        _ => message!("bench-server-refuses", error = error),
    };
    Failure::new(format!("{name}: {what}"))
}
