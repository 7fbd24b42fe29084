//! The methods, one file each.

pub mod auto;
pub mod fill;
pub mod logic;
mod mend;
pub mod mip;
pub mod sat;
pub mod search;

use super::Unruly;
use quadrille_core::Method;

/// The methods, the default first.
pub static METHODS: &[Method<Unruly>] = &[
    Method {
        name: "auto",
        about: "the quickest of the others for the board and the question, a complete one last",
        exact: true,
        run: auto::run,
    },
    Method {
        name: "search",
        about: "all completions of every line at once, then depth-first with restarts",
        exact: true,
        run: search::run,
    },
    Method {
        name: "fill",
        about: "any completion of boards of any size: fill locally, mend the counts along paths",
        exact: false,
        run: fill::run,
    },
    Method {
        name: "sat",
        about: "CaDiCaL on clauses; with --proof an LRAT proof of what it claims",
        exact: true,
        run: sat::run,
    },
    Method {
        name: "mip",
        about: "report 002's integer program, by HiGHS: one binary a cell",
        exact: true,
        run: mip::run,
    },
    Method {
        name: "mip-2colour",
        about: "report 003's integer program, by HiGHS: one binary a cell and colour",
        exact: true,
        run: mip::run_two_colours,
    },
    Method {
        name: "logic",
        about: "a person's techniques only, short case splits included; gives up where they end",
        exact: false,
        run: logic::run,
    },
];
