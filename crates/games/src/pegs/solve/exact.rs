//! `exact`: the fewest pegs, or a single peg on the goal, with proof.

use super::beam::Search;
use super::hunt::{Behind, Hunt};
use super::small::{MAX_CELLS, Small, word};
use super::sweep::Sweep;
use crate::pegs::classes::{Classes, Reason};
use crate::pegs::field::{Field, Jump};
use crate::pegs::pagoda;
use crate::pegs::proof::{Claim, Proof, list, list_weights};
use crate::pegs::rules::{Minimise, Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop, Verdict};
use std::time::Duration;

/// Tables grow to this and no further unless the caller's own limit is lower.
const MEMORY: u64 = 3 << 30;

/// A level of the set behind the ends is not extended once it is this large.
const BEHIND: usize = 20_000;

/// Nodes for the first series of randomised restarts; four times as many for each further one.
const PATIENCE: u64 = 100_000;

/// The width of the first beam passes.
const FIRST_WIDTH: usize = 128;

/// Boards with no more positions than this are simply looked through.
const SWEEP_NODES: u64 = 4_000_000;

/// A play to the goal, or a proof that there is none and its kind.
type Outcome = Result<Vec<Jump>, (Proof, &'static str)>;

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
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
        Minimise::Moves if ask.count > 1 => {
            return Err(InputError::new(
                "plays of fewest moves are not counted; leave --count out",
            ));
        }
        Minimise::Moves => super::moves::fewest(&case, &mut own),
        Minimise::Pegs => case.counted(ask.count, &mut own),
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
    /// The same as [`Case::fewest_pegs`], and how many plays there are if more than one is asked for.
    fn counted(&self, count: u64, budget: &mut Budget) -> Answer<Solution> {
        let mut answer = self.fewest_pegs(budget);
        let Some(first) = answer.solution.as_ref().filter(|_| count > 1) else { return answer };
        if answer.verdict != Verdict::Solved {
            return answer;
        }
        let start = self.start();
        let pegs = start.count_ones() - first.jumps().count() as u32;
        let ends = match self.field.goal(self.puzzle) {
            Some(goal) => Some(vec![1 << goal]),
            None => self.ends(pegs as usize),
        };
        let mut found = 0;
        let mut tally = || {
            let top = start.count_ones();
            // Without a list of ends every position of so many pegs is one.
            let behind = match &ends {
                Some(ends) => Behind::new(self.small, ends, pegs, top, BEHIND, budget)?,
                None => Behind::none(pegs),
            };
            Hunt::new(self.small, &behind, pegs).count(start, count, &mut found, budget)
        };
        let stop = tally().err();
        answer.solutions = found.max(1);
        answer.exhausted = stop.is_none() && found < count;
        if let Some(stop) = stop {
            answer.verdict = Verdict::Unknown(stop);
        }
        answer.note("the same jumps in another order count as another play")
    }

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

    fn search_goal(&self, goal: usize, budget: &mut Budget) -> Result<Outcome, Stop> {
        let start = self.start();
        let mut beam = Search::new(self.puzzle, self.field, 1, self.seed);
        let mut weighed = false;
        for round in 0.. {
            if beam.passes(FIRST_WIDTH << round.min(8), 2, budget)? {
                return Ok(Ok(beam.best));
            }
            let enough = BEHIND << (2 * round).min(8);
            let behind =
                Behind::new(self.small, &[1 << goal], 1, start.count_ones(), enough, budget)?;
            let mut hunt = Hunt::new(self.small, &behind, 1);
            let patience = PATIENCE << (2 * round).min(40);
            let found = hunt.tries(start, self.seed ^ round, patience, budget)?;
            if let Some(Some(jumps)) = found {
                return Ok(Ok(jumps));
            }
            // A weighting, where there is one, is a better proof to show than a search.
            if !weighed
                && let Some(weights) = pagoda::forbids(self.field, &self.pegs(), goal, budget)?
            {
                let mut proof = Proof::of(Claim::Unreachable(self.field.cells[goal]));
                let heavy = weights.iter().enumerate().filter(|(_, w)| **w != 0);
                proof.weights = Some(heavy.map(|(i, w)| (self.field.cells[i], *w)).collect());
                return Ok(Err((proof, "by a pagoda function")));
            }
            weighed = true;
            if found.is_some() {
                let proof = Proof::of(Claim::Unreachable(self.field.cells[goal]));
                return Ok(Err((Proof { exhaustive: true, ..proof }, "by exhaustive search")));
            }
        }
        Err(Stop::GaveUp)
    }

    fn fewest(&self, budget: &mut Budget) -> Answer<Solution> {
        let (class_bound, class_proof) = class_bound(self.field, &self.pegs());
        let mut search = Fewest {
            case: self,
            bound: class_bound,
            beam: Search::new(self.puzzle, self.field, class_bound, self.seed),
        };
        let outcome = search.run(budget);
        let (bound, jumps) = (search.bound, search.beam.best);
        let left = self.start().count_ones() as usize - jumps.len();
        let solution = self.field.solution(jumps);
        if let Err(stop) = outcome {
            return Answer::best(solution, Some(bound as i64))
                .note(format!("{stop}; not proved to be the fewest"));
        }
        let mut answer = Answer::solved(solution);
        answer.bound = Some(left as i64);
        if left == 1 {
            return answer;
        }
        let (proof, how) = match left > class_bound {
            true => {
                let proof = Proof::of(Claim::AtLeast(left));
                (Proof { exhaustive: true, ..proof }, "exhaustive search")
            }
            false => (class_proof, "position class"),
        };
        answer
            .certified(proof.to_text())
            .note(format!("fewer than {left} pegs are impossible, by {how}"))
    }
}

