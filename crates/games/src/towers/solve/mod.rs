//! The methods of Towers.

pub mod logic;
pub mod mip;
pub mod sat;
pub mod search;

use super::Towers;
use quadrille_core::{Kind, Method, OptionSpec};

/// Every method, the default first.
pub static METHODS: &[Method<Towers>] = &[
    Method {
        name: "search",
        about: "dedicated search (default): all-different, both clues of a line at once, restarts; CaDiCaL when it stalls",
        exact: true,
        run: search::run,
    },
    Method {
        name: "sat",
        about: "CaDiCaL on a formula that follows the highest tower so far; can write proofs",
        exact: true,
        run: sat::run,
    },
    Method {
        name: "mip",
        about: "HiGHS on the reports' integer program, errata mended; for boards up to about 8",
        exact: true,
        run: mip::run,
    },
    Method {
        name: "logic",
        about: "only techniques a person has a name for; may stop short",
        exact: false,
        run: logic::run,
    },
];

/// The options of all methods.
pub static OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "alone",
    kind: Kind::Switch,
    about: "search: never let CaDiCaL take over when it stalls (default false)",
}];
