//! `exact`: the fewest pegs, or a single peg on the goal, with proof.

use super::backward_reach::BackwardReach;
use super::beam::BeamSearch;
use super::exhaustive::ExhaustiveSearch;
use super::fronts::Fronts;
use super::meet_in_the_middle::{MeetInTheMiddle, Tried};
use super::word_board::{MAX_CELLS, WordBoard, word};
use crate::pegs::classes::{Classes, Forbidden};
use crate::pegs::field::{Field, Jump};
use crate::pegs::pagoda;
use crate::pegs::proof::{Claim, Proof, list, list_weights};
use crate::pegs::rules::{Minimise, Puzzle, Solution};
use crate::split::several;
use quadrille_core::{Answer, Arg, Ask, Budget, InputError, Message, Stop, Verdict, message};
use std::time::Duration;

/// Tables grow to this and no further unless the caller's own limit is lower.
const MEMORY: u64 = 3 << 30;
/// Searches for the fewest moves may take so much of a larger limit that was named: memory is what ends them.
const SHARE: (u64, u64) = (3, 4);

/// A level of the backward reach is not extended once it is this large.
const REACH: usize = 20_000;

/// Nodes for the first series of randomised restarts; four times as many for each further one.
const PATIENCE: u64 = 100_000;

/// The width of the first beam passes.
const FIRST_WIDTH: usize = 128;

/// The round from which on several threads search level by level.
const TOGETHER: u64 = 2;

/// The round from which on one thread does so, too: luck had its time.
const LATE: u64 = 5;

/// Boards with no more positions than this are simply looked through.
const ALL_NODES: u64 = 4_000_000;

/// A play to the goal, or a proof that there is none and what kind of proof it is.
type ToGoal = Result<Vec<Jump>, (Proof, Message)>;

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let field = Field::new(puzzle);
    let goal = field.goal(puzzle);
    let Some(board) = WordBoard::new(&field, goal) else {
        let (most, cells) = (MAX_CELLS, field.len());
        let what = message!("pegs-exact-too-large", most = most, cells = cells);
        return Err(InputError::new(what));
    };
    let mut own = budget.slice(Duration::MAX, u64::MAX).with_memory(memory(puzzle, budget));
    let case =
        Prepared { puzzle, field: &field, board: &board, seed: ask.seed, threads: ask.threads };
    let answer = match puzzle.minimise() {
        Minimise::Moves if ask.count > 1 => {
            let what = message!("pegs-moves-not-counted", option = Arg::Option("count".into()));
            return Err(InputError::new(what));
        }
        Minimise::Moves => super::moves::fewest(&case, &mut own),
        Minimise::Pegs => case.counted(ask.count, &mut own),
    };
    budget.absorb(&own);
    Ok(answer)
}

/// How large tables may grow.
fn memory(puzzle: &Puzzle, budget: &Budget) -> u64 {
    match budget.memory_left() {
        left if puzzle.minimise() == Minimise::Moves && left < u64::MAX / 2 => {
            MEMORY.max(left / SHARE.1 * SHARE.0)
        }
        _ => MEMORY,
    }
}

/// One puzzle, prepared for exact search.
pub struct Prepared<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its board, numbered.
    pub field: &'a Field,
    /// Its board in words.
    pub board: &'a WordBoard,
    /// Every random choice comes from here.
    pub seed: u64,
    /// How many may work at once.
    pub threads: usize,
}

