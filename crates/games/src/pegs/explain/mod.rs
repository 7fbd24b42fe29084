//! A solution told move by move, and hints that keep the fewest pegs in reach.

use super::format::draw;
use super::play::{State, write_move};
use super::rules::{Goal, Puzzle, Solution, between, jump, pegs};
use super::solve;
use quadrille_core::{
    Answer, Ask, Budget, Cell, Explanation, Grid, Language, Level, Step, Stop, TechniqueInfo,
    Verdict,
};
use std::time::Duration;

/// The kinds of move, easiest to find first.
pub static TECHNIQUES: &[TechniqueInfo] = &[
    TechniqueInfo { name: "only_jump", about: "no other jump is possible", level: "easy" },
    TechniqueInfo {
        name: "keeping_jump",
        about: "a jump after which the fewest pegs can still be reached",
        level: "medium",
    },
    TechniqueInfo {
        name: "keeping_chain",
        about: "several jumps in a row by one peg that keep the fewest pegs in reach",
        level: "hard",
    },
];

/// The levels.
pub static LEVELS: &[Level] = &[
    Level { rank: 0, name: "easy" },
    Level { rank: 1, name: "medium" },
    Level { rank: 2, name: "hard" },
];

/// Boards too large for proof get this long for each question.
const BEAM_TIME: Duration = Duration::from_secs(10);

/// Up to `limit` moves of a best play from a position.
pub fn explain(
    puzzle: &Puzzle,
    from: &State,
    limit: usize,
    language: Language,
    budget: &mut Budget,
) -> Result<Explanation, Stop> {
    let answer = best(puzzle, &from.position, budget)?;
    let note = warning(puzzle, from, &answer, language, budget)?;
    let mut told = Explanation { note, ..Default::default() };
    let Some(solution) = &answer.solution else {
        if let Verdict::Unknown(stop) = answer.verdict {
            return Err(stop);
        }
        return Ok(told);
    };
    let mut position = from.position.clone();
    let left = pegs(&position) - solution.jumps().count();
    let proved = answer.verdict == Verdict::Solved;
    for path in solution.moves.iter().take(limit) {
        let step = tell(puzzle, &mut position, path, (left, proved), language);
        let level = TECHNIQUES.iter().find(|t| t.name == step.technique).map(|t| t.level);
        let rank = |name: Option<&str>| LEVELS.iter().position(|l| Some(l.name) == name);
        if rank(level) > rank(told.difficulty) {
            told.difficulty = level;
        }
        told.score += path.len() as u32 - 1;
        told.steps.push(step);
    }
    told.solved = told.steps.len() == solution.moves.len();
    if solution.moves.is_empty() {
        told.note.get_or_insert(no_jump_left(left, language));
    }
    Ok(told)
}

