//! Sums that many rows share get a variable of their own.
//!
//! Where a row chooses one of some variables, the sum of a part of them is 0 or 1: "the choice is one of these". Said by
//! a variable, it makes rows short, and rows can conclude it: that none of the others is left settles it. The points
//! and the relaxation stay the same.

use crate::memory::Watch;
use crate::mip::Rows;
use quadrille_core::Stop;
use std::collections::BTreeMap;

/// The choices of a program: the rows that choose exactly one of their variables.
struct Choices {
    /// The variables of each.
    variables: Vec<Vec<usize>>,
    /// For each variable, which choices it is in.
    of: Vec<Vec<usize>>,
    is_choice: Vec<bool>,
}

/// A part of a choice: the choice and the variables in it.
type Part = (usize, Vec<usize>);

impl Choices {
    fn new(rows: &Rows) -> Self {
        let count = rows.row_lower.len();
        let is_choice: Vec<bool> = (0..count).map(|row| rows.chooses(row)).collect();
        let mut choices =
            Choices { variables: Vec::new(), of: vec![Vec::new(); rows.cost.len()], is_choice };
        for row in (0..count).filter(|row| choices.is_choice[*row]) {
            let variables: Vec<usize> = rows.row(row).map(|(column, _)| column).collect();
            variables.iter().for_each(|column| choices.of[*column].push(choices.variables.len()));
            choices.variables.push(variables);
        }
        choices
    }

    /// The largest part of one choice among some variables, if it has two; of equal ones the first.
    fn largest(&self, columns: &[usize], tally: &mut [u32]) -> Option<Part> {
        let each = || columns.iter().flat_map(|column| self.of[*column].iter().copied());
        each().for_each(|choice| tally[choice] += 1);
        let most = each().max_by_key(|choice| (tally[*choice], std::cmp::Reverse(*choice)));
        let most = most.filter(|choice| tally[*choice] > 1);
        each().for_each(|choice| tally[choice] = 0);
        let choice = most?;
        let inside = |column: &usize| self.of[*column].contains(&choice);
        let mut part: Vec<usize> = columns.iter().copied().filter(inside).collect();
        part.sort_unstable();
        Some((choice, part))
    }

    /// The parts that a row is made of, each with its factor, and the terms that are left.
    fn parts(&self, terms: impl Iterator<Item = (usize, f64)>, tally: &mut [u32]) -> Divided {
        let mut by_factor: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
        terms.for_each(|(column, by)| by_factor.entry(by as i64).or_default().push(column));
        let (mut parts, mut rest) = (Vec::new(), Vec::new());
        for (factor, mut columns) in by_factor {
            while let Some(part) = self.largest(&columns, tally) {
                columns.retain(|column| part.1.binary_search(column).is_err());
                parts.push((part, factor as f64));
            }
            rest.extend(columns.into_iter().map(|column| (column, factor as f64)));
        }
        (parts, rest)
    }
}

/// A row: parts with their factors, and other terms.
type Divided = (Vec<(Part, f64)>, Vec<(usize, f64)>);

/// The same program with such variables behind its own.
pub fn with_sums(rows: &Rows, watch: &mut Watch) -> Result<Rows, Stop> {
    let choices = Choices::new(rows);
    let others = (0..rows.row_lower.len()).filter(|row| !choices.is_choice[*row]);
    let mut tally = vec![0; choices.variables.len()];
    let divide = |row| {
        watch.check()?;
        Ok((row, choices.parts(rows.row(row), &mut tally)))
    };
    let divided: BTreeMap<usize, Divided> = others.map(divide).collect::<Result<_, Stop>>()?;
    let mut uses: BTreeMap<&Part, usize> = BTreeMap::new();
    for (part, _) in divided.values().flat_map(|(parts, _)| parts) {
        *uses.entry(part).or_default() += 1;
    }
    let mut sums = rows.bare();
    let mut number: BTreeMap<&Part, usize> = BTreeMap::new();
    // A sum that is used once is no shorter by a name.
    for (part, _) in uses.iter().filter(|(_, uses)| **uses > 1) {
        number.insert(part, sums.cost.len());
        sums.cost.push(0.0);
        sums.lower.push(0.0);
        sums.upper.push(1.0);
        sums.integer.push(false);
    }
    for (row, lower, upper) in rows.each() {
        watch.check()?;
        let Some((parts, rest)) = divided.get(&row) else {
            sums.add(rows.row(row), lower, upper);
            continue;
        };
        let mut terms = rest.clone();
        for (part, factor) in parts {
            match number.get(part) {
                Some(sum) => terms.push((*sum, *factor)),
                None => terms.extend(part.1.iter().map(|column| (*column, *factor))),
            }
        }
        sums.add(terms, lower, upper);
    }
    for ((choice, part), sum) in number {
        let plain = |columns: &mut dyn Iterator<Item = usize>| -> Vec<(usize, f64)> {
            columns.map(|column| (column, 1.0)).collect()
        };
        let mut own = plain(&mut part.iter().copied());
        own.push((sum, -1.0));
        sums.add(own, 0.0, 0.0);
        // What follows for the others: needless in a relaxation, so as inequalities, which it takes only once broken.
        let others = choices.variables[*choice].iter().copied();
        let mut rest = plain(&mut others.filter(|column| part.binary_search(column).is_err()));
        rest.push((sum, 1.0));
        sums.add(rest.iter().copied(), 1.0, f64::INFINITY);
        sums.add(rest, f64::NEG_INFINITY, 1.0);
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bnb::propagate::Propagator;
    use crate::lp::rows_of;
    use quadrille_core::pb::{Bit, Program};
    use quadrille_core::{Budget, Rng};

    /// Every point of random programs with choices has its sums, and no point is added.
    #[test]
    fn points_stay_and_get_their_sums() {
        let mut named = 0;
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let mut program = Program::new();
            let count = 5 + rng.below(4);
            let bits: Vec<Bit> = (0..count).map(|i| program.bit(format!("x{i}"))).collect();
            program.exactly(bits[..4].iter().map(|bit| (1, *bit)), 1);
            program.exactly(bits[2..].iter().map(|bit| (1, *bit)), 1);
            for _ in 0..4 {
                let term = |bit: &Bit| ([-2, 0, 1, 1][rng.below(4)], *bit);
                let row: Vec<_> = bits.iter().map(term).filter(|term| term.0 != 0).collect();
                program.at_most(row, rng.below(3) as i64);
            }
            let rows = rows_of(&program);
            let sums = with_sums(&rows, &mut Watch::new(&Budget::unlimited())).unwrap();
            let plain = Propagator::new(&rows);
            named += sums.cost.len() - count;
            for mask in 0u32..1 << count {
                let point: Vec<bool> = (0..count).map(|i| mask >> i & 1 == 1).collect();
                let mut all = Propagator::new(&sums);
                let holds = point.iter().enumerate().all(|(at, value)| all.assume(at, *value));
                let holds = holds && all.all();
                assert_eq!(holds, plain.holds(&point), "seed {seed}, {mask:b}");
                assert!(
                    !holds || all.fixed().iter().all(|value| *value >= 0),
                    "every sum is settled"
                );
            }
        }
        assert!(named > 50, "{named} sums have names");
    }
}
