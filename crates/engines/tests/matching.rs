//! The matching engines against exhaustive search on small graphs, their proofs checked.

use quadrille_core::{Budget, Rng};
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::bipartite::{self, Graph};
use quadrille_engines::matching::general::{self, Cheapest, MANDATORY, Network, Start};

/// A graph written down edge by edge; even vertices are on the left.
struct Listed {
    count: usize,
    edges: Vec<(usize, usize, i64)>,
}

impl Graph for Listed {
    type Weight = i64;

    fn len(&self) -> usize {
        self.count
    }

    fn is_left(&self, vertex: usize) -> bool {
        vertex.is_multiple_of(2)
    }

    fn each(&self, vertex: usize, mut visit: impl FnMut(usize, i64)) {
        for &(a, b, w) in &self.edges {
            if a == vertex {
                visit(b, w);
            } else if b == vertex {
                visit(a, w);
            }
        }
    }
}

/// The least cost over all matchings, or nothing if none covers all mandatory vertices.
fn brute(
    penalty: &[i64],
    edges: &[(u32, u32, i64)],
    taken: &mut Vec<bool>,
    from: usize,
) -> Option<i64> {
    let Some(v) = (from..penalty.len()).find(|v| !taken[*v]) else { return Some(0) };
    taken[v] = true;
    let mut best = None;
    if penalty[v] != MANDATORY {
        best = brute(penalty, edges, taken, v + 1).map(|c| c + penalty[v]);
    }
    for &(a, b, cost) in edges {
        let other = if a as usize == v {
            b
        } else if b as usize == v {
            a
        } else {
            continue;
        } as usize;
        if !taken[other] {
            taken[other] = true;
            let with = brute(penalty, edges, taken, v + 1).map(|c| c + cost);
            taken[other] = false;
            best = match (best, with) {
                (Some(x), Some(y)) => Some(x.min(y)),
                (x, y) => x.or(y),
            };
        }
    }
    taken[v] = false;
    best
}

/// Checks matching and prices by the letter of [`Cheapest`]; returns the cost.
fn verify(penalty: &[i64], edges: &[(u32, u32, i64)], found: &Cheapest) -> i64 {
    let mut cost = 0;
    let mut bound: i64 = found.price.iter().sum();
    for v in 0..penalty.len() {
        assert!(penalty[v] == MANDATORY || found.price[v] <= 2 * penalty[v]);
        if found.mate[v] == NONE {
            assert_ne!(penalty[v], MANDATORY);
            cost += 2 * penalty[v];
        } else {
            assert_eq!(found.mate[found.mate[v] as usize], v as u32);
            let joins = |e: &&(u32, u32, i64)| {
                (e.0 as usize == v && e.1 == found.mate[v])
                    || (e.1 as usize == v && e.0 == found.mate[v])
            };
            cost += edges.iter().filter(joins).map(|e| e.2).min().expect("an edge");
        }
    }
    let around = |v: u32| {
        let mut sets = Vec::new();
        let mut set = found.home[v as usize];
        while set != NONE {
            sets.push(set);
            assert!(
                found.sets[set as usize].around == NONE || found.sets[set as usize].around < set
            );
            set = found.sets[set as usize].around;
        }
        sets
    };
    for (number, set) in found.sets.iter().enumerate() {
        let size =
            (0..penalty.len()).filter(|v| around(*v as u32).contains(&(number as u32))).count();
        assert!(set.price > 0 && size % 2 == 1);
        bound -= set.price * (size as i64 / 2);
    }
    for &(a, b, c) in edges {
        let (in_a, in_b) = (around(a), around(b));
        let shared: i64 =
            in_a.iter().filter(|s| in_b.contains(s)).map(|s| found.sets[*s as usize].price).sum();
        assert!(found.price[a as usize] + found.price[b as usize] - shared <= 2 * c);
    }
    assert_eq!(bound, cost);
    assert_eq!(cost % 2, 0);
    cost / 2
}

