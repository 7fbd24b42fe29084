//! The trees that grow from open vertices, the clock and its events.

use super::super::NONE;
use super::{MANDATORY, Network, Start};
use quadrille_core::{Budget, Stop};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What a node is to the tree it stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// In no tree.
    Free,
    /// An even number of edges from the root: its prices rise with the clock.
    Even,
    /// An odd number: its prices fall.
    Odd,
}

/// A vertex, or a blossom: an odd cycle of nodes that acts as one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub label: Label,
    /// The tree it stands in, if any.
    pub tree: u32,
    /// The blossom it lies in, or [`NONE`] for an outermost node.
    pub around: u32,
    /// The vertex through which it is matched, or that is open. Kept for outermost nodes only.
    pub base: u32,
    /// For odd nodes: the edge from the even node above to a vertex in here.
    pub link: (u32, u32),
    /// A blossom's own price, at a clock of 0 (see [`Forest::freeze`]).
    pub price: i64,
    /// Its vertices are a piece of one long list, from `head` to `tail`.
    pub head: u32,
    pub tail: u32,
    pub size: u32,
    /// For outermost nodes: the set of its vertices.
    pub set: u32,
    /// When a walk to the root last came by.
    pub mark: u32,
}

/// Second word of an event about a vertex that reaches its penalty.
const PENALTY: u32 = NONE - 1;
/// Second word of an event about a blossom that runs out of price; otherwise it is an edge.
const EXPAND: u32 = NONE;

pub(super) struct Forest<'n> {
    pub network: &'n Network,
    /// Doubled prices; those of labelled vertices are as if the clock had stood at 0.
    pub price: Vec<i64>,
    /// The partner of the base of each outermost node; other entries are out of date.
    pub mate: Vec<u32>,
    /// The set each vertex is in, and the outermost node of each set.
    pub set: Vec<u32>,
    pub outer: Vec<u32>,
    /// The next vertex of the same node.
    pub next: Vec<u32>,
    /// Vertices first, blossoms after.
    pub nodes: Vec<Node>,
    /// The cycle of each blossom: its nodes, and the edge from each to the one after it.
    pub cycles: Vec<Cycle>,
    pub unused: Vec<u32>,
    pub clock: i64,
    pub walk: u32,
    /// The nodes that joined each tree; some have left since.
    trees: Vec<Vec<u32>>,
    open: usize,
    due: Vec<(u32, u32)>,
    later: BinaryHeap<Reverse<(i64, u32, u32)>>,
}

#[derive(Clone, Default, Debug)]
pub(super) struct Cycle {
    pub nodes: Vec<u32>,
    pub edges: Vec<(u32, u32)>,
}

impl<'n> Forest<'n> {
    pub fn new(network: &'n Network, start: Start) -> Self {
        let count = network.len();
        let node = |v: u32| Node {
            label: Label::Free,
            tree: NONE,
            around: NONE,
            base: v,
            link: (NONE, NONE),
            price: 0,
            head: v,
            tail: v,
            size: 1,
            set: v,
            mark: 0,
        };
        let mut forest = Forest {
            network,
            price: start.price.iter().map(|p| 2 * p).collect(),
            mate: start.mate,
            set: (0..count as u32).collect(),
            outer: (0..count as u32).collect(),
            next: vec![NONE; count],
            nodes: (0..count as u32).map(node).collect(),
            cycles: Vec::new(),
            unused: Vec::new(),
            clock: 0,
            walk: 0,
            trees: Vec::new(),
            open: 0,
            due: Vec::new(),
            later: BinaryHeap::new(),
        };
        forest.plant();
        forest
    }

    /// Makes a tree of every vertex that is neither covered nor at its penalty.
    fn plant(&mut self) {
        for v in 0..self.network.len() as u32 {
            let at = v as usize;
            if self.mate[at] == NONE && self.price[at] < self.network.penalty[at] {
                self.nodes[at].label = Label::Even;
                self.nodes[at].tree = self.trees.len() as u32;
                self.trees.push(vec![v]);
            }
        }
        self.open = self.trees.len();
        for tree in 0..self.trees.len() {
            self.scan(self.trees[tree][0]);
        }
    }

