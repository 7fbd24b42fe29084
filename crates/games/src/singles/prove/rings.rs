//! That blacks form no ring: the clauses behind the engine's cycles, derived in the proof.
//!
//! A ring of blacks that touch by corners, or a chain of them from border to border, shuts whites in. That
//! some cell of it is white follows from the program's rows about leaning. With a cell on the border everything
//! leans away from it, so the rows propagate around the ring and break. A ring inside the board leans one way
//! round or the other; either way the depths along it add up to a contradiction.

use super::rows::Rows;
use crate::singles::rules::Puzzle;
use quadrille_core::pb::{Bit, RowId};
use quadrille_engines::pb::{Lit, Log};
use std::collections::HashMap;

/// The rings derived so far, and working memory to find them.
pub struct Rings<'a> {
    rows: usize,
    cols: usize,
    numbers: &'a Rows,
    /// By the cells of a ring in order of their numbers: its row.
    known: HashMap<Vec<usize>, RowId>,
    /// By cell: where a walk came from; `AWAY` for cells it may not enter.
    from: Vec<u32>,
}

const AWAY: u32 = u32::MAX;
const UNSEEN: u32 = u32::MAX - 1;

/// Cells in order around a ring, or from border to border.
struct Ring {
    cells: Vec<usize>,
    chain: bool,
}

impl<'a> Rings<'a> {
    /// None yet.
    pub fn new(puzzle: &Puzzle, numbers: &'a Rows) -> Self {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        Rings { rows, cols, numbers, known: HashMap::new(), from: vec![AWAY; rows * cols] }
    }

    /// The row that a cell and the others of a cycle through it are not all black.
    pub fn row(&mut self, cell: usize, others: &[usize], log: &mut Log) -> RowId {
        let ring = self.find(cell, others);
        let mut key = ring.cells.clone();
        key.sort_unstable();
        if let Some(&row) = self.known.get(&key) {
            return row;
        }
        let row = self.tell(ring, log);
        self.known.insert(key, row);
        row
    }

    fn on_border(&self, cell: usize) -> bool {
        let (row, col) = (cell / self.cols, cell % self.cols);
        row == 0 || col == 0 || row + 1 == self.rows || col + 1 == self.cols
    }

    /// The cells that touch a cell by a corner.
    fn corners(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let cols = self.cols;
        let (up, down) = (cell >= cols, cell / cols + 1 < self.rows);
        let (left, right) = (!cell.is_multiple_of(cols), cell % cols + 1 < cols);
        let ways = [
            (up && left).then(|| cell - cols - 1),
            (up && right).then(|| cell - cols + 1),
            (down && left).then(|| cell + cols - 1),
            (down && right).then(|| cell + cols + 1),
        ];
        ways.into_iter().flatten()
    }

    /// The order of the cells of a cycle: from a corner of `cell` to another, or twice to the border.
    fn find(&mut self, cell: usize, others: &[usize]) -> Ring {
        others.iter().for_each(|&other| self.from[other] = UNSEEN);
        let mut out: Vec<Vec<usize>> = Vec::new();
        if self.on_border(cell) {
            out.push(Vec::new());
        }
        let mut around = None;
        for corner in self.corners(cell) {
            if self.from[corner] != UNSEEN {
                continue;
            }
            let (met, end) = self.walk(corner, cell);
            if let Some(met) = met {
                around = Some(self.path(met, corner));
                break;
            }
            out.extend(end.map(|end| self.path(end, corner)));
        }
        others.iter().for_each(|&other| self.from[other] = AWAY);
        if let Some(mut cells) = around {
            cells.push(cell);
            return Ring { cells, chain: false };
        }
        // From the border to the cell, and from there to the border again.
        let mut ways = out.into_iter();
        let mut cells = ways.next().unwrap_or_default();
        cells.push(cell);
        cells.extend(ways.next().unwrap_or_default().into_iter().rev());
        if !self.on_border(cells[0]) {
            cells.reverse();
        }
        Ring { cells, chain: true }
    }

    /// Walks from a corner of `around`: another corner of it, and a cell on the border, if they are met.
    fn walk(&mut self, corner: usize, around: usize) -> (Option<usize>, Option<usize>) {
        let mut reached = vec![corner];
        self.from[corner] = corner as u32;
        let mut next = 0;
        let mut border = None;
        while let Some(&cell) = reached.get(next) {
            next += 1;
            if cell != corner && self.corners(around).any(|c| c == cell) {
                return (Some(cell), None);
            }
            if border.is_none() && self.on_border(cell) {
                border = Some(cell);
            }
            for other in self.corners(cell) {
                if self.from[other] == UNSEEN {
                    self.from[other] = cell as u32;
                    reached.push(other);
                }
            }
        }
        (None, border)
    }

    /// The cells of the last walk from its end back to its start.
    fn path(&self, end: usize, start: usize) -> Vec<usize> {
        let mut path = vec![end];
        let mut cell = end;
        while cell != start {
            cell = self.from[cell] as usize;
            path.push(cell);
        }
        path
    }

    /// Derives that some cell of a ring is white.
    fn tell(&self, ring: Ring, log: &mut Log) -> RowId {
        let Ring { mut cells, chain } = ring;
        // A chain starts on the border; a ring with a cell on the border, at that cell.
        if !chain && let Some(first) = cells.iter().position(|cell| self.on_border(*cell)) {
            cells.rotate_left(first);
        }
        let clause: Vec<Lit> = cells.iter().map(|cell| Lit::new(Bit(*cell as u32), true)).collect();
        if self.on_border(cells[0]) {
            self.leaned_on_border(&cells, chain, &clause, log)
        } else {
            self.inside(&cells, &clause, log)
        }
    }

    /// Rows in the order they propagate when everything leans back along these cells.
    fn leaning_back(&self, cells: &[usize]) -> Vec<RowId> {
        let mut hints = Vec::new();
        for two in cells.windows(2) {
            hints.push(self.numbers.touch(two[0], two[1]));
            hints.extend(self.numbers.once(two[1]));
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
            hints.push(self.numbers.touch(ring[ring.len() - 1], ring[0]));
        }
        log.clause(clause, &hints)
    }

    /// All lean one way round, or all the other way; neither adds up.
    fn inside(&self, ring: &[usize], clause: &[Lit], log: &mut Log) -> RowId {
        let around: Vec<usize> = ring.iter().chain(&ring[..1]).copied().collect();
        let back: Vec<usize> = around.iter().rev().copied().collect();
        let depths = |way: &[usize]| -> Vec<(RowId, u64)> {
            way.windows(2).map(|two| (self.numbers.depths(two[0], two[1]), 1)).collect()
        };
        let divide = format!(" {} d", self.numbers.deepest());
        let forth_ends = log.sum(&depths(&around), &divide);
        let back_ends = log.sum(&depths(&back), &divide);
        // If the first leans on the second, the last must lean on the first, and so on backwards.
        let leans = self.numbers.leans(ring[0], ring[1]);
        let mut hints: Vec<RowId> = self.numbers.once(ring[0]).into_iter().collect();
        hints.extend(self.leaning_back(&back));
        hints.push(forth_ends);
        let mut longer = clause.to_vec();
        longer.push(Lit::new(leans, false));
        let not_forth = log.clause(&longer, &hints);
        let mut hints = vec![not_forth];
        hints.extend(self.leaning_back(&around));
        hints.push(back_ends);
        let id = log.clause(clause, &hints);
        log.delete_all(&[forth_ends, back_ends, not_forth]);
        id
    }
}
