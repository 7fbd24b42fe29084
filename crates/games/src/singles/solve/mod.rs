//! The methods, one file each, and the machinery of `search`.

pub(super) mod blacks;
mod clauses;
mod cuts;
pub(super) mod engine;
pub(super) mod forest;
mod logic;
mod mip;
mod order;
pub(super) mod probe;
mod reasons;
mod restart;
mod sat;
pub(super) mod search;
pub(super) mod twins;

use super::Singles;
use quadrille_core::{Kind, Method, OptionSpec};

/// Every method; the first is the default.
pub static METHODS: &[Method<Singles>] = &[
    Method {
        name: "search",
        about: "propagation with the blacks as a forest, probing, search that learns; the default",
        exact: true,
        run: search::run,
    },
    Method {
        name: "sat",
        about: "CaDiCaL with border cuts added as needed; can write proofs",
        exact: true,
        run: sat::run,
    },
    Method {
        name: "mip",
        about: "the report's integer program and its loop of connectivity cuts (HiGHS)",
        exact: true,
        run: mip::run,
    },
    Method {
        name: "restart",
        about: "the report's heuristic: blacken duplicates at random, start again when stuck",
        exact: false,
        run: restart::run,
    },
    Method {
        name: "logic",
        about: "only the named techniques of explain; may stop short",
        exact: false,
        run: logic::run,
    },
];

/// The methods' own options.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "cut",
        kind: Kind::Choice(&["border", "report"]),
        about: "mip: which connectivity cut to add (default border; report = the report's own)",
    },
    OptionSpec {
        name: "restarts",
        kind: Kind::Whole { least: 0, most: u64::MAX, default: None },
        about: "restart: how often to start again before giving up (default 1000)",
    },
];
