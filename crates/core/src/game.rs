//! What a game is: a unit struct with static functions, typed from puzzle to solution.

use crate::{
    Answer, Ask, Budget, Cell, Explanation, InputError, Language, Level, OptionSpec, Options,
    RuleBroken, Stop, TechniqueInfo, View,
};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::{self, BufRead, Write};

/// A way to solve a game.
pub struct Method<G: Game> {
    /// The name for `--method`.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Whether it always ends with a proof, given time: such methods must agree with each other.
    pub exact: bool,
    /// Runs it. An error is for options it cannot use or puzzles it refuses, with the reason.
    pub run: fn(&G::Puzzle, &Ask, &mut Budget) -> Result<Answer<G::Solution>, InputError>,
}

/// A notation of a game.
pub struct Format<G: Game> {
    /// The name for `--to`. The one called `id` is what follows `game:` in a puzzle's name.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Whether a text looks like this notation, at a glance; reading it may still fail.
    pub recognises: fn(&str) -> bool,
    /// Reads it.
    pub read: Option<fn(&str, &Options) -> Result<G::Puzzle, InputError>>,
    /// Writes it; fails where the notation cannot carry the puzzle.
    pub write: Option<fn(&G::Puzzle) -> Result<String, InputError>>,
    /// Reads it piece by piece, for files too large to hold as text.
    pub read_stream: Option<fn(&mut dyn BufRead, &Options) -> Result<G::Puzzle, InputError>>,
    /// Writes it piece by piece.
    pub write_stream: Option<fn(&G::Puzzle, &mut dyn Write) -> io::Result<()>>,
}

/// What a generator is asked for.
#[derive(Clone, Debug, Default)]
pub struct GenerateAsk {
    /// Rows and columns; the game's default otherwise.
    pub size: Option<(usize, usize)>,
    /// A level's name.
    pub difficulty: Option<String>,
    /// Every random choice comes from here.
    pub seed: u64,
    /// The game's own options.
    pub options: Options,
}

/// A generated puzzle.
pub struct Generated<G: Game> {
    /// The puzzle.
    pub puzzle: G::Puzzle,
    /// A solution, where the generator knows one.
    pub solution: Option<G::Solution>,
    /// What is promised about it: unique, difficulty reached, fewest pegs known ...
    pub notes: Vec<String>,
}

/// Why a generator has nothing to give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GenerateError {
    /// The request makes no sense.
    Input(InputError),
    /// The budget ended first.
    Stopped(Stop),
}

impl From<InputError> for GenerateError {
    fn from(error: InputError) -> Self {
        GenerateError::Input(error)
    }
}

impl From<Stop> for GenerateError {
    fn from(stop: Stop) -> Self {
        GenerateError::Stopped(stop)
    }
}

/// The file formats of exact models.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelKind {
    /// CPLEX LP.
    Lp,
    /// Free MPS.
    Mps,
    /// DIMACS CNF.
    Cnf,
}

/// How a game under way stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Status {
    /// The goal is reached.
    pub won: bool,
    /// No further move is possible or needed.
    pub over: bool,
    /// The rules broken so far, each with the cells to look at.
    pub broken: Vec<(Vec<String>, String)>,
    /// Numbers a player wants to see: pegs left, score.
    pub counts: BTreeMap<&'static str, i64>,
}

impl Status {
    /// Notes a broken rule.
    pub fn breaks(&mut self, cells: &[Cell], what: impl Into<String>) {
        self.broken.push((cells.iter().map(Cell::to_string).collect(), what.into()));
    }
}

