//! What rows say about variables once some are fixed: a value that would leave a row no way to hold is ruled out.

use crate::mip::Rows;

/// Sums are of whole numbers, so anything beyond this is a real difference.
const NEAR: f64 = 1e-6;

/// Not fixed yet.
pub const FREE: i8 = -1;

/// The rows of a program, and for each variable those it stands in.
pub struct Propagator {
    start: Vec<usize>,
    column: Vec<usize>,
    factor: Vec<f64>,
    lower: Vec<f64>,
    upper: Vec<f64>,
    rows_of: Vec<Vec<u32>>,
    queued: Vec<bool>,
    queue: Vec<u32>,
    /// The rows that choose exactly one of their variables.
    choosing: Vec<bool>,
    /// Terms looked at so far.
    work: u64,
}

/// Probing a node ends after looking at so many terms: some milliseconds.
const MOST_WORK: u64 = 2_000_000;

impl Propagator {
    pub fn new(rows: &Rows) -> Self {
        let count = rows.row_lower.len();
        let mut start = rows.start.clone();
        start.push(rows.column.len());
        let mut rows_of = vec![Vec::new(); rows.cost.len()];
        for row in 0..count {
            for at in start[row]..start[row + 1] {
                rows_of[rows.column[at]].push(row as u32);
            }
        }
        let one = |row: usize| rows.row_lower[row] == 1.0 && rows.row_upper[row] == 1.0;
        let plain = |row: usize| rows.factor[start[row]..start[row + 1]].iter().all(|f| *f == 1.0);
        let choosing = (0..count).map(|row| one(row) && plain(row)).collect();
        Propagator {
            choosing,
            start,
            column: rows.column.clone(),
            factor: rows.factor.clone(),
            lower: rows.row_lower.clone(),
            upper: rows.row_upper.clone(),
            rows_of,
            queued: vec![false; count],
            queue: Vec::new(),
            work: 0,
        }
    }

    /// Follows up all rows; false if one of them cannot hold any more.
    pub fn all(&mut self, fixed: &mut [i8]) -> bool {
        (0..self.lower.len()).for_each(|row| self.wake(row as u32));
        self.run(fixed)
    }

    /// Follows up the rows of some variables that were fixed.
    pub fn after(&mut self, variables: &[u32], fixed: &mut [i8]) -> bool {
        for variable in variables {
            self.wake_rows(*variable as usize);
        }
        self.run(fixed)
    }

    /// Tries both values of each variable that tells the answer, and rules out those that end in a broken row; again,
    /// as long as something was ruled out. False if both values of a variable are.
    pub fn probe(&mut self, answer: &[bool], fixed: &mut [i8]) -> bool {
        let end = self.work + MOST_WORK;
        let mut tried = fixed.to_vec();
        loop {
            let mut ruled_out = false;
            for variable in (0..fixed.len()).filter(|variable| answer[*variable]) {
                for value in [1, 0] {
                    if fixed[variable] != FREE || self.work > end {
                        continue;
                    }
                    tried.copy_from_slice(fixed);
                    tried[variable] = value;
                    if !self.after(&[variable as u32], &mut tried) {
                        fixed[variable] = 1 - value;
                        ruled_out = true;
                        if !self.after(&[variable as u32], fixed) {
                            return false;
                        }
                    }
                }
            }
            if !ruled_out || self.work > end {
                return true;
            }
        }
    }

    /// Whether a full point keeps every row.
    pub fn holds(&self, point: &[bool]) -> bool {
        (0..self.lower.len()).all(|row| {
            let terms = self.start[row]..self.start[row + 1];
            let sum: f64 =
                terms.filter(|at| point[self.column[*at]]).map(|at| self.factor[at]).sum();
            sum >= self.lower[row] - NEAR && sum <= self.upper[row] + NEAR
        })
    }

    /// How many variables are left in the smallest row that chooses one of them and has this variable; very many if
    /// there is none.
    pub fn choices(&self, variable: usize, fixed: &[i8]) -> usize {
        let rows = self.rows_of[variable].iter().map(|row| *row as usize);
        let left = |row: usize| {
            let terms = &self.column[self.start[row]..self.start[row + 1]];
            terms.iter().filter(|variable| fixed[**variable] == FREE).count()
        };
        rows.filter(|row| self.choosing[*row]).map(left).min().unwrap_or(fixed.len())
    }

    fn wake(&mut self, row: u32) {
        if !std::mem::replace(&mut self.queued[row as usize], true) {
            self.queue.push(row);
        }
    }

    fn wake_rows(&mut self, variable: usize) {
        for at in 0..self.rows_of[variable].len() {
            self.wake(self.rows_of[variable][at]);
        }
    }

    fn run(&mut self, fixed: &mut [i8]) -> bool {
        while let Some(row) = self.queue.pop() {
            self.queued[row as usize] = false;
            if !self.row(row as usize, fixed) {
                for row in self.queue.drain(..) {
                    self.queued[row as usize] = false;
                }
                return false;
            }
        }
        true
    }

    /// One row: false if it cannot hold.
    fn row(&mut self, row: usize, fixed: &mut [i8]) -> bool {
        let terms = self.start[row]..self.start[row + 1];
        self.work += terms.len() as u64;
        let (mut least, mut most) = (0.0, 0.0);
        for at in terms.clone() {
            let factor = self.factor[at];
            match fixed[self.column[at]] {
                FREE => {
                    least += factor.min(0.0);
                    most += factor.max(0.0);
                }
                0 => {}
                _ => {
                    least += factor;
                    most += factor;
                }
            }
        }
        let (lower, upper) = (self.lower[row] - NEAR, self.upper[row] + NEAR);
        if least > upper || most < lower {
            return false;
        }
        for at in terms {
            let (variable, factor) = (self.column[at], self.factor[at]);
            if fixed[variable] != FREE {
                continue;
            }
            // At the value that makes the sum large, or small, the row must still be able to hold.
            let size = factor.abs();
            let value = if least + size > upper {
                i8::from(factor < 0.0)
            } else if most - size < lower {
                i8::from(factor > 0.0)
            } else {
                continue;
            };
            fixed[variable] = value;
            // Only one of the two ends moves, and only as far as was allowed.
            if (value == 1) == (factor > 0.0) {
                least += size;
            } else {
                most -= size;
            }
            self.wake_rows(variable);
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
            rows.start.push(rows.column.len());
            rows.row_lower.push(*lower);
            rows.row_upper.push(*upper);
            for (column, factor) in *terms {
                rows.column.push(*column);
                rows.factor.push(*factor);
            }
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
        let mut fixed = [0, FREE, FREE, FREE];
        assert!(all.after(&[0], &mut fixed));
        assert_eq!(fixed, [0, 1, 0, 0]);
        let mut fixed = [0, 0, FREE, FREE];
        assert!(!all.after(&[0, 1], &mut fixed));
        // A conflict leaves nothing behind.
        let mut fixed = [FREE; 4];
        assert!(all.all(&mut fixed) && fixed == [FREE; 4]);
        assert!(!all.holds(&[true, false, true, false]));
        assert!(all.holds(&[true, true, false, false]));
    }
}
