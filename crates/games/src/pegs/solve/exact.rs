//! `exact`: the fewest pegs, or a single peg on the goal, with proof.

use super::hunt::{Behind, Hunt};
use super::set::PositionSet;
use super::small::{MAX_CELLS, Small, word};
use crate::pegs::classes::{Classes, Reason};
use crate::pegs::field::{Field, Jump};
use crate::pegs::pagoda;
use crate::pegs::proof::{Claim, Proof};
use crate::pegs::rules::{Minimise, Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop};
use std::time::Duration;

/// Tables grow to this and no further unless the caller's own limit is lower.
const MEMORY: u64 = 3 << 30;

/// A level of the set behind the ends is not extended once it is this large.
const BEHIND: usize = 20_000;

/// Nodes for randomised restarts before anything more thorough is tried.
const PATIENCE: u64 = 400_000;

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    super::one_solution(ask)?;
    let field = Field::new(puzzle);
    let goal = field.goal(puzzle);
    let Some(small) = Small::new(&field, goal) else {
        return Err(InputError::new(format!(
            "exact takes boards of up to {MAX_CELLS} cells, this one has {}; use beam",
            field.len()
        )));
    };
    let mut own = budget.slice(Duration::MAX, u64::MAX).with_memory(MEMORY);
    let case = Case { puzzle, field: &field, small: &small, seed: ask.seed };
    let answer = match puzzle.minimise() {
        Minimise::Moves => super::moves::fewest(&case, &mut own),
        Minimise::Pegs => case.fewest_pegs(&mut own),
    };
    budget.absorb(&own);
    Ok(answer)
}

/// One puzzle, prepared for exact search.
pub struct Case<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its board, numbered.
    pub field: &'a Field,
    /// Its board in words.
    pub small: &'a Small,
    /// Every random choice comes from here.
    pub seed: u64,
}

impl Case<'_> {
    /// The fewest pegs, or a single one on the goal.
    pub fn fewest_pegs(&self, budget: &mut Budget) -> Answer<Solution> {
        match self.field.goal(self.puzzle) {
            Some(goal) => self.to_goal(goal, budget),
            None => self.fewest(budget),
        }
    }

    /// The start as a word.
    pub fn start(&self) -> u64 {
        word(&self.pegs())
    }

    fn pegs(&self) -> Vec<bool> {
        self.field.pegs(self.puzzle.start())
    }

    /// The fewest pegs any play may leave, by position class, and the proof.
    pub fn class_bound(&self) -> (usize, Proof) {
        class_bound(self.field, &self.pegs())
    }

    /// All positions of `pegs` pegs in the start's class, or nothing if they are too many.
    pub fn ends(&self, pegs: usize) -> Option<Vec<u64>> {
        if pegs > 3 {
            return None;
        }
        let classes = Classes::new(self.field);
        let n = self.field.len();
        let mut found = Vec::new();
        let mut chosen = vec![false; n];
        fn choose(
            left: usize,
            from: usize,
            chosen: &mut Vec<bool>,
            fits: &dyn Fn(&[bool]) -> bool,
            found: &mut Vec<u64>,
        ) {
            if left == 0 {
                if fits(chosen) {
                    found.push(word(chosen));
                }
                return;
            }
            for i in from..chosen.len() {
                chosen[i] = true;
                choose(left - 1, i + 1, chosen, fits, found);
                chosen[i] = false;
            }
        }
        let start = self.pegs();
        let fits = |end: &[bool]| classes.same(&start, end);
        choose(pegs, 0, &mut chosen, &fits, &mut found);
        Some(found)
    }

    fn to_goal(&self, goal: usize, budget: &mut Budget) -> Answer<Solution> {
        if let Some(reason) = Classes::new(self.field).forbids(&self.pegs(), goal) {
            return forbidden(self.field, goal, reason);
        }
        match self.search_goal(goal, budget) {
            Ok(Ok(jumps)) => {
                let mut answer = Answer::solved(self.field.solution(jumps));
                answer.bound = Some(1);
                answer
            }
            Ok(Err((proof, how))) => proved(proof, how),
            Err(stop) => Answer::unknown(stop),
        }
    }

    fn search_goal(
        &self,
        goal: usize,
        budget: &mut Budget,
    ) -> Result<Result<Vec<Jump>, (Proof, &'static str)>, Stop> {
        let start = self.start();
        let top = start.count_ones();
        let behind = Behind::new(self.small, &[1 << goal], 1, top, BEHIND, budget)?;
        let mut hunt = Hunt::new(self.small, &behind, 1);
        let mut proof = Proof::of(Claim::Unreachable(self.field.cells[goal]));
        let first = hunt.tries(start, self.seed, PATIENCE / 8, budget)?;
        if first.is_none()
            && let Some(weights) = pagoda::forbids(self.field, &self.pegs(), goal, budget)?
        {
            let weigh = weights.iter().enumerate().filter(|(_, w)| **w != 0);
            proof.weights = Some(weigh.map(|(i, w)| (self.field.cells[i], *w)).collect());
            return Ok(Err((proof, "by a pagoda function")));
        }
        let found = match first {
            Some(found) => found,
            None => hunt.run(start, self.seed ^ 1, PATIENCE, budget)?,
        };
        match found {
            Some(jumps) => Ok(Ok(jumps)),
            None => {
                // A weighting, where there is one, is a better proof to show than a search.
                if let Some(weights) = pagoda::forbids(self.field, &self.pegs(), goal, budget)? {
                    let weigh = weights.iter().enumerate().filter(|(_, w)| **w != 0);
                    proof.weights = Some(weigh.map(|(i, w)| (self.field.cells[i], *w)).collect());
                    return Ok(Err((proof, "by a pagoda function")));
                }
                proof.exhaustive = true;
                Ok(Err((proof, "by exhaustive search")))
            }
        }
    }

    fn fewest(&self, budget: &mut Budget) -> Answer<Solution> {
        let (bound, proof) = self.class_bound();
        match self.search_fewest(bound, budget) {
            (jumps, Ok(searched)) => {
                let left = self.start().count_ones() as usize - jumps.len();
                let mut answer = Answer::solved(self.field.solution(jumps));
                answer.bound = Some(left as i64);
                let proof = if searched && left > bound {
                    Proof { exhaustive: true, ..Proof::of(Claim::AtLeast(left)) }
                } else {
                    proof
                };
                let how = if left > bound { "exhaustive search" } else { "position class" };
                if left > 1 {
                    answer = answer
                        .certified(proof.to_text())
                        .note(format!("fewer than {left} pegs are impossible, by {how}"));
                }
                answer
            }
            (jumps, Err(stop)) => Answer::best(self.field.solution(jumps), Some(bound as i64))
                .note(format!("{stop}; not proved to be the fewest")),
        }
    }

    /// The best play found, and whether the search that found it was exhaustive.
    fn search_fewest(&self, bound: usize, budget: &mut Budget) -> (Vec<Jump>, Result<bool, Stop>) {
        let start = self.start();
        if start.count_ones() as usize <= bound {
            return (Vec::new(), Ok(false));
        }
        match self.hunt_ends(bound, budget) {
            Ok(Some(jumps)) => return (jumps, Ok(false)),
            Ok(None) => {}
            Err(stop) => return (Vec::new(), Err(stop)),
        }
        let mut sweep = Sweep {
            small: self.small,
            seen: PositionSet::new(),
            bound,
            path: Vec::new(),
            best: Vec::new(),
            fewest: start.count_ones() as usize,
        };
        let outcome = sweep.visit(start, budget);
        (sweep.best, outcome.map(|_| true))
    }

    /// Restarts towards the ends of `bound` pegs; nothing if they are not found that way.
    pub fn hunt_ends(&self, bound: usize, budget: &mut Budget) -> Result<Option<Vec<Jump>>, Stop> {
        let Some(ends) = self.ends(bound) else { return Ok(None) };
        let (start, pegs) = (self.start(), bound as u32);
        let top = start.count_ones();
        let behind = Behind::new(self.small, &ends, pegs, top, BEHIND, budget)?;
        let mut hunt = Hunt::new(self.small, &behind, pegs);
        Ok(hunt.tries(start, self.seed, PATIENCE, budget)?.flatten())
    }
}

