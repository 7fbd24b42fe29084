//! The blacks as a forest: the whites are connected exactly as long as it is one.
//!
//! Blacks that touch at a corner are linked, and the frame around the board is one more node linked
//! to every black at the edge. A cycle of such links encloses whites; without a cycle nothing is
//! enclosed. The trees are kept in a union-find without path compression, so that the last union
//! can always be taken back; each tree is also a ring of its cells, to walk the smaller one.

/// The node of the frame.
pub const FRAME: u32 = 0;

/// A number with this bit is the size of a root's tree; without it, it is what a node hangs below.
const IS_ROOT: u32 = 1 << 31;

/// What the frame's tree has from the start: more than any other, so that it is always a root, and never walked.
const FRAME_SIZE: u32 = 1 << 30;

/// A cell of the forest: all of it together, because on a large board each look elsewhere is a wait for memory.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The size of a root's tree, marked, or what the node hangs below.
    up: u32,
    /// The next cell of the same tree, in a ring.
    next: u32,
}

/// Trees of cells, with undo.
#[derive(Clone, Debug)]
pub struct Forest {
    nodes: Vec<Node>,
    /// The roots that were hung below another, oldest first, with what they were.
    log: Vec<(u32, u32)>,
}

impl Forest {
    /// Every cell alone, except those of `outside`, which are the frame.
    pub fn new(len: usize, outside: impl Iterator<Item = u32>) -> Self {
        let mut nodes: Vec<Node> =
            (0..len as u32).map(|next| Node { up: IS_ROOT | 1, next }).collect();
        for at in outside {
            nodes[at as usize].up = FRAME;
        }
        nodes[FRAME as usize].up = IS_ROOT | FRAME_SIZE;
        Forest { nodes, log: Vec::new() }
    }

    /// The root of a cell's tree.
    #[inline]
    pub fn root(&self, mut at: u32) -> u32 {
        loop {
            let up = self.nodes[at as usize].up;
            if up & IS_ROOT != 0 {
                return at;
            }
            at = up;
        }
    }

    /// What is written at a cell, whatever it means: for reading ahead.
    #[inline]
    pub fn glance(&self, at: u32) -> u32 {
        self.nodes[at as usize].up
    }

    /// How many cells a root's tree has.
    #[inline]
    pub fn size(&self, root: u32) -> u32 {
        self.nodes[root as usize].up & !IS_ROOT
    }

    /// Joins two different trees, given by their roots; returns the root of both.
    pub fn join(&mut self, a: u32, b: u32) -> u32 {
        let (small, large) = if self.size(a) < self.size(b) { (a, b) } else { (b, a) };
        let (lesser, greater) = (self.nodes[small as usize], self.nodes[large as usize]);
        self.nodes[small as usize] = Node { up: large, next: greater.next };
        self.nodes[large as usize] =
            Node { up: greater.up + (lesser.up & !IS_ROOT), next: lesser.next };
        self.log.push((small, lesser.up));
        large
    }

    /// A point to return to with [`Forest::undo`].
    pub fn mark(&self) -> usize {
        self.log.len()
    }

    /// Takes back every union since a mark.
    pub fn undo(&mut self, mark: usize) {
        while self.log.len() > mark {
            let Some((small, up)) = self.log.pop() else { return };
            let lesser = self.nodes[small as usize];
            let greater = self.nodes[lesser.up as usize];
            self.nodes[lesser.up as usize] =
                Node { up: greater.up - (up & !IS_ROOT), next: lesser.next };
            self.nodes[small as usize] = Node { up, next: greater.next };
        }
    }

    /// Adds the cells of a tree, given by any cell of it, to `out`.
    pub fn walk(&self, from: u32, out: &mut Vec<u32>) {
        let mut at = from;
        loop {
            out.push(at);
            at = self.nodes[at as usize].next;
            if at == from {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_are_taken_back_in_order() {
        let mut forest = Forest::new(6, [].into_iter());
        forest.join(1, 2);
        let mark = forest.mark();
        let root = forest.join(forest.root(2), 3);
        assert_eq!((forest.root(1), forest.root(3), forest.size(root)), (root, root, 3));
        let with_frame = forest.join(root, FRAME);
        assert_eq!(with_frame, FRAME);
        forest.undo(mark);
        assert_eq!(forest.root(1), forest.root(2));
        assert_eq!(forest.root(3), 3);
        let mut tree = vec![];
        forest.walk(1, &mut tree);
        tree.sort_unstable();
        assert_eq!(tree, [1, 2]);
    }
}
