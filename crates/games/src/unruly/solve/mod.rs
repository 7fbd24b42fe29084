//! The methods, one file each.

pub(super) mod auto;
pub(super) mod fill;
mod learn;
pub(super) mod logic;
mod mend;
#[cfg(feature = "mip")]
pub(super) mod mip;
pub(super) mod sat;
pub(super) mod search;
mod split;
#[cfg(feature = "sweep")]
mod sweep;

use super::play::State;
use super::rules::{Puzzle, Solution, Unruly};
use super::{complete, model, prove, spec};
#[cfg(feature = "highs")]
use crate::bnb;
use crate::search_proof;
use quadrille_core::{
    Answer, Budget, InputError, Method, ModelKind, OptionSpec, Parts, Solve, Spec,
};
use quadrille_engines::sat::by_sat_solver;

/// The programs that proofs speak about.
static SPECS: &[Spec<Unruly>] = &[
    Spec {
        name: "mip",
        write: spec::one_colour,
        point: spec::one_colour_point,
        answer: spec::one_colour_answer,
        refute: prove::refute,
        bound: None,
    },
    Spec {
        name: "mip-2colour",
        write: spec::two_colours,
        point: spec::two_colours_point,
        answer: spec::two_colours_answer,
        refute: search_proof::refute,
        bound: None,
    },
];

/// The options of all methods.
static OPTIONS: &[OptionSpec] = &[
    #[cfg(feature = "highs")]
    quadrille_engines::mip::ENGINE,
    #[cfg(feature = "highs")]
    bnb::BRANCHING,
    #[cfg(feature = "highs")]
    bnb::NODE_ORDER,
    #[cfg(feature = "highs")]
    bnb::NODE_LIMIT,
    #[cfg(feature = "highs")]
    bnb::INFERENCE,
    #[cfg(feature = "highs")]
    bnb::program(&["mip", "mip-2colour"]),
];

impl Solve for Unruly {
    fn specs() -> &'static [Spec<Self>] {
        SPECS
    }

    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    fn threaded() -> &'static [&'static str] {
        &["auto", "search"]
    }

    fn solve_options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn parts() -> Option<Parts<Self>> {
        Some(Parts {
            size: |puzzle| (puzzle.rows(), puzzle.cols()),
            cut: split::cubes,
            solve: split::solve,
        })
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
    Method { name: "auto", about: "unruly-method-auto", exact: true, run: auto::run },
    Method { name: "search", about: "unruly-method-search", exact: true, run: search::run },
    Method { name: "fill", about: "unruly-method-fill", exact: false, run: fill::run },
    Method {
        name: "sat",
        about: by_sat_solver("unruly-method-sat", "unruly-method-sat-plain"),
        exact: true,
        run: sat::run,
    },
    #[cfg(feature = "mip")]
    Method { name: "mip", about: "unruly-method-mip", exact: true, run: mip::run },
    #[cfg(feature = "mip")]
    Method {
        name: "mip-2colour",
        about: "unruly-method-mip-2colour",
        exact: true,
        run: mip::run_two_colours,
    },
    #[cfg(feature = "highs")]
    Method { name: "bnb", about: "unruly-method-bnb", exact: true, run: branch_and_bound },
    #[cfg(feature = "sweep")]
    Method { name: "sweep", about: "unruly-method-sweep", exact: true, run: sweep::run },
    Method { name: "logic", about: "unruly-method-logic", exact: false, run: logic::run },
];

/// `bnb`, with the place where givens break a rule.
#[cfg(feature = "highs")]
fn branch_and_bound(
    puzzle: &Puzzle,
    ask: &quadrille_core::Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    match puzzle.broken() {
        Some(broken) => Ok(Answer::impossible().note(broken.what)),
        None => bnb::run::<Unruly>(puzzle, ask, budget),
    }
}
