//! Method `search`: the dedicated search, with CaDiCaL for the boards where it stalls.
//!
//! The search wins nearly everywhere. Boards with many given towers and few clues, half empty
//! Latin squares, are the exception: there learning from conflicts pays. So the search goes
//! first, and if it gets nowhere for a while the two take turns, each time for longer.

mod all_different;
mod board;
mod choice;
mod sight;
mod singles;
mod split;
mod tree;
mod trial;
mod witness;

pub use sight::by_sight;
pub use split::{cubes, within};
pub use trial::{DeadLine, End, Failure, Trial};
pub use witness::Witness;

use crate::towers::heights::{self, HeightSet};
use crate::towers::model::SightFormula;
use crate::towers::rules::{Heights, Puzzle};
use quadrille_core::{
    Answer, Ask, Budget, Cell, InputError, Kind, OptionSpec, Stop, Verdict, message,
};
use quadrille_engines::sat::Sat;
use std::time::Duration;
use tree::{SolutionCount, Tree};

/// Whether the search may not ask CaDiCaL for help.
pub const ALONE: OptionSpec =
    OptionSpec { name: "alone", kind: Kind::Switch, about: "towers-option-alone" };

/// Solves by search; with [`ALONE`] it never asks CaDiCaL.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Heights>, InputError> {
    // Whoever looks at the tree wants to see this search, not that of the rival.
    let alone = ALONE.is_on(&ask.options)? || ask.tree;
    let allowed = anything(puzzle);
    if !crate::split::wanted(ask) {
        return Ok(solve_within(puzzle, &allowed, ask, alone, budget));
    }
    // What is found before the search counts as stalled is found by one thread, which is quicker.
    let mut slice = budget.slice(NO_TIME_LIMIT, patience(puzzle));
    let answer = solve_within(puzzle, &allowed, ask, true, &mut slice);
    budget.absorb(&slice);
    if answer.verdict != Verdict::Unknown(Stop::Nodes) {
        return Ok(answer);
    }
    if let Err(stop) = budget.check() {
        return Ok(Answer { verdict: Verdict::Unknown(stop), ..answer });
    }
    Ok(split::run(puzzle, &allowed, ask, alone, budget))
}

/// Solves in one thread, with or without CaDiCaL.
fn solve_within(
    puzzle: &Puzzle,
    allowed: &[HeightSet],
    ask: &Ask,
    alone: bool,
    budget: &mut Budget,
) -> Answer<Heights> {
    if !alone {
        return take_turns(puzzle, allowed, ask, budget);
    }
    let mut found = SolutionCount::default();
    let mut tree = Tree::new(puzzle, allowed, ask.seed);
    if ask.tree {
        tree.record();
    }
    let stop = tree.count(ask.count, &mut found, budget).err();
    Answer { tree: tree.recorded(), ..found.answer(stop) }
}

/// The same search, alone, with somebody listening, who is given back. The seed is that of a question that names none.
pub fn witnessed<W: Witness>(
    puzzle: &Puzzle,
    most: u64,
    witness: W,
    budget: &mut Budget,
) -> Result<W, Stop> {
    let mut tree = Tree::before(puzzle, &anything(puzzle), 0, witness);
    tree.count(most, &mut SolutionCount::default(), budget)?;
    Ok(tree.witness)
}

/// Counts solutions up to `most`.
pub fn count(puzzle: &Puzzle, most: u64, budget: &mut Budget) -> Result<u64, Stop> {
    count_within(puzzle, &anything(puzzle), most, budget)
}

/// Counts solutions that keep to the heights allowed in each cell, row by row.
pub fn count_within(
    puzzle: &Puzzle,
    allowed: &[HeightSet],
    most: u64,
    budget: &mut Budget,
) -> Result<u64, Stop> {
    Ok(answer_within(puzzle, allowed, most, budget)?.solutions)
}

/// A solution that keeps to the heights allowed in each cell, row by row.
pub fn find_within(
    puzzle: &Puzzle,
    allowed: &[HeightSet],
    budget: &mut Budget,
) -> Result<Option<Heights>, Stop> {
    Ok(answer_within(puzzle, allowed, 1, budget)?.solution)
}

