//! The ways to go on from a state, and that what is the case is one of them.

use super::Automaton;
use quadrille_engines::pb::Lit;

impl Automaton<'_> {
    /// Defines Z and Q layer by layer, and derives that the state of a board is among them.
    pub(super) fn states(&mut self) {
        for i in 1..self.n - 1 {
            for s in 1..self.clue.min(i + 2) {
                for m in i + 1..self.n {
                    self.reach(i, s, m);
                    self.gather(i + 1, s, m);
                    self.is_reached(i, s, m);
                }
            }
        }
    }

    /// Z(i+1, s, m): from Z(i, s, m) by a lower tower, or from a lower state by a tower of height m.
    fn reach(&mut self, i: usize, s: usize, m: usize) {
        let Some(z) = self.z(i + 1, s, m) else { return };
        let (stays, rises) = (self.z(i, s, m), self.q(i, s - 1, m - 1));
        let tower = self.x(i, m);
        let lower = (m - 1) as i64;
        if let Some(stays) = stays {
            self.terms.clear();
            self.terms.extend([(lower, z), (lower, !stays)]);
            for h in 1..m {
                self.terms.push((1, !self.x(i, h)));
            }
            self.define(m - 1, z);
        }
        if let Some(rises) = rises {
            self.terms.clear();
            self.terms.extend([(1, z), (1, !tower), (1, !rises)]);
            self.define(1, z);
        }
        // Without the first way it is the second, and that needs both its tower and its state.
        let second = rises.map(|rises| [(1, tower), (1, rises)]);
        let weight = if second.is_some() { 2 } else { 1 };
        self.terms.clear();
        self.terms.push((weight, !z));
        self.terms.extend(stays.map(|lit| (weight, lit)));
        self.terms.extend(second.into_iter().flatten());
        self.define(weight as usize, !z);
        if stays.is_some() {
            self.terms.clear();
            self.terms.push((weight, !z));
            for h in 1..m {
                self.terms.push((weight, self.x(i, h)));
            }
            self.terms.extend(second.into_iter().flatten());
            self.define(weight as usize, !z);
        }
    }

    /// Q(i, s, m) is Z(i, s, m) or Q(i, s, m-1).
    fn gather(&mut self, i: usize, s: usize, m: usize) {
        let (Some(z), Some(q)) = (self.z(i, s, m), self.q(i, s, m)) else { return };
        let Some(less) = self.q(i, s, m - 1) else { return };
        self.terms.clear();
        self.terms.extend([(2, q), (1, !z), (1, !less)]);
        self.define(2, q);
        self.terms.clear();
        self.terms.extend([(1, !q), (1, z), (1, less)]);
        self.define(1, !q);
    }

    /// Where s of i+1 towers are seen and m is the highest, Z(i+1, s, m) holds: whether the last is seen or not.
    fn is_reached(&mut self, i: usize, s: usize, m: usize) {
        let (Some(z), Some(q)) = (self.z(i + 1, s, m), self.q(i + 1, s, m)) else { return };
        let mut clause: Vec<Lit> = Vec::with_capacity(6);
        clause.extend((s > 1).then(|| !self.k(i + 1, s)));
        clause.extend((s <= i).then(|| self.k(i + 1, s + 1)));
        clause.push(!self.t(i + 1, m));
        let known = clause.len();
        clause.extend((m > i + 1).then(|| self.t(i + 1, m - 1)));
        clause.push(z);
        clause.push(!self.y(i));
        self.log.follows(&clause);
        clause.pop();
        self.log.follows(&clause);
        if q != z {
            clause.truncate(known);
            clause.push(q);
            self.log.follows(&clause);
        }
    }

    /// Where the tallest tower stands, all but one of the clue are seen before it.
    pub(super) fn ends(&mut self) {
        for i in 0..self.n {
            let tallest = !self.x(i, self.n);
            match self.q(i, self.clue - 1, self.n - 1) {
                Some(q) => self.log.follows(&[tallest, q]),
                None => self.log.follows(&[tallest]),
            };
        }
    }
}
