//! Solving Singles as a person would: techniques from easy to hard, one file each.

mod black_neighbour;
mod board;
mod case;
mod corner;
mod cut_off;
#[cfg(test)]
mod diagram;
mod exhaustion;
mod finding;
mod judge;
mod offset_pair;
mod pair_isolation;
mod sandwich;
mod split;
mod tries;
mod white_twin;

use super::play::State;
use super::rules::{Puzzle, Singles, Solution};
use board::MarkedBoard;
use finding::Finding;
use quadrille_core::case::Case;
use quadrille_core::{
    Budget, Explain, Graded, InputError, Judgement, Level, Message, Recall, Standing, Stop,
    Technique, Telling, message, reason,
};

/// The difficulty levels; the first two are those of Simon Tatham's collection.
pub(super) static LEVELS: &[Level] = &[EASY, TRICKY, HARD, EXTREME];

const EASY: Level = Level { rank: 0, name: "easy" };
const TRICKY: Level = Level { rank: 1, name: "tricky" };
const HARD: Level = Level { rank: 2, name: "hard" };
const EXTREME: Level = Level { rank: 3, name: "extreme" };

/// The techniques, easiest first.
static TECHNIQUES: &[Technique<Singles>] = &[
    black_neighbour::BLACK_NEIGHBOUR,
    white_twin::WHITE_TWIN,
    sandwich::SANDWICH,
    pair_isolation::PAIR_ISOLATION,
    cut_off::CUT_OFF,
    corner::CORNER,
    split::SPLIT,
    offset_pair::OFFSET_PAIR,
    tries::SHORT_TRY,
    tries::LONG_TRY,
    exhaustion::EXHAUSTION,
];

impl Explain for Singles {
    type Board<'p> = MarkedBoard<'p>;
    type Finding = Finding;

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn techniques() -> &'static [Technique<Self>] {
        TECHNIQUES
    }

    fn is_search(technique: &Technique<Self>) -> bool {
        technique.name == exhaustion::EXHAUSTION.name
    }

    fn board<'p>(puzzle: &'p Puzzle, from: &State) -> MarkedBoard<'p> {
        MarkedBoard::of(puzzle, from)
    }

    fn case(puzzle: &Puzzle, from: &State) -> Option<Result<Case, InputError>> {
        Some(case::case(puzzle, from))
    }

    fn judge(
        puzzle: &Puzzle,
        from: &State,
        board: &MarkedBoard<'_>,
        recall: &Recall<Solution>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop> {
        judge::judge(puzzle, from, board, recall, budget)
    }

    fn standing(board: &MarkedBoard<'_>) -> Standing {
        match board.clash {
            Some(clash) => Standing::Contradiction(clash.message()),
            None if board.open() == 0 => Standing::Solved,
            None => Standing::Open,
        }
    }

    fn is_news(board: &MarkedBoard<'_>, finding: &Finding) -> bool {
        finding.news(board).next().is_some()
    }

    fn tell(board: &MarkedBoard<'_>, finding: &Finding) -> Telling {
        finding.tell(board)
    }

    fn apply(board: &mut MarkedBoard<'_>, finding: &Finding) {
        for &at in &finding.targets {
            board.set(at, finding.colour);
        }
    }

    fn stuck(board: &MarkedBoard<'_>, _: &mut Budget) -> Result<Message, Stop> {
        // The last technique searched, and left what it learned.
        Ok(match board.dead_end {
            Some(dead_end) => dead_end.message(),
            None => message!("singles-still-open", count = board.open()),
        })
    }
}

/// Whether a technique is an argument, of a level up to a rank.
fn is_allowed(technique: &Technique<Singles>, rank: u8) -> bool {
    technique.level.rank <= rank && !Singles::is_search(technique)
}

/// Reasons from the empty board by arguments up to a level's rank, telling nobody; the board as far
/// as they come.
pub(super) fn reasoned<'p>(
    puzzle: &'p Puzzle,
    rank: u8,
    budget: &mut Budget,
) -> Result<(MarkedBoard<'p>, Graded), Stop> {
    let mut board = MarkedBoard::new(puzzle);
    let graded =
        reason::grade::<Singles>(&mut board, |technique| is_allowed(technique, rank), budget)?;
    Ok((board, graded))
}

/// The cells behind each finding that techniques up to a level make from the empty board.
///
/// These are the places where a player can begin.
pub(super) fn openings(
    puzzle: &Puzzle,
    rank: u8,
    budget: &mut Budget,
) -> Result<Vec<Vec<u32>>, Stop> {
    let mut board = MarkedBoard::new(puzzle);
    let mut places = Vec::new();
    for technique in TECHNIQUES.iter().filter(|technique| is_allowed(technique, rank)) {
        for finding in (technique.find)(&mut board, usize::MAX, budget)? {
            places.push([finding.targets.clone(), finding.because(&board)].concat());
        }
    }
    Ok(places)
}