fn answer_within(
    puzzle: &Puzzle,
    allowed: &[HeightSet],
    most: u64,
    budget: &mut Budget,
) -> Result<Answer<Heights>, Stop> {
    let answer = take_turns(puzzle, allowed, &Ask::count(most), budget);
    match answer.verdict {
        Verdict::Unknown(stop) => Err(stop),
        _ => Ok(answer),
    }
}

/// All heights allowed in every cell.
fn anything(puzzle: &Puzzle) -> Vec<HeightSet> {
    vec![heights::all(puzzle.size()); puzzle.size() * puzzle.size()]
}

/// Lines looked at before the search counts as stalled. A search without trouble looks at about
/// 2 n^3 lines. Clues make the search strong and the formula large, so they earn it more patience.
fn patience(puzzle: &Puzzle) -> u64 {
    let n = puzzle.size() as u64;
    8 * n.pow(3) + 400_000 * puzzle.clues().count() as u64 / (4 * n)
}

/// The first turn of CaDiCaL, about as long as the first of the search; later ones are longer.
fn first_turn(puzzle: &Puzzle) -> Duration {
    Duration::from_millis((puzzle.size() * puzzle.size()) as u64)
}

/// No turn is shared out when there is no limit to share.
pub const NO_TIME_LIMIT: Duration = Duration::from_secs(1 << 40);

fn take_turns(
    puzzle: &Puzzle,
    allowed: &[HeightSet],
    ask: &Ask,
    budget: &mut Budget,
) -> Answer<Heights> {
    let mut found = SolutionCount::default();
    let mut tree = Tree::new(puzzle, allowed, ask.seed);
    let mut rival = None;
    let mut turn = 0;
    loop {
        let before = found.solutions;
        let mut slice = budget.slice(NO_TIME_LIMIT, patience(puzzle) << turn);
        let stop = tree.count(ask.count, &mut found, &mut slice).err();
        budget.absorb(&slice);
        if stop != Some(Stop::Nodes) {
            return found.answer(stop);
        }
        // The turn is over, or all of the budget: then that is why.
        if let Err(stop) = budget.check() {
            return found.answer(Some(stop));
        }
        // As long as solutions keep coming nobody is stalled.
        if found.solutions > before + 1 {
            continue;
        }
        let rival = rival.get_or_insert_with(|| Rival::new(puzzle, allowed, budget));
        let mut slice = budget.slice(first_turn(puzzle) * (1 << turn), u64::MAX);
        let stop = rival.count(ask.count, &mut slice).err();
        budget.absorb(&slice);
        if stop.is_none() {
            return rival.found.clone().answer(None).note(message!("towers-search-stalled"));
        }
        if let Err(stop) = budget.check() {
            found.take_better(&rival.found);
            return found.answer(Some(stop));
        }
        turn = (turn + 1).min(20);
    }
}

/// CaDiCaL on what the search's first conclusions leave open.
struct Rival {
    model: SightFormula,
    sat: Sat,
    found: SolutionCount,
}

impl Rival {
    fn new(puzzle: &Puzzle, allowed: &[HeightSet], budget: &mut Budget) -> Self {
        let n = puzzle.size();
        let mut model = SightFormula::new(puzzle, budget);
        let left = Tree::new(puzzle, allowed, 0).first_conclusions(budget);
        for (cell, set) in left.into_iter().enumerate() {
            for height in heights::members(heights::all(n) & !set) {
                model.forbid(Cell::new(cell / n, cell % n), height);
            }
        }
        let sat = Sat::new(&model.formula);
        Rival { model, sat, found: SolutionCount::default() }
    }

    /// Counts on from where it stopped.
    fn count(&mut self, most: u64, budget: &mut Budget) -> Result<(), Stop> {
        while self.found.solutions < most {
            if !self.sat.solve(&[], budget)? {
                self.found.exhausted = true;
                break;
            }
            self.found.solutions += 1;
            let heights = self.model.read(&self.sat);
            self.sat.clause(&self.model.differs_from(&heights));
            self.found.first.get_or_insert(heights);
        }
        Ok(())
    }
}
