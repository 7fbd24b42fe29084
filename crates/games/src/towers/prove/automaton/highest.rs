//! How high the towers passed so far are: T, and what it has to do with a tower that is seen.
//!
//! Every clause follows by unit propagation from what is there before it.

use super::Automaton;
use quadrille_core::pb::RowId;
use quadrille_engines::pb::Lit;

impl Automaton<'_> {
    /// Defines T layer by layer, and derives how it changes from one to the next.
    pub(super) fn highest(&mut self) {
        let n = self.n;
        for m in 1..n {
            self.define_highest(1, m);
        }
        for m in 1..n {
            // The first tower is somewhere.
            let some: Vec<Lit> =
                std::iter::once(!self.t(1, m)).chain((1..=m).map(|h| self.x(0, h))).collect();
            self.log.follows(&some);
        }
        for i in 1..n {
            for m in i..n - 1 {
                self.log.follows(&[!self.t(i, m), self.t(i, m + 1)]);
            }
            self.seen_or_hidden(i);
            if i + 1 < n {
                self.rise(i);
            }
        }
    }

    /// T(i, m) is T(i-1, m), and the i-th tower is not higher than m.
    fn define_highest(&mut self, i: usize, m: usize) {
        let t = self.t(i, m);
        let below = (i > 1).then(|| self.t(i - 1, m));
        let parts = self.n - m + usize::from(i > 1);
        self.terms.clear();
        self.terms.push((parts as i64, !t));
        self.terms.extend(below.map(|lit| (1, lit)));
        for h in m + 1..=self.n {
            self.terms.push((1, !self.x(i - 1, h)));
        }
        self.define(parts, !t);
        // The other half has every literal the other way round.
        self.terms.iter_mut().for_each(|term| *term = (1, !term.1));
        self.define(1, t);
    }

    /// A tower behind i others that is seen is higher than those; behind the tallest none is.
    fn seen_or_hidden(&mut self, i: usize) {
        let n = self.n;
        let y = self.y(i);
        for h in 1..n {
            if h > i {
                self.log.follows(&[!self.x(i, h), !y, self.t(i, h - 1)]);
            } else {
                self.log.follows(&[!self.x(i, h), !y]);
            }
        }
        self.log.follows(&[!y, self.t(i, n - 1)]);
    }

    /// From layer i to the next: the highest rises exactly where a tower is seen.
    fn rise(&mut self, i: usize) {
        let n = self.n;
        for m in i + 1..n {
            self.define_highest(i + 1, m);
        }
        self.pigeons(i + 1);
        let y = self.y(i);
        self.log.follows(&[!self.t(i, i), y]);
        for m in i + 1..n {
            self.log.follows(&[self.t(i + 1, m), !self.t(i, m), y]);
            self.log.follows(&[!y, self.t(i, m - 1), !self.t(i + 1, m)]);
            // A height that stands behind the others is none of theirs.
            self.log.follows(&[!self.x(i, m), !self.t(i, m), self.t(i, m - 1)]);
        }
    }

    /// Some of the first i towers has a height of at least i.
    fn pigeons(&mut self, i: usize) {
        let mut parts: Vec<(Result<RowId, Lit>, u64)> = Vec::new();
        parts.extend((0..i).map(|j| (Ok(self.look.filled(j)), 1)));
        parts.extend((1..i).map(|h| (Ok(self.look.once(h)), 1)));
        for j in i..self.n {
            parts.extend((1..i).map(|h| (Err(self.x(j, h)), 1)));
        }
        self.log.combine(&parts);
    }
}
