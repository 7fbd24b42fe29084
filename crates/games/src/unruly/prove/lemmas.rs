//! Proofs by a search over the program's rows that is told what whole lines allow.
//!
//! Let P[i] be the number of blacks among the first i cells of a line. Each of the line's rows bounds the difference
//! of two of them: a window P[i+3] - P[i], half of the line P[n] - P[0], a cell that is set P[i+1] - P[i]. Such
//! bounds contradict each other exactly if some go around in a circle and sum to less than nothing. So a line's
//! deduction is the sum of the rows on that circle, one line of the proof; what is set then makes it speak.

use crate::unruly::rules::Puzzle;
use crate::unruly::spec::{self, LineRows};
use quadrille_core::pb::{Bit, Program, RowId, Term};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lemmas, Log, Refuter};
use std::collections::{BTreeMap, HashSet};
use std::ops::RangeInclusive;

/// So many lines of the board speak at once.
const AT_ONCE: usize = 16;

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let Ok((_, lines)) = spec::one_colour_lines(puzzle, Program::outline()) else {
        return Ok(None);
    };
    let mut lines = Lines { seen: vec![Vec::new(); lines.len()], lines, told: HashSet::new() };
    let proof = Refuter::refute(task.program, &mut lines, budget)?;
    Ok(proof.map(|proof| Refutation { proof, by: "prove-by-lines" }))
}

struct Lines {
    lines: Vec<LineRows>,
    /// Each line as it was when it last had nothing to say.
    seen: Vec<Vec<Option<bool>>>,
    /// The sums that were told, by their rows.
    told: HashSet<Vec<RowId>>,
}

/// A bound on a difference, P[to] - P[from] <= most, and the row it is from.
#[derive(Clone, Copy)]
struct Edge {
    from: usize,
    to: usize,
    most: i64,
    row: Option<RowId>,
}

impl Lemmas for Lines {
    fn find(&mut self, value: &dyn Fn(Bit) -> Option<bool>, log: &mut Log) -> Vec<Lemma> {
        let mut found = Vec::new();
        for index in 0..self.lines.len() {
            let line = &self.lines[index];
            let set: Vec<Option<bool>> = line.cells.iter().map(|bit| value(*bit)).collect();
            if set == self.seen[index] {
                continue;
            }
            match self.speak(index, &set) {
                Some((rows, lemma)) => {
                    let id = log.sum(&rows.iter().map(|row| (*row, 1)).collect::<Vec<_>>(), "");
                    found.push(Lemma { id, ..lemma });
                }
                None => self.seen[index] = set,
            }
            if found.len() == AT_ONCE {
                break;
            }
        }
        found
    }
}

