//! Hall's theorem in a line: where k cells share k heights, nobody else has these heights.
//!
//! The rows "a cell has a height" over the k cells and "a height stands at most once" over the k heights add up
//! to one row that says so, whatever is decided: one line of the proof.

use super::rows::Rows;
use crate::towers::heights::{self, HeightSet};
use quadrille_core::Cell;
use quadrille_core::pb::{Bit, RowId, Term};
use quadrille_engines::pb::{Lemma, Log};
use std::collections::HashSet;

/// So many sets are told at once.
const AT_ONCE: usize = 8;
/// Sets of more cells, or of more heights, are left to the search: they are rarely the shortest reason.
const MOST: usize = 4;

/// The sets that were told already.
pub struct HallSets {
    n: usize,
    /// By line: the rows of its cells and of its heights (at most once), and its variables.
    lines: Vec<LineRows>,
    told: HashSet<(usize, u64, HeightSet)>,
    /// Each line as it was when it last had nothing to say.
    seen: Vec<Vec<HeightSet>>,
}

struct LineRows {
    cells: Vec<RowId>,
    heights: Vec<RowId>,
    bits: Vec<Vec<Bit>>,
}

impl HallSets {
    /// None yet.
    pub fn new(rows: &Rows) -> Self {
        let n = rows.n;
        let line = |line: usize| {
            let at: Vec<Cell> = (0..n).map(|place| rows.at(line, place)).collect();
            LineRows {
                cells: at.iter().map(|cell| rows.cell(*cell)).collect(),
                heights: (1..=n).map(|h| rows.line(line, h) + 1).collect(),
                bits: at.iter().map(|c| (1..=n).map(|h| rows.tower(*c, h)).collect()).collect(),
            }
        };
        let lines: Vec<LineRows> = (0..2 * n).map(line).collect();
        HallSets { n, seen: vec![Vec::new(); lines.len()], lines, told: HashSet::new() }
    }

    /// Sets that say something about what is decided.
    pub fn find(&mut self, value: &dyn Fn(Bit) -> Option<bool>, log: &mut Log) -> Vec<Lemma> {
        let n = self.n;
        let mut found = Vec::new();
        // Row by row; columns are read off the rows.
        let left = |of: &Vec<Bit>| {
            let open = |h: &usize| value(of[h - 1]) != Some(false);
            (1..=n).filter(open).fold(0, |set, h| set | heights::only(h))
        };
        let cells: Vec<HeightSet> =
            self.lines[..n].iter().flat_map(|line| line.bits.iter().map(left)).collect();
        let mut sets: Vec<HeightSet> = vec![0; n];
        for line in 0..self.lines.len() {
            for (place, set) in sets.iter_mut().enumerate() {
                *set = if line < n { cells[line * n + place] } else { cells[place * n + line - n] };
            }
            if sets == self.seen[line] {
                continue;
            }
            match smallest(&sets).filter(|&(cells, hs)| self.told.insert((line, cells, hs))) {
                Some((cells, hs)) => found.push(self.tell(line, cells, hs, log)),
                None => self.seen[line].clone_from(&sets),
            }
            if found.len() == AT_ONCE {
                break;
            }
        }
        found
    }

    fn tell(&self, line: usize, cells: u64, hs: HeightSet, log: &mut Log) -> Lemma {
        let rows = &self.lines[line];
        let inside = |place: usize| cells & 1 << place != 0;
        let mut sum: Vec<(RowId, u64)> = (0..self.n)
            .filter(|place| inside(*place))
            .map(|place| (rows.cells[place], 1))
            .collect();
        sum.extend(heights::members(hs).map(|h| (rows.heights[h - 1], 1)));
        let id = log.sum(&sum, "");
        let mut terms: Vec<Term> = Vec::new();
        for place in 0..self.n {
            for h in 1..=self.n {
                let one_of = hs & heights::only(h) != 0;
                if inside(place) != one_of {
                    let sign = if inside(place) { 1 } else { -1 };
                    terms.push((sign, rows.bits[place][h - 1]));
                }
            }
        }
        let bound = i64::from(cells.count_ones()) - i64::from(hs.count_ones());
        Lemma { terms, bound, id }
    }
}

/// The fewest cells of a line that share as few heights, where that says something about other cells: the cells
/// and the heights.
fn smallest(sets: &[HeightSet]) -> Option<(u64, HeightSet)> {
    let open: Vec<usize> = (0..sets.len()).filter(|i| !sets[*i].is_power_of_two()).collect();
    (2..=MOST.min(open.len().saturating_sub(1))).find_map(|size| choose(sets, &open, size, 0, 0))
}

/// Adds `size` more of these cells to those chosen.
fn choose(
    sets: &[HeightSet],
    open: &[usize],
    size: usize,
    cells: u64,
    hs: HeightSet,
) -> Option<(u64, HeightSet)> {
    if size == 0 {
        let many = cells.count_ones();
        let others = (0..sets.len()).filter(|i| cells & 1 << i == 0);
        let tells = hs.count_ones() < many || others.into_iter().any(|i| sets[i] & hs != 0);
        return (hs.count_ones() <= many && tells).then_some((cells, hs));
    }
    for (at, &cell) in open.iter().enumerate() {
        let more = hs | sets[cell];
        if more.count_ones() as usize <= MOST
            && more.count_ones() as usize <= cells.count_ones() as usize + size
            && let Some(found) = choose(sets, &open[at + 1..], size - 1, cells | 1 << cell, more)
        {
            return Some(found);
        }
    }
    None
}
