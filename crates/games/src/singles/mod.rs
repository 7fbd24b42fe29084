//! Singles, also known as Hitori: blacken cells so that no number is seen twice in a line, no two
//! blacks touch by a side, and the whites stay connected.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | the puzzle, the answer, the referee |
//! | [`mod@format`] | the notations, one file each |
//! | [`play`] | positions, moves, pictures |
//! | [`model`] | the report's integer program, and a formula |
//! | [`solve`] | the methods, one file each, and the engine of `search` |
//! | `complete` | whether a position can be completed |
//! | [`explain`] | the techniques, one file each |
//! | [`generate`] | the generators |

mod complete;
pub mod explain;
pub mod format;
pub mod generate;
pub mod model;
pub mod play;
pub mod rules;
pub mod solve;

use quadrille_core::{
    Answer, Ask, Budget, Explain, Explanation, Format, Generate, GenerateAsk, GenerateError,
    Generated, InputError, Language, Level, Method, ModelKind, Notation, OptionSpec, Play,
    RuleBroken, Rules, Solve, Status, Stop, TechniqueInfo, View,
};

/// The game.
pub struct Singles;

impl Rules for Singles {
    const NAME: &'static str = "singles";
    const TITLE: &'static str = "Singles (Hitori)";
    const ABOUT: &'static str = "blacken cells so that no number is seen twice in a line, no two blacks touch by a side, and the whites stay connected";
    type Puzzle = rules::Puzzle;
    type Solution = rules::Solution;

    fn check(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Result<(), RuleBroken> {
        rules::check(puzzle, solution)
    }

    fn cells(puzzle: &Self::Puzzle) -> usize {
        puzzle.rows() * puzzle.cols()
    }
}

impl Notation for Singles {
    const MAX_TEXT_BYTES: u64 = 64 << 20;

    fn formats() -> &'static [Format<Self>] {
        format::FORMATS
    }

    fn read_solution(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Solution, InputError> {
        play::read_solution(puzzle, text)
    }

    fn write_solution(_: &Self::Puzzle, solution: &Self::Solution) -> String {
        play::write_solution(solution)
    }
}

impl Play for Singles {
    type State = play::State;

    fn start(puzzle: &Self::Puzzle) -> Self::State {
        play::start(puzzle)
    }

    fn finish(_: &Self::Puzzle, solution: &Self::Solution) -> Self::State {
        play::finish(solution)
    }

    fn play(puzzle: &Self::Puzzle, state: &mut Self::State, text: &str) -> Result<(), InputError> {
        play::play(puzzle, state, text)
    }

    fn read_progress(puzzle: &Self::Puzzle, text: &str) -> Result<Self::State, InputError> {
        play::read_progress(puzzle, text)
    }

    fn write_progress(_: &Self::Puzzle, state: &Self::State) -> String {
        play::write_progress(state)
    }

    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status {
        play::status(puzzle, state)
    }

    fn view(puzzle: &Self::Puzzle, state: &Self::State) -> View {
        play::view(puzzle, state)
    }

    fn draw_text(puzzle: &Self::Puzzle, state: &Self::State) -> String {
        play::draw_text(puzzle, state)
    }
}

impl Solve for Singles {
    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn solve_options() -> &'static [OptionSpec] {
        solve::OPTIONS
    }

    fn default_method(_: &Self::Puzzle, ask: &Ask) -> &'static str {
        // Only CaDiCaL writes proofs.
        if ask.proof { "sat" } else { "search" }
    }

    fn complete(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        budget: &mut Budget,
    ) -> Result<Answer<Self::Solution>, InputError> {
        Ok(complete::run(puzzle, from, budget))
    }

    fn model(puzzle: &Self::Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::write(puzzle, kind)
    }
}

impl Explain for Singles {
    fn techniques() -> &'static [TechniqueInfo] {
        explain::TECHNIQUES
    }

    fn levels() -> &'static [Level] {
        explain::LEVELS
    }

    fn explain(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        limit: usize,
        language: Language,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop> {
        explain::explain(puzzle, from, limit, language, budget)
    }
}

impl Generate for Singles {
    fn generate_options() -> &'static [OptionSpec] {
        generate::OPTIONS
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        generate::generate(ask, budget)
    }
}
