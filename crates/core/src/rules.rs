//! What a game is about: puzzles, answers, and the referee who tells right from wrong.

use crate::RuleBroken;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// The rules of a game. Implementations import no other room of their game: the referee must not
/// share a mistake with the solvers it judges.
pub trait Rules: Sized + Sync + 'static {
    /// The name on the command line.
    const NAME: &'static str;
    /// The name for people, with the other names it is known by.
    const TITLE: &'static str;

    /// A validated puzzle: everything the referee needs, variant rules included.
    type Puzzle: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// An answer, right or wrong.
    type Solution: Clone + PartialEq + Debug + Send + Sync;

    /// How many cells a puzzle has: what size limits are measured in.
    fn cells(puzzle: &Self::Puzzle) -> usize;
    /// The names of the rules this puzzle has beside the game's own; people read them as `GAME.rule-NAME`.
    fn further_rules(_puzzle: &Self::Puzzle) -> Vec<&'static str> {
        Vec::new()
    }
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
}
