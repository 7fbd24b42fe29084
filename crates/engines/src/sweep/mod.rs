//! Counting without looking at every solution: a sweep takes one decision after the other and remembers of those behind it
//! only what matters for those ahead. Ways that are remembered alike are counted together, so what takes time and memory is
//! the number of different memories, not of solutions. It is the transfer-matrix method, or, seen as a diagram with a node
//! for each memory, the building of a decision diagram of which only the counts are kept.

mod table;

use quadrille_core::{Budget, Natural, Stop};
pub use table::Key;
use table::{Put, Table};

/// A question that can be counted so.
pub trait Sweep<const W: usize> {
    /// What a decision is about, as a key of the catalogues.
    const STEP: &'static str = "progress-swept";
    /// How many decisions there are.
    fn steps(&self) -> usize;
    /// What is remembered before the first.
    fn start(&self) -> Key<W>;
    /// Tells what each way to take a decision leads to. What can lead to no solution need not be told; after the last
    /// decision it must not.
    fn branch(&self, step: usize, from: &Key<W>, tell: &mut impl FnMut(Key<W>));
}

/// What was counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// How many solutions there are.
    pub solutions: Natural,
    /// The most states at a time.
    pub widest: usize,
}

/// What the states may take where nobody set a limit: a sweep that needs more seldom ends in time, and would take all there
/// is before that.
const UNASKED: u64 = 2 << 30;

/// Counts the solutions of a question.
pub fn count<const W: usize, S: Sweep<W>>(sweep: &S, budget: &mut Budget) -> Result<Counted, Stop> {
    let mut part = match budget.memory_left() {
        left if left > 1 << 60 => budget.clone().with_memory(UNASKED),
        _ => budget.clone(),
    };
    let counted = swept(sweep, &mut part);
    budget.absorb(&part);
    counted
}

fn swept<const W: usize, S: Sweep<W>>(sweep: &S, budget: &mut Budget) -> Result<Counted, Stop> {
    let mut words = 1;
    let mut layer = Table::new(words, budget)?;
    layer.put(sweep.start(), &[1], budget)?;
    let mut counted = Counted { widest: 1, ..Counted::default() };
    for step in 0..sweep.steps() {
        budget.report(S::STEP, step as u64, sweep.steps() as u64);
        let next = loop {
            match advanced(sweep, step, &layer, words, budget) {
                Ok(Some(next)) => break next,
                // Every layer is made from the one before it, so it can be made again with longer numbers.
                Ok(None) => words += 1,
                Err(stop) => {
                    layer.free(budget);
                    return Err(stop);
                }
            }
        };
        layer.free(budget);
        layer = next;
        counted.widest = counted.widest.max(layer.len());
    }
    layer.iter().for_each(|(_, ways)| counted.solutions.add(ways));
    layer.free(budget);
    Ok(counted)
}

/// The states after one more decision; nothing where some number does not fit into its words.
fn advanced<const W: usize, S: Sweep<W>>(
    sweep: &S,
    step: usize,
    layer: &Table<W>,
    words: usize,
    budget: &mut Budget,
) -> Result<Option<Table<W>>, Stop> {
    let mut next = Table::new(words, budget)?;
    for (key, ways) in layer.iter() {
        let mut put = budget.tick().map(|()| Put::Done);
        if put.is_ok() {
            sweep.branch(step, key, &mut |after| {
                if put == Ok(Put::Done) {
                    put = next.put(after, ways, budget);
                }
            });
        }
        if put != Ok(Put::Done) {
            next.free(budget);
            return put.map(|_| None);
        }
    }
    Ok(Some(next))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of letters 0 and 1 without two ones side by side.
    struct Apart {
        length: usize,
    }

    impl Sweep<1> for Apart {
        fn steps(&self) -> usize {
            self.length
        }

        fn start(&self) -> Key<1> {
            [0]
        }

        fn branch(&self, _: usize, from: &Key<1>, tell: &mut impl FnMut(Key<1>)) {
            tell([0]);
            if *from == [0] {
                tell([1]);
            }
        }
    }

    #[test]
    fn numbers_grow_as_long_as_they_must() {
        // Such words of n letters are counted by the Fibonacci number n + 2.
        let fibonacci = |n: usize| {
            let counted = count(&Apart { length: n - 2 }, &mut Budget::unlimited());
            counted.unwrap().solutions.to_string()
        };
        assert_eq!(fibonacci(12), "144");
        assert_eq!(fibonacci(100), "354224848179261915075");
        assert_eq!(fibonacci(200), "280571172992510140037611932413038677189525");
    }

    #[test]
    fn a_limit_on_memory_is_kept_and_given_back() {
        let mut budget = Budget::unlimited().with_memory(100);
        assert_eq!(count(&Apart { length: 3 }, &mut budget), Err(Stop::Memory));
        let mut budget = Budget::unlimited().with_memory(1 << 12);
        assert!(swept(&Apart { length: 3 }, &mut budget).is_ok());
        assert_eq!(budget.memory_left(), 1 << 12);
    }
}
