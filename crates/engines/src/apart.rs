//! An engine in a thread that its caller can leave.
//!
//! Engines look at their interrupts only now and then: presolve and simplification of large problems
//! take seconds. A caller whose budget has ended does not wait for that; the thread it leaves ends at
//! the engine's own next look.

use quadrille_core::{Budget, Stop};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

/// How often a waiting caller looks at its budget.
const LOOK: Duration = Duration::from_millis(10);
/// How long a caller whose budget has ended waits for the engine to notice.
const GRACE: Duration = Duration::from_millis(50);

/// Runs `work` in a thread of its own, and comes back without its result soon after the budget ends.
pub fn run<T: Send + 'static>(
    name: &str,
    budget: &mut Budget,
    work: impl FnOnce(&mut Budget) -> T + Send + 'static,
) -> Result<T, Stop> {
    let (sender, receiver) = mpsc::channel();
    let mut inner = budget.clone();
    let thread = std::thread::Builder::new().name(name.to_string()).spawn(move || {
        let result = work(&mut inner);
        // Nobody listens any more when the caller's budget has ended.
        let _ = sender.send((result, inner.nodes()));
    });
    if thread.is_err() {
        return Err(Stop::Memory);
    }
    let mut wait = LOOK;
    loop {
        match receiver.recv_timeout(wait) {
            Ok((result, nodes)) => {
                budget.add_nodes(nodes.saturating_sub(budget.nodes()));
                return Ok(result);
            }
            Err(RecvTimeoutError::Disconnected) => return Err(Stop::GaveUp),
            Err(RecvTimeoutError::Timeout) => match budget.check() {
                Ok(()) => {}
                Err(stop) if wait == GRACE => return Err(stop),
                Err(_) => wait = GRACE,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn results_nodes_and_panics_come_back() {
        let mut budget = Budget::unlimited();
        let counted = run("counts", &mut budget, |inner| {
            inner.add_nodes(7);
            3
        });
        assert_eq!((counted, budget.nodes()), (Ok(3), 7));
        let panicked = run("panics", &mut budget, |_| assert_eq!(1, 2, "on purpose"));
        assert_eq!(panicked, Err(Stop::GaveUp));
    }

    #[test]
    fn a_deaf_engine_is_left() {
        let mut budget = Budget::for_time(Duration::from_millis(20));
        let (begin, sleep) = (Instant::now(), Duration::from_secs(5));
        let left = run("sleeps", &mut budget, move |_| std::thread::sleep(sleep));
        assert_eq!(left, Err(Stop::Time));
        assert!(begin.elapsed() < sleep, "it must not have been waited for");
    }
}
