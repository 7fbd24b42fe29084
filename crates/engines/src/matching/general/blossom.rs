//! Odd cycles: contracting them, opening them again, and reading off the matching inside.

use super::super::NONE;
use super::forest::{Cycle, Forest, Label, Node};
use super::{Cheapest, OddSet};

impl Forest<'_> {
    /// The even node above an even node, and the odd one between them.
    fn above(&self, even: u32) -> Option<(u32, u32)> {
        let partner = self.mate[self.nodes[even as usize].base as usize];
        if partner == NONE {
            return None;
        }
        let odd = self.top(partner);
        Some((odd, self.top(self.nodes[odd as usize].link.0)))
    }

    /// Where the ways to the root from two even nodes of one tree meet.
    fn meeting(&mut self, a: u32, b: u32) -> u32 {
        self.walk += 1;
        let mut turn = [Some(a), Some(b)];
        loop {
            for side in &mut turn {
                let Some(node) = *side else { continue };
                if self.nodes[node as usize].mark == self.walk {
                    return node;
                }
                self.nodes[node as usize].mark = self.walk;
                *side = self.above(node).map(|(_, even)| even);
            }
        }
    }

    /// The nodes from an even node up to but not including `end`, each with its edge upwards.
    fn way_up(&self, from: u32, end: u32) -> Vec<(u32, (u32, u32))> {
        let mut way = Vec::new();
        let mut node = from;
        while node != end {
            let base = self.nodes[node as usize].base;
            let (odd, even) = self.above(node).expect("the end is above");
            let (upper, lower) = self.nodes[odd as usize].link;
            way.push((node, (base, self.mate[base as usize])));
            way.push((odd, (lower, upper)));
            node = even;
        }
        way
    }

    /// Makes one even node of the cycle that the tight edge between `a` and `b` closes.
    pub fn contract(&mut self, a: u32, b: u32) {
        let (at_a, at_b) = (self.top(a), self.top(b));
        let meet = self.meeting(at_a, at_b);
        let mut cycle = Cycle { nodes: vec![meet], edges: Vec::new() };
        for (node, (lower, upper)) in self.way_up(at_a, meet).into_iter().rev() {
            cycle.edges.push((upper, lower));
            cycle.nodes.push(node);
        }
        cycle.edges.push((a, b));
        for (node, edge) in self.way_up(at_b, meet) {
            cycle.nodes.push(node);
            cycle.edges.push(edge);
        }
        let odd: Vec<u32> =
            cycle.nodes.iter().copied().filter(|n| self.label(*n) == Label::Odd).collect();
        for &node in &odd {
            self.relabel(node, Label::Even);
        }
        let blossom = self.unite(cycle);
        let tree = self.nodes[meet as usize].tree;
        self.join_even(blossom, tree);
        for node in odd {
            self.scan_all(node);
        }
    }

    fn label(&self, node: u32) -> Label {
        self.nodes[node as usize].label
    }

    /// A new blossom around a cycle of even nodes whose first holds the base.
    fn unite(&mut self, cycle: Cycle) -> u32 {
        let largest =
            *cycle.nodes.iter().max_by_key(|n| self.nodes[**n as usize].size).expect("three nodes");
        let set = self.nodes[largest as usize].set;
        let id = match self.unused.pop() {
            Some(id) => id,
            None => {
                self.nodes.push(self.nodes[0]);
                self.cycles.push(Cycle::default());
                self.nodes.len() as u32 - 1
            }
        };
        let mut size = 0;
        let mut last = NONE;
        for &node in &cycle.nodes {
            let Node { head, tail, size: more, .. } = self.nodes[node as usize];
            if node != largest {
                self.rename(head, tail, set);
            }
            if last != NONE {
                self.next[last as usize] = head;
            }
            last = tail;
            size += more;
            // Even by now: its price has grown twice as fast as the clock. Its vertices' prices
            // stay as they are: they are even still, as vertices of the blossom.
            let clock = self.clock;
            let inner = &mut self.nodes[node as usize];
            inner.price += 2 * clock;
            inner.label = Label::Free;
            inner.around = id;
        }
        let first = self.nodes[cycle.nodes[0] as usize];
        self.nodes[id as usize] = Node {
            // As if it had always been even and just come to a price of 0.
            label: Label::Even,
            price: -2 * self.clock,
            around: NONE,
            tail: last,
            size,
            set,
            ..first
        };
        self.outer[set as usize] = id;
        self.cycles[id as usize - self.network.len()] = cycle;
        id
    }

    /// Says of the vertices from `head` to `tail` that they are in `set`.
    fn rename(&mut self, head: u32, tail: u32, set: u32) {
        let mut v = head;
        loop {
            self.set[v as usize] = set;
            if v == tail {
                return;
            }
            v = self.next[v as usize];
        }
    }

    /// The place in a blossom's cycle of the node that holds a vertex.
    fn place(&self, blossom: u32, vertex: u32) -> usize {
        let mut node = vertex;
        while self.nodes[node as usize].around != blossom {
            node = self.nodes[node as usize].around;
        }
        let cycle = &self.cycles[blossom as usize - self.network.len()];
        cycle.nodes.iter().position(|n| *n == node).expect("it lies in there")
    }

    /// Matches the nodes of a cycle among themselves, all but the one that holds the base.
    fn settle(&mut self, blossom: u32) -> usize {
        let base = self.nodes[blossom as usize].base;
        let free = self.place(blossom, base);
        let cycle = std::mem::take(&mut self.cycles[blossom as usize - self.network.len()]);
        let count = cycle.nodes.len();
        self.nodes[cycle.nodes[free] as usize].base = base;
        for step in (1..count).step_by(2) {
            let at = (free + step) % count;
            let (a, b) = cycle.edges[at];
            self.nodes[cycle.nodes[at] as usize].base = a;
            self.nodes[cycle.nodes[(at + 1) % count] as usize].base = b;
            self.mate[a as usize] = b;
            self.mate[b as usize] = a;
        }
        self.cycles[blossom as usize - self.network.len()] = cycle;
        free
    }

    /// Opens an odd blossom whose price has run out: an even number of its edges stays in the
    /// tree, the rest is free.
    pub fn expand(&mut self, blossom: u32) {
        let Node { tree, link, .. } = self.nodes[blossom as usize];
        let free = self.settle(blossom);
        let entry = self.place(blossom, link.1);
        let cycle = std::mem::take(&mut self.cycles[blossom as usize - self.network.len()]);
        let count = cycle.nodes.len();
        self.relabel(blossom, Label::Free);
        self.unused.push(blossom);
        // A stale list of the tree may still name it; it must not look like an outermost node.
        self.nodes[blossom as usize].tree = NONE;
        for &node in &cycle.nodes {
            let Node { head, tail, .. } = self.nodes[node as usize];
            self.rename(head, tail, head);
            self.outer[head as usize] = node;
            self.nodes[node as usize].set = head;
            self.nodes[node as usize].around = NONE;
            self.nodes[node as usize].tree = NONE;
        }
        // From the entry towards its partner, so that odd and even alternate down to the base.
        let offset = (entry + count - free) % count;
        let forward = offset % 2 == 1;
        let length = if forward { count - offset } else { offset };
        let mut even = Vec::new();
        let (mut at, mut way_in) = (entry, link);
        for step in 0..=length {
            let node = cycle.nodes[at];
            if step % 2 == 0 {
                self.join_odd(node, tree, way_in);
            } else {
                self.join_even(node, tree);
                even.push(node);
            }
            if forward {
                way_in = cycle.edges[at];
                at = (at + 1) % count;
            } else {
                at = (at + count - 1) % count;
                way_in = (cycle.edges[at].1, cycle.edges[at].0);
            }
        }
        for node in even {
            self.scan_all(node);
        }
        for &node in &cycle.nodes {
            if self.label(node) == Label::Free {
                self.scan_all_free(node);
            }
        }
    }

    /// Reads off the matching inside all blossoms, and the prices.
    pub fn finish(mut self) -> Cheapest {
        let count = self.network.len();
        let mut home = vec![NONE; count];
        let mut sets = Vec::new();
        let mut stack: Vec<(u32, u32)> = Vec::new();
        for id in count..self.nodes.len() {
            let live = !self.cycles[id - count].nodes.is_empty();
            if live && self.nodes[id].around == NONE {
                self.relabel(id as u32, Label::Free);
                stack.push((id as u32, NONE));
            }
        }
        while let Some((id, around)) = stack.pop() {
            if (id as usize) < count {
                home[id as usize] = around;
                continue;
            }
            self.settle(id);
            let price = self.nodes[id as usize].price;
            let mut inside = around;
            if price > 0 {
                inside = sets.len() as u32;
                sets.push(OddSet { around, price });
            }
            let cycle = &self.cycles[id as usize - count];
            stack.extend(cycle.nodes.iter().map(|n| (*n, inside)));
        }
        for v in 0..count as u32 {
            // All trees are gone, so every price is what it says.
            debug_assert!(self.label(self.top(v)) == Label::Free);
        }
        Cheapest { mate: self.mate, price: self.price, home, sets }
    }
}
