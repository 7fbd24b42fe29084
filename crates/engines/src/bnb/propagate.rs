//! What rows say about variables once some are fixed: a value that would leave a row no way to hold is ruled out.
//!
//! The least and the most that each row's sum can become are kept up to date as variables are fixed and freed again, so a
//! row is read only where it can rule something out.

use crate::mip::Rows;

/// Sums are of whole numbers, so anything beyond this is a real difference.
const NEAR: f64 = 1e-6;

/// Not fixed yet.
pub const FREE: i8 = -1;

/// The rows of a program, the variables fixed so far, in their order, and how far each row's sum can still go.
pub struct Propagator {
    /// Where the terms of each row begin, and the end.
    start: Vec<usize>,
    column: Vec<u32>,
    factor: Vec<f64>,
    lower: Vec<f64>,
    upper: Vec<f64>,
    /// The largest factor of each row, signs aside.
    largest: Vec<f64>,
    /// Where the rows of each variable begin, and the end.
    start_of: Vec<usize>,
    row_of: Vec<u32>,
    factor_of: Vec<f64>,
    /// The rows that choose exactly one of their variables.
    choosing: Vec<bool>,
    fixed: Vec<i8>,
    trail: Vec<u32>,
    least: Vec<f64>,
    most: Vec<f64>,
    queued: Vec<bool>,
    queue: Vec<u32>,
    /// Terms looked at so far.
    work: u64,
}

impl Propagator {
    pub fn new(rows: &Rows) -> Self {
        let (count, columns) = (rows.row_lower.len(), rows.cost.len());
        let mut start = rows.start.clone();
        start.push(rows.column.len());
        let mut start_of = vec![0; columns + 1];
        rows.column.iter().for_each(|column| start_of[column + 1] += 1);
        (0..columns).for_each(|column| start_of[column + 1] += start_of[column]);
        let mut next = start_of.clone();
        let (mut row_of, mut factor_of) =
            (vec![0; rows.column.len()], vec![0.0; rows.column.len()]);
        let sums = |pick: fn(f64) -> f64| -> Vec<f64> {
            let sum =
                |row: usize| rows.factor[start[row]..start[row + 1]].iter().copied().map(pick);
            (0..count).map(|row| sum(row).sum()).collect()
        };
        let (least, most) = (sums(|factor| factor.min(0.0)), sums(|factor| factor.max(0.0)));
        let mut largest = vec![0.0f64; count];
        for row in 0..count {
            for at in start[row]..start[row + 1] {
                let place = &mut next[rows.column[at]];
                (row_of[*place], factor_of[*place]) = (row as u32, rows.factor[at]);
                *place += 1;
                largest[row] = largest[row].max(rows.factor[at].abs());
            }
        }
        Propagator {
            choosing: (0..count).map(|row| rows.chooses(row)).collect(),
            start,
            column: rows.column.iter().map(|column| *column as u32).collect(),
            factor: rows.factor.clone(),
            lower: rows.row_lower.iter().map(|lower| lower - NEAR).collect(),
            upper: rows.row_upper.iter().map(|upper| upper + NEAR).collect(),
            largest,
            start_of,
            row_of,
            factor_of,
            fixed: vec![FREE; columns],
            trail: Vec::new(),
            least,
            most,
            queued: vec![false; count],
            queue: Vec::new(),
            work: 0,
        }
    }

    /// What every variable is.
    pub fn fixed(&self) -> &[i8] {
        &self.fixed
    }

    /// The variables fixed so far, in their order.
    pub fn trail(&self) -> &[u32] {
        &self.trail
    }

    /// How many terms were looked at so far: what all this costs.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Follows up all rows; false if one of them cannot hold any more.
    pub fn all(&mut self) -> bool {
        (0..self.lower.len()).for_each(|row| self.wake(row));
        self.run()
    }

    /// Fixes a variable and follows that up; false if it is something else already, or a row cannot hold any more.
    /// Then what was fixed since is of no use until [`Self::undo_to`].
    pub fn assume(&mut self, variable: usize, value: bool) -> bool {
        let known = self.fixed[variable];
        if known != FREE {
            return known == i8::from(value);
        }
        match self.fix(variable, value) {
            true => self.run(),
            false => self.sleep(),
        }
    }

