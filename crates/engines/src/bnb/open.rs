//! The nodes that nobody has looked at yet.

use super::Order;
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, VecDeque};

/// A bound that can be compared; no relaxation's objective is NaN.
#[derive(Clone, Copy, PartialEq)]
pub struct Bound(f64);

impl Eq for Bound {}

impl PartialOrd for Bound {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Bound {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// The open nodes in the order in which they are taken.
pub enum Open {
    Depth(Vec<u32>),
    /// The lowest bound first, and of equal ones the newest, which finds solutions sooner.
    BestBound(BinaryHeap<(Reverse<Bound>, u32)>),
    Breadth(VecDeque<u32>),
}

impl Open {
    pub fn new(order: Order) -> Self {
        match order {
            Order::Depth => Open::Depth(Vec::new()),
            Order::BestBound => Open::BestBound(BinaryHeap::new()),
            Order::Breadth => Open::Breadth(VecDeque::new()),
        }
    }

    /// Adds the two halves of a node; the one that looks better is the second.
    pub fn push(&mut self, node: u32, bound: f64) {
        match self {
            Open::Depth(list) => list.push(node),
            Open::BestBound(heap) => heap.push((Reverse(Bound(bound)), node)),
            Open::Breadth(queue) => queue.push_back(node),
        }
    }

    pub fn pop(&mut self) -> Option<u32> {
        match self {
            Open::Depth(list) => list.pop(),
            Open::BestBound(heap) => heap.pop().map(|(_, node)| node),
            Open::Breadth(queue) => queue.pop_front(),
        }
    }

    /// The nodes that are open, in no particular order.
    pub fn all(&self) -> Box<dyn Iterator<Item = u32> + '_> {
        match self {
            Open::Depth(list) => Box::new(list.iter().copied()),
            Open::BestBound(heap) => Box::new(heap.iter().map(|(_, node)| *node)),
            Open::Breadth(queue) => Box::new(queue.iter().copied()),
        }
    }

    /// The nodes that are left, in no particular order.
    pub fn rest(self) -> Vec<u32> {
        match self {
            Open::Depth(list) => list,
            open => open.all().collect(),
        }
    }
}