/// The fewest pegs any play may leave, by position class, and the proof.
pub fn class_bound(field: &Field, pegs: &[bool]) -> (usize, Proof) {
    let classes = Classes::new(field);
    let bound = classes.fewest(pegs);
    let mut proof = Proof::of(Claim::AtLeast(bound));
    let cells = |set: &Vec<usize>| set.iter().map(|i| field.cells[*i]).collect::<Vec<_>>();
    proof.parities = classes.parities.iter().map(cells).collect();
    if classes.parts.len() > 1 {
        proof.parts = classes.parts.iter().map(cells).collect();
    }
    (bound, proof)
}

/// The answer where position classes rule the goal out.
pub fn forbidden(field: &Field, goal: usize, reason: Reason) -> Answer<Solution> {
    let mut proof = Proof::of(Claim::Unreachable(field.cells[goal]));
    let cells = |set: &[usize]| set.iter().map(|i| field.cells[*i]).collect();
    match reason {
        Reason::Part(set) => proof.parts.push(cells(&set)),
        Reason::Parity(set) => proof.parities.push(cells(&set)),
    }
    proved(proof, "by position class")
}

fn proved(proof: Proof, how: &str) -> Answer<Solution> {
    let Claim::Unreachable(goal) = proof.claim else { return Answer::impossible() };
    Answer::impossible()
        .certified(proof.to_text())
        .note(format!("no play ends with a single peg on {goal}: proved {how}"))
}

/// Visits every position that can be reached, once up to symmetry, and keeps the fewest pegs seen.
struct Sweep<'a> {
    small: &'a Small,
    seen: PositionSet,
    bound: usize,
    path: Vec<Jump>,
    best: Vec<Jump>,
    fewest: usize,
}

impl Sweep<'_> {
    /// Says whether the bound was met.
    fn visit(&mut self, position: u64, budget: &mut Budget) -> Result<bool, Stop> {
        budget.tick()?;
        let pegs = position.count_ones() as usize;
        if pegs < self.fewest {
            self.fewest = pegs;
            self.best.clone_from(&self.path);
            if pegs <= self.bound {
                return Ok(true);
            }
        }
        for i in 0..self.small.hops.len() {
            let hop = self.small.hops[i];
            if !hop.fits(position) {
                continue;
            }
            let next = position ^ hop.all;
            if !self.seen.insert(self.small.canonical(next), budget)? {
                continue;
            }
            self.path.push(hop.jump);
            if self.visit(next, budget)? {
                return Ok(true);
            }
            self.path.pop();
        }
        Ok(false)
    }
}