#[test]
fn heaviest_bipartite_matchings_match_exhaustive_search() {
    let mut rng = Rng::new(11);
    for _ in 0..3000 {
        let count = 2 + rng.below(9);
        let greatest = [1, 3, 1000][rng.below(3)];
        let mut edges = Vec::new();
        for a in 0..count {
            for b in a + 1..count {
                if (a + b) % 2 == 1 && rng.chance(50.0) {
                    edges.push((a, b, rng.below(greatest + 1) as i64));
                }
            }
        }
        let graph = Listed { count, edges };
        let strip = 1 + rng.below(count + 1);
        let by = |threads| {
            bipartite::heaviest_by_strips(&graph, strip, threads, &mut Budget::unlimited()).unwrap()
        };
        let found = by(1);
        assert_eq!(by(3), found, "threads change nothing");
        let total: i64 = found.price.iter().sum();
        assert!(found.price.iter().all(|p| *p >= 0));
        for &(a, b, w) in &graph.edges {
            assert!(found.price[a] + found.price[b] >= w);
        }
        let costs: Vec<_> = graph.edges.iter().map(|&(a, b, w)| (a as u32, b as u32, -w)).collect();
        let least = brute(&vec![0; count], &costs, &mut vec![false; count], 0).unwrap();
        assert_eq!(total, -least);
    }
}

#[test]
fn cheapest_matchings_match_exhaustive_search() {
    let mut rng = Rng::new(5);
    let (mut none, mut nested) = (0, 0);
    for _ in 0..6000 {
        let count = 1 + rng.below(11);
        let greatest = [1, 3, 20, 1000][rng.below(4)];
        let must = [0.0, 30.0, 100.0][rng.below(3)];
        let density = [25.0, 50.0, 90.0][rng.below(3)];
        let penalty: Vec<i64> = (0..count)
            .map(|_| if rng.chance(must) { MANDATORY } else { rng.below(greatest + 1) as i64 })
            .collect();
        let mut edges = Vec::new();
        for a in 0..count as u32 {
            for b in a + 1..count as u32 {
                if rng.chance(density) {
                    edges.push((a, b, rng.below(greatest + 1) as i64 - 1));
                }
            }
        }
        let network = Network::new(penalty.clone(), &edges);
        let start = general::cold_start(&network);
        let found = general::cheapest(&network, start, &mut Budget::unlimited()).unwrap();
        let least = brute(&penalty, &edges, &mut vec![false; count], 0);
        assert_eq!(found.as_ref().map(|f| verify(&penalty, &edges, f)), least);
        none += u32::from(found.is_none());
        nested += u32::from(found.is_some_and(|f| f.sets.iter().any(|s| s.around != NONE)));
    }
    // The sample must reach the hard cases.
    assert!(none > 100 && nested > 3, "{none} infeasible, {nested} nested");
}

#[test]
fn larger_graphs_are_proved_by_their_prices() {
    let mut rng = Rng::new(8);
    for round in 0..60 {
        let count = 60 + rng.below(80);
        let penalty: Vec<i64> =
            (0..count).map(|_| if round % 2 == 0 { 40 } else { rng.below(60) as i64 }).collect();
        let mut edges = Vec::new();
        for a in 0..count as u32 {
            for _ in 0..3 {
                let b = rng.below(count) as u32;
                if a != b {
                    edges.push((a, b, rng.below([2, 10, 50][round % 3]) as i64));
                }
            }
        }
        let network = Network::new(penalty.clone(), &edges);
        let start = general::cold_start(&network);
        let found = general::cheapest(&network, start, &mut Budget::unlimited()).unwrap().unwrap();
        verify(&penalty, &edges, &found);
    }
}

#[test]
fn a_good_start_is_used() {
    // A path of three: the middle pairs left, the right one is content alone at its penalty.
    let network = Network::new(vec![5, 5, 0], &[(0, 1, 2), (1, 2, 3)]);
    let start = Start { price: vec![0, 2, 0], mate: vec![1, 0, NONE] };
    let found = general::cheapest(&network, start, &mut Budget::unlimited()).unwrap().unwrap();
    assert_eq!(found.mate, [1, 0, NONE]);
}
