//! How many towers are seen so far: K, and how it changes from one layer to the next.
//!
//! K(i, s) is defined by a sum, so what links two layers is the sum of two halves of definitions: one line each.

use super::Automaton;

impl Automaton<'_> {
    /// Defines K, and derives how it counts.
    pub(super) fn counts(&mut self) {
        for i in 2..self.n {
            for s in 2..=self.clue.min(i) {
                self.define_count(i, s);
            }
        }
        let [all, no_more] = self.look.seen_in_all();
        for i in 2..self.n {
            for s in 2..=self.clue.min(i) {
                let at = self.count(i, s);
                if i + 1 < self.n {
                    self.link(i, s);
                }
                // Before a tower that is seen, and behind which none is: all but one.
                if s + 1 == self.clue {
                    self.log.add(&[self.fewer[at], all]);
                }
                if s == self.clue {
                    self.log.add(&[self.at_least[at], no_more]);
                }
            }
        }
    }

    fn define_count(&mut self, i: usize, s: usize) {
        let (k, at) = (self.k(i, s), self.count(i, s));
        self.terms.clear();
        self.terms.push((s as i64, !k));
        for j in 0..i {
            self.terms.push((1, self.y(j)));
        }
        self.at_least[at] = self.define(s, !k);
        self.terms.iter_mut().for_each(|term| term.1 = !term.1);
        self.terms[0].0 = (i - s + 1) as i64;
        self.fewer[at] = self.define(i - s + 1, k);
    }

    /// Between K(i, ·) and K(i+1, ·).
    fn link(&mut self, i: usize, s: usize) {
        let (now, next) = (self.count(i, s), self.count(i + 1, s));
        // What was seen stays seen; without a tower that is seen nothing is added.
        self.log.add(&[self.at_least[now], self.fewer[next]]);
        self.log.add(&[self.at_least[next], self.fewer[now]]);
        if s < self.clue {
            // One more at most, and one more with a tower that is seen.
            let more = self.count(i + 1, s + 1);
            self.log.add(&[self.at_least[now], self.fewer[more]]);
            self.log.add(&[self.at_least[more], self.fewer[now]]);
        }
    }
}
