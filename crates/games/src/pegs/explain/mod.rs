//! A best play told move by move, and hints that keep the fewest pegs in reach.
//!
//! A level is the hardest kind of move that the play told from the start needs, here and in the
//! generator alike: `easy` boards never leave a choice, `medium` ones do but ask for single jumps
//! only, `hard` ones for chains.

mod board;
#[cfg(test)]
mod diagram;
mod keeping_chain;
mod keeping_jump;
mod lost;
mod only_jump;
mod purge;

use super::format::{draw, write_move};
use super::play::State;
use super::rules::{Goal, Pegs, Puzzle, Solution, Spot, between, jump, pegs};
use board::{Board, best};
use keeping_chain::KEEPING_CHAIN;
use keeping_jump::KEEPING_JUMP;
use only_jump::ONLY_JUMP;
use purge::{Name, Purge};
use quadrille_core::{
    Arg, Budget, Cell, Explain, Grid, Judgement, Level, Message, Recall, Standing, Stop, Technique,
    Telling, Where, message, reason,
};

const EASY: Level = Level { rank: 0, name: "easy" };
const MEDIUM: Level = Level { rank: 1, name: "medium" };
const HARD: Level = Level { rank: 2, name: "hard" };

/// The levels, easiest first.
pub(super) static LEVELS: [Level; 3] = [EASY, MEDIUM, HARD];

/// The kinds of move, easiest to find first.
static TECHNIQUES: [Technique<Pegs>; 3] = [ONLY_JUMP, KEEPING_JUMP, KEEPING_CHAIN];

/// A move of the play that is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    kind: MoveKind,
    /// The cells the peg visits.
    path: Vec<Cell>,
}

/// What is to be said of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MoveKind {
    /// Nothing else can be played.
    OnlyJump,
    /// One jump of several.
    KeepingJump,
    /// Several jumps by one peg.
    KeepingChain,
}

impl Explain for Pegs {
    type Board<'p> = Board<'p>;
    type Finding = Move;

    fn levels() -> &'static [Level] {
        &LEVELS
    }

    fn techniques() -> &'static [Technique<Self>] {
        &TECHNIQUES
    }

    fn board<'p>(puzzle: &'p Puzzle, from: &State) -> Board<'p> {
        Board::new(puzzle, from)
    }

    fn judge(
        puzzle: &Puzzle,
        _from: &State,
        board: &Board<'_>,
        _: &Recall<Solution>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop> {
        let Some(now) = board.plan(budget)? else {
            let told = out_of_reach("pegs-no-longer", puzzle);
            return Ok(Judgement::Wrong(argued(told, puzzle, &board.position, budget)?));
        };
        let before = best(puzzle, puzzle.start(), budget)?;
        let left = |jumps: usize| pegs(puzzle.start()) - jumps;
        Ok(match before.solution.map(|solution| left(solution.jumps().count())) {
            Some(before) if now.left > before => {
                Judgement::Remark(message!("pegs-worse", now = now.left, before = before))
            }
            _ => Judgement::Fine,
        })
    }

    fn standing(board: &Board<'_>) -> Standing {
        if board.is_finished() { Standing::Solved } else { Standing::Open }
    }

    fn is_news(_board: &Board<'_>, _finding: &Move) -> bool {
        true
    }

    fn tell(board: &Board<'_>, finding: &Move) -> Telling {
        let shape = board.puzzle.shape();
        let (mut over, mut after) = (Vec::new(), board.position.clone());
        for hop in finding.path.windows(2) {
            over.extend(between(shape, hop[0], hop[1]));
            // The play was refereed; a jump that is not allowed would leave the picture as it is.
            let _ = jump(shape, &mut after, hop[0], hop[1]);
        }
        let (written, picture) = (write_move(&finding.path), draw(shape, &after));
        let purge = Purge::first(shape, &board.position, board.jumps_to_come());
        let key = match finding.kind {
            MoveKind::OnlyJump => "pegs-only_jump",
            MoveKind::KeepingJump => "pegs-keeping_jump",
            MoveKind::KeepingChain => "pegs-keeping_chain",
        };
        let reason = message!(
            key,
            move = written.clone(),
            peg = finding.path[0],
            over = &over,
            left = pegs(&after),
            reach = match &purge {
                Some(purge) => begins(purge, board.reach()),
                None => board.reach(),
            },
            picture = picture
        );
        let mut told = Telling::new(vec![written], over, reason);
        told.place = Some(Where::Area(match &purge {
            Some(purge) => purge.gone.clone(),
            None => vec![finding.path[0]],
        }));
        told.chain =
            purge.map_or(vec![], |purge| purge.jumps.iter().map(|j| write_move(j)).collect());
        told
    }

    /// Every jump counts.
    fn weight(_technique: &Technique<Self>, finding: &Move) -> u32 {
        finding.path.len() as u32 - 1
    }

    fn nothing_to_do(board: &Board<'_>) -> Option<Message> {
        Some(message!("pegs-no-jump-left", pegs = pegs(&board.position)))
    }

    fn apply(board: &mut Board<'_>, finding: &Move) {
        board.play(&finding.path);
    }

    fn stuck(board: &Board<'_>, budget: &mut Budget) -> Result<Message, Stop> {
        let told = out_of_reach("pegs-out-of-reach", board.puzzle);
        argued(told, board.puzzle, &board.position, budget)
    }
}

/// That the goal is out of reach. Without a goal something always is within reach.
fn out_of_reach(key: &'static str, puzzle: &Puzzle) -> Message {
    match puzzle.goal() {
        Goal::At(goal) => message!(key, goal = goal),
        Goal::Any => message!("pegs-no-jump-left", pegs = pegs(puzzle.start())),
    }
}

/// That the goal is out of reach, and why if there is an argument for it.
fn argued(
    told: Message,
    puzzle: &Puzzle,
    position: &Grid<Spot>,
    budget: &mut Budget,
) -> Result<Message, Stop> {
    Ok(match lost::why(puzzle, position, budget)? {
        Some(why) => message!("pegs-lost-because", told = told, why = why),
        None => told,
    })
}

/// What a purge does, before what can still be reached.
fn begins(purge: &Purge, reach: Message) -> Message {
    let name = match purge.name {
        Name::Three => "three",
        Name::Six => "six",
        Name::L => "l",
        Name::Package => "package",
    };
    let jumps = Arg::all(purge.jumps.iter().map(|hop| write_move(hop)));
    message!("pegs-purge", name = name, jumps = jumps, gone = &purge.gone, reach = reach)
}

/// Whether the first move can be one of several.
pub(super) fn has_choice(puzzle: &Puzzle) -> bool {
    let start = State { position: puzzle.start().clone() };
    Board::new(puzzle, &start).choices() > 1
}

/// The level of a puzzle: what its explanation from the start says. Nothing where no play reaches
/// the goal.
pub(super) fn level_of(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<Level>, Stop> {
    let start = State { position: puzzle.start().clone() };
    let graded = reason::grade::<Pegs>(&mut Board::new(puzzle, &start), |_| true, budget)?;
    Ok(match graded.standing {
        Standing::Solved => graded.hardest.or(Some(EASY)),
        _ => None,
    })
}
