//! Hill climbing on full boards, for clues that must lie where somebody wants them.
//!
//! What a full board shows at the wanted places is a puzzle; how much of it stays open says how far it is from having one
//! solution. Small changes of the full board are kept as long as they leave no more open than there was.

use quadrille_core::{Budget, GenerateError, Rng, Stop};

/// A hill to climb.
pub trait Slope {
    /// A full board.
    type Full;
    /// A fresh one.
    fn start(&mut self, rng: &mut Rng, budget: &mut Budget) -> Result<Self::Full, GenerateError>;
    /// One that differs a little.
    fn changed(&mut self, full: &Self::Full, rng: &mut Rng) -> Self::Full;
    /// How far it is from what is wanted: nothing at the top, and 1 where it is only too easy.
    fn open(&mut self, full: &Self::Full, budget: &mut Budget) -> Result<usize, Stop>;
}

/// Steps in a row without getting higher before a fresh start, and all steps before giving up.
const PATIENCE: usize = 2_000;
const STEPS: usize = 100_000;

/// A full board at the top, or how near to it one came.
pub fn climb<S: Slope>(
    slope: &mut S,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Result<S::Full, usize>, GenerateError> {
    let mut best = usize::MAX;
    let mut steps = 0;
    while steps < STEPS {
        let mut full = slope.start(rng, budget)?;
        let mut open = slope.open(&full, budget)?;
        let mut idle = 0;
        while open > 0 && idle < PATIENCE && steps < STEPS {
            budget.tick()?;
            (steps, idle) = (steps + 1, idle + 1);
            let other = slope.changed(&full, rng);
            let opens = slope.open(&other, budget)?;
            if opens < open {
                idle = 0;
            }
            if opens <= open {
                (full, open) = (other, opens);
            }
            if open < best {
                best = open;
            }
            budget.report("progress-open", best as u64, 0);
        }
        if open == 0 {
            return Ok(Ok(full));
        }
        best = best.min(open);
        steps += 1;
    }
    Ok(Err(best))
}
