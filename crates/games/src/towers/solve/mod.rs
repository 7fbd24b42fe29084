//! The methods of Towers, one file each.

mod logic;
#[cfg(feature = "mip")]
mod mip;
mod sat;
pub mod search;

use super::play::State;
use super::rules::{Heights, Puzzle, Towers};
use super::{complete, model, prove, spec};
#[cfg(feature = "highs")]
use crate::bnb;
use quadrille_core::{
    Answer, Ask, Budget, InputError, Method, ModelKind, OptionSpec, Parts, Solve, Spec,
};
use quadrille_engines::sat::by_sat_solver;

/// The programs that proofs speak about.
static SPECS: &[Spec<Towers>] = &[
    Spec {
        name: "mip",
        write: spec::write,
        point: spec::point,
        answer: spec::answer,
        refute: prove::refute,
        bound: None,
    },
    Spec {
        name: "mip-001",
        write: spec::write_001,
        point: spec::point,
        answer: spec::answer,
        refute: prove::refute,
        bound: None,
    },
];

impl Solve for Towers {
    fn specs() -> &'static [Spec<Self>] {
        SPECS
    }

    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    fn threaded() -> &'static [&'static str] {
        &["search"]
    }

    fn solve_options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn default_method(_puzzle: &Puzzle, ask: &Ask) -> &'static Method<Self> {
        if ask.proof { &SAT } else { &SEARCH }
    }

    fn parts() -> Option<Parts<Self>> {
        Some(Parts {
            size: |puzzle| (puzzle.size(), puzzle.size()),
            cut: search::cubes,
            solve: |puzzle, cube, ask, budget| Ok(search::within(puzzle, cube, ask, budget)),
        })
    }

    fn complete(
        puzzle: &Puzzle,
        from: &State,
        budget: &mut Budget,
    ) -> Result<Answer<Heights>, InputError> {
        complete::run(puzzle, from, budget)
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::write(puzzle, kind)
    }
}

/// The default.
const SEARCH: Method<Towers> =
    Method { name: "search", about: "towers-method-search", exact: true, run: search::run };

/// The one that writes proofs.
const SAT: Method<Towers> = Method {
    name: "sat",
    about: by_sat_solver("towers-method-sat", "towers-method-sat-plain"),
    exact: true,
    run: sat::run,
};

/// Every method, the default first.
static METHODS: &[Method<Towers>] = &[
    SEARCH,
    SAT,
    #[cfg(feature = "mip")]
    Method { name: "mip", about: "towers-method-mip", exact: true, run: mip::run },
    #[cfg(feature = "mip")]
    Method { name: "mip-001", about: "towers-method-mip-001", exact: true, run: mip::run_001 },
    #[cfg(feature = "highs")]
    Method { name: "bnb", about: "towers-method-bnb", exact: true, run: bnb::run::<Towers> },
    Method { name: "logic", about: "towers-method-logic", exact: false, run: logic::run },
];

/// The options of all methods.
static OPTIONS: &[OptionSpec] = &[
    search::ALONE,
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
    bnb::program(&["mip", "mip-001"]),
];