    /// Grows until no vertex is open; false when one can never be settled.
    pub fn run(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        while self.open > 0 {
            budget.tick()?;
            let (a, b) = if let Some(event) = self.due.pop() {
                event
            } else if let Some(Reverse((time, a, b))) = self.later.pop() {
                self.clock = time;
                (a, b)
            } else {
                return Ok(false);
            };
            match b {
                PENALTY => self.at_penalty(a, budget)?,
                EXPAND => self.out_of_price(a),
                edge => self.tight(a, edge as usize, budget)?,
            }
        }
        Ok(true)
    }

    #[inline]
    pub fn top(&self, vertex: u32) -> u32 {
        self.outer[self.set[vertex as usize] as usize]
    }

    fn push(&mut self, time: i64, a: u32, b: u32) {
        if time == self.clock {
            self.due.push((a, b));
        } else {
            self.later.push(Reverse((time, a, b)));
        }
    }

    /// How fast the prices of a node's vertices move.
    fn speed(label: Label) -> i64 {
        match label {
            Label::Free => 0,
            Label::Even => 1,
            Label::Odd => -1,
        }
    }

    #[inline]
    fn price_now(&self, vertex: u32, label: Label) -> i64 {
        self.price[vertex as usize] + Self::speed(label) * self.clock
    }

    /// Changes a node's label; prices are kept as if the clock had stood at 0, so they move.
    pub fn relabel(&mut self, node: u32, label: Label) {
        let old = std::mem::replace(&mut self.nodes[node as usize].label, label);
        let shift = (Self::speed(old) - Self::speed(label)) * self.clock;
        self.nodes[node as usize].price += 2 * shift;
        if shift != 0 {
            let Node { head, tail, .. } = self.nodes[node as usize];
            let mut v = head;
            loop {
                self.price[v as usize] += shift;
                if v == tail {
                    break;
                }
                v = self.next[v as usize];
            }
        }
    }

    /// Notes when the edges of an even vertex become tight, and when it reaches its penalty.
    pub fn scan(&mut self, vertex: u32) {
        let node = self.top(vertex);
        let own = self.price_now(vertex, Label::Even);
        let penalty = self.network.penalty[vertex as usize];
        if penalty != MANDATORY {
            self.push(self.clock + penalty - own, vertex, PENALTY);
        }
        for edge in self.network.edges(vertex) {
            let other = self.network.to[edge];
            let there = self.top(other);
            let label = self.nodes[there as usize].label;
            if there == node || label == Label::Odd {
                continue;
            }
            let slack = self.network.cost[edge] - own - self.price_now(other, label);
            let wait = if label == Label::Even { slack / 2 } else { slack };
            self.push(self.clock + wait, vertex, edge as u32);
        }
    }

    /// Scans every vertex of an even node.
    pub fn scan_all(&mut self, node: u32) {
        let Node { head, tail, .. } = self.nodes[node as usize];
        let mut v = head;
        loop {
            self.scan(v);
            if v == tail {
                break;
            }
            v = self.next[v as usize];
        }
    }

    /// Notes when the edges from even vertices to a vertex that has become free become tight.
    fn scan_free(&mut self, vertex: u32) {
        let own = self.price[vertex as usize];
        for edge in self.network.edges(vertex) {
            let other = self.network.to[edge];
            if self.nodes[self.top(other) as usize].label == Label::Even {
                let slack = self.network.cost[edge] - own - self.price_now(other, Label::Even);
                self.push(self.clock + slack, vertex, edge as u32);
            }
        }
    }

    pub fn scan_all_free(&mut self, node: u32) {
        let Node { head, tail, .. } = self.nodes[node as usize];
        let mut v = head;
        loop {
            self.scan_free(v);
            if v == tail {
                break;
            }
            v = self.next[v as usize];
        }
    }

