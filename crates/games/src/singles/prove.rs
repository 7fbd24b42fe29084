//! Proofs about the program: a search over the first two rules that is told of rings as they close.
//!
//! A ring of blacks that touch by corners, or a chain of them from border to border, shuts whites in. That
//! some cell of it is white follows from the program's rows about leaning. With a cell on the border everything
//! leans away from it, so the rows propagate around the ring and break. A ring inside the board leans one way
//! round or the other; either way the depths along it add up to a contradiction.

use super::rules::Puzzle;
use super::spec::{self, Stated};
use quadrille_core::pb::{Bit, Row, RowId};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lemmas, Lit, Log, Refuter};

/// So many rings are told at once: later ones may be shorter.
const AT_ONCE: usize = 32;

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let Ok(stated) = spec::state(puzzle) else { return Ok(None) };
    let mut rings = Rings::new(puzzle, stated);
    let proof = Refuter::refute(task.program, &mut rings, budget)?;
    Ok(proof.map(|proof| Refutation { proof, by: "prove-by-rings" }))
}

/// The rings that blacks form.
struct Rings {
    rows: usize,
    cols: usize,
    stated: Stated,
    /// Blacks and the border, by root; a cell that is not black is its own.
    root: Vec<u32>,
    /// The touches that closed no ring.
    links: Vec<Vec<u32>>,
    from: Vec<u32>,
}

const NOBODY: u32 = u32::MAX;

impl Lemmas for Rings {
    fn keeps(&self, row: &Row<'_>) -> bool {
        !self.stated.rings.contains(&row.id)
    }

    fn suffices(&self) -> bool {
        true
    }

    fn find(&mut self, value: &dyn Fn(Bit) -> Option<bool>, log: &mut Log) -> Vec<Lemma> {
        if self.rows == 1 || self.cols == 1 {
            return Vec::new();
        }
        let cells = self.rows * self.cols;
        let white: Vec<Option<bool>> = (0..cells).map(|cell| value(Bit(cell as u32))).collect();
        let mut closed = self.link(&white);
        if closed.is_empty() {
            let open = (0..cells).filter(|cell| white[*cell].is_none());
            let open: Vec<usize> = open.collect();
            for cell in open {
                if let Some(ring) = self.would_close(cell, &white) {
                    closed.push(ring);
                    if closed.len() == AT_ONCE {
                        break;
                    }
                }
            }
        }
        closed.into_iter().map(|ring| self.tell(&ring, log)).collect()
    }
}

impl Rings {
    fn new(puzzle: &Puzzle, stated: Stated) -> Self {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let nodes = rows * cols + 1;
        Rings {
            rows,
            cols,
            stated,
            root: vec![0; nodes],
            links: vec![Vec::new(); nodes],
            from: vec![NOBODY; nodes],
        }
    }

    /// The border, as the last of the nodes.
    fn border(&self) -> usize {
        self.rows * self.cols
    }

    fn on_border(&self, cell: usize) -> bool {
        let (row, col) = (cell / self.cols, cell % self.cols);
        row == 0 || col == 0 || row + 1 == self.rows || col + 1 == self.cols
    }

    /// What a cell touches: other cells by a corner, and the border.
    fn touched(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (row, col, cols) = (cell / self.cols, cell % self.cols, self.cols);
        let (up, down) = (row > 0, row + 1 < self.rows);
        let (left, right) = (col > 0, col + 1 < cols);
        let border = self.on_border(cell).then(|| self.border());
        [
            (up && left).then(|| cell - cols - 1),
            (up && right).then(|| cell - cols + 1),
            (down && left).then(|| cell + cols - 1),
            (down && right).then(|| cell + cols + 1),
            border,
        ]
        .into_iter()
        .flatten()
    }

    fn root(&mut self, mut node: usize) -> usize {
        while self.root[node] as usize != node {
            let above = self.root[self.root[node] as usize];
            self.root[node] = above;
            node = above as usize;
        }
        node
    }

    /// Links the blacks; the rings they form already.
    fn link(&mut self, white: &[Option<bool>]) -> Vec<Vec<usize>> {
        (0..self.root.len()).for_each(|node| self.root[node] = node as u32);
        self.links.iter_mut().for_each(Vec::clear);
        let black = |node: usize| white.get(node).is_none_or(|white| *white == Some(false));
        let mut closed = Vec::new();
        for cell in (0..white.len()).filter(|cell| black(*cell)) {
            let later: Vec<usize> = self.touched(cell).filter(|n| *n > cell && black(*n)).collect();
            for other in later {
                let (a, b) = (self.root(cell), self.root(other));
                if a == b {
                    closed.push(self.path(cell, other));
                } else {
                    self.root[a] = b as u32;
                    self.links[cell].push(other as u32);
                    self.links[other].push(cell as u32);
                }
            }
        }
        closed
    }

