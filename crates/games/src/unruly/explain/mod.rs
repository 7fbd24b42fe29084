//! Solving as a person would: techniques from easy to hard, each step with its reason.
//!
//! Techniques find facts ([`Finding`]); `telling` says what a player is told of them, and
//! `quadrille_core::reason` drives them all.

mod case;
mod case_split;
#[cfg(test)]
mod diagram;
mod effort;
mod gap;
mod last_cell;
mod line_argument;
mod line_completion;
mod line_full;
mod near_complete;
mod pair;
mod refute;
mod telling;
mod unique_lines;

use super::board::TileBoard;
use super::complete;
use super::lines::Line;
use super::play::State;
use super::rules::{Ink, Puzzle, Solution, Unruly};
use super::solve::search::TileSearch;
use quadrille_core::case::Case;
use quadrille_core::{
    Budget, Cell, Explain, Hand, InputError, Judgement, Level, Message, Play, Recall, Rules,
    Standing, Stop, Technique, Telling, Verdict, message,
};
use std::time::Duration;

pub(super) use effort::Effort;

/// Windows of three, and lines with one cell left. This and the next two levels are those of Simon
/// Tatham's collection.
pub(super) const TRIVIAL: Level = Level { rank: 0, name: "trivial" };
/// Counts of a line, and lines that must differ.
pub(super) const EASY: Level = Level { rank: 1, name: "easy" };
/// Lines that lack one tile of a colour.
pub(super) const NORMAL: Level = Level { rank: 2, name: "normal" };
/// All completions of a line.
pub(super) const HARD: Level = Level { rank: 3, name: "hard" };
/// Suppositions that fail.
pub(super) const EXTREME: Level = Level { rank: 4, name: "extreme" };

/// The difficulties, easiest first.
pub(super) static LEVELS: &[Level] = &[TRIVIAL, EASY, NORMAL, HARD, EXTREME];

/// The techniques, easiest first. What a level means is defined here and nowhere else: `effort`
/// derives from it how far quick reasoning goes for a level.
pub(super) static TECHNIQUES: &[Technique<Unruly>] = &[
    pair::PAIR,
    gap::GAP,
    last_cell::LAST_CELL,
    line_full::LINE_FULL,
    unique_lines::UNIQUE_LINES,
    near_complete::NEAR_COMPLETE,
    line_completion::LINE_COMPLETION,
    case_split::CASE_SPLIT,
];

/// Other solutions, or any at all, are looked for no longer than this.
const LOOK_FOR_SOLUTIONS: Duration = Duration::from_secs(1);

/// A place on the board.
pub(super) type Place = (usize, usize);

/// A place as users name it.
fn cell((row, col): Place) -> Cell {
    Cell::new(row, col)
}

/// What a person knows while reasoning.
pub struct Position<'p> {
    puzzle: &'p Puzzle,
    board: TileBoard,
    /// Why the tiles contradict the rules, once that is known.
    clash: Option<Message>,
}

impl Position<'_> {
    /// All rows from the top, then all columns from the left.
    fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        (0..self.board.rows()).map(Line::Row).chain((0..self.board.cols()).map(Line::Col))
    }

    fn get(&self, (row, col): Place) -> Option<Ink> {
        self.board.get(row, col)
    }

    /// The tiles of a line that stand already, as evidence.
    fn tiles_of(&self, line: Line) -> Vec<Cell> {
        let places = (0..line.length(&self.board)).map(|at| line.cell(at));
        places.filter(|place| self.get(*place).is_some()).map(cell).collect()
    }

    /// A line with more than its half of a colour.
    fn overfull(&self) -> Option<Message> {
        self.lines().find_map(|line| {
            let half = line.length(&self.board) / 2;
            let ink = Ink::BOTH.into_iter().find(|ink| line.count(&self.board, *ink) > half)?;
            Some(message!("unruly-would-have", line = line.name(), half = half, ink = ink))
        })
    }

    /// The position as a puzzle: its tiles are the given ones.
    fn as_puzzle(&self) -> Puzzle {
        Puzzle::from_planes(self.board.known(), self.board.black())
            .expect("a board has the puzzle's size")
            .with_unique_lines(self.puzzle.unique_lines())
    }
}

/// One conclusion: the tiles that follow, and the facts they follow from.
pub struct Finding {
    /// The tiles that follow; at least one.
    put: Vec<(Place, Ink)>,
    why: Why,
}

