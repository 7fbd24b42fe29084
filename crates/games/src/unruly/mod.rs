//! Unruly, also known as Binairo or Takuzu: black and white tiles, never three in a row, as many
//! of each colour in every line.
//!
//! | room | what is in it |
//! |---|---|
//! | [`rules`] | the puzzle, the solution, the referee; a board is a plane of bits |
//! | [`mod@format`] | the notations, one file each |
//! | [`play`] | positions, moves, pictures |
//! | [`model`] | the reports' integer programs, and a formula |
//! | [`solve`] | the methods, one file each |
//! | `complete` | whether a position can be completed |
//! | [`explain`] | a person's techniques, one file each |
//! | [`generate`] | both reports' generators and boards with one solution |
//! | [`board`], [`lines`], [`mod@line`], [`propagate`] | a board being filled, its lines, and what follows from its tiles |
//! | [`sample`] | random full boards |

pub mod board;
mod complete;
pub mod explain;
pub mod format;
pub mod generate;
pub mod line_reasoner;
pub mod lines;
pub mod model;
pub mod play;
pub mod propagate;
pub mod rules;
pub mod sample;
pub mod solve;

use quadrille_core::{
    Answer, Ask, Budget, Explain, Explanation, Format, Generate, GenerateAsk, GenerateError,
    Generated, InputError, Language, Level, Method, ModelKind, Notation, OptionSpec, Play,
    RuleBroken, Rules, Solve, Status, Stop, TechniqueInfo, View,
};

/// The game.
pub struct Unruly;

impl Rules for Unruly {
    const NAME: &'static str = "unruly";
    const TITLE: &'static str = "Unruly (Binairo, Takuzu)";
    const ABOUT: &'static str = "put a black or white tile on every cell: never three equal ones in a row, as many of each colour in every line";
    type Puzzle = rules::Puzzle;
    type Solution = rules::Solution;

    fn check(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Result<(), RuleBroken> {
        rules::check(puzzle, solution)
    }

    fn cells(puzzle: &Self::Puzzle) -> usize {
        puzzle.rows() * puzzle.cols()
    }
}

impl Notation for Unruly {
    fn formats() -> &'static [Format<Self>] {
        format::FORMATS
    }

    fn read_options() -> &'static [OptionSpec] {
        format::READ_OPTIONS
    }

    fn read_solution(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Solution, InputError> {
        Ok(rules::Solution { black: format::read_tiles(puzzle, text, false)?.1 })
    }

    fn write_solution(_puzzle: &Self::Puzzle, solution: &Self::Solution) -> String {
        play::write_progress(&play::finish(solution))
    }
}

impl Play for Unruly {
    type State = play::State;

    fn start(puzzle: &Self::Puzzle) -> Self::State {
        play::start(puzzle)
    }

    fn finish(_puzzle: &Self::Puzzle, solution: &Self::Solution) -> Self::State {
        play::finish(solution)
    }

    fn play(puzzle: &Self::Puzzle, state: &mut Self::State, text: &str) -> Result<(), InputError> {
        play::play(puzzle, state, text)
    }

    fn read_progress(puzzle: &Self::Puzzle, text: &str) -> Result<Self::State, InputError> {
        play::read_progress(puzzle, text)
    }

    fn write_progress(_puzzle: &Self::Puzzle, state: &Self::State) -> String {
        play::write_progress(state)
    }

    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status {
        play::status(puzzle, state)
    }

    fn view(puzzle: &Self::Puzzle, state: &Self::State) -> View {
        play::view(puzzle, state)
    }

    fn draw_text(_puzzle: &Self::Puzzle, state: &Self::State) -> String {
        play::draw_text(state)
    }
}

impl Solve for Unruly {
    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn default_method(_puzzle: &Self::Puzzle, _ask: &Ask) -> &'static str {
        "auto"
    }

    fn complete(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        budget: &mut Budget,
    ) -> Result<Answer<Self::Solution>, InputError> {
        complete::run(puzzle, from, budget)
    }

    fn model(puzzle: &Self::Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::model(puzzle, kind)
    }
}

impl Explain for Unruly {
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

impl Generate for Unruly {
    fn generate_options() -> &'static [OptionSpec] {
        generate::OPTIONS
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        generate::generate(ask, budget)
    }
}
