//! Pairing as a person would: what is safe first, and prices where nothing simple helps.

mod lonely;
mod only_partner;
mod prices;
mod strongest;

use super::play::State;
use super::rules::{Pair, Pairing, Puzzle, Rule};
use super::solve;
use quadrille_core::{Budget, Colour, Explanation, Language, Level, Step, Stop, TechniqueInfo};
use std::collections::BTreeSet;

/// The difficulty levels, easiest first.
pub static LEVELS: &[Level] = &[
    Level { rank: 0, name: "easy" },
    Level { rank: 1, name: "normal" },
    Level { rank: 2, name: "hard" },
];

/// The techniques, easiest first.
pub static TECHNIQUES: &[TechniqueInfo] = &[
    TechniqueInfo {
        name: lonely::NAME,
        about: "no cell is left that it may pair with",
        level: "easy",
    },
    TechniqueInfo {
        name: only_partner::NAME,
        about: "a cell with one possible partner takes it when no other pair of that partner saves more",
        level: "easy",
    },
    TechniqueInfo {
        name: strongest::NAME,
        about: "a pair that saves as much as the best other pairs of both its cells together",
        level: "normal",
    },
    TechniqueInfo {
        name: prices::NAME,
        about: "a pair of the best pairing of all that is left, proved by prices",
        level: "hard",
    },
];

/// What has been decided while explaining.
struct Board<'p> {
    puzzle: &'p Puzzle,
    /// Neither paired nor left alone nor black.
    open: Vec<bool>,
    /// The language of the sentences.
    language: Language,
}

/// One conclusion before it is put into words for a report.
struct Found {
    technique: &'static str,
    pair: Option<Pair>,
    alone: Option<usize>,
    because: Vec<usize>,
    text: String,
}

impl Board<'_> {
    /// The open cells that an open cell may pair with.
    fn partners(&self, cell: usize) -> Vec<usize> {
        let mut found: Vec<usize> = self.puzzle.beside(cell).filter(|b| self.open[*b]).collect();
        let white = |i: usize| self.puzzle.colours()[i] == Colour::White;
        if self.puzzle.rule() == Rule::WhiteAnywhere && white(cell) {
            let far = |b: &usize| {
                self.open[*b] && white(*b) && *b != cell && !self.puzzle.adjacent(cell, *b)
            };
            found.extend((0..self.puzzle.len()).filter(far));
        }
        found
    }

    /// What a pair saves.
    fn saves(&self, a: usize, b: usize) -> u64 {
        2 * u64::from(self.puzzle.values()[a].min(self.puzzle.values()[b]))
    }

    /// The most that `cell` can save with a partner other than `without`.
    fn best_other(&self, cell: usize, without: usize) -> u64 {
        let others = self.partners(cell).into_iter().filter(|b| *b != without);
        others.map(|b| self.saves(cell, b)).max().unwrap_or(0)
    }

    fn name(&self, cell: usize) -> String {
        self.puzzle.cell(cell).to_string()
    }
}

/// Up to `limit` steps from a position.
pub fn run(
    puzzle: &Puzzle,
    from: &State,
    limit: usize,
    language: Language,
    budget: &mut Budget,
) -> Result<Explanation, Stop> {
    let open = puzzle.colours().iter().map(|c| *c != Colour::Black).collect();
    let mut board = Board { puzzle, open, language };
    for pair in &from.pairs {
        board.open[pair.first as usize] = false;
        board.open[pair.second as usize] = false;
    }
    for cell in &from.alone {
        board.open[*cell as usize] = false;
    }
    let note = judge(puzzle, from, language, budget)?;
    let mut out = Explanation { note, ..Explanation::default() };
    let mut fresh = Fresh::all(puzzle.len());
    let mut plan = Pairing::default();
    let mut hardest = 0;
    while out.steps.len() < limit {
        let Some(found) = next(&board, &mut fresh, &mut plan, budget)? else {
            out.solved = true;
            break;
        };
        let rank = TECHNIQUES.iter().position(|t| t.name == found.technique).unwrap_or(0);
        let level = TECHNIQUES[rank].level;
        hardest = hardest.max(LEVELS.iter().position(|l| l.name == level).unwrap_or(0));
        out.score = out.score.saturating_add(1 + (rank * rank) as u32);
        apply(&mut board, &mut fresh, &mut plan, &found);
        out.steps.push(step(puzzle, found));
    }
    if out.solved {
        out.difficulty = Some(LEVELS[hardest].name);
    }
    Ok(out)
}

