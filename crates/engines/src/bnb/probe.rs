//! Probing: a value is tried, and ruled out if it ends in a broken row; and what follows from every way to make a
//! choice follows from the choice.

use super::propagate::{FREE, Propagator};

/// Probing a node ends after looking at so many terms: some milliseconds.
const MOST_WORK: u64 = 4_000_000;
/// What follows from each value is kept for as many words as this at most.
const MOST_WORDS: usize = 1 << 20;

/// A place for what follows from each value tried.
pub struct Prober {
    /// The variables tried, and whether a row chooses one of several among which each is.
    tried: Vec<(usize, bool)>,
    /// The place of each variable in `tried`.
    place: Vec<usize>,
    /// For each variable tried, a set of values: two bits for each variable of the program.
    sets: Vec<u64>,
    words: usize,
    /// Whether the set of a variable is that of this round.
    known: Vec<bool>,
}

impl Prober {
    /// For the variables that tell the answer.
    pub fn new(propagator: &Propagator, answer: &[bool]) -> Self {
        let telling = (0..answer.len()).filter(|variable| answer[*variable]);
        let tried: Vec<(usize, bool)> = telling
            .map(|variable| (variable, propagator.choices(variable, propagator.fixed()).is_some()))
            .collect();
        let mut place = vec![usize::MAX; propagator.fixed().len()];
        tried.iter().enumerate().for_each(|(at, (variable, _))| place[*variable] = at);
        let words = (2 * propagator.fixed().len()).div_ceil(64);
        // Without room for sets, values are still ruled out one by one.
        let words = if words * (tried.len() + 1) > MOST_WORDS { 0 } else { words };
        let sets = vec![0; words * (tried.len() + 1)];
        Prober { known: vec![false; tried.len()], tried, place, sets, words }
    }

    /// Probes until nothing more is ruled out; false if no point is left.
    pub fn run(&mut self, propagator: &mut Propagator) -> bool {
        let end = propagator.work() + MOST_WORK;
        loop {
            let before = propagator.trail().len();
            self.known.fill(false);
            for at in 0..self.tried.len() {
                if propagator.work() > end {
                    return true;
                }
                if !self.values(at, propagator) {
                    return false;
                }
            }
            let rows: Vec<usize> = propagator.choosing().collect();
            if self.words > 0 && !rows.into_iter().all(|row| self.choice(row, propagator)) {
                return false;
            }
            if propagator.trail().len() == before {
                return true;
            }
        }
    }

    /// Tries the values of one variable; false if none is left.
    fn values(&mut self, at: usize, propagator: &mut Propagator) -> bool {
        let (variable, of_choice) = self.tried[at];
        if propagator.fixed()[variable] != FREE {
            return true;
        }
        if !self.follow(at, variable, true, propagator) {
            return propagator.assume(variable, false);
        }
        self.known[at] = true;
        // Where several are to choose from, that one is not chosen says little.
        if of_choice {
            return true;
        }
        let last = self.tried.len();
        if !self.follow(last, variable, false, propagator) {
            return propagator.assume(variable, true);
        }
        self.common([at, last].into_iter(), propagator)
    }

    /// What follows from a value goes into a set; false if it ends in a broken row.
    fn follow(&mut self, set: usize, variable: usize, value: bool, all: &mut Propagator) -> bool {
        let before = all.trail().len();
        let holds = all.assume(variable, value);
        if holds && self.words > 0 {
            let set = &mut self.sets[set * self.words..(set + 1) * self.words];
            set.fill(0);
            for fixed in &all.trail()[before..] {
                let literal = 2 * *fixed as usize + usize::from(all.fixed()[*fixed as usize] == 1);
                set[literal / 64] |= 1 << (literal % 64);
            }
        }
        all.undo_to(before);
        holds
    }

    /// What follows from each variable that a row may choose; false if no point is left.
    fn choice(&self, row: usize, propagator: &mut Propagator) -> bool {
        let places: Vec<usize> =
            propagator.free(row).map(|variable| self.place[variable]).collect();
        let known = |place: &usize| *place != usize::MAX && self.known[*place];
        !places.iter().all(known) || self.common(places.into_iter(), propagator)
    }

    /// Fixes what stands in all of these sets; false if that ends in a broken row.
    fn common(&self, sets: impl Iterator<Item = usize> + Clone, all: &mut Propagator) -> bool {
        for word in 0..self.words {
            let of = sets.clone().map(|set| self.sets[set * self.words + word]);
            let mut shared = of.reduce(|a, b| a & b).unwrap_or(0);
            while shared != 0 {
                let literal = word * 64 + shared.trailing_zeros() as usize;
                shared &= shared - 1;
                if !all.assume(literal / 2, literal % 2 == 1) {
                    return false;
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lp::rows_of;
    use quadrille_core::pb::{Bit, Program};

    #[test]
    fn what_every_choice_leads_to_is_settled() {
        let mut program = Program::new();
        let bits: Vec<Bit> = (0..5).map(|i| program.answer_bit(format!("x{i}"))).collect();
        program.exactly(bits[..3].iter().map(|bit| (1, *bit)), 1);
        // Each of the three brings the fourth.
        for bit in &bits[..3] {
            program.at_least([(1, bits[3]), (-1, *bit)], 0);
        }
        // The fifth contradicts itself.
        let helper = program.bit("h");
        program.at_least([(1, helper), (-1, bits[4])], 0);
        program.at_most([(1, helper), (1, bits[4])], 1);
        let mut propagator = Propagator::new(&rows_of(&program));
        let answer = [true, true, true, true, true, false];
        assert!(Prober::new(&propagator, &answer).run(&mut propagator));
        assert_eq!(propagator.fixed(), [FREE, FREE, FREE, 1, 0, FREE]);
    }
}
