//! A search cut into parts ("cubes") that several threads work on, with an answer that does not depend on who was
//! quicker.
//!
//! [`cut`] makes the parts, always the same ones in the same order; [`conquer`] works on them and gives what came of
//! them in that order, as if one thread had taken them one after the other. Neither knows what a part is.

use quadrille_core::{Budget, Stop};
use std::sync::Mutex;

/// Cuts what `root` stands for into about `wanted` parts: again and again the part with the greatest weight is replaced
/// by its branches, until there are enough, or none has a weight above 0.
///
/// Parts that turn out to be empty are simply left out by `branches`. When its budget ends, the parts are what they are:
/// still the whole, in fewer pieces.
pub fn cut<C>(
    root: C,
    wanted: usize,
    weight: impl Fn(&C) -> u64,
    mut branches: impl FnMut(&C) -> Result<Vec<C>, Stop>,
) -> Vec<C> {
    let mut parts = vec![root];
    while parts.len() < wanted {
        let heaviest = parts.iter().enumerate().max_by_key(|(_, part)| weight(part));
        let Some((at, part)) = heaviest.filter(|(_, part)| weight(part) > 0) else { break };
        let Ok(branches) = branches(part) else { break };
        parts.splice(at..=at, branches);
    }
    parts
}

/// What threads share.
struct Table<R, E> {
    /// The next part to be taken.
    next: usize,
    /// What came of each part.
    results: Vec<Option<R>>,
    /// How many parts from the first on are known to be worked on to their end.
    settled: usize,
    /// Whether those are enough.
    ended: bool,
    enough: E,
    nodes: u64,
}

/// Works on parts in several threads. What came of them is given in the order of the parts, up to the first after
/// which `enough` says that nothing more is needed; it is asked once for each of these, in order.
///
/// Fewer results than parts without `enough` mean that the budget ended. Every part works under a share of the budget,
/// which is cancelled when its result is no longer needed.
pub fn conquer<C: Sync, R: Send>(
    parts: &[C],
    threads: usize,
    budget: &mut Budget,
    work: impl Fn(&C, &mut Budget) -> R + Sync,
    enough: impl FnMut(&R) -> bool + Send,
) -> Vec<R> {
    let threads = threads.clamp(1, parts.len().max(1));
    let results = parts.iter().map(|_| None).collect();
    let table = Table { next: 0, results, settled: 0, ended: false, enough, nodes: 0 };
    let table = Mutex::new(table);
    {
        let share = budget.share(threads);
        let whole: &Budget = budget;
        let labour = || labour(parts, &table, whole, &share, &work);
        #[cfg(target_arch = "wasm32")]
        labour();
        #[cfg(not(target_arch = "wasm32"))]
        std::thread::scope(|scope| {
            // One that panics takes the others with it when the scope ends.
            (1..threads).for_each(|_| drop(scope.spawn(labour)));
            labour();
        });
    }
    let Table { results, settled, nodes, .. } = match table.into_inner() {
        Ok(table) => table,
        Err(poisoned) => poisoned.into_inner(),
    };
    budget.add_nodes(nodes);
    results.into_iter().take(settled).flatten().collect()
}

/// What one thread does: takes parts until there are none, or enough is known.
fn labour<C, R, E: FnMut(&R) -> bool>(
    parts: &[C],
    table: &Mutex<Table<R, E>>,
    whole: &Budget,
    share: &Budget,
    work: &(impl Fn(&C, &mut Budget) -> R + Sync),
) {
    loop {
        let at = {
            // A lock is poisoned only by a panic, which ends all of this anyway.
            let Ok(mut table) = table.lock() else { return };
            if table.ended || whole.check().is_err() {
                return;
            }
            table.next += 1;
            table.next - 1
        };
        let Some(part) = parts.get(at) else { return };
        let mut own = share.clone();
        let result = work(part, &mut own);
        let Ok(mut table) = table.lock() else { return };
        table.nodes += own.nodes() - share.nodes();
        table.results[at] = Some(result);
        table.settle();
        whole.report("progress-cubes", table.settled as u64, parts.len() as u64);
        if table.ended {
            share.cancel_token().cancel();
        }
    }
}