impl Lines {
    /// A sum of the line's rows that was not told yet and forces a cell, or cannot hold.
    fn speak(&mut self, index: usize, set: &[Option<bool>]) -> Option<(Vec<RowId>, Lemma)> {
        let half = set.len() as i64 / 2;
        let ahead = ahead(set);
        if !ahead[set.len()].range().is_some_and(|range| range.contains(&half)) {
            return self.circle(index, set);
        }
        let behind = behind(set);
        for cell in (0..set.len()).filter(|cell| set[*cell].is_none()) {
            for black in [false, true] {
                let range = ahead[cell].with(black, &behind[cell + 1]);
                if range.is_some_and(|range| range.contains(&half)) {
                    continue;
                }
                let mut tried = set.to_vec();
                tried[cell] = Some(black);
                if let Some(found) = self.circle(index, &tried) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// The rows on a circle of bounds that contradict each other; nothing if they were told before.
    fn circle(&mut self, index: usize, set: &[Option<bool>]) -> Option<(Vec<RowId>, Lemma)> {
        let line = &self.lines[index];
        let edges = bounds(line, set);
        let mut rows: Vec<RowId> =
            negative_circle(set.len() + 1, &edges)?.iter().filter_map(|edge| edge.row).collect();
        rows.sort_unstable();
        if rows.len() < 2 || !self.told.insert(rows.clone()) {
            return None;
        }
        let lemma = sum(line, &rows);
        Some((rows, lemma))
    }
}

/// By the last two colours before a place: the fewest and the most blacks of a filling of one part of the line
/// without three in a row, if there is one.
#[derive(Clone, Copy)]
struct Counts([Option<(i64, i64)>; 4]);

/// The last two colours once another came; nothing if that makes three in a row.
fn followed(state: usize, black: bool) -> Option<usize> {
    (state != 3 * usize::from(black)).then_some((state & 1) << 1 | usize::from(black))
}

fn wider(one: Option<(i64, i64)>, two: (i64, i64)) -> Option<(i64, i64)> {
    Some(one.map_or(two, |one| (one.0.min(two.0), one.1.max(two.1))))
}

impl Counts {
    /// Every number between the fewest and the most is had by some filling.
    fn range(&self) -> Option<RangeInclusive<i64>> {
        let all = self.0.iter().flatten().fold(None, |all, counts| wider(all, *counts));
        all.map(|(fewest, most)| fewest..=most)
    }

    /// The blacks of the whole line if a colour stands between this part and the one behind it.
    fn with(&self, black: bool, behind: &Counts) -> Option<RangeInclusive<i64>> {
        let mut all = None;
        for (state, counts) in self.0.iter().enumerate() {
            if let Some((fewest, most)) = *counts
                && let Some((fewer, more)) = followed(state, black).and_then(|to| behind.0[to])
            {
                let here = i64::from(black);
                all = wider(all, (fewest + here + fewer, most + here + more));
            }
        }
        all.map(|(fewest, most)| fewest..=most)
    }
}

/// The colours a cell may have.
fn colours(cell: Option<bool>) -> impl Iterator<Item = bool> {
    [false, true].into_iter().filter(move |black| cell.is_none_or(|known| known == *black))
}

/// For each place, the fillings of the cells before it.
fn ahead(set: &[Option<bool>]) -> Vec<Counts> {
    // Before the line stand a white and a black, or a black and a white: they make no three.
    let mut places = vec![Counts([None, Some((0, 0)), Some((0, 0)), None])];
    for (at, cell) in set.iter().enumerate() {
        let mut next = Counts([None; 4]);
        for (state, counts) in places[at].0.iter().enumerate() {
            let Some((fewest, most)) = *counts else { continue };
            for black in colours(*cell) {
                if let Some(to) = followed(state, black) {
                    let here = i64::from(black);
                    next.0[to] = wider(next.0[to], (fewest + here, most + here));
                }
            }
        }
        places.push(next);
    }
    places
}

/// For each place, the fillings of the cells from it on.
fn behind(set: &[Option<bool>]) -> Vec<Counts> {
    let mut places = vec![Counts([Some((0, 0)); 4]); set.len() + 1];
    for (at, cell) in set.iter().enumerate().rev() {
        let mut here = Counts([None; 4]);
        for state in 0..4 {
            for black in colours(*cell) {
                let rest = followed(state, black).and_then(|to| places[at + 1].0[to]);
                if let Some((fewest, most)) = rest {
                    let one = i64::from(black);
                    here.0[state] = wider(here.0[state], (fewest + one, most + one));
                }
            }
        }
        places[at] = here;
    }
    places
}

/// The line's rows, and what is set, as bounds on differences.
fn bounds(line: &LineRows, set: &[Option<bool>]) -> Vec<Edge> {
    let n = set.len();
    let half = n as i64 / 2;
    let mut edges = vec![
        // At least half: P[0] - P[n] <= -half. At most half: P[n] - P[0] <= half.
        Edge { from: n, to: 0, most: -half, row: Some(line.half) },
        Edge { from: 0, to: n, most: half, row: Some(line.half + 1) },
    ];
    for (at, [some, not_all]) in line.windows.iter().enumerate() {
        edges.push(Edge { from: at + 3, to: at, most: -1, row: Some(*some) });
        edges.push(Edge { from: at, to: at + 3, most: 2, row: Some(*not_all) });
    }
    for (at, known) in set.iter().enumerate() {
        let (least, most) = match known {
            Some(black) => (i64::from(*black), i64::from(*black)),
            None => (0, 1),
        };
        edges.push(Edge { from: at, to: at + 1, most, row: None });
        edges.push(Edge { from: at + 1, to: at, most: -least, row: None });
    }
    edges
}

/// Edges around a circle whose bounds sum to less than 0, by Bellman and Ford.
fn negative_circle(nodes: usize, edges: &[Edge]) -> Option<Vec<Edge>> {
    let mut least = vec![0i64; nodes];
    let mut by: Vec<Option<usize>> = vec![None; nodes];
    let mut last = None;
    for _ in 0..nodes {
        last = None;
        for (index, edge) in edges.iter().enumerate() {
            if least[edge.from] + edge.most < least[edge.to] {
                least[edge.to] = least[edge.from] + edge.most;
                by[edge.to] = Some(index);
                last = Some(edge.to);
            }
        }
        last?;
    }
    // Going back so many steps leads onto the circle.
    let mut node = last?;
    for _ in 0..nodes {
        node = edges[by[node]?].from;
    }
    let (start, mut circle) = (node, Vec::new());
    loop {
        let edge = edges[by[node]?];
        circle.push(edge);
        node = edge.from;
        if node == start {
            return Some(circle);
        }
    }
}

/// The sum of rows of a line; the number is the caller's to give.
fn sum(line: &LineRows, rows: &[RowId]) -> Lemma {
    let mut factors: BTreeMap<Bit, i64> = BTreeMap::new();
    let mut bound = 0;
    let half = line.cells.len() as i64 / 2;
    let mut add = |cells: &[Bit], by: i64, least: i64| {
        cells.iter().for_each(|bit| *factors.entry(*bit).or_default() += by);
        bound += least;
    };
    for row in rows {
        if *row == line.half {
            add(&line.cells, 1, half);
        } else if *row == line.half + 1 {
            add(&line.cells, -1, -half);
        } else {
            for (at, [some, not_all]) in line.windows.iter().enumerate() {
                if row == some {
                    add(&line.cells[at..at + 3], 1, 1);
                } else if row == not_all {
                    add(&line.cells[at..at + 3], -1, -2);
                }
            }
        }
    }
    let terms: Vec<Term> =
        factors.into_iter().filter(|(_, by)| *by != 0).map(|(bit, by)| (by, bit)).collect();
    Lemma { terms, bound, id: 0 }
}
