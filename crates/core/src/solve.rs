//! The ways to solve a game, and what proves an answer.

use crate::lens::{CutLoop, Proposed, Scenes};
use crate::pb::Program;
use crate::walk::Walk;
use crate::{
    Answer, Ask, Budget, Cube, InputError, Message, OptionSpec, Play, RuleBroken, Rules, Stop,
    Tree, message,
};

/// A way to solve a game.
pub struct Method<G: Rules> {
    /// The name for `--method`.
    pub name: &'static str,
    /// The key of one line.
    pub about: &'static str,
    /// Whether it always ends with a proof, given time: such methods must agree with each other.
    pub exact: bool,
    /// Runs it. An error is for options it cannot use or puzzles it refuses, with the reason.
    pub run: fn(&G::Puzzle, &Ask, &mut Budget) -> Result<Answer<G::Solution>, InputError>,
}

/// How a puzzle is cut into cubes, and a cube is solved.
pub struct Parts<G: Rules> {
    /// Rows and columns of a board.
    pub size: fn(&G::Puzzle) -> (usize, usize),
    /// About so many cubes that together are all answers and of which no two share one, for puzzles that outlast a
    /// machine; a budget that ends leaves fewer.
    pub cut: fn(&G::Puzzle, usize, &mut Budget) -> Vec<Cube>,
    /// Solves or counts within one of those cubes. With a count of 1 it is enough that some cube has an answer if there
    /// is any.
    pub solve: fn(&G::Puzzle, &Cube, &Ask, &mut Budget) -> Result<Answer<G::Solution>, InputError>,
}

impl<G: Solve> Parts<G> {
    /// Those of a game, or that it has none.
    pub(crate) fn of_game() -> Result<Self, InputError> {
        G::parts().ok_or_else(|| InputError::new(message!("no-cubes", game = G::NAME)))
    }

