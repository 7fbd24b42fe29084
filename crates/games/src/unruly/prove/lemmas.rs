//! Proofs by a search over the program's rows that is told what whole lines allow: the same sums that the journal
//! writes, found where nothing else follows any more.

use super::circle::{Circle, first_row};
use crate::unruly::line_reasoner::{EITHER, Inks, LineReasoner, only};
use crate::unruly::lines::Line;
use crate::unruly::rules::{Ink, Puzzle};
use quadrille_core::pb::{Bit, RowId, Term};
use quadrille_core::{Budget, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lemmas, Log, Refuter};
use std::collections::HashSet;

/// So many lines of the board speak at once.
const AT_ONCE: usize = 16;

/// Refutes a program.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let mut lines = Lines::new(puzzle);
    let proof = Refuter::refute(task.program, &mut lines, budget)?;
    Ok(proof.map(|proof| Refutation { proof, by: "prove-by-lines" }))
}

/// A line's cells, by their variables, and its first row.
struct Place {
    cells: Vec<Bit>,
    first: RowId,
    /// As it was when it last had nothing to say.
    seen: Vec<Inks>,
}

struct Lines {
    places: Vec<Place>,
    /// The sums that were told, by their rows.
    told: HashSet<Vec<RowId>>,
    reasoner: LineReasoner,
    circle: Circle,
}

impl Lemmas for Lines {
    fn find(&mut self, value: &dyn Fn(Bit) -> Option<bool>, log: &mut Log) -> Vec<Lemma> {
        let mut found = Vec::new();
        for index in 0..self.places.len() {
            let inks = |bit: &Bit| value(*bit).map_or(EITHER, |black| only(Ink::black_if(black)));
            let set: Vec<Inks> = self.places[index].cells.iter().map(inks).collect();
            if set == self.places[index].seen {
                continue;
            }
            match self.speak(index, &set) {
                Some(lemma) => found.push(Lemma { id: log.add(&self.circle.rows), ..lemma }),
                None => self.places[index].seen = set,
            }
            if found.len() == AT_ONCE {
                break;
            }
        }
        found
    }
}

impl Lines {
    fn new(puzzle: &Puzzle) -> Self {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let place = |line: Line, length: usize| {
            let bit = |(row, col)| Bit((row * cols + col) as u32);
            let cells = (0..length).map(|at| bit(line.cell(at))).collect();
            Place { cells, first: first_row(rows, cols, line), seen: Vec::new() }
        };
        let across = (0..rows).map(|row| place(Line::Row(row), cols));
        let down = (0..cols).map(|col| place(Line::Col(col), rows));
        Lines {
            places: across.chain(down).collect(),
            told: HashSet::new(),
            reasoner: LineReasoner::default(),
            circle: Circle::default(),
        }
    }

    /// A sum of the line's rows that was not told yet and forces a cell, or cannot hold; its rows are those of the
    /// circle.
    fn speak(&mut self, index: usize, set: &[Inks]) -> Option<Lemma> {
        let mut left = set.to_vec();
        if !self.reasoner.narrow(&mut left) {
            return self.sum(index, set);
        }
        let mut tried = set.to_vec();
        for at in 0..set.len() {
            if set[at] == EITHER && left[at] != EITHER {
                tried[at] = EITHER ^ left[at];
                if let Some(lemma) = self.sum(index, &tried) {
                    return Some(lemma);
                }
                tried[at] = EITHER;
            }
        }
        None
    }

    /// The sum of the rows that contradict each other; nothing if it was told before. The number is the caller's to
    /// give.
    fn sum(&mut self, index: usize, set: &[Inks]) -> Option<Lemma> {
        let Place { cells, first, .. } = &self.places[index];
        let found = self.circle.find(set, *first);
        if !found || self.circle.rows.len() < 2 || !self.told.insert(self.circle.rows.clone()) {
            return None;
        }
        let factors = self.circle.factors.iter().zip(cells).filter(|(by, _)| **by != 0);
        let terms: Vec<Term> = factors.map(|(by, bit)| (i64::from(*by), *bit)).collect();
        Some(Lemma { terms, bound: i64::from(self.circle.bound), id: 0 })
    }
}
