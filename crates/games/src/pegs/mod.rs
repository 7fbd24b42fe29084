//! Pegs (peg solitaire): a peg jumps over a neighbour into the hole behind it, the jumped peg
//! leaves, and as few as possible are to be left.
//!
//! | room | what is in it |
//! |---|---|
//! | `rules` | puzzle, solution, referee |
//! | `boards` | the boards that have names |
//! | `format/` | notations: `id`, `csv`, `matrix`, `text` |
//! | `field` | the board as solvers see it: numbers, jumps, symmetries |
//! | `classes`, `pagoda`, `proof` | why something is impossible, and the checker of such proofs |
//! | `model` | the reports' integer program and a formula |
//! | `solve/` | the methods |
//! | `explain/`, `play`, `generate` | for people |
//! | `linear` | maps of positions as tables |
//! | `dense/` | all positions of a class, a bit each |
//! | `census/` | counting all positions of a board |

pub mod boards;
pub mod census;
mod classes;
mod dense;
mod explain;
mod field;
mod format;
mod generate;
mod linear;
mod model;
mod pagoda;
mod play;
mod proof;
pub mod rules;
mod solve;

use quadrille_core::{
    Ask, Budget, Explain, Explanation, Format, Generate, GenerateAsk, GenerateError, Generated,
    InputError, Language, Level, Method, ModelKind, Notation, OptionSpec, Play, RuleBroken, Rules,
    Solve, Status, Stop, TechniqueInfo, View,
};
use rules::{Puzzle, Solution};
use std::collections::BTreeMap;

/// The game.
pub struct Pegs;

impl Rules for Pegs {
    const NAME: &'static str = "pegs";
    const TITLE: &'static str = "Pegs (Peg Solitaire)";
    const ABOUT: &'static str = "jump pegs over pegs until as few as possible are left";
    type Puzzle = Puzzle;
    type Solution = Solution;

    fn check(puzzle: &Puzzle, solution: &Solution) -> Result<(), RuleBroken> {
        rules::check(puzzle, solution)
    }

    fn objective(puzzle: &Puzzle, solution: &Solution) -> Option<i64> {
        rules::replay(puzzle, solution).ok().map(|end| rules::pegs(&end) as i64)
    }

    fn measures(_puzzle: &Puzzle, solution: &Solution) -> BTreeMap<&'static str, i64> {
        let jumps = solution.jumps().count() as i64;
        BTreeMap::from([("moves", solution.moves.len() as i64), ("jumps", jumps)])
    }

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.cells().count()
    }
}

impl Notation for Pegs {
    const MAX_TEXT_BYTES: u64 = 1 << 20;

    fn formats() -> &'static [Format<Self>] {
        format::FORMATS
    }

    fn read_options() -> &'static [OptionSpec] {
        format::READ_OPTIONS
    }

    fn read_solution(_puzzle: &Puzzle, text: &str) -> Result<Solution, InputError> {
        play::read_solution(text)
    }

    fn write_solution(_puzzle: &Puzzle, solution: &Solution) -> String {
        play::write_solution(solution)
    }
}

impl Play for Pegs {
    type State = play::State;

    fn start(puzzle: &Puzzle) -> play::State {
        play::start(puzzle)
    }

    fn finish(puzzle: &Puzzle, solution: &Solution) -> play::State {
        play::finish(puzzle, solution)
    }

    fn play(puzzle: &Puzzle, state: &mut play::State, text: &str) -> Result<(), InputError> {
        play::play(puzzle, state, text)
    }

    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<play::State, InputError> {
        play::read_progress(puzzle, text)
    }

    fn write_progress(puzzle: &Puzzle, state: &play::State) -> String {
        play::write_progress(puzzle, state)
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

    fn film(puzzle: &Puzzle, solution: &Solution) -> Vec<View> {
        play::film(puzzle, solution)
    }
}

impl Solve for Pegs {
    fn check_certificate(puzzle: &Puzzle, text: &str) -> Result<String, RuleBroken> {
        proof::Proof::read(text)?.check(puzzle)
    }

    fn methods() -> &'static [Method<Self>] {
        solve::METHODS
    }

    fn solve_options() -> &'static [OptionSpec] {
        solve::OPTIONS
    }

    fn default_method(puzzle: &Puzzle, _ask: &Ask) -> &'static str {
        solve::default_method(puzzle)
    }

    fn model(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
        model::text(puzzle, kind)
    }
}

impl Explain for Pegs {
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
        explain::explain(puzzle, from, limit, language, budget)
    }
}

impl Generate for Pegs {
    fn generate_options() -> &'static [OptionSpec] {
        generate::OPTIONS
    }

    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        generate::generate(ask, budget)
    }
}
