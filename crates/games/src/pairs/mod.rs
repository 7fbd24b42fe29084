//! Pairs: bind cells of compatible colours two by two so that the score is least.
//!
//! A pair costs the difference of its values, a cell left alone its value; black cells count for
//! nothing. Under the white-anywhere rule two whites need not lie side by side.
//!
//! Rooms: [`rules`] the referee; [`mod@format`](mod@format) the notations; `solve` the methods, on the graphs of
//! `graph` and `rail`; [`proof`] what makes an answer certain; `model` the integer program;
//! `complete` a position's best end; `explain` a person's reasoning; `generate`; `play`; [`duel`]
//! the game for two.

mod complete;
pub mod duel;
mod explain;
pub mod format;
mod generate;
mod graph;
mod model;
pub mod play;
pub mod proof;
mod rail;
pub mod rules;
mod solve;

use quadrille_core::{
    Answer, Ask, Budget, Explain, Explanation, Format, Generate, GenerateAsk, GenerateError,
    Generated, InputError, Language, Level, Method, ModelKind, Notation, OptionSpec, Play,
    RuleBroken, Rules, Solve, Status, Stop, TechniqueInfo, View,
};
use rules::{Pairing, Puzzle};

/// The game.
pub struct Pairs;

impl Rules for Pairs {
    const NAME: &'static str = "pairs";
    const TITLE: &'static str = "Pairs (ColorGrid)";
    const ABOUT: &'static str =
        "Bind neighbouring cells of compatible colours two by two so that the score is least";
    type Puzzle = Puzzle;
    type Solution = Pairing;

    fn check(puzzle: &Puzzle, solution: &Pairing) -> Result<(), RuleBroken> {
        rules::check(puzzle, solution)
    }

    fn objective(puzzle: &Puzzle, solution: &Pairing) -> Option<i64> {
        Some(puzzle.score(solution))
    }

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.len()
    }
}

impl Notation for Pairs {
    const MAX_TEXT_BYTES: u64 = 1 << 29;

    fn formats() -> &'static [Format<Self>] {
        format::FORMATS
    }

    fn read_options() -> &'static [OptionSpec] {
        format::READ_OPTIONS
    }

    fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Pairing, InputError> {
        format::pairing::read(puzzle, text)
    }

    fn write_solution(puzzle: &Puzzle, solution: &Pairing) -> String {
        format::pairing::write(puzzle, solution)
    }
}

impl Play for Pairs {
    type State = play::State;

    fn start(_: &Puzzle) -> play::State {
        play::State::default()
    }

    fn finish(_: &Puzzle, solution: &Pairing) -> play::State {
        play::State { pairs: solution.pairs.clone(), alone: Vec::new() }
    }

    fn play(puzzle: &Puzzle, state: &mut play::State, text: &str) -> Result<(), InputError> {
        play::play(puzzle, state, text).map_err(InputError::new)
    }

    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<play::State, InputError> {
        play::read(puzzle, text)
    }

    fn write_progress(puzzle: &Puzzle, state: &play::State) -> String {
        play::write(puzzle, state)
    }

    fn status(puzzle: &Puzzle, state: &play::State) -> Status {
        play::status(puzzle, state)
    }

    fn view(puzzle: &Puzzle, state: &play::State) -> View {
        play::view(puzzle, state)
    }

    fn draw_text(puzzle: &Puzzle, state: &play::State) -> String {
        play::draw_text(puzzle, state)
    }
}

impl Solve for Pairs {
    fn check_certificate(puzzle: &Puzzle, text: &str) -> Result<String, RuleBroken> {
        proof::check(puzzle, text)
    }

    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn default_method(_: &Puzzle, _: &Ask) -> &'static str {
        "matching"
    }

    fn complete(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        budget: &mut Budget,
    ) -> Result<Answer<Self::Solution>, InputError> {
        complete::run(puzzle, from, budget)
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::write(puzzle, kind)
    }
}

impl Explain for Pairs {
    fn techniques() -> &'static [TechniqueInfo] {
        explain::TECHNIQUES
    }

    fn levels() -> &'static [Level] {
        explain::LEVELS
    }

    fn explain(
        puzzle: &Puzzle,
        from: &play::State,
        limit: usize,
        language: Language,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop> {
        explain::run(puzzle, from, limit, language, budget)
    }
}

impl Generate for Pairs {
    fn generate_options() -> &'static [OptionSpec] {
        generate::OPTIONS
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        generate::run(ask, budget)
    }
}
