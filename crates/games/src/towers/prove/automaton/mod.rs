//! A clue as the automaton that the search's own dynamic program runs through, derived in the proof.
//!
//! A state is (towers passed, towers seen, highest so far). What the search concludes from a clue is which states
//! can be reached; here each state is a variable, defined by the states before it, so that a checker's unit propagation
//! strikes out exactly the states that the dynamic program does not reach.
//!
//! | variable | says |
//! |---|---|
//! | T(i, m) | none of the first i towers is higher than m |
//! | K(i, s) | at least s of the first i towers are seen |
//! | Z(i, s, m) | some way to put down i towers, each where it may stand, shows s of them and has m as its highest |
//! | Q(i, s, m) | the same with m or less as its highest |
//!
//! T and K say what *is* the case, by the program's rows; Z and Q say only which ways there are. The link: whatever is
//! the case is one of the ways (`states`). So where the tallest tower stands behind i others, all but one of the
//! clue are seen before it in one of the ways.

mod counts;
mod highest;
mod states;

use super::rows::Look;
use quadrille_core::pb::{Bit, RowId};
use quadrille_engines::pb::{Lit, Log};

/// One clue: its variables, and the lines that define and derive them.
pub struct Automaton<'a> {
    n: usize,
    clue: usize,
    look: Look<'a>,
    /// By place: the variable of height 1.
    x: Vec<u32>,
    /// The first variables of T, K, Z and Q.
    first: [u32; 4],
    /// By layer and number seen: the two halves of the definition of K.
    at_least: Vec<RowId>,
    fewer: Vec<RowId>,
    log: &'a mut Log,
    /// Memory for one definition.
    terms: Vec<(i64, Lit)>,
}

impl<'a> Automaton<'a> {
    /// Derives the automaton of a clue; `next` is the next free variable, before and after.
    pub fn derive(look: Look<'a>, next: &mut u32, log: &'a mut Log) {
        let (n, clue) = (look.size(), look.asked());
        let sizes = [n * n, n * (clue + 1), n * clue * n, n * clue * n];
        let first = sizes.map(|size| {
            *next += size as u32;
            *next - size as u32
        });
        let x = (0..n).map(|i| look.x(i, 1).0).collect();
        let ids = vec![0; n * (clue + 1)];
        let (at_least, fewer) = (ids.clone(), ids);
        let terms = Vec::new();
        let mut automaton = Automaton { n, clue, look, x, first, at_least, fewer, log, terms };
        automaton.write();
    }

    fn write(&mut self) {
        self.log.note("a clue by its states");
        // Nobody stands before the first tower.
        self.log.follows(&[self.y(0)]);
        if self.clue == 1 {
            // The other towers are hidden then, which the tallest never is: rows propagate that.
            return;
        }
        self.highest();
        self.counts();
        self.states();
        self.ends();
    }

    fn x(&self, i: usize, height: usize) -> Lit {
        Lit::new(Bit(self.x[i] + height as u32 - 1), true)
    }

    fn y(&self, i: usize) -> Lit {
        Lit::new(self.look.y(i), true)
    }

    /// T(i, m), for 1 <= i <= m < n.
    fn t(&self, i: usize, m: usize) -> Lit {
        debug_assert!(1 <= i && i <= m && m < self.n);
        Lit::new(Bit(self.first[0] + (i * self.n + m) as u32), true)
    }

    /// K(i, s), for 2 <= s <= i: one tower is always seen.
    fn k(&self, i: usize, s: usize) -> Lit {
        debug_assert!(2 <= s && s <= i && s <= self.clue);
        Lit::new(Bit(self.first[1] + self.count(i, s) as u32), true)
    }

    fn count(&self, i: usize, s: usize) -> usize {
        i * (self.clue + 1) + s
    }

    fn state(&self, i: usize, s: usize, m: usize) -> u32 {
        ((i * self.clue + s) * self.n + m) as u32
    }

    /// Z(i, s, m); nothing where there is no such state. The first tower is its own state.
    fn z(&self, i: usize, s: usize, m: usize) -> Option<Lit> {
        match (1..=i).contains(&s) && i <= m {
            false => None,
            true if i == 1 => Some(self.x(0, m)),
            true => Some(Lit::new(Bit(self.first[2] + self.state(i, s, m)), true)),
        }
    }

    /// Q(i, s, m); nothing where there is no such state. The highest of i towers is at least i.
    fn q(&self, i: usize, s: usize, m: usize) -> Option<Lit> {
        match (1..=i).contains(&s) && i <= m {
            false => None,
            true if i == 1 => Some(self.t(1, m)),
            true if i == m => self.z(i, s, m),
            true => Some(Lit::new(Bit(self.first[3] + self.state(i, s, m)), true)),
        }
    }

    /// Half of a definition: the terms at hand reach a degree as soon as this literal holds.
    fn define(&mut self, degree: usize, by: Lit) -> RowId {
        self.log.define(&self.terms, degree as i64, by)
    }
}
