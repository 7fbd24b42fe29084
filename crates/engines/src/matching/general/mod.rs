//! Cheapest matching in any sparse graph, by the blossom method, with the prices that prove it.
//!
//! Every vertex is either covered by an edge or pays its penalty; some must be covered. All trees
//! grow at once over a common clock; events (an edge becomes tight, an odd set runs out of price)
//! wait in a queue and are checked again when their time comes, so that nothing needs to be
//! deleted. A search may start from prices and a matching that are already good: then only the
//! vertices still open cost time.
//!
//! Costs and prices are integers, kept doubled because odd cycles halve them.

mod blossom;
mod forest;

use super::NONE;
use quadrille_core::{Budget, Stop};

/// The penalty of a vertex that must be covered.
pub const MANDATORY: i64 = i64::MAX;

/// A graph with costs on edges and penalties on vertices.
#[derive(Clone, Debug)]
pub struct Network {
    penalty: Vec<i64>,
    /// The edges of vertex `v` are those from `start[v]` to `start[v + 1]`.
    start: Vec<u32>,
    to: Vec<u32>,
    /// Doubled costs.
    cost: Vec<i64>,
}

impl Network {
    /// The network of some edges; a penalty is what a vertex costs alone, or [`MANDATORY`].
    ///
    /// Costs and penalties must lie well inside 2^60. There are at most 2^31 edges.
    pub fn new(mut penalty: Vec<i64>, edges: &[(u32, u32, i64)]) -> Self {
        let mut start = vec![0u32; penalty.len() + 1];
        for (a, b, _) in edges {
            start[*a as usize] += 1;
            start[*b as usize] += 1;
        }
        let mut sum = 0;
        for count in &mut start {
            sum += *count;
            *count = sum;
        }
        let mut to = vec![0; 2 * edges.len()];
        let mut cost = vec![0; 2 * edges.len()];
        for &(a, b, price) in edges {
            for (from, other) in [(a, b), (b, a)] {
                let at = &mut start[from as usize];
                *at -= 1;
                to[*at as usize] = other;
                cost[*at as usize] = 2 * price;
            }
        }
        for p in penalty.iter_mut().filter(|p| **p != MANDATORY) {
            *p *= 2;
        }
        Network { penalty, start, to, cost }
    }

    /// How many vertices.
    pub fn len(&self) -> usize {
        self.penalty.len()
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.penalty.is_empty()
    }

    fn edges(&self, vertex: u32) -> std::ops::Range<usize> {
        self.start[vertex as usize] as usize..self.start[vertex as usize + 1] as usize
    }
}

/// Where a search starts: a matching of tight edges under prices that no edge and no penalty
/// undercuts. Uncovered vertices whose price is below their penalty are what is left to do.
#[derive(Clone, Debug)]
pub struct Start {
    /// The price of each vertex, not doubled.
    pub price: Vec<i64>,
    /// The partner of each vertex, or [`NONE`].
    pub mate: Vec<u32>,
}

/// An odd set of vertices with a price of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OddSet {
    /// The next larger odd set around it, by number, or [`NONE`].
    pub around: u32,
    /// Its price, doubled; more than 0.
    pub price: i64,
}

/// A cheapest matching and its proof.
///
/// For each edge, the prices of its ends less the prices of the odd sets that hold both are at
/// most its cost; no price is above its vertex's penalty; and the prices of all vertices, less
/// for each odd set of `2k + 1` vertices `k` times its price, sum to the cost of the matching.
#[derive(Clone, Debug)]
pub struct Cheapest {
    /// The partner of each vertex, or [`NONE`].
    pub mate: Vec<u32>,
    /// The price of each vertex, doubled.
    pub price: Vec<i64>,
    /// The innermost odd set of each vertex, by number, or [`NONE`].
    pub home: Vec<u32>,
    /// The odd sets; those around others come first.
    pub sets: Vec<OddSet>,
}

/// Finds a cheapest matching, or nothing when the mandatory vertices cannot all be covered.
pub fn cheapest(
    network: &Network,
    start: Start,
    budget: &mut Budget,
) -> Result<Option<Cheapest>, Stop> {
    let mut forest = forest::Forest::new(network, start);
    if !forest.run(budget)? {
        return Ok(None);
    }
    Ok(Some(forest.finish()))
}

/// A start that is always possible: the lowest prices that fit, nothing matched.
pub fn cold_start(network: &Network) -> Start {
    let price = (0..network.len() as u32)
        .map(|v| {
            let least = network.edges(v).map(|e| network.cost[e].div_euclid(4)).min();
            let penalty = network.penalty[v as usize];
            least.unwrap_or(0).min(if penalty == MANDATORY { i64::MAX } else { penalty / 2 })
        })
        .collect();
    Start { price, mate: vec![NONE; network.len()] }
}