/// The facts a technique has seen.
enum Why {
    /// Two equal neighbours.
    Pair { two: [Place; 2], ink: Ink },
    /// Two equal tiles with a gap between them.
    Gap { two: [Place; 2], ink: Ink },
    /// A line with one empty cell.
    LastCell { line: Line },
    /// A line with all its tiles of a colour.
    LineFull { line: Line, ink: Ink },
    /// A line that lacks one tile of a colour to be equal to a full one.
    UniqueLines { line: Line, full: Line },
    /// A line that lacks one tile of a colour, and where that must go.
    NearComplete { line: Line, ink: Ink, window: [Place; 3] },
    /// A line whose completions agree.
    LineCompletion { line: Line },
    /// A tile whose consequences, so many, contradict each other in a line.
    CaseSplit { supposed: (Place, Ink), further: usize, blame: Option<Line> },
}

impl Explain for Unruly {
    type Board<'p> = Position<'p>;
    type Finding = Finding;

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn techniques() -> &'static [Technique<Self>] {
        TECHNIQUES
    }

    fn board<'p>(puzzle: &'p Puzzle, from: &State) -> Position<'p> {
        let held = complete::held(puzzle, from);
        let clash = held.broken().map(|broken| broken.what);
        Position { puzzle, board: TileBoard::new(&held), clash }
    }

    fn case(puzzle: &Puzzle, from: &State) -> Option<Result<Case, InputError>> {
        Some(case::case(puzzle, from))
    }

    fn judge(
        puzzle: &Puzzle,
        from: &State,
        position: &Position<'_>,
        recall: &Recall<Solution>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop> {
        if let Some(why) = &position.clash {
            let why = why.clone();
            return Ok(Judgement::Wrong(message!("unruly-broken-already", why = why)));
        }
        // What is wrong with a full board is told by its standing.
        if position.board.empty_cells() == 0 {
            return Ok(Judgement::Fine);
        }
        if recall.passes(|solution| Self::extends(from, &Self::finish(puzzle, solution))) {
            return Ok(Judgement::Fine);
        }
        let mut slice = budget.slice(LOOK_FOR_SOLUTIONS, u64::MAX);
        let answer = complete::run(puzzle, from, &mut slice);
        budget.absorb(&slice);
        budget.check()?;
        Ok(match answer {
            Ok(answer) if answer.verdict == Verdict::Impossible => {
                let why = message!("unruly-cannot-all-stay");
                Judgement::Wrong(message!("no-solution-from-here", why = why))
            }
            Ok(answer) => {
                recall.keep(answer.solution);
                Judgement::Fine
            }
            Err(_) => Judgement::Fine,
        })
    }

    fn standing(position: &Position<'_>) -> Standing {
        if let Some(why) = &position.clash {
            return Standing::Contradiction(why.clone());
        }
        if position.board.empty_cells() > 0 {
            return Standing::Open;
        }
        match Self::check(position.puzzle, &position.board.solution()) {
            Ok(()) => Standing::Solved,
            Err(broken) => Standing::Contradiction(broken.what),
        }
    }

    fn is_news(position: &Position<'_>, finding: &Finding) -> bool {
        finding.put.iter().any(|(place, _)| position.get(*place).is_none())
    }

    fn tell(position: &Position<'_>, finding: &Finding) -> Telling {
        telling::tell(position, finding)
    }

    fn apply(position: &mut Position<'_>, finding: &Finding) {
        for &((row, col), ink) in &finding.put {
            if position.board.get(row, col).is_some() {
                continue;
            }
            if position.board.forbids(row, col, ink) {
                let cell = Cell::new(row, col);
                let what = message!("unruly-neither", cell = cell, ink = ink, other = !ink);
                position.clash = Some(what);
            }
            position.board.put(row, col, ink);
        }
        if position.clash.is_none() {
            position.clash = position.overfull();
        }
    }

    /// Several solutions, none, or too hard.
    fn stuck(position: &Position<'_>, budget: &mut Budget) -> Result<Message, Stop> {
        let left = position.board.empty_cells();
        let mut slice = budget.slice(LOOK_FOR_SOLUTIONS, u64::MAX);
        let mut search = TileSearch::new(&position.as_puzzle(), 0);
        let counted = search.count(2, &mut slice);
        budget.absorb(&slice);
        budget.check()?;
        Ok(match search.solutions {
            0 if counted.is_ok() => message!("unruly-no-solution"),
            2.. => message!("unruly-several", left = left),
            _ => message!("unruly-no-further", left = left),
        })
    }
}
