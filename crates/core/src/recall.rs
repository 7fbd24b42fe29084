//! A solution that was met when a position was judged.
//!
//! Whoever asks for hints at a board asks after every move, and the solution that showed one position to be right mostly
//! shows the next one, too. Only where it does not is a solver needed again.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A solution of one puzzle, or none yet.
#[derive(Debug)]
pub struct Recall<S>(Mutex<Option<S>>);

impl<S> Default for Recall<S> {
    fn default() -> Self {
        Recall(Mutex::new(None))
    }
}

impl<S> Recall<S> {
    /// Whether there is one that passes.
    pub fn passes(&self, test: impl FnOnce(&S) -> bool) -> bool {
        self.lock().as_ref().is_some_and(test)
    }

    /// Keeps a newer one, if there is one.
    pub fn keep(&self, solution: Option<S>) {
        if solution.is_some() {
            *self.lock() = solution;
        }
    }

    /// What a thread that panicked left is a solution all the same.
    fn lock(&self) -> MutexGuard<'_, Option<S>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_is_kept_and_nothing_makes_it_forget() {
        let recall = Recall::default();
        assert!(!recall.passes(|_| true));
        recall.keep(Some(1));
        recall.keep(Some(2));
        recall.keep(None);
        assert!(recall.passes(|&solution| solution == 2));
        assert!(!recall.passes(|&solution| solution == 1));
    }
}
