//! The methods, one file each.

mod backward_reach;
mod beam;
mod chains;
mod exact;
mod exhaustive;
mod frontier;
mod fronts;
mod greedy;
mod levels;
mod meet_in_the_middle;
#[cfg(feature = "mip")]
mod mip;
mod moves;
mod pagoda_filter;
#[cfg(feature = "highs")]
mod pagoda_scenes;
mod repair;
mod retrace;
pub mod set;
mod wide_board;
mod window;
pub mod word_board;

use super::classes::Classes;
use super::field::{Field, Jump};
use super::play::State;
#[cfg(feature = "highs")]
use super::relaxed;
use super::rules::{Goal, Minimise, Pegs, Puzzle, Solution, pegs, replay};
use super::{model, proof, prove, spec};
#[cfg(feature = "highs")]
use crate::bnb;
use crate::search_proof;
pub(super) use exact::class_bound;
#[cfg(feature = "highs")]
use quadrille_core::lens::{Proposed, Scenes};
#[cfg(feature = "highs")]
use quadrille_core::solve::no_scenes;
use quadrille_core::walk::Walk;
use quadrille_core::{
    Answer, Ask, Budget, InputError, Kind, Message, Method, ModelKind, OptionSpec, RuleBroken,
    Rules, Solve, Spec, Stop, message,
};

const EXACT: Method<Pegs> =
    Method { name: "exact", about: "pegs-method-exact", exact: true, run: exact::run };

const BEAM: Method<Pegs> =
    Method { name: "beam", about: "pegs-method-beam", exact: false, run: beam::run };

/// The methods.
static METHODS: &[Method<Pegs>] = &[
    EXACT,
    BEAM,
    #[cfg(feature = "mip")]
    Method { name: "mip", about: "pegs-method-mip", exact: true, run: mip::run },
    #[cfg(feature = "highs")]
    Method { name: "bnb", about: "pegs-method-bnb", exact: true, run: bnb_run },
    Method { name: "gather", about: "pegs-method-gather", exact: false, run: greedy::gather },
    Method {
        name: "gather-penalised",
        about: "pegs-method-gather-penalised",
        exact: false,
        run: greedy::gather_penalised,
    },
    Method { name: "centre", about: "pegs-method-centre", exact: false, run: greedy::centre },
    Method { name: "random", about: "pegs-method-random", exact: false, run: greedy::random },
];

#[cfg(feature = "highs")]
fn bnb_run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    one_solution(ask)?;
    bnb::run::<Pegs>(puzzle, ask, budget)
}

/// What `gather-penalised` holds against an empty hole.
const PENALTY: OptionSpec = OptionSpec {
    name: "penalty",
    kind: Kind::Whole { least: 0, most: u32::MAX as u64, default: Some(4) },
    about: "pegs-option-penalty",
};

/// The options of all methods.
static OPTIONS: &[OptionSpec] = &[
    PENALTY,
    RESTARTS,
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
    bnb::program(&["mip", "mip-rings"]),
];

/// How many plays `random` tries.
const RESTARTS: OptionSpec = OptionSpec {
    name: "restarts",
    kind: Kind::Whole { least: 1, most: u64::MAX, default: Some(1) },
    about: "pegs-option-restarts",
};

/// The programs that proofs speak about.
static SPECS: &[Spec<Pegs>] = &[
    Spec {
        name: "mip",
        write: spec::plain,
        point: spec::plain_point,
        answer: spec::plain_answer,
        refute: prove::refute,
        bound: Some(prove::bound),
    },
    Spec {
        name: "mip-rings",
        write: spec::ringed,
        point: spec::ringed_point,
        answer: spec::ringed_answer,
        refute: search_proof::refute,
        bound: Some(search_proof::bound),
    },
];

