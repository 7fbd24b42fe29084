//! Solving as a person would: the techniques, easiest first, one file each.

mod board;
mod case_split;
mod clue_all;
mod clue_bound;
mod clue_one;
mod facing_clues;
mod fish;
mod forcing_chain;
mod hidden_set;
mod hidden_single;
mod line_fillings;
mod naked_set;
mod naked_single;
mod subsets;
mod what_if;

use super::heights::HeightSet;
use super::play::{State, start};
use super::rules::{Heights, Puzzle, check};
use super::solve::search;
use board::{Board, Finding};
use quadrille_core::{Budget, Cell, Explanation, Language, Level, Stop, TechniqueInfo};

/// The levels, named as the peer's so that its IDs can be compared.
pub static LEVELS: &[Level] = &[EASY, HARD, EXTREME, UNREASONABLE];

const EASY: Level = Level { rank: 0, name: "easy" };
const HARD: Level = Level { rank: 1, name: "hard" };
const EXTREME: Level = Level { rank: 2, name: "extreme" };
const UNREASONABLE: Level = Level { rank: 3, name: "unreasonable" };

/// A technique: how it is listed, how much a use of it adds to the score, how it is found.
struct Technique {
    name: &'static str,
    about: &'static str,
    level: Level,
    weight: u32,
    find: fn(&mut Board<'_>, &mut Budget) -> Result<Option<Finding>, Stop>,
}

const TECHNIQUES: [Technique; 13] = [
    Technique {
        name: clue_one::NAME,
        about: "a clue 1 stands before the tallest tower",
        level: EASY,
        weight: 1,
        find: |board, _| Ok(clue_one::find(board)),
    },
    Technique {
        name: clue_all::NAME,
        about: "a clue n looks up a staircase from 1 to n",
        level: EASY,
        weight: 1,
        find: |board, _| Ok(clue_all::find(board)),
    },
    Technique {
        name: facing_clues::NAME,
        about: "two facing clues that sum to n+1 fix the tallest tower",
        level: EASY,
        weight: 2,
        find: |board, _| Ok(facing_clues::find(board)),
    },
    Technique {
        name: clue_bound::NAME,
        about: "a clue bounds the heights of the towers next to it",
        level: EASY,
        weight: 2,
        find: |board, _| Ok(clue_bound::find(board)),
    },
    Technique {
        name: naked_single::NAME,
        about: "a cell has one height left",
        level: EASY,
        weight: 1,
        find: |board, _| Ok(naked_single::find(board)),
    },
    Technique {
        name: hidden_single::NAME,
        about: "a height has one place left in a line",
        level: EASY,
        weight: 2,
        find: |board, _| Ok(hidden_single::find(board)),
    },
    Technique {
        name: line_fillings::NAME,
        about: "no filling of a line that its clues allow uses a height",
        level: HARD,
        weight: 6,
        find: |board, _| Ok(line_fillings::find(board)),
    },
    Technique {
        name: naked_set::NAME,
        about: "some cells of a line share as many heights",
        level: HARD,
        weight: 8,
        find: |board, _| Ok(naked_set::find(board)),
    },
    Technique {
        name: hidden_set::NAME,
        about: "some heights fit only into as many cells of a line",
        level: HARD,
        weight: 10,
        find: |board, _| Ok(hidden_set::find(board)),
    },
    Technique {
        name: fish::NAME,
        about: "a height is confined, in some rows, to as many columns, or the reverse",
        level: EXTREME,
        weight: 20,
        find: |board, _| Ok(fish::find(board)),
    },
    Technique {
        name: forcing_chain::NAME,
        about: "a chain of cells with two heights each has the same height at one of its ends",
        level: EXTREME,
        weight: 30,
        find: |board, _| Ok(forcing_chain::find(board)),
    },
    Technique {
        name: what_if::NAME,
        about: "a height tried in a cell leads by forced towers to a line that cannot be filled",
        level: UNREASONABLE,
        weight: 60,
        find: |board, budget| what_if::find(board, budget),
    },
    Technique {
        name: case_split::NAME,
        about: "where all else fails: every way to go on with a height is tried",
        level: UNREASONABLE,
        weight: 200,
        find: |board, budget| case_split::find(board, budget),
    },
];

/// The techniques as users see them listed.
pub static INFOS: [TechniqueInfo; TECHNIQUES.len()] = {
    let mut infos = [TechniqueInfo { name: "", about: "", level: "" }; TECHNIQUES.len()];
    let mut i = 0;
    while i < infos.len() {
        let Technique { name, about, level, .. } = TECHNIQUES[i];
        infos[i] = TechniqueInfo { name, about, level: level.name };
        i += 1;
    }
    infos
};

/// The easiest finding that some of the techniques yield.
fn next_finding(
    board: &mut Board<'_>,
    allowed: impl Fn(&Technique) -> bool,
    budget: &mut Budget,
) -> Result<Option<(&'static Technique, Finding)>, Stop> {
    static TABLE: [Technique; TECHNIQUES.len()] = TECHNIQUES;
    for technique in TABLE.iter().filter(|technique| allowed(technique)) {
        budget.tick()?;
        if let Some(finding) = (technique.find)(board, budget)? {
            return Ok(Some((technique, finding)));
        }
    }
    Ok(None)
}

/// How reasoning ended.
pub enum Outcome {
    /// Every tower follows.
    Solved(Heights, Level),
    /// No solution: why.
    Contradiction(String),
    /// No technique helps any further.
    Stuck,
}

/// Solves with the techniques up to a level, without words; `guessing` allows the case split.
pub fn reason(
    puzzle: &Puzzle,
    up_to: Level,
    guessing: bool,
    budget: &mut Budget,
) -> Result<Outcome, Stop> {
    let allowed = |technique: &Technique| {
        technique.level <= up_to && (guessing || technique.name != case_split::NAME)
    };
    let mut board = Board::new(puzzle);
    let mut hardest = EASY;
    loop {
        if let Some(end) = ending(&board, hardest) {
            return Ok(end);
        }
        let Some((technique, finding)) = next_finding(&mut board, allowed, budget)? else {
            return Ok(Outcome::Stuck);
        };
        hardest = hardest.max(technique.level);
        board.apply(&finding);
    }
}

/// Whether the board is finished or broken.
fn ending(board: &Board<'_>, hardest: Level) -> Option<Outcome> {
    if let Some(why) = board.contradiction() {
        return Some(Outcome::Contradiction(why));
    }
    let heights = board.answer()?;
    Some(match check(board.puzzle, &heights) {
        Ok(()) => Outcome::Solved(heights, hardest),
        Err(broken) => Outcome::Contradiction(broken.said(board.language)),
    })
}

/// Up to `limit` steps from a position.
pub fn explain(
    puzzle: &Puzzle,
    from: &State,
    limit: usize,
    language: Language,
    budget: &mut Budget,
) -> Result<Explanation, Stop> {
    let mut told = Explanation::default();
    let mut board = Board::of_player(puzzle, from, language);
    if *from != start(puzzle)
        && let Some(mistake) = mistake(puzzle, from, &board, budget)?
    {
        told.note = Some(mistake);
        return Ok(told);
    }
    let mut hardest = EASY;
    loop {
        match ending(&board, hardest) {
            Some(Outcome::Solved(..)) => {
                told.solved = true;
                told.difficulty = Some(hardest.name);
                return Ok(told);
            }
            Some(Outcome::Contradiction(why)) => {
                told.difficulty = None;
                told.note = Some(match language {
                    Language::English => format!("This puzzle has no solution: {why}."),
                    Language::French => format!("Cette grille n’a pas de solution : {why}."),
                });
                return Ok(told);
            }
            _ if told.steps.len() >= limit => return Ok(told),
            _ => {}
        }
        let Some((technique, finding)) = next_finding(&mut board, |_| true, budget)? else {
            told.difficulty = None;
            let several = match language {
                Language::English => {
                    "Every height left stands in some solution: this puzzle has several."
                }
                Language::French => {
                    "Chaque hauteur restante figure dans une solution : cette grille en a plusieurs."
                }
            };
            told.note = Some(several.to_string());
            return Ok(told);
        };
        hardest = hardest.max(technique.level);
        told.difficulty = Some(hardest.name);
        told.score += technique.weight;
        board.apply(&finding);
        told.steps.push(finding.into_step(board.n));
    }
}

/// What a player got wrong, if no solution agrees with the position although there is one.
fn mistake(
    puzzle: &Puzzle,
    from: &State,
    board: &Board<'_>,
    budget: &mut Budget,
) -> Result<Option<String>, Stop> {
    if search::count_within(puzzle, board.all_possible(), 1, budget)? > 0
        || search::count(puzzle, 1, budget)? == 0
    {
        return Ok(None);
    }
    // One tower alone may already be wrong; else it is their combination.
    let mut alone = Vec::new();
    for cell in puzzle.cells().filter(|&cell| puzzle.given(cell).is_none()) {
        let height = from.heights[cell];
        let mut lone = puzzle.clone();
        if height != 0
            && (lone.give(cell, height.into()).is_err() || search::count(&lone, 1, budget)? == 0)
        {
            alone.push((cell, height));
        }
    }
    Ok(Some(blame(&alone, board.language)))
}

/// Tells a player which towers no solution has, or that only their combination is wrong.
fn blame(alone: &[(Cell, u8)], language: Language) -> String {
    let wrong: Vec<_> = alone.iter().map(|(cell, height)| format!("{cell}={height}")).collect();
    match (language, wrong.is_empty()) {
        (Language::English, true) => {
            "These towers and marks cannot all be right: no solution has them together.".to_string()
        }
        (Language::French, true) => "Ces tours et ces marques ne peuvent pas être toutes justes : \
                                     aucune solution ne les réunit."
            .to_string(),
        (Language::English, false) => {
            format!("This cannot be right: no solution has {}.", wrong.join(", nor "))
        }
        (Language::French, false) => {
            format!("Cela ne peut pas être juste : aucune solution n’a {}.", wrong.join(", ni "))
        }
    }
}

/// The board's sets with one cell restricted, as the search wants them.
fn with_case(board: &Board<'_>, cell: Cell, case: HeightSet) -> Vec<HeightSet> {
    let mut sets = board.all_possible().to_vec();
    sets[cell.row * board.n + cell.col] = case;
    sets
}
