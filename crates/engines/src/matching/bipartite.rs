//! Heaviest matching in a bipartite graph, with the prices that prove it.
//!
//! Shortest augmenting paths, one unmatched left vertex at a time. Prices are integers and every
//! search stops at the first vertex where it can end, so on graphs with short ties the balls that
//! are searched stay small and the whole takes little more than linear time.

use super::NONE;
use quadrille_core::{Budget, Stop};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::{Add, AddAssign, Sub, SubAssign};

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

/// Finds a heaviest matching: the greatest sum of weights, vertices may stay alone.
pub fn heaviest<G: Graph>(graph: &G, budget: &mut Budget) -> Result<Heaviest<G::Weight>, Stop> {
    let zero = G::Weight::default();
    let mut search = Search::new(graph, budget)?;
    for root in 0..graph.len() {
        if graph.is_left(root) && search.found.mate[root] == NONE && search.found.price[root] > zero
        {
            budget.tick()?;
            search.augment(root as u32, budget)?;
        }
    }
    Ok(search.found)
}

/// What a search knows about a left vertex it has seen.
#[derive(Clone, Copy, Default)]
struct Seen<W> {
    /// The search it was seen by.
    round: u32,
    /// The left vertex before it on the path.
    from: u32,
    /// Its distance from the root.
    distance: W,
    /// Whether its edges have been looked at.
    done: bool,
}

/// Where a search may end.
#[derive(Clone, Copy)]
enum End {
    /// This left vertex gives up its partner: its price falls to nothing.
    Alone(u32),
    /// This right vertex is free; the left vertex reached it.
    Free(u32, u32),
}

struct Search<'g, G: Graph> {
    graph: &'g G,
    found: Heaviest<G::Weight>,
    seen: Vec<Seen<G::Weight>>,
    round: u32,
    /// Left vertices at the current distance.
    ready: Vec<u32>,
    /// Left vertices further off.
    later: BinaryHeap<Reverse<(G::Weight, u32)>>,
    /// Left vertices whose edges have been looked at.
    done: Vec<u32>,
}

/// Vertices between two looks at the budget.
const BATCH: usize = 4096;

impl<'g, G: Graph> Search<'g, G> {
    /// Starts with the least prices on the right, and the matching that needs no search.
    fn new(graph: &'g G, budget: &mut Budget) -> Result<Self, Stop> {
        let count = graph.len();
        let zero = G::Weight::default();
        let mut price = vec![zero; count];
        let mut mate = vec![NONE; count];
        for left in 0..count {
            if left.is_multiple_of(BATCH) {
                budget.check()?;
            }
            if !graph.is_left(left) {
                continue;
            }
            let mut best = zero;
            let mut partner = NONE;
            graph.each(left, |right, weight| {
                let free = mate[right] == NONE;
                if weight > best {
                    best = weight;
                    partner = if free { right as u32 } else { NONE };
                } else if weight == best && partner == NONE && free && weight > zero {
                    partner = right as u32;
                }
            });
            price[left] = best;
            if partner != NONE {
                mate[left] = partner;
                mate[partner as usize] = left as u32;
            }
        }
        Ok(Search {
            graph,
            found: Heaviest { mate, price },
            seen: vec![Seen::default(); count],
            round: 0,
            ready: Vec::new(),
            later: BinaryHeap::new(),
            done: Vec::new(),
        })
    }

    /// The nearest vertex not yet done and its distance.
    fn nearest(&mut self, current: G::Weight) -> Option<(u32, G::Weight)> {
        while let Some(vertex) = self.ready.pop() {
            if !self.seen[vertex as usize].done {
                return Some((vertex, current));
            }
        }
        while let Some(Reverse((distance, vertex))) = self.later.pop() {
            if !self.seen[vertex as usize].done {
                return Some((vertex, distance));
            }
        }
        None
    }

    /// Finds the cheapest way to settle `root`: with a partner, or alone in place of another.
    fn augment(&mut self, root: u32, budget: &mut Budget) -> Result<(), Stop> {
        let zero = G::Weight::default();
        self.round += 1;
        self.ready.clear();
        self.later.clear();
        self.done.clear();
        self.seen[root as usize] =
            Seen { round: self.round, from: NONE, distance: zero, done: false };
        self.ready.push(root);
        let mut best = G::Weight::MAX;
        let mut end = End::Alone(root);
        let mut current = zero;
        while let Some((left, distance)) = self.nearest(current) {
            if distance >= best {
                break;
            }
            current = distance;
            self.seen[left as usize].done = true;
            self.done.push(left);
            if self.done.len().is_multiple_of(64) {
                budget.tick()?;
            }
            let alone = distance + self.found.price[left as usize];
            if alone < best {
                best = alone;
                end = End::Alone(left);
            }
            if let Some((reach, right)) = self.look(left, distance, best) {
                best = reach;
                end = End::Free(left, right);
            }
            if best <= current {
                break;
            }
        }
        self.reprice(best);
        self.flip(end);
        Ok(())
    }

    /// Looks at the edges of `left`; returns a free right vertex nearer than `best`.
    fn look(
        &mut self,
        left: u32,
        distance: G::Weight,
        best: G::Weight,
    ) -> Option<(G::Weight, u32)> {
        let Search { graph, found, seen, round, ready, later, .. } = self;
        let own = found.price[left as usize];
        let partner = found.mate[left as usize];
        let mut nearest = None;
        let mut limit = best;
        graph.each(left as usize, |right, weight| {
            let reach = distance + (own + found.price[right] - weight);
            if reach >= limit || right as u32 == partner {
                return;
            }
            let next = found.mate[right];
            if next == NONE {
                limit = reach;
                nearest = Some((reach, right as u32));
                return;
            }
            let known = &mut seen[next as usize];
            if known.round == *round && known.distance <= reach {
                return;
            }
            *known = Seen { round: *round, from: left, distance: reach, done: false };
            if reach == distance {
                ready.push(next);
            } else {
                later.push(Reverse((reach, next)));
            }
        });
        nearest
    }

    /// Moves the prices so that the way of length `best` becomes tight.
    fn reprice(&mut self, best: G::Weight) {
        for &left in &self.done {
            let change = best - self.seen[left as usize].distance;
            if change <= G::Weight::default() {
                continue;
            }
            self.found.price[left as usize] -= change;
            let partner = self.found.mate[left as usize];
            if partner != NONE {
                self.found.price[partner as usize] += change;
            }
        }
    }

    /// Exchanges partners along the way from the root to `end`.
    fn flip(&mut self, end: End) {
        let (mut left, mut right) = match end {
            End::Free(left, right) => (left, right),
            End::Alone(left) => {
                let freed = std::mem::replace(&mut self.found.mate[left as usize], NONE);
                if freed == NONE {
                    return;
                }
                (self.seen[left as usize].from, freed)
            }
        };
        loop {
            let freed = std::mem::replace(&mut self.found.mate[left as usize], right);
            self.found.mate[right as usize] = left;
            if freed == NONE {
                return;
            }
            right = freed;
            left = self.seen[left as usize].from;
        }
    }
}
