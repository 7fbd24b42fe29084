//! The methods, one file each, and the machinery of `search`.

mod ahead;
pub(super) mod blacks;
pub(super) mod chronicle;
mod cuts;
pub(super) mod engine;
mod learn;
mod logic;
#[cfg(feature = "mip")]
#[cfg_attr(not(feature = "highs"), allow(dead_code))]
mod mip;
pub(super) mod probe;
mod reasons;
mod restart;
#[cfg(feature = "highs")]
mod rounds;
mod sat;
pub(super) mod search;
mod split;
#[cfg(feature = "sweep")]
mod sweep;

use super::play::State;
use super::rules::{Puzzle, Singles, Solution};
use super::{complete, model, prove, spec};
#[cfg(feature = "highs")]
use crate::bnb;
#[cfg(feature = "highs")]
use quadrille_core::lens::CutLoop;
use quadrille_core::{
    Answer, Ask, Budget, InputError, Method, ModelKind, OptionSpec, Parts, Solve, Spec,
};
use quadrille_engines::sat::by_sat_solver;

/// The default.
const SEARCH: Method<Singles> =
    Method { name: "search", about: "singles-method-search", exact: true, run: search::run };

/// The one that writes proofs.
const SAT: Method<Singles> = Method {
    name: "sat",
    about: by_sat_solver("singles-method-sat", "singles-method-sat-plain"),
    exact: true,
    run: sat::run,
};

/// Up to this many solutions `search` looks at each within a second; a sweep of a wide board takes longer.
#[cfg(feature = "sweep")]
const EACH: u64 = 1_000_000;

/// The one that counts.
#[cfg(feature = "sweep")]
const SWEEP: Method<Singles> =
    Method { name: "sweep", about: "singles-method-sweep", exact: true, run: sweep::run };

/// Every method; the first is the default.
static METHODS: &[Method<Singles>] = &[
    SEARCH,
    SAT,
    #[cfg(feature = "mip")]
    Method { name: "mip", about: "singles-method-mip", exact: true, run: mip::run },
    #[cfg(feature = "highs")]
    Method { name: "bnb", about: "singles-method-bnb", exact: true, run: bnb::run::<Singles> },
    #[cfg(feature = "sweep")]
    SWEEP,
    Method { name: "restart", about: "singles-method-restart", exact: false, run: restart::run },
    Method { name: "logic", about: "singles-method-logic", exact: false, run: logic::run },
];

/// The methods' own options.
static OPTIONS: &[OptionSpec] = &[
    #[cfg(feature = "mip")]
    mip::CUT,
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
    restart::RESTARTS,
];

/// The programs that proofs speak about.
static SPECS: &[Spec<Singles>] = &[Spec {
    name: "mip",
    write: spec::write,
    point: spec::point,
    answer: spec::answer,
    refute: prove::refute,
    bound: None,
}];

impl Solve for Singles {
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

    fn default_method(
        #[cfg_attr(not(feature = "sweep"), expect(unused_variables))] puzzle: &Puzzle,
        ask: &Ask,
    ) -> &'static Method<Self> {
        match ask.proof {
            true => &SAT,
            #[cfg(feature = "sweep")]
            false if ask.count > EACH && sweep::fits(puzzle) => &SWEEP,
            false => &SEARCH,
        }
    }

    fn parts() -> Option<Parts<Self>> {
        Some(Parts {
            size: |puzzle| (puzzle.rows(), puzzle.cols()),
            cut: split::cubes,
            solve: |puzzle, cube, ask, budget| Ok(split::solve(puzzle, cube, ask, budget)),
        })
    }

    fn complete(
        puzzle: &Puzzle,
        from: &State,
        budget: &mut Budget,
    ) -> Result<Answer<Solution>, InputError> {
        Ok(complete::run(puzzle, from, budget))
    }

    #[cfg(feature = "highs")]
    fn cut_kinds() -> &'static [&'static str] {
        match mip::CUT.kind {
            quadrille_core::Kind::Choice(kinds) => kinds,
            _ => &[],
        }
    }

    #[cfg(feature = "highs")]
    fn cut_loop(puzzle: &Puzzle, cut: &str, budget: &mut Budget) -> Result<CutLoop, InputError> {
        rounds::run(puzzle, cut, budget)
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::write(puzzle, kind)
    }
}