    /// The shortest ring that a cell would close if it were black.
    fn would_close(&mut self, cell: usize, white: &[Option<bool>]) -> Option<Vec<usize>> {
        let black = |node: &usize| white.get(*node).is_none_or(|white| *white == Some(false));
        let around: Vec<usize> = self.touched(cell).filter(black).collect();
        let mut best: Option<Vec<usize>> = None;
        for (index, &one) in around.iter().enumerate() {
            for &two in &around[..index] {
                if self.root(one) == self.root(two) {
                    let mut ring = self.path(one, two);
                    ring.push(cell);
                    if best.as_ref().is_none_or(|best| ring.len() < best.len()) {
                        best = Some(ring);
                    }
                }
            }
        }
        best
    }

    /// The nodes between two linked ones, both included.
    fn path(&mut self, from: usize, to: usize) -> Vec<usize> {
        let mut reached = vec![from];
        self.from[from] = from as u32;
        let mut next = 0;
        while self.from[to] == NOBODY && next < reached.len() {
            let node = reached[next];
            next += 1;
            for &other in &self.links[node] {
                if self.from[other as usize] == NOBODY {
                    self.from[other as usize] = node as u32;
                    reached.push(other as usize);
                }
            }
        }
        let mut path = vec![to];
        while let Some(&last) = path.last()
            && last != from
        {
            path.push(self.from[last] as usize);
        }
        reached.iter().for_each(|node| self.from[*node] = NOBODY);
        path
    }

    /// Derives that some cell of a ring is white.
    fn tell(&self, ring: &[usize], log: &mut Log) -> Lemma {
        let border = self.border();
        let mut ring = ring.to_vec();
        // A chain from border to border starts there; a ring with a cell on the border, at that cell.
        let first = ring.iter().position(|node| *node == border);
        let chain = first.is_some();
        if let Some(first) = first {
            ring.rotate_left(first);
            ring.remove(0);
        } else if let Some(first) = ring.iter().position(|cell| self.on_border(*cell)) {
            ring.rotate_left(first);
        }
        let clause: Vec<Lit> = ring.iter().map(|cell| Lit::new(Bit(*cell as u32), true)).collect();
        let id = if self.on_border(ring[0]) {
            self.leaned_on_border(&ring, chain, &clause, log)
        } else {
            self.inside(&ring, &clause, log)
        };
        let terms = ring.iter().map(|cell| (1, Bit(*cell as u32))).collect();
        Lemma { terms, bound: 1, id }
    }

    fn touch(&self, a: usize, b: usize) -> RowId {
        self.stated.touches[&(a.min(b), a.max(b))]
    }

    /// Rows in the order they propagate when everything leans back along these cells.
    fn leaning_back(&self, cells: &[usize]) -> Vec<RowId> {
        let mut hints = Vec::new();
        for two in cells.windows(2) {
            hints.push(self.touch(two[0], two[1]));
            hints.extend(self.stated.once.get(&two[1]));
        }
        hints
    }

    /// Everything leans back to the first cell, which stands on the border, from both sides if it is a ring.
    fn leaned_on_border(
        &self,
        ring: &[usize],
        chain: bool,
        clause: &[Lit],
        log: &mut Log,
    ) -> RowId {
        let mut hints = self.leaning_back(ring);
        if !chain {
            hints.push(self.touch(ring[ring.len() - 1], ring[0]));
        }
        log.clause(clause, &hints)
    }

    /// All lean one way round, or all the other way; neither adds up.
    fn inside(&self, ring: &[usize], clause: &[Lit], log: &mut Log) -> RowId {
        let around: Vec<usize> = ring.iter().chain(&ring[..1]).copied().collect();
        let back: Vec<usize> = around.iter().rev().copied().collect();
        let depths = |way: &[usize]| -> Vec<(RowId, u64)> {
            way.windows(2).map(|two| (self.stated.leans[&(two[0], two[1])].1, 1)).collect()
        };
        let divide = format!(" {} d", self.stated.deepest);
        let forth_ends = log.sum(&depths(&around), &divide);
        let back_ends = log.sum(&depths(&back), &divide);
        // If the first leans on the second, the last must lean on the first, and so on backwards.
        let leans = self.stated.leans[&(ring[0], ring[1])].0;
        let mut hints: Vec<RowId> = self.stated.once.get(&ring[0]).copied().into_iter().collect();
        hints.extend(self.leaning_back(&back));
        hints.push(forth_ends);
        let mut longer = clause.to_vec();
        longer.push(Lit::new(leans, false));
        let not_forth = log.clause(&longer, &hints);
        let mut hints = vec![not_forth];
        hints.extend(self.leaning_back(&around));
        hints.push(back_ends);
        let id = log.clause(clause, &hints);
        [forth_ends, back_ends, not_forth].iter().for_each(|id| log.delete(*id));
        id
    }
}