/// What the choices made so far have already lost.
fn judge(
    puzzle: &Puzzle,
    from: &State,
    language: Language,
    budget: &mut Budget,
) -> Result<Option<String>, Stop> {
    if from.pairs.is_empty() && from.alone.is_empty() {
        return Ok(None);
    }
    let best = solve::least_score(puzzle, budget)?;
    let ends = from.pairs.iter().flat_map(|p| [p.first, p.second]);
    let closed: Vec<usize> = ends.chain(from.alone.iter().copied()).map(|c| c as usize).collect();
    let rest = solve::best_pairing(&without(puzzle, &closed), budget)?;
    let mut pairs = from.pairs.clone();
    pairs.extend(rest.pairs);
    let reachable = puzzle.score(&Pairing { pairs });
    let lost = reachable - best;
    Ok((lost > 0).then(|| match language {
        Language::English => format!(
            "the choices so far cost {lost}: {reachable} is the best they allow, {best} was possible"
        ),
        Language::French => format!(
            "les choix faits jusqu’ici coûtent {lost} : ils permettent au mieux {reachable}, \
             {best} était possible"
        ),
    }))
}

/// The board with some cells made black: what is left of it.
fn without(puzzle: &Puzzle, closed: &[usize]) -> Puzzle {
    let mut colours = puzzle.colours().to_vec();
    for cell in closed {
        colours[*cell] = Colour::Black;
    }
    Puzzle::new(puzzle.rows(), puzzle.cols(), colours, puzzle.values().to_vec(), puzzle.rule())
        .expect("only colours differ")
}

/// The first conclusion of the easiest technique that has one, in reading order.
fn next(
    board: &Board<'_>,
    fresh: &mut Fresh,
    plan: &mut Pairing,
    budget: &mut Budget,
) -> Result<Option<Found>, Stop> {
    let techniques = [lonely::find, only_partner::find, strongest::find];
    for (find, cells) in techniques.into_iter().zip(&mut fresh.0) {
        while let Some(cell) = cells.pop_first() {
            budget.tick()?;
            if board.open[cell]
                && let Some(found) = find(board, cell)
            {
                return Ok(Some(found));
            }
        }
    }
    prices::find(board, plan, budget)
}

/// For each simple technique, the cells where it may have something to say.
struct Fresh([BTreeSet<usize>; 3]);

impl Fresh {
    fn all(cells: usize) -> Self {
        Fresh([(); 3].map(|()| (0..cells).collect()))
    }

    /// A cell was decided: what is said about a cell depends on partners of its partners.
    fn wake(&mut self, board: &Board<'_>, decided: usize) {
        let puzzle = board.puzzle;
        let white = puzzle.colours()[decided] == Colour::White;
        if puzzle.rule() == Rule::WhiteAnywhere && white {
            *self = Self::all(puzzle.len());
            return;
        }
        for near in puzzle.beside(decided) {
            for cell in puzzle.beside(near).chain([near]) {
                for cells in &mut self.0 {
                    cells.insert(cell);
                }
            }
        }
    }
}

fn apply(board: &mut Board<'_>, fresh: &mut Fresh, plan: &mut Pairing, found: &Found) {
    let ends = found.pair.map(|p| [p.first as usize, p.second as usize]);
    for cell in found.alone.into_iter().chain(ends.into_iter().flatten()) {
        board.open[cell] = false;
        fresh.wake(board, cell);
    }
    if let Some(pair) = found.pair {
        // A plan stays best while its own pairs are taken; another pair makes it void.
        match plan.pairs.iter().position(|p| *p == pair) {
            Some(at) => drop(plan.pairs.remove(at)),
            None => plan.pairs.clear(),
        }
    }
}

fn step(puzzle: &Puzzle, found: Found) -> Step {
    let pair = found.pair.map(|p| puzzle.name(p));
    let alone = found.alone.map(|c| format!("{}=alone", puzzle.cell(c)));
    Step {
        technique: found.technique,
        effects: pair.into_iter().chain(alone).collect(),
        because: found.because.iter().map(|c| puzzle.cell(*c)).collect(),
        clues: vec![],
        text: found.text,
    }
}
