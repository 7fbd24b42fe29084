//! The methods, one file each.

mod beam;
mod exact;
mod greedy;
mod hunt;
mod mip;
mod moves;
mod regions;
mod retrace;
pub mod set;
mod sieve;
pub mod small;
mod sweep;
mod wide;

pub use exact::class_bound;

use super::Pegs;
use super::classes::Classes;
use super::field::{Field, Jump};
use super::rules::{Goal, Minimise, Puzzle, Solution, pegs, replay};
use quadrille_core::{Answer, Ask, Budget, InputError, Kind, Method, OptionSpec, Stop};

/// The methods.
pub static METHODS: &[Method<Pegs>] = &[
    Method {
        name: "exact",
        about: "fewest pegs or moves with proof; boards of up to 64 cells (default there)",
        exact: true,
        run: exact::run,
    },
    Method {
        name: "beam",
        about: "beam search that improves until the time ends; any board (default on large ones)",
        exact: false,
        run: beam::run,
    },
    Method {
        name: "mip",
        about: "the reports' time-indexed integer program; small boards",
        exact: true,
        run: mip::run,
    },
    Method {
        name: "gather",
        about: "one play, each jump the one after which the pegs have the most neighbours",
        exact: false,
        run: greedy::gather,
    },
    Method {
        name: "gather-penalised",
        about: "the same minus --penalty for each empty hole",
        exact: false,
        run: greedy::gather_penalised,
    },
    Method {
        name: "centre",
        about: "one play, each jump towards the middle and landing nearest to it",
        exact: false,
        run: greedy::centre,
    },
    Method {
        name: "random",
        about: "random plays, the best of --restarts",
        exact: false,
        run: greedy::random,
    },
];

/// Options of the methods.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "penalty",
        kind: Kind::Whole { least: 0, most: u64::MAX, default: None },
        about: "gather-penalised: what an empty hole costs, 0 or more (default 4)",
    },
    OptionSpec {
        name: "restarts",
        kind: Kind::Whole { least: 0, most: u64::MAX, default: None },
        about: "random: how many plays to try (default 1)",
    },
];

/// The method for a puzzle when the user names none.
pub fn default_method(puzzle: &Puzzle) -> &'static str {
    if puzzle.cells().count() <= small::MAX_CELLS { "exact" } else { "beam" }
}

/// The best play of the default method; what it refuses is unknown.
pub fn best_known(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Answer<Solution> {
    let run = match default_method(puzzle) {
        "exact" => exact::run,
        _ => beam::run,
    };
    run(puzzle, ask, budget).unwrap_or_else(|e| Answer::unknown(Stop::GaveUp).note(e.what))
}

/// Only `exact` counts plays.
fn one_solution(ask: &Ask) -> Result<(), InputError> {
    match ask.count {
        0 | 1 => Ok(()),
        _ => Err(InputError::new("this method does not count solutions; exact does")),
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
        if super::rules::check(puzzle, &solution).is_err() {
            return Answer::unknown(stop)
                .note(format!("the best play found leaves {left} pegs, not one on {goal}"));
        }
    }
    let optimal = left == bound && puzzle.minimise() == Minimise::Pegs;
    let mut answer = match optimal {
        true => Answer::solved(solution),
        false => Answer::best(solution, None),
    };
    answer.bound = Some(bound as i64);
    if optimal && left > 1 {
        answer = answer
            .certified(proof.to_text())
            .note(format!("fewer than {left} pegs are impossible, by position class"));
    }
    answer
}
