//! Heaviest matching in a bipartite graph, with the prices that prove it.
//!
//! Shortest augmenting paths, one unmatched left vertex at a time. Prices are integers and every
//! search stops at the first vertex where it can end, so on graphs with short ties the balls that
//! are searched stay small and the whole takes little more than linear time. For the same reason large
//! graphs are matched in strips, which threads can share.

mod search;

use super::NONE;
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Stop};
use search::{Search, Seen};
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Integers that weigh edges: the narrow ones are faster, the wide ones never overflow.
pub trait Weight:
    Copy + Ord + Default + Add<Output = Self> + Sub<Output = Self> + AddAssign + SubAssign
{
    /// More than any weight.
    const MAX: Self;
}

impl Weight for i32 {
    const MAX: Self = i32::MAX;
}

impl Weight for i64 {
    const MAX: Self = i64::MAX;
}

/// A bipartite graph that knows its edges without having to store them.
pub trait Graph {
    /// What edges weigh: from 0 to a third of the type's range.
    type Weight: Weight;

    /// How many vertices, fewer than `u32::MAX`.
    fn len(&self) -> usize;
    /// Whether a vertex is on the left side; edges join left and right.
    fn is_left(&self, vertex: usize) -> bool;
    /// Calls `visit` with every neighbour and the weight of the edge.
    fn each(&self, vertex: usize, visit: impl FnMut(usize, Self::Weight));

    /// Whether there is no vertex.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A heaviest matching and its proof: prices are not negative, the prices of an edge's ends sum to
/// at least its weight, and all prices together to the weight of the matching.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heaviest<W> {
    /// The partner of each vertex, or [`NONE`].
    pub mate: Vec<u32>,
    /// The price of each vertex.
    pub price: Vec<W>,
}

/// Finds a heaviest matching: the greatest sum of weights, vertices may stay alone. The answer does not
/// depend on the number of threads.
pub fn heaviest<G: Graph + Sync>(
    graph: &G,
    threads: usize,
    budget: &mut Budget,
) -> Result<Heaviest<G::Weight>, Stop>
where
    G::Weight: Send,
{
    heaviest_by_strips(graph, STRIP, threads, budget)
}

/// Vertices of a strip: so many that little is left over at their borders.
const STRIP: usize = 1 << 19;

/// The vertices are cut into strips of `strip`, each of which is matched by itself as far as that goes
/// (see `Search::fence`); what is left at their borders is settled on the whole graph.
pub fn heaviest_by_strips<G: Graph + Sync>(
    graph: &G,
    strip: usize,
    threads: usize,
    budget: &mut Budget,
) -> Result<Heaviest<G::Weight>, Stop>
where
    G::Weight: Send,
{
    let count = graph.len();
    let mut price = vec![G::Weight::default(); count];
    let mut mate = vec![NONE; count];
    let mut seen = vec![Seen::default(); count];
    let pieces = mate.chunks_mut(strip).zip(price.chunks_mut(strip)).zip(seen.chunks_mut(strip));
    let searches = pieces
        .enumerate()
        .map(|(at, ((mate, price), seen))| Search::new(graph, at * strip, (mate, price, seen), 0));
    let Left { mut roots, rounds } = match threads.min(count.div_ceil(strip)) {
        0 | 1 => alone(searches, budget)?,
        threads => together(searches, threads, budget)?,
    };
    roots.order();
    let mut whole = Search::new(graph, 0, (&mut mate, &mut price, &mut seen), rounds);
    for root in roots {
        whole.augment(root, budget)?;
    }
    Ok(Heaviest { mate, price })
}

/// What strips leave.
#[derive(Default)]
struct Left {
    /// Left vertices still to be settled.
    roots: Vec<u32>,
    /// The most rounds of a strip.
    rounds: u32,
}

impl Left {
    fn add(&mut self, other: Left) {
        self.roots.extend(other.roots);
        self.rounds = self.rounds.max(other.rounds);
    }
}

/// Matches strips one after the other.
fn alone<'g, G: Graph + 'g>(
    searches: impl Iterator<Item = Search<'g, G>>,
    budget: &mut Budget,
) -> Result<Left, Stop> {
    let mut left = Left::default();
    for mut search in searches {
        search.begin(budget)?;
        let roots = search.settle(budget)?;
        left.add(Left { roots, rounds: search.round });
        search.finish();
    }
    Ok(left)
}

/// The same by several threads, each of which takes the next strip.
fn together<'g, G: Graph + Sync + 'g>(
    searches: impl Iterator<Item = Search<'g, G>> + Send,
    threads: usize,
    budget: &mut Budget,
) -> Result<Left, Stop>
where
    G::Weight: Send,
{
    let waiting = Mutex::new(searches);
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let mut slices: Vec<Budget> =
        (0..threads).map(|_| budget.slice(NO_TIME_LIMIT, u64::MAX)).collect();
    let ended: Vec<Result<Left, Stop>> = std::thread::scope(|scope| {
        let works: Vec<_> = slices
            .iter_mut()
            .map(|slice| scope.spawn(|| alone(std::iter::from_fn(next), slice)))
            .collect();
        works.into_iter().map(|work| work.join().unwrap_or(Err(Stop::GaveUp))).collect()
    });
    slices.iter().for_each(|slice| budget.absorb(slice));
    ended.into_iter().try_fold(Left::default(), |mut left, ended| {
        left.add(ended?);
        Ok(left)
    })
}

/// A thread has as long as the whole has.
const NO_TIME_LIMIT: Duration = Duration::from_secs(1 << 40);
