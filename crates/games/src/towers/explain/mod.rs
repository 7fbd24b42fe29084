//! Solving as a person would: the techniques, easiest first, one file each.

mod board;
mod case;
mod case_split;
mod clue_all;
mod clue_bound;
mod clue_one;
#[cfg(test)]
mod diagram;
mod facing_clues;
mod finding;
mod fish;
mod forcing_chain;
mod hidden_set;
mod hidden_single;
mod line_fillings;
mod naked_set;
mod naked_single;
mod out_of_sight;
mod spoiled;
mod subsets;
mod tell;
mod what_if;

pub use board::KnownBoard;

use super::heights;
use super::play::State;
use super::rules::{Heights, Puzzle, Towers};
use super::solve::search;
use finding::Finding;
use quadrille_core::case::Case;
use quadrille_core::{
    Arg, Budget, Explain, Graded, InputError, Judgement, Level, Message, Recall, Rules, Standing,
    Stop, Technique, Telling, message, reason,
};

/// The levels, named as in Simon Tatham's collection so that its boards can be compared.
pub static LEVELS: &[Level] = &[EASY, HARD, EXTREME, UNREASONABLE];

/// What a clue or a single cell or line says at a glance.
pub const EASY: Level = Level { rank: 0, name: "easy" };
/// What takes all of a line into account.
pub const HARD: Level = Level { rank: 1, name: "hard" };
/// What takes several lines into account.
pub const EXTREME: Level = Level { rank: 2, name: "extreme" };
/// What has to be tried.
pub const UNREASONABLE: Level = Level { rank: 3, name: "unreasonable" };

/// The techniques, easiest first.
static TECHNIQUES: &[Technique<Towers>] = &[
    clue_one::CLUE_ONE,
    clue_all::CLUE_ALL,
    facing_clues::FACING_CLUES,
    clue_bound::CLUE_BOUND,
    naked_single::NAKED_SINGLE,
    hidden_single::HIDDEN_SINGLE,
    line_fillings::LINE_FILLINGS,
    naked_set::NAKED_SET,
    hidden_set::HIDDEN_SET,
    fish::FISH,
    forcing_chain::FORCING_CHAIN,
    what_if::WHAT_IF,
    case_split::CASE_SPLIT,
];

impl Explain for Towers {
    type Board<'p> = KnownBoard<'p>;
    type Finding = Finding;

    fn levels() -> &'static [Level] {
        LEVELS
    }

    fn techniques() -> &'static [Technique<Self>] {
        TECHNIQUES
    }

    fn board<'p>(puzzle: &'p Puzzle, from: &State) -> KnownBoard<'p> {
        KnownBoard::of_player(puzzle, from)
    }

    fn case(puzzle: &Puzzle, from: &State) -> Option<Result<Case, InputError>> {
        Some(case::case(puzzle, from))
    }

    fn judge(
        puzzle: &Puzzle,
        from: &State,
        board: &KnownBoard<'_>,
        recall: &Recall<Heights>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop> {
        if recall.passes(|solution| board.keeps(solution)) {
            return Ok(Judgement::Fine);
        }
        let found = search::find_within(puzzle, board.all_possible(), budget)?;
        // A puzzle that never had a solution is not the player's mistake.
        if found.is_none() && search::count(puzzle, 1, budget)? > 0 {
            return Ok(Judgement::Wrong(mistake(puzzle, from, budget)?));
        }
        recall.keep(found);
        Ok(Judgement::Fine)
    }

    fn standing(board: &KnownBoard<'_>) -> Standing {
        if let Some(why) = board.contradiction() {
            return Standing::Contradiction(why);
        }
        let Some(heights) = board.answer() else { return Standing::Open };
        match Towers::check(board.puzzle, &heights) {
            Ok(()) => Standing::Solved,
            Err(broken) => Standing::Contradiction(broken.what),
        }
    }

    fn is_news(board: &KnownBoard<'_>, finding: &Finding) -> bool {
        board.is_news(finding)
    }

    fn tell(board: &KnownBoard<'_>, finding: &Finding) -> Telling {
        tell::telling(board, finding)
    }

    fn apply(board: &mut KnownBoard<'_>, finding: &Finding) {
        board.apply(finding);
    }

    fn stuck(_board: &KnownBoard<'_>, _budget: &mut Budget) -> Result<Message, Stop> {
        Ok(message!("towers-several"))
    }
}

