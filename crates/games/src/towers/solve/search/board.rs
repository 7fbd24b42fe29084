//! The heights still possible in every cell, kept twice: by cell, and by height in each line.
//!
//! Every change is written down on a trail, so that the search undoes it without copying the
//! board and without recursion, whatever the size.

use crate::towers::heights::{self, HeightSet};
use crate::towers::line_set::LineSet;
use crate::towers::rules::{Heights, Line, Puzzle};
use quadrille_core::Grid;

/// A line left without any way to be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict(pub Line);

/// The state of a search. Cells are numbered row by row.
#[derive(Clone)]
pub struct SearchBoard {
    n: usize,
    cells: Vec<HeightSet>,
    /// By line and height: the positions where the height may still stand.
    places: Vec<u64>,
    trail: Vec<(u32, HeightSet)>,
    /// By propagator: the lines that changed since it last looked at them.
    dirty: [LineSet; 3],
}

/// The propagators, cheapest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Propagator {
    /// Naked and hidden singles.
    Singles,
    /// The two clues of a line.
    Sight,
    /// Regin's all-different.
    AllDifferent,
}

impl SearchBoard {
    /// All heights possible but where a tower is given.
    pub fn new(puzzle: &Puzzle) -> SearchBoard {
        let n = puzzle.size();
        let mut board = SearchBoard {
            n,
            cells: vec![heights::all(n); n * n],
            places: vec![(1 << n) - 1; 2 * n * (n + 1)],
            trail: Vec::new(),
            dirty: [LineSet::all(n); 3],
        };
        for (cell, height) in puzzle.givens() {
            board.restrict(cell.row * n + cell.col, heights::only(height.into()));
        }
        board.trail.clear();
        board
    }

    /// The size.
    #[inline(always)]
    pub fn size(&self) -> usize {
        self.n
    }

    /// The number of the cell at a position of a line.
    #[inline(always)]
    pub fn cell(&self, line: Line, position: usize) -> usize {
        match line.split(self.n) {
            (true, row) => row * self.n + position,
            (false, col) => position * self.n + col,
        }
    }

    /// The heights possible in a cell.
    #[inline(always)]
    pub fn heights(&self, cell: usize) -> HeightSet {
        self.cells[cell]
    }

    /// The positions of a line where a height may stand.
    #[inline(always)]
    pub fn places(&self, line: Line, height: usize) -> u64 {
        self.places[line.0 * (self.n + 1) + height]
    }

    /// The row and the column through a cell.
    #[inline(always)]
    pub fn lines(&self, cell: usize) -> [Line; 2] {
        [Line(cell / self.n), Line(self.n + cell % self.n)]
    }

    /// Leaves only these heights in a cell; says whether any is left.
    #[inline(always)]
    pub fn restrict(&mut self, cell: usize, keep: HeightSet) -> bool {
        let old = self.cells[cell];
        let new = old & keep;
        if new != old {
            self.narrow(cell, old, new);
        }
        new != 0
    }

    fn narrow(&mut self, cell: usize, old: HeightSet, new: HeightSet) {
        self.trail.push((cell as u32, old));
        self.cells[cell] = new;
        let lines = self.flip_places(cell, old ^ new);
        self.dirty.iter_mut().for_each(|dirty| dirty.add_all(lines));
    }

    /// Heights that come or go in a cell; says which lines that changes.
    fn flip_places(&mut self, cell: usize, changed: HeightSet) -> LineSet {
        let (row, col) = (cell / self.n, cell % self.n);
        let (along, across) = (row * (self.n + 1), (self.n + col) * (self.n + 1));
        for height in heights::members(changed) {
            self.places[along + height] ^= 1 << col;
            self.places[across + height] ^= 1 << row;
        }
        LineSet::through(row, col)
    }

    /// Where the trail stands now.
    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    /// The cells changed since `mark`, each once, in order of its last change, with what is left of it.
    pub fn changed_since(&self, mark: usize) -> impl Iterator<Item = (usize, HeightSet)> + '_ {
        let news = &self.trail[mark..];
        let last = move |i: &usize| news[i + 1..].iter().all(|&(cell, _)| cell != news[*i].0);
        let cells = (0..news.len()).filter(last).map(move |i| news[i].0 as usize);
        cells.map(|cell| (cell, self.cells[cell]))
    }

    /// Takes back everything since `mark`. Lines waiting to be looked at are forgotten: before
    /// the mark there were none.
    pub fn undo(&mut self, mark: usize) {
        while self.trail.len() > mark
            && let Some((cell, old)) = self.trail.pop()
        {
            let cell = cell as usize;
            let back = self.cells[cell] ^ old;
            self.cells[cell] = old;
            self.flip_places(cell, back);
        }
        self.dirty = [LineSet::default(); 3];
    }

    /// The next line to look at, and what to look for.
    pub fn next_work(&mut self) -> Option<(Propagator, Line)> {
        let order = [Propagator::Singles, Propagator::Sight, Propagator::AllDifferent];
        for (propagator, dirty) in order.into_iter().zip(&mut self.dirty) {
            if let Some(line) = dirty.pop(self.n) {
                return Some((propagator, line));
            }
        }
        None
    }

    /// The answer, once every cell has one height.
    pub fn answer(&self) -> Option<Heights> {
        let heights: Option<Vec<u8>> = self
            .cells
            .iter()
            .map(|&set| heights::is_single(set).then_some(set.trailing_zeros() as u8))
            .collect();
        Some(Grid::from_vec(self.n, self.n, heights?))
    }
}
