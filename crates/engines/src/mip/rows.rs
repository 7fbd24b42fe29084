//! What goes to HiGHS and what comes back, as plain data.

use std::ffi::c_int;
use std::ops::Range;

/// A program in the form HiGHS takes: rows one after the other.
#[derive(Default)]
pub struct Rows {
    pub maximise: bool,
    pub cost: Vec<f64>,
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
    pub integer: Vec<bool>,
    pub row_lower: Vec<f64>,
    pub row_upper: Vec<f64>,
    pub start: Vec<usize>,
    pub column: Vec<usize>,
    pub factor: Vec<f64>,
}

impl Rows {
    /// The same variables, and no row yet.
    pub fn bare(&self) -> Self {
        Rows {
            maximise: self.maximise,
            cost: self.cost.clone(),
            lower: self.lower.clone(),
            upper: self.upper.clone(),
            integer: self.integer.clone(),
            ..Rows::default()
        }
    }

    /// The places of a row's terms.
    pub fn terms(&self, row: usize) -> Range<usize> {
        self.start[row]..self.start.get(row + 1).copied().unwrap_or(self.column.len())
    }

    /// The rows in their order: number, lower and upper side of each.
    pub fn each(&self) -> impl Iterator<Item = (usize, f64, f64)> + '_ {
        let sides = self.row_lower.iter().zip(&self.row_upper);
        sides.enumerate().map(|(row, (lower, upper))| (row, *lower, *upper))
    }

    /// A row's terms: column and factor of each.
    pub fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.terms(row).map(|at| (self.column[at], self.factor[at]))
    }

    /// Whether a row chooses exactly one of its variables.
    pub fn chooses(&self, row: usize) -> bool {
        let one = self.row_lower[row] == 1.0 && self.row_upper[row] == 1.0;
        one && self.factor[self.terms(row)].iter().all(|factor| *factor == 1.0)
    }

    /// Adds a row.
    pub fn add(&mut self, terms: impl IntoIterator<Item = (usize, f64)>, lower: f64, upper: f64) {
        self.start.push(self.column.len());
        self.row_lower.push(lower);
        self.row_upper.push(upper);
        for (column, factor) in terms {
            self.column.push(column);
            self.factor.push(factor);
        }
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Empty,
    Optimal,
    Infeasible,
    UnboundedOrInfeasible,
    TimeLimit,
    MemoryLimit,
    Other,
}

/// The terms of some rows, one row after the other.
#[derive(Default)]
pub struct Terms {
    pub start: Vec<c_int>,
    pub column: Vec<c_int>,
    pub factor: Vec<f64>,
}

/// What a linear program's optimum looks like from both sides.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Sides {
    /// A value for each column.
    pub values: Vec<f64>,
    /// What one more of each column would cost.
    pub reduced: Vec<f64>,
    /// What each row's sum is.
    pub activity: Vec<f64>,
    /// What one more on each row's right-hand side would cost.
    pub dual: Vec<f64>,
}

/// How far a branch and bound is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Nodes so far.
    pub nodes: u64,
    /// The best solution's objective, infinite if there is none.
    pub best: f64,
    /// The bound on it.
    pub bound: f64,
}
