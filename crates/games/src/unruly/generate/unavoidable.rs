//! Unavoidable sets: cells of a full board that can all be turned over together without breaking a rule.
//!
//! A puzzle has one solution exactly if every unavoidable set of the solution holds a clue. There are too many to list, so
//! a pool has those that were met. Whatever it says about clues is necessary, and a search says whether it is enough.

use crate::cell_set::CellSet;
use crate::unruly::rules::Plane;
use quadrille_core::order::Order as _;

/// Unavoidable sets that were met.
pub struct Pool {
    cells: usize,
    sets: Vec<CellSet>,
}

/// What a pool says of each clue of a set of clues.
pub struct Needs {
    /// The cells any of which could do what a clue alone does now, itself included; nothing for other cells, and for clues that
    /// no set of the pool needs.
    alone: Vec<Option<CellSet>>,
    /// Sets that hold two clues alone: the two and the set's number, in order.
    pairs: Vec<(usize, usize, usize)>,
}

impl Pool {
    /// A pool without sets.
    pub fn new(cells: usize) -> Self {
        Pool { cells, sets: Vec::new() }
    }

    /// Adds a set.
    pub fn add(&mut self, set: CellSet) {
        self.sets.push(set);
    }

    /// Adds the sets of four cells: two rows that have different colours in two columns, and the other way round.
    pub fn add_rectangles(&mut self, black: &Plane) {
        let (rows, cols) = (black.rows(), black.cols());
        let mut board = black.clone();
        for (top, bottom) in pairs(rows) {
            for (left, right) in pairs(cols) {
                let corners = [(top, left), (bottom, right), (top, right), (bottom, left)];
                let [a, b, c, d] = corners.map(|(row, col)| black.get(row, col));
                if a != b || c != d || a == c {
                    continue;
                }
                corners.iter().for_each(|&(row, col)| turn(&mut board, row, col));
                if corners.iter().all(|&(row, col)| fits(&board, row, col)) {
                    let cells = corners.map(|(row, col)| row * cols + col);
                    self.add(CellSet::of(self.cells, cells));
                }
                corners.iter().for_each(|&(row, col)| turn(&mut board, row, col));
            }
        }
    }

    /// What is known of these clues.
    pub fn needs(&self, clues: &CellSet) -> Needs {
        let mut needs = Needs { alone: vec![None; self.cells], pairs: Vec::new() };
        for (index, set) in self.sets.iter().enumerate() {
            match set.shared(clues) {
                (Some(clue), None, _) => match &mut needs.alone[clue] {
                    Some(others) => others.retain(set),
                    none => *none = Some(set.clone()),
                },
                (Some(a), Some(b), false) => needs.pairs.push((a, b, index)),
                _ => {}
            }
        }
        needs.pairs.order();
        needs
    }

    /// Sets no two of which share a cell, smallest first: each of them needs a clue of its own.
    pub fn bound(&self) -> usize {
        let mut order: Vec<&CellSet> = self.sets.iter().collect();
        // Stable: equal sizes stay in the order they were met.
        order.order_by_key(|set| set.len());
        let mut taken = CellSet::none(self.cells);
        let mut count = 0;
        for set in order {
            if set.is_apart_from(&taken) {
                set.iter().for_each(|cell| taken.insert(cell));
                count += 1;
            }
        }
        count
    }
}

impl Needs {
    /// Whether the pool knows why a clue is needed.
    pub fn knows(&self, clue: usize) -> bool {
        self.alone[clue].is_some()
    }

    /// The cells that might replace one clue.
    pub fn instead_of(&self, clue: usize, clues: &CellSet) -> Vec<usize> {
        let Some(mut others) = self.alone[clue].clone() else { return Vec::new() };
        others.subtract(clues);
        others.iter().collect()
    }

    /// Two clues and a cell that might replace both, for all that the pool knows.
    pub fn exchanges(&self, pool: &Pool, clues: &CellSet) -> Vec<(usize, usize, usize)> {
        let known: Vec<usize> = clues.iter().filter(|clue| self.knows(*clue)).collect();
        let mut found = Vec::new();
        for (i, &a) in known.iter().enumerate() {
            for &b in &known[i + 1..] {
                let (Some(for_a), Some(for_b)) = (&self.alone[a], &self.alone[b]) else { continue };
                if for_a.is_apart_from(for_b) {
                    continue;
                }
                let mut both = for_a.clone();
                both.retain(for_b);
                let from = self.pairs.partition_point(|&(x, y, _)| (x, y) < (a, b));
                let theirs = self.pairs[from..].iter().take_while(|&&(x, y, _)| (x, y) == (a, b));
                theirs.for_each(|&(_, _, set)| both.retain(&pool.sets[set]));
                both.subtract(clues);
                found.extend(both.iter().map(|cell| (a, b, cell)));
            }
        }
        found
    }
}

fn pairs(lines: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..lines).flat_map(move |one| (one + 1..lines).map(move |other| (one, other)))
}

fn turn(board: &mut Plane, row: usize, col: usize) {
    board.set(row, col, !board.get(row, col));
}

/// Whether no three in a row go through a cell.
fn fits(board: &Plane, row: usize, col: usize) -> bool {
    let three = |at: usize, length: usize, get: &dyn Fn(usize) -> bool| {
        (at.saturating_sub(2)..=at)
            .filter(|from| from + 2 < length)
            .any(|from| get(from) == get(from + 1) && get(from) == get(from + 2))
    };
    !three(col, board.cols(), &|c| board.get(row, c))
        && !three(row, board.rows(), &|r| board.get(r, col))
}
