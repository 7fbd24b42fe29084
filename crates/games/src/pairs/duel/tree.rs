//! What minimax looks at, as a tree with the branches it left out.

use super::super::rules::{Pair, Puzzle};
use super::minimax::{Spy, choose};
use super::table::{Offer, Table};
use quadrille_core::tree::{Fate, Node, Tree};
use quadrille_core::{Budget, InputError, Stop};

/// About so many nodes are kept; deeper trees are for files of their own.
const MOST: usize = 20_000;

/// The tree of the first move of a game, `depth` moves deep. A node's bound is what its move is worth to who makes
/// it, own total less the other's; at the root, what best play within the depth comes to.
pub fn tree(
    puzzle: &Puzzle,
    depth: u32,
    budget: &mut Budget,
) -> Result<Result<Tree, Stop>, InputError> {
    let table = Table::new(puzzle)?;
    let mut seen = Seen::new(puzzle);
    if table.offers().next().is_none() {
        return Ok(Ok(seen.tree));
    }
    Ok(choose(&table, depth, &mut seen, budget).map(|(_, value)| {
        let root = &mut seen.tree.nodes[0];
        (root.bound, root.fate) = (Some(value as f64), Fate::Branched);
        seen.tree
    }))
}

struct Seen<'a> {
    puzzle: &'a Puzzle,
    tree: Tree,
    /// The nodes from the root to here; nothing for one that is not kept.
    path: Vec<Option<u32>>,
}

impl<'a> Seen<'a> {
    fn new(puzzle: &'a Puzzle) -> Self {
        let root = Node { fate: Fate::Solution, ..Node::default() };
        let tree = Tree { nodes: vec![root], more: 0 };
        Seen { puzzle, tree, path: vec![Some(0)] }
    }

    fn add(&mut self, pair: Pair, fate: Fate) -> Option<u32> {
        let parent = self.path.last().copied().flatten();
        if self.tree.nodes.len() >= MOST || parent.is_none() {
            self.tree.more += 1;
            return None;
        }
        self.tree.nodes.push(Node {
            parent,
            variable: self.puzzle.name(pair),
            value: 1,
            fate,
            ..Node::default()
        });
        Some(self.tree.nodes.len() as u32 - 1)
    }

    fn here(&mut self) -> Option<&mut Node> {
        let here = self.path.last().copied().flatten()?;
        self.tree.nodes.get_mut(here as usize)
    }
}

impl Spy for Seen<'_> {
    fn enter(&mut self, pair: Pair) {
        let node = self.add(pair, Fate::Branched);
        self.path.push(node);
    }

    fn leave(&mut self, value: i64) {
        if let Some(node) = self.here() {
            node.bound = Some(value as f64);
        }
        self.path.pop();
    }

    fn pruned(&mut self, rest: &[Offer]) {
        for offer in rest {
            self.add(offer.pair, Fate::Bound);
        }
    }

    fn horizon(&mut self) {
        if let Some(node) = self.here() {
            node.fate = Fate::Solution;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairs::format::id;
    use quadrille_core::Options;

    /// Without pruning: what best play within the depth comes to.
    fn plain(table: &mut Table, depth: u32) -> i64 {
        let moves: Vec<Offer> = table.offers().collect();
        if depth == 0 || moves.is_empty() {
            return 0;
        }
        let mut least = i64::MAX;
        for offer in moves {
            table.take(offer.pair).unwrap();
            least = least.min(table.price(offer) - plain(table, depth - 1));
            table.undo();
        }
        least
    }

    #[test]
    fn the_root_has_the_value_of_plain_minimax_and_pruned_moves_stay_leaves() {
        let puzzle = id::read("2x4:w5w8w4w11w1w3w7w2", &Options::new()).unwrap();
        for depth in 1..=4 {
            let tree = tree(&puzzle, depth, &mut Budget::unlimited()).unwrap().unwrap();
            let value = plain(&mut Table::new(&puzzle).unwrap(), depth);
            assert_eq!(tree.nodes[0].bound, Some(value as f64), "depth {depth}");
            let has_children = |id: usize| tree.nodes.iter().any(|n| n.parent == Some(id as u32));
            for (id, node) in tree.nodes.iter().enumerate() {
                assert_eq!(has_children(id), node.fate == Fate::Branched, "node {id}");
            }
            let pruned = tree.nodes.iter().filter(|node| node.fate == Fate::Bound).count();
            assert_eq!(pruned > 0, depth > 1, "depth {depth}: {pruned} pruned");
        }
    }
}
