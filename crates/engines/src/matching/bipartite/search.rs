//! One search after the other among some of the vertices.

use super::super::NONE;
use super::{Graph, Weight};
use quadrille_core::{Budget, Stop};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What a search knows about a left vertex it has seen.
#[derive(Clone, Copy, Default)]
pub(super) struct Seen<W> {
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

/// A search among the vertices from `first` on that its slices hold. It counts vertices from there.
pub(super) struct Search<'g, G: Graph> {
    graph: &'g G,
    first: usize,
    mate: &'g mut [u32],
    price: &'g mut [G::Weight],
    seen: &'g mut [Seen<G::Weight>],
    pub(super) round: u32,
    /// Left vertices at the current distance.
    ready: Vec<u32>,
    /// Left vertices further off.
    later: BinaryHeap<Reverse<(G::Weight, u32)>>,
    /// Left vertices whose edges have been looked at.
    done: Vec<u32>,
    /// The least distance at which the current search would leave its vertices, taking what lies
    /// beyond to be free of charge. As prices on the right only rise, the true distance is no less:
    /// a search that ends before it may be settled here, whatever happens beyond.
    fence: G::Weight,
}

/// The slices of a [`Search`].
pub(super) type Slices<'g, W> = (&'g mut [u32], &'g mut [W], &'g mut [Seen<W>]);

/// Vertices between two looks at the budget.
const BATCH: usize = 4096;

impl<'g, G: Graph> Search<'g, G> {
    pub(super) fn new(
        graph: &'g G,
        first: usize,
        (mate, price, seen): Slices<'g, G::Weight>,
        round: u32,
    ) -> Self {
        Search {
            graph,
            first,
            mate,
            price,
            seen,
            round,
            ready: Vec::new(),
            later: BinaryHeap::new(),
            done: Vec::new(),
            fence: G::Weight::MAX,
        }
    }

    /// Starts with the least prices on the right, and the matching that needs no search.
    pub(super) fn begin(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let zero = G::Weight::default();
        let Search { graph, first, mate, price, .. } = self;
        for left in 0..mate.len() {
            if left.is_multiple_of(BATCH) {
                budget.check()?;
            }
            if !graph.is_left(*first + left) {
                continue;
            }
            let mut best = zero;
            let mut partner = NONE;
            graph.each(*first + left, |right, weight| {
                let right = right.wrapping_sub(*first);
                let free = mate.get(right) == Some(&NONE);
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
        Ok(())
    }

    /// Settles every left vertex that is neither matched nor content to be alone; returns those whose
    /// search would leave the vertices of this one.
    pub(super) fn settle(&mut self, budget: &mut Budget) -> Result<Vec<u32>, Stop> {
        let mut left_over = Vec::new();
        for root in 0..self.mate.len() {
            if self.graph.is_left(self.first + root)
                && self.mate[root] == NONE
                && self.price[root] > G::Weight::default()
            {
                budget.tick()?;
                if !self.augment(root as u32, budget)? {
                    left_over.push((self.first + root) as u32);
                }
            }
        }
        Ok(left_over)
    }

    /// Numbers partners as the whole graph does.
    pub(super) fn finish(&mut self) {
        if self.first > 0 {
            let first = self.first as u32;
            self.mate.iter_mut().filter(|mate| **mate != NONE).for_each(|mate| *mate += first);
        }
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

    /// Finds the cheapest way to settle `root`: with a partner, or alone in place of another; false if
    /// that may lie beyond the fence.
    pub(super) fn augment(&mut self, root: u32, budget: &mut Budget) -> Result<bool, Stop> {
        let zero = G::Weight::default();
        self.round += 1;
        self.ready.clear();
        self.later.clear();
        self.done.clear();
        self.fence = G::Weight::MAX;
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
            if distance >= self.fence {
                return Ok(false);
            }
            current = distance;
            self.seen[left as usize].done = true;
            self.done.push(left);
            if self.done.len().is_multiple_of(64) {
                budget.tick()?;
            }
            let alone = distance + self.price[left as usize];
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
        let settled = best <= self.fence;
        if settled {
            self.reprice(best);
            self.flip(end);
        }
        Ok(settled)
    }

    /// Looks at the edges of `left`; returns a free right vertex nearer than `best`.
    fn look(
        &mut self,
        left: u32,
        distance: G::Weight,
        best: G::Weight,
    ) -> Option<(G::Weight, u32)> {
        let Search { graph, first, mate, price, seen, round, ready, later, fence, .. } = self;
        let own = price[left as usize];
        let partner = mate[left as usize];
        let mut nearest = None;
        let mut limit = best;
        graph.each(*first + left as usize, |right, weight| {
            let at = right.wrapping_sub(*first);
            let Some(&next) = mate.get(at) else {
                *fence = (*fence).min(distance + (own - weight));
                return;
            };
            let reach = distance + (own + price[at] - weight);
            if reach >= limit || at as u32 == partner {
                return;
            }
            if next == NONE {
                limit = reach;
                nearest = Some((reach, at as u32));
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
            self.price[left as usize] -= change;
            let partner = self.mate[left as usize];
            if partner != NONE {
                self.price[partner as usize] += change;
            }
        }
    }

    /// Exchanges partners along the way from the root to `end`.
    fn flip(&mut self, end: End) {
        let (mut left, mut right) = match end {
            End::Free(left, right) => (left, right),
            End::Alone(left) => {
                let freed = std::mem::replace(&mut self.mate[left as usize], NONE);
                if freed == NONE {
                    return;
                }
                (self.seen[left as usize].from, freed)
            }
        };
        loop {
            let freed = std::mem::replace(&mut self.mate[left as usize], right);
            self.mate[right as usize] = left;
            if freed == NONE {
                return;
            }
            right = freed;
            left = self.seen[left as usize].from;
        }
    }
}
