//! Towers, also known as Skyscrapers: a Latin square whose border says how many towers are seen.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | the puzzle, the answer, the referee |
//! | [`mod@format`] | the notations, one file each |
//! | [`play`] | positions, moves, pictures |
//! | [`model`] | the reports' integer program, and a formula |
//! | [`solve`] | the methods, one file each |
//! | `complete` | whether a position can be completed |
//! | [`explain`] | the techniques, one file each |
//! | [`generate`] | the reports' three modes and boards with one solution |
//! | `heights` | sets of heights, shared by all but the rules |

mod complete;
pub mod explain;
pub mod format;
pub mod generate;
pub mod heights;
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
pub struct Towers;

impl Rules for Towers {
    const NAME: &'static str = "towers";
    const TITLE: &'static str = "Towers (Skyscrapers)";
    const ABOUT: &'static str = "build a tower in every cell, each height once a row and column, so that the border clues count the towers seen";
    type Puzzle = rules::Puzzle;
    type Solution = rules::Heights;

    fn check(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Result<(), RuleBroken> {
        rules::check(puzzle, solution)
    }

    fn cells(puzzle: &Self::Puzzle) -> usize {
        puzzle.size() * puzzle.size()
    }
}

impl Notation for Towers {
    const MAX_TEXT_BYTES: u64 = 1 << 20;

    fn formats() -> &'static [Format<Self>] {
        format::FORMATS
    }

    fn read_solution(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Solution, InputError> {
        format::read_solution(puzzle, text)
    }

    fn write_solution(_puzzle: &Self::Puzzle, solution: &Self::Solution) -> String {
        format::write_heights(solution)
    }
}

impl Play for Towers {
    type State = play::State;

    fn start(puzzle: &Self::Puzzle) -> Self::State {
        play::start(puzzle)
    }

    fn finish(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Self::State {
        play::finish(puzzle, solution)
    }

    fn play(puzzle: &Self::Puzzle, state: &mut Self::State, text: &str) -> Result<(), InputError> {
        play::play(puzzle, state, text)
    }

    fn read_progress(puzzle: &Self::Puzzle, text: &str) -> Result<Self::State, InputError> {
        play::read_progress(puzzle, text)
    }

    fn write_progress(puzzle: &Self::Puzzle, state: &Self::State) -> String {
        play::write_progress(puzzle, state)
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

impl Solve for Towers {
    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn solve_options() -> &'static [OptionSpec] {
        solve::OPTIONS
    }

    fn default_method(_puzzle: &Self::Puzzle, ask: &Ask) -> &'static str {
        // Only CaDiCaL writes proofs.
        if ask.proof { "sat" } else { "search" }
    }

    fn complete(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        budget: &mut Budget,
    ) -> Result<Answer<Self::Solution>, InputError> {
        complete::run(puzzle, from, budget)
    }

    fn model(puzzle: &Self::Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::write(puzzle, kind)
    }
}

impl Explain for Towers {
    fn techniques() -> &'static [TechniqueInfo] {
        &explain::INFOS
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

impl Generate for Towers {
    fn generate_options() -> &'static [OptionSpec] {
        generate::OPTIONS
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        generate::generate(ask, budget)
    }
}
