//! What a run amounts to: counts, means and pictures all ask the same question here.

use super::{Results, Run, Sample};
use quadrille_core::Ruling;

/// What a run amounts to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A solution; where something is minimised, one that somebody proved best.
    Solved,
    /// A proof that there is none.
    Refuted,
    /// An answer that the method stands by and nobody proved best: a heuristic's, at its own time.
    Answered,
    /// No answer, or one that a limit cut short.
    Failed,
    /// The method does not take such puzzles. It was not tried.
    Refused,
}

impl Standing {
    /// Whether the run's own time says how long the method takes.
    pub fn has_time(self) -> bool {
        matches!(self, Standing::Solved | Standing::Refuted | Standing::Answered)
    }
}

impl Results {
    /// What a run amounts to; `best` is [`Results::best_known`].
    pub fn standing(&self, run: &Run, sample: &Sample, best: &[Option<(i64, bool)>]) -> Standing {
        match sample.verdict {
            Ruling::Invalid => Standing::Refused,
            Ruling::Impossible => Standing::Refuted,
            _ if self.counts(run, sample, best) => Standing::Solved,
            Ruling::Best if sample.ended => Standing::Answered,
            _ => Standing::Failed,
        }
    }
}
