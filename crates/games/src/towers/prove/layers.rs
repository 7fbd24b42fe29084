//! A clue as a layered automaton: a variable for "none of the first i towers is higher than m".
//!
//! The program's rows compare every tower with all those before it, so a search that follows them touches
//! hundreds of rows for a tower. With T(i, m) for that sentence, defined in the proof, the same is said layer by
//! layer:
//!
//! ```text
//! T(i, m) = T(i-1, m) and the i-th tower is not higher than m
//! a tower of height h behind i others is seen exactly if T(i, h-1)
//! a tower that is seen raises the highest, and only such a tower does
//! ```
//! The highest of i towers is at least i, so T(i, m) is only there for m >= i: that is a sum of rows. Every
//! clause below follows by unit propagation from the rows it names.

use super::rows::{Look, Rows};
use crate::towers::rules::Puzzle;
use quadrille_core::pb::{Bit, RowId, Term};
use quadrille_engines::pb::{Lemma, Lit, Log};

/// What was derived.
pub struct Layers {
    /// The rows, in the order they were derived.
    pub lemmas: Vec<Lemma>,
    /// How many variables they brought.
    pub bits: usize,
}

/// Derives the layers of all clues; `first` is the number of the next variable.
pub fn derive(puzzle: &Puzzle, rows: &Rows, first: u32, log: &mut Log) -> Layers {
    let n = puzzle.size();
    let mut lemmas = Vec::new();
    let mut next = first;
    for look in rows.looks() {
        log.note("a clue by layers");
        let bits = next;
        next += (n * (n - 1) / 2) as u32;
        let ids = (n + 1) * (n + 1);
        let mut line = Line {
            n,
            rows,
            look,
            bits,
            log: &mut *log,
            lemmas: &mut lemmas,
            implies: vec![0; ids],
            implied: vec![0; ids],
            rises: vec![0; ids],
            shows: vec![0; ids],
            hides: vec![0; ids],
        };
        line.define();
        line.see();
    }
    Layers { lemmas, bits: (next - first) as usize }
}

/// One clue.
struct Line<'a, 'b> {
    n: usize,
    rows: &'b Rows,
    look: Look<'b>,
    /// The number of its first variable.
    bits: u32,
    log: &'a mut Log,
    lemmas: &'a mut Vec<Lemma>,
    /// By layer and height: the two halves of the definition of T, that T(i, m) implies T(i, m+1), that a tower
    /// is seen, and that it is not.
    implies: Vec<RowId>,
    implied: Vec<RowId>,
    rises: Vec<RowId>,
    shows: Vec<RowId>,
    hides: Vec<RowId>,
}

impl Line<'_, '_> {
    fn at(&self, i: usize, m: usize) -> usize {
        i * (self.n + 1) + m
    }

    /// The variable T(i, m), 1 <= i <= m < n.
    fn t(&self, i: usize, m: usize) -> Bit {
        // Layer 1 has n-1 of them, each later one less.
        let before = (i - 1) * self.n - i * (i - 1) / 2;
        Bit(self.bits + (before + m - i) as u32)
    }

    fn not_higher(&self, i: usize, m: usize) -> Lit {
        Lit::new(self.t(i, m), true)
    }

    fn x(&self, i: usize, h: usize) -> Lit {
        Lit::new(self.look.x(i, h), true)
    }

    fn y(&self, i: usize) -> Lit {
        Lit::new(self.look.y(i), true)
    }

    fn keep(&mut self, lits: &[(i64, Lit)], degree: i64, id: RowId) {
        let mut bound = degree;
        let mut terms: Vec<Term> = Vec::with_capacity(lits.len());
        for &(by, lit) in lits {
            let sign = if lit.is_positive() { by } else { -by };
            bound -= if lit.is_positive() { 0 } else { by };
            terms.push((sign, lit.bit()));
        }
        self.lemmas.push(Lemma { terms, bound, id });
    }

    fn clause(&mut self, lits: &[Lit], hints: &[RowId]) -> RowId {
        let id = self.log.clause(lits, hints);
        let terms: Vec<(i64, Lit)> = lits.iter().map(|lit| (1, *lit)).collect();
        self.keep(&terms, 1, id);
        id
    }