    /// An edge may be tight: looks again, and acts if it is.
    fn tight(&mut self, from: u32, edge: usize, budget: &mut Budget) -> Result<(), Stop> {
        let (mut a, mut b) = (from, self.network.to[edge]);
        let (mut at_a, mut at_b) = (self.top(a), self.top(b));
        if self.nodes[at_a as usize].label != Label::Even {
            std::mem::swap(&mut a, &mut b);
            std::mem::swap(&mut at_a, &mut at_b);
        }
        let label = self.nodes[at_b as usize].label;
        if at_a == at_b || self.nodes[at_a as usize].label != Label::Even || label == Label::Odd {
            return Ok(());
        }
        let slack =
            self.network.cost[edge] - self.price_now(a, Label::Even) - self.price_now(b, label);
        debug_assert!(slack >= 0);
        if slack > 0 {
            let wait = if label == Label::Even { slack / 2 } else { slack };
            self.push(self.clock + wait.max(1), from, edge as u32);
            return Ok(());
        }
        let (tree_a, tree_b) = (self.nodes[at_a as usize].tree, self.nodes[at_b as usize].tree);
        if label == Label::Free {
            if self.mate[self.nodes[at_b as usize].base as usize] != NONE {
                self.grow(a, b);
                return Ok(());
            }
            // It stands alone at its penalty and is glad of a partner.
            self.nodes[at_b as usize].base = b;
            self.mate[b as usize] = a;
            self.flip(a, b);
            self.fell(&[tree_a], budget)
        } else if tree_a != tree_b {
            self.flip(a, b);
            self.flip(b, a);
            self.fell(&[tree_a, tree_b], budget)
        } else {
            self.contract(a, b);
            Ok(())
        }
    }

    /// An even vertex reached its penalty: it stays alone, and the root gets a partner.
    fn at_penalty(&mut self, vertex: u32, budget: &mut Budget) -> Result<(), Stop> {
        let node = self.nodes[self.top(vertex) as usize];
        let penalty = self.network.penalty[vertex as usize];
        if node.label != Label::Even || self.price_now(vertex, Label::Even) < penalty {
            return Ok(());
        }
        self.flip(vertex, NONE);
        self.fell(&[node.tree], budget)
    }

    fn out_of_price(&mut self, node: u32) {
        let Node { label, around, price, .. } = self.nodes[node as usize];
        if label == Label::Odd && around == NONE && price - 2 * self.clock == 0 {
            self.expand(node);
        }
    }

    /// Puts a node into a tree as an odd one, reached over `link`.
    pub fn join_odd(&mut self, node: u32, tree: u32, link: (u32, u32)) {
        self.relabel(node, Label::Odd);
        self.nodes[node as usize].tree = tree;
        self.nodes[node as usize].link = link;
        self.trees[tree as usize].push(node);
        if node as usize >= self.network.len() {
            self.push(self.nodes[node as usize].price / 2, node, EXPAND);
        }
    }

    /// Puts a node into a tree as an even one; it must be scanned.
    pub fn join_even(&mut self, node: u32, tree: u32) {
        self.relabel(node, Label::Even);
        self.nodes[node as usize].tree = tree;
        self.trees[tree as usize].push(node);
    }

    /// Adds a matched pair of nodes to the tree of `a` over the tight edge from `a` to `b`.
    fn grow(&mut self, a: u32, b: u32) {
        let tree = self.nodes[self.top(a) as usize].tree;
        let odd = self.top(b);
        self.join_odd(odd, tree, (a, b));
        let even = self.top(self.mate[self.nodes[odd as usize].base as usize]);
        self.join_even(even, tree);
        self.scan_all(even);
    }

    /// Matches `vertex` to `partner` (or leaves it alone) and exchanges partners up to the root.
    fn flip(&mut self, vertex: u32, partner: u32) {
        let (mut vertex, mut partner) = (vertex, partner);
        loop {
            let even = self.top(vertex) as usize;
            let old = self.mate[self.nodes[even].base as usize];
            self.nodes[even].base = vertex;
            self.mate[vertex as usize] = partner;
            if old == NONE {
                return;
            }
            let odd = self.top(old) as usize;
            let (above, here) = self.nodes[odd].link;
            self.nodes[odd].base = here;
            self.mate[here as usize] = above;
            (vertex, partner) = (above, here);
        }
    }

    /// Dissolves trees whose root is settled.
    fn fell(&mut self, trees: &[u32], budget: &mut Budget) -> Result<(), Stop> {
        let mut freed = Vec::new();
        for &tree in trees {
            self.open -= 1;
            for node in std::mem::take(&mut self.trees[tree as usize]) {
                let Node { label, around, tree: now, .. } = self.nodes[node as usize];
                if label != Label::Free && around == NONE && now == tree {
                    self.relabel(node, Label::Free);
                    freed.push(node);
                }
            }
        }
        for (count, node) in freed.into_iter().enumerate() {
            if count.is_multiple_of(64) {
                budget.tick()?;
            }
            self.scan_all_free(node);
        }
        Ok(())
    }
}