impl Solve for Pegs {
    fn specs() -> &'static [Spec<Self>] {
        SPECS
    }

    fn walk() -> Option<Walk<Self>> {
        Some(Walk { moves: spec::moves, levels: quadrille_engines::walk::levels })
    }

    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    fn solve_options() -> &'static [OptionSpec] {
        OPTIONS
    }

    fn default_method(puzzle: &Puzzle, _ask: &Ask) -> &'static Method<Self> {
        usual_method(puzzle)
    }

    fn threaded() -> &'static [&'static str] {
        &["exact"]
    }

    fn as_puzzle(puzzle: &Puzzle, state: &State) -> Option<Puzzle> {
        puzzle.from_position(&state.position).ok()
    }

    #[cfg(feature = "highs")]
    fn relaxed(
        puzzle: &Puzzle,
        program: &str,
        budget: &mut Budget,
    ) -> Result<Option<Proposed>, Stop> {
        match program {
            "mip" => relaxed::relaxed(puzzle, budget),
            _ => Ok(None),
        }
    }

    #[cfg(feature = "highs")]
    fn scene_names() -> &'static [&'static str] {
        &[pagoda_scenes::NAME]
    }

    #[cfg(feature = "highs")]
    fn scenes(
        puzzle: &Puzzle,
        name: &str,
        budget: &mut Budget,
    ) -> Result<Result<Scenes, Stop>, InputError> {
        match name {
            pagoda_scenes::NAME => Ok(pagoda_scenes::scenes(puzzle, budget)),
            _ => Err(no_scenes::<Pegs>(name)),
        }
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::text(puzzle, kind)
    }

    fn check_certificate(puzzle: &Puzzle, text: &str) -> Result<Message, RuleBroken> {
        proof::Proof::read(text)?.check(puzzle)
    }
}

/// The method for a puzzle when the user names none: one with proof where the board fits.
pub(super) fn usual_method(puzzle: &Puzzle) -> &'static Method<Pegs> {
    match Pegs::cells(puzzle) {
        0..=word_board::MAX_CELLS => &EXACT,
        _ => &BEAM,
    }
}

/// The best play of the usual method; what it refuses is unknown.
pub(super) fn best_known(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Answer<Solution> {
    let answer = (usual_method(puzzle).run)(puzzle, ask, budget);
    answer.unwrap_or_else(|e| Answer::unknown(Stop::GaveUp).note(e.what))
}

/// Only `exact` counts plays.
fn one_solution(ask: &Ask) -> Result<(), InputError> {
    match ask.count {
        0 | 1 => Ok(()),
        _ => Err(InputError::new(message!("pegs-one-solution"))),
    }
}

/// The answer of a method without proof of its own, with the bound that position classes give.
fn judged(puzzle: &Puzzle, field: &Field, jumps: Vec<Jump>, stop: Stop) -> Answer<Solution> {
    let solution = field.solution(jumps);
    let left = replay(puzzle, &solution).map(|end| pegs(&end)).unwrap_or(usize::MAX);
    let start = field.pegs(puzzle.start());
    let (bound, proof) = class_bound(field, &start);
    if let Goal::At(goal) = puzzle.goal() {
        if let Some(number) = field.number(goal)
            && let Some(reason) = Classes::new(field).forbids(&start, number)
        {
            return exact::forbidden(field, number, reason);
        }
        if Pegs::check(puzzle, &solution).is_err() {
            return Answer::unknown(stop).note(message!(
                "pegs-misses-goal",
                pegs = left,
                goal = goal
            ));
        }
    }
    let optimal = left == bound && puzzle.minimise() == Minimise::Pegs;
    let mut answer = match optimal {
        true => Answer::solved(solution),
        false => Answer::best(solution, None),
    };
    answer.bound = Some(bound as i64);
    if optimal && left > 1 {
        let how = message!("pegs-by-class");
        answer = answer.certified(proof.to_text()).note(message!(
            "pegs-fewest",
            pegs = left,
            proof = how
        ));
    }
    answer
}