impl<R, E: FnMut(&R) -> bool> Table<R, E> {
    /// Looks at what came of the first parts that were not looked at yet.
    fn settle(&mut self) {
        while !self.ended
            && let Some(Some(result)) = self.results.get(self.settled)
        {
            self.ended = (self.enough)(result);
            self.settled += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// Ranges of numbers, cut in halves.
    fn ranges(wanted: usize) -> Vec<(u64, u64)> {
        let halves = |&(from, to): &(u64, u64)| {
            let middle = from.midpoint(to);
            Ok(vec![(from, middle), (middle, to)])
        };
        cut((0, 1000), wanted, |(from, to)| to - from - 1, halves)
    }

    #[test]
    fn parts_are_the_whole_in_order() {
        let parts = ranges(37);
        assert_eq!(parts.len(), 37);
        assert_eq!((parts[0].0, parts[36].1), (0, 1000));
        assert!(parts.windows(2).all(|pair| pair[0].1 == pair[1].0));
        let lengths = parts.iter().map(|(from, to)| to - from);
        assert!(lengths.clone().max().unwrap() <= 2 * lengths.min().unwrap() + 1);
        assert_eq!(ranges(5000).len(), 1000, "what cannot be cut is not cut");
    }

    #[test]
    fn a_part_that_is_empty_leaves_nothing() {
        let parts = cut(1, 9, |_| 1, |_| Ok(Vec::<i32>::new()));
        assert!(parts.is_empty());
        let results = conquer(&parts, 4, &mut Budget::unlimited(), |part, _| *part, |_| false);
        assert!(results.is_empty());
    }

    #[test]
    fn a_cut_that_is_stopped_leaves_the_whole() {
        let once = |(from, to): &(u64, u64)| match to - from {
            1000 => Ok(vec![(0, 400), (400, 1000)]),
            _ => Err(Stop::Time),
        };
        assert_eq!(cut((0, 1000), 9, |(from, to)| to - from, once), [(0, 400), (400, 1000)]);
    }

    #[test]
    fn any_number_of_threads_gives_the_same() {
        let parts = ranges(64);
        for threads in [1, 2, 3, 8] {
            let mut budget = Budget::unlimited();
            let mut asked = Vec::new();
            let found = conquer(
                &parts,
                threads,
                &mut budget,
                |&(from, to), budget| {
                    budget.tick().unwrap();
                    // The first parts take longest, so that later ones are there before them.
                    std::thread::sleep(Duration::from_micros(1000 - from));
                    (from..to).find(|n| n % 300 == 299)
                },
                |found| {
                    asked.push(*found);
                    found.is_some()
                },
            );
            assert_eq!(found.last(), Some(&Some(299)), "{threads} threads");
            assert!(found[..found.len() - 1].iter().all(Option::is_none));
            assert_eq!(asked, found);
            assert!(budget.nodes() >= found.len() as u64);
        }
    }

    #[test]
    fn what_is_no_longer_needed_is_cancelled() {
        let parts = [1, 2];
        let found = conquer(
            &parts,
            2,
            &mut Budget::unlimited(),
            |part, budget| match part {
                1 => Ok(()),
                // Ends only because the first part is enough.
                _ => loop {
                    if let Err(stop) = budget.tick() {
                        break Err(stop);
                    }
                    std::thread::yield_now();
                },
            },
            Result::is_ok,
        );
        assert_eq!(found, [Ok(())]);
    }

    #[test]
    fn a_budget_that_ends_ends_all() {
        let mut budget = Budget::for_time(Duration::from_millis(30));
        let endless = |_: &(), budget: &mut Budget| loop {
            if let Err(stop) = budget.tick() {
                break stop;
            }
        };
        let found = conquer(&[(); 9], 3, &mut budget, endless, |_| false);
        assert!(found.len() < 9 && found.iter().all(|stop| *stop == Stop::Time));
        budget.cancel_token().cancel();
        assert!(conquer(&[(); 9], 3, &mut budget, endless, |_| false).is_empty());
    }
}