impl Prepared<'_> {
    /// The same as [`Prepared::fewest_pegs`], and how many plays there are if more than one is asked for.
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
            let reach = match &ends {
                Some(ends) => BackwardReach::new(self.board, ends, pegs, top, REACH, budget)?,
                None => BackwardReach::none(pegs),
            };
            MeetInTheMiddle::new(self.board, &reach, pegs).count(start, count, &mut found, budget)
        };
        let stop = tally().err();
        answer.solutions = found.max(1);
        answer.exhausted = stop.is_none() && found < count;
        if let Some(stop) = stop {
            answer.verdict = Verdict::Unknown(stop);
        }
        answer.note(message!("pegs-orders"))
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

    fn search_goal(&self, goal: usize, budget: &mut Budget) -> Result<ToGoal, Stop> {
        let mut beam = BeamSearch::new(self.puzzle, self.field, 1, self.seed);
        let (mut weighed, mut fronts) = (false, None);
        for round in 0.. {
            if beam.passes(FIRST_WIDTH << round.min(8), 2, budget)? {
                return Ok(Ok(beam.best));
            }
            let tried = self.meet(Some(&[1 << goal]), 1, round, &mut fronts, budget)?;
            if let Tried::Found(jumps) = tried {
                return Ok(Ok(jumps));
            }
            // A weighting, where there is one, is a better proof to show than a search.
            if !weighed
                && let Some(weights) = pagoda::forbids(self.field, &self.pegs(), goal, budget)?
            {
                let mut proof = Proof::of(Claim::Unreachable(self.field.cells[goal]));
                let heavy = weights.iter().enumerate().filter(|(_, w)| **w != 0);
                proof.weights = Some(heavy.map(|(i, w)| (self.field.cells[i], *w)).collect());
                return Ok(Err((proof, message!("pegs-by-weights"))));
            }
            weighed = true;
            if matches!(tried, Tried::NoWay) {
                let proof = Proof::of(Claim::Unreachable(self.field.cells[goal]));
                return Ok(Err((Proof { exhaustive: true, ..proof }, message!("pegs-by-search"))));
            }
        }
        Err(Stop::GaveUp)
    }

    /// Looks for a play to one of the ends, all of `pegs` pegs, the more thoroughly the later the round; without a list
    /// of ends nothing is known but by going through everything.
    fn meet<'a>(
        &'a self,
        ends: Option<&[u64]>,
        pegs: u32,
        round: u64,
        fronts: &mut Option<Fronts<'a>>,
        budget: &mut Budget,
    ) -> Result<Tried, Stop> {
        let (start, patience) = (self.start(), PATIENCE << (2 * round).min(40));
        if self.is_by_levels(round, ends.is_some()) {
            let on = (self.field, self.board);
            let fronts = fronts.get_or_insert_with(|| match ends {
                Some(ends) => Fronts::new(on, self.threads, start, ends, pegs),
                None => Fronts::onward(on, self.threads, start),
            });
            return fronts.go_on(patience, budget);
        }
        let Some(ends) = ends else { return Ok(Tried::Open) };
        let enough = REACH << (2 * round).min(8);
        let reach = BackwardReach::new(self.board, ends, pegs, start.count_ones(), enough, budget)?;
        let mut search = MeetInTheMiddle::new(self.board, &reach, pegs);
        search.tries(start, self.seed ^ round, patience, budget)
    }

    /// Whether a round goes level by level: those of several threads do, and late ones of a single thread to listed ends.
    /// A page has neither the room nor the code for that.
    fn is_by_levels(&self, round: u64, listed: bool) -> bool {
        several(self.threads) && round >= TOGETHER
            || cfg!(not(target_family = "wasm")) && listed && round >= LATE
    }

    fn fewest(&self, budget: &mut Budget) -> Answer<Solution> {
        let (class_bound, class_proof) = class_bound(self.field, &self.pegs());
        let mut search = Fewest {
            case: self,
            bound: class_bound,
            beam: BeamSearch::new(self.puzzle, self.field, class_bound, self.seed),
            fronts: None,
        };
        let outcome = search.run(budget);
        let (bound, jumps) = (search.bound, search.beam.best);
        let left = self.start().count_ones() as usize - jumps.len();
        let solution = self.field.solution(jumps);
        if let Err(stop) = outcome {
            return Answer::best(solution, Some(bound as i64))
                .note(message!("pegs-not-fewest", stop = stop.message()));
        }
        let mut answer = Answer::solved(solution);
        answer.bound = Some(left as i64);
        if left == 1 {
            return answer;
        }
        let (proof, how) = match left > class_bound {
            true => {
                let proof = Proof::of(Claim::AtLeast(left));
                (Proof { exhaustive: true, ..proof }, message!("pegs-by-search"))
            }
            false => (class_proof, message!("pegs-by-class")),
        };
        answer.certified(proof.to_text()).note(message!("pegs-fewest", pegs = left, proof = how))
    }
}

