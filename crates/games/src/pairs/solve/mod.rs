//! The ways to solve Pairs. Each file is one method.

mod anywhere;
mod brute;
mod flow;
mod greedy;
pub mod matching;
#[cfg(feature = "mip")]
mod mip;
#[cfg(feature = "highs")]
mod paths;
#[cfg(feature = "sweep")]
mod sweep;
mod unique;
mod whites;

#[cfg(feature = "highs")]
use super::duel;
use super::play::State;
use super::rules::{Pair, Pairing, Puzzle};
use super::{Pairs, complete, model, proof, prove, spec};
#[cfg(feature = "highs")]
use crate::bnb;
use crate::search_proof;
use quadrille_core::{
    Answer, Arg, Ask, Budget, InputError, Message, Method, ModelKind, OptionSpec, RuleBroken,
    Solve, Spec, Stop, Verdict,
};
#[cfg(feature = "highs")]
use quadrille_core::{Tree, lens::Scenes, solve::no_scenes};
use quadrille_engines::matching::NONE;

/// The one that counts.
#[cfg(feature = "sweep")]
const SWEEP: Method<Pairs> =
    Method { name: "sweep", about: "pairs-method-sweep", exact: true, run: sweep::run };

/// The default first.
static METHODS: &[Method<Pairs>] = &[
    Method { name: "matching", about: "pairs-method-matching", exact: true, run: matching::run },
    Method { name: "flow", about: "pairs-method-flow", exact: true, run: flow::run },
    #[cfg(feature = "mip")]
    Method { name: "mip", about: "pairs-method-mip", exact: true, run: mip::run },
    #[cfg(feature = "highs")]
    Method { name: "bnb", about: "pairs-method-bnb", exact: true, run: bnb::run::<Pairs> },
    #[cfg(feature = "sweep")]
    SWEEP,
    Method { name: "brute", about: "pairs-method-brute", exact: true, run: brute::run },
    Method {
        name: "greedy",
        about: "pairs-method-greedy",
        exact: false,
        run: greedy::least_difference,
    },
    Method {
        name: "greedy-score",
        about: "pairs-method-greedy-score",
        exact: false,
        run: greedy::most_saved,
    },
];

/// The programs that proofs speak about.
static SPECS: &[Spec<Pairs>] = &[Spec {
    name: "mip",
    write: spec::write,
    point: spec::point,
    answer: spec::answer,
    refute: search_proof::refute,
    bound: Some(prove::bound),
}];

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
];

impl Solve for Pairs {
    fn specs() -> &'static [Spec<Self>] {
        SPECS
    }

    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    #[cfg(feature = "sweep")]
    fn default_method(puzzle: &Puzzle, ask: &Ask) -> &'static Method<Self> {
        // `matching` knows whether there is another best pairing, and no more.
        match ask.count > 2 && sweep::fits(puzzle) {
            true => &SWEEP,
            false => &METHODS[0],
        }
    }

    fn threaded() -> &'static [&'static str] {
        &["matching"]
    }

    fn solve_options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn complete(
        puzzle: &Puzzle,
        from: &State,
        budget: &mut Budget,
    ) -> Result<Answer<Pairing>, InputError> {
        Ok(complete::run(puzzle, from, budget))
    }

    #[cfg(feature = "highs")]
    fn scene_names() -> &'static [&'static str] {
        &[paths::NAME]
    }

    #[cfg(feature = "highs")]
    fn scenes(
        puzzle: &Puzzle,
        name: &str,
        budget: &mut Budget,
    ) -> Result<Result<Scenes, Stop>, InputError> {
        match name {
            paths::NAME => paths::scenes(puzzle, budget),
            _ => Err(no_scenes::<Pairs>(name)),
        }
    }

    #[cfg(feature = "highs")]
    fn game_tree(
        puzzle: &Puzzle,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Result<Result<Tree, Stop>, InputError>> {
        Some(duel::tree(puzzle, depth, budget))
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::write(puzzle, kind)
    }

    fn check_certificate(puzzle: &Puzzle, text: &str) -> Result<Message, RuleBroken> {
        proof::check(puzzle, text)
    }
}

/// A refusal that ends with the method to use instead.
pub fn instead(refusal: Message) -> InputError {
    let method = refusal.with("option", Arg::Option("method".into()));
    InputError::new(method.with("method", METHODS[0].name))
}

/// The pairs of a partner table over the first `cells` vertices.
fn pairs_of(mate: &[u32], cells: usize) -> Pairing {
    let partner = |&(a, b): &(usize, &u32)| *b != NONE && a < *b as usize && (*b as usize) < cells;
    let found = mate[..cells].iter().enumerate().filter(partner);
    let mut pairs = Vec::with_capacity(cells / 2);
    pairs.extend(found.map(|(a, b)| Pair { first: a as u32, second: *b }));
    Pairing { pairs }
}

/// The least score of a board.
pub fn least_score(puzzle: &Puzzle, budget: &mut Budget) -> Result<i64, Stop> {
    best_pairing(puzzle, budget).map(|pairing| puzzle.score(&pairing))
}

/// A best pairing of a board.
pub fn best_pairing(puzzle: &Puzzle, budget: &mut Budget) -> Result<Pairing, Stop> {
    let answer = matching::run(puzzle, &Ask::default(), budget).expect("it takes every board");
    match (answer.solution, answer.verdict) {
        (Some(pairing), _) => Ok(pairing),
        (None, Verdict::Unknown(stop)) => Err(stop),
        (None, _) => Err(Stop::GaveUp),
    }
}