    /// Solves within a cube, unless it speaks of cells that the board does not have.
    pub(crate) fn within(
        &self,
        puzzle: &G::Puzzle,
        cube: &Cube,
        ask: &Ask,
        budget: &mut Budget,
    ) -> Result<Answer<G::Solution>, InputError> {
        let (rows, cols) = (self.size)(puzzle);
        match cube.0.iter().all(|(cell, _)| cell.row < rows && cell.col < cols) {
            true => (self.solve)(puzzle, cube, ask, budget),
            false => Err(InputError::new(message!("no-cube", text = cube.to_string()))),
        }
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

/// An integer program of the reports, written from the rules alone: what proofs speak about.
pub struct Spec<G: Rules> {
    /// The method that solves it.
    pub name: &'static str,
    /// Writes it.
    pub write: fn(&G::Puzzle) -> Result<Program, InputError>,
    /// The point of an answer the referee accepts.
    pub point: fn(&G::Puzzle, &G::Solution) -> Vec<bool>,
    /// The answer of a point, for the referee to judge.
    pub answer: fn(&G::Puzzle, &[bool]) -> G::Solution,
    /// Proves that a program, this one with rows added at its end, has no point; nothing if it has one.
    pub refute: fn(&G::Puzzle, &Task<'_>, &mut Budget) -> Result<Option<Refutation>, Stop>,
    /// Proves that no point is better than the task's, in games that minimise something.
    pub bound: Option<Bounder<G>>,
}

/// What proves a bound; nothing if a better point exists.
pub type Bounder<G> =
    fn(&<G as Rules>::Puzzle, &Task<'_>, &mut Budget) -> Result<Option<Refutation>, Stop>;

/// What is to be proved.
pub struct Task<'a> {
    /// The program.
    pub program: &'a Program,
    /// The point of the answer that was found, if there is one.
    pub point: &'a [bool],
    /// What the method that answered gave as its reason, in the game's own notation.
    pub certificate: Option<&'a str>,
}

/// A proof in VeriPB's notation, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refutation {
    /// The proof.
    pub proof: String,
    /// The key of who wrote it.
    pub by: &'static str,
}

/// Solving a game.
pub trait Solve: Play {
    /// The methods.
    fn methods() -> &'static [Method<Self>];
    /// How a claim is shown that only a walk through every position shows.
    fn walk() -> Option<Walk<Self>> {
        None
    }
    /// Options of the methods.
    fn solve_options() -> &'static [OptionSpec] {
        &[]
    }
    /// The method to use when the user names none: as a rule the first.
    fn default_method(_puzzle: &Self::Puzzle, _ask: &Ask) -> &'static Method<Self> {
        &Self::methods()[0]
    }
    /// The methods that use several threads; with others, asking for threads is refused.
    fn threaded() -> &'static [&'static str] {
        &[]
    }
    /// A solution that keeps all that a player has put down, or the proof that there is none: a
    /// position is right exactly if it can be completed. The best such solution, for games that
    /// minimise something.
    ///
    /// Never asked in games whose positions are puzzles themselves.
    fn complete(
        _puzzle: &Self::Puzzle,
        _from: &Self::State,
        _budget: &mut Budget,
    ) -> Result<Answer<Self::Solution>, InputError> {
        Err(InputError::new(message!("position-is-puzzle", game = Self::NAME)))
    }
    /// The position as a puzzle of its own, in games where nothing that was played can be taken back:
    /// to complete such a position is to solve that puzzle.
    fn as_puzzle(_puzzle: &Self::Puzzle, _state: &Self::State) -> Option<Self::Puzzle> {
        None
    }
    /// How a puzzle is cut into parts that machines share, in games whose search can be.
    fn parts() -> Option<Parts<Self>> {
        None
    }
    /// The programs that proofs speak about, the default first.
    fn specs() -> &'static [Spec<Self>] {
        &[]
    }
    /// The optimum of a program's relaxation, where the game has a shorter way to it than all rows; most games and
    /// puzzles have none.
    fn relaxed(
        _puzzle: &Self::Puzzle,
        _program: &str,
        _budget: &mut Budget,
    ) -> Result<Option<Proposed>, Stop> {
        Ok(None)
    }
    /// The kinds of cuts of [`Solve::cut_loop`], the default first; none in games without one.
    fn cut_kinds() -> &'static [&'static str] {
        &[]
    }
    /// The integer program solved round by round, each round adding the rows that its solution breaks.
    fn cut_loop(
        _puzzle: &Self::Puzzle,
        _cut: &str,
        _budget: &mut Budget,
    ) -> Result<CutLoop, InputError> {
        Err(InputError::new(message!("no-cuts", game = Self::NAME)))
    }
    /// The names of [`Solve::scenes`]; none in games without any.
    fn scene_names() -> &'static [&'static str] {
        &[]
    }
    /// An algorithm of the game's own at work, picture by picture; the inner error is a limit.
    fn scenes(
        _puzzle: &Self::Puzzle,
        name: &str,
        _budget: &mut Budget,
    ) -> Result<Result<Scenes, Stop>, InputError> {
        Err(no_scenes::<Self>(name))
    }
    /// What a player of the game for two looks at, so many moves ahead, with the moves that need no look; nothing in
    /// games for one.
    fn game_tree(
        _puzzle: &Self::Puzzle,
        _depth: u32,
        _budget: &mut Budget,
    ) -> Option<Result<Result<Tree, Stop>, InputError>> {
        None
    }
    /// An exact model of the puzzle, as a file's text.
    fn model(puzzle: &Self::Puzzle, kind: ModelKind) -> Result<String, InputError>;
    /// Verifies a certificate of an [`Answer`], independently of the solvers; says what it proves.
    fn check_certificate(_puzzle: &Self::Puzzle, _text: &str) -> Result<Message, RuleBroken> {
        Err(RuleBroken::new(vec![], message!("no-proof-notation", game = Self::NAME)))
    }
}

/// The game has no scenes of that name, or none at all.
pub fn no_scenes<G: Solve>(name: &str) -> InputError {
    InputError::new(match G::scene_names() {
        [] => message!("no-scenes-at-all", game = G::NAME),
        known => message!(
            "no-scenes",
            game = G::NAME,
            name = name.to_string(),
            known = crate::Arg::all(known.iter().copied())
        ),
    })
}