    /// Frees all variables but the first so many that were fixed.
    pub fn undo_to(&mut self, length: usize) {
        while self.trail.len() > length
            && let Some(variable) = self.trail.pop()
        {
            let variable = variable as usize;
            let value = std::mem::replace(&mut self.fixed[variable], FREE);
            self.work += (self.start_of[variable + 1] - self.start_of[variable]) as u64;
            for at in self.start_of[variable]..self.start_of[variable + 1] {
                let (row, factor) = (self.row_of[at] as usize, self.factor_of[at]);
                match (value == 1) == (factor > 0.0) {
                    true => self.least[row] -= factor.abs(),
                    false => self.most[row] += factor.abs(),
                }
            }
        }
    }

    /// Whether a full point keeps every row.
    pub fn holds(&self, point: &[bool]) -> bool {
        (0..self.lower.len()).all(|row| {
            let terms = self.start[row]..self.start[row + 1];
            let set = terms.filter(|at| point[self.column[*at] as usize]);
            let sum: f64 = set.map(|at| self.factor[at]).sum();
            sum >= self.lower[row] && sum <= self.upper[row]
        })
    }

    /// The rows that choose exactly one of their variables.
    pub fn choosing(&self) -> impl Iterator<Item = usize> {
        (0..self.choosing.len()).filter(|row| self.choosing[*row])
    }

    /// The variables of a row that are not fixed.
    pub fn free(&self, row: usize) -> impl Iterator<Item = usize> {
        let terms = &self.column[self.start[row]..self.start[row + 1]];
        terms.iter().map(|column| *column as usize).filter(|column| self.fixed[*column] == FREE)
    }

    /// How many variables are left in the smallest row that chooses one of them and has this variable, where so much is
    /// fixed; nothing if there is none.
    pub fn choices(&self, variable: usize, fixed: &[i8]) -> Option<usize> {
        let rows = &self.row_of[self.start_of[variable]..self.start_of[variable + 1]];
        let rows = rows.iter().map(|row| *row as usize).filter(|row| self.choosing[*row]);
        let left = |row: usize| {
            let terms = &self.column[self.start[row]..self.start[row + 1]];
            terms.iter().filter(|column| fixed[**column as usize] == FREE).count()
        };
        rows.map(left).min()
    }

    fn wake(&mut self, row: usize) {
        if !std::mem::replace(&mut self.queued[row], true) {
            self.queue.push(row as u32);
        }
    }

    /// Fixes a variable and wakes the rows that may say something now; false if one of its rows cannot hold.
    fn fix(&mut self, variable: usize, value: bool) -> bool {
        self.fixed[variable] = value.into();
        self.trail.push(variable as u32);
        self.work += (self.start_of[variable + 1] - self.start_of[variable]) as u64;
        let mut holds = true;
        // To its end even after a conflict, because freeing goes back over all rows.
        for at in self.start_of[variable]..self.start_of[variable + 1] {
            let (row, factor) = (self.row_of[at] as usize, self.factor_of[at]);
            match value == (factor > 0.0) {
                true => self.least[row] += factor.abs(),
                false => self.most[row] -= factor.abs(),
            }
            let (above, below) = self.room(row);
            holds &= above >= 0.0 && below >= 0.0;
            if above.min(below) < self.largest[row] {
                self.wake(row);
            }
        }
        holds
    }

    /// How far the least sum of a row is below its upper end, and the most above its lower end.
    fn room(&self, row: usize) -> (f64, f64) {
        (self.upper[row] - self.least[row], self.most[row] - self.lower[row])
    }

    fn run(&mut self) -> bool {
        while let Some(row) = self.queue.pop() {
            self.queued[row as usize] = false;
            if !self.row(row as usize) {
                return self.sleep();
            }
        }
        true
    }

    /// After a conflict nothing is left to follow up: false.
    fn sleep(&mut self) -> bool {
        for row in self.queue.drain(..) {
            self.queued[row as usize] = false;
        }
        false
    }

