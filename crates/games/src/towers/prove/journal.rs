//! Who listens to the search and writes the proof.
//!
//! A checker propagates single heights and single places by itself. Beyond that the proof needs: the automaton of
//! a clue, once it strikes anything out; the sum of rows that says Hall's theorem for some cells of a line; a clause
//! for each height that a clue takes from a cell, under what is tried; a clause for each branch that failed.

use super::automaton::Automaton;
use super::rows::Rows;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Line;
use crate::towers::solve::search::Witness;
use quadrille_core::pb::{Bit, Program, RowId};
use quadrille_core::{Budget, Stop};
use quadrille_engines::pb::{Lit, Log};
use std::collections::HashSet;

/// The proof as it grows.
pub struct Journal {
    rows: Rows,
    log: Log,
    /// The next free variable.
    next: u32,
    /// The lines whose clues have their automata.
    derived: Vec<bool>,
    /// The sums that were told: line, cells, heights.
    told: HashSet<(usize, u64, HeightSet)>,
    /// What is tried at the moment, each tower negated.
    tried: Vec<Lit>,
    /// Why nothing more is written, if so.
    stop: Option<Stop>,
    /// The row that cannot hold.
    end: Option<RowId>,
}

impl Journal {
    /// Nothing is written yet.
    pub fn new(rows: Rows, program: &Program, budget: &Budget) -> Self {
        Journal {
            derived: vec![false; 2 * rows.n],
            rows,
            log: Log::new(program, budget),
            next: program.bits() as u32,
            told: HashSet::new(),
            tried: Vec::new(),
            stop: None,
            end: None,
        }
    }

    /// The proof, if everything failed.
    pub fn refutation(self) -> Result<Option<String>, Stop> {
        if let Some(stop) = self.stop {
            return Err(stop);
        }
        Ok(self.end.map(|end| self.log.unsatisfiable(end)))
    }

    fn tower(&self, cell: usize, height: usize) -> Lit {
        Lit::new(Bit((cell * self.rows.n + height - 1) as u32), true)
    }

    /// Writes the automata of a line's clues, once.
    fn derive(&mut self, line: Line) {
        if std::mem::replace(&mut self.derived[line.0], true) {
            return;
        }
        let (_, index) = line.split(self.rows.n);
        for side in line.ends(self.rows.n) {
            if let Some(look) = self.rows.look(side, index) {
                Automaton::derive(look, &mut self.next, &mut self.log);
            }
        }
    }

    fn full(&mut self) -> bool {
        if self.stop.is_none() {
            self.stop = self.log.check().err();
        }
        self.stop.is_some()
    }
}

impl Witness for Journal {
    fn sight(&mut self, line: Line, before: &[HeightSet], after: &[HeightSet]) {
        if self.full() {
            return;
        }
        self.derive(line);
        let n = self.rows.n;
        if after.iter().all(|set| *set == 0) {
            // No place is left for the tallest tower, which the checker finds.
            return;
        }
        for (position, (before, after)) in before.iter().zip(after).enumerate() {
            // So it does where the tallest tower goes away.
            for height in heights::members(before & !after & heights::below(n)) {
                let cell = line.cell(n, position);
                self.tried.push(!self.tower(cell.row * n + cell.col, height));
                self.log.follows(&self.tried);
                self.tried.pop();
            }
        }
    }

    fn all_different(
        &mut self,
        line: Line,
        sets: &[HeightSet],
        places: &[u8],
        from: HeightSet,
        over: Option<usize>,
    ) {
        let n = self.rows.n;
        let mut left = from;
        while left != 0 && !self.full() {
            // Of several heights that go away, each may belong to others.
            let first = if over.is_some() { left } else { left & left.wrapping_neg() };
            let (mut reached, mut new, mut cells) = (first, first, 0u64);
            while new != 0 {
                let place = usize::from(places[new.trailing_zeros() as usize]);
                cells |= 1 << place;
                new = new & (new - 1) | sets[place] & !reached;
                reached |= sets[place];
            }
            left &= !reached;
            over.iter().for_each(|place| cells |= 1 << place);
            let many = reached.count_ones() as usize;
            // One cell with one height, or one height with one cell, is no news.
            if many == 1 || many + 1 == n || !self.told.insert((line.0, cells, reached)) {
                continue;
            }
            let cells = heights::members(cells).map(|place| self.rows.at(line.0, place));
            let mut sum: Vec<RowId> = cells.map(|cell| self.rows.cell(cell)).collect();
            sum.extend(heights::members(reached).map(|h| self.rows.line(line.0, h) + 1));
            self.log.add(&sum);
        }
    }

    fn decide(&mut self, cell: usize, height: usize) {
        let tower = self.tower(cell, height);
        self.tried.push(!tower);
    }

    fn refuted(&mut self) {
        if self.full() {
            return;
        }
        let id = self.log.follows(&self.tried);
        if self.tried.pop().is_none() {
            self.end = Some(id);
        }
    }

    fn start_over(&mut self) {
        self.tried.clear();
    }
}
