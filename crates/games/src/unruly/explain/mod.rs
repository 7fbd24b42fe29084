//! Solving as a person would: techniques from easy to hard, each step with its reason.

mod case_split;
mod french;
mod gap;
mod last_cell;
mod line_completion;
mod line_full;
mod near_complete;
mod pair;
mod two_lines;
mod unique_lines;

use super::board::Board;
use super::lines::Line;
use super::play::State;
use super::rules::{Ink, Puzzle, check};
use super::solve::search::Search;
use quadrille_core::{Budget, Cell, Explanation, Language, Level, Step, Stop, TechniqueInfo};
use std::time::Duration;

/// The difficulties: the first three are those of Tatham's collection.
pub static LEVELS: &[Level] = &[
    Level { rank: 0, name: "trivial" },
    Level { rank: 1, name: "easy" },
    Level { rank: 2, name: "normal" },
    Level { rank: 3, name: "hard" },
    Level { rank: 4, name: "extreme" },
];

/// The techniques as listed to users, easiest first.
pub static TECHNIQUES: &[TechniqueInfo] = &[
    pair::INFO,
    gap::INFO,
    last_cell::INFO,
    line_full::INFO,
    unique_lines::INFO,
    near_complete::INFO,
    line_completion::INFO,
    two_lines::INFO,
    case_split::INFO,
];

/// What each technique weighs in the score, and how it looks for its next step.
static FINDERS: &[(TechniqueInfo, u32, Finder)] = &[
    (pair::INFO, 1, pair::find),
    (gap::INFO, 1, gap::find),
    (last_cell::INFO, 1, last_cell::find),
    (line_full::INFO, 2, line_full::find),
    (unique_lines::INFO, 4, unique_lines::find),
    (near_complete::INFO, 4, near_complete::find),
    (line_completion::INFO, 8, line_completion::find),
    (two_lines::INFO, 16, two_lines::find),
    (case_split::INFO, 32, case_split::find),
];

/// Looks for a step; only reads the position.
type Finder = fn(&Position<'_>, &mut Budget) -> Result<Option<Found>, Stop>;

/// What a technique sees.
pub struct Position<'a> {
    /// The tiles.
    pub board: &'a Board,
    /// Whether no two lines may be equal.
    pub unique_lines: bool,
    /// The language of the sentences.
    pub language: Language,
}

impl Position<'_> {
    /// All rows from the top, then all columns from the left.
    fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        (0..self.board.rows()).map(Line::Row).chain((0..self.board.cols()).map(Line::Col))
    }

    fn get(&self, (row, col): (usize, usize)) -> Option<Ink> {
        self.board.get(row, col)
    }

    /// The tiles of a line that stand already, as evidence.
    fn tiles_of(&self, line: Line) -> Vec<Cell> {
        let cells = (0..line.length(self.board)).map(|at| line.cell(at));
        cells.filter(|c| self.get(*c).is_some()).map(|(r, c)| Cell::new(r, c)).collect()
    }
}

/// A step found: the tiles to put, the tiles that are the evidence, and a sentence.
pub struct Found {
    /// The tiles that follow; none when the evidence is a contradiction.
    pub put: Vec<((usize, usize), Ink)>,
    /// The evidence.
    pub because: Vec<Cell>,
    /// Why.
    pub text: String,
}

/// Several solutions are looked for no longer than this when no technique applies.
const LOOK_FOR_MORE: Duration = Duration::from_secs(1);

/// Up to `limit` steps from a position.
pub fn explain(
    puzzle: &Puzzle,
    from: &State,
    limit: usize,
    language: Language,
    budget: &mut Budget,
) -> Result<Explanation, Stop> {
    let position = Puzzle::from_planes(from.known.clone(), from.black.clone())
        .expect("a position has the puzzle's size")
        .with_unique_lines(puzzle.unique_lines());
    let mut explanation = Explanation::default();
    if let Some(broken) = position.broken() {
        explanation.note = Some(match language {
            Language::English => format!("a rule is broken already: {}", broken.what),
            Language::French => broken.said(language),
        });
        return Ok(explanation);
    }
    let mut board = Board::new(&position);
    let mut hardest = 0;
    while explanation.steps.len() < limit && board.empty_cells() > 0 {
        budget.tick()?;
        let Some((index, found)) = next_step(&board, puzzle.unique_lines(), language, budget)?
        else {
            explanation.note = Some(stuck(&board, puzzle, language, budget)?);
            return Ok(explanation);
        };
        if found.put.is_empty() {
            explanation.note = Some(no_solution(&found.text, language));
            return Ok(explanation);
        }
        let (info, weight, _) = FINDERS[index];
        hardest = hardest.max(index);
        explanation.score = explanation.score.saturating_add(weight);
        let contradiction = put_all(&mut board, &found, language);
        explanation.steps.push(step(info.name, found));
        if let Some(what) = contradiction.or_else(|| contradiction_in(&board, language)) {
            explanation.note = Some(no_solution(&what, language));
            return Ok(explanation);
        }
    }
    if board.empty_cells() == 0 {
        match check(puzzle, &board.solution()) {
            Ok(()) => {
                explanation.solved = true;
                explanation.difficulty = Some(FINDERS[hardest].0.level);
            }
            Err(broken) => {
                explanation.note = Some(match language {
                    Language::English => format!("a rule is broken: {}", broken.what),
                    Language::French => broken.said(language),
                });
            }
        }
    }
    Ok(explanation)
}

