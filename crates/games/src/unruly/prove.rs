//! Proofs about report 002's program: a search that is told what whole lines allow.
//!
//! Let P[i] be the number of blacks among the first i cells of a line. Each of the line's rows bounds the difference
//! of two of them: a window P[i+3] - P[i], half of the line P[n] - P[0], a cell that is set P[i+1] - P[i]. Such
//! bounds contradict each other exactly if some go around in a circle and sum to less than nothing. So a line's
//! deduction is the sum of the rows on that circle, one line of the proof; what is set then makes it speak.

use super::rules::Puzzle;
use super::spec::{self, LineRows};
use quadrille_core::pb::{Bit, Program, RowId, Term};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lemmas, Log, Refuter};
use std::collections::{BTreeMap, HashSet};

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
        let line = &self.lines[index];
        let [fewest, most] = reach(set);
        let half = set.len() / 2;
        if !possible(&fewest, &most, half) {
            return self.circle(index, set);
        }
        for cell in (0..line.cells.len()).filter(|cell| set[*cell].is_none()) {
            for black in [false, true] {
                let mut tried = set.to_vec();
                tried[cell] = Some(black);
                let [fewest, most] = reach(&tried);
                if !possible(&fewest, &most, half)
                    && let Some(found) = self.circle(index, &tried)
                {
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

/// A state is the last two colours; the fewest and the most blacks of a filling without three in a row
/// that ends so, if there is one.
type Counts = [Option<i64>; 4];

fn reach(set: &[Option<bool>]) -> [Counts; 2] {
    // Before the line stand a white and a black, or a black and a white: they make no three.
    let mut least: Counts = [None, Some(0), Some(0), None];
    let mut most = least;
    for cell in set {
        let step = |counts: &Counts, better: fn(i64, i64) -> i64| {
            let mut next: Counts = [None; 4];
            for state in 0..4usize {
                let Some(count) = counts[state] else { continue };
                for black in [0, 1usize] {
                    let three = state == 3 * black;
                    if three || cell.is_some_and(|known| known != (black == 1)) {
                        continue;
                    }
                    let to = (state & 1) << 1 | black;
                    let count = count + black as i64;
                    next[to] = Some(next[to].map_or(count, |other| better(other, count)));
                }
            }
            next
        };
        (least, most) = (step(&least, i64::min), step(&most, i64::max));
    }
    [least, most]
}

/// Whether some filling has this many blacks: every number between the fewest and the most is had.
fn possible(fewest: &Counts, most: &Counts, half: usize) -> bool {
    let low = fewest.iter().flatten().min();
    let high = most.iter().flatten().max();
    low.zip(high).is_some_and(|(low, high)| (*low..=*high).contains(&(half as i64)))
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