    /// One row: false if it, or one that it leads to, cannot hold.
    fn row(&mut self, row: usize) -> bool {
        let (above, below) = self.room(row);
        if above < 0.0 || below < 0.0 {
            return false;
        }
        self.work += (self.start[row + 1] - self.start[row]) as u64;
        for at in self.start[row]..self.start[row + 1] {
            let (variable, factor) = (self.column[at] as usize, self.factor[at]);
            if self.fixed[variable] != FREE {
                continue;
            }
            // At the value that makes the sum large, or small, the row must still be able to hold.
            let (above, below) = self.room(row);
            let value = if factor.abs() > above {
                factor < 0.0
            } else if factor.abs() > below {
                factor > 0.0
            } else {
                continue;
            };
            if !self.fix(variable, value) {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(columns: usize, list: &[(&[(usize, f64)], f64, f64)]) -> Rows {
        let mut rows = Rows { cost: vec![0.0; columns], ..Rows::default() };
        for (terms, lower, upper) in list {
            rows.add(terms.iter().copied(), *lower, *upper);
        }
        rows
    }

    #[test]
    fn one_fixed_variable_settles_a_chain() {
        let rows = rows(
            4,
            &[
                (&[(0, 1.0), (1, 1.0)], 1.0, f64::INFINITY),
                (&[(1, 1.0), (2, 1.0)], f64::NEG_INFINITY, 1.0),
                (&[(2, 1.0), (3, -2.0)], -1.0, 0.0),
            ],
        );
        let mut all = Propagator::new(&rows);
        assert!(all.assume(0, false));
        assert_eq!(all.fixed(), [0, 1, 0, 0]);
        assert!(!all.assume(1, false));
        // A conflict leaves nothing behind.
        all.undo_to(0);
        assert!(all.all() && all.fixed() == [FREE; 4]);
        assert!(all.assume(2, true) && !all.assume(0, false));
        all.undo_to(0);
        assert!(all.all() && all.fixed() == [FREE; 4]);
        assert!(!all.holds(&[true, false, true, false]));
        assert!(all.holds(&[true, true, false, false]));
    }

    /// What is ruled out is in no point, whatever was fixed, freed and fixed again before.
    #[test]
    fn only_what_no_point_has_is_ruled_out() {
        let mut ruled_out = 0;
        for seed in 0..200 {
            let mut rng = quadrille_core::Rng::new(seed);
            let count = 4 + rng.below(5);
            let mut rows = Rows { cost: vec![0.0; count], ..Rows::default() };
            for _ in 0..3 {
                let term = |column: usize| (column, rng.below(9) as f64 - 4.0);
                let terms: Vec<_> = (0..count).map(term).filter(|term| term.1 != 0.0).collect();
                let lower = rng.below(7) as f64 - 5.0;
                let upper = [lower, lower + 2.0, f64::INFINITY][rng.below(3)];
                rows.add(terms, lower, upper);
            }
            let mut propagator = Propagator::new(&rows);
            let points = |fixed: &[(usize, bool)]| -> Vec<Vec<bool>> {
                let point =
                    |mask: u32| -> Vec<bool> { (0..count).map(|i| mask >> i & 1 == 1).collect() };
                let all = (0u32..1 << count).map(point).filter(|point| propagator.holds(point));
                all.filter(|p| fixed.iter().all(|(at, value)| p[*at] == *value)).collect()
            };
            let cases: Vec<Vec<(usize, bool)>> = (0..8)
                .map(|_| {
                    (0..1 + rng.below(2)).map(|_| (rng.below(count), rng.below(2) == 1)).collect()
                })
                .collect();
            let expected: Vec<_> = cases.iter().map(|case| points(case)).collect();
            for (case, points) in cases.iter().zip(expected) {
                let holds = case.iter().all(|(at, value)| propagator.assume(*at, *value));
                assert!(holds || points.is_empty(), "seed {seed}, {case:?}");
                if holds {
                    for (at, value) in propagator.fixed().iter().enumerate() {
                        let agrees = |point: &Vec<bool>| i8::from(point[at]) == *value;
                        assert!(
                            *value == FREE || points.iter().all(agrees),
                            "seed {seed}, {case:?}"
                        );
                    }
                    ruled_out += propagator.trail().len().saturating_sub(case.len());
                }
                propagator.undo_to(0);
            }
        }
        assert!(ruled_out > 100, "{ruled_out}");
    }
}