/// A game: its puzzles, its rules, its notations and every way to solve, explain and generate it.
///
/// Implementations do no input or output, read no clock and keep no global state.
pub trait Game: Sized + Sync + 'static {
    /// The name on the command line.
    const NAME: &'static str;
    /// The name for people, with the other names it is known by.
    const TITLE: &'static str;
    /// One line: what an answer is.
    const ABOUT: &'static str;
    /// Texts longer than this are refused before parsing.
    const MAX_TEXT_BYTES: u64 = 16 << 20;

    /// A validated puzzle: everything the referee needs, variant rules included.
    type Puzzle: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// An answer, right or wrong.
    type Solution: Clone + PartialEq + Debug + Send + Sync;
    /// A position of a person playing.
    type State: Clone + PartialEq + Debug + Send + Sync;

    /// The notations; one is called `id`.
    fn formats() -> &'static [Format<Self>];
    /// Options that change how a text is read or what is asked of the puzzle.
    fn read_options() -> &'static [OptionSpec] {
        &[]
    }
    /// Reads a solution in the contract's notation, or in any the game finds natural.
    fn read_solution(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Solution, InputError>;
    /// Writes a solution in the contract's notation.
    fn write_solution(puzzle: &Self::Puzzle, solution: &Self::Solution) -> String;

    /// The referee: shares no code with any solver.
    fn check(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Result<(), RuleBroken>;
    /// What is minimised, for games that minimise something.
    fn objective(_puzzle: &Self::Puzzle, _solution: &Self::Solution) -> Option<i64> {
        None
    }
    /// Further numbers to report about a solution.
    fn measures(_puzzle: &Self::Puzzle, _solution: &Self::Solution) -> BTreeMap<&'static str, i64> {
        BTreeMap::new()
    }
    /// Verifies a certificate of an [`Answer`], independently of the solvers; says what it proves.
    fn check_certificate(_puzzle: &Self::Puzzle, _text: &str) -> Result<String, RuleBroken> {
        Err(RuleBroken::new(vec![], format!("{} has no proof notation of its own", Self::NAME)))
    }

    /// The methods.
    fn methods() -> &'static [Method<Self>];
    /// Options of the methods.
    fn solve_options() -> &'static [OptionSpec] {
        &[]
    }
    /// The method to use when the user names none.
    fn default_method(puzzle: &Self::Puzzle, ask: &Ask) -> &'static str;
    /// A solution that keeps all that a player has put down, or the proof that there is none: a
    /// position is right exactly if it can be completed. The best such solution, for games that
    /// minimise something.
    ///
    /// A game whose positions are puzzles themselves need not answer: solve the position.
    fn complete(
        _puzzle: &Self::Puzzle,
        _from: &Self::State,
        _budget: &mut Budget,
    ) -> Result<Answer<Self::Solution>, InputError> {
        Err(InputError::new(format!("a position of {} is a puzzle itself: solve that", Self::NAME)))
    }
    /// An exact model of the puzzle, as a file's text.
    fn model(puzzle: &Self::Puzzle, kind: ModelKind) -> Result<String, InputError>;

    /// The techniques `explain` may use, easiest first.
    fn techniques() -> &'static [TechniqueInfo];
    /// The difficulty levels, easiest first.
    fn levels() -> &'static [Level];
    /// Up to `limit` steps of reasoning from a position; only the sentences depend on the language.
    fn explain(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        limit: usize,
        language: Language,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop>;

    /// Options of the generators.
    fn generate_options() -> &'static [OptionSpec] {
        &[]
    }
    /// Makes a puzzle; the same request always gives the same puzzle.
    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError>;

    /// The position before the first move.
    fn start(puzzle: &Self::Puzzle) -> Self::State;
    /// The position a solution ends in.
    fn finish(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Self::State;
    /// Plays one move, written as in [`crate::Step::effects`].
    fn play(puzzle: &Self::Puzzle, state: &mut Self::State, text: &str) -> Result<(), InputError>;
    /// Reads a position: what `--progress` takes.
    fn read_progress(puzzle: &Self::Puzzle, text: &str) -> Result<Self::State, InputError>;
    /// Writes a position so that [`Game::read_progress`] reads it back.
    fn write_progress(puzzle: &Self::Puzzle, state: &Self::State) -> String;
    /// How a position stands.
    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status;
    /// A picture of a position.
    fn view(puzzle: &Self::Puzzle, state: &Self::State) -> View;
    /// A position drawn in plain text, as the reports print it.
    fn draw_text(puzzle: &Self::Puzzle, state: &Self::State) -> String;
    /// A solution as a sequence of pictures, for games that are played move by move.
    fn film(puzzle: &Self::Puzzle, solution: &Self::Solution) -> Vec<View> {
        vec![Self::view(puzzle, &Self::finish(puzzle, solution))]
    }
    /// How many cells a puzzle has: what size limits are measured in.
    fn cells(puzzle: &Self::Puzzle) -> usize;
}