/// The search for the fewest pegs: beam passes for good plays, hunts for proofs, in turn and ever
/// more thorough.
struct Fewest<'a> {
    case: &'a Case<'a>,
    /// Fewer pegs than this are impossible.
    bound: usize,
    beam: Search<'a>,
}

impl Fewest<'_> {
    /// Ends when the best play of the beam is proved best.
    fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let mut round = 0;
        while !self.beam.is_done() {
            if self.beam.passes(FIRST_WIDTH << round.min(8), 2, budget)? {
                return Ok(());
            }
            match self.hunt(round, budget)? {
                Some(Some(jumps)) => {
                    self.beam.best = jumps;
                    return Ok(());
                }
                Some(None) => self.raise(),
                None if round == 1 && self.sweep(SWEEP_NODES, budget)? => return Ok(()),
                None => round += 1,
            }
        }
        Ok(())
    }

    fn raise(&mut self) {
        self.bound += 1;
        self.beam.aim(self.bound);
    }

    /// Looks for ends of `bound` pegs: jumps, a proof that there are none, or neither.
    fn hunt(&self, round: u64, budget: &mut Budget) -> Result<Option<Option<Vec<Jump>>>, Stop> {
        let case = self.case;
        let Some(ends) = case.ends(self.bound) else {
            return Ok(None);
        };
        let (start, pegs) = (case.start(), self.bound as u32);
        let enough = BEHIND << (2 * round).min(8);
        let behind = Behind::new(case.small, &ends, pegs, start.count_ones(), enough, budget)?;
        let mut hunt = Hunt::new(case.small, &behind, pegs);
        hunt.tries(start, case.seed ^ round, PATIENCE << (2 * round).min(40), budget)
    }

    /// Visits everything, if that is not more than `nodes`; says whether it was.
    fn sweep(&mut self, nodes: u64, budget: &mut Budget) -> Result<bool, Stop> {
        let start = self.case.start();
        let mut slice = budget.slice(Duration::MAX, nodes);
        let mut sweep = Sweep::new(self.case.small, start, self.bound);
        let outcome = sweep.visit(start, &mut slice);
        budget.absorb(&slice);
        if sweep.best.len() > self.beam.best.len() {
            self.beam.best = sweep.best;
        }
        match outcome {
            Ok(_) => Ok(true),
            Err(Stop::Nodes | Stop::Memory) => {
                budget.check()?;
                Ok(false)
            }
            Err(stop) => Err(stop),
        }
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
    let answer = Answer::impossible()
        .note(format!("no play ends with a single peg on {goal}: proved {how}"));
    // A weighting or a set of cells fits in a line, and a reader can check it by hand.
    let reason = if let Some(cells) = proof.parities.first() {
        Some(format!(
            "every jump changes none or two of {}, so the pegs on them stay even or odd in number, \
             and a single peg on {goal} would need the other",
            list(cells)
        ))
    } else if let Some(cells) = proof.parts.first() {
        Some(format!("no jump leaves {}, so a peg stays there", list(cells)))
    } else {
        proof.weights.as_ref().map(|weights| {
            format!(
                "weigh the pegs with {} (0 elsewhere): no jump makes the sum larger, and it is \
                 less at the start than {goal} weighs",
                list_weights(weights)
            )
        })
    };
    let answer = match reason {
        Some(reason) => answer.note(reason),
        None => answer,
    };
    answer.certified(proof.to_text())
}