/// The search for the fewest pegs: beam passes for good plays, searches that meet in the middle for
/// proofs, in turn and ever more thorough.
struct Fewest<'a> {
    case: &'a Prepared<'a>,
    /// Fewer pegs than this are impossible.
    bound: usize,
    beam: BeamSearch<'a>,
    /// Levels from both sides, where several threads search for ends of `bound` pegs.
    fronts: Option<Fronts<'a>>,
}

impl Fewest<'_> {
    /// Ends when the best play of the beam is proved best.
    fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let mut round = 0;
        while !self.beam.is_done() {
            if self.beam.passes(FIRST_WIDTH << round.min(8), 2, budget)? {
                return Ok(());
            }
            match self.reach_bound(round, budget)? {
                Tried::Found(jumps) => {
                    self.beam.best = jumps;
                    return Ok(());
                }
                Tried::NoWay => self.raise(budget),
                Tried::Open if round == 1 && self.look_at_all(budget)? => return Ok(()),
                Tried::Open => round += 1,
            }
        }
        Ok(())
    }

    fn raise(&mut self, budget: &mut Budget) {
        self.bound += 1;
        self.beam.aim(self.bound);
        if let Some(fronts) = self.fronts.take() {
            fronts.clear(budget);
        }
    }

    /// Looks for ends of `bound` pegs.
    fn reach_bound(&mut self, round: u64, budget: &mut Budget) -> Result<Tried, Stop> {
        let ends = self.case.ends(self.bound);
        self.case.meet(ends.as_deref(), self.bound as u32, round, &mut self.fronts, budget)
    }

    /// Visits everything, if that is not more than [`ALL_NODES`]; says whether it was.
    fn look_at_all(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        let start = self.case.start();
        let mut slice = budget.slice(Duration::MAX, ALL_NODES);
        let (outcome, best) = match several(self.case.threads) {
            true => {
                let mut fronts =
                    Fronts::onward((self.case.field, self.case.board), self.case.threads, start);
                match fronts.go_on(ALL_NODES, &mut slice) {
                    Ok(Tried::Found(jumps)) => (Ok(true), jumps),
                    outcome => (outcome.map(|_| false), Vec::new()),
                }
            }
            false => {
                let mut search = ExhaustiveSearch::new(self.case.board, start, self.bound);
                (search.visit(start, &mut slice).map(|_| true), search.best)
            }
        };
        budget.absorb(&slice);
        if best.len() > self.beam.best.len() {
            self.beam.best = best;
        }
        match outcome {
            Err(Stop::Nodes | Stop::Memory) => budget.check().map(|()| false),
            outcome => outcome,
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
    if classes.stays.iter().any(|i| pegs[*i]) {
        proof.stays = cells(&classes.stays);
    }
    (bound, proof)
}

/// The answer where position classes rule the goal out.
pub fn forbidden(field: &Field, goal: usize, reason: Forbidden) -> Answer<Solution> {
    let mut proof = Proof::of(Claim::Unreachable(field.cells[goal]));
    let cells = |set: &[usize]| set.iter().map(|i| field.cells[*i]).collect();
    match reason {
        Forbidden::Part(set) => proof.parts.push(cells(&set)),
        Forbidden::Parity(set) => proof.parities.push(cells(&set)),
    }
    proved(proof, message!("pegs-by-class"))
}

fn proved(proof: Proof, how: Message) -> Answer<Solution> {
    let Claim::Unreachable(goal) = proof.claim else { return Answer::impossible() };
    let answer = Answer::impossible().note(message!("pegs-unreachable", goal = goal, proof = how));
    // A weighting or a set of cells fits in a line, and a reader can check it by hand.
    let reason = if let Some(cells) = proof.parities.first() {
        Some(message!("pegs-why-parity", cells = list(cells), goal = goal))
    } else if let Some(cells) = proof.parts.first() {
        Some(message!("pegs-why-part", cells = list(cells)))
    } else {
        let weights = proof.weights.as_ref().map(list_weights);
        weights.map(|weights| message!("pegs-why-weights", weights = weights, goal = goal))
    };
    let answer = match reason {
        Some(reason) => answer.note(reason),
        None => answer,
    };
    answer.certified(proof.to_text())
}
