//! The methods, one file each.

pub(super) mod auto;
pub(super) mod fill;
pub(super) mod logic;
mod mend;
#[cfg(feature = "highs")]
pub(super) mod mip;
pub(super) mod sat;
pub(super) mod search;

use super::play::State;
use super::rules::{Puzzle, Solution, Unruly};
use super::{complete, model};
use quadrille_core::{Answer, Budget, InputError, Method, ModelKind, Solve};

impl Solve for Unruly {
    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    fn complete(
        puzzle: &Puzzle,
        from: &State,
        budget: &mut Budget,
    ) -> Result<Answer<Solution>, InputError> {
        complete::run(puzzle, from, budget)
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::text(puzzle, kind)
    }
}

/// The methods, the default first.
static METHODS: &[Method<Unruly>] = &[
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
    #[cfg(feature = "highs")]
    Method {
        name: "mip",
        about: "report 002's integer program, by HiGHS: one binary a cell",
        exact: true,
        run: mip::run,
    },
    #[cfg(feature = "highs")]
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