/// Reasons with the techniques up to a level, telling nobody; all but the one that guesses.
pub fn grade(
    board: &mut KnownBoard<'_>,
    up_to: Level,
    budget: &mut Budget,
) -> Result<Graded, Stop> {
    let allowed = |technique: &Technique<Towers>| {
        technique.level <= up_to && technique.name != case_split::CASE_SPLIT.name
    };
    reason::grade::<Towers>(board, allowed, budget)
}

/// What a player got wrong, where no solution agrees with the position although there is one.
fn mistake(puzzle: &Puzzle, from: &State, budget: &mut Budget) -> Result<Message, Stop> {
    // One tower alone may already be wrong, or the marks of one cell; else it is their combination.
    let everything = vec![heights::all(puzzle.size()); puzzle.size() * puzzle.size()];
    let (mut towers, mut marked) = (Vec::new(), Vec::new());
    for cell in puzzle.cells().filter(|&cell| puzzle.given(cell).is_none()) {
        let (height, marks) = (from.heights[cell], from.marks[cell]);
        let thought = if height == 0 { marks } else { Some(heights::only(height.into())) };
        let Some(thought) = thought else { continue };
        let mut alone = everything.clone();
        alone[cell.row * puzzle.size() + cell.col] &= thought;
        if search::count_within(puzzle, &alone, 1, budget)? > 0 {
            continue;
        }
        match height {
            0 => marked.push(cell),
            _ => towers.push(format!("{cell}={height}")),
        }
    }
    Ok(if !marked.is_empty() {
        message!("towers-wrong-marks", cells = &marked)
    } else if !towers.is_empty() {
        message!("towers-wrong-alone", towers = Arg::any(towers))
    } else {
        message!("towers-wrong-together")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::{Cell, Play};

    #[test]
    fn a_recalled_solution_changes_no_judgement() {
        // Two solutions, and from each of them what the other does not keep.
        let mut puzzle = Puzzle::empty(3).unwrap();
        puzzle.give(Cell::new(0, 0), 1).unwrap();
        let recall = Recall::default();
        let mut seen = [0, 0];
        for (cell, height) in puzzle.cells().flat_map(|cell| (0..4).map(move |h| (cell, h))) {
            let mut from = Towers::start(&puzzle);
            if Towers::play(&puzzle, &mut from, &format!("{cell}={height}")).is_err() {
                continue;
            }
            let board = KnownBoard::of_player(&puzzle, &from);
            let judged = |recall: &Recall<Heights>| {
                Towers::judge(&puzzle, &from, &board, recall, &mut Budget::unlimited()).unwrap()
            };
            let anew = judged(&Recall::default());
            assert_eq!(judged(&recall), anew, "{cell}={height}");
            seen[usize::from(anew == Judgement::Fine)] += 1;
        }
        assert!(seen.iter().all(|&n| n > 3), "wrong and right positions: {seen:?}");
    }

    #[test]
    fn a_technique_seldom_needed_is_told() {
        let puzzle = Puzzle::empty(9).unwrap();
        let mut board = KnownBoard::new(&puzzle);
        (2..9).for_each(|col| board.rule_out(Cell::new(0, col), 0b110));
        let find = hidden_set::HIDDEN_SET.find;
        let found = find(&mut board, 1, &mut Budget::unlimited()).unwrap();
        let told = Towers::tell(&board, &found[0]);
        assert_eq!(told.effects.len(), 14);
        assert_eq!(
            told.reason.to_string(),
            "Row 1: 1 and 2 fit only into r1c1 and r1c2, so no other height stands there."
        );
    }
}