/// The best play known from a position.
fn best(
    puzzle: &Puzzle,
    position: &Grid<super::rules::Spot>,
    budget: &mut Budget,
) -> Result<Answer<Solution>, Stop> {
    // Every position of a play has a peg and a hole, so it is a puzzle too.
    let Ok(asked) = puzzle.from_position(position) else { return Err(Stop::GaveUp) };
    let mut slice = match solve::default_method(puzzle) {
        "beam" => budget.slice(BEAM_TIME, u64::MAX),
        _ => budget.clone(),
    };
    let answer = solve::best_known(&asked, &Ask::default(), &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    Ok(answer)
}

/// What a player should know before going on.
fn warning(
    puzzle: &Puzzle,
    from: &State,
    answer: &Answer<Solution>,
    language: Language,
    budget: &mut Budget,
) -> Result<Option<String>, Stop> {
    let left = |position: &Grid<super::rules::Spot>, answer: &Answer<Solution>| {
        answer.solution.as_ref().map(|s| pegs(position) - s.jumps().count())
    };
    if answer.verdict == Verdict::Impossible {
        let begun = from.position != *puzzle.start();
        return Ok(Some(out_of_reach(puzzle.goal(), begun, language)));
    }
    if from.position == *puzzle.start() {
        return Ok(None);
    }
    let before = best(puzzle, puzzle.start(), budget)?;
    match (left(puzzle.start(), &before), left(&from.position, answer)) {
        (Some(start), Some(now)) if now > start => Ok(Some(match language {
            Language::English => format!(
                "this position is already worse than the start: {now} pegs can still be reached, \
                 from the start it was {start}; take moves back"
            ),
            Language::French => format!(
                "cette position est déjà moins bonne que le départ : on peut encore arriver à \
                 {now} pions, depuis le départ c’était {start} ; annulez des coups"
            ),
        })),
        _ => Ok(None),
    }
}

fn no_jump_left(left: usize, language: Language) -> String {
    match (language, left) {
        (Language::English, 1) => "no jump is possible; one peg is left".to_string(),
        (Language::English, n) => format!("no jump is possible; {n} pegs are left"),
        (Language::French, 1) => "aucun saut n’est possible ; il reste un pion".to_string(),
        (Language::French, n) => format!("aucun saut n’est possible ; il reste {n} pions"),
    }
}

fn out_of_reach(goal: Goal, begun: bool, language: Language) -> String {
    match language {
        Language::English => {
            let goal = match goal {
                Goal::At(cell) => format!("a single peg on {cell}"),
                Goal::Any => "a single peg".to_string(),
            };
            match begun {
                true => format!("from here {goal} can no longer be reached; take moves back"),
                false => format!("{goal} cannot be reached from the start, whatever is played"),
            }
        }
        Language::French => {
            let place = match goal {
                Goal::At(cell) => format!(" en {cell}"),
                Goal::Any => String::new(),
            };
            match begun {
                true => format!(
                    "d’ici on ne peut plus finir avec un seul pion{place} ; annulez des coups"
                ),
                false => {
                    format!("depuis le départ aucun jeu ne finit avec un seul pion{place}")
                }
            }
        }
    }
}

/// One move as a step, with a picture of what it leads to.
fn tell(
    puzzle: &Puzzle,
    position: &mut Grid<super::rules::Spot>,
    path: &[Cell],
    (left, proved): (usize, bool),
    language: Language,
) -> Step {
    let alone = path.len() == 2 && possible(puzzle, position) == 1;
    let mut jumped = Vec::new();
    for hop in path.windows(2) {
        jumped.extend(between(puzzle.shape(), hop[0], hop[1]));
        // The play was refereed; a jump that is not allowed would leave the picture as it is.
        let _ = jump(puzzle.shape(), position, hop[0], hop[1]);
    }
    let technique = match path.len() {
        2 if alone => "only_jump",
        2 => "keeping_jump",
        _ => "keeping_chain",
    };
    let why = match (technique, language) {
        ("only_jump", Language::English) => "No other jump is possible.".to_string(),
        ("only_jump", Language::French) => "Aucun autre saut n’est possible.".to_string(),
        _ => in_reach(left, proved, language),
    };
    let (written, from, now) = (write_move(path), path[0], pegs(position));
    let (over, picture) = (language.and(&jumped), draw(puzzle.shape(), position));
    let text = match language {
        Language::English => {
            let left = if now == 1 { "peg is" } else { "pegs are" };
            format!(
                "{written}: the peg on {from} jumps over {over}; {now} {left} left. {why}\n{picture}"
            )
        }
        Language::French => {
            let left = if now == 1 { "pion" } else { "pions" };
            format!(
                "{written} : le pion en {from} saute par-dessus {over} ; il reste {now} {left}. \
                 {why}\n{picture}"
            )
        }
    };
    Step { technique, effects: vec![written], because: jumped, clues: vec![], text }
}

/// What a best play still leads to.
fn in_reach(left: usize, proved: bool, language: Language) -> String {
    match (language, left, proved) {
        (Language::English, 1, _) => "A single peg can still be reached.".to_string(),
        (Language::English, n, true) => {
            format!("{n} pegs, the fewest possible, can still be reached.")
        }
        (Language::English, n, false) => {
            format!("{n} pegs, the fewest known, can still be reached.")
        }
        (Language::French, 1, _) => "On peut encore finir avec un seul pion.".to_string(),
        (Language::French, n, true) => {
            format!("On peut encore arriver à {n} pions, le moins possible.")
        }
        (Language::French, n, false) => {
            format!("On peut encore arriver à {n} pions, le mieux que l’on connaisse.")
        }
    }
}

fn possible(puzzle: &Puzzle, position: &Grid<super::rules::Spot>) -> usize {
    let two_away = |from: Cell| {
        super::rules::directions(puzzle.shape()).iter().filter_map(move |&(dr, dc)| {
            let row = from.row.checked_add_signed(2 * dr)?;
            Some((from, Cell::new(row, from.col.checked_add_signed(2 * dc)?)))
        })
    };
    let allowed =
        |(from, to): &(Cell, Cell)| jump(puzzle.shape(), &mut position.clone(), *from, *to).is_ok();
    position.cells().flat_map(two_away).filter(allowed).count()
}
