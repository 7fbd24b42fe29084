//! The blacks as a forest: the whites are connected exactly as long as it is one.
//!
//! Blacks that touch at a corner are linked, and the frame around the board is one more node linked
//! to every black at the edge. A cycle of such links encloses whites; without a cycle nothing is
//! enclosed. The trees are kept in a union-find without path compression, so that the last union
//! can always be taken back; each tree is also a ring of its cells, to walk the smaller one.

/// The node of the frame.
pub const FRAME: u32 = 0;

/// Trees of cells, with undo.
#[derive(Clone, Debug)]
pub struct Forest {
    parent: Vec<u32>,
    size: Vec<u32>,
    /// The next cell of the same tree, in a ring.
    next: Vec<u32>,
    /// The roots that were hung below another, oldest first.
    log: Vec<u32>,
}

impl Forest {
    /// Every cell alone, except those of `outside`, which are the frame.
    pub fn new(len: usize, outside: impl Iterator<Item = u32>) -> Self {
        let mut parent: Vec<u32> = (0..len as u32).collect();
        for at in outside {
            parent[at as usize] = FRAME;
        }
        let mut size = vec![1; len];
        // The frame counts as larger than any tree: it is always a root, and never walked.
        size[FRAME as usize] = u32::MAX / 2;
        Forest { next: (0..len as u32).collect(), parent, size, log: Vec::new() }
    }

    /// The root of a cell's tree.
    #[inline]
    pub fn root(&self, mut at: u32) -> u32 {
        loop {
            let up = self.parent[at as usize];
            if up == at {
                return at;
            }
            at = up;
        }
    }

    /// How many cells a root's tree has.
    #[inline]
    pub fn size(&self, root: u32) -> u32 {
        self.size[root as usize]
    }

    /// Joins two different trees, given by their roots; returns the root of both.
    pub fn join(&mut self, a: u32, b: u32) -> u32 {
        let (small, large) = if self.size(a) < self.size(b) { (a, b) } else { (b, a) };
        self.parent[small as usize] = large;
        self.size[large as usize] += self.size[small as usize];
        self.next.swap(small as usize, large as usize);
        self.log.push(small);
        large
    }

    /// A point to return to with [`Forest::undo`].
    pub fn mark(&self) -> usize {
        self.log.len()
    }

    /// Takes back every union since a mark.
    pub fn undo(&mut self, mark: usize) {
        while self.log.len() > mark {
            let Some(small) = self.log.pop() else { return };
            let large = self.parent[small as usize];
            self.next.swap(small as usize, large as usize);
            self.size[large as usize] -= self.size[small as usize];
            self.parent[small as usize] = small;
        }
    }

    /// Adds the cells of a tree, given by any cell of it, to `out`.
    pub fn walk(&self, from: u32, out: &mut Vec<u32>) {
        let mut at = from;
        loop {
            out.push(at);
            at = self.next[at as usize];
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