    /// Defines T, and derives that a higher bound is a weaker one.
    fn define(&mut self) {
        let n = self.n;
        for i in 1..n {
            for m in i..n {
                let t = self.not_higher(i, m);
                let below = (i > 1).then(|| self.not_higher(i - 1, m));
                let taller: Vec<Lit> = (m + 1..=n).map(|h| self.x(i - 1, h)).collect();
                let parts = (taller.len() + usize::from(i > 1)) as i64;
                let mut terms: Vec<(i64, Lit)> = vec![(parts, !t)];
                terms.extend(below.map(|lit| (1, lit)));
                terms.extend(taller.iter().map(|lit| (1, !*lit)));
                let id = self.log.define(&terms, parts, !t);
                self.keep(&terms, parts, id);
                let at = self.at(i, m);
                self.implies[at] = id;
                let mut terms: Vec<(i64, Lit)> = vec![(1, t)];
                terms.extend(below.map(|lit| (1, !lit)));
                terms.extend(taller.iter().map(|lit| (1, *lit)));
                let id = self.log.define(&terms, 1, t);
                self.keep(&terms, 1, id);
                self.implied[at] = id;
            }
            for m in i..n - 1 {
                let mut hints: Vec<RowId> = self.down(i, m).collect();
                hints.extend(self.up(i, m + 1));
                let weaker = [!self.not_higher(i, m), self.not_higher(i, m + 1)];
                let at = self.at(i, m);
                self.rises[at] = self.clause(&weaker, &hints);
            }
        }
    }

    /// T(i, m) unfolded: the rows about the layers below.
    fn down(&self, i: usize, m: usize) -> impl Iterator<Item = RowId> {
        (1..=i).rev().map(move |j| self.implies[self.at(j, m)])
    }

    /// The rows that make T(i, m) true where none of the towers is higher.
    fn up(&self, i: usize, m: usize) -> impl Iterator<Item = RowId> {
        (1..=i).map(move |j| self.implied[self.at(j, m)])
    }

    /// Some of the first i towers has a height of at least i.
    fn pigeons(&mut self, i: usize) -> RowId {
        let n = self.n;
        if i == 1 {
            return self.rows.cell(self.look.cell(0));
        }
        let mut parts: Vec<(Result<RowId, Lit>, u64)> = Vec::new();
        parts.extend((0..i).map(|j| (Ok(self.rows.cell(self.look.cell(j))), 1)));
        parts.extend((1..i).map(|h| (Ok(self.look.once(h)), 1)));
        for j in i..n {
            parts.extend((1..i).map(|h| (Err(self.x(j, h)), 1)));
        }
        let id = self.log.combine(&parts);
        let some: Vec<(i64, Lit)> = (0..i)
            .flat_map(|j| (i..=n).map(move |h| (j, h)))
            .map(|(j, h)| (1, self.x(j, h)))
            .collect();
        self.keep(&some, 1, id);
        id
    }

    /// Derives which towers are seen.
    fn see(&mut self) {
        let n = self.n;
        let mut hints: Vec<RowId> = (1..=n).map(|h| self.look.seen(0, h)).collect();
        hints.push(self.rows.cell(self.look.cell(0)));
        self.clause(&[self.y(0)], &hints);
        for i in 1..n {
            let some = self.pigeons(i);
            for h in 1..=n {
                let (x, y) = (self.x(i, h), self.y(i));
                let mut hints = vec![self.look.hidden(i, h), self.look.once(h)];
                let at = self.at(i, h);
                if h <= i {
                    hints.push(some);
                    self.hides[at] = self.clause(&[!x, !y], &hints);
                    continue;
                }
                let t = self.not_higher(i, h - 1);
                hints.extend(self.up(i, h - 1));
                self.hides[at] = self.clause(&[!x, !y, t], &hints);
                let mut hints: Vec<RowId> = self.down(i, h - 1).collect();
                hints.push(self.look.seen(i, h));
                self.shows[at] = self.clause(&[!x, !t, y], &hints);
            }
            self.rise(i);
        }
    }

    /// The highest rises exactly where a tower is seen.
    fn rise(&mut self, i: usize) {
        let n = self.n;
        for m in i + 1..n {
            let mut hints: Vec<RowId> = (m..n - 1).map(|m| self.rises[self.at(i, m)]).collect();
            hints.extend((m + 1..=n).map(|h| self.shows[self.at(i, h)]));
            hints.push(self.implied[self.at(i + 1, m)]);
            let (now, next) = (self.not_higher(i, m), self.not_higher(i + 1, m));
            self.clause(&[next, !now, self.y(i)], &hints);
        }
        for m in i..n - 1 {
            let mut hints = vec![self.implies[self.at(i + 1, m + 1)]];
            hints.extend((i..m).rev().map(|m| self.rises[self.at(i, m)]));
            hints.extend((1..=m + 1).map(|h| self.hides[self.at(i, h)]));
            hints.push(self.rows.cell(self.look.cell(i)));
            let (now, next) = (self.not_higher(i, m), self.not_higher(i + 1, m + 1));
            self.clause(&[!self.y(i), now, !next], &hints);
        }
    }
}
