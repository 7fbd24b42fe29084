//! A puzzle of a book: rated as a person would solve it, solved by a program, refereed.

use crate::Trouble;
use crate::section::Section;
use quadrille_core::{Ask, Budget, DynPuzzle, Locale, Ruling, View};
use std::collections::BTreeSet;

/// A puzzle as it stands in a book.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The game.
    pub game: &'static str,
    /// The puzzle as `game:ID`.
    pub id: String,
    /// The seed it comes from.
    pub seed: u64,
    /// What it shares with its images under symmetry, and with no other puzzle.
    pub form: String,
    /// The level of the hardest technique it needs; nothing where techniques do not suffice.
    pub level: Option<&'static str>,
    /// The level's rank, the hardest of all where there is none.
    pub rank: u8,
    /// The weight of all steps.
    pub score: u32,
    /// What a person needs.
    pub techniques: BTreeSet<&'static str>,
    /// Its one answer, or a best one.
    pub solution: String,
    /// What the answer is worth, in games that count.
    pub objective: Option<i64>,
    /// Rows and columns.
    pub size: (usize, usize),
    /// The names of the rules it has beside the game's own.
    pub further_rules: Vec<&'static str>,
    /// It before the first move.
    pub start: View,
    /// It solved.
    pub finished: View,
    /// Whether the answer is a play, told move by move, and not a filled board.
    pub is_play: bool,
}

/// Why a puzzle is not in a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Miss {
    /// It is one of the book seen otherwise.
    Equal,
    /// It is of another level.
    Level,
    /// It is rated otherwise.
    Rating,
    /// It does not need the technique.
    Technique,
    /// It has several answers, or none that is proved to be best.
    Unsure,
}

impl Chosen {
    /// What a section is sorted by. Puzzles that are rated alike go by their form, so that nothing depends on chance.
    pub fn rating(&self) -> (u8, u32) {
        (self.rank, self.score)
    }
}

/// Rates and solves a puzzle, unless its section wants others.
pub fn examine(
    section: &Section,
    puzzle: &dyn DynPuzzle,
    seed: u64,
    budget: &mut Budget,
) -> Result<Result<Chosen, Miss>, Trouble> {
    let told = puzzle.start().explain(usize::MAX, Locale::default(), budget)?;
    let level = told.difficulty.filter(|_| told.solved);
    let techniques: BTreeSet<&'static str> = told.steps.iter().map(|step| step.technique).collect();
    if section.level.is_some() && level != section.level {
        return Ok(Err(Miss::Level));
    }
    if section.rating.is_some_and(|(least, most)| !(least..=most).contains(&told.score)) {
        return Ok(Err(Miss::Rating));
    }
    if section.technique.is_some_and(|wanted| !techniques.contains(wanted)) {
        return Ok(Err(Miss::Technique));
    }
    let Some((solution, objective)) = solved(puzzle, budget)? else {
        return Ok(Err(Miss::Unsure));
    };
    let start = puzzle.start().view()?;
    let rank = |name| section.game.levels().iter().find(|l| l.name == name).map(|l| l.rank);
    Ok(Ok(Chosen {
        game: section.game.name(),
        id: puzzle.id()?,
        seed,
        form: puzzle.form()?,
        level,
        rank: level.and_then(rank).unwrap_or(u8::MAX),
        score: told.score,
        techniques,
        objective,
        size: (start.rows, start.cols),
        further_rules: puzzle.further_rules(),
        start,
        finished: puzzle.finished(&solution)?.view()?,
        is_play: puzzle.film(&solution)?.len() > 1,
        solution,
    }))
}

/// The one answer, or a best one, and what it is worth; nothing where that is not proved.
pub fn solved(
    puzzle: &dyn DynPuzzle,
    budget: &mut Budget,
) -> Result<Option<(String, Option<i64>)>, Trouble> {
    let mut report = puzzle.solve(None, &Ask::count(1), budget)?;
    // Games that count ask for a best answer, and may have many; in the others a second one spoils the puzzle.
    let sure = if report.objective.is_some() {
        report.verdict == Ruling::Solved
    } else {
        report = puzzle.solve(None, &Ask::count(2), budget)?;
        report.verdict == Ruling::Solved && report.exhausted && report.solutions == 1
    };
    budget.check()?;
    let Some(solution) = report.solution.filter(|_| sure) else { return Ok(None) };
    match puzzle.check(&solution)? {
        Ok(objective) if objective == report.objective => Ok(Some((solution, objective))),
        _ => Ok(None),
    }
}
