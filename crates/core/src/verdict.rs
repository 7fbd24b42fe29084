//! What is asked of a method and what it answers.

use crate::{Message, Natural, Options, Stop, Tree};

/// What a method is asked for, beside the puzzle.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Stop after this many solutions: 1 = any solution, 2 = tell whether it is the only one, [`Ask::ALL`] = all.
    pub count: u64,
    /// Every random choice comes from here.
    pub seed: u64,
    /// The method's own options.
    pub options: Options,
    /// Threads a method may use, where it can use more than one.
    pub threads: usize,
    /// Whether a claim that there is no (further) solution shall come with a proof, by the methods
    /// that can write one (see `sat`).
    pub proof: bool,
    /// Whether a branch and bound, or a search that can, shall keep its tree.
    pub tree: bool,
}

impl Default for Ask {
    fn default() -> Self {
        Ask { count: 1, seed: 0, options: Options::new(), threads: 1, proof: false, tree: false }
    }
}

impl Ask {
    /// The count that asks for the exact number of solutions, however many there are.
    pub const ALL: u64 = u64::MAX;
    /// Who asks for more than this many asks for their number: methods that look at each are then the wrong ones.
    pub const MANY: u64 = 10_000;

    /// Asks for up to `count` solutions.
    pub fn count(count: u64) -> Self {
        Ask { count, ..Ask::default() }
    }
}

/// The kind of an answer. Running out of budget and having no solution are answers, not errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A solution; where there is an objective, proved optimal.
    Solved,
    /// Proved: there is no solution.
    Impossible,
    /// A valid answer whose optimality is not proved.
    Best,
    /// A limit was reached and nothing was found.
    Unknown(Stop),
}

/// A formula without a solution, and the proof of that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LratProof {
    /// The formula, in DIMACS.
    pub formula: String,
    /// The proof, in LRAT: it numbers the formula's clauses from 1.
    pub proof: Vec<u8>,
}

/// What a method found.
#[derive(Clone, Debug)]
#[must_use]
pub struct Answer<S> {
    /// The kind of answer.
    pub verdict: Verdict,
    /// The first solution found.
    pub solution: Option<S>,
    /// How many were counted, up to what was asked; the greatest number where they are more.
    pub solutions: u64,
    /// How many there are, where that is more than `solutions` can say.
    pub exactly: Option<Natural>,
    /// Whether those are all there are.
    pub exhausted: bool,
    /// A proved bound on the objective (a lower one: every objective here is minimised).
    pub bound: Option<i64>,
    /// A proof a reader or another program can check, in the game's own proof notation.
    pub certificate: Option<String>,
    /// A proof that there is no (further) solution, for anybody's LRAT checker.
    pub lrat: Option<LratProof>,
    /// What a branch and bound tried, if that was asked for.
    pub tree: Option<Tree>,
    /// What a curious user would want to know: rounds, cuts, which engine answered.
    pub notes: Vec<Message>,
}

impl<S> Answer<S> {
    fn bare(verdict: Verdict) -> Self {
        Answer {
            verdict,
            solution: None,
            solutions: 0,
            exactly: None,
            exhausted: false,
            bound: None,
            certificate: None,
            lrat: None,
            tree: None,
            notes: Vec::new(),
        }
    }

    /// One solution, nothing known about others.
    pub fn solved(solution: S) -> Self {
        Answer { solution: Some(solution), solutions: 1, ..Self::bare(Verdict::Solved) }
    }

    /// A proof that there is none.
    pub fn impossible() -> Self {
        Answer { exhausted: true, ..Self::bare(Verdict::Impossible) }
    }

    /// An answer not proved optimal.
    pub fn best(solution: S, bound: Option<i64>) -> Self {
        Answer { solution: Some(solution), solutions: 1, bound, ..Self::bare(Verdict::Best) }
    }

    /// Stopped with nothing found.
    pub fn unknown(stop: Stop) -> Self {
        Self::bare(Verdict::Unknown(stop))
    }

    /// The outcome of a count: `first` is one of `solutions`; `stopped` says why it ended early,
    /// `exhausted` that there are no others.
    ///
    /// A count that was cut short is `Unknown` even when a solution is at hand: the question
    /// ("how many?") was not answered. The solution is still given, and the report calls it `best`.
    pub fn counted(first: Option<S>, solutions: u64, exhausted: bool, stop: Option<Stop>) -> Self {
        let verdict = match stop {
            Some(stop) => Verdict::Unknown(stop),
            None if solutions == 0 && exhausted => Verdict::Impossible,
            None => Verdict::Solved,
        };
        Answer { solution: first, solutions, exhausted, ..Self::bare(verdict) }
    }

    /// The outcome of a count that never looked at the solutions one by one: `first` is one of `all`.
    pub fn tallied(first: Option<S>, all: &Natural, ask: &Ask) -> Self {
        let exactly = (all.small().is_none() && ask.count == Ask::ALL).then(|| all.clone());
        let number = all.small().unwrap_or(u64::MAX);
        let exhausted = exactly.is_some() || (all.small().is_some() && number <= ask.count);
        Answer { exactly, ..Self::counted(first, number.min(ask.count), exhausted, None) }
    }

    /// The same with one more note.
    pub fn note(mut self, text: impl Into<Message>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// The same with a proof.
    pub fn certified(mut self, proof: impl Into<String>) -> Self {
        self.certificate = Some(proof.into());
        self
    }
}