fn next_step(
    board: &Board,
    unique_lines: bool,
    language: Language,
    budget: &mut Budget,
) -> Result<Option<(usize, Found)>, Stop> {
    let position = Position { board, unique_lines, language };
    for (index, (_, _, find)) in FINDERS.iter().enumerate() {
        if let Some(found) = find(&position, budget)? {
            return Ok(Some((index, found)));
        }
    }
    Ok(None)
}

/// Puts a step's tiles; says so if one of them makes three in a row.
fn put_all(board: &mut Board, found: &Found, language: Language) -> Option<String> {
    let mut wrong = None;
    for &((row, col), ink) in &found.put {
        if board.get(row, col).is_none() {
            if board.forbids(row, col, ink) {
                let cell = Cell::new(row, col);
                wrong = Some(match language {
                    Language::English => format!("{cell} can be neither {ink} nor {}", !ink),
                    Language::French => format!("{cell} ne peut être ni noire ni blanche"),
                });
            }
            board.put(row, col, ink);
        }
    }
    wrong
}

/// A line with more than its half of a colour.
fn contradiction_in(board: &Board, language: Language) -> Option<String> {
    let position = Position { board, unique_lines: false, language };
    position.lines().find_map(|line| {
        let half = line.length(board) / 2;
        let ink = Ink::BOTH.into_iter().find(|ink| line.count(board, *ink) > half)?;
        Some(match language {
            Language::English => format!("{line} would have more than {half} {ink} tiles"),
            Language::French => {
                format!("{} aurait trop de cases {}", french::line(line), french::colours(ink))
            }
        })
    })
}

fn step(technique: &'static str, found: Found) -> Step {
    let effect =
        |((row, col), ink): &((usize, usize), Ink)| format!("{}={ink}", Cell::new(*row, *col));
    Step {
        technique,
        effects: found.put.iter().map(effect).collect(),
        because: found.because,
        clues: vec![],
        text: sentence(&found.text),
    }
}

/// A sentence: a capital first, unless it starts with a cell, and a full stop.
fn sentence(text: &str) -> String {
    let cell = text.split([' ', ',']).next().is_some_and(|w| w.parse::<Cell>().is_ok());
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if !cell => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        _ => format!("{text}."),
    }
}

/// What to say when no technique applies: several solutions, none, or too hard.
fn stuck(
    board: &Board,
    puzzle: &Puzzle,
    language: Language,
    budget: &mut Budget,
) -> Result<String, Stop> {
    let left = board.empty_cells();
    let position = Puzzle::from_planes(board.known(), board.black())
        .expect("a board has the puzzle's size")
        .with_unique_lines(puzzle.unique_lines());
    let mut slice = budget.slice(LOOK_FOR_MORE, u64::MAX);
    let mut search = Search::new(&position, 0);
    let counted = search.count(2, &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    let none = counted.is_ok() && search.solutions == 0;
    Ok(match (language, search.solutions) {
        (Language::English, _) if none => "there is no solution from here".to_string(),
        (Language::French, _) if none => "il n’y a pas de solution à partir d’ici".to_string(),
        (Language::English, 2..) => {
            format!("there are several solutions; {left} cells are left open")
        }
        (Language::French, 2..) => {
            format!("il y a plusieurs solutions ; {left} cases restent ouvertes")
        }
        (Language::English, _) => format!("no technique goes further; {left} cells are left"),
        (Language::French, _) => {
            let cells = if left == 1 { "case" } else { "cases" };
            format!("aucune technique ne va plus loin ; il reste {left} {cells}")
        }
    })
}

fn no_solution(why: &str, language: Language) -> String {
    match language {
        Language::English => format!("there is no solution from here: {why}"),
        Language::French => format!("il n’y a pas de solution à partir d’ici : {why}"),
    }
}
