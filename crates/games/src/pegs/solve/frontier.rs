//! What follows from a list of positions, found by several threads, in an order that does not depend on them.
//!
//! Threads first take chunks of the list and gather what follows from them, sorted by shards of the set of all that was
//! seen; then they take shards and add what was gathered, chunk after chunk. Chunks and shards are always the same, so
//! what is new comes in the same order whoever was quicker, and one thread alone does exactly the same.

use super::set::PositionSet;
use crate::split::several;
use quadrille_core::{Budget, Stop};
use std::sync::Mutex;

/// The most positions that are followed at a time: what is gathered waits in memory.
pub const ROUND: usize = 1 << 15;
/// Positions that a thread takes at a time.
const CHUNK: usize = 1 << 9;
const SHARD_BITS: u32 = 5;
/// Parts of a set; enough for a few that are dearer than others.
const SHARDS: usize = 1 << SHARD_BITS;

/// Positions that were seen, in parts that several threads can add to.
pub struct Seen {
    shards: Vec<PositionSet>,
}

impl Seen {
    /// Nothing was seen yet.
    pub fn new() -> Self {
        Seen { shards: (0..SHARDS).map(|_| PositionSet::new()).collect() }
    }

    /// Whether a position was.
    pub fn contains(&self, position: u64) -> bool {
        self.shards[shard(position)].contains(position)
    }

    /// Looks at the places of some positions, so that the waits for memory overlap.
    pub fn look_at(&self, positions: &[u64]) {
        let place = |position: &u64| self.shards[shard(*position)].place(*position);
        std::hint::black_box(positions.iter().fold(0, |seen, position| seen ^ place(position)));
    }

    /// Adds a position.
    pub fn add(&mut self, position: u64, budget: &mut Budget) -> Result<(), Stop> {
        self.shards[shard(position)].insert(position, budget).map(drop)
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        self.shards.into_iter().for_each(|mut shard| shard.clear(budget));
    }
}

/// The high bits of the product: those that find a place within a shard are lower ones.
#[inline]
fn shard(position: u64) -> usize {
    (super::set::mixed(position) >> (u64::BITS - SHARD_BITS)) as usize
}

/// What follows from a chunk of positions, by shards.
pub struct Gathered {
    shards: Vec<Vec<u64>>,
}

impl Gathered {
    /// Adds a position that follows.
    #[inline]
    pub fn add(&mut self, position: u64) {
        self.shards[shard(position)].push(position);
    }
}

/// Adds to `into` what follows from at most [`ROUND`] positions, was not seen before and is worth a place there.
pub fn expand(
    round: &[u64],
    (seen, into): (&mut Seen, &mut Vec<u64>),
    (threads, budget): (usize, &mut Budget),
    follow: impl Fn(u64, &mut Gathered) + Sync,
    worth: impl Fn(u64) -> bool + Sync,
) -> Result<(), Stop> {
    budget.add_nodes(round.len() as u64);
    budget.check()?;
    let watch: &Budget = budget;
    let gathered = in_order(round.chunks(CHUNK).collect(), threads, |chunk| {
        watch.check()?;
        let mut gathered = Gathered { shards: vec![Vec::new(); SHARDS] };
        chunk.iter().for_each(|position| follow(*position, &mut gathered));
        Ok::<_, Stop>(gathered.shards)
    });
    let gathered = gathered.into_iter().collect::<Result<Vec<_>, _>>()?;
    let many = |at: usize| gathered.iter().map(|chunk| chunk[at].len()).sum::<usize>();
    let bytes = (0..SHARDS).map(many).sum::<usize>() as u64 * 8;
    budget.take_memory(bytes)?;
    // Tables are paid for here, one after the other, so that a limit is met at the same moment by any number of threads.
    let mut shards = Vec::new();
    for (at, shard) in seen.shards.iter_mut().enumerate() {
        shards.push((at, shard.pay_for(many(at), budget)?, shard));
    }
    let watch: &Budget = budget;
    let new = in_order(shards, threads, |(at, size, shard)| {
        shard.resize(size, watch)?;
        let mut new = Vec::new();
        gathered.iter().for_each(|chunk| shard.add_new(&chunk[at], &mut new));
        new.retain(|position| worth(*position));
        Ok::<_, Stop>(new)
    });
    for new in new {
        into.extend(new?);
    }
    budget.free_memory(bytes);
    Ok(())
}

/// What `work` makes of each of some items, in their order.
fn in_order<T: Send, R: Send>(
    items: Vec<T>,
    threads: usize,
    work: impl Fn(T) -> R + Sync,
) -> Vec<R> {
    // What one thread takes at once is done before another has started.
    if !several(threads) || items.len() < 2 {
        return items.into_iter().map(work).collect();
    }
    let threads = threads.min(items.len());
    let mut done: Vec<Option<R>> = items.iter().map(|_| None).collect();
    let open = Mutex::new(items.into_iter().zip(&mut done));
    let labour = || {
        // A thread that panicked takes the others with it when the scope ends.
        while let Ok(Some((item, place))) = open.lock().map(|mut open| open.next()) {
            *place = Some(work(item));
        }
    };
    std::thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(labour)));
        labour();
    });
    done.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::CancelToken;
    use std::collections::HashSet;

    /// Numbers, each followed by its double and by one more than that, less what is above a limit.
    fn doubled(from: &[u64], threads: usize, budget: &mut Budget) -> Result<Vec<u64>, Stop> {
        let (mut seen, mut into) = (Seen::new(), Vec::new());
        for round in from.chunks(ROUND) {
            let follow = |n: u64, out: &mut Gathered| {
                [2 * n, 2 * n + 1].into_iter().for_each(|n| out.add(n % 65_521 + 1));
            };
            let lists = (&mut seen, &mut into);
            expand(round, lists, (threads, &mut *budget), follow, |n| n % 3 > 0)?;
        }
        assert!(into.iter().all(|n| seen.contains(*n)));
        seen.clear(budget);
        Ok(into)
    }

    #[test]
    fn any_number_of_threads_gives_the_same_list() {
        let from: Vec<u64> = (1..100_000).collect();
        let mut budget = Budget::unlimited();
        let alone = doubled(&from, 1, &mut budget).unwrap();
        let expected = (1..=65_521).filter(|n| n % 3 > 0).collect::<HashSet<u64>>();
        assert_eq!(alone.len(), expected.len(), "each once");
        assert_eq!(alone.iter().copied().collect::<HashSet<u64>>(), expected);
        for threads in [2, 3, 8] {
            assert!(doubled(&from, threads, &mut budget).unwrap() == alone, "{threads} threads");
        }
        assert_eq!(budget.nodes(), 4 * from.len() as u64);
        assert_eq!(doubled(&[], 2, &mut budget), Ok(Vec::new()));
    }

    #[test]
    fn limits_are_met_by_any_number_of_threads() {
        let from: Vec<u64> = (1..100_000).collect();
        for threads in [1, 2] {
            let few = Budget::unlimited().with_memory(200_000);
            assert_eq!(doubled(&from, threads, &mut few.clone()), Err(Stop::Memory));
            assert_eq!(
                doubled(&from, threads, &mut Budget::unlimited().with_nodes(9)),
                Err(Stop::Nodes)
            );
            let token = CancelToken::new();
            token.cancel();
            let mut cancelled = Budget::unlimited().with_cancel(token);
            assert_eq!(doubled(&from, threads, &mut cancelled), Err(Stop::Cancelled));
        }
    }
}
